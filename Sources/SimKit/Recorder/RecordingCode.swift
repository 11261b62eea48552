/// Code for an app that logs its callbacks in the form that loses nothing: with the object, its values, its geometry,
/// and a second line when the callback returns, so that nesting is visible.
///
/// The methods are made from the table of callbacks; only what surrounds them is written here.
package enum RecordingCode {
  /// The class of a callback's method.
  enum Place: CaseIterable {
    case controller, view, application, container, presentation
  }

  static func place(of callback: Callback) -> Place {
    switch callback.family {
    case .application: .application
    case .restoration: callback.selector.hasPrefix("application:") ? .application : .controller
    case .delegate: .container
    case .presentation: ofPresentations.contains(callback) ? .presentation : .container
    case .creation, .loading, .appearance, .rotation, .orientation, .size, .containment, .memory, .segue, .constraints,
      .editing, .completion, .trouble:
      .controller
    case .layout: callback == .layoutSubviews ? .view : .controller
    }
  }

  /// The callbacks of a presentation controller.
  private static let ofPresentations: [Callback] = [
    .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
    .dismissalTransitionDidEnd,
  ]

  /// Why the code has no method for a callback; nil if it has one.
  static func omission(_ callback: Callback, inSwift: Bool) -> String? {
    switch callback {
    case .viewControllerForUnwinding, .segueForUnwinding, .allowedChildrenForUnwinding:
      return "it answers with an object that only the app knows"
    case .appRestores, .configurationForConnecting: return "it answers with an object that only the app knows"
    case .restorationClassMakes: return "a method of a class, which makes the controller"
    case .popoverControllerShouldDismiss, .popoverControllerDidDismiss, .popoverShouldDismiss, .popoverDidDismiss:
      return "the delegate of a popover gets it: log it there"
    case .presentationControllerFor, .animationControllerForPresented, .animationControllerForDismissed,
      .transitionDuration, .animateTransition, .animationEnded:
      return "a custom object gets it: log it there"
    case .sheetDidChangeDetent: return "the delegate of a sheet gets it: log it there"
    case .traitChangeHandler: return "a block, not a method"
    case .updateProperties: return "only an SDK of iOS 26 has it: log it by hand"
    case .unwindAction: return "its name is the app's choice"
    case .willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf:
      return "with this method a rotation goes in two steps"
    case .splitSupportedOrientations, .splitPreferredOrientation:
      return "to answer it would change what the app does"
    default: break
    }
    switch callback.answer {
    case .style, .controller, .displayMode, .column: return "to answer it would change what the app does"
    case .yesOrNo, .orientation, .orientations, .duration, .size, .rect, .traits, .answer, nil: break
    }
    if callback.family == .restoration { return "state restoration: log it where the app saves and restores" }
    if callback.isOfScene {
      return "The hunks of a patch: the changes with so many lines around them. Changes that "
        + "share their context are in one hunk."
    }
    if callback.family == .completion { return "a block, not a method" }
    let isDelegate = place(of: callback) == .application || callback.selector.hasPrefix("application:supported")
    if callback.answer != nil, isDelegate {
      return "to answer it would change what the app does"
    }
    if inSwift, let last = callback.modes.ranges.last?.last, last.major < 6 {
      return "Swift cannot say it; the Objective-C code has it"
    }
    if RecordedArgument.arguments(of: callback) == nil, callback != .initWithCoder, callback != .initWithNibName {
      return "its arguments are not known"
    }
    return nil
  }

  /// Whether the method returns a value: of a query, or whether the app can go on with its launch.
  static func isQuestion(_ callback: Callback) -> Bool {
    callback.answer != nil || callback == .didFinishLaunching || callback == .willFinishLaunching
  }

  /// The default return value of a delegate's query method: UIKit's behavior without the method. Showing or stacking
  /// a controller is left to the split view controller.
  static func defaultAnswer(_ callback: Callback) -> Bool {
    switch callback {
    case .splitShow, .splitShowDetail, .splitCollapseSecondary: false
    default: true
    }
  }

  /// The callbacks of a place that have a method.
  static func callbacks(of place: Place, inSwift: Bool) -> [Callback] {
    Callback.allCases.filter { self.place(of: $0) == place && omission($0, inSwift: inSwift) == nil }
  }

  /// The callbacks that are not recorded, with the reasons, as comments.
  static func omissions(inSwift: Bool) -> String {
    Callback.allCases.compactMap { callback in
      omission(callback, inSwift: inSwift).map { "//   \(callback.selector)  \($0)\n" }
    }.joined()
  }

  package static var swift: String { SwiftRecording.code }
  package static var objectiveC: String { ObjectiveCRecording.code }
}
