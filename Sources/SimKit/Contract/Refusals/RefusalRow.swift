/// The rows of the table of refusals, and the sources of the words.
extension Refusal {
  package struct Facts: Sendable {
    /// The first whose rule holds is used.
    let wordings: [Wording]
    fileprivate let contract: Contract

    fileprivate init(_ refusal: Refusal, _ section: TextSection) {
      // Other lines begin with a capital.
      wordings = section.values.filter { $0.name.utf8.first.map { $0 > 96 } ?? false }.map { Wording($0.name, $0.text) }
      contract = Contract(call: refusal.terms.call, effect: refusal.terms.effect, section: section)
    }

    /// The name of the exception; nil for a console warning.
    package var exception: String? { if case .raises(let name) = contract.effect { name } else { nil } }
  }

  /// The rows, in the order of the cases, between the texts that no scenario triggers.
  static let sections = TextFiles.refusals.flatMap { TextSection.all(in: $0.text) }
  private static let rows = zip(allCases, sections.filter { !$0.isText }).map { Facts($0, $1) }

  package var facts: Facts { Self.rows[Int(rawValue)] }

  /// The precondition of the call that the text is about.
  package var contract: Contract { facts.contract }

  package enum Origin: Sendable {
    /// A published record has it word for word.
    case record(String)
    /// A published record has a part of the words.
    case part(of: String)
    /// UIKit's sentence, as developers know it. Inferred: no record at hand has it for these versions.
    case unrecorded
    /// vcsim's description, because UIKit's text is unknown.
    case ours
    /// vcsim's words where UIKit says nothing, or what it says isn't known.
    case answer

    package var name: String {
      switch self {
      case .record(let id): "word for word in \(id)"
      case .part(let id): "in part in \(id); inferred: the other words"
      case .unrecorded: "inferred: no record at hand has these words for these versions"
      case .ours, .answer: "in vcsim's words"
      }
    }
  }

  package struct Wording: Sendable {
    /// The rule in whose versions it is used; nil: in all that no other wording is for.
    package let rule: RuleID?
    /// `%1`, `%2` … stand for controllers.
    package let words: String
    package let origin: Origin

    /// The words as a page shows them: `<A>`, `<B>` … for controllers.
    package var example: String { Self.text(words, ["<A>", "<B>", "<C>", "<D>"]) }

    /// Words with names in place of `%1`, `%2` …
    fileprivate static func text(_ words: String, _ names: [String]) -> String {
      var words = words
      return words.withUTF8 { words in
        // Over memory: a search fills in many.
        var text: [UInt8] = []
        text.reserveCapacity(2 * words.count)
        var start = 0
        for place in words.indices where words[place] == UInt8(ascii: "%") {
          text += words[start..<place]
          start = place + 1
          if start < words.count, names.indices.contains(Int(words[start]) - 49) {
            text += names[Int(words[start]) - 49].utf8
            start += 1
          }
        }
        text += words[start...]
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// The wording that a version uses, with the versions that use it.
  package var wordings: [(modes: ModeSet, wording: Wording)] {
    facts.wordings.enumerated().compactMap { place, wording in
      let used = Mode.all.filter { mode in
        let rules = RuleSet(mode)
        return rules.holds(rule) && facts.wordings.firstIndex { $0.isUsed(rules) } == place
      }
      return used.isEmpty ? nil : (ModeSet(of: used), wording)
    }
  }

  /// The words for these controllers. A row that states none has those of the objection.
  func text(_ names: [String], _ rules: RuleSet, else words: String = "") -> String {
    Wording.text(facts.wordings.first { $0.isUsed(rules) }?.words ?? words, names)
  }

  /// How vcsim goes on where it isn't known what UIKit does.
  package var played: String { facts.contract.section.values("Played").first ?? "nothing" }
}

extension Refusal {
  /// The words in front of the first object in each wording of a warning, if they are enough to know it by.
  var beginnings: [String] {
    guard facts.exception == nil else { return [] }
    return facts.wordings.map { $0.words }.compactMap { words in
      let beginning = words.prefix { $0 != "%" && $0 != "<" }
      return beginning.utf8.count(where: { $0 == 32 }) >= 2 && !words.hasPrefix("(UIKit's") ? String(beginning) : nil
    }
  }
}

extension Refusal.Wording {
  /// A value of a row. Its name is the record, `unrecorded`, or `ours`, and `while RULE` behind it.
  fileprivate init(_ name: String, _ words: String) {
    let parts = name.split(separator: " ").map { String($0) }
    rule = parts.count > 1 ? RuleID.named(parts[2]) : nil
    switch parts[0] {
    case "unrecorded": (self.words, origin) = (words, .unrecorded)
    case "answer": (self.words, origin) = (words, .answer)
    // Marked so that it can't be taken for UIKit's text.
    case "ours": (self.words, origin) = ("(UIKit's text is unknown) " + words, .ours)
    case let record where record.hasSuffix("…"): (self.words, origin) = (words, .part(of: String(record.dropLast())))
    case let record: (self.words, origin) = (words, .record(record))
    }
  }

  func isUsed(_ rules: RuleSet) -> Bool { rule.map { rules.holds($0) } ?? true }
}
