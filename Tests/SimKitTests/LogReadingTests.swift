import Foundation
import Testing

@testable import SimKit

/// A piece of a log with what it says, line by line: `Tests/Logs/*.txt`.
///
/// `found-*.txt` have excerpts of published logs: their callbacks as they were published, and what people wrote around
/// them in other words. `written-*.txt` have excerpts that were written for a shape of lines. An excerpt begins with
/// `## NAME: what is special about it`. Each other line is `TRUTH | LINE`: the callbacks of the line as `Class selector`,
/// with `; ` between several and `-` for no class, or `.` for a line that is none, or `?` if it counts neither way. The values
/// that it states follow the selector, if the line is there for them.
struct Excerpt {
  /// The file and the name.
  let name: String
  private(set) var lines: [String] = []
  /// Nil for a line that counts neither way.
  private(set) var truth: [[String]?] = []

  var isFound: Bool { name.hasPrefix("found-") }

  static let all: [Excerpt] = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("Logs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      var excerpts: [Excerpt] = []
      for line in text.components(separatedBy: "\n") where !line.isEmpty {
        if line.hasPrefix("## ") {
          excerpts.append(Excerpt(name: "\(name.dropLast(4))/\(line.dropFirst(3).prefix { $0 != ":" })"))
        } else if let last = excerpts.indices.last {
          let parts = line.components(separatedBy: " | ")
          excerpts[last].truth.append(
            parts[0] == "?" ? nil : parts[0] == "." ? [] : parts[0].components(separatedBy: "; "))
          excerpts[last].lines.append(parts.dropFirst().joined(separator: " | "))
        }
      }
      return excerpts
    }
  }()
}

/// How much of the logs that people have is read, and how much of what is read is there.
struct LogReadingTests {
  /// What a log says on each of its lines.
  private func read(_ lines: [String]) -> [[String]] {
    var result = lines.map { _ in [String]() }
    for entry in DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n")).entries {
      guard case .call(let call) = entry.content else { continue }
      result[entry.line - 1].append("\(call.className.isEmpty ? "-" : call.className) \(call.message.selector)")
    }
    return result
  }

  /// Excerpts that people read better than vcsim does; each other one has to be read without a fault.
  private static let readInPart: Set<String> = [
    "found-first/17",
    "found-first/51",
    "found-first/56",
    "found-first/73",
    "found-fresh/F11",
    "found-fresh/F22",
    // Half a sentence, and a class that is called like a logger.
    "written-code/before-after-code",
    "written-code/swift-forum-code",
    "written-stacks/hang-report",
    "written-texts/lifecycle-mnemonic",
    "written-texts/youtube-chapters",
  ]

  /// How many callbacks are in excerpts, how many of them were read with their class, and how many callbacks were read.
  private struct Count: CustomStringConvertible {
    var (excerpts, expected, right, read) = (0, 0, 0, 0)

    mutating func add(_ other: Count) {
      excerpts += other.excerpts
      expected += other.expected
      right += other.right
      read += other.read
    }

    var description: String {
      "\(excerpts) excerpts, \(expected) callbacks: recall \(Double(right) / Double(max(1, expected))), "
        + "precision \(Double(right) / Double(max(1, read)))"
    }
  }

  @Test(.ci) func excerptsAreReadWithTheirClasses() {
    var (found, written) = (Count(), Count())
    var wrong: [String] = []
    var faulty: Set<String> = []
    for excerpt in Excerpt.all {
      var count = Count()
      count.excerpts = 1
      for (place, (truth, read)) in zip(excerpt.truth, read(excerpt.lines)).enumerated() {
        guard let truth else { continue }
        let wanted = truth.map { one in
          String(one[..<(one.firstRange(of: #/ [a-z]+=/#)?.lowerBound ?? one.endIndex)])
        }
        var left = read
        let hits = wanted.filter { one in
          guard let at = left.firstIndex(of: one) else { return false }
          left.remove(at: at)
          return true
        }
        count.expected += wanted.count
        count.read += read.count
        count.right += hits.count
        if hits.count != wanted.count || !left.isEmpty {
          faulty.insert(excerpt.name)
          wrong.append("\(excerpt.name) line \(place + 1): \(wanted) is read as \(read): \(excerpt.lines[place])")
        }
      }
      if excerpt.isFound { found.add(count) } else { written.add(count) }
    }
    print("excerpts that were found: \(found)\nexcerpts that were written: \(written)")
    #expect(found.excerpts >= 147 && written.excerpts >= 759)
    #expect(faulty.symmetricDifference(Self.readInPart).isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// Wherever a truth states values, the line is read with them and no others; and all of the excerpt on values.
  @Test func valuesAreReadWhereALineHasThem() {
    var count = 0
    for excerpt in Excerpt.all where excerpt.truth.contains(where: { $0?.first?.contains("=") == true }) {
      let log = DeviceLog(Source(name: "log", text: excerpt.lines.joined(separator: "\n") + "\n"))
      for entry in log.entries {
        guard case .call(let call) = entry.content else { continue }
        guard let truth = excerpt.truth[entry.line - 1], truth.count == 1,
          let stated = truth[0].firstRange(of: #/ [a-z]+=/#)
        else { continue }
        let values = call.fields.map { " " + $0.text }.sorted().joined()
        #expect(values == truth[0][stated.lowerBound...], "\(excerpt.name) line \(entry.line)")
        count += 1
      }
    }
    #expect(count >= 25)
  }

  /// However a log was saved, it is the same log, with the same lines.
  @Test func encodingsAndLineEndsDoNotMatter() {
    let text = "Démo: première\n-[HomeController viewDidLoad]\n\n首页 viewDidAppear\n首页 viewWillAppear\n"
    let expected = DeviceLog(Source(name: "log", text: text))
    #expect(expected.entries.map(\.line) == [2, 4, 5])
    func utf16(_ text: String, big: Bool, mark: Bool) -> [UInt8] {
      ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap {
        big ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
    }
    var saved: [String: [UInt8]] = [
      "byte order mark": [0xEF, 0xBB, 0xBF] + Array(text.utf8), "CR": Array(text.utf8).map { $0 == 10 ? 13 : $0 },
      "CRLF": Array(text.utf8).flatMap { $0 == 10 ? [13, 10] : [$0] },
    ]
    for big in [true, false] { saved["UTF-16 \(big)"] = utf16(text, big: big, mark: true) }
    for (name, bytes) in saved {
      let log = DeviceLog(Source(name: name, bytes: bytes))
      #expect(log.entries == expected.entries && log.unread == expected.unread, "\(name)")
    }
    // Without a mark, by its zeros.
    let plain = "-[HomeController viewDidLoad]\r\n-[HomeController viewDidAppear:]\r\n"
    for big in [true, false] {
      #expect(DeviceLog(Source(name: "log", bytes: utf16(plain, big: big, mark: false))).entries.count == 2)
    }
  }

  /// What has no width or turns the direction of writing round is part of no name.
  @Test func whatIsInvisibleIsNoPartOfAName() {
    for mark in ["\u{61C}", "\u{200B}", "\u{200F}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}"] {
      #expect(
        read(["Ho\(mark)meController view\(mark)DidLoad"]) == [["HomeController viewDidLoad"]],
        "\(mark.debugDescription)")
    }
  }

  @Test func whatIsNotReadHasAReason() {
    func reason(_ line: String, after lines: [String] = []) -> UnreadLine.Reason? {
      let all = lines + [line]
      return DeviceLog(Source(name: "log", text: all.joined(separator: "\n") + "\n")).unread.first {
        $0.line == all.count
      }?.reason
    }
    #expect(reason("12 items loaded") == .noCallback)
    #expect(reason("HomeView onAppear") == .swiftUI && reason("HomeView.onDisappear called") == .swiftUI)
    #expect(reason("-[HomeController refresh:]") == .unknownMethod("-[HomeController refresh:]"))
    #expect(reason("3   Bank   0x00002d0d -[HomeController viewWillAppear:] + 61") == .stackFrame)
    #expect(reason("-[HomeController viewWillAppear:]: unrecognized selector sent to instance 0x1") == .warning)
    #expect(reason("    [super viewWillAppear:animated];") == .code)
    #expect(reason("someone should really move all this out of viewDidLoad one day") == .prose)
    #expect(reason("HomeVC.viewDidLoad():12 b", after: ["HomeVC.viewDidLoad():9 a"]) == .repeated(of: 1))
    #expect(reason("Router deinit", after: ["HomeVC viewDidLoad"]) == .otherObject)
    // The same line of source again is the callback again.
    #expect(reason("HomeVC.viewDidLoad():9 a", after: ["HomeVC.viewDidLoad():9 a"]) == nil)
  }

  /// The class is what stands in front of the arguments of a generic type; an address is none, and neither is who got
  /// a callback.
  @Test func argumentsOfTypesAreNoClasses() {
    let read = read([
      "SheetHost<SettingsView> viewDidLoad", "SheetHost<(Int, [Store?]) -> Result<Menu, any Error>> viewWillAppear",
      "SheetHost<HomeView: 0x7f1> viewDidAppear", "viewWillDisappear<SheetVC>",
    ])
    #expect(
      read == [
        ["SheetHost viewDidLoad"], ["SheetHost viewWillAppear:"], ["HomeView viewDidAppear:"],
        ["SheetVC viewWillDisappear:"],
      ])
  }

  @Test func mangledClassesAreReadAsTheyAreWritten() {
    for (mangled, name) in [
      ("_TtC4Bank4Home", "Home"), ("_TtGC4Bank4HomeCS_5Model_", "Home"), ("_TtCC4Bank4Home5Panel", "Panel"),
      ("_TtC4BankP33_0123456789ABCDEF0123456789ABCDEF4Home", "Home"), ("_TtC", "_TtC"), ("_TtC9Bank", "_TtC9Bank"),
    ] {
      #expect(LogLine.bareClass(mangled) == name)
    }
  }

  /// A paste breaks a line behind the class, in it, or in the selector.
  @Test func linesMayBeBrokenAnywhereInTheBrackets() {
    for (first, second) in [
      ("-[WideController", "viewDidLoad]"), ("-[WideController ", "viewDidLoad]"),
      ("-[Wide", "Controller viewDidLoad]"),
      ("-[WideController viewDid", "Load]"),
    ] {
      #expect(read([first, second]) == [["WideController viewDidLoad"], []], "\(first)")
    }
  }

  /// The objects in an object's description are its own.
  @Test func anObjectEndsWithItsDescription() {
    let read = read([
      "<A1: 0x1; parent = <B1: 0x2; next = <C1: 0x3>>> viewDidLoad", "<A1: 0x1; push -> pop> viewWillAppear",
      "<A1: 0x1; parent = <B1: 0x2> viewDidAppear",
    ])
    #expect(read == [["A1 viewDidLoad"], ["A1 viewWillAppear:"], ["A1 viewDidAppear:"]])
  }

  /// However many brackets a line opens, each is looked at once and not as often as there are brackets.
  @Test func aLineOfOpenBracketsIsReadAtOnce() {
    let line = String(repeating: "-[A ", count: 20_000) + "viewDidLoad]"
    #expect(DeviceLog(Source(name: "log", text: line + "\n")).entries.count <= 1)
    // A method with long arguments is one still.
    let long = "-[HomeController viewWillAppear:] " + String(repeating: "x", count: 5000)
    #expect(DeviceLog(Source(name: "log", text: long + "\n")).entries.count == 1)
  }

  /// A label that comes before one callback only may be another word.
  @Test func aReceiverThatLittleSpeaksForIsDoubtful() {
    let lines = ["Home viewDidLoad", "Home viewWillAppear", "Cart viewDidLoad", "-[MenuVC viewDidLoad]"]
    let log = DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n"))
    let doubtful = log.entries.map { entry in if case .call(let call) = entry.content { call.isDoubtful } else { false }
    }
    #expect(doubtful == [false, false, true, false])
    let listing = LogListing(log, Source(name: "log", text: lines.joined(separator: "\n") + "\n"))
    #expect(listing.rows.map(\.receiver) == ["Home", "Home", "Cart?", "MenuVC"])
    #expect(listing.jsonLines().split(separator: "\n").filter { $0.contains("doubtful") }.count == 1)
  }

  /// A choice of words that is supported as well makes a receiver doubtful; what the runtime prints is certain.
  @Test func aReceiverIsDoubtfulIfAnotherChoiceIsSupportedAsWell() {
    func doubtful(_ lines: String...) -> [Int] {
      DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n")).doubt?.lines ?? []
    }
    // Two words in front recur, three come once.
    #expect(
      doubtful("Red map screen viewDidLoad", "Red map screen viewWillAppear", "Blue map screen viewDidLoad") == [3])
    #expect(doubtful("[ENTRY POINT] viewDidLoad() called") == [1])
    #expect(doubtful("viewDidLoad", "viewWillAppear").isEmpty)
    #expect(doubtful("-[Map viewDidLoad]", "<Map: 0x1> viewWillAppear", "MapController viewDidAppear").isEmpty)
    // In a chain, the next callback is as doubtful as the first.
    #expect(doubtful("Map viewDidLoad", "Map viewWillAppear", "Cart viewWillDisappear, viewDidDisappear") == [3])
  }

  /// A line is read, or not read for one reason.
  @Test func aLineOfSeveralNamesIsToldOnce() {
    let log = DeviceLog(Source(name: "log", text: "MenuVC viewDidLoad -> Router deinit\nRouter deinit, Store deinit\n"))
    #expect(log.entries.map { $0.line } == [1] && log.unread.map { $0.line } == [2])
  }

  /// Every name that logs may have is known in both spellings, and in small letters.
  @Test func everyCallbackIsKnownInEverySpelling() {
    for callback in Callback.allCases where callback.family != .completion {
      for name in [callback.selector, callback.facts.swiftName] {
        let lines = ["HomeController viewDidLoad", "HomeController \(name)"]
        let read = read(lines)[1]
        // One Swift name may be two callbacks'.
        let legal = Callback.allCases.filter { $0.facts.swiftName == name || $0.selector == name }.map {
          "HomeController \($0.selector)"
        }
        #expect(read.count == 1 && legal.contains(read.first ?? ""), "\(name): \(read)")
      }
    }
  }
}

/// Objects told apart, and who they are.
struct LogMappingTests {
  private func log(_ lines: String...) -> DeviceLog {
    DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n"))
  }

  /// malloc gives the third controller the second's place.
  @Test func aReusedAddressIsANewObject() {
    let log = log(
      "<D: 0x1> viewDidLoad", "<D: 0x2> willMoveToParentViewController:", "<D: 0x2> loadView", "<D: 0x2> viewDidLoad",
      "<D: 0x2> viewDidAppear:", "<D: 0x2> viewDidDisappear:", "<D: 0x2> willMoveToParentViewController:",
      "<D: 0x2> loadView",
      "<D: 0x2> viewDidLoad", "<D: 0x1> dealloc", "<D: 0x1> viewWillAppear:")
    let rule = LogMapping.Rule(className: "D", receivers: ["a", "b", "c", "d"])
    let mapping = LogMapping(log, receivers: rule.receivers, rules: [rule])
    #expect(mapping.receivers.map { $0.first ?? "" } == ["a", "b", "b", "b", "b", "b", "c", "c", "c", "a", "d"])
    // Where views are loaded again, only dealloc tells.
    let reloading = LogMapping(log, receivers: rule.receivers, rules: [rule], reloads: true)
    #expect(reloading.receivers.map { $0.first ?? "" } == ["a", "b", "b", "b", "b", "b", "b", "b", "b", "a", "c"])
  }

  @Test func aViewThatWasUnloadedMayLoadAgain() {
    let log = log("<D: 0x1> viewDidLoad", "<D: 0x1> viewDidUnload", "<D: 0x1> viewDidLoad")
    #expect(log.instances.map { $0?.number } == [1, 1, 1])
  }

  /// Lines without an address of a class with several objects are compared without telling who it was, on both sides.
  @Test func callbacksThatMayBeEithersAreEithers() {
    let log = log("<V: 0x1> viewDidLoad", "<V: 0x2> viewDidLoad", "-[V shouldAutorotateToInterfaceOrientation:]")
    let rule = LogMapping.Rule(className: "V", receivers: ["home", "second"])
    let mapping = LogMapping(log, receivers: rule.receivers, rules: [rule])
    #expect(mapping.receivers == [["home"], ["second"], ["home", "second"]])
    func steps(_ last: String) -> [TraceStep] {
      [
        TraceStep(
          text: "x", lines: ["home viewDidLoad", "second viewDidLoad", last].map { TraceLine(text: $0, depth: 0) })
      ]
    }
    for name in ["home", "second"] {
      let trace = steps("\(name) shouldAutorotateToInterfaceOrientation:")
      let comparison = LogComparison(trace, log, mapping, LogComparison.Habits())
      #expect(comparison.actual == comparison.expected)
      #expect(comparison.expected[0].lines[2].text == "home|second shouldAutorotateToInterfaceOrientation:")
    }
  }

  @Test func delegatesOfTheAppAreGuessed() {
    let log = log(
      "-[XYAppDelegate application:didFinishLaunchingWithOptions:]", "-[HomeVC viewDidLoad]",
      "SceneDelegate sceneDidBecomeActive(_:)")
    let mapping = LogMapping(log, receivers: ["home"], rules: [])
    #expect(mapping.receivers == [["app"], ["home"], ["scene"]])
    #expect(mapping.unmapped.isEmpty)
    let trace = [TraceStep(text: "launch home", lines: [TraceLine(text: "home viewDidLoad", depth: 0)])]
    let comparison = LogComparison(trace, log, mapping, LogComparison.Habits())
    #expect(comparison.actual == comparison.expected)
    #expect(
      comparison.omittedMessages == ["app application:didFinishLaunchingWithOptions:", "scene sceneDidBecomeActive:"])
    // Without a class as well.
    let plain = LogMapping(
      self.log("applicationDidBecomeActive", "viewDidLoad"), receivers: ["home", "app"], rules: [])
    #expect(plain.receivers == [["app"], ["home"]])
  }

  /// One class with two objects, and two controllers.
  @Test func theObjectsOfTheOnlyClassLeftAreTheControllersLeft() {
    let log = log("<ViewController: 0x1> viewDidLoad", "<ViewController: 0x2> viewDidLoad")
    #expect(LogMapping(log, receivers: ["home", "second"], rules: []).receivers == [["home"], ["second"]])
    #expect(LogMapping(log, receivers: ["home", "second", "third"], rules: []).receivers == [[], []])
  }
}
