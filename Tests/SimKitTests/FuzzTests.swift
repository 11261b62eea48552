import Foundation
import Testing

@testable import SimKit

/// Scenarios that somebody sat on: no bytes may crash or hang the reader, and each diagnostic has its place.
struct FuzzTests {
  private static let seeds: [[UInt8]] = Grammar.all.map { Array($0.example.text.utf8) }

  private func mutated(_ random: inout Random) -> [UInt8] {
    var bytes = random.pick(Self.seeds)
    for _ in 0...random.below(2) {
      let place = random.below(bytes.count + 1)
      switch random.below(7) {
      case 0: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
      case 1: if place < bytes.count { bytes.remove(at: place) }
      case 2: bytes.insert(random.pick(Array(" \n\t\"#=.:-+*0aZ".utf8) + [0, 255, 0xC3, 0xE2]), at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(20)))
      case 4:
        let other = random.pick(Self.seeds)
        bytes.insert(contentsOf: other[random.below(other.count)...].prefix(random.below(40)), at: place)
      case 5:
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        let one = random.below(lines.count)
        bytes = Array((lines[..<one] + [lines[random.below(lines.count)]] + lines[one...]).joined(separator: [10]))
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test(.ci) func mutatedScenariosNeitherCrashNorHangTheReader() {
    var random = Random(seed: 20_120_601)
    var understood = 0
    let rounds = Rounds.of(100_000, oneIn: 100)
    for round in 0..<rounds {
      let source = Source(name: "fuzz", bytes: mutated(&random))
      let parsed = Scenario.parse(source)
      for diagnostic in parsed.diagnostics {
        #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= source.bytes.count)
        #expect(diagnostic.line >= 0 && diagnostic.line <= source.lineCount)
      }
      if round % 50 == 0 {
        for diagnostic in parsed.diagnostics { #expect(diagnostic.rendered(in: source).contains(diagnostic.code)) }
      }
      if parsed.scenario != nil {
        understood += 1
        if round % 5 == 0 {
          var simulator = Simulator(parsed.draft, mode: .ios6)
          _ = simulator.collect()
        }
      }
    }
    // Mutations that break everything would test one path only.
    #expect(understood > rounds / 33 && understood < rounds / 10 * 9, "\(understood)")
  }

  /// What they cost is counted by `.ci/bench`.
  @Test(.long) func longLinesAndManyLinesAreRead() {
    let many = "vcsim 1\ncontroller home\nlaunch home\n" + String(repeating: "layout home\n", count: 200_000)
    let parsed = Scenario.parse(Source(name: "many", text: many))
    #expect(parsed.diagnostics.isEmpty && parsed.scenario?.story.count == 200_001)
    let line = "vcsim 1\ntitle \"" + String(repeating: "x", count: 10_000_000) + "\"\ncontroller home\nlaunch home\n"
    #expect(Scenario.parse(Source(name: "long", text: line)).diagnostics.isEmpty)
    let bad = String(repeating: "y", count: 10_000_000)
    let source = Source(name: "long", text: bad)
    #expect(Scenario.parse(source).diagnostics.map(\.code) == ["VS1001"])
  }

  @Test(.ci) func anyBytesAreReadAsALogATraceAndAConfiguration() {
    var random = Random(seed: 4711)
    let seeds = [
      "2013-04-02 09:10:11.123 Demo App[812:c07] -[ListViewController viewWillAppear:] animated:1\n",
      "<ModalController: 0xab9d9e0> Right -[ModalController willMoveToParentViewController:] (null)\n",
      "[vcsim] > List 0x1 viewDidLoad x=1\n[vcsim] = push a on nav\n",
      "-[A viewWillDisappear:]\n<B: 0x2> viewWillAppear:\n-[A viewDidDisappear:]\n<B: 0x2> viewDidAppear:\n",
      "{\"eventMessage\":\"a \\\" viewDidLoad\"}\n",
      "_TtC4Demo4List viewDidLoad()\n",
      "vcsim-trace 1\ncase a@ios6\ndevice phone\n\nlaunch a\n  a viewDidLoad\n", "scenarios a b\nlint deny all\n",
      "Unbalanced calls to begin/end appearance transitions for <A: 0x1>.\n",
    ].map { Array($0.utf8) }
    for _ in 0..<Rounds.of(20_000) {
      var bytes = random.pick(seeds)
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count + 1)
        switch random.below(4) {
        case 0: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
        case 1: bytes.insert(random.pick(Array("[]<>-+:.(){}\"\\ #\n".utf8)), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(12)))
        default: bytes.insert(contentsOf: random.pick(seeds).prefix(random.below(60)), at: place)
        }
      }
      let source = Source(name: "fuzz", bytes: bytes)
      for target in [FuzzTarget.log, .trace] {
        #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") { try target.read(bytes) }
      }
      for diagnostic in Configuration.parse(source).diagnostics { #expect(diagnostic.range.upperBound <= bytes.count) }
    }
  }

  /// A line of carriage returns was shorter each time it was written.
  @Test func carriageReturnsBelongToTheEndOfTheirLine() throws {
    let text = "vcsim-trace 1\ncase a@ios6\ndevice phone 320x480 portrait\n\r\r\r\nlaunch a\r\r\n  a viewDidLoad\r\n"
    #expect(throws: Never.self) { try FuzzTarget.trace.read(Array(text.utf8)) }
    #expect(try StoredTrace(Array(text.utf8)).steps.map(\.text) == ["launch a"])
  }

  /// What libFuzzer found worth keeping, unpacked, and the storyboards that it begins with.
  private static let corpus: URL = {
    var fuzz = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { fuzz.deleteLastPathComponent() }
    fuzz.appendPathComponent("Fuzz")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcsim-corpus-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(
      at: fuzz.appendingPathComponent("board"), to: folder.appendingPathComponent("board"))
    let archive = fuzz.appendingPathComponent("corpus.tar.gz").path
    let tar = try? Process.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["tar", "-xzf", archive, "-C", folder.path])
    tar?.waitUntilExit()
    return folder
  }()

  @Test(arguments: FuzzTarget.allCases) func theCorpusKeepsItsPromises(target: FuzzTarget) throws {
    let folder = Self.corpus.appendingPathComponent(target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count >= (target == .board ? 4 : 100))
    for name in names.sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try target.read(bytes) }
    }
  }
}
