/// A way to write a line: its parts, and its meaning.
package struct Form: Sendable {
  enum Effect: Sendable {
    /// A line of the story or of a block. `Action.values` is the way back.
    case action(@Sendable (inout Values) -> Action)
    /// A line that states properties of the header; the same function takes the values of a written line from them.
    case header(@Sendable (inout Header, inout Values) -> Void)
    /// A line of the header that is only read: other lines state the same, or it adds to what others have stated.
    case reading(@Sendable (inout Header, inout Values) -> Void)
    /// A line that states properties of a controller, as one of the header does.
    case option(@Sendable (inout ControllerDeclaration, inout Values) -> Void)
    /// A controller's declaration; the values that follow its name say what it is.
    case controller(@Sendable (inout Values) -> ControllerKind)
    /// An action that consists of the lines indented below it.
    case block(@Sendable (inout Values, BlockID) -> Action)
    /// A line that the parser itself acts on.
    case structure(Structure)
  }

  /// Lines that are about other lines, or about names.
  enum Structure: Sendable {
    case version, matrix, only
    case variable, include, segue, like, routine, template
    case hook, classHook
    case call, note
    case expect, expectNothing, anyLines, anyOrder, not, assert, explore
    case may, mayNot, mayWhile, atMost

    var section: Grammar.Section {
      switch self {
      case .version, .matrix, .only: .header
      case .variable, .include, .segue, .like, .routine, .template: .declaration
      case .hook, .classHook: .hook
      case .call, .note: .story
      case .expect, .expectNothing, .anyLines, .anyOrder, .not, .assert, .explore: .expectation
      case .may, .mayNot, .mayWhile, .atMost: .exploration
      }
    }
  }

  let parts: [Part]
  let effect: Effect
  /// The options allowed at its end, as at the end of every line of its kind.
  let tail: [Part]
  /// Whether a first scenario needs the line.
  package private(set) var isCore = false

  /// The form as one of the few that help shows first.
  var core: Form {
    var copy = self
    copy.isCore = true
    return copy
  }

  // All rows of the table share one copy: in the module of the playground each copy is sent over the net.
  @inline(never)
  init(_ parts: [Part], _ effect: Effect, tail: [Part] = []) {
    self.parts = parts
    self.effect = effect
    self.tail = tail
  }

  /// An action; an action that lets time pass cannot be followed by 'without waiting'.
  static func action(
    _ parts: [Part], isWait: Bool = false, _ make: @escaping @Sendable (inout Values) -> Action
  ) -> Form {
    Form(parts, .action(make), tail: isWait ? Grammar.conditions : Grammar.statementTail)
  }

  static func block(_ parts: [Part], _ make: @escaping @Sendable (inout Values, BlockID) -> Action) -> Form {
    Form(parts, .block(make), tail: Grammar.statementTail)
  }

  /// An action that nothing varies in.
  static func action(_ words: Part, _ action: Action) -> Form { .action([words]) { _ in action } }

  static func header(_ parts: [Part], _ set: @escaping @Sendable (inout Header, inout Values) -> Void) -> Form {
    Form(parts, .header(set))
  }

  static func reading(_ parts: [Part], _ set: @escaping @Sendable (inout Header, inout Values) -> Void) -> Form {
    Form(parts, .reading(set))
  }

  static func option(
    _ parts: [Part], _ set: @escaping @Sendable (inout ControllerDeclaration, inout Values) -> Void
  ) -> Form {
    Form(parts, .option(set), tail: Grammar.conditions)
  }

  static func structure(_ parts: [Part], _ structure: Structure) -> Form { Form(parts, .structure(structure)) }

  /// The fixed words that a line of this form begins with.
  var firstWords: String {
    guard case .words(let words) = parts[0] else { preconditionFailure("a form begins with a word") }
    return words
  }

  /// The first of them.
  var firstWord: String {
    let words = firstWords
    return words.utf8.firstIndex(of: 32).map { String(words[..<$0]) } ?? words
  }

  /// The part of a file that the line belongs to.
  var section: Grammar.Section {
    switch effect {
    case .header, .reading: .header
    case .controller: .declaration
    case .option: .option
    case .action, .block: .story
    case .structure(let structure): structure.section
    }
  }

  /// A part by its place, be it one of its own or of its tail.
  func part(_ place: Int) -> Part { place < parts.count ? parts[place] : tail[place - parts.count] }

  /// How many values a line has.
  var valueCount: Int {
    var count = 0
    for part in parts where part.hasValue { count += 1 }
    return count + tail.count
  }

  /// How it is written: capitals stand for what varies, brackets for what may be left out.
  package var syntax: String { parts.map { $0.syntax }.joined(separator: " ") }

  /// The line with these values in its canonical form. Of its tail only what was taken is written.
  func write(
    _ values: [Value], tail taken: [Reader.Taken] = [], in controllers: [ControllerDeclaration],
    to line: inout ByteBuffer
  ) {
    if case .words(let first) = parts[0] { line.put(text: first) }
    var slot = 0
    for place in 1..<parts.count {
      if case .words(let fixed) = parts[place] {
        line.put(word: fixed)
      } else if slot < values.count {
        Self.write(values[slot], at: parts[place], controllers, to: &line)
        slot += 1
      }
    }
    for place in tail.indices {
      for one in taken where one.part == parts.count + place {
        Self.write(one.value, at: tail[place], controllers, to: &line)
      }
    }
  }

  private static func write(
    _ value: Value, at part: Part, _ controllers: [ControllerDeclaration], to line: inout ByteBuffer
  ) {
    if case .nothing = value { return }
    switch part {
    case .words(let fixed): line.put(word: fixed)
    case .one(let operand), .list(let operand): line.put(word: value.text(as: operand, in: controllers))
    case .optional(let words, let operand, _):
      if !words.isEmpty { line.put(word: words) }
      if let operand { line.put(word: value.text(as: operand, in: controllers)) }
    case .answered(let word):
      if case .present = value { line.put(word: word) }
    }
  }
}

extension ByteBuffer {
  /// Words behind others.
  fileprivate mutating func put(word: String) {
    put(byte: 32)
    put(text: word)
  }
}

/// The variable part of a line.
enum Value: Hashable, Sendable {
  /// An option that was left out.
  case nothing
  /// An option of words only, stated.
  case present
  case controller(ControllerID)
  case controllers([ControllerID])
  case receiver(Receiver)
  case routine(String, BlockID)
  case callbacks([Callback])
  /// A place in the words of a choice.
  case choice(Int)
  case choices([Int])
  /// Orientations, and the one that was written first.
  case mask(OrientationMask, first: Orientation? = nil)
  case modeRange(ModeRange)
  case size(Size)
  case number(Int)
  case text(String)
  case texts([String])

  static func flag(_ on: Bool) -> Value { on ? .present : .nothing }
  static func orientation(_ orientation: Orientation) -> Value { .choice(Int(orientation.rawValue)) }
  static func displayMode(_ mode: SplitDisplayMode?) -> Value { .choice(mode.map { Int($0.rawValue) + 1 } ?? 0) }
  static func column(_ column: SplitColumn) -> Value { .choice(Int(column.rawValue)) }
  static func answer(_ yes: Bool) -> Value { .choice(yes ? 0 : 1) }

  fileprivate func text(as operand: Operand, in controllers: [ControllerDeclaration]) -> String {
    switch self {
    case .nothing, .present: ""
    case .controller(let id): controllers[id.int].name
    case .controllers(let ids): ids.map { controllers[$0.int].name }.joined(separator: " ")
    case .receiver(let receiver): receiver.name { controllers[$0.int].name }
    case .routine(let name, _): name
    case .callbacks(let callbacks): callbacks.map { $0.selector }.joined(separator: " ")
    case .choice(let place): if case .choice(let choice) = operand { choice.words[place] } else { "" }
    case .choices(let places):
      if case .choice(let choice) = operand { places.map { choice.words[$0] }.joined(separator: " ") } else { "" }
    case .mask(let mask, let first):
      ((first.map { [$0] } ?? []) + mask.orientations.filter { $0 != first }).map { $0.name }.joined(separator: " ")
    case .modeRange(let range): range.name
    case .size(let size): String(size.width) + "x" + String(size.height)
    case .number(let number): if case .duration = operand { String(number) + "ms" } else { String(number) }
    case .text(let text): operand.needsQuotes(text) ? "\"" + text + "\"" : text
    case .texts(let texts): texts.joined(separator: operand.endsInComma ? ", " : " ")
    }
  }
}

extension Operand {
  /// Whether a text is written in quotation marks: always, or because it is no word.
  fileprivate func needsQuotes(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .word: text.isEmpty || text.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "#") }
    default: false
    }
  }
}

/// The values of a line, from left to right. A form's own functions take them as its parts have them: anything else is a
/// mistake in the table, which the test of all examples finds.
struct Values: Sendable {
  /// The values of a line that is written, as far as it states properties; nil if it would be wrong.
  private(set) var written: [Value]? = []
  private var isWriting = false
  /// The rest was left out.
  private let taken: [Reader.Taken]
  private let count: Int
  private var place = 0

  init(_ taken: [Reader.Taken], of form: Form) {
    self.taken = taken
    count = form.valueCount
  }

  init(_ values: [Value]) {
    taken = values.enumerated().map { Reader.Taken(part: 0, slot: $0, value: $1, words: 0..<0) }
    count = values.count
  }

  /// For a line that is written.
  init() { (taken, count, isWriting) = ([], 0, true) }

  /// States a property: a line that is read sets it, and a line that is written takes its values from it. A property
  /// without values makes the line wrong.
  mutating func pass<Property>(
    _ property: inout Property, read: (inout Values) -> Property, written values: (Property) -> [Value]?
  ) {
    if isWriting {
      written = written.flatMap { before in values(property).map { before + $0 } }
    } else {
      property = read(&self)
    }
  }

  private var value: Value {
    for one in taken where one.slot == place { return one.value }
    return .nothing
  }

  private mutating func next() -> Value {
    guard place < count else { Self.fail() }
    let value = value
    place += 1
    return value
  }

  private static func fail() -> Never { preconditionFailure("the form has no such part") }

  mutating func id() -> ControllerID { if case .controller(let id) = next() { id } else { Self.fail() } }

  mutating func ids() -> [ControllerID] { if case .controllers(let ids) = next() { ids } else { Self.fail() } }

  mutating func receiver() -> Receiver { if case .receiver(let receiver) = next() { receiver } else { Self.fail() } }

  mutating func routine() -> (name: String, block: BlockID) {
    if case .routine(let name, let block) = next() { (name, block) } else { Self.fail() }
  }

  mutating func callbacks() -> [Callback] {
    if case .callbacks(let callbacks) = next() { callbacks } else { Self.fail() }
  }

  mutating func choices() -> [Int] { if case .choices(let places) = next() { places } else { Self.fail() } }

  mutating func choice() -> Int { if case .choice(let place) = next() { place } else { Self.fail() } }

  mutating func answer() -> Bool { choice() == 0 }

  /// Nil is automatic.
  mutating func displayMode() -> SplitDisplayMode? {
    let place = choice()
    return place == 0 ? nil : SplitDisplayMode.allCases[place - 1]
  }

  mutating func column() -> SplitColumn { SplitColumn.allCases[choice()] }

  mutating func orientation() -> Orientation { Orientation.allCases[choice()] }

  mutating func mask() -> OrientationMask { listed().mask }

  mutating func listed() -> ListedOrientations {
    guard case .mask(let mask, let first) = next() else { Self.fail() }
    return ListedOrientations(mask: mask, first: first ?? .portrait)
  }

  mutating func modeRange() -> ModeRange { if case .modeRange(let range) = next() { range } else { Self.fail() } }

  mutating func pageStyle() -> PageStyle? { optional { PageStyle.allCases[$0.choice()] } }

  mutating func size() -> Size { if case .size(let size) = next() { size } else { Self.fail() } }

  mutating func number() -> Int { if case .number(let number) = next() { number } else { Self.fail() } }

  mutating func texts() -> [String] { if case .texts(let texts) = next() { texts } else { Self.fail() } }

  mutating func text() -> String { if case .text(let text) = next() { text } else { Self.fail() } }

  /// Whether an option that consists of words only is stated.
  mutating func flag() -> Bool {
    if case .present = next() { true } else { false }
  }

  /// An option's value, nil when it was left out.
  mutating func optional<Result>(_ read: (inout Values) -> Result) -> Result? {
    if place < count, case .nothing = value {
      place += 1
      return nil
    }
    return read(&self)
  }
}
