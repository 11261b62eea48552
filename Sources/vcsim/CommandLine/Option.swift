/// How an option is written, and what its values may be.
struct OptionForm: Sendable {
  /// A former spelling. It works in this version; help and shells don't offer it.
  struct Former: Sendable {
    let name: String
    /// Today's value, in which `%` is the one that the former spelling has; nil if the option is a flag.
    let value: String?

    var takesValue: Bool { value?.contains("%") ?? false }
  }

  enum Values: Sendable {
    case none
    case any
    case words([String])
    case number(ClosedRange<Int>)
  }

  let name: String
  var short: Character?
  /// The name of its value in help; nil for an option without value.
  var value: String?
  var values = Values.none
  var repeats = false
  let help: String
  var former: [Former] = []
  /// Whether its value is a list, written with commas.
  var takesList: Bool { value?.hasSuffix(",…") ?? false }
  /// The words that a shell offers as its value; nil if the values are few anyway, or files.
  var offers: (@Sendable () -> [String])?

  /// Says what is wrong with a value. An empty one, as of a variable of a shell, or a list of commas would change nothing.
  func check(_ text: String, of command: String) throws(Problem) {
    switch values {
    case .none: return
    case .any:
      if text.allSatisfy({ takesList && ($0 == "," || $0 == " ") }) {
        throw .missingValue("--" + name, command: command)
      }
    case .words(let legal):
      if !legal.contains(text) { throw .badValue(text, option: "--" + name, legal: legal) }
    case .number(let range):
      guard let number = Int(text), range.contains(number) else {
        throw .badValue(text, option: "--" + name, legal: ["\(range.lowerBound) to \(range.upperBound)"])
      }
    }
  }
}

/// An option with the type of its value. Commands ask for values only by these, so that a misspelled option does not compile.
struct Option<Value: Sendable>: Sendable {
  let form: OptionForm
  /// The value from the words of the command line, which have been checked; none without the option.
  let read: @Sendable ([String]) -> Value
}

extension Option {
  /// The same with a former spelling: `value` has `%` for the value that follows it.
  func formerly(_ name: String, _ value: String? = nil) -> Option {
    var form = form
    form.former.append(OptionForm.Former(name: name, value: value))
    return Option(form: form, read: read)
  }

  static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option where Value == Bool {
    Option(form: OptionForm(name: name, short: short, help: help)) { !$0.isEmpty }
  }

  /// Any text; of several the last.
  static func text(
    _ name: String, short: Character? = nil, _ value: String, _ help: String
  ) -> Option where Value == String? {
    Option(form: OptionForm(name: name, short: short, value: value, values: .any, help: help)) { $0.last }
  }

  /// A file that is written instead of standard output; nil for `-`, which is standard output.
  static func output(_ help: String) -> Option where Value == String? {
    Option(form: OptionForm(name: "output", short: "o", value: "FILE", values: .any, help: help)) { words in
      words.last.flatMap { $0 == "-" ? nil : $0 }
    }
  }

  /// Texts: the option may stand several times.
  static func texts(
    _ name: String, _ value: String, _ help: String, offers: (@Sendable () -> [String])? = nil
  ) -> Option where Value == [String] {
    Option(form: OptionForm(name: name, value: value, values: .any, repeats: true, help: help, offers: offers)) { $0 }
  }

  static func number(
    _ name: String, short: Character? = nil, _ value: String, in range: ClosedRange<Int>, _ help: String
  ) -> Option where Value == Int? {
    Option(form: OptionForm(name: name, short: short, value: value, values: .number(range), help: help)) {
      $0.last.flatMap { Int($0) }
    }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ value: String, _ help: String
  ) -> Option where Value == Choice? {
    let words = Choice.allCases.map(\.rawValue)
    return Option(form: OptionForm(name: name, value: value, values: .words(words), help: help)) {
      $0.last.flatMap { Choice(rawValue: $0) }
    }
  }
}
