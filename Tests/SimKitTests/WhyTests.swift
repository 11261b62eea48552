import Testing

@testable import SimKit

/// Each line knows the rule that sent it; where two rules send the same callback, it is the one that holds here.
struct WhyTests {
  static let cases: [(mode: Int, text: String, line: String, rule: RuleID)] = [
    (6, "controller a\nlaunch a", "a viewWillAppear: animated=no", .launchOrder),
    (6, "controller a\nlaunch a", "a viewDidAppear: animated=no", .launchOrder),
    (
      6, "controller a\ncontroller b\nwhen a viewDidLoad once\n  add view of b to a\nlaunch a",
      "b viewWillAppear: animated=no", .viewEntersWindow
    ),
    (6, "controller a\ncontroller b\nlaunch a\nadd b to a", "b viewWillAppear: animated=no", .viewEntersWindow),
    (
      6, "controller a\ncontroller b\nlaunch a\nadd b to a\nremove b from a", "b viewDidDisappear: animated=no",
      .viewLeavesWindow
    ),
    (
      6, "controller a\ncontroller b\ncontroller c\nlaunch a\nadd b to a\npresent c from a animated",
      "b viewWillDisappear: animated=yes", .appearParentFirst
    ),
    (6, "controller a\ncontroller b\nlaunch a\npresent b from a", "b viewDidAppear: animated=no", .presentOrder),
    (6, "controller a\ncontroller b\nlaunch a\npresent b from a", "a viewWillDisappear: animated=no", .presentOrder),
    (
      13, "device pad\ncontroller a\ncontroller b\nlaunch a\npresent b from a", "b viewDidAppear: animated=no",
      .presentKeepsPresenter
    ),
    (
      6, "controller a\ncontroller b\nlaunch a\npresent b from a\ndismiss b", "b viewDidDisappear: animated=no",
      .dismissOrder
    ),
    (
      13, "device pad\ncontroller a\ncontroller b\nlaunch a\npresent b from a\ndismiss b",
      "b viewDidDisappear: animated=no", .dismissKeepsPresenter
    ),
    (6, "controller a\ncontroller b\nlaunch a\nset root b", "a viewDidDisappear: animated=no", .rootReplaced),
    (6, "controller a\ncontroller b\nlaunch a\nset root b", "a viewWillDisappear: animated=no", .rootReplaced),
    (
      5, "controller home\ncontroller kid\nwhen home viewWillLayoutSubviews once\n  add kid to home\nlaunch home",
      "kid viewDidAppear: animated=no", .lateChildDidOnly
    ),
    (
      7, "controller home\ncontroller kid\nwhen home viewWillLayoutSubviews once\n  add kid to home\nlaunch home",
      "kid viewDidAppear: animated=no", .lateChildWithParent
    ),
    (
      9,
      "device pad\ncontroller a\ncontroller b\ncontroller s is split of a b\nlaunch s\nset display mode of s to oneBesideSecondary",
      "a viewDidAppear: animated=no", .splitShowsBoth
    ),
    (
      9,
      "device pad\ncontroller a\n  supports all\n  defines presentation context\ncontroller t is tab bar of a\n  supports all\n"
        + "controller b\n  style overCurrentContext\nlaunch t\npresent b from a\nrotate landscapeLeft",
      "b viewWillTransitionToSize:withTransitionCoordinator: size=1024x768", .contextGoesWithChild
    ),
    (
      9,
      "device pad\ncontroller a\n  supports all\n  defines presentation context\ncontroller t is tab bar of a\n  supports all\n"
        + "controller b\n  style overCurrentContext\nlaunch t\npresent b from a\nrotate landscapeLeft",
      "a viewWillTransitionToSize:withTransitionCoordinator: size=1024x768", .sizesParentFirst
    ),
    (
      6,
      "device pad landscapeLeft\ncontroller a\n  supports all\ncontroller b\n  supports all\n"
        + "controller s is split of a b\n  supports all\nlaunch s\nrotate portrait",
      "a didRotateFromInterfaceOrientation: orientation=landscapeLeft", .rotationEndsUnseen
    ),
    (
      6,
      "device pad landscapeLeft\ncontroller a\n  supports all\ncontroller b\n  supports all\n"
        + "controller s is split of a b\n  supports all\nlaunch s\nrotate portrait",
      "b didRotateFromInterfaceOrientation: orientation=landscapeLeft", .rotationParentFirst
    ),
    (
      6, "controller a\ncontroller b\ncontroller nav is navigation of a\nlaunch nav\npush b on nav",
      "b viewDidAppear: animated=no", .pushOrder
    ),
    (
      6, "controller a\ncontroller b\ncontroller nav is navigation of a b\nlaunch nav\npop nav",
      "a viewDidAppear: animated=no", .popOrder
    ),
    (
      7,
      "controller a\ncontroller b\ncontroller nav is navigation of a b\nlaunch nav\nbegin pop of nav\ncancel pop of nav",
      "b viewDidAppear: animated=yes", .gestureCancelled
    ),
    (
      6, "controller a\ncontroller b\ncontroller t is tab bar of a b\nlaunch t\nselect b in t",
      "a viewDidDisappear: animated=no", .tabOrder
    ),
    (
      9, "controller a\n  supports all\nlaunch a\nrotate landscapeLeft",
      "a viewWillTransitionToSize:withTransitionCoordinator: size=480x320", .sizesOrder
    ),
    (
      9, "controller a\n  supports all\nlaunch a\nbackground\nrotate landscapeLeft\nforeground",
      "a viewWillTransitionToSize:withTransitionCoordinator: size=480x320", .rotationBeforeForeground
    ),
    (
      6, "controller a\n  supports all\ncontroller b\n  supports all\nlaunch a\nadd b to a\nrotate landscapeLeft",
      "b didRotateFromInterfaceOrientation: orientation=portrait", .rotationParentFirst
    ),
    (
      6, "controller a\n  supports all\nlaunch a\nrotate landscapeLeft",
      "a didRotateFromInterfaceOrientation: orientation=portrait", .rotationOrder
    ),
  ]

  @Test(arguments: cases.indices) func aLineKnowsItsRule(_ index: Int) throws {
    let (major, text, line, rule) = Self.cases[index]
    let parsed = Scenario.parse(Source(name: "why", text: "vcsim 1\n" + text + "\n"))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
    var simulator = Simulator(try #require(parsed.scenario), mode: try #require(Mode(major: major)))
    let lines = simulator.collect().steps.flatMap(\.lines)
    let found = try #require(lines.last { $0.text == line }, "\(lines.map(\.text))")
    #expect(found.rule == rule)
  }
}
