import ObjectiveC
import UIKit

/// A method that is recorded, added to a class that the player makes. UIKit looks at what a class overrides, so nothing
/// else becomes an override.
@MainActor struct Override {
  let selector: String
  private var name: Selector { NSSelectorFromString(selector) }

  /// The code that the class runs instead of super.
  struct Body {
    var answers: @MainActor (AnyObject) -> Plan.Answers?
    var makesView = false
  }

  /// Adds the method to a class that isn't registered yet; false if the player has no form for it.
  func add(to type: AnyClass, below superclass: AnyClass, _ body: Body) -> Bool {
    let original = class_getInstanceMethod(superclass, name)
    guard let block = block(calling: original.map(method_getImplementation), body) else { return false }
    return class_addMethod(
      type, name, imp_implementationWithBlock(block), original.flatMap(method_getTypeEncoding))
  }

  // MARK: Forms

  private func block(calling original: IMP?, _ body: Body) -> Any? {
    switch selector {
    case "loadView" where body.makesView: viewMaker()
    case "loadView", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
      "updateProperties", "didReceiveMemoryWarning", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
      "layoutSubviews":
      plain(original)
    case "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:":
      appearance(original)
    case "willMoveToParentViewController:", "didMoveToParentViewController:": object(original, key: "parent")
    case "traitCollectionDidChange:": object(original, key: nil)
    case "preferredContentSizeDidChangeForChildContentContainer:": object(original, key: "viewController")
    case "viewWillTransitionToSize:withTransitionCoordinator:": size(original)
    case "willTransitionToTraitCollection:withTransitionCoordinator:": traits(original)
    case "setEditing:animated:": editing(original)
    case "willRotateToInterfaceOrientation:duration:", "willAnimateRotationToInterfaceOrientation:duration:":
      turn(original)
    case "didRotateFromInterfaceOrientation:": orientation(original)
    case "shouldAutorotate": yesOrNo(original, default: true) { body.answers($0)?.autorotates }
    case "shouldAutomaticallyForwardAppearanceMethods":
      yesOrNo(original, default: true) { body.answers($0)?.forwardsAppearance }
    case "supportedInterfaceOrientations": mask(original) { body.answers($0)?.supports }
    case "preferredInterfaceOrientationForPresentation": preference(original) { body.answers($0)?.prefers }
    case "dealloc": original.map { Recorder.deallocation(calling: $0) }
    default: nil
    }
  }

  private func viewMaker() -> Any {
    let selector = selector
    let block: @MainActor @convention(block) (UIViewController) -> Void = { me in
      Recorder.shared.record(me, selector, skipped: ()) {
        me.view = StageView(frame: .zero)
        Recorder.shared.name(me.view, Recorder.shared.name(of: me) + ".view")
      }
    }
    return block
  }

  private func plain(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject) -> Void = { me in
      Recorder.shared.record(me, selector, skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name) }
      }
    }
    return block
  }

  private func appearance(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, Bool) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, Bool) -> Void = { me, animated in
      Recorder.shared.record(me, selector, ["animated=" + Recorder.text(animated)], animated: animated, skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, animated) }
      }
    }
    return block
  }

  private func object(_ original: IMP?, key: String?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, AnyObject?) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, AnyObject?) -> Void = { me, object in
      let values = key.map { [$0 + "=" + Recorder.shared.name(of: object)] } ?? []
      Recorder.shared.record(me, selector, values, skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, object) }
      }
    }
    return block
  }

  private func size(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, CGSize, AnyObject) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, CGSize, AnyObject) -> Void = { me, size, coordinator in
      Recorder.shared.record(me, selector, ["size=" + Recorder.text(size)], skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, size, coordinator) }
      }
    }
    return block
  }

  private func traits(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, UITraitCollection, AnyObject) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, UITraitCollection, AnyObject) -> Void = {
      me, traits, coordinator in
      Recorder.shared.record(me, selector, ["traits=" + Recorder.text(traits)], skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, traits, coordinator) }
      }
    }
    return block
  }

  private func editing(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, Bool, Bool) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, Bool, Bool) -> Void = { me, editing, animated in
      let values = ["editing=" + Recorder.text(editing), "animated=" + Recorder.text(animated)]
      Recorder.shared.record(me, selector, values, animated: animated, skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, editing, animated) }
      }
    }
    return block
  }

  private func turn(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, Int, Double) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, Int, Double) -> Void = { me, target, duration in
      let values = [Self.orientation(target), "duration=\(Int((duration * 1000).rounded()))ms"]
      Recorder.shared.record(me, selector, values, skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, target, duration) }
      }
    }
    return block
  }

  private func orientation(_ original: IMP?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector, Int) -> Void
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject, Int) -> Void = { me, before in
      Recorder.shared.record(me, selector, [Self.orientation(before)], skipped: ()) {
        if let original { unsafeBitCast(original, to: Function.self)(me, name, before) }
      }
    }
    return block
  }

  private static func orientation(_ number: Int) -> String {
    "orientation=" + Recorder.text(UIInterfaceOrientation(rawValue: number) ?? .unknown)
  }

  // MARK: Queries

  private func yesOrNo(_ original: IMP?, default other: Bool, _ answer: @escaping @MainActor (AnyObject) -> Bool?)
    -> Any
  {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Bool
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject) -> Bool = { me in
      Recorder.shared.record(me, selector, skipped: nil, answer: { Recorder.text($0) }) {
        answer(me) ?? original.map { unsafeBitCast($0, to: Function.self)(me, name) } ?? other
      }
    }
    return block
  }

  private func mask(_ original: IMP?, _ answer: @escaping @MainActor (AnyObject) -> [Plan.Orientation]?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> UInt
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject) -> UInt = { me in
      Recorder.shared.record(
        me, selector, skipped: nil, answer: { Recorder.text(UIInterfaceOrientationMask(rawValue: $0)) }
      ) {
        answer(me).map { Performer.mask($0).rawValue }
          ?? original.map { unsafeBitCast($0, to: Function.self)(me, name) } ?? UIInterfaceOrientationMask.all.rawValue
      }
    }
    return block
  }

  private func preference(_ original: IMP?, _ answer: @escaping @MainActor (AnyObject) -> Plan.Orientation?) -> Any {
    typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Int
    let (selector, name) = (selector, name)
    let block: @MainActor @convention(block) (AnyObject) -> Int = { me in
      Recorder.shared.record(
        me, selector, skipped: nil, answer: { Recorder.text(UIInterfaceOrientation(rawValue: $0) ?? .unknown) }
      ) {
        answer(me).map { Stage.interfaceOrientation($0).rawValue }
          ?? original.map { unsafeBitCast($0, to: Function.self)(me, name) } ?? UIInterfaceOrientation.portrait.rawValue
      }
    }
    return block
  }
}
