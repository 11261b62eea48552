import Foundation
import Testing

@testable import SimKit
@testable import vcsim

/// `XCTAssertLifecycle` without UIKit: the log of an app beside the plan of a case.
struct LineComparisonTests {
  private static func plan() throws -> Plan {
    let text = """
      vcsim 1
      mode ios18
      family appearance
      controller home
        class HomeViewController
      controller first
        class PageViewController
      controller second
        class PageViewController
      controller helper
      launch home
      present first from home animated
      present second from first animated
      """
    let source = Source(name: "a.txt", text: text)
    let scenario = try #require(Scenario.parse(source).scenario)
    let one = Case(file: "a.txt", source: source, scenario: scenario, mode: .ios18, choice: .first)
    return try Plan(json: Data(PlanWriter(one).json.utf8))
  }

  private static func log(_ lines: String...) -> [String] {
    lines.map { line in
      let words = line.split(separator: " ")
      return "> \(words[0]) \(words[1]) \(words[2]) animated=yes loaded=yes"
    }
  }

  private static let right = log(
    "HomeViewController 0x1 viewWillAppear:", "HomeViewController 0x1 viewIsAppearing:",
    "HomeViewController 0x1 viewDidAppear:", "OtherViewController 0x9 viewWillAppear:",
    "PageViewController 0x2 viewWillAppear:", "PageViewController 0x2 viewIsAppearing:",
    "PageViewController 0x2 viewDidAppear:", "PageViewController 0x2 viewDidLoad",
    "PageViewController 0x3 viewWillAppear:", "PageViewController 0x3 viewIsAppearing:",
    "PageViewController 0x3 viewDidAppear:")

  /// Other classes and other callbacks don't count; objects of one class are its controllers in their order.
  @Test func whatTheScenarioExpectsIsFound() throws {
    #expect(try LineComparison(Self.plan(), recorded: Self.right).difference == nil)
    #expect(
      try LineComparison(Self.plan(), recorded: ["= launch", "< a 0x1 viewDidLoad"] + Self.right).difference == nil)
  }

  @Test func theFirstDifferenceIsNamed() throws {
    var lines = Self.right
    lines.swapAt(9, 10)
    #expect(
      try LineComparison(Self.plan(), recorded: lines).difference
        == .init(number: 8, expected: "second viewIsAppearing:", actual: "second viewDidAppear:"))
    #expect(
      try LineComparison(Self.plan(), recorded: Array(Self.right.dropLast())).difference
        == .init(number: 9, expected: "second viewDidAppear:", actual: "nothing"))
    #expect(
      try LineComparison(Self.plan(), recorded: Self.right + Self.log("HomeViewController 0x1 viewWillDisappear:"))
        .difference == nil, "a callback that the scenario never expects")
    #expect(
      try LineComparison(Self.plan(), recorded: []).difference
        == .init(number: 1, expected: "home viewWillAppear:", actual: "nothing"))
    #expect(LineComparison(expected: ["a b", "a b"], actual: ["a b"]).difference == nil)
  }
}
