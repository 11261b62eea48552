import SimKit
import Testing

@testable import vcsim

/// The small machines of the command line, each by itself.
struct MachineTests {
  // MARK: JSON

  @Test func jsonIsRead() throws {
    let text = #" {"a": [1, -2.5e+3, true, false, null, "x\"\\\/\b\f\n\r\té\u00e9\uD83D\uDE00"], "b": {}, "a2": []} "#
    let value = try JSONReader.value(of: text)
    let list = try #require(value["a"]?.list)
    #expect(list[0].int == 1 && list[1].int == nil && list[2].bool == true && list[3].bool == false)
    if case .null = list[4] {} else { Issue.record("null is null") }
    #expect(list[5].text == "x\"\\/\u{8}\u{C}\n\r\té\u{E9}😀")
    #expect(value["a2"]?.list?.isEmpty == true && value["c"] == nil)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "+1", "1.", ".5", "1e", "tru", "nul", "\"", "\"\\x\"", "\"\u{1}\"",
    "\"\\uD800\"",
    "\"\\uD800\\u0041\"", "\"\\u12\"", "[1] 2", "[1 2]", "{\"a\" 1}", String(repeating: "[", count: 300),
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: JSONReader.Mistake.self) { try JSONReader.value(of: text) }
  }

  @Test func whatIsWrittenReadsAsTheSame() throws {
    let nasty = "\u{1B}\"\\\n\u{9B}\u{202E}é😀"
    let list = ["a", nasty].map { JSONObject(["name": $0]) }
    let text = JSON.document([
      "text": nasty, "number": -7, "yes": true, "none": String?.none, "empty": [] as [String], "list": list,
      nasty: JSONObject(["sizes": [1, 2]]),
    ])
    #expect(text.unicodeScalars.allSatisfy { $0.value == 10 || ($0.value >= 32 && !(0x7F..<0xA0).contains($0.value)) })
    let value = try JSONReader.value(of: text)
    #expect(value["text"]?.text == nasty && value["number"]?.int == -7 && value["yes"]?.bool == true)
    #expect(value["empty"]?.list?.count == 0 && value["list"]?.list?[1]["name"]?.text == nasty)
    #expect(value[nasty]?["sizes"]?.list?.compactMap(\.int) == [1, 2])
    #expect(value["none"] == nil && JSON.line(["a": 1]) == "{\"a\":1}\n")
  }

  // MARK: Numbers and paths

  @Test func decimalsAreRounded() {
    #expect(Decimal.text(0, places: 1) == "0.0" && Decimal.text(1.25, places: 3) == "1.250")
    #expect(Decimal.text(0.0004, places: 3) == "0.000" && Decimal.text(12.96, places: 1) == "13.0")
    #expect(Decimal.text(-0.5, places: 1) == "-0.5")
  }

  @Test func pathsAreTakenApartAndJoined() {
    #expect(Path.folder(of: "a/b/c") == "a/b" && Path.name(of: "a/b/c") == "c")
    #expect(Path.folder(of: "a") == "" && Path.name(of: "a") == "a" && Path.folder(of: "/a") == "/")
    #expect(Path.joined("a", "b") == "a/b" && Path.joined("", "b") == "b" && Path.joined(".", "b") == "b")
    #expect(Path.joined("/", "b") == "/b" && Path.joined("a", "/b") == "/b" && Path.joined("a/", "b") == "a/b")
  }

  @Test func addressesAreEncoded() {
    #expect(Address.encoded("a/b-c_d.e~f") == "a/b-c_d.e~f")
    #expect(Address.encoded("a b#c?d%é") == "a%20b%23c%3Fd%25%C3%A9")
  }

  @Test func commandsToCopyTakeAnyFile() {
    #expect(ShellWord.quoted("Scenarios/a-b_1.txt") == "Scenarios/a-b_1.txt")
    #expect(ShellWord.quoted("") == "\"\"")
    #expect(ShellWord.quoted("-n.txt") == "./-n.txt" && ShellWord.quoted("-") == "-")
    #expect(ShellWord.quoted("my log.txt") == "\"my log.txt\"")
    #expect(ShellWord.quoted("a;b'c") == "\"a;b'c\"")
    #expect(ShellWord.quoted("$HOME\\`x`\"") == "\"\\$HOME\\\\\\`x\\`\\\"\"")
  }

  // MARK: The first line

  @Test func theHeadOfAFileSaysWhatItIs() {
    func head(_ text: String, isWhole: Bool = true) -> ScenarioHead { ScenarioHead(Array(text.utf8), isWhole: isWhole) }
    // With line ends, marks and blanks that its reader refuses as well: a scenario that is passed over is checked by nobody.
    for text in ["vcsim 1\rlaunch a\r", "\u{FEFF}\u{FEFF}vcsim 1", "vcsim 1\u{A0}\n", "\u{2028}vcsim 1\n"] {
      #expect(head(text) == .scenario)
    }
    for text in ["vcsim 1", "\u{FEFF}vcsim 1", "\n\r\n # c\nvcsim 1 # d\r\nx", "vcsim\t12 \n"] {
      #expect(head(text) == .scenario)
    }
    for text in ["launch x", "note \"x\"", "# a@ios6\nlaunch a"] { #expect(head(text) == .action) }
    for text in ["controller home", "vcsim", "vcsim one", "vcsim 1 2"] { #expect(head(text) == .words) }
    for text in ["", "\n# only\n", "Hello", "vcsim-trace 1", "\u{0}\u{1}"] { #expect(head(text) == .other) }
    for text in ["", "# a", "\n\nvcs", "vcsim 1"] { #expect(head(text, isWhole: false) == .undecided) }
    #expect(head("vcsim 1\n", isWhole: false) == .scenario)
    #expect(head(String(repeating: "x", count: 2_000), isWhole: false) == .other)
  }

  // MARK: Workers

  @Test(arguments: [1, 2, 7, 64])
  func resultsComeInTheOrderOfTheItems(jobs: Int) {
    for count in [0, 1, 2, 15, 16, 17, 1_000] {
      #expect(Workers.map(Array(0..<count), jobs: jobs) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }
  }

  /// However many work, all that comes before the one that stops has been done.
  @Test(arguments: [1, 2, 8])
  func nothingBeforeTheStopIsMissing(jobs: Int) {
    for stop in [0, 1, 37, 500, 999] {
      let results = Workers.map(Array(0..<1_000), jobs: jobs, stop: { $0 == stop }) { $0 }
      #expect(results.count > stop && Array(results.prefix(stop + 1)) == Array(0...stop))
    }
  }

  // MARK: Options

  /// What a command asks for is in its table: else it could never stand on a command line.
  @Test func tablesHaveEachOptionOnce() {
    for command in Command.allCases {
      let names = (Arguments.shared + command.form.options).map(\.name)
      #expect(Set(names).count == names.count, "\(command.rawValue)")
      let letters = (Arguments.shared + command.form.options).compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.rawValue)")
      #expect(command.form.name == command.rawValue)
    }
  }
}
