/// Judges what the app's code does in one run: each practice of UIKit's that it goes against, with its line.
struct Practices {
  let scenario: Scenario
  let rules: RuleSet
  private(set) var findings: [LintFinding] = []
  private var reported: [LintRule: Set<Int>] = [:]
  var containment: [ControllerID: ContainmentSteps] = [:]
  /// Children, by the line that adds each, and whether code calls their appearance.
  var appearances: [ControllerID: (line: Int, isDriven: Bool)] = [:]
  /// The step of the story that is judged.
  private(set) var step = 0
  /// Transitions of appearance that the app has begun and not ended, by the line.
  private var begun: [ControllerID: (line: Int, appearing: Bool)] = [:]
  /// Views that were placed in a callback, in this step: what they were placed by.
  private var placed: [ControllerID: (call: AppCall, caller: ControllerID)] = [:]
  /// The controllers whose code runs later, by its lines.
  private var later: [Int: ControllerID] = [:]

  init(_ scenario: Scenario, _ mode: Mode) {
    self.scenario = scenario
    rules = RuleSet(mode)
  }

  /// Judges what was done in one step, by the bounds that the step left behind, and by what UIKit itself sent in it.
  mutating func see(_ code: AppCalls, _ views: ViewTree, _ sent: Set<Caller>) {
    step += 1
    for call in code.calls { see(call) }
    for call in code.calls { seeSend(call, sent) }
    for complaint in code.complaints { see(complaint) }
    for (_, (call, caller)) in placed.ordered(by: { $0.value.call.line }) {
      judge(call, of: caller, views[caller.view])
    }
    placed = [:]
  }

  /// The story is over. An app that an exception ended could not do the rest.
  mutating func end(_ app: Snapshot, _ outcome: Outcome?) {
    guard case .finished? = outcome else { return }
    for (id, begin) in begun where app.controllers[id.int].appearance.isInTransition {
      report(
        .unequalAppearance, begin.line, "what begins here is never ended for '\(name(id))'",
        "send endAppearanceTransition when the change is over: end appearance of \(name(id))")
    }
    endContainment(app)
    endAppearance(app)
  }

  mutating func report(_ rule: LintRule, _ line: Int, _ message: String, _ help: String, fix: LintFinding.Fix? = nil) {
    guard reported[rule, default: []].insert(line).inserted else { return }
    findings.append(LintFinding(rule, line, message, help, fix: fix))
  }

  func name(_ id: ControllerID) -> String { scenario.name(of: id) }

  /// The controller whose code does it; nil for the steps and for delegates.
  func doer(of call: AppCall) -> ControllerID? { call.caller?.controller ?? later[call.line] }

  /// The kind of UIKit container of a controller; nil for others.
  func systemKind(_ id: ControllerID?) -> ContainerKind? { id.flatMap { scenario.controllers[$0.int].kind.container } }

  private mutating func see(_ call: AppCall) {
    seeContainment(call)
    seeAppearance(call)
    switch call.action {
    case .setFrame(let id, _): seeFrame(id, call)
    case .layout(let id, now: true): place(id, call)
    case .after(_, let block), .animate(_, let block), .alongside(let block), .then(let block, _):
      later(block, doer(of: call))
    case .beginAppearance(let id, let appearing, _): seeBegin(id, appearing: appearing, call)
    case .endAppearance(let id): seeEnd(id, call)
    case .dismiss(let id, _, _):
      // In iOS 7 and earlier, an alert is not a controller: it has a separate call for its dismissal.
      if call.found?.canDismiss == false, !scenario.isAlert(id) {
        report(
          .dismissInVain, call.line, "nothing is presented here by '\(name(id))', nor is it presented itself",
          "dismiss what is presented, or remove the line")
      }
    default: break
    }
  }

  // MARK: Frames

  private mutating func seeFrame(_ id: ControllerID, _ call: AppCall) {
    if doer(of: call) == id {
      // The creator of a view gives it its first frame.
      guard call.caller?.callback != .loadView else { return }
      report(
        .ownFrame, call.line, "'\(name(id))' sets the frame of its view",
        "leave it to the parent, or to UIKit; lay out by the bounds that it is given")
    } else {
      place(id, call)
    }
  }

  /// A view is placed, or laid out at once, by the app's code in a callback: the last time in a step counts.
  private mutating func place(_ id: ControllerID, _ call: AppCall) {
    guard let own = call.caller?.controller else { return }
    placed[id] = (call, own)
  }

  private mutating func judge(_ call: AppCall, of caller: ControllerID, _ view: ViewTree.View) {
    let final = view.bounds
    guard view.isLoaded, call.callerBounds != final, let callback = call.caller?.callback else { return }
    let seen = call.callerBounds ?? .zero
    let text = seen.isEmpty ? "empty" : "stale"
    report(
      .layoutTooEarly, call.line,
      "the bounds of '\(name(caller))' are \(text) here: \(seen.width)x\(seen.height), and \(final.width)x\(final.height)"
        + " in the end",
      "lay out in viewWillLayoutSubviews, or again in a callback that sees them, not only in \(callback.selector)")
  }

  private mutating func later(_ block: BlockID, _ doer: ControllerID?) {
    guard let doer else { return }
    for statement in scenario.blocks[block.int].statements where later[statement.line] != doer {
      later[statement.line] = doer
      if let inner = statement.action?.block { later(inner, doer) }
    }
  }

  // MARK: Appearance

  private mutating func seeBegin(_ id: ControllerID, appearing: Bool, _ call: AppCall) {
    if let parent = call.found?.parent, systemKind(parent) == nil,
      scenario.controllers[parent.int].forwardsAppearance(under: rules)
    {
      report(
        .forwardsTwice, call.line, "'\(name(parent))' forwards appearance automatically and manually",
        "answer NO to shouldAutomaticallyForwardAppearanceMethods: forwards appearance no; or leave begin and end out")
    }
    if let open = begun[id], open.appearing == appearing {
      report(
        .unequalAppearance, call.line, "the same was begun for '\(name(id))' in line \(open.line), and has not ended",
        "each begin needs one end")
    }
    begun[id] = (call.line, appearing)
  }

  /// A parent passes a callback on to a child that has it from UIKit too.
  private mutating func seeSend(_ call: AppCall, _ sent: Set<Caller>) {
    if case .send(.loadView, let id, _) = call.action {
      report(
        .callsLoadView, call.line, "UIKit doesn't call viewDidLoad of '\(name(id))' after this call of loadView",
        "read the view, and UIKit loads it: load \(name(id))")
    }
    guard case .send(let callback, let child, _) = call.action, let parent = call.found?.parent,
      doer(of: call) == parent, sent.contains(Caller(receiver: .controller(child), callback: callback))
    else { return }
    report(
      .forwardsTwice, call.line,
      "'\(name(child))' gets \(callback.selector) from UIKit too, when '\(name(parent))' passes it on by hand",
      "leave this line out where UIKit forwards, or say that it must not: forwards appearance no, forwards rotation no")
  }

  private mutating func seeEnd(_ id: ControllerID, _ call: AppCall) {
    let open = begun.removeValue(forKey: id)
    guard call.found?.appearance.isInTransition == false else { return }
    if let open {
      report(
        .unequalAppearance, open.line, "nothing begins for '\(name(id))' here: it is where it should go already",
        "begin what changes, and end that")
    } else {
      report(
        .unequalAppearance, call.line, "nothing was begun for '\(name(id))' that could end here",
        "each end needs one begin")
    }
  }

  // MARK: What UIKit complains of

  private mutating func see(_ complaint: (trouble: Trouble, line: Int)) {
    func presents(_ why: String, _ help: String) {
      report(.presentInVain, complaint.line, "nothing can be presented here: \(why)", help)
    }
    let (refusal, ids) = (complaint.trouble.refusal, complaint.trouble.ids.map { $0.map { name($0) } ?? "nil" })
    switch refusal {
    case .notInWindow:
      presents("the view of '\(ids[2])' is not in the window", "present from viewDidAppear: on, or from the root")
    case .alreadyPresenting:
      presents("'\(ids[4])' presents '\(ids[3])' already", "present from '\(ids[3])', or dismiss it")
    case .presentationInProgress, .modalTransitionInProgress:
      presents("another transition is in progress", "wait for its completion block")
    case .presentsActiveController, .presentsPresentedController, .presentsItself, .presentsChild:
      presents("'\(ids[0])' is in use already", "present a separate controller")
    case .presentsNil: presents("the controller is nil", "make it first")
    case .dismissalInProgress, .dismissedNotAppearing:
      report(
        .dismissInVain, complaint.line, "nothing can be dismissed while another transition is in progress",
        "wait for its completion block")
    // The app begins and ends them: VS5109 finds the line.
    case .unbalancedAppearance: break
    // Found without a run.
    case .idleOption: break
    default:
      if refusal.isIdle(refusal.effect(rules)) {
        report(
          .idleLine, complaint.line,
          "this line can't do anything here: it requires that \(refusal.contract.requiresWithin)",
          "let what is in progress end first, with 'wait', or remove the line")
      }
      guard refusal.hasText else { return }
      report(.refused, complaint.line, refusal.contract.finding, refusal.contract.advice)
    }
  }
}
