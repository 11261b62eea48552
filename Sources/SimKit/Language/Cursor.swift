/// Reads the words of one line, from left to right, and knows what to say when one is not what it should be.
struct Cursor {
  let line: Line
  /// The line's name in diagnostics.
  var statement: String
  private(set) var place = 0

  init(_ line: Line, statement: String) {
    self.line = line
    self.statement = statement
  }

  var peek: Word? { place < line.words.count ? line.words[place] : nil }
  var isAtEnd: Bool { place >= line.words.count }

  mutating func next() -> Word? {
    guard place < line.words.count else { return nil }
    place += 1
    return line.words[place - 1]
  }

  /// Takes the word if it is this one.
  mutating func take(_ text: String) -> Bool {
    guard let word = peek, !word.isQuoted, word.text == text else { return false }
    place += 1
    return true
  }

  /// Takes these words if they come next, all of them.
  mutating func take(_ texts: [String]) -> Bool {
    guard place + texts.count <= line.words.count else { return false }
    for (offset, text) in texts.enumerated() where line.words[place + offset].text != text { return false }
    place += texts.count
    return true
  }

  mutating func require(_ text: String) throws(Diagnostic) {
    guard let word = peek else { throw missing("'\(text)'") }
    guard take(text) else {
      throw at(word, .wrongWord(word.text, wanted: text, statement: statement))
    }
  }

  /// The next word, whatever it is.
  mutating func word(_ what: String) throws(Diagnostic) -> Word {
    guard let word = next() else { throw missing(what) }
    return word
  }

  /// The rest of the words; at least one.
  mutating func words(_ what: String) throws(Diagnostic) -> [Word] {
    guard !isAtEnd else { throw missing(what) }
    let rest = Array(line.words[place...])
    place = line.words.count
    return rest
  }

  func requireEnd() throws(Diagnostic) {
    if let word = peek { throw at(word, .unexpectedWord(word.text, statement: statement)) }
  }

  func at(_ word: Word, _ kind: Diagnostic.Kind) -> Diagnostic {
    Diagnostic(kind, line: line.number, range: word.range)
  }

  func missing(_ what: String) -> Diagnostic {
    let end = line.words.last?.range.upperBound ?? line.end
    return Diagnostic(.missing(what, statement: statement), line: line.number, range: end..<end)
  }

  // MARK: Values

  mutating func text(_ what: String) throws(Diagnostic) -> String {
    let word = try word(what)
    guard word.isQuoted else { throw at(word, .wrongWord(word.text, wanted: "\"…\"", statement: statement)) }
    return word.text
  }

  mutating func yesOrNo() throws(Diagnostic) -> Bool {
    let word = try word("'yes' or 'no'")
    switch word.text {
    case "yes": return true
    case "no": return false
    default: throw at(word, .badValue(word.text, what: "yes or no", legal: ["yes", "no"]))
    }
  }

  mutating func number(_ what: String) throws(Diagnostic) -> Int {
    let word = try word(what)
    guard let value = Self.number(word.text), value >= -100_000, value <= 100_000 else {
      throw at(word, .badNumber(word.text, what: what))
    }
    return value
  }

  /// `300ms`
  mutating func duration() throws(Diagnostic) -> Int {
    let word = try word("a time such as 300ms")
    guard let value = Self.duration(word.text) else {
      throw at(word, .badNumber(word.text, what: "a time such as 300ms"))
    }
    return value
  }

  static func duration(_ text: String) -> Int? {
    guard text.hasSuffix("ms"), let value = number(String(text.dropLast(2))), (0...86_400_000).contains(value) else {
      return nil
    }
    return value
  }

  static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 12 else { return nil }
    return Int(text)
  }

  /// `320x480`
  static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(String(parts[0])), let height = number(String(parts[1])),
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return Size(width, height)
  }

  mutating func orientation() throws(Diagnostic) -> Orientation {
    let word = try word("an orientation")
    guard let orientation = Self.orientation(word.text) else {
      throw at(word, .badValue(word.text, what: "an orientation", legal: Orientation.allCases.map({ $0.name })))
    }
    return orientation
  }

  static func orientation(_ text: String) -> Orientation? {
    Orientation.allCases.first { $0.name == text }
  }

  /// One or more orientations, or a word for several.
  mutating func orientations(allowsNone: Bool = false) throws(Diagnostic) -> OrientationMask {
    var mask: OrientationMask = []
    if allowsNone, take("none") { return [] }
    if isAtEnd { throw missing("an orientation") }
    while let word = peek, word.text != "without" {
      place += 1
      switch word.text {
      case "landscape": mask.formUnion(.landscape)
      case "all": mask.formUnion(.all)
      case "allButUpsideDown": mask.formUnion(.allButUpsideDown)
      default:
        guard let orientation = Self.orientation(word.text) else {
          let legal = Orientation.allCases.map({ $0.name }) + ["landscape", "all", "allButUpsideDown"]
          throw at(word, .badValue(word.text, what: "an orientation", legal: legal))
        }
        mask.insert(OrientationMask(orientation))
      }
    }
    return mask
  }

  /// `ios5`, `ios6+`, `ios5-ios7`
  mutating func modeRange() throws(Diagnostic) -> ModeRange {
    let word = try word("a version such as ios6 or ios6+")
    guard let range = Self.modeRange(word.text) else {
      throw at(word, .badValue(word.text, what: "a range of versions", legal: Mode.all.map({ $0.name })))
    }
    return range
  }

  static func mode(_ text: String) -> Mode? {
    guard text.hasPrefix("ios"), let major = number(String(text.dropFirst(3))) else { return nil }
    return Mode(major: major)
  }

  static func modeRange(_ text: String) -> ModeRange? {
    if text.hasSuffix("+") {
      guard let first = mode(String(text.dropLast())) else { return nil }
      return ModeRange(first, through: nil)
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return mode(text).map { ModeRange($0, through: $0) }
    case 2:
      guard let first = mode(String(parts[0])), let last = mode(String(parts[1])), first <= last else { return nil }
      return ModeRange(first, through: last)
    default: return nil
    }
  }

  /// `animated`, `animated=yes`, `with completion`, `without waiting`, in any order, up to the end of the line.
  mutating func options(_ legal: [String]) throws(Diagnostic) -> Options {
    var options = Options()
    while let word = peek {
      if legal.contains("animated"), take("animated") || take("animated=yes") {
        options.animated = true
      } else if legal.contains("animated"), take("animated=no") {
        options.animated = false
      } else if legal.contains("with completion"), take(["with", "completion"]) {
        options.completion = true
      } else if take(["without", "waiting"]) {
        options.withoutWaiting = true
      } else {
        throw at(word, .unknownOption(word.text, statement: statement, legal: legal + ["without waiting"]))
      }
    }
    return options
  }
}

/// What may stand at the end of an action.
struct Options {
  var animated = false
  var completion = false
  var withoutWaiting = false
}
