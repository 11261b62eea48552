import Testing

@testable import SimKit

/// The way from UIKit's names to lines, views and rules.
@Suite struct UIKitNameTests {
  @Test func eachLineThatANameLeadsToIsThere() {
    for known in UIKitName.all {
      guard case .said(let statements) = known.treatment else { continue }
      #expect(!statements.isEmpty, "\(known.name)")
      for statement in statements {
        #expect(Grammar.all.contains { $0.statement == statement }, "\(known.name) leads to '\(statement)'")
      }
    }
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
