import SimKit

/// The controllers of a plan: what each is, what its class overrides, and what the player can't give it.
struct PlanCast {
  private let scenario: Scenario
  /// The callbacks that each receiver gets in the derived trace or has a hook for, in the order of the table.
  private var callbacks: [Receiver: Set<Callback>] = [:]
  private(set) var missing: [String] = []

  init(_ scenario: Scenario, hooks: [Hook], steps: [TraceStep]) {
    self.scenario = scenario
    for hook in hooks { callbacks[hook.receiver, default: []].insert(hook.callback) }
    var receivers: [String: Receiver] = [:]
    for index in scenario.controllers.indices {
      guard let id = scenario.controller(named: scenario.controllers[index].name) else { continue }
      for receiver in [Receiver.controller(id), .delegate(id), .view(id)] {
        receivers[receiver.name(in: scenario)] = receiver
      }
    }
    for case let message? in steps.flatMap(\.lines).map(\.message) {
      if let receiver = receivers[message.receiver] { callbacks[receiver, default: []].insert(message.callback) }
    }
    for (index, declaration) in scenario.controllers.enumerated() {
      missing += Self.missing(declaration).map { "\(scenario.controllers[index].name): \($0)" }
    }
  }

  /// Returns the features of a controller that the scenario states and the player lacks.
  private static func missing(_ one: ControllerDeclaration) -> [String] {
    var missing: [String] = []
    switch one.view {
    case .code(nil), .standard: break
    case .code: missing.append("its view has a size when it's made")
    case .nib, .sameNib: missing.append("its view comes from a nib")
    case .storyboard: missing.append("it comes from a storyboard")
    }
    if one.answers.answersAsTop { missing.append("it returns the orientations of its top controller") }
    if !one.forwardsRotation || one.forwardsBoth != nil { missing.append("it forwards rotation callbacks as in iOS 5") }
    if one.asksChildren { missing.append("it queries its children about orientations as in iOS 5") }
    if one.keepsSize { missing.append("autoresizing none") }
    if one.wantsFullScreenLayout { missing.append("wantsFullScreenLayout") }
    if one.registersForTraitChanges { missing.append("registerForTraitChanges:withHandler:") }
    if one.restorationIdentifier != nil { missing.append("state restoration") }
    if one.adaptation != nil || one.replaces != nil {
      missing.append("its presentation's delegate returns another style")
    }
    if one.presentationController != nil { missing.append("a presentation controller of the app") }
    if one.hasAnimator { missing.append("an animator of the app") }
    if one.isModalInPopover { missing.append("modalInPopover") }
    if one.targetDisplayMode != nil || one.topColumn != nil || one.collapsesInto != nil || one.expandsInto != nil
      || one.separates != nil
    {
      missing.append("what its delegate returns about columns")
    }
    if one.kind.name == "search" { missing.append("the class of a search controller") }
    if one.hasDataSource { missing.append("a data source") }
    return missing
  }

  // MARK: JSON

  func write(to json: inout JSONWriter) {
    json.list("controllers") { list in
      for declaration in scenario.controllers { list.object { write(declaration, to: &$0) } }
    }
  }

  private func write(_ one: ControllerDeclaration, to json: inout JSONWriter) {
    guard let id = scenario.controller(named: one.name) else { return }
    json.put("name", one.name)
    json.object("kind") { write(one.kind, to: &$0) }
    if let name = one.className { json.put("class", name) }
    json.list("overrides", overrides(of: one, id).map(\.selector))
    if one.hasDelegate || callbacks[.delegate(id)] != nil {
      json.list(
        "delegate", Callback.allCases.filter { callbacks[.delegate(id), default: []].contains($0) }.map(\.selector))
    }
    // The player makes it with an empty frame.
    let isMade = if case .code = one.view { one.kind == .plain } else { false }
    json.put("makes_view", isMade)
    json.put("held_by_uikit", one.heldByUIKitOnly || scenario.header.heldByUIKitOnly)
    json.object("answers") { json in
      if let mask = one.answers.supportsNew ?? one.answers.supports { json.list("supports", mask.names) }
      if let orientation = one.answers.prefers { json.put("prefers", orientation.name) }
      if !one.answers.autorotates { json.put("autorotates", false) }
      if one.statesForwarding { json.put("forwards_appearance", one.forwardsAppearance) }
      if !one.shouldDismiss { json.put("should_dismiss", false) }
      if one.answers.collapsesSecondary { json.put("collapses_secondary", true) }
    }
    json.object("options") { json in
      if let style = one.answers.style { json.put("style", style.name) }
      if let size = one.contentSize { json.list("content_size", numbers: [size.width, size.height]) }
      if one.definesPresentationContext { json.put("defines_presentation_context", true) }
      if one.hidesBottomBarWhenPushed { json.put("hides_bottom_bar_when_pushed", true) }
      if one.isModalInPresentation { json.put("is_modal_in_presentation", true) }
      if let mode = one.displayMode { json.put("display_mode", mode.number) }
      if !one.detents.isEmpty { json.list("detents", one.detents.map(\.name)) }
    }
  }

  private func write(_ kind: ControllerKind, to json: inout JSONWriter) {
    let content = kind.content.map { scenario.name(of: $0) }
    switch kind {
    case .plain: json.object("plain") { _ in }
    case .navigation: json.object("navigation") { $0.list("content", content) }
    case .tabBar: json.object("tab_bar") { $0.list("content", content) }
    case .split(let split):
      json.object("split") { json in
        json.list("content", content)
        switch split {
        case .sides: json.put("columns", false)
        case .columns: json.put("columns", true)
        }
      }
    case .page(_, let style):
      json.object("page") { json in
        json.list("content", content)
        json.put("curls", style == .curl)
      }
    case .search: json.object("search") { $0.list("content", content) }
    case .alert(let style): json.object("alert") { $0.put("is_sheet", style == .actionSheet) }
    }
  }

  /// A class overrides what the scenario states. Where it states nothing, it overrides what the derived trace and the
  /// hooks need, and the appearance callbacks, so that a callback that vcsim doesn't expect is logged too: a class that
  /// overrides everything gets other callbacks.
  private func overrides(of one: ControllerDeclaration, _ id: ControllerID) -> [Callback] {
    var wanted = callbacks[.controller(id), default: []]
    if let stated = one.overrides {
      wanted = Set(stated)
    } else {
      wanted.formUnion(Self.appearance)
    }
    let answers: [(Callback, Bool)] = [
      (.supportedInterfaceOrientations, one.answers.supports != nil || one.answers.supportsNew != nil),
      (.shouldAutorotate, !one.answers.autorotates),
      (.preferredInterfaceOrientationForPresentation, one.answers.prefers != nil),
    ]
    for (callback, isStated) in answers where isStated { wanted.insert(callback) }
    // UIKit looks at which rotation methods a class overrides: none that it no longer calls.
    return Callback.allCases.filter { wanted.contains($0) && $0.family != .completion && !$0.isOfView }
  }

  private static let appearance: Set<Callback> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// A controller that uses constraints marks its view in `viewDidLoad`.
  func writeHooks(to list: inout JSONWriter) {
    for one in scenario.controllers where one.usesConstraints {
      list.object { json in
        json.put("receiver", one.name)
        json.put("callback", Callback.viewDidLoad.selector)
        json.put("before_super", false)
        json.put("without_super", false)
        json.put("once", false)
        json.list("steps") { list in
          list.object { json in
            json.put("text", "update constraints \(one.name)")
            json.put("line", one.line)
            json.put("drive", Drive.code.name)
            json.put("waits", false)
            json.object("call") { $0.object("update_constraints") { $0.put("controller", one.name) } }
          }
        }
      }
    }
  }
}
