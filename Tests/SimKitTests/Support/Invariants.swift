@testable import SimKit

/// Watches a run and writes down what can never be.
struct Invariants: EventSink {
  private(set) var violations: [String] = []
  let mode: Mode
  let scenario: Scenario
  private var time = 0
  private var depth = 0
  private var loaded: Set<ControllerID> = []
  /// How many loadViews of each are open: code that touches the view before there is one loads it inside.
  private var loading: [ControllerID: Int] = [:]
  private var loadingTwice: Set<ControllerID> = []
  /// Whose view was replaced by another while it was loaded: the other has no place.
  var replaced: Set<ControllerID> = []
  /// Layouts under way, the innermost last: code in one may bring about another.
  private var layout: [ControllerID: [Callback]] = [:]
  var turning: [ControllerID: [Callback]] = [:]
  private(set) var appearance: [ControllerID: Callback] = [:]
  /// The parents of whom each was told that it will move to them.
  private var moves: [ControllerID: Set<ControllerID>] = [:]
  private var dead: Set<ControllerID> = []
  /// Whose view the app's code sets to nil somewhere.
  private let releasedByApp: Set<ControllerID>
  /// Whose frames the app's code has set, or sets in a block somewhere.
  var framedByApp: Set<ControllerID> = []
  /// Whose view the app's code adds to the window: UIKit gives such a view no size.
  let addedToWindow: Set<ControllerID>
  /// Into whose view the app's code puts a view by hand, by whose view it is.
  private let putInto: [ControllerID: Set<ControllerID>]
  /// Who was last told to move to whom.
  private var parents: [ControllerID: ControllerID] = [:]
  /// Who is a window's root at some time, or presented: the window tells it its size.
  private let roots: Set<ControllerID>
  /// Whose view or whose place the app's code changes by hand.
  let code: AppCodeFacts
  /// Sizes that were announced and not laid out yet.
  private var announced: [ControllerID: Size] = [:]
  /// Who was last announced a size in which it may not be shown.
  private var covered: Set<ControllerID> = []
  private(set) var warnsOfBalance = false
  private(set) var events = 0

  func isMovedByApp(_ id: ControllerID) -> Bool { code.touched.contains(id) }

  init(_ scenario: Scenario, mode: Mode) {
    self.scenario = scenario
    self.mode = mode
    let inside = scenario.hooks.flatMap { $0.actions } + scenario.blocks.flatMap { $0.statements }
    let code = scenario.story + inside
    for statement in inside {
      if case .action(.setFrame(let id, _)) = statement.content {
        framedByApp.formUnion(scenario.objects(of: id))
      }
    }
    // The code does to each object that a name stands for the same as to the name.
    releasedByApp = Set(
      code.compactMap {
        switch $0.content {
        case .action(.unloadView(let id)), .action(.unloadViewOutsideWindow(let id)): id
        default: nil
        }
      }.flatMap { scenario.objects(of: $0) })
    self.code = AppCodeFacts(scenario)
    var putInto: [ControllerID: Set<ControllerID>] = [:]
    for statement in code {
      switch statement.content {
      case .action(.addView(let id, let parent)), .action(.addWhole(let id, let parent)):
        for object in scenario.objects(of: id) {
          putInto[object, default: []].formUnion(scenario.objects(of: parent))
        }
      default: break
      }
    }
    self.putInto = putInto
    roots = Set(
      code.compactMap {
        switch $0.content {
        case .action(.launch(let id, _)), .action(.setRoot(let id)), .action(.showWindow(let id)),
          .action(.present(let id, _, _, _)):
          id
        default: nil
        }
      }.flatMap { scenario.objects(of: $0) } + scenario.segues.map { $0.destination })
    addedToWindow = Set(
      code.compactMap { if case .action(.addViewToWindow(let id)) = $0.content { id } else { nil } }
        .flatMap { scenario.objects(of: $0) }
    )
  }

  mutating func violate(_ text: String) {
    if violations.count < 5 { violations.append(text) }
  }

  mutating func receive(_ event: TraceEvent) {
    events += 1
    if event.time < time { violate("time goes back") }
    time = event.time
    if event.depth < 0 || event.depth > depth + 1 {
      violate("depth jumps from \(depth) to \(event.depth)")
    }
    depth = event.depth
    switch event.content {
    case .call(let call): receive(call)
    case .gap(let duration): if duration <= 0 { violate("an empty gap") }
    case .warning(let text, _): if text.hasPrefix("Unbalanced") { warnsOfBalance = true }
    case .step(let place):
      announced = [:]
      if event.depth != 0 { violate("a step at depth \(event.depth)") }
      if case .action(.setFrame(let id, _)) = scenario.story[place].content {
        framedByApp.formUnion(scenario.objects(of: id))
      }
    case .note:
      if event.depth != 0 { violate("a step at depth \(event.depth)") }
    case .remark, .exception: break
    }
  }

  /// The controller itself, the parents that it has or has from the start, and in whose views the app has put theirs.
  private func above(_ id: ControllerID) -> Set<ControllerID> {
    var found: Set<ControllerID> = []
    var open = [id]
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += putInto[next] ?? []
      if let parent = parents[next] { open.append(parent) }
      open += scenario.controllers.indices.map { ControllerID($0) }
        .filter { scenario.controllers[$0.int].kind.content.contains(next) }
    }
    return found
  }

  /// A primary controller of the app's own that comes by another display mode is not told of that, with what lies in it.
  private func isUntoldPrimary(_ id: ControllerID) -> Bool {
    guard RuleBook.rule(.primaryComesUntold).modes.contains(mode) else { return false }
    return above(id).contains { above in
      guard scenario.controllers[above.int].kind.container == nil else { return false }
      // Another may have its place by now.
      let split = parents[above].map { scenario.controllers[$0.int].kind }
      if case .split(let content)? = split, !content.members.contains(above) { return true }
      return scenario.controllers.contains {
        if case .split(let content) = $0.kind { content.primary == above } else { false }
      }
    }
  }

  /// A popover, one that stands in for a popover, and whatever lies in them.
  private func isInPopover(_ id: ControllerID) -> Bool {
    above(id).contains { above in
      let controller = scenario.controllers[above.int]
      let shown = controller.replaces.map { scenario.controllers[$0.int] } ?? controller
      return controller.answers.style == .popover || shown.answers.style == .popover
    }
  }

  private mutating func receive(_ call: Call) {
    if !call.callback.modes.contains(mode) { violate("\(call.callback.selector) in \(mode.name)") }
    if !RuleBook.rule(call.rule).modes.contains(mode) {
      violate("rule \(call.rule.rawValue) in \(mode.name)")
    }
    // Whom others are told about is there again.
    switch call.argument {
    case .parent(let other?), .shown(let other, _): dead.remove(other)
    default: break
    }
    guard let id = call.receiver.controller else { return }
    let name = scenario.name(of: id)
    if dead.contains(id) {
      // One that code makes anew, and lets go of before its view is loaded, is told of its end alone.
      let isUntold = call.callback == .dealloc && !scenario.controllers[id.int].isFromStoryboard
      if beginsLife(call.callback) || isUntold {
        dead.remove(id)
      } else {
        violate("\(name) \(call.callback.selector) after dealloc")
      }
    }
    followMoves(id, call)
    followSizes(id, call)
    switch call.callback {
    case .initWithNibName, .initWithCoder: forgetTheOneBefore(id)
    case .loadView:
      // The app has released the view without a message.
      if releasedByApp.contains(id) { loaded.remove(id) }
      if loading[id] != nil {
        loadingTwice.insert(id)
        replaced.insert(id)
      }
      if loaded.contains(id), loading[id] == nil {
        violate("\(name) loads a loaded view")
      }
      loading[id, default: 0] += 1
    case .viewDidLoad:
      // The nib that the controller comes out of has brought its view.
      let isConnected = call.rule == .createFromStoryboard
      if isConnected, releasedByApp.contains(id) { loaded.remove(id) }
      let isNew = loaded.insert(id).inserted || loadingTwice.contains(id)
      if !isConnected && loading[id] == nil || !isNew {
        violate("\(name) viewDidLoad without loadView")
      }
      if !isConnected { loading[id] = loading[id].flatMap { $0 > 1 ? $0 - 1 : nil } }
      if loading[id] == nil { loadingTwice.remove(id) }
    case .viewDidUnload: loaded.remove(id)
    case .dealloc:
      forget(id)
      dead.insert(id)
    case .viewWillUnload: if !loaded.contains(id) { violate("\(name) unloads what is not loaded") }
    case .viewWillAppear: follow(id, .viewWillAppear, [nil, .viewDidDisappear, .viewWillDisappear])
    case .viewDidAppear:
      // A child that came late is told with its parent only, or twice.
      follow(
        id, .viewDidAppear,
        call.rule == .lateChildDidOnly || call.rule == .lateChildDidTwice
          || call.rule == .lateChildWithParent
          ? [nil, .viewDidDisappear, .viewDidAppear] : [.viewWillAppear])
    case .viewWillDisappear:
      // What presents from inside a popover comes back without being told, with what lies in it.
      let isUntold = RuleBook.rule(.popoverPresenterUntold).modes.contains(mode) && isInPopover(id)
      // A container that came late was not told that it appears.
      let cameLate = RuleBook.rule(.lateChildWithParent).modes.contains(mode) && isMovedByApp(id)
      let untold: [Callback?] = isUntold || cameLate || isUntoldPrimary(id) ? [.viewDidDisappear, nil] : []
      follow(id, .viewWillDisappear, [.viewDidAppear, .viewWillAppear] + untold)
    case .viewDidDisappear:
      turning[id]?.append(.viewDidDisappear)
      follow(id, .viewDidDisappear, call.rule == .lateChildGoes ? [nil, .viewDidDisappear] : [.viewWillDisappear])
    case .viewWillLayoutSubviews: layout[id, default: []].append(.viewWillLayoutSubviews)
    case .layoutSubviews:
      if layout[id]?.popLast() != .viewWillLayoutSubviews {
        violate("\(name) layoutSubviews out of order")
      }
      layout[id]?.append(.layoutSubviews)
    case .viewDidLayoutSubviews:
      if layout[id]?.popLast() != .layoutSubviews {
        violate("\(name) viewDidLayoutSubviews out of order")
      }
    case .willRotate:
      if !hasLeft(id) { violate("\(name) willRotate during a turn") }
      turning[id] = [.willRotate]
    case .willAnimateRotation:
      if turning[id]?.filter({ $0 != .viewDidDisappear }) != [.willRotate], !code.touched.contains(id) {
        violate("\(name) willAnimateRotation without willRotate")
      }
      turning[id]?.append(.willAnimateRotation)
    case .didRotate:
      if turning[id] == nil, !code.touched.contains(id) { violate("\(name) didRotate without willRotate") }
      turning[id] = nil
    default: break
    }
  }

  /// Whether no rotation of a controller is open: a former child gets no end, nor what is in it.
  func hasLeft(_ id: ControllerID) -> Bool {
    turning[id]?.contains(.viewDidDisappear) ?? true || above(id).contains { isMovedByApp($0) }
  }

  /// Another controller has the name now. The one before may be inside a layout or its loadView, which go on.
  private mutating func forgetTheOneBefore(_ id: ControllerID) {
    let (open, loads) = (layout[id], loading[id])
    forget(id)
    (layout[id], loading[id]) = (open, loads)
  }

  private mutating func forget(_ id: ControllerID) {
    loaded.remove(id)
    loading[id] = nil
    loadingTwice.remove(id)
    turning[id] = nil
    moves[id] = nil
    appearance[id] = nil
    layout[id] = nil
  }

  /// The app has ended, and nobody was told.
  mutating func forgetAll() {
    for place in scenario.controllers.indices { forget(ControllerID(place)) }
    dead = []
  }

  private mutating func follow(_ id: ControllerID, _ callback: Callback, _ legal: [Callback?]) {
    if !legal.contains(appearance[id]) {
      violate(
        "\(scenario.name(of: id)) \(callback.selector) after \(appearance[id]?.selector ?? "nothing")"
      )
    }
    appearance[id] = callback
  }

  /// What the first message to a controller that has been made anew can be.
  private func beginsLife(_ callback: Callback) -> Bool {
    switch callback {
    case .initWithNibName, .initWithCoder, .loadView, .shouldPerformSegue, .prepareForSegue,
      .willMoveToParent,
      .didMoveToParent, .setEditing, .didReceiveMemoryWarning:
      true
    // Before it presents one that was made anew, UIKit asks its delegate.
    case .presentationControllerFor, .adaptiveStyle, .adaptiveStyleForTraits,
      .controllerForAdaptiveStyle,
      .willPresentWithAdaptiveStyle:
      true
    default: false
    }
  }

  /// A container of the system tells of the end of a move whose beginning it has told.
  private mutating func followMoves(_ id: ControllerID, _ call: Call) {
    guard case .parent(let parent) = call.argument else { return }
    if let parent { parents[id] = parent }
    switch (call.callback, parent) {
    case (.willMoveToParent, let parent?): moves[id, default: []].insert(parent)
    case (.didMoveToParent, let parent?):
      if moves[id]?.remove(parent) == nil, call.rule != .calledByApp, call.rule != .didMoveAgain,
        // An embed segue ends what it has begun, also where the app has moved the child in the middle.
        call.rule != .embedBeforeLoad
      {
        violate(
          "\(scenario.name(of: id)) didMoveToParent \(scenario.name(of: parent)) without willMove")
      }
    case (.didMoveToParent, nil): moves[id] = nil
    default: break
    }
  }

  /// The size that is announced is the size that is laid out.
  private mutating func followSizes(_ id: ControllerID, _ call: Call) {
    guard scenario.hooks.isEmpty, let bounds = call.geometry?.bounds else { return }
    switch (call.callback, call.argument) {
    case (.viewWillTransitionToSize, .size(let size)):
      // What is covered may be shown in another size, also by a column, with what lies in it.
      let isCovered =
        call.rule == .coveredPresenterToldSizes || call.rule == .coveredChildrenToldSizes
        || call.rule == .splitAnnouncesBeside
        || call.rule == .sizesParentFirst && parents[id].map { covered.contains($0) } == true
      if isCovered { covered.insert(id) } else { covered.remove(id) }
      announced[id] = isCovered ? nil : size
    case (.viewWillLayoutSubviews, _):
      guard let size = announced.removeValue(forKey: id), size != bounds else { break }
      // What is told is what the window or the container would give. A view whose frame the app has set keeps that size or
      // grows with what it lies in, and gives all that lies in it a share of that. The window tells its root its own new size;
      // where the app has put the root into another view, that one gives the size, and to all that lies in it.
      let others = above(id)
      let isFramed = others.contains { framedByApp.contains($0) }
      let isMovedRoot = others.contains { roots.contains($0) && putInto[$0] != nil }
      if !isFramed, !isMovedRoot, !others.contains(where: { code.touched.contains($0) }) {
        violate(
          "\(scenario.name(of: id)) is told \(size.width)x\(size.height), is laid out \(bounds.width)x\(bounds.height)"
        )
      }
    default: break
    }
  }
}
