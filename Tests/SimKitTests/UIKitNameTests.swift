import Testing

@testable import SimKit

/// The way from UIKit's names to lines, views and rules.
struct UIKitNameTests {
  @Test func eachLineThatANameLeadsToIsThere() {
    for known in UIKitName.all {
      guard case .said(let statements) = known.treatment else { continue }
      #expect(!statements.isEmpty, "\(known.name)")
      for statement in statements {
        #expect(Grammar.all.contains { $0.statement == statement }, "\(known.name) leads to '\(statement)'")
      }
    }
  }

  @Test func eachRowOfTheTableIsRead() {
    let rows = TextFiles.names.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { $0.split(separator: " ") }
    let names = rows.flatMap { $0.dropFirst().prefix { $0 != "|" } }.filter { $0 != "name" && $0 != "---" }
    #expect(names.map { String($0) } == UIKitName.all.map { $0.name })
  }

  @Test func aNameStandsOnce() {
    let names = UIKitName.all.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func aShortenedSelectorLeadsToTheWholeOne() {
    for text in ["performSegueWithIdentifier", "performSegueWithIdentifier:"] {
      #expect(UIKitName.selectors(shortenedTo: text).contains("performSegueWithIdentifier:sender:"))
    }
    #expect(UIKitName.selectors(shortenedTo: "performSegue").isEmpty)
  }

  @Test func aNameIsFoundInEachSpelling() {
    for text in ["addChildViewController:", "addChildViewController", "-addChildViewController:", "addChild(_:)"] {
      #expect(UIKitName.named(text)?.name == "addChildViewController:")
    }
    #expect(UIKitName.named("addChildViewControllers:") == nil)
  }
}
