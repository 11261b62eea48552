/// A scenario as the parser leaves it: every name is resolved, every word understood. Only this module makes one, by
/// `Scenario.parse` or for the stories of `why`, so that every scenario can be run.
public struct Scenario: Sendable {
  package var header = Header()
  /// In the order of declaration; a `ControllerID` is a place in it.
  package internal(set) var controllers: [ControllerDeclaration] = []
  /// In the order of their lines: of two that count the later wins.
  var conditionalOptions: [ConditionalOption] = []
  package internal(set) var hooks: [Hook] = []
  /// In the order of declaration.
  package internal(set) var segues: [Segue] = []
  package internal(set) var story: [Statement] = []
  /// The lines of `action`, `together` and `after`; a `BlockID` is a place in it.
  package internal(set) var blocks: [CodeBlock] = []
  /// The app's own state, in the order of declaration.
  package internal(set) var variables: [MatrixDimension] = []
  /// The app's own methods, in the order of declaration.
  var routines: [Routine] = []
  /// The lines of the header and the options that can have no effect, in the order of their lines.
  package internal(set) var idleLines: [IdleLine] = []
  /// Questions that hold in each run.
  package internal(set) var asserts: [Inquiry] = []
  package internal(set) var exploration = ExploreBlock()
  /// The published records that the header holds.
  package internal(set) var records: [PublishedRecord] = []
  /// Whether a name stands for several objects.
  var hasFurtherObjects = false
  /// The names of the files that it includes, directly or not.
  public internal(set) var includes: [String] = []

  init() {}

  /// The name of a controller of this scenario; empty for an identifier of another one.
  public func name(of id: ControllerID) -> String {
    controllers.indices.contains(id.int) ? controllers[id.int].name : ""
  }

  var hasAlerts: Bool { controllers.indices.contains { isAlert(ControllerID($0)) } }

  func isAlert(_ id: ControllerID) -> Bool {
    if case .alert = controllers[id.int].kind { true } else { false }
  }

  /// The controller of this name; nil if none is declared.
  public func controller(named name: String) -> ControllerID? {
    // A declaration is large: only its name is read.
    controllers.indices.first { controllers[$0].name == name }.map { ControllerID($0) }
  }
}

extension Receiver {
  /// As traces write it.
  public func name(in scenario: Scenario) -> String {
    name { scenario.name(of: $0) }
  }

  func name(_ nameOf: (ControllerID) -> String) -> String {
    switch self {
    case .controller(let id): nameOf(id)
    case .view(let id): nameOf(id) + Self.viewSuffix
    case .delegate(let id): nameOf(id) + Self.delegateSuffix
    case .presentation(let id): nameOf(id) + Self.presentationSuffix
    case .animator(let id): nameOf(id) + Self.animatorSuffix
    case .app: Self.appName
    case .scene(let id): id.map { nameOf($0) + Self.sceneSuffix } ?? Self.sceneName
    }
  }
}

/// A segue of a storyboard: from one controller to another, by a name.
package struct Segue: Hashable, Sendable {
  /// The identifier, as `performSegueWithIdentifier:sender:` names it; empty for a segue that code never performs.
  package let identifier: String
  package let source: ControllerID
  package let destination: ControllerID
  package let kind: Kind
  package let animated: Bool
  /// The line of the declaration, from 1.
  package let line: Int

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The navigation controller of the source pushes it.
    case push
    /// The source presents it.
    case modal
    /// Adds it as a child of the source when the source's view is loaded, iOS 6.
    case embed
    /// Pushes it if there is a navigation controller, otherwise presents it, iOS 8.
    case show
    /// Shows it as the detail of a split view controller if there is one, otherwise presents it, iOS 8.
    case showDetail
    case popover
    /// The app's own class carries it out: UIKit makes the destination and prepares the source.
    case custom

    package var name: String { rawValue }
  }
}

extension Scenario {
  /// The segue of a controller with an identifier, nil when there is none.
  func segue(_ identifier: String, from source: ControllerID) -> Int? {
    segues.firstIndex { $0.identifier == identifier && $0.source == source }
  }
}
