import ObjectiveC
import UIKit

extension Vcsim {
  /// A method of a delegate that is recorded. A delegate's class has exactly the methods that the scenario needs: UIKit
  /// asks whether it responds to them.
  @MainActor struct DelegateOverride {
    let selector: String
    let answers: @MainActor () -> Plan.Answers?

    /// Adds the method to a class that isn't registered yet; false if the player has no form for it.
    func add(to type: AnyClass) -> Bool {
      guard let block else { return false }
      return class_addMethod(type, NSSelectorFromString(selector), imp_implementationWithBlock(block), nil)
    }

    private var block: Any? {
      switch selector {
      case "splitViewControllerDidCollapse:", "splitViewControllerDidExpand:", "presentationControllerWillDismiss:",
        "presentationControllerDidDismiss:", "presentationControllerDidAttemptToDismiss:",
        "prepareForPopoverPresentation:", "popoverPresentationControllerDidDismissPopover:",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier:":
        tells()
      case "tabBarController:didSelectViewController:": tellsOfController()
      case "navigationController:willShowViewController:animated:",
        "navigationController:didShowViewController:animated:":
        tellsOfControllerAnimated()
      case "splitViewController:willChangeToDisplayMode:": tellsOfNumber { "displayMode=" + Recorder.displayMode($0) }
      case "splitViewController:willShowColumn:", "splitViewController:willHideColumn:":
        tellsOfNumber { "column=" + Recorder.column($0) }
      case "presentationControllerShouldDismiss:", "popoverPresentationControllerShouldDismissPopover:": asks()
      case "tabBarController:shouldSelectViewController:": asksAboutController()
      case "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:":
        asksAboutControllers { $0?.collapsesSecondary ?? false }
      case "splitViewController:showDetailViewController:sender:", "splitViewController:showViewController:sender:":
        asksAboutControllers { _ in false }
      default: nil
      }
    }

    private static func shown(_ controller: AnyObject) -> String {
      "viewController=" + Recorder.shared.name(of: controller)
    }

    private func tells() -> Any {
      let selector = selector
      let block: @MainActor @convention(block) (AnyObject, AnyObject) -> Void = { me, _ in
        Recorder.shared.record(me, selector, skipped: ()) {}
      }
      return block
    }

    private func tellsOfController() -> Any {
      let selector = selector
      let block: @MainActor @convention(block) (AnyObject, AnyObject, AnyObject) -> Void = { me, _, controller in
        Recorder.shared.record(me, selector, [Self.shown(controller)], skipped: ()) {}
      }
      return block
    }

    private func tellsOfControllerAnimated() -> Any {
      let selector = selector
      let block: @MainActor @convention(block) (AnyObject, AnyObject, AnyObject, Bool) -> Void = {
        me, _, controller, animated in
        let values = [Self.shown(controller), "animated=" + Recorder.text(animated)]
        Recorder.shared.record(me, selector, values, animated: animated, skipped: ()) {}
      }
      return block
    }

    private func tellsOfNumber(_ value: @escaping @MainActor (Int) -> String) -> Any {
      let selector = selector
      let block: @MainActor @convention(block) (AnyObject, AnyObject, Int) -> Void = { me, _, number in
        Recorder.shared.record(me, selector, [value(number)], skipped: ()) {}
      }
      return block
    }

    private func asks() -> Any {
      let (selector, answers) = (selector, answers)
      let block: @MainActor @convention(block) (AnyObject, AnyObject) -> Bool = { me, _ in
        Recorder.shared.record(me, selector, skipped: nil, answer: { Recorder.text($0) }) {
          answers()?.shouldDismiss ?? true
        }
      }
      return block
    }

    private func asksAboutController() -> Any {
      let selector = selector
      let block: @MainActor @convention(block) (AnyObject, AnyObject, AnyObject) -> Bool = { me, _, controller in
        Recorder.shared.record(me, selector, [Self.shown(controller)], skipped: nil, answer: { Recorder.text($0) }) {
          true
        }
      }
      return block
    }

    private func asksAboutControllers(_ answer: @escaping @MainActor (Plan.Answers?) -> Bool) -> Any {
      let (selector, answers) = (selector, answers)
      let block: @MainActor @convention(block) (AnyObject, AnyObject, AnyObject, AnyObject?) -> Bool = {
        me, _, controller, _ in
        Recorder.shared.record(me, selector, [Self.shown(controller)], skipped: nil, answer: { Recorder.text($0) }) {
          answer(answers())
        }
      }
      return block
    }
  }
}
