@testable import SimKit

/// Makes valid scenarios out of a seed: trees of containers, hooks, and a story that mostly does what apps do.
struct RandomScenario {
  private var random: Random
  private(set) var scenario = Scenario()
  private var all: [ControllerID] { scenario.controllers.indices.map { ControllerID($0) } }

  /// `depth`: how deep containers of the system nest at the most.
  init(seed: UInt64, depth: Int = 3, hooks: Bool = true, manual: Bool = false, actions: Int = 10) {
    random = Random(seed: seed)
    scenario.header.device = random.chance(30) ? .pad : .phone
    scenario.header.heldIn = random.pick(Orientation.allCases)
    let root = declareTree(depth)
    for _ in 0..<3 { _ = declare(.plain) }
    if hooks, random.chance(50) {
      addHooks()
      // A line that is written after super comes after what hooks did inside: the watcher could not tell the order.
      for index in scenario.controllers.indices { scenario.controllers[index].logsAfterSuper = false }
    }
    append(.launch(root, held: nil))
    for _ in 0..<actions {
      if random.chance(6) { appendGesture() } else { append(action(manual)) }
    }
    append(.waitUntilIdle)
  }

  // MARK: Declarations

  private mutating func declareTree(_ depth: Int) -> ControllerID {
    guard depth > 0 else { return declare(.plain) }
    switch random.below(6) {
    case 0: return declare(.navigation((0...random.below(2)).map { _ in declareTree(depth - 1) }.filter(isPushable)))
    case 1: return declare(.tabBar((0...random.below(3)).map { _ in declareTree(depth - 1) }))
    case 2:
      return declare(
        .page((0...random.below(2)).map { _ in declareTree(depth - 1) }, random.chance(50) ? .curl : nil))
    case 3:
      return declare(.split(.sides(primary: declareTree(depth - 1), secondary: declareTree(depth - 1))))
    default: return declare(.plain)
    }
  }

  private func isPushable(_ id: ControllerID) -> Bool {
    if case .navigation = scenario.controllers[id.int].kind { return false }
    return true
  }

  private mutating func declare(_ kind: ControllerKind) -> ControllerID {
    var kind = kind
    if case .navigation(let members) = kind, members.isEmpty { kind = .plain }
    var declaration = ControllerDeclaration(name: "c\(scenario.controllers.count)", line: 1)
    declaration.kind = kind
    if random.chance(40) { declaration.statedView = random.chance(60) ? .nib(nil) : .storyboard(nil) }
    if random.chance(8) { declaration.answers.autorotates = false }
    if random.chance(60) {
      declaration.answers.supports = random.chance(70) ? .all : OrientationMask(random.pick(Orientation.allCases))
    }
    if random.chance(25) { declaration.answers.style = random.pick(ModalStyle.allCases) }
    if random.chance(10) {
      declaration.statedRotationForwarding = false
      // Stories in which appearance is forwarded by hand are generated apart.
      declaration.forwardsBoth = true
    }
    if random.chance(10) { declaration.definesPresentationContext = true }
    if random.chance(15) { declaration.logsAfterSuper = true }
    if random.chance(15) { declaration.statedHold = true }
    if random.chance(15) { declaration.usesConstraints = true }
    if random.chance(20) { declaration.hasDelegate = true }
    scenario.controllers.append(declaration)
    return ControllerID(scenario.controllers.count - 1)
  }

  private mutating func addHooks() {
    let callbacks: [Callback] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .didReceiveMemoryWarning, .viewDidUnload,
      .willMoveToParent, .didMoveToParent, .willRotate, .willAnimateRotation, .didRotate, .shouldAutorotate,
      .shouldAutorotateToInterfaceOrientation, .supportedInterfaceOrientations, .viewWillTransitionToSize,
      .willTransitionToTraitCollection, .traitCollectionDidChange, .initWithCoder, .awakeFromNib,
    ]
    let appCallbacks: [Callback] = [
      .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willEnterForeground, .didEnterBackground,
      .appDidReceiveMemoryWarning,
    ]
    for _ in 0...random.below(2) {
      let isApp = random.chance(15)
      var hook = Hook(
        receiver: isApp ? .app : .controller(random.pick(all)), callback: random.pick(isApp ? appCallbacks : callbacks),
        line: 1, actions: [])
      hook.once = random.chance(60)
      hook.beforeSuper = random.chance(20)
      var inner: Action
      repeat { inner = action(false) } while inner == .waitUntilIdle || isWait(inner)
      hook.actions = [statement(inner)]
      scenario.hooks.append(hook)
    }
  }

  private func isWait(_ action: Action) -> Bool { if case .wait = action { true } else { false } }

  // MARK: The story

  private mutating func append(_ action: Action) {
    var statement = statement(action)
    if action != .waitUntilIdle, !isWait(action), scenario.story.count > 0 {
      statement.withoutWaiting = random.chance(20)
    }
    scenario.story.append(statement)
  }

  /// A gesture and its end; where it is impossible the story ends there.
  private mutating func appendGesture() {
    let navs = containers { if case .navigation = $0 { true } else { false } }
    let pages = containers { if case .page = $0 { true } else { false } }
    guard let id = (navs + pages).isEmpty ? nil : random.pick(navs + pages) else { return }
    var target: ControllerID?
    if pages.contains(id) { target = random.pick(scenario.controllers[id.int].kind.content) }
    append(target.map { .beginTurn(id, to: $0) } ?? .beginPop(id))
    if random.chance(30) { append(action(false)) }
    let finishes = random.chance(50)
    if target == nil {
      append(finishes ? .finishPop(id) : .cancelPop(id))
    } else {
      append(finishes ? .finishTurn(id) : .cancelTurn(id))
    }
  }

  private func statement(_ action: Action) -> Statement {
    Statement(
      content: .action(action), text: action.text(in: scenario.controllers),
      line: scenario.story.count + 1)
  }

  private func containers(_ isKind: (ControllerKind) -> Bool) -> [ControllerID] {
    all.filter { isKind(scenario.controllers[$0.int].kind) }
  }

  /// The root of the window that the story has shown last.
  private var lastWindow: ControllerID? {
    scenario.story.reversed().compactMap { statement -> ControllerID? in
      if case .action(.showWindow(let id)) = statement.content { id } else { nil }
    }.first
  }

  private mutating func action(_ manual: Bool) -> Action {
    let a = random.pick(all)
    let b = random.pick(all)
    let animated = random.chance(60)
    let navs = containers { if case .navigation = $0 { true } else { false } }
    let tabs = containers { if case .tabBar = $0 { true } else { false } }
    let pages = containers { if case .page = $0 { true } else { false } }
    if scenario.header.device?.idiom == .pad, random.chance(10) {
      return .resizeWindow(random.pick([Size(320, 1024), Size(507, 768), Size(768, 1024)]))
    }
    switch random.below(manual ? 44 : 40) {
    case 0, 1, 2:
      return a == b ? .memoryWarning : .present(a, from: b, animated: animated, completion: random.chance(20))
    case 3, 4: return .dismiss(a, animated: animated, completion: random.chance(20))
    case 5, 6: return .rotate(random.pick(Orientation.allCases))
    case 7: return .addWhole(a, to: b)
    case 8: return .removeWhole(a, from: b)
    case 9: return .addView(a, to: b)
    case 10: return .removeView(a)
    case 11:
      return a == b
        ? .memoryWarning
        : .transition(from: a, to: b, in: random.pick(all), duration: animated ? 300 : 0, completion: false)
    case 12:
      return b.int % 2 == 0
        ? .memoryWarning : lastWindow.map { .hideWindow(of: $0, isRetained: b.int % 3 == 0) } ?? .memoryWarning
    case 13: return .wait(random.below(500))
    case 14: return .layout(a, now: random.chance(30))
    case 15: return .change(a, .supports(.all))
    case 16, 17:
      guard !navs.isEmpty else { return .attemptRotation }
      return .push(a, on: random.pick(navs), animated: animated)
    case 18:
      guard !navs.isEmpty else { return random.chance(50) ? .enterBackground : .enterForeground }
      return .pop(random.pick(navs), to: random.chance(70) ? .previous : .root, animated: animated)
    case 19:
      guard !tabs.isEmpty else { return .loadView(a) }
      let bar = random.pick(tabs)
      return .select(random.pick(scenario.controllers[bar.int].kind.content), in: bar, byUser: random.chance(50))
    case 20:
      guard !pages.isEmpty else { return .setNeedsUpdateConstraints(a) }
      let book = random.pick(pages)
      return .turnPage(book, to: random.pick(scenario.controllers[book.int].kind.content), animated: animated)
    case 21: return .release(a)
    case 22: return .setFrame(a, Rect(0, 0, random.below(400), random.below(400)))
    case 23: return .waitUntilIdle
    case 24: return (a.int + b.int) % 3 == 0 ? .setRoot(a) : .showWindow(of: a)
    case 25: return .create(a)
    case 26: return .unloadView(a)
    case 27: return a == b ? .memoryWarning : .addChild(a, to: b)
    case 28: return .removeFromParent(a)
    case 29: return random.chance(50) ? .enterBackground : .enterForeground
    case 30:
      guard !navs.isEmpty else { return .attemptRotation }
      let nav = random.pick(navs)
      let stack = [a, b].filter { $0 != nav && isPushable($0) }
      return stack.isEmpty || a == b ? .attemptRotation : .setStack(nav, to: stack, animated: animated)
    case 31:
      return navs.isEmpty ? .attemptRotation : .setBarHidden(random.pick(navs), random.chance(50), animated: animated)
    case 32:
      guard !tabs.isEmpty else { return .layout(a, now: true) }
      let bar = random.pick(tabs)
      return bar == a || bar == b || a == b ? .layout(a, now: true) : .setTabs(bar, to: [a, b], animated: animated)
    case 33:
      let splits = containers { if case .split = $0 { true } else { false } }
      guard !splits.isEmpty else { return .rotate(random.pick(Orientation.allCases)) }
      switch random.below(3) {
      case 0: return .showMaster(random.pick(splits), random.chance(60))
      case 1: return .setDisplayMode(random.pick(splits), to: random.pick(SplitDisplayMode.allCases))
      default:
        let split = random.pick(splits)
        return a == split ? .showMaster(split, true) : .show(a, from: split, asDetail: random.chance(50))
      }
    case 34: return .change(a, .autorotates(random.chance(50)))
    case 35: return .change(a, .prefers(random.pick(Orientation.allCases)))
    case 36: return .change(a, .supports(OrientationMask(random.pick(Orientation.allCases))))
    case 37: return .rotate(random.pick(Orientation.allCases))
    case 38:
      return a == b
        ? .attemptRotation : .transition(from: a, to: b, in: random.pick(all), duration: 200, completion: true)
    case 39: return .setNeedsUpdateConstraints(a)
    case 40: return .beginAppearance(a, appearing: animated, animated: animated ? .yes : .no)
    case 41: return .willMove(a, to: random.chance(50) && a != b ? b : nil)
    case 42: return .didMove(a, to: random.chance(50) && a != b ? b : nil)
    default: return .endAppearance(a)
    }
  }
}

extension Scenario {
  /// Code in a callback that runs each time may never end.
  var repeatsCode: Bool { hooks.contains { !$0.once } }

  /// The header and the controllers as the grammar writes them.
  var declarations: [String] {
    let stated = controllers.filter { one in one.original == nil && !controllers.contains { one.isColumn(of: $0) } }
    return ["vcsim 1"] + header.lines()
      + stated.flatMap { $0.lines(in: controllers, heldByUIKitOnly: header.heldByUIKitOnly) }
  }

  /// The scenario as text, so that a failing seed can be replayed by hand.
  var asText: String {
    let story = story.map { $0.text + ($0.withoutWaiting ? " without waiting" : "") }
    return (declarations + hooks.flatMap { $0.lines(in: controllers) } + story).map { $0 + "\n" }.joined()
  }
}

extension ControllerDeclaration {
  /// The declaration, wherever it is in a file.
  var anywhere: ControllerDeclaration {
    var copy = self
    copy.line = 0
    return copy
  }
}
