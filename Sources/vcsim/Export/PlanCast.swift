import SimKit

/// The controllers of a plan: what each is, what its class overrides, and what the player can't give it.
struct PlanCast {
  private let scenario: Scenario
  /// The callbacks that each receiver gets in the derived trace or has a hook for, in the order of the table.
  private var callbacks: [Receiver: Set<Callback>] = [:]
  let missing: [String]

  init(_ scenario: Scenario, hooks: [Hook], steps: [TraceStep]) {
    self.scenario = scenario
    for hook in hooks { callbacks[hook.receiver, default: []].insert(hook.callback) }
    var receivers: [String: Receiver] = [:]
    for id in scenario.controllers.compactMap({ scenario.controller(named: $0.name) }) {
      for receiver in [Receiver.controller(id), .delegate(id), .view(id)] {
        receivers[receiver.name(in: scenario)] = receiver
      }
    }
    for case let message? in steps.flatMap(\.lines).map(\.message) {
      if let receiver = receivers[message.receiver] { callbacks[receiver, default: []].insert(message.callback) }
    }
    missing = scenario.controllers.flatMap { one in Self.missing(one).map { "\(one.name): \($0)" } }
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
    if one.translucentBar != nil { missing.append("its navigation bar is opaque or translucent") }
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
    if one.isNewEachTime { missing.append("it is new each time") }
    return missing
  }

  // MARK: JSON

  var objects: [JSONObject] { scenario.controllers.compactMap(object) }

  private func object(_ one: ControllerDeclaration) -> JSONObject? {
    guard let id = scenario.controller(named: one.name) else { return nil }
    let delegate = callbacks[.delegate(id)]
    // The player makes it with an empty frame.
    let isMade = if case .code = one.view { [.plain, .container].contains(one.kind) } else { false }
    return [
      "name": one.name, "kind": object(one.kind), "class": one.className,
      "overrides": overrides(of: one, id).map(\.selector),
      "delegate": one.hasDelegate || delegate != nil ? Callback.selectors { delegate?.contains($0) ?? false } : nil,
      "makes_view": isMade, "held_by_uikit": one.heldByUIKitOnly || scenario.header.heldByUIKitOnly,
      "answers": Self.answers(of: one), "options": Self.options(of: one),
    ]
  }

  private static func answers(of one: ControllerDeclaration) -> JSONObject {
    [
      "supports": (one.answers.ios6Supports ?? one.answers.supports)?.names, "prefers": one.answers.prefers?.name,
      "autorotates": one.answers.autorotates ? nil : false,
      "forwards_appearance": one.statesForwarding ? one.forwardsAppearance : nil,
      "should_dismiss": one.shouldDismiss ? nil : false,
      "collapses_secondary": one.answers.collapsesSecondary ? true : nil,
    ]
  }

  private static func options(of one: ControllerDeclaration) -> JSONObject {
    [
      "style": one.answers.style?.name, "content_size": one.contentSize?.sides,
      "defines_presentation_context": one.definesPresentationContext ? true : nil,
      "hides_bottom_bar_when_pushed": one.hidesBottomBarWhenPushed ? true : nil,
      "is_modal_in_presentation": one.isModalInPresentation ? true : nil, "display_mode": one.displayMode?.number,
      "detents": one.detents.isEmpty ? nil : one.detents.map(\.name),
    ]
  }

  private func object(_ kind: ControllerKind) -> JSONObject {
    let content: JSONObject = ["content": kind.content.map { scenario.name(of: $0) }]
    return switch kind {
    case .plain, .container: ["plain": JSONObject([:])]
    case .navigation: ["navigation": content]
    case .tabBar: ["tab_bar": content]
    case .split(let split): ["split": content + ["columns": split.hasColumnStyle]]
    case .page(_, let style): ["page": content + ["curls": style == .curl]]
    case .search: ["search": content]
    case .alert(let style): ["alert": JSONObject(["is_sheet": style == .actionSheet])]
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
      (.supportedInterfaceOrientations, one.answers.supports != nil || one.answers.ios6Supports != nil),
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
  var hooks: [JSONObject] {
    scenario.controllers.filter(\.usesConstraints).map { one in
      let step: JSONObject = [
        "text": "update constraints \(one.name)", "line": one.line, "drive": "code", "waits": false,
        "call": JSONObject(["update_constraints": JSONObject(["controller": one.name])]),
      ]
      return [
        "receiver": one.name, "callback": Callback.viewDidLoad.selector, "before_super": false, "without_super": false,
        "once": false, "steps": [step],
      ]
    }
  }
}

extension Callback {
  /// The selectors of some callbacks, in the order of the table.
  static func selectors(where isWanted: (Callback) -> Bool) -> [String] { allCases.filter(isWanted).map(\.selector) }
}
