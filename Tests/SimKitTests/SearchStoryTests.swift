import Testing

@testable import SimKit

/// Search controllers. One condition of the engine each, in the smallest story that tells it from its opposite.
struct SearchStoryTests {
  private static func shared(_ results: String = "", context: Bool = true) -> String {
    """
    controller list
    \(context ? "  defines presentation context" : "  supports all")
    controller results
    controller find is search\(results)
      has delegate
    controller sheet
      style overFullScreen
    controller nav is navigation of list
    controller other
    controller tabs is tab bar of nav other
    launch tabs

    """
  }

  static let stories: [SmallStory] = [
    SmallStory(
      "Before iOS 8, presenting a search controller says that there is none", 7,
      shared(" of results") + "present find from list\n", lacks: ["results willMoveToParent", "find.delegate"],
      answer: "a search controller, which is in ios8+ only"),
    SmallStory(
      "A feature that the version lacks is named, not what covers the bar", 7,
      """
      controller list
      controller find is search
      controller cover
      launch list
      present cover from list
      begin search of find in list
      """, lacks: ["find"], answer: "a search controller, which is in ios8+ only"),
    SmallStory(
      "An event that the version lacks is named, not what covers the stack", 6,
      """
      controller a
      controller b
      controller cover
      controller nav is navigation of a b
      launch nav
      present cover from nav
      begin pop of nav
      """, answer: "the pop gesture is in ios7+ only"),
    SmallStory(
      "A search that isn't active has no end", 8, shared() + "create find\ndeactivate find\n", lacks: ["find"]),
    SmallStory(
      "The search dims what is searched", 8, shared() + "activate find in list\nbegin search of find in list\n",
      answer: "'list' cannot be touched"),
    SmallStory(
      "A tap beside the search goes through it", 8,
      shared(context: false) + "activate find in list\ntap other in tabs\n", has: ["other viewWillAppear:"]),
    SmallStory(
      "A sheet takes all taps", 8,
      shared() + "activate find in list\npresent sheet from find\ntap other in tabs\n",
      answer: "'tabs' cannot be touched"),
    SmallStory(
      "A search without text has none to delete", 8, shared() + "activate find in list\ndeactivate find\n",
      has: ["find.delegate willDismissSearchController:"], lacks: ["find.delegate updateSearchResults"]),
    SmallStory(
      "The text of a search is deleted once", 8,
      shared()
        + "activate find in list\ntype in find\ndeactivate find\nactivate find in list\ndeactivate find\n",
      lacks: ["find.delegate updateSearchResults"]),
    SmallStory(
      "The text of a search without a delegate calls none", 18,
      "controller a\ncontroller find is search\nlaunch a\nadd find to a\ntype in find\ntype in find\n"),
    SmallStory(
      "A search that comes back with its tab isn't begun again", 8,
      shared(" of results") + "activate find in list\nselect other in tabs\nselect nav in tabs\n",
      has: ["  find viewWillAppear:", "    results viewWillAppear:", "  find viewDidAppear:"],
      lacks: ["find.delegate"]),
    SmallStory(
      "A refused dismissal leaves the search as it is", 8,
      shared() + """
        activate find in list
        present sheet from find animated without waiting
        deactivate find
        dismiss find animated

        """, has: ["find viewDidDisappear:"], lacks: ["find.delegate didDismiss"]),
    SmallStory(
      "A controller that presents in its own context presents nothing else", 8,
      shared() + "activate find in list\npresent sheet from list\n",
      has: ["!  Warning: Attempt to present <sheet>  on <list>"]),
  ]

  @Test(arguments: stories) func story(_ story: SmallStory) throws { try story.check() }
}
