import ObjectiveC
import UIKit

extension Vcsim {
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
      let types = original.flatMap(method_getTypeEncoding)
      let block = answer(calling: original.map(method_getImplementation), body) ?? recorded(original, types, in: type)
      guard let block else { return false }
      return class_addMethod(type, name, imp_implementationWithBlock(block), types)
    }

    /// Records the call and calls super, in the form of super's method. A system without the method calls it never.
    private func recorded(_ original: Method?, _ types: UnsafePointer<CChar>?, in type: AnyClass) -> Any? {
      guard let row = RecordedMethod.all[selector] else { return nil }
      let code = RecordedCode(
        selector: selector, values: row.values, original: original.map(method_getImplementation), owner: type,
        maySkipOriginal: true)
      return code.block(of: types.map { String(cString: $0) } ?? "v@:")
    }

    /// The code of a method that the class answers for itself.
    private func answer(calling original: IMP?, _ body: Body) -> Any? {
      switch selector {
      case "loadView" where body.makesView: viewMaker()
      case "shouldAutorotate": yesOrNo(original, default: true) { body.answers($0)?.autorotates }
      case "shouldAutomaticallyForwardAppearanceMethods":
        yesOrNo(original, default: true) { body.answers($0)?.forwardsAppearance }
      case "supportedInterfaceOrientations": mask(original) { body.answers($0)?.supports }
      case "preferredInterfaceOrientationForPresentation": preference(original) { body.answers($0)?.prefers }
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
            ?? original.map { unsafeBitCast($0, to: Function.self)(me, name) }
            ?? UIInterfaceOrientationMask.all.rawValue
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
            ?? original.map { unsafeBitCast($0, to: Function.self)(me, name) }
            ?? UIInterfaceOrientation.portrait.rawValue
        }
      }
      return block
    }
  }
}
