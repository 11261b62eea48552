import Foundation

/// The apps that are explored.
enum ExploredApp {
  static let stack = """
    vcsim 1
    title "A stack and a sheet"
    mode ios6 ios13
    controller home
    controller detail
    controller sheet
    controller nav is navigation of home
    launch nav
    push detail on nav animated
    pop nav animated
    present sheet from home animated
    dismiss sheet animated

    """

  static let tabs = """
    vcsim 1
    title "Tabs, a stack and a sheet"
    mode ios13
    controller list
    controller detail
    controller other
    controller sheet
      held by UIKit only
    controller nav is navigation of list
      has delegate
    controller tabs is tab bar of nav other
    launch tabs
    push detail on nav animated
    pop nav animated
    present sheet from list animated
    dismiss sheet animated

    """

  static let asserts = """
    assert never detail viewDidAppear: after detail viewDidAppear: without detail viewDidDisappear:
    assert at rest something on screen
    assert sheet viewDidDisappear: leads to list viewWillAppear:

    """
}

/// A line of what `vcsim explore --format jsonl` prints.
struct ExploreLine: Decodable {
  struct Showing: Decodable {
    let text: String
    let modes: [String]
  }

  let type: String
  let kind: String?
  let modes: [String]?
  let texts: [Showing]?
  let actions: Int?
  let interruptions: Int?
  let story: [String]?
  let scenario: String?
  let confirmed: Bool?
  let same_object: String?
  let fix: String?
  let depth: Int?
  let complete: Bool?
  let cut_short: Bool?
  let states: Int?

  /// The lines about a scenario.
  static func all(_ arguments: [String], _ text: String) throws -> [ExploreLine] {
    let run = try Vcsim(["explore", "--format", "jsonl"] + arguments + ["-"], stdin: text)
    return try run.out.split(separator: "\n").map { try JSONDecoder().decode(ExploreLine.self, from: Data($0.utf8)) }
  }
}
