import Testing

@testable import SimKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text of eight times the length costs about eight times as much, whatever it repeats. The processor's time of one thread is
/// compared with itself, so that the speed of the machine and what else runs on it are left out.
struct ProportionTests {
  /// How many times as much the work on the large text costs. What grows with the square of the length gives sixty.
  private func growth(_ text: (Int) -> String, _ work: (Source) -> Void) -> Double {
    func cost(_ count: Int) -> Double {
      let source = Source(name: "long", text: text(count))
      // A switch of threads may fall into one of them, and hardly into all.
      return (0..<3).map { _ in
        let start = Self.time()
        work(source)
        return Self.time() - start
      }.min()!
    }
    _ = cost(100)
    return cost(64_000) / cost(8_000)
  }

  private static func time() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static let most = 40.0

  private static let rows = [
    "Home viewDidAppear: bounds={{1, 2}, {3, 4}} ", "viewDidAppear(", "-[Home viewDidAppear:", "viewDidAppear:", "a:",
    "a(", "Optional(", "<Home: 0x1 ", "[Home viewDidLoad",
  ]

  @Test(.ci, arguments: rows.prefix(Rounds.areAll ? rows.count : 1))
  func aLineOfALogIsReadInProportion(row: String) {
    let grown = growth({ "Home " + String(repeating: row, count: $0 / row.utf8.count) + "\n" }) { _ = DeviceLog($0) }
    #expect(grown < Self.most, "\(row) \(grown)")
  }

  /// Brackets in brackets, closed and not, cost little more than words.
  @Test(.ci, arguments: ["Foo<Bar", "<Foo: 0x1", "<A:0x1>", "Foo<Bar>"])
  func bracketsAreReadAsWordsAre(row: String) {
    func cost(_ text: String) -> Double {
      let source = Source(name: "long", text: text)
      return (0..<3).map { _ in
        let start = Self.time()
        _ = DeviceLog(source)
        return Self.time() - start
      }.min()!
    }
    let count = (Rounds.areAll ? 60_000 : 15_000) / row.utf8.count
    let brackets = String(repeating: row, count: count) + String(repeating: ">", count: row.contains(">") ? 0 : 5_000)
    let words = String(repeating: "Foo Bar ", count: brackets.utf8.count / 8)
    let grown = cost(brackets + ".viewDidLoad()\n") / cost(words + ".viewDidLoad()\n")
    #expect(grown < Self.most, "\(row) \(grown)")
  }

  /// Of the places in a long line the first are shown one by one.
  @Test func whatALineRepeatsIsFoundInProportion() throws {
    func text(_ count: Int) -> String {
      "vcsim 1\ntags \(String(repeating: "a, ", count: count / 3))b\ntitle \"t\"\nmode ios6\ncontroller home\nlaunch home\n"
    }
    func findings(_ source: Source) -> [LintFinding] {
      Linter.findings(in: source, [Scenario.parse(source).draft])
    }
    let found = findings(Source(name: "tags", text: text(64_000)))
    #expect(found.count == 100 && found.last?.message == "'a' is said a second time, as are 21232 more behind it")
    let grown = growth(text) { source in
      for one in findings(source) { _ = one.diagnostic(in: source).rendered(in: source) }
    }
    #expect(grown < Self.most, "\(grown)")
  }

  /// A fault far inside a long line is shown with what lies around it.
  @Test(arguments: ["a ", "é ", "a\u{301}\u{301}\u{301} "])
  func aFaultInALongLineIsShownInProportion(word: String) throws {
    func text(_ count: Int) -> String {
      "vcsim 1\ncontroller home\nlaunch home\nlayout home \(String(repeating: word, count: count / word.utf8.count))\n"
    }
    let grown = growth(text) { source in
      for one in Scenario.parse(source).diagnostics { _ = one.rendered(in: source) }
    }
    #expect(grown < Self.most, "\(grown)")
  }

  @Test(.ci, arguments: ["scenarios a\n", "lint allow all\n", "lint\n", "\u{1}\n"])
  func aConfigurationIsReadInProportion(line: String) {
    let grown = growth({ String(repeating: line, count: $0 / 8) }) { _ = Configuration.parse($0) }
    #expect(grown < Self.most, "\(line) \(grown)")
  }
}
