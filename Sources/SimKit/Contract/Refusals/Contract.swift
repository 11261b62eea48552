/// A precondition of a UIKit call: what the call requires, and what UIKit does if that fails.
///
/// Each is in the row of its `Refusal`. The engine checks the precondition before it carries out the call: see
/// `Simulator.objection`.
package struct Contract: Sendable {
  package let call: NamedCall
  package let effect: Effect
  let section: TextSection

  /// A sentence that holds when UIKit carries out the call.
  package var requires: String { section.text }

  /// The change in the app, as an imperative.
  package var fix: String { section.values("Fix").first ?? "" }

  /// The category that a console of iOS 13 and later prints before the text: `[Presentation]`.
  package var prefix: String? { section.values("Prefix").first }

  /// The shortest scenario that triggers it, in one version. Some versions need other lines.
  package func scenario(in mode: Mode) -> String {
    let block = section.blocks.last { block in
      RuleID.named(String(block.name.dropFirst("while ".count))).map { RuleSet(mode).holds($0) } ?? true
    }
    return "vcsim 1\nmode \(mode.name)\n" + (block?.text ?? "")
  }

  /// The finding of lint: the call, and what it requires.
  var finding: String {
    let verb =
      switch effect {
      case .raises: "raises an exception"
      case .ignores, .nothing: "has no effect"
      case .proceeds: "leads to a console warning"
      case .later: "has its effect later"
      case .unknown, .unknownPlayed: "leads to what no record shows"
      }
    return "this \(verb): '\(call.rawValue)' requires that \(Self.within(requires))"
  }

  /// The open question where the rule of a text doesn't hold.
  func unknown(_ rule: RuleID) -> String {
    "what UIKit does with '\(call.rawValue)' in this version; in \(rule.modes.name), it requires that "
      + Self.within(requires)
  }

  var requiresWithin: String { Self.within(requires) }

  var advice: String { Self.within(fix) }

  /// The shortest scenarios of a row without a text of UIKit's, in the versions that they name, else in the newest.
  package var scenarios: [(mode: Mode, text: String)] {
    section.blocks.map { block in
      let mode = Mode(name: block.name) ?? Mode.all[Mode.all.count - 1]
      return (mode, "vcsim 1\nmode \(mode.name)\n" + block.text)
    }
  }

  /// A sentence as a part of another.
  private static func within(_ sentence: String) -> String {
    // `UIKit` keeps its letters.
    let isName = sentence.dropFirst().first?.isUppercase == true
    return (isName ? String(sentence.prefix(1)) : sentence.prefix(1).lowercased()) + sentence.dropFirst().dropLast()
  }

  /// The effect of a precondition that fails.
  package enum Effect: Sendable {
    /// Raises an exception of this name, which ends the app.
    case raises(String)
    /// Prints a console warning, and doesn't carry out the call.
    case ignores
    /// Prints a console warning, and carries out the call.
    case proceeds
    /// Does nothing, on some ground: no row states it without one.
    case nothing(Ground)
    /// Carries out the call at another time.
    case later
    /// No record or document shows what UIKit does. vcsim plays nothing, or plays the call.
    case unknown, unknownPlayed

    /// How the effect is known without a text of UIKit's.
    package enum Ground: String, Sendable {
      case document = "a document states it"
      case report = "people report it"
      case runtime = "the Objective-C runtime does that"
      case itself = "nothing is there, or it is there already"
    }

    var isNothing: Bool { if case .nothing = self { true } else { false } }

    var carriesOut: Bool {
      switch self {
      case .proceeds, .later, .unknownPlayed: true
      case .raises, .ignores, .nothing, .unknown: false
      }
    }
  }

  /// A call of the app, or a method of the app whose return value UIKit uses.
  package enum NamedCall: String, CaseIterable, Sendable {
    case present = "presentViewController:animated:completion:"
    case dismiss = "dismissViewControllerAnimated:completion:"
    case push = "pushViewController:animated:"
    case pop = "popToViewController:animated:"
    case pages = "setViewControllers:direction:animated:completion:"
    case segue = "performSegueWithIdentifier:sender:"
    case addChild = "addChildViewController:"
    case addView = "addSubview:"
    case transition = "transitionFromViewController:toViewController:duration:options:animations:completion:"
    case appearance = "beginAppearanceTransition:animated: and endAppearanceTransition"
    case view = "view"
    case release
    case launch = "application:didFinishLaunchingWithOptions:"
    case orientations = "supportedInterfaceOrientations"
    case preferred = "preferredInterfaceOrientationForPresentation"
    case geometry = "requestGeometryUpdateWithPreferences:errorHandler:"
    case halves = "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:"
    case restoration = "application:shouldRestoreApplicationState:"
    case restorationClass
    case alert = "a call with an alert"
    case option = "an option"
    case any = "any call"
    case event = "an event of other versions"
    case touch = "a touch"
    case root = "rootViewController"
    case stack = "setViewControllers:animated:"
    case select = "setSelectedViewController:"
    case scene = "requestSceneSessionActivation:userActivity:options:errorHandler:"
    case rotation = "a rotation of the device"
    case resize = "a new size of the window"
    case column = "setViewController:forColumn: and showColumn:"
    case traits = "setOverrideTraitCollection:forChildViewController:"
    case send = "a method of a controller"
  }
}
