/// The part before the declarations: the versions, the device, and what is shown.
package struct Header: Hashable, Sendable {
  package var title: String?
  package var tags: [String] = []
  /// The publication of the order that this scenario shows, as written in the file.
  package var sources: [String] = []
  /// The identifiers of the published records that it reproduces.
  package var records: [String] = []
  /// The versions to run; empty when the file states none.
  package var modes: [Mode] = []
  /// The versions that it runs in: iOS 6 if it names none.
  package var runModes: [Mode] { modes.isEmpty ? [.standard] : modes }
  /// Words that take several values, each in a separate case.
  package var matrix: [MatrixDimension] = []
  /// Nil: the version's default, see `device(in:)`.
  package var device: Device?
  /// How much of a pad's screen the app is launched in, iOS 9; nil: all.
  package internal(set) var window: Size?
  /// How the device is held at the start, in terms of the interface.
  package var heldIn = Orientation.portrait
  package var showsStatusBar = true
  /// The orientations of the Info.plist; nil when it lists none.
  package var appOrientations: ListedOrientations?
  /// The same for one idiom only, which wins there.
  package var phoneOrientations: ListedOrientations?
  package var padOrientations: ListedOrientations?
  /// `application:supportedInterfaceOrientationsForWindow:`, iOS 6; nil when the delegate does not implement it.
  package var delegateOrientations: OrientationMask?
  /// The lines of appearance callbacks state the property that says why a controller comes or goes.
  package var showsProperties = false
  /// The values of a controller's place that its lines state, in the order of `FieldKey`.
  package private(set) var values: [FieldKey] = []
  /// Whether an expectation or a question states such a value, or lines show it.
  package var readsPlaces = false
  /// The app keeps no reference to a controller that does not say otherwise.
  package internal(set) var heldByUIKitOnly = false
  /// `viewLayoutMarginsDidChange` and `viewSafeAreaInsetsDidChange` are part of the trace, iOS 11.
  package var showsInsets = false
  package var filter = TraceFilter()
  package var comparison = ComparisonWords()
  /// The Info.plist has a scene manifest: in iOS 13 and later, the scene's delegate gets activity.
  package var hasSceneManifest = false
  /// Whether the app states that it has no scene manifest. If not, its version accepts it.
  package internal(set) var lacksSceneManifest = false
  package internal(set) var hasSeveralScenes = false
  package var knownFailures: [KnownFailure] = []
  /// The question that no published record answers, if the scenario is an experiment for a device.
  package var experiment: String?
  /// Findings of lint that are there on purpose.
  package internal(set) var allowedFindings: [LintRule] = []

  package init() {}
}

extension Header {
  /// Lines state these values of a controller's place.
  package mutating func show(_ keys: [FieldKey]) {
    let shown = values + keys
    values = FieldKey.ofPlace.filter { shown.contains($0) }
    readsPlaces = readsPlaces || !values.isEmpty
  }

  /// The device that a run in this version has: the one that is stated, else the smallest phone that ran the version.
  package func device(in mode: Mode) -> Device { device ?? RuleSet(mode).smallestPhone }

  /// Whether the app has a scene in this version: its Info.plist says so, or the version requires it.
  package func usesScenes(in mode: Mode) -> Bool { usesScenes(by: RuleSet(mode)) }

  func usesScenes(by rules: RuleSet) -> Bool {
    rules.holds(.scenesExist) && (hasSceneManifest || rules.holds(.scenesRequired))
  }
}

/// Which events of a run are shown, judged and stored.
package struct TraceFilter: Hashable, Sendable {
  /// Only these receivers' controllers; nil for all. Receivers `app` and `scene` are shown when `showsApp` and `showsScene`.
  package var controllers: [ControllerID]?
  package var showsApp = true
  package var showsScene = true
  /// Beside `controllers`, messages to the delegates of these.
  package var delegates: [ControllerID] = []
  /// Only callbacks of these families; nil for all.
  package var families: [Family]?
  /// Only these callbacks; nil for all.
  package var callbacks: [Callback]?
  /// Lines that these rules send are left out.
  package var omittedRules: [RuleID] = []

  package init() {}

  /// Whether it shows a callback, regardless of its receiver.
  package func shows(_ callback: Callback) -> Bool {
    families?.contains(callback.family) ?? true && callbacks?.contains(callback) ?? true
  }
}

/// How an expectation of the whole scenario is compared.
package struct ComparisonWords: Hashable, Sendable {
  /// Repeats of a line, or of a group of lines, that follow each other at once count as one.
  package var collapsesRepeats = false
  /// Values (`animated=yes` and the like) that the expectation does not state are not compared, and where a block states
  /// no time that passes, neither are times.
  package var ignoresUnstatedValues = false

  package init() {}
}

/// A case that is expected to differ, and why.
package struct KnownFailure: Hashable, Sendable {
  /// The versions it speaks of; nil for all.
  package internal(set) var modes: ModeRange?
  package internal(set) var reason: String
}
