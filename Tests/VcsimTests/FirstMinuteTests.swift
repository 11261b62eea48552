import Foundation
import Testing

@testable import SimKit

/// From the README to an answer: the questions that people bring, in the words that they would type, in two commands or fewer.
struct FirstMinuteTests {
  private static let flow = """
    vcsim 1
    mode ios18
    controller list
      view default
    controller detail
      view default
    controller nav is navigation of list
    launch nav
    push detail on nav animated
    pop nav animated

    """

  /// Fifteen times the same, with a warning in between, and lines that name no callback.
  private static var log: String {
    var lines: [String] = []
    func add(_ callback: String, of name: String) {
      lines.append("2026-11-03 09:12:44.114 MyApp[512:8071] \(name) \(callback)")
    }
    for callback in ["viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:"] {
      add(callback, of: "HomeViewController")
    }
    for _ in 0..<15 {
      for callback in [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:",
      ] {
        add(callback, of: "DetailViewController")
        lines.append("request finished")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Symptoms, lessons, explore's questions, and the first page have one order: what people ask most comes first.
  @Test func whatPeopleAskMostHasOneOrder() throws {
    func read(_ path: String) throws -> String {
      try String(contentsOf: Vcsim.root.appendingPathComponent(path), encoding: .utf8)
    }
    func after(_ mark: String, in text: String) throws -> Substring {
      text[try #require(text.range(of: mark), "\(mark)").upperBound...]
    }
    let symptoms = Guide.all.map { $0.title }.joined(separator: "\n")
    for (text, words) in [
      (symptoms[...], ["called twice", "The size", "rotate", "DidBecomeActive", "deinit", "Unbalanced"]),
      (
        try after("What people ask most", in: read("docs/lessons/README.md")),
        ["twice", "The size", "rotates", "activity", "Memory", "A warning"]
      ),
      (
        try after("What people ask most", in: read("README.md")),
        ["twice", "[size]", "[rotates]", "[active]", "[memory]", "[warning]"]
      ),
      (
        try after("## Questions that developers ask", in: read("docs/explore.md")),
        ["called twice", "frame wrong", "deallocated", "Unbalanced"]
      ),
    ] {
      let places = try words.map { try #require(text.range(of: $0), "\($0)").lowerBound }
      #expect(places == places.sorted(), "\(words)")
    }
  }

  @Test(
    "what they type, and what they have to see",
    arguments: [
      // Why doesn't my screen refresh since iOS 13?
      ("vcsim explain 'viewWillAppear not called'", ["A sheet was dismissed", "iOS 13+", "Fix"]),
      // Where are bounds right at a launch in landscape?
      ("vcsim run --mode ios5 --view bounds example:landscape-launch", ["viewWillLayoutSubviews", "480x300 final"]),
      (
        "vcsim run --mode ios26 --view bounds example:landscape-launch",
        ["Bounds of home are final from viewWillAppear: on."]
      ),
      // Why is viewDidAppear called twice?
      ("vcsim explain 'viewDidAppear twice'", ["is called twice", "4 causes", "UIKit calls it too", "Fix"]),
      // What does "Unbalanced calls" mean for me?
      ("vcsim explain 'Unbalanced calls'", ["3 causes", "Fix"]),
      // What does this long log say?
      ("vcsim log app.log", ["app.log: 184 lines, 94 callbacks", "What happened"]),
      // What will iOS 26 change in my flow?
      ("vcsim diff --mode ios18 --mode ios26 flow.txt", ["On iOS 26, list gets viewDidAppear:"]),
      ("vcsim explain 'iOS 26'", ["What your code notices"]),
    ])
  func aQuestionIsAnswered(_ command: String, _ words: [String]) throws {
    let place = try Workplace()
    try place.write("flow.txt", Self.flow)
    try place.write("app.log", Self.log)
    let result = try Vcsim.shell(command, in: place.url)
    #expect(Vcsim.mayAnswer(command, result.status), "\(command): \(result.status)")
    for word in words { #expect(result.out.contains(word), "\(command): \(word)\n\(result.out)") }
    guard !command.hasPrefix("vcsim run"), !command.hasPrefix("vcsim diff") else { return }
    let lines = result.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "\(command): \(lines.count) lines")
    for line in lines { #expect(line.count <= 80, "\(command): \(line)") }
  }
}
