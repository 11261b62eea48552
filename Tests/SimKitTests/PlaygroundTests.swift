import Foundation
import Testing

@testable import SimKit

/// What the page in which scenarios are written is answered. The page itself is used in a browser, by `Tests/Browser`.
struct PlaygroundTests {
  private static let text = "vcsim 1\nmode ios5 ios6\nfamily loading\ncontroller home\nlaunch home\n"

  private func answer(_ question: String, _ text: String = Self.text) -> String {
    String(decoding: Playground.answer(Array((question + "\n" + text).utf8)), as: UTF8.self)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func aTextIsReadWithItsColorsProblemsAndCases() throws {
    let good = try object(answer("look"))
    #expect(good["cases"] as? [String] == ["ios5", "ios6"])
    #expect((good["outline"] as? [[String: Any]])?.map { $0["name"] as? String } == ["home", "launch home"])
    #expect((good["tokens"] as? [Int])?.prefix(6) == [0, 5, 0, 6, 7, 3])
    #expect((good["problems"] as? [[String: Any]])?.map { $0["severity"] as? String } == ["info"])
    let bad = try object(answer("look", Self.text.replacing("launch home", with: "launch hoem")))
    let problem = try #require((bad["problems"] as? [[String: Any]])?.first)
    #expect(problem["severity"] as? String == "error")
    #expect(problem["line"] as? Int == 5)
    #expect((problem["fixes"] as? [[String: Any]])?.first?["text"] as? String == "home")
    #expect(problem["range"] as? [Int] == [61, 65])
  }

  @Test func eachChoiceOfAMatrixIsACase() throws {
    let text = Self.text.replacing("vcsim 1\n", with: "vcsim 1\nmatrix how: yes, no\n") + "note \"{how}\"\n"
    let cases = try object(answer("look", text))["cases"] as? [String]
    #expect(cases == ["ios5+how=yes", "ios6+how=yes", "ios5+how=no", "ios6+how=no"])
    #expect(answer("trace\tios6+how=no", text).hasSuffix("note \"no\"\n"))
    #expect(answer("trace\tios6+how=none", text).hasSuffix("note \"yes\"\n"))
  }

  @Test func aTraceIsThatOfTheVersion() {
    #expect(answer("trace\tios5") == "launch home\n  home loadView\n  home viewDidLoad\n")
    #expect(answer("trace\tios4").isEmpty)
    #expect(answer("trace\tios5", "launch").isEmpty)
  }

  @Test func aPageIsThatOfTheReport() throws {
    let source = Source(name: "scenario", text: Self.text)
    let scenario = try #require(Scenario.parse(source).scenario)
    let runs = [Mode.ios5, .ios6].map { FollowedRun(scenario, mode: $0, caseName: "scenario@" + $0.name) }
    let page = ReportPage([ReportPage.Chapter(runs, source: source)]).html
    #expect(answer("page\tios5\tios6") == "{\"problems\":[],\"expected\":[]}\n" + page)
  }

  /// The page marks an `expect` as `check` does.
  @Test func expectationsAreMarked() throws {
    let story = "vcsim 1\nfamily loading\ncontroller home\nlaunch home\nexpect\n  home viewDidLoad\n  home loadView\n"
    let marked = try object(answer("mark\tios6\tios5", story))
    let blocks = try #require(marked["expected"] as? [[String: Any]])
    #expect(blocks.map { $0["version"] as? String } == ["iOS 6", "iOS 5"])
    #expect(blocks[0]["line"] as? Int == 5 && blocks[0]["last"] as? Int == 7 && blocks[0]["fits"] as? Bool == false)
    #expect(blocks[0]["unmet"] as? [Int] == [7])
    let lines = try #require(blocks[0]["lines"] as? [[String]])
    #expect(lines.map { $0[0] } == ["^", " "])
    #expect(lines[0] == ["^", "home loadView", "expected one line later"])
    let right = story.replacing("  home viewDidLoad\n", with: "") + "  home viewDidLoad\n"
    let good = try #require(try object(answer("mark\tios6", right))["expected"] as? [[String: Any]])
    #expect(good[0]["fits"] as? Bool == true && (good[0]["lines"] as? [[String]])?.isEmpty == true)
    // A line too many is nobody's fault but the block's.
    let short = story.replacing("  home viewDidLoad\n", with: "")
    let one = try #require(try object(answer("mark\tios6", short))["expected"] as? [[String: Any]])
    #expect(one[0]["unmet"] as? [Int] == [5])
    #expect(answer("page\tios6", story).contains("<b class=\"wrong\">1 of 1 expectation fails</b>"))
    #expect(answer("page\tios6", story).contains("class=\"expect unmet\">  home loadView</span>"))
  }

  private func parts(_ cases: String, _ text: String) throws -> [Substring] {
    let said = answer("parts\t" + cases, text)
    #expect(said.hasPrefix("{\"problems\":[],\"expected\":["))
    return said[try #require(said.firstIndex(of: "\n"))...].dropFirst().split(
      separator: "<!---->", omittingEmptySubsequences: false)
  }

  @Test func partsAreWhatAPageHasOfItsRuns() throws {
    let text = Self.text + "note \"<!---->\"\n"
    let page = answer("page\tios5\tios6", text)
    let parts = try parts("ios5\tios6", text)
    for line in parts[0].split(separator: "\n") where !line.hasPrefix("<style") {
      #expect(page.contains(line))
    }
    for part in parts[1...4] { #expect(page.contains(part)) }
    #expect(page.contains(parts[5].dropLast("</div>\n".count) + parts[6...].joined() + "</div>\n"))
    #expect(parts[6...].map { $0.contains("<details class=\"act") } == [true, true])
    #expect(!parts.contains { $0.contains("'use strict'") || $0.contains("controller home") })
    #expect(answer("parts\tios5", "launch").contains("\"severity\":\"error\""))
  }

  @Test func partsStandAtTheirPlacesWhenOthersChange() throws {
    let story = Self.text.replacing("family loading\n", with: "") + "memory warning\n"
    let before = try parts("ios6", story)
    #expect(before.count == 8)
    // What changes no run changes no part, and what comes behind leaves the actions before.
    #expect(try parts("ios6", story + "# remark\n") == before)
    let after = try parts("ios6", story + "rotate landscapeLeft\n")
    #expect(after.count == 9)
    #expect(Array(after[6...7]) == Array(before[6...7]))
    // A line above moves the lines of the scenario, which are data, and no row.
    let moved = try parts("ios6", "# remark\n" + story)
    #expect(zip(moved, before).map { $0 == $1 } == [true, false] + Array(repeating: true, count: 6))
  }

  @Test func filesLieBesideTheScenario() throws {
    let file = "controller home\n"
    let text = "vcsim 1\nfamily loading\ninclude \"parts/screens.txt\"\nlaunch home\n"
    let files = "\tfile\tother.txt\t2\tfile\tscreens.txt\t\(file.utf8.count)"
    #expect(answer("trace\tios6" + files, "# " + file + text) == "launch home\n  home loadView\n  home viewDidLoad\n")
    #expect(answer("page\tios6" + files, "# " + file + text).hasPrefix("{\"problems\":[],\"expected\":[]}\n<!doctype"))
    let found = try object(answer("look" + files, "# " + file + text))
    #expect(found["includes"] as? [String] == ["parts/screens.txt"])
    let missing = try object(answer("look", text))
    #expect(missing["includes"] as? [String] == ["parts/screens.txt"])
    let problem = try #require((missing["problems"] as? [[String: Any]])?.first?["message"] as? String)
    #expect(problem.contains("no file of this name"))
    // More bytes than there are, or a number that is none.
    for wrong in ["9999", "-1", "x"] { #expect(answer("look\tfile\ta.txt\t" + wrong, text).isEmpty) }
  }

  @Test func aRunThatCannotBeShownIsAProblem() throws {
    let endless = Self.text.replacing("launch home\n", with: "when home viewDidLoad\n  memory warning\n")
    let loops =
      "vcsim 1\ncontroller a\nwhen a didReceiveMemoryWarning\n  memory warning\nlaunch a\nmemory warning\n"
    for text in [loops, endless] {
      let said = answer("page\tios6", text)
      #expect(said.hasPrefix("{\"problems\":[{\"severity\":\"error\""), "\(said.prefix(300))")
      #expect(said.hasSuffix("]}\n"))
    }
    let rows = String(repeating: "memory warning\n", count: 6_000)
    #expect(answer("page\tios6", Self.text.replacing("family loading\n", with: "") + rows).contains("\"code\":\"VS"))
  }

  @Test func wordsOfAPlaceAreOfferedAndExplained() throws {
    let offers = try object(answer("complete\t\(Self.text.utf8.count - 3)"))
    #expect(offers["range"] as? [Int] == [61, 63])
    #expect((offers["items"] as? [[String]])?.first?.first == "home")
    #expect(try object(answer("hover\t62"))["range"] as? [Int] == [61, 65])
    #expect(answer("hover\t15") != "null")
    #expect(answer("hover\t999999") == "null")
    #expect(answer("format", "vcsim   1\n") == "vcsim 1\n")
  }

  @Test func whatIsNoQuestionHasNoAnswer() {
    #expect(Playground.answer([]).isEmpty)
    #expect(answer("tell").isEmpty)
    #expect(Playground.answer([0xFF, 0x0A, 0xFF]).isEmpty)
  }

  // MARK: For other doors to the same engine

  private static let folder = ProcessInfo.processInfo.environment["VCSIM_ANSWERS"]

  /// Writes questions with their answers for `Tests/Editing/agree.py`: of the scenarios that lie in the folder, and of random
  /// ones, every other of which has a word spoilt.
  @Test(.enabled(if: folder != nil)) func answersAreWrittenToBeCompared() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let count = UInt64(ProcessInfo.processInfo.environment["VCSIM_RANDOM"] ?? "") ?? 0
    for seed in 0..<count {
      var random = Random(seed: seed)
      var text = RandomScenario(seed: seed).scenario.asText
      if seed % 2 == 1 {
        var bytes = Array(text.utf8)
        let place = random.below(bytes.count)
        if random.chance(50) { bytes.remove(at: place) } else { bytes[place] = UInt8(ascii: "z") }
        text = String(decoding: bytes, as: UTF8.self)
      }
      try text.write(to: folder.appendingPathComponent("random-\(seed).txt"), atomically: false, encoding: .utf8)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let look = answer("look", text)
      let cases = try #require(try object(look)["cases"] as? [String])
      let questions = ["look"] + cases.map { "trace\t" + $0 } + Self.wordStarts(of: text).map { "hover\t\($0)" }
      let answers = questions.map { [$0, answer($0, text)] }
      let written = try JSONSerialization.data(withJSONObject: ["text": text, "answers": answers])
      try written.write(to: folder.appendingPathComponent(name.dropLast(3) + "json"))
    }
  }

  /// The first word of each line, and some other word.
  private static func wordStarts(of text: String) -> [Int] {
    let source = Source(name: "", text: text)
    return (1...max(1, source.lineCount)).flatMap { number -> [Int] in
      let words = source.cut(number).0.words
      guard let first = words.first else { return [] }
      let other = words[number % words.count]
      return Array(Set([first.range.lowerBound, other.range.upperBound - 1])).sorted()
    }
  }
}
