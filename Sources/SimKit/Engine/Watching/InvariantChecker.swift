/// The statements that hold in every run, whatever the app does. If one fails, vcsim or its evidence is wrong. Those about the place of a
/// controller are about one that UIKit alone has placed: see `AppCodeFacts`.
package enum Invariant: String, CaseIterable, Hashable, Sendable {
  case appearedInWindow = "appeared-in-window"
  case belowItsParent = "below-a-parent"
  case visibleAppeared = "visible-appeared"
  case containerShowsChild = "container-shows-child"
  case coveredLeaves = "covered-leaves"
  case nothingUnderWay = "nothing-under-way"
  case moveEnded = "move-ended"
  case nothingPending = "nothing-pending"
  case aliveOnly = "alive-only"
  case disappearsFirst = "disappears-first"
  case balanced = "balanced"
  case effectOrRemark = "effect-or-remark"
  case announcedSize = "announced-size"

  package var sentence: String {
    switch self {
    case .appearedInWindow:
      "A controller that got viewDidAppear:, and no viewWillDisappear: since, has its view in the window."
    case .belowItsParent: "A controller on screen is the root of a window, presented, or below a parent."
    case .visibleAppeared:
      "When the app is idle, each root, each presented controller, and each child whose view is in the window "
        + "has appeared."
    case .containerShowsChild: "A UIKit container on screen shows the child that it has selected, and no other."
    case .coveredLeaves: "When the app is idle, the view that a full-screen presentation covers is not in the window."
    case .nothingUnderWay: "When the app is idle, no transition is in progress."
    case .moveEnded:
      "When the app is idle, no controller is between willMove… and didMove… of a move that a container began."
    case .nothingPending: "When the app is idle, no change of a stack and no layout waits."
    case .aliveOnly: "A deallocated controller gets no callbacks."
    case .disappearsFirst:
      "A controller whose view is in the window gets viewDidDisappear: before dealloc, unless the view is another's subview."
    case .balanced:
      "Only calls by the app itself, nested changes of a stack, and presenting on a root before it appears are unbalanced."
    case .effectOrRemark: "Each action has an effect, or a remark says why not."
    case .announcedSize: "The announced size is the size that is laid out."
    }
  }
}

/// A place in a run where an invariant does not hold.
package struct Violation: Hashable, Sendable {
  package let invariant: Invariant
  /// The statement that fails, and its subject.
  package let text: String
  /// The line of the story that was being played, from 1.
  package let line: Int
  /// The virtual time, in milliseconds.
  package let time: Int
}

/// Watches a run for what can never be. The app is looked at after each turn of the run loop.
package struct InvariantChecker: Watcher, Sendable {
  /// The violations so far, each of them once, and at most twenty.
  package private(set) var violations: [Violation] = []

  private static let most = 20
  private var line = 0
  private var time = 0
  /// Events since the last line of the story began.
  private var events = 0
  private(set) var isNested = false
  private(set) var dead = ControllerSet()
  private(set) var appeared = ControllerSet()
  private var announced: [ControllerID: Size] = [:]
  /// Whether the last size was announced before the app became active, and the orientation then.
  private var isOfLaunch = false
  private var interface: Orientation?
  /// The controllers whose last announced size may not be the one in which they are shown.
  private var announcedOther = ControllerSet()
  /// None or one: it is large, and only a run of a whole story has it.
  private var before: [AppState] = []
  private let facts: Facts
  var scenario: Scenario { facts.scenario }
  var code: AppCodeFacts { facts.code }

  /// Does not change in a run, and is the same for all copies.
  private final class Facts: Sendable {
    let scenario: Scenario
    let code: AppCodeFacts

    init(_ scenario: Scenario) {
      self.scenario = scenario
      code = AppCodeFacts(scenario)
    }
  }

  init(_ scenario: Scenario) { facts = Facts(scenario) }

  /// Takes those found since the last time.
  mutating func takeViolations() -> [Violation] {
    guard !violations.isEmpty else { return [] }
    defer { violations = [] }
    return violations
  }

  mutating func violate(_ invariant: Invariant, _ text: String) {
    guard violations.count < Self.most, !violations.contains(where: { $0.invariant == invariant && $0.text == text })
    else { return }
    violations.append(Violation(invariant: invariant, text: text, line: line, time: time))
  }

  func name(_ id: ControllerID) -> String { "'" + scenario.name(of: id) + "'" }

  // MARK: Events

  /// A change of a stack over that of a finger is nested, too.
  mutating func sees(_ trouble: Trouble, _ app: Simulator) {
    if trouble.refusal == .stackUnderFinger { isNested = true }
  }

  mutating func sees(_ content: TraceEvent.Content, _ app: Simulator) {
    time = app.runLoop.now
    // UIKit warns of a nested push, and of no child that a storyboard embeds in the container, which is on its stack then.
    if app.transitions.hasNested { isNested = true }
    let hierarchy = app.hierarchy
    switch content {
    case .step(let place):
      begin(scenario.story[place])
      return
    case .note(let place): line = scenario.story[place].line
    case .call(let call): follow(call, app)
    case .warning(_, let rule):
      if rule == .navigationNested { isNested = true }
      let hasCoveredRoot = hierarchy.existing.contains {
        !appeared.contains($0) && hierarchy.isRoot($0) && hierarchy[$0].presented != nil
      }
      if rule == .unbalancedWarning, !isNested, !code.endsByHand, !hasCoveredRoot {
        violate(.balanced, "the app made no such call itself")
      }
    case .gap, .remark, .exception: break
    }
    events += 1
  }

  private mutating func begin(_ statement: Statement) {
    line = statement.line
    events = 0
    if !announced.isEmpty { announced = [:] }
    announcedOther = ControllerSet()
  }

  private mutating func follow(_ call: Call, _ app: Simulator) {
    let hierarchy = app.hierarchy
    switch call.argument {
    case .parent(let other?), .shown(let other, _): dead.remove(other)
    default: break
    }
    guard let id = call.receiver.controller else { return }
    if dead.contains(id) {
      if call.callback.mayBeFirst || call.callback == .dealloc {
        dead.remove(id)
      } else {
        violate(.aliveOnly, "\(name(id)) gets \(call.callback.selector) after dealloc")
      }
    }
    switch call.callback {
    case .viewDidAppear: appeared.insert(id)
    case .viewDidDisappear: appeared.remove(id)
    case .dealloc:
      // A class that overrides only some of the callbacks shows only those. A view retains its subviews without their controllers.
      let hadAppeared = appeared.contains(id)
      appeared.remove(id)
      if hadAppeared, scenario.controllers[id.int].overrides == nil, hierarchy.views.superview(of: id.view) == .window {
        violate(.disappearsFirst, "\(name(id)) is deallocated on screen")
      }
      dead.insert(id)
    default: break
    }
    followSize(id, call, app)
  }

  private mutating func followSize(_ id: ControllerID, _ call: Call, _ app: Simulator) {
    guard !code.setsSizes else { return }
    switch (call.callback, call.argument) {
    case (.viewWillTransitionToSize, .size(let size)):
      let isOther = isOther(id, call, app.hierarchy)
      if isOther { announcedOther.insert(id) } else { announcedOther.remove(id) }
      announced[id] = isOther || isTouched(id, app) ? nil : size
      // The root is asked for its orientations once its view is there, and gets no other size for the turn.
      isOfLaunch = app.application.state != .active
      interface = app.application.interface
    case (.viewWillLayoutSubviews, _):
      guard let size = announced.removeValue(forKey: id), let bounds = call.geometry?.bounds, size != bounds,
        !isOfLaunch || interface == app.application.interface
      else { return }
      violate(
        .announcedSize,
        "\(name(id)) is told \(size.width)x\(size.height), and laid out \(bounds.width)x\(bounds.height)")
    default: break
    }
  }

  /// Whether the announced size may not be the one in which the controller is shown: a covered controller, a column that UIKit announces
  /// as it would be beside the primary one, and their children.
  private func isOther(_ id: ControllerID, _ call: Call, _ hierarchy: Hierarchy) -> Bool {
    switch call.rule {
    case .coveredPresenterToldSizes, .coveredChildrenToldSizes, .splitAnnouncesBeside: true
    // A class that doesn't override the method doesn't show what it is told.
    case .sizesParentFirst:
      hierarchy.parent(of: id).map { announcedOther.contains($0) || scenario.controllers[$0.int].overrides != nil }
        ?? false
    default: false
    }
  }

  // MARK: States

  /// A turn of the run loop has ended, with its layout.
  mutating func turnEnded(_ app: Simulator) {
    // A controller of the next process is another one.
    if app.application.hasEnded { (dead, appeared) = (ControllerSet(), ControllerSet()) }
    guard app.outcome == nil, app.application.isLaunched else { return }
    time = app.runLoop.now
    for place in scenario.controllers.indices { lookAt(ControllerID(place), app) }
    if app.isIdle { lookAtRest(app) }
  }

  /// A line of the story has been played, with all that followed from it.
  mutating func statementEnded(_ app: Simulator) {
    let state = AppState(app)
    defer { before = [state] }
    // A class that overrides few methods shows few of the effects.
    guard app.outcome == nil, events == 0, before == [state], !code.hidesCalls,
      case .action(let action) = scenario.story[app.position].content, !action.onlyWaits
    else { return }
    violate(.effectOrRemark, "'\(scenario.story[app.position].text)' does nothing, without a remark")
  }
}

extension InvariantChecker {
  /// Plays a scenario, and returns what can never be, and is.
  package static func violations(of scenario: Scenario, in mode: Mode) -> [Violation] {
    var app = Simulator(scenario, mode: mode)
    var checker = InvariantChecker(app.scenario)
    var nowhere = Nowhere()
    while app.playNext(into: &nowhere, watching: &checker) {}
    return checker.violations
  }

  struct Nowhere: EventSink {
    var showsViews: Bool { false }
    mutating func receive(_ event: TraceEvent) {}
  }
}

/// How the app stands, apart from the clock.
private struct AppState: Hashable {
  let hierarchy: Hierarchy
  let containers: Containers
  let application: Application
  let transitions: Transitions
  let screen: Screen
  let waiting: Int

  init(_ app: Simulator) {
    hierarchy = app.hierarchy
    containers = app.containers
    application = app.application
    transitions = app.transitions
    screen = app.screen
    waiting = app.runLoop.timers.count + app.runLoop.afterLayout.count
  }
}

extension Action {
  fileprivate var onlyWaits: Bool {
    switch self {
    case .wait, .waitUntilIdle, .after: true
    // Each of their lines says it for itself.
    default: block != nil
    }
  }
}

extension Callback {
  /// Whether the callback can be the first to a re-created controller.
  fileprivate var mayBeFirst: Bool {
    switch self {
    case .initWithNibName, .initWithCoder, .loadView, .shouldPerformSegue, .prepareForSegue, .willMoveToParent,
      .didMoveToParent, .setEditing, .didReceiveMemoryWarning, .presentationControllerFor, .adaptiveStyle,
      .adaptiveStyleForTraits, .controllerForAdaptiveStyle, .willPresentWithAdaptiveStyle:
      true
    default: false
    }
  }
}
