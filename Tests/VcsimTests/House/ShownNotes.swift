import Foundation
import Testing

@testable import SimKit

/// A note of a callback's page: the section of `callbacks.md` in which it is, its name, and its words.
struct CallbackNote: Hashable, CustomTestStringConvertible, Sendable {
  let section: String
  let name: String
  let text: String

  var testDescription: String { "\(section.prefix { $0 != "," }), \(name): \(text)" }

  /// The version that it is about, of `iOS 8`.
  var version: Mode? { name.hasPrefix("iOS ") ? Mode(name: "ios" + name.dropFirst(4)) : nil }

  /// The versions that it is about: those from its version on, or those that have one of the callbacks.
  var modes: [Mode] {
    if let version { return Mode.all.filter { $0 >= version } }
    let sets = section.components(separatedBy: ", ").compactMap { name in
      Callback.allCases.first { $0.selector == name }?.modes
    }
    return Mode.all.filter { mode in sets.contains { $0.contains(mode) } }
  }

  /// Whether it states a fact, and not what a developer does: what to use a callback for has none, what to avoid may have a reason
  /// behind a colon. That a delegate's method has no super says nothing of UIKit.
  var statesAFact: Bool {
    switch name {
    case "Use for": false
    case "Avoid": hasReason
    case "Call super": hasReason && !text.hasPrefix("there is none: it is a ")
    default: true
    }
  }

  /// Whether a colon follows a word. A colon that ends a selector follows a name.
  private var hasReason: Bool {
    text.components(separatedBy: ": ").dropLast().contains { part in
      part.reversed().prefix { $0 != " " }.allSatisfy { $0.isLowercase || $0 == ")" }
    }
  }
}

/// A run that shows a note, as `Tests/Notes/callbacks.md` has it.
struct NoteRun: Sendable {
  /// Lines that are counted.
  struct Count: Sendable {
    /// Who gets which callback, or `!` and a text; and words of the line.
    let words: [String]
    let number: Int
    let isAtLeast: Bool
    /// Nil for all versions of the run.
    let modes: ModeRange?

    init(_ line: Substring) throws {
      var words = line.split(separator: " ").map(String.init)
      modes = words.last.flatMap { ModeRange(word: $0) }
      if modes != nil { words.removeLast() }
      let last = try #require(words.last, "\(line)")
      words.removeLast()
      isAtLeast = last.hasSuffix("+")
      number = try #require(Int(last.prefix { $0 != "+" }), "\(line)")
      self.words = words
    }

    func fits(_ line: Substring) -> Bool {
      if words[0].hasPrefix("!") {
        return line.hasPrefix(words[0] + " ") && line.contains(words.dropFirst().joined(separator: " "))
      }
      let parts = line.split(separator: " ").map(String.init)
      return parts.starts(with: words.prefix(2)) && words.dropFirst(2).allSatisfy { line.contains($0) }
    }
  }

  let story: [String]
  let counts: [Count]
  /// Nil for those of the note.
  let modes: ModeRange?

  init(_ block: [String], apps: [String: [String]]) throws {
    let app = block.first.flatMap { apps[$0] }
    let lines = app == nil ? block[...] : block.dropFirst()
    let versions = lines.first { $0.hasPrefix("in ") }?.dropFirst(3)
    modes = try versions.map { try #require(ModeRange(word: String($0))) }
    counts = try lines.filter { $0.hasPrefix("= ") }.map { try Count($0.dropFirst(2)) }
    story = (app ?? []) + lines.filter { !$0.hasPrefix("= ") && !$0.hasPrefix("in ") }
  }

  /// The run in some versions: the lines that each prints, without their indents. A version that only counts has few callbacks to print.
  func play(in modes: [Mode]) throws -> (status: Int32, lines: [Mode: [Substring]], errors: String) {
    let asserts = story.filter { $0.hasPrefix("assert ") }.flatMap { $0.split(separator: " ") }
    let named = Set(counts.flatMap { $0.words } + asserts.map(String.init))
    let callbacks = Callback.allCases.map { $0.selector }.filter { named.contains($0) }
    let text =
      "vcsim 1\nmode \(modes.map { $0.name }.joined(separator: " "))\n"
      + (callbacks.isEmpty ? "" : "callbacks \(callbacks.joined(separator: " "))\n") + story.joined(separator: "\n")
      + "\n"
    let run = try Vcsim(["run", "--geometry", "-"], stdin: text)
    var lines: [Mode: [Substring]] = [:]
    var mode = modes.count == 1 ? modes.first : nil
    for line in run.out.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("# "), let found = line.lastIndex(of: "@") {
        mode = Mode(name: String(line[line.index(after: found)...]))
      } else if let mode {
        lines[mode, default: []].append(line)
      }
    }
    return (run.status, lines, run.err + text)
  }
}

/// The notes of `callbacks.md`, and what `Tests/Notes/callbacks.md` has below each.
enum ShownNotes {
  /// The runs of a note, or why there is none; both if its words have parts that can't be shown.
  struct Proof: Sendable {
    var runs: [NoteRun] = []
    var reason: String?
  }

  static let page = read("Sources/SimKit/Ground/UIKit/callbacks.md").flatMap(\.notes)

  static let proofs: [CallbackNote: Proof] = {
    var proofs: [CallbackNote: Proof] = [:]
    let sections = read("Tests/Notes/callbacks.md")
    var apps: [String: [String]] = [:]
    for block in sections[0].blocks { apps[block.lines[0]] = Array(block.lines.dropFirst()) }
    for section in sections.dropFirst() {
      for note in section.notes {
        let runs = section.blocks.filter { $0.note == note }.map { block in
          do { return try NoteRun(block.lines, apps: apps) } catch { fatalError("\(note): \(error)") }
        }
        proofs[note] = Proof(runs: runs, reason: section.reasons[note])
      }
    }
    return proofs
  }()

  private struct Section {
    let name: String
    var notes: [CallbackNote] = []
    /// Indented lines below a note, or below the heading.
    var blocks: [(note: CallbackNote?, lines: [String])] = []
    var reasons: [CallbackNote: String] = [:]
  }

  private static func read(_ path: String) -> [Section] {
    guard let text = try? String(contentsOf: Vcsim.root.appendingPathComponent(path), encoding: .utf8) else {
      return []
    }
    var sections: [Section] = []
    var isInBlock = false
    for line in text.components(separatedBy: "\n") {
      let isIndented = line.hasPrefix("    ")
      defer { isInBlock = isIndented }
      if line.hasPrefix("## ") {
        sections.append(Section(name: String(line.dropFirst(3))))
        continue
      }
      guard var section = sections.popLast() else { continue }
      defer { sections.append(section) }
      let note = section.notes.last
      if isIndented {
        if !isInBlock { section.blocks.append((note, [])) }
        section.blocks[section.blocks.count - 1].lines.append(String(line.dropFirst(4)))
      } else if let note, line.hasPrefix("not shown: ") {
        section.reasons[note] = String(line.dropFirst(11))
      } else if line.hasPrefix("- "), let colon = line.firstRange(of: ": ") {
        let name = String(line[..<colon.lowerBound].dropFirst(2))
        section.notes.append(CallbackNote(section: section.name, name: name, text: String(line[colon.upperBound...])))
      }
    }
    return sections
  }
}
