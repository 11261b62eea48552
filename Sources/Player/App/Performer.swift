#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

extension Vcsim {
  /// The services that the performer needs from the app around it. The player has one with real controllers; a test on
  /// Linux uses vcsim's controllers.
  @MainActor protocol PlayerStage: AnyObject {
    var window: UIWindow? { get }
    /// The windows that the app shows in front of that one, by their roots.
    var windows: [String: UIWindow] { get set }
    var allWindows: [UIWindow] { get }
    /// Makes another window, where the first one is.
    func makeWindow() -> UIWindow
    /// The `animated` argument of the callback that the app's code is in.
    var isToldAnimated: Bool { get }
    /// Returns a controller of the plan, which is made when it's first used.
    func controller(_ name: String) throws -> UIViewController
    func release(_ name: String)
    /// Performs the lines of a block in this turn.
    func run(block: Int)
    /// Performs the lines of a block when so many milliseconds have passed.
    func run(block: Int, after milliseconds: Int)
    /// Changes what the class of a controller returns.
    func change(_ name: String, to answers: Plan.Answers) throws
    /// Calls a method that UIKit calls otherwise.
    func send(_ selector: String, to controller: UIViewController, animated: Bool) throws
    func warnOfMemory() throws
    /// Sets what can be set only when a controller is about to be presented.
    func prepareToPresent(_ name: String, _ controller: UIViewController) throws
    /// The controllers whose frame the app's code has set: a short form that fills the container leaves them alone.
    var placed: Set<String> { get set }
    /// The story is idle only when as many works have ended as began.
    func workBegins()
    func workEnds()
    /// Logs that UIKit called a completion block.
    func completed(_ name: String, _ selector: String)
  }

  /// Why the player doesn't perform a step.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ why: String) { description = why }
  }

  /// Performs the steps of a plan that code drives: one call of UIKit each, or the calls that a short form stands for.
  ///
  /// The file uses no Objective-C runtime, so that it also compiles on Linux, where every plan is played.
  @MainActor struct Performer {
    let stage: any PlayerStage

    func perform(_ call: Plan.Call) throws {
      switch call {
      case .launch, .setRoot, .showWindow, .hideWindow, .memoryWarning, .requestGeometry, .attemptRotation:
        try performOnApp(call)
      case .create, .release, .loadView, .unloadView, .layout, .updateConstraints, .updateProperties, .setFrame,
        .setTraits,
        .setContentSize, .updateOrientations, .setEditing, .takeView, .change, .setStyle, .send:
        try performOnController(call)
      case .present, .readPresentationController, .dismiss: try performPresentation(call)
      case .addChild, .removeFromParent, .willMove, .didMove, .addView, .addViewToWindow, .removeView, .beginAppearance,
        .endAppearance, .transition, .add, .remove:
        try performContainment(call)
      case .push, .pop, .setStack, .setBarHidden, .setToolbarHidden, .select, .setTabs, .turnPage, .setDisplayMode,
        .setColumnWidth, .showColumn, .setColumn, .show:
        try performOnContainer(call)
      case .wait, .run, .animate, .alongside, .after, .none: try performCode(call)
      case .background, .foreground, .endApp, .relaunch, .changeInterfaceStyle, .rotate, .tapTab, .tapOutside,
        .dragSheet,
        .beginDismissal, .beginPop, .beginTurn, .lift:
        throw Refusal("code cannot do it")
      }
    }

    // MARK: The app

    private func performOnApp(_ call: Plan.Call) throws {
      switch call {
      case .launch(let name):
        if let name { stage.window?.rootViewController = try stage.controller(name) }
        stage.window?.makeKeyAndVisible()
      case .setRoot(let name): stage.window?.rootViewController = try stage.controller(name)
      case .showWindow(let name):
        let window = stage.windows[name] ?? stage.makeWindow()
        if window.rootViewController == nil { window.rootViewController = try stage.controller(name) }
        stage.windows[name] = window
        window.makeKeyAndVisible()
      case .hideWindow(let name, let isRetained):
        let window = isRetained ? stage.windows[name] : stage.windows.removeValue(forKey: name)
        window?.isHidden = true
      case .memoryWarning: try stage.warnOfMemory()
      case .requestGeometry(let orientations):
        guard #available(iOS 16.0, *) else { throw Refusal("it needs iOS 16") }
        let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: Self.mask(orientations))
        stage.window?.windowScene?.requestGeometryUpdate(preferences)
      case .attemptRotation: UIViewController.attemptRotationToDeviceOrientation()
      default: break
      }
    }

    static func mask(_ orientations: [Plan.Orientation]) -> UIInterfaceOrientationMask {
      orientations.reduce(into: UIInterfaceOrientationMask()) { mask, orientation in
        switch orientation {
        case .portrait: mask.insert(.portrait)
        case .portraitUpsideDown: mask.insert(.portraitUpsideDown)
        case .landscapeLeft: mask.insert(.landscapeLeft)
        case .landscapeRight: mask.insert(.landscapeRight)
        }
      }
    }

    // MARK: One controller

    private func performOnController(_ call: Plan.Call) throws {
      switch call {
      case .create(let name): _ = try stage.controller(name)
      case .release(let name): stage.release(name)
      case .loadView(let name): _ = try stage.controller(name).view
      case .unloadView(let name, let onlyOutsideWindow):
        let controller = try stage.controller(name)
        if !onlyOutsideWindow || controller.isViewLoaded && controller.view.window == nil { controller.view = nil }
      case .layout(let name, let now):
        let view = try view(of: name)
        view.setNeedsLayout()
        if now { view.layoutIfNeeded() }
      case .updateConstraints(let name): try view(of: name).setNeedsUpdateConstraints()
      case .updateProperties(let name):
        guard #available(iOS 26.0, *) else { throw Refusal("it needs iOS 26") }
        try stage.controller(name).setNeedsUpdateProperties()
      case .setFrame(let name, let numbers):
        guard numbers.count == 4 else { throw Refusal("a frame has four numbers") }
        stage.placed.insert(name)
        try view(of: name).frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case .setTraits(let name, let horizontal, let vertical, let isOverridden):
        let child = try stage.controller(name)
        guard let parent = child.parent else { throw Refusal("\(name) has no parent") }
        parent.setOverrideTraitCollection(isOverridden ? Self.traits(horizontal, vertical) : nil, forChild: child)
      case .setContentSize(let name, let numbers):
        guard numbers.count == 2 else { throw Refusal("a size has two numbers") }
        try stage.controller(name).preferredContentSize = CGSize(width: numbers[0], height: numbers[1])
      case .updateOrientations(let name):
        guard #available(iOS 16.0, *) else { throw Refusal("it needs iOS 16") }
        try stage.controller(name).setNeedsUpdateOfSupportedInterfaceOrientations()
      case .setEditing(let name, let editing, let animated):
        try stage.controller(name).setEditing(editing, animated: animated)
      case .takeView(let name, let other): try stage.controller(name).view = stage.controller(other).view
      case .change(let name, let answers): try stage.change(name, to: answers)
      case .setStyle(let name, let style): try stage.controller(name).modalPresentationStyle = Self.style(style)
      case .send(let selector, let name, let animated):
        try stage.send(selector, to: stage.controller(name), animated: animated)
      default: break
      }
    }

    private func view(of name: String) throws -> UIView {
      guard let view = try stage.controller(name).view else { throw Refusal("\(name) has no view") }
      return view
    }

    private static func traits(_ horizontal: Plan.SizeClass?, _ vertical: Plan.SizeClass?) -> UITraitCollection {
      func sizeClass(_ one: Plan.SizeClass) -> UIUserInterfaceSizeClass {
        switch one {
        case .compact: .compact
        case .regular: .regular
        }
      }
      var traits: [UITraitCollection] = []
      if let horizontal { traits.append(UITraitCollection(horizontalSizeClass: sizeClass(horizontal))) }
      if let vertical { traits.append(UITraitCollection(verticalSizeClass: sizeClass(vertical))) }
      return UITraitCollection(traitsFrom: traits)
    }

    static func style(_ style: Plan.Style) -> UIModalPresentationStyle {
      switch style {
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .popover: .popover
      case .custom: .custom
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      }
    }

    // MARK: Presentation

    private func performPresentation(_ call: Plan.Call) throws {
      switch call {
      case .present(let name, let source, let animated, let completes):
        let controller = try stage.controller(name)
        try stage.prepareToPresent(name, controller)
        let completion = completion(completes, source, "presentViewController:animated:completion:")
        try stage.controller(source).present(controller, animated: animated, completion: completion)
      case .readPresentationController(let name): _ = try stage.controller(name).presentationController
      case .dismiss(let name, let animated, let completes):
        let completion = completion(completes, name, "dismissViewControllerAnimated:completion:")
        try stage.controller(name).dismiss(animated: animated, completion: completion)
      default: break
      }
    }

    private func completion(_ isGiven: Bool, _ name: String, _ selector: String) -> (() -> Void)? {
      guard isGiven else { return nil }
      return { [stage] in stage.completed(name, selector) }
    }

    // MARK: Containment

    private func performContainment(_ call: Plan.Call) throws {
      switch call {
      case .addChild(let name, let parent): try stage.controller(parent).addChild(stage.controller(name))
      case .removeFromParent(let name): try stage.controller(name).removeFromParent()
      case .willMove(let name, let parent): try stage.controller(name).willMove(toParent: parent.map(stage.controller))
      case .didMove(let name, let parent): try stage.controller(name).didMove(toParent: parent.map(stage.controller))
      case .addView(let name, let parent): try view(of: parent).addSubview(view(of: name))
      case .addViewToWindow(let name):
        guard let window = stage.window else { throw Refusal("there is no window") }
        try window.addSubview(view(of: name))
      case .removeView(let name): try view(of: name).removeFromSuperview()
      case .beginAppearance(let name, let appearing, let animated):
        let isAnimated =
          switch animated {
          case .no: false
          case .yes: true
          case .told: stage.isToldAnimated
          }
        try stage.controller(name).beginAppearanceTransition(appearing, animated: isAnimated)
      case .endAppearance(let name): try stage.controller(name).endAppearanceTransition()
      case .transition(let source, let target, let container, let milliseconds, let completes):
        try transition(source, target, container, milliseconds, completes)
      case .add(let name, let parent):
        let (child, container) = try (stage.controller(name), stage.controller(parent))
        container.addChild(child)
        let (outer, inner) = try (view(of: parent), view(of: name))
        if !stage.placed.contains(name) { inner.frame = outer.bounds }
        outer.addSubview(inner)
        child.didMove(toParent: container)
      case .remove(let name, _):
        let child = try stage.controller(name)
        child.willMove(toParent: nil)
        try view(of: name).removeFromSuperview()
        child.removeFromParent()
      default: break
      }
    }

    private func transition(
      _ source: String, _ target: String, _ container: String, _ milliseconds: Int, _ completes: Bool
    ) throws {
      let (from, to) = try (stage.controller(source), stage.controller(target))
      let done = completion(completes, container, "transitionFromViewController:toViewController:duration:…")
      stage.workBegins()
      try stage.controller(container).transition(
        from: from, to: to, duration: Double(milliseconds) / 1000, options: [], animations: nil
      ) { [stage] _ in
        done?()
        stage.workEnds()
      }
    }

    // MARK: UIKit's containers

    private func performOnContainer(_ call: Plan.Call) throws {
      switch call {
      case .push(let name, let navigation, let animated):
        try self.navigation(navigation).pushViewController(stage.controller(name), animated: animated)
      case .pop(let name, let target, let toRoot, let animated):
        let navigation = try navigation(name)
        if let target {
          _ = try navigation.popToViewController(stage.controller(target), animated: animated)
        } else if toRoot {
          _ = navigation.popToRootViewController(animated: animated)
        } else {
          _ = navigation.popViewController(animated: animated)
        }
      case .setStack(let name, let controllers, let animated):
        try navigation(name).setViewControllers(controllers.map(stage.controller), animated: animated)
      case .setBarHidden(let name, let hidden, let animated):
        try navigation(name).setNavigationBarHidden(hidden, animated: animated)
      case .setToolbarHidden(let name, let hidden, let animated):
        try navigation(name).setToolbarHidden(hidden, animated: animated)
      case .select(let name, let tabs): try self.tabs(tabs).selectedViewController = stage.controller(name)
      case .setTabs(let name, let controllers, let animated):
        try tabs(name).setViewControllers(controllers.map(stage.controller), animated: animated)
      case .turnPage(let name, let target, let animated):
        guard let pages = try stage.controller(name) as? UIPageViewController else {
          throw Refusal("\(name) has no pages")
        }
        let page = try stage.controller(target)
        // UIKit calls the completion of an animated turn; whether it calls the other one isn't documented.
        if animated { stage.workBegins() }
        pages.setViewControllers([page], direction: .forward, animated: animated) { [stage] _ in
          if animated { stage.workEnds() }
        }
      case .setDisplayMode(let name, let mode):
        try split(name).preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: mode) ?? .automatic
      case .setColumnWidth(let name, let points):
        let split = try split(name)
        split.preferredPrimaryColumnWidthFraction = points / split.view.bounds.size.width
      case .showColumn(let name, let column, let shows):
        let split = try split(name)
        if shows { split.show(Self.column(column)) } else { split.hide(Self.column(column)) }
      case .setColumn(let name, let column, let controller):
        try split(name).setViewController(stage.controller(controller), for: Self.column(column))
      case .show(let name, let source, let asDetail):
        let (controller, source) = try (stage.controller(name), stage.controller(source))
        if asDetail {
          source.showDetailViewController(controller, sender: nil)
        } else {
          source.show(controller, sender: nil)
        }
      default: break
      }
    }

    private func navigation(_ name: String) throws -> UINavigationController {
      guard let navigation = try stage.controller(name) as? UINavigationController else {
        throw Refusal("\(name) is no navigation controller")
      }
      return navigation
    }

    private func tabs(_ name: String) throws -> UITabBarController {
      guard let tabs = try stage.controller(name) as? UITabBarController else {
        throw Refusal("\(name) is no tab bar controller")
      }
      return tabs
    }

    private func split(_ name: String) throws -> UISplitViewController {
      guard let split = try stage.controller(name) as? UISplitViewController else {
        throw Refusal("\(name) is no split view controller")
      }
      return split
    }

    static func column(_ column: Plan.Column) -> UISplitViewController.Column {
      switch column {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      case .compact: .compact
      }
    }

    // MARK: The app's code

    private func performCode(_ call: Plan.Call) throws {
      switch call {
      case .run(let block): stage.run(block: block)
      case .animate(let milliseconds, let block, let then):
        stage.workBegins()
        UIView.animate(
          withDuration: Double(milliseconds) / 1000, animations: { [stage] in stage.run(block: block) },
          completion: { [stage] _ in
            if let then { stage.run(block: then) }
            stage.workEnds()
          })
      case .alongside(let block, let then): try alongside(block, then)
      case .after(let milliseconds, let block): stage.run(block: block, after: milliseconds)
      // The story waits, not the code; and a completion is its animation's.
      case .wait, .none: break
      default: break
      }
    }

    /// Code in a transition runs alongside the transition of the controller that has one.
    private func alongside(_ block: Int, _ then: Int?) throws {
      // Without a transition there is no coordinator, and a message to nil does nothing.
      _ = Self.coordinator(below: stage.allWindows.compactMap(\.rootViewController))?.animate(
        alongsideTransition: { [stage] _ in stage.run(block: block) },
        completion: { [stage] _ in if let then { stage.run(block: then) } })
    }

    private static func coordinator(below roots: [UIViewController]) -> (any UIViewControllerTransitionCoordinator)? {
      var next = roots
      while let controller = next.popLast() {
        if let coordinator = controller.transitionCoordinator { return coordinator }
        next += controller.children
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
          next.append(presented)
        }
      }
      return nil
    }
  }
}
