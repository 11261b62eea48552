import ObjectiveC
import UIKit

extension Vcsim {
  /// The controllers of a plan. Each is made when it's first used, of a class that is made for it and overrides what the
  /// plan says, or of a class of the app.
  @MainActor final class Cast {
    private let actors: [String: Plan.Actor]
    private var answers: [String: Plan.Answers] = [:]
    private var retained: [String: UIViewController] = [:]
    private var others: [String: Reference] = [:]
    private var delegates: [AnyObject] = []
    private let makesClasses: Bool
    /// The facts that can't be recorded: the log is a part of the case.
    private(set) var missing: [String] = []

    private struct Reference { weak var controller: UIViewController? }

    /// - Parameter usesClassesOfApp: Whether `class` of a controller names a class of this app.
    init(_ plan: Plan, usesClassesOfApp: Bool) {
      actors = Dictionary(plan.controllers.map { ($0.name, $0) }) { first, _ in first }
      answers = actors.mapValues(\.answers)
      makesClasses = !usesClassesOfApp
    }

    func actor(_ name: String) -> Plan.Actor? { actors[name] }
    func release(_ name: String) { retained[name] = nil }

    func controller(_ name: String) throws -> UIViewController {
      if let known = retained[name] ?? others[name]?.controller { return known }
      guard let actor = actors[name] else { throw Refusal("the plan has no controller \(name)") }
      let made = try make(actor)
      Recorder.shared.name(made, name)
      if actor.heldByUikit { others[name] = Reference(controller: made) } else { retained[name] = made }
      try setUp(made, actor)
      return made
    }

    func change(_ name: String, to new: Plan.Answers) throws {
      guard var old = answers[name] else { throw Refusal("the plan has no controller \(name)") }
      old.supports = new.supports ?? old.supports
      old.prefers = new.prefers ?? old.prefers
      old.autorotates = new.autorotates ?? old.autorotates
      old.collapsesSecondary = new.collapsesSecondary ?? old.collapsesSecondary
      answers[name] = old
    }

    // MARK: Classes

    private func make(_ actor: Plan.Actor) throws -> UIViewController {
      if !makesClasses, let name = actor.class {
        guard let type = Self.classOfApp(name) else { throw Refusal("the app has no class \(name)") }
        Recording.recordController(type, where: Set(actor.overrides).contains)
        return try Self.made(type)
      }
      switch actor.kind {
      case .plain: return try Self.made(type(of: actor, below: UIViewController.self))
      case .navigation: return try Self.made(type(of: actor, below: UINavigationController.self))
      case .tabBar: return try Self.made(type(of: actor, below: UITabBarController.self))
      case .split(_, columns: false): return try Self.made(type(of: actor, below: UISplitViewController.self))
      case .split(let content, columns: true):
        let style: UISplitViewController.Style = content.count == 3 ? .tripleColumn : .doubleColumn
        return try Self.made(type(of: actor, below: UISplitViewController.self), "initWithStyle:", style.rawValue)
      case .page(_, let curls):
        let style: UIPageViewController.TransitionStyle = curls ? .pageCurl : .scroll
        let type: AnyClass = try type(of: actor, below: UIPageViewController.self)
        return try Self.made(type, "initWithTransitionStyle:navigationOrientation:options:", style.rawValue)
      case .search(let content):
        return UISearchController(searchResultsController: try content.first.map(controller))
      case .alert(let isSheet):
        return UIAlertController(title: actor.name, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
      }
    }

    /// A class of Swift has the name of its module before its own.
    private static func classOfApp(_ name: String) -> AnyClass? {
      if let type = NSClassFromString(name) { return type }
      let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
      return module.flatMap { NSClassFromString($0.split(separator: " ").joined(separator: "_") + "." + name) }
    }

    private static func made(_ type: AnyClass) throws -> UIViewController {
      guard let type = type as? NSObject.Type, let made = type.init() as? UIViewController else {
        throw Refusal("\(type) is no view controller")
      }
      return made
    }

    /// Sends an initializer whose first argument is a number; those that follow are zero. It consumes the object that
    /// it's sent to and returns an object that the caller owns.
    private static func made(_ type: AnyClass, _ initializer: String, _ number: Int) throws -> UIViewController {
      typealias Function =
        @MainActor @convention(c) (UnsafeMutableRawPointer, Selector, Int, Int, AnyObject?) -> Unmanaged<AnyObject>
      let name = NSSelectorFromString(initializer)
      guard let object = class_createInstance(type, 0), let method = class_getMethodImplementation(type, name) else {
        throw Refusal("\(type) has no \(initializer)")
      }
      let consumed = Unmanaged.passRetained(object as AnyObject).toOpaque()
      let made = unsafeBitCast(method, to: Function.self)(consumed, name, number, 0, nil).takeRetainedValue()
      guard let controller = made as? UIViewController else { throw Refusal("\(type) is no view controller") }
      return controller
    }

    private func type(of actor: Plan.Actor, below superclass: UIViewController.Type) throws -> AnyClass {
      guard let type = objc_allocateClassPair(superclass, Recorder.prefix + actor.name, 0) else {
        // The controller is made again after it was deallocated.
        if let known = NSClassFromString(Recorder.prefix + actor.name) { return known }
        throw Refusal("no class for \(actor.name) can be made")
      }
      let name = actor.name
      let body = Override.Body(answers: { [weak self] _ in self?.answers[name] }, makesView: actor.makesView)
      var selectors = actor.overrides
      if actor.makesView, !selectors.contains("loadView") { selectors.append("loadView") }
      if actor.answers.forwardsAppearance != nil { selectors.append("shouldAutomaticallyForwardAppearanceMethods") }
      for selector in selectors where !Override(selector: selector).add(to: type, below: superclass, body) {
        missing.append("\(name) \(selector)")
      }
      objc_registerClassPair(type)
      return type
    }

    // MARK: Properties

    private func setUp(_ made: UIViewController, _ actor: Plan.Actor) throws {
      let options = actor.options
      if let style = options.style { made.modalPresentationStyle = Performer.style(style) }
      if let size = options.contentSize, size.count == 2 {
        made.preferredContentSize = CGSize(width: size[0], height: size[1])
      }
      if options.definesPresentationContext == true { made.definesPresentationContext = true }
      if options.hidesBottomBarWhenPushed == true { made.hidesBottomBarWhenPushed = true }
      if options.isModalInPresentation == true { made.isModalInPresentation = true }
      try fill(made, actor.kind)
      if let split = made as? UISplitViewController, let mode = options.displayMode {
        split.preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: mode) ?? .automatic
      }
      if let methods = actor.delegate { setDelegate(of: made, actor, methods) }
    }

    private func fill(_ made: UIViewController, _ kind: Plan.Kind) throws {
      switch kind {
      case .plain, .search, .alert: break
      case .navigation(let content):
        (made as? UINavigationController)?.viewControllers = try content.map(controller)
      case .tabBar(let content): (made as? UITabBarController)?.viewControllers = try content.map(controller)
      case .split(let content, columns: false):
        (made as? UISplitViewController)?.viewControllers = try content.map(controller)
      case .split(let content, columns: true):
        let columns: [UISplitViewController.Column] =
          content.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (name, column) in zip(content, columns) {
          try (made as? UISplitViewController)?.setViewController(controller(name), for: column)
        }
      case .page(let content, _):
        let first = try content.prefix(1).map(controller)
        (made as? UIPageViewController)?.setViewControllers(
          first, direction: .forward, animated: false, completion: nil)
      }
    }

    private func setDelegate(of made: UIViewController, _ actor: Plan.Actor, _ methods: [String]) {
      let name = actor.name
      guard let type = objc_allocateClassPair(NSObject.self, Recorder.prefix + name + "_delegate", 0) else { return }
      for selector in methods {
        let method = DelegateOverride(selector: selector) { [weak self] in self?.answers[name] }
        if !method.add(to: type) { missing.append("\(name).delegate \(selector)") }
      }
      objc_registerClassPair(type)
      guard let delegate = (type as? NSObject.Type)?.init() else { return }
      delegates.append(delegate)
      Recorder.shared.name(delegate, name + ".delegate")
      switch actor.kind {
      case .navigation, .tabBar, .split, .page, .search: made.setValue(delegate, forKey: "delegate")
      case .plain, .alert: presentationDelegates[name] = delegate
      }
    }

    private var presentationDelegates: [String: NSObject] = [:]

    /// Sets the detents and the delegate of a presentation, just before it begins.
    func prepareToPresent(_ name: String, _ controller: UIViewController) {
      guard let actor = actors[name] else { return }
      if let detents = actor.options.detents {
        controller.sheetPresentationController?.detents = detents.map {
          switch $0 {
          case .medium: .medium()
          case .large: .large()
          }
        }
      }
      if let delegate = presentationDelegates[name] {
        controller.presentationController?.setValue(delegate, forKey: "delegate")
      }
    }
  }

  /// The view of a controller whose view the app makes.
  final class StageView: UIView {
    override func layoutSubviews() {
      Recorder.shared.record(self, "layoutSubviews", skipped: ()) { super.layoutSubviews() }
    }
  }
}
