/// The line of the language for a typed line in UIKit's words: `[self presentViewController:sheet animated:YES …]`
/// is `present sheet from home animated`.
///
/// The names of UIKit lead to lines by the table of names; the controllers are those that the typed line names, and else
/// the only ones that fit.
struct SuggestedLine {
  private let scenario: Scenario
  /// The controller whose code or whose options the line is in.
  private let owner: ControllerID?
  private let isOption: Bool
  /// The identifiers and the texts of the typed line, in order.
  private let words: [String]
  /// The words that no part of the line to write has yet.
  private var values: [String] = []
  private var unused: [ControllerID]

  init(_ line: Line, in scenario: Scenario, owner: ControllerID?, isOption: Bool) {
    self.scenario = scenario
    self.owner = owner
    self.isOption = isOption
    words = line.words.flatMap { $0.isQuoted ? ["\"\($0.text)\""] : Self.identifiers($0.text) }
    values = words
    unused = []
    for word in words { if let id = Self.controller(named: word, scenario), !unused.contains(id) { unused.append(id) } }
  }

  /// The lines that say it, the best first; none if the typed line has no name that vcsim knows.
  var lines: [String] {
    for (place, word) in words.enumerated() where scenario.controller(named: word) == nil {
      let pair = place + 1 < words.count ? word + " " + words[place + 1] : ""
      if let statements = Self.everyday[ASCII.lowered(pair)] ?? Self.everyday[ASCII.lowered(word)] {
        return statements.isEmpty ? [] : written(statements)
      }
      let name = Self.key(word)
      if let statements = Self.statements[name] { return written(statements) }
      if let callback = Self.callbacks[name], callback.isSentByApps { return [sent(callback)] }
    }
    return []
  }

  /// A line of a form that the typed line begins with, filled; nil if names are missing that nothing states.
  func completed(_ form: Form) -> String? {
    var copy = self
    let line = copy.filled(form)
    return Array(line.utf8).contains("NAME") || line.utf8.contains(UInt8(ascii: "|")) ? nil : line
  }

  private func sent(_ callback: Callback) -> String {
    let id = unused.first ?? owner ?? root
    return "send \(callback.selector) to \(id.map { scenario.name(of: $0) } ?? "NAME")"
  }

  private func written(_ statements: [String]) -> [String] {
    let entries = statements.flatMap { statement in Grammar.all.filter { $0.statement == statement } }
    let fitting = entries.filter { ($0.section == .option) == isOption }
    var lines: [String] = []
    for entry in fitting.isEmpty ? entries : fitting {
      // The form with most names of the typed line.
      var copy = self
      let line = copy.filled(entry.forms[0])
      if !lines.contains(line) { lines.append(line) }
    }
    // A line with an open choice can't be written.
    let clear = lines.filter { line in !line.contains { $0 == "|" } }
    return Array((clear.isEmpty ? lines : clear).prefix(3))
  }

  // MARK: Filling a form

  private mutating func filled(_ form: Form) -> String {
    var text: [String] = []
    for part in form.parts {
      switch part {
      case .words(let words): text.append(words)
      case .one(let operand): text.append(one(operand))
      case .list(let operand):
        if operand.namesController, unused.count > 1 {
          text += unused.map { scenario.name(of: $0) }
          unused = []
        } else {
          text.append(one(operand))
        }
      case .answered(let word): if isAnimated { text.append(word) }
      case .optional: continue
      }
    }
    return text.joined(separator: " ")
  }

  private mutating func one(_ operand: Operand) -> String {
    switch operand {
    case .controller(let kind?):
      let place = unused.firstIndex { scenario.controllers[$0.int].kind.container == kind }
      if let place { return scenario.name(of: unused.remove(at: place)) }
      let all = scenario.controllers.indices.filter { scenario.controllers[$0].kind.container == kind }
      return all.count == 1 ? scenario.controllers[all[0]].name : "NAME"
    case .controller(nil), .other, .presentable, .receiver:
      if !unused.isEmpty { return scenario.name(of: unused.removeFirst()) }
      return (owner ?? root).map { scenario.name(of: $0) } ?? "NAME"
    case .choice(let choice):
      let legal = choice.words
      for (place, word) in values.enumerated() {
        if let same = legal.first(where: { ASCII.lowered($0) == ASCII.lowered(word) }) {
          values.remove(at: place)
          return same
        }
      }
      switch choice {
      case .answer: return isDenied ? "no" : "yes"
      case .direction: return isDenied ? "disappearing" : "appearing"
      case .orientation: return Orientation.landscapeLeft.name
      default: return choice.label.placeholder
      }
    case .orientations:
      let masks = words.compactMap { OrientationMask(word: $0) != nil ? $0 : nil }
      return masks.isEmpty ? "all" : masks.joined(separator: " ")
    case .text(let label): return words.first { $0.hasPrefix("\"") } ?? "\"\(label.placeholder)\""
    case .size: return words.first { Size(word: $0) != nil } ?? operand.placeholder
    case .newName, .callback, .modeRange, .routine, .setting, .version, .number, .duration, .word, .element, .traceLine,
      .rest,
      .variable:
      return operand.placeholder
    }
  }

  private var root: ControllerID? {
    for case .action(.launch(let id, _)) in scenario.story.map({ $0.content }) { return id }
    return scenario.controllers.count == 1 ? ControllerID(0) : nil
  }

  /// `animated:YES`, `animated`, and not `animated: false`.
  private var isAnimated: Bool {
    guard let place = words.firstIndex(of: "animated") else { return false }
    return place + 1 == words.count || !Self.denials.contains(ASCII.lowered(words[place + 1]))
  }

  private var isDenied: Bool { words.contains { Self.denials.contains(ASCII.lowered($0)) } }
  private static let denials = ["no", "false"]

  // MARK: Names

  /// The runs of letters, digits, and signs of names.
  private static func identifiers(_ text: String) -> [String] {
    text.utf8.split { !(ASCII.isWord($0) || $0 == UInt8(ascii: "-")) }.map { String(Substring($0)) }
  }

  /// The controller that a word of code means: `detail`, `detailViewController`, `Detail`.
  private static func controller(named word: String, _ scenario: Scenario) -> ControllerID? {
    if let id = scenario.controller(named: word) { return id }
    var name = ASCII.lowered(word)
    for ending in ["viewcontroller", "controller", "vc"]
    where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      name.removeLast(ending.utf8.count)
      break
    }
    return scenario.controllers.first { ASCII.lowered($0.name) == name }.flatMap { scenario.controller(named: $0.name) }
  }

  /// A name without its arguments, in small letters.
  private static func key(_ name: String) -> String { ASCII.lowered(String(name.prefix { $0 != ":" && $0 != "(" })) }

  /// The lines by the first part of UIKit's names, in both spellings.
  private static let statements: [String: [String]] = {
    var statements: [String: [String]] = [:]
    for name in UIKitName.all {
      guard case .said(let lines) = name.treatment else { continue }
      for spelling in [name.name, name.swiftName ?? ""] {
        let key = key(spelling.split(separator: ".").last.map { String($0) } ?? spelling)
        if !key.isEmpty, statements[key] == nil { statements[key] = lines }
      }
    }
    return statements
  }()

  private static let callbacks: [String: Callback] = {
    var callbacks: [String: Callback] = [:]
    for callback in Callback.allCases where callbacks[key(callback.selector)] == nil {
      callbacks[key(callback.selector)] = callback
    }
    return callbacks
  }()

  /// The lines of words that aren't in the table of names: callbacks that a line causes or answers, and everyday words.
  private static let everyday: [String: [String]] = {
    var lines: [String: [String]] = [:]
    for row in TextSection.rows(in: TextFiles.everyday) where row.count == 2 {
      for word in row[0][...].listed { lines[word] = row[1][...].listed }
    }
    return lines
  }()
}
