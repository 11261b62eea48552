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
  /// The identifiers and the texts of the typed line, in order; not those before the last in `nav.topController.pop(`.
  private let words: [String]
  private let isCode: Bool
  /// The class or the object before the name that is called, as in `UIView.animate`.
  private let object: String
  /// The callback whose whole name the line begins with: `navigationController:willShowViewController:animated:`.
  private let callback: Callback?
  /// The argument of a call that comes first; empty without one.
  private let argument: String
  /// The name behind the first word, if it is the only one and no controller has it yet.
  private var undeclared: String?
  /// The words that no part of the line to write has yet.
  private var values: [String] = []
  /// The controllers that it names: arguments, then the receiver of a call.
  private var unused: [ControllerID]
  private var used: [ControllerID] = []

  init(_ line: Line, in scenario: Scenario, owner: ControllerID?, isOption: Bool) {
    self.scenario = scenario
    self.owner = owner
    self.isOption = isOption
    let all = line.words.flatMap { $0.isQuoted ? ["\"\($0.text)\""] : Self.identifiers($0.text) }
    let first = line.words[0].text
    // As in `kid.view.removeFromSuperview()`, and `[kid removeFromParentViewController]`.
    let chain = Self.identifiers(String(first.prefix { $0 != "(" && $0 != "=" && $0 != ":" }))
    let isMessage = first.hasPrefix("[")
    // A word of other letters than ASCII's holds no identifier, and a quoted one is one word.
    let receivers = min(all.count, max(0, isMessage ? chain.count : chain.count - 1))
    words = Array(all.dropFirst(receivers))
    isCode = isMessage || receivers > 0
    object = receivers > 0 ? all[receivers - 1] : ""
    callback = first.contains(":") ? CallbackNames[first].flatMap { $0.family == .completion ? nil : $0 } : nil
    let given = Self.argument(of: line)
    argument = scenario.controller(named: given.value) == nil ? given.value : ""
    values = words
    unused = []
    // As in `kid.didMove(toParent: box)`: the argument is the place.
    // Behind a name of UIKit's, and not in `swipe down`.
    if words.count == 2, words[0].contains(where: { $0.isUppercase }), words[1].isName, !Self.isWordOfCode(words[1]),
      Self.controller(named: words[1], scenario) == nil
    {
      undeclared = words[1]
    }
    let isPlace = given.label.hasPrefix("to") || words.first.map { Self.parts(of: $0).contains("to") } ?? false
    for word in isPlace ? all : words + all.prefix(receivers) {
      if let id = Self.controller(named: word, scenario), !unused.contains(id) { unused.append(id) }
    }
  }

  /// The word behind the first bracket, colon, or equals sign, and its label.
  private static func argument(of line: Line) -> (label: String, value: String) {
    let text = line.words.map { $0.text }.joined(separator: " ")
    guard let mark = text.firstIndex(where: { "(:=".contains($0) }) else { return ("", "") }
    // In Objective-C, the next label follows a blank.
    let end = text[mark] == ":" ? " ]" : ",)]"
    let first = text[text.index(after: mark)...].prefix { !end.contains($0) }
    let parts = first.split(separator: ":").map { identifiers(String($0)).first ?? "" }
    return (parts.count > 1 ? parts[0] : "", parts.last ?? "")
  }

  /// The lines that say it, the best first; none if the typed line has no name that vcsim knows.
  var lines: [String] {
    let everyday = everydayLines
    if !everyday.isEmpty { return everyday }
    if let callback, Self.everyday[Self.key(callback.selector)] == nil { return [line(of: callback)] }
    for (place, word) in words.enumerated() where scenario.controller(named: word) == nil {
      // Behind the first word, only what no one writes by chance.
      guard place == 0 || word.dropFirst().contains(where: { $0.isUppercase }) else { continue }
      if place == 0, let statements = Self.everyday[ASCII.lowered(word)] { return written(statements, for: word) }
      let name = Self.key(word)
      if let statements = Self.statements[Self.key(object + "." + word)] { return written(statements, for: word) }
      if let statements = Self.statements[name] { return written(statements, for: word) }
      if let callback = Self.callbacks[name] { return [line(of: callback)] }
    }
    return []
  }

  /// The lines for the words that people begin a line with: `go back`, `tap back`.
  var everydayLines: [String] {
    guard !isCode else { return [] }
    for count in (1...3).reversed() where count <= words.count {
      let phrase = ASCII.lowered(words.prefix(count).joined(separator: " "))
      if let statements = Self.everyday[phrase] { return written(statements, for: phrase) }
    }
    return []
  }

  /// A line of a form that the typed line begins with, filled; nil if names are missing that nothing states.
  func completed(_ form: Form) -> String? {
    var copy = self
    let line = copy.filled(form)
    return Array(line.utf8).contains("NAME") || line.utf8.contains(UInt8(ascii: "|")) ? nil : line
  }

  /// UIKit calls it: the app's code can only call some itself, and act in each.
  private func line(of callback: Callback) -> String {
    let id = unused.first ?? owner ?? root
    let name = id.map { scenario.name(of: $0) } ?? "NAME"
    return callback.isSentByApps
      ? "send \(callback.selector) to \(name)" : "\(Self.hook)\(callback.receiver(of: name)) \(callback.selector)"
  }

  /// The beginning of the line above code in a callback.
  static let hook = "when "

  private func written(_ statements: [String], for name: String) -> [String] {
    let entries = statements.flatMap { statement in Grammar.all.filter { $0.statement == statement } }
    let fitting = entries.filter { ($0.section == .option) == isOption }
    var lines: [String] = []
    for entry in fitting.isEmpty ? entries : fitting {
      var copy = self
      let line = copy.filled(form(of: entry, for: name))
      if !lines.contains(line) { lines.append(line) }
    }
    // A line with an open choice can't be written.
    let clear = lines.filter { line in !line.contains { $0 == "|" } }
    return Array((clear.isEmpty ? lines : clear).prefix(3))
  }

  /// The form with the words of a name: `pop NAME to root` for `popToRootViewController`, `did move NAME to nil` for nil.
  private func form(of entry: Grammar.Entry, for name: String) -> Form {
    func fixed(_ form: Form) -> [String] {
      form.parts.flatMap { part -> [String] in
        guard case .words(let words) = part else { return [] }
        return words.split(separator: " ").map { String($0) }
      }
    }
    let standard = fixed(entry.forms[0])
    let typed = Self.parts(of: name) + [argument]
    var best = (form: entry.forms[0], count: 0)
    for form in entry.forms.dropFirst() {
      let own = fixed(form).filter { !standard.contains($0) }
      if own.count > best.count, own.allSatisfy({ typed.contains($0) }) { best = (form, own.count) }
    }
    return best.form
  }

  /// The words of a name or a phrase, in small letters: `popTo` is `pop` and `to`.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    for letter in name {
      if letter.isUppercase || letter == " " { parts.append("") }
      if letter != " " { parts[parts.count - 1].append(letter) }
    }
    return parts.map { ASCII.lowered($0) }
  }

  // MARK: Filling a form

  private mutating func filled(_ form: Form) -> String {
    var text: [String] = []
    let last = form.parts.lastIndex { part in
      if case .one(let operand) = part { operand.namesController } else { false }
    }
    let own = Array(form.firstWords.utf8).contains("dismiss") ? owner ?? presented : owner ?? root
    for (place, part) in form.parts.enumerated() {
      switch part {
      case .words(let words): text.append(words)
      case .one(let operand): text.append(one(operand, place == last ? own : nil))
      case .list(let operand):
        if operand.namesController, unused.count > 1 {
          text += unused.map { scenario.name(of: $0) }
          unused = []
        } else {
          text.append(one(operand, own))
        }
      case .answered(let word): if isAnimated { text.append(word) }
      case .optional: continue
      }
    }
    return text.joined(separator: " ")
  }

  /// - Parameter own: The controller if the typed line names none.
  private mutating func one(_ operand: Operand, _ own: ControllerID?) -> String {
    switch operand {
    case .controller(let kind?):
      let place = unused.firstIndex { scenario.controllers[$0.int].kind.container == kind }
      if let place { return scenario.name(of: unused.remove(at: place)) }
      let all = scenario.controllers.indices.filter { scenario.controllers[$0].kind.container == kind }
      return all.count == 1 ? scenario.controllers[all[0]].name : "NAME"
    case .controller(nil), .other, .presentable, .receiver:
      guard let id = unused.first else {
        if let name = undeclared {
          undeclared = nil
          return name
        }
        guard let own, !used.contains(own) else { return "NAME" }
        return scenario.name(of: own)
      }
      unused.removeFirst()
      used.append(id)
      return scenario.name(of: id)
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

  /// The controller that the story presents last.
  private var presented: ControllerID? {
    for case .action(.present(let id, _, _, _)) in scenario.story.reversed().map({ $0.content }) { return id }
    return nil
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

  /// Whether the first answer in it is no: `true, animated: false` is a yes.
  private var isDenied: Bool {
    let answers = words.map { ASCII.lowered($0) }.filter { (Self.denials + Self.consents).contains($0) }
    return answers.first.map { Self.denials.contains($0) } ?? false
  }
  private static func isWordOfCode(_ word: String) -> Bool {
    let letters = ASCII.lowered(word)
    return OrientationMask(word: word) != nil || denials.contains(letters) || consents.contains(letters)
      || ["nil", "self", "animated", "warning"].contains(letters)
  }
  private static let denials = ["no", "false"]
  private static let consents = ["yes", "true"]

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
    let letters = Array(name.utf8)
    return scenario.controllers.indices.first { ASCII.isSame(scenario.controllers[$0].name, lowered: letters) }
      .map { ControllerID($0) }
  }

  /// A name without its arguments, in small letters.
  private static func key(_ name: String) -> String { ASCII.lowered(String(name.prefix { $0 != ":" && $0 != "(" })) }

  /// The lines by the first part of UIKit's names, in both spellings.
  private static let statements: [String: [String]] = {
    var statements: [String: [String]] = [:]
    for name in UIKitName.all {
      guard case .said(let lines) = name.treatment else { continue }
      for spelling in [name.name, name.swiftName ?? ""] {
        for key in [key(spelling), key(spelling.split(separator: ".").last.map { String($0) } ?? spelling)] {
          if !key.isEmpty, statements[key] == nil { statements[key] = lines }
        }
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
