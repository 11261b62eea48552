import Foundation

/// An enumeration that the build writes from the sections of pages: each fact about a case is in its section.
enum Enumeration: String, CaseIterable {
  case rules = "RuleID"
  case lints = "LintRule"
  case callbacks = "Callback"
  case refusals = "Refusal"

  func swift(_ pages: [Page]) throws -> String {
    switch self {
    case .rules: try Self.rules(pages)
    case .lints: try Self.lints(pages)
    case .callbacks: try Self.callbacks(pages)
    case .refusals: try Self.refusals(pages)
    }
  }

  /// `## NAME`, the sentences, and `- Versions: ios5-ios7`.
  private static func rules(_ pages: [Page]) throws -> String {
    var cases = Cases()
    var names: [String] = []
    var rulesOfVersions: [(versions: String, rules: String)] = []
    var releases = ""
    for page in pages {
      cases.text += "  // \(page.title).\n"
      for section in page.sections {
        try section.allow(["Versions", "Sends", "Records", "Changed", "Porting", "Fix"])
        let name = try cases.add(section, word: section.heading, doc: section.prose)
        let stated = try section.required("Versions", such: "ios13+")
        let versions = try versions(stated, section)
        if let release = stated.text.prefixMatch(of: #/ios(\d+\.\d+)/#) {
          releases += "    case .\(name): \"\(release.1)\"\n"
        }
        names.append(name)
        if let place = rulesOfVersions.firstIndex(where: { $0.versions == versions }) {
          rulesOfVersions[place].rules += ", .\(name)"
        } else {
          rulesOfVersions.append((versions, ".\(name)"))
        }
      }
    }
    return """
      /// The rules by name, in the order of their pages. The raw value is the word that people type: `vcsim explain NAME`.
      public enum RuleID: String, CaseIterable, Hashable, Sendable {
      \(cases.text)}

      extension RuleID {
        /// The versions that the rule holds for.
        package var modes: ModeSet {
          switch self {
      \(rulesOfVersions.map { "    case \($0.rules): \($0.versions)\n" }.joined())    }
        }

        /// The release of iOS with which it begins, `18.4`, if that is no first one.
        var release: String? {
          switch self {
      \(releases)    default: nil
          }
        }
      }

      """
  }

  /// Returns the set of `ios5-ios7, ios9, ios13+` as Swift spells it.
  private static func versions(_ value: Page.Value, _ section: Page.Section) throws -> String {
    let ranges = try value.text.components(separatedBy: ", ").map { text in
      guard let range = text.wholeMatch(of: #/ios(\d+)(?:\.\d+)?(?:-ios(\d+)|(\+))?/#), let first = Int(range.1),
        let last = range.2 == nil ? first : Int(range.2!), first <= last
      else {
        throw section.error("'\(text)' is no range of versions; write ios7, ios5-ios7, or ios13+", line: value.line)
      }
      return range.3 == nil ? ".only(\(first)...\(last))" : ".from(\(first))"
    }
    return ranges.count == 1 ? ranges[0] : "ModeSet" + ranges[0] + ranges.dropFirst().map { ".union(\($0))" }.joined()
  }

  /// `## CODE NAME: TITLE`, and `- Level: advice` if the finding fails no run.
  private static func lints(_ pages: [Page]) throws -> String {
    var cases = Cases()
    var codes = ""
    var advice: [String] = []
    for section in pages.flatMap(\.sections) {
      try section.allow(["Level", "Source"])
      guard let heading = section.heading.wholeMatch(of: #/(VS\d{4}) (\S+): (.+)/#) else {
        throw section.error(
          "a finding begins with its code, its name, and what it is; write '## VS5001 missing-version: no version'")
      }
      let name = try cases.add(section, word: String(heading.2), doc: [String(heading.3)])
      codes += "    case .\(name): \"\(heading.1)\"\n"
      guard let level = try section.value("Level") else { continue }
      guard level.text == "advice" else {
        throw section.error(
          "'\(level.text)' is not a level that a section states; write advice, or remove the line", line: level.line)
      }
      advice.append(".\(name)")
    }
    return """
      /// A likely mistake in a scenario, or something that no app should do.
      package enum LintRule: String, CaseIterable, Hashable, Sendable {
      \(cases.text)}

      extension LintRule {
        /// The stable code.
        package var code: String {
          switch self {
      \(codes)    }
        }

        /// The default level.
        package var level: Level {
          switch self {
          case \(advice.joined(separator: ", ")): .advice
          default: .warning
          }
        }
      }

      """
  }

  /// `## SELECTOR`, the purpose, `- Family: layout`; and what doesn't follow from the selector: the case, the name in Swift. A query
  /// method says what it returns.
  private static func callbacks(_ pages: [Page]) throws -> String {
    var cases = Cases()
    var facts = ""
    for section in pages.flatMap(\.sections) {
      try section.allow(["Case", "Swift", "Family", "Returns"])
      let selector = section.heading
      guard selector.wholeMatch(of: #/\w+(:(\w+:)*)?/#) != nil else {
        throw section.error("'\(selector)' is no selector; write it as Objective-C does, with its colons")
      }
      let own = try section.value("Case")?.text
      let name = try cases.add(section, name: own ?? String(selector.prefix { $0 != ":" }), doc: section.prose)
      let family = try section.required("Family", such: "appearance").text
      let swift = try section.value("Swift").map { "\"\($0.text)\"" } ?? "nil"
      let returns = try section.value("Returns").map { ".\($0.text)" } ?? "nil"
      facts += """
            case .\(name):
              Facts(selector: \"\(selector)\", ownSwiftName: \(swift), family: .\(family), answer: \(returns))

        """
    }
    return """
      /// A message that UIKit sends: to a controller, its view, a delegate, or the application's delegate. Language, traces, help,
      /// documentation, and completions are made from them.
      public enum Callback: UInt8, CaseIterable, Hashable, Sendable {
      \(cases.text)}

      extension Callback {
        package var facts: Facts {
          switch self {
      \(facts)    }
        }
      }

      """
  }

  private static let effects = "raises NAME, proceeds, ignores, nothing GROUND, later, unknown, unknownPlayed"

  /// `## NAME`, what is required, `- Call: present`, `- Effect: ignores`, and `- Rule: present-only-one` for a text of UIKit's. A
  /// heading of several words is a text without a row.
  private static func refusals(_ pages: [Page]) throws -> String {
    var cases = Cases()
    var terms = ""
    for section in pages.flatMap(\.sections) {
      if section.heading.contains(" ") {
        try section.allow(["Effect", "Exception", "Fix", "Prefix", "Record", "Versions"])
        continue
      }
      let wordings = section.values.map(\.name).filter { $0.first?.isLowercase == true }
      try section.allow(["Call", "Effect", "Rule", "Fix", "Prefix", "Played"] + wordings)
      let name = try cases.add(section, name: section.heading, doc: section.prose)
      let call = try section.required("Call", such: "present").text
      let stated = try section.required("Effect", such: "ignores")
      let rule = try section.value("Rule").map { ".\(Cases.name($0.text))" } ?? "nil"
      let words = stated.text.split(separator: " ").map(String.init)
      let effect: String
      switch (words.first, words.count) {
      case ("raises", 2): effect = ".raises(\"\(words[1])\")"
      case ("nothing", 2): effect = ".nothing(.\(words[1]))"
      case ("proceeds", 1), ("ignores", 1), ("later", 1), ("unknown", 1), ("unknownPlayed", 1): effect = ".\(words[0])"
      default: throw section.error("'\(stated.text)' is no effect; write one of: \(effects)", line: stated.line)
      }
      if ["raises", "proceeds", "ignores"].contains(words[0]) != (rule != "nil") {
        throw section.error(
          "a text of UIKit's has a rule, and no other row has; add or remove '- Rule:'", line: stated.line)
      }
      terms += "    case .\(name): (.\(call), \(effect), \(rule))\n"
    }
    return """
      /// The answer to a call, or a touch, whose precondition fails: UIKit's warning or exception, or what vcsim says of it.
      package enum Refusal: UInt8, CaseIterable, Hashable, Sendable {
      \(cases.text)}

      extension Refusal {
        /// The facts that the engine decides by: the call, what UIKit does if its precondition fails, and the rule of its text.
        var terms: (call: Contract.NamedCall, effect: Contract.Effect, rule: RuleID?) {
          switch self {
      \(terms)    }
        }
      }

      """
  }
}

private struct Cases {
  var text = ""
  private var sections: [String: Page.Section] = [:]

  /// Adds the case of a word such as `present-order`; returns its name, `presentOrder`.
  mutating func add(_ section: Page.Section, word: String, doc: [String]) throws -> String {
    guard word.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil else {
      throw section.error("'\(word)' is no name: write small letters and digits, joined by '-'")
    }
    return try add(section, name: Self.name(word), word: word, doc: doc)
  }

  /// Returns `presentOrder` for `present-order`.
  static func name(_ word: String) -> String {
    let parts = word.split(separator: "-")
    return String(parts[0]) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  mutating func add(_ section: Page.Section, name: String, word: String? = nil, doc: [String]) throws -> String {
    guard name.wholeMatch(of: #/[a-z]\w*/#) != nil else {
      throw section.error("'\(name)' is no name of a case in Swift")
    }
    if let other = sections[name] {
      throw section.error("'\(word ?? name)' has a section in \(other.page.lastPathComponent):\(other.line) already")
    }
    if doc.isEmpty {
      throw section.error("the section of '\(word ?? name)' says nothing; write a sentence below the heading")
    }
    sections[name] = section
    for line in doc { text += "  /// \(line)\n" }
    text += "  case \(name)" + (word.map { " = \"\($0)\"" } ?? "") + "\n"
    return name
  }
}
