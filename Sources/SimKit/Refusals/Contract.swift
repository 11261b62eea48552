/// A precondition of a UIKit call: what the call requires, and what UIKit does if that fails.
///
/// Each is in the row of its `ConsoleText`. The engine checks the precondition before it carries out the call: see
/// `Simulator.objection`.
package struct Contract: Sendable {
  package let call: Call
  package let effect: Effect
  let section: TextSection

  /// A sentence that holds when UIKit carries out the call.
  package var requires: String { section.text }

  /// The change in the app, as an imperative.
  package var fix: String { section.values("Fix").first ?? "" }

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
      case .ignores: "has no effect"
      case .proceeds: "leads to a console warning"
      }
    return "this \(verb): '\(call.rawValue)' requires that \(Self.within(requires))"
  }

  var advice: String { Self.within(fix) }

  /// A sentence as a part of another.
  private static func within(_ sentence: String) -> String {
    (sentence.first.map { $0.lowercased() } ?? "") + sentence.dropFirst().dropLast()
  }

  /// The effect of a precondition that fails.
  package enum Effect: Sendable {
    /// Raises an exception of this name, which ends the app.
    case raises(String)
    /// Prints a console warning, and doesn't carry out the call.
    case ignores
    /// Prints a console warning, and carries out the call.
    case proceeds

    static let invalidArgument = raises("NSInvalidArgumentException")
    static let inconsistency = raises("NSInternalInconsistencyException")
    static let generic = raises("NSGenericException")
    static let hierarchy = raises("UIViewControllerHierarchyInconsistency")
    static let orientation = raises("UIApplicationInvalidInterfaceOrientation")
  }

  /// A call of the app, or a method of the app whose return value UIKit uses.
  package enum Call: String, CaseIterable, Sendable {
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
  }
}
