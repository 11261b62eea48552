/// Reads one line by the forms that it may have.
///
/// It looks for all ways to read the line, so that a controller may be named like a word of the grammar: where only one
/// reading fits, it is that one; where two do, the line is ambiguous, and that is said. Where none does, what the forms
/// wanted at the place that they came furthest to is what the line lacks.
struct Reader {
  /// What a form wanted at a place.
  enum Expected: Hashable, Sendable {
    case word(String)
    case operand(Operand)
    /// Something that may be left out.
    case option(Part)
    case end
  }

  /// One word or more that stand where something varies.
  struct Taken: Hashable, Sendable {
    /// The place of its value.
    var slot: Int
    /// Nil for an option of words only.
    var operand: Operand?
    /// True for a list.
    var isList: Bool
    var words: Range<Int>
  }

  let line: Line
  private var words: [Word] { line.words }
  private let names: [String: ControllerID]
  private let routines: [String: BlockID]
  private var form = 0
  /// What could go on where the line ends is wanted too, not only what it lacks.
  var isForCompletion = false
  /// Notes what the forms want: only where no form can read the line, for most lines can be read.
  var gathers = false
  /// The ways to read the line: the form's place, and what was taken.
  private(set) var readings: [(form: Int, taken: [Taken])] = []
  /// The place of the first word that no form can read, and what the forms wanted there.
  private(set) var furthest = 1
  private(set) var expected: [Expected] = []
  /// The forms that came so far.
  private(set) var hopeful: [Int] = []
  private var taken: [Taken] = []

  init(_ line: Line, names: [String: ControllerID], routines: [String: BlockID] = [:]) {
    self.line = line
    self.names = names
    self.routines = routines
  }

  /// Tries a form; its first word is known to fit.
  mutating func read(_ nodes: [Node], of form: Int) {
    self.form = form
    match(nodes[...], at: 1)
  }

  private mutating func match(_ nodes: ArraySlice<Node>, at place: Int) {
    guard readings.count < 2 else { return }
    guard let node = nodes.first else {
      if place == words.count { readings.append((form, taken)) } else { expect(.end, at: place) }
      return
    }
    let rest = nodes.dropFirst()
    switch node {
    case .word(let text):
      if isWord(text, at: place) { match(rest, at: place + 1) } else { expect(.word(text), at: place) }
    case .one(let operand, let slot):
      guard place < words.count, accepts(operand, words[place]) else { return expect(.operand(operand), at: place) }
      let end = operand == .traceLine ? words.count : place + 1
      take(Taken(slot: slot, operand: operand, isList: false, words: place..<end), then: rest)
    case .list(let operand, let slot):
      var end = place
      while end < words.count, accepts(operand, words[end]) { end += 1 }
      expect(.operand(operand), at: end)
      // The longest list first; a shorter one where the rest of the form may begin with a word that is a name too.
      for stop in stride(from: end, to: rest.isEmpty ? end - 1 : place, by: -1) where stop > place {
        take(Taken(slot: slot, operand: operand, isList: true, words: place..<stop), then: rest)
      }
    case .taken(let slot):
      take(Taken(slot: slot, operand: nil, isList: false, words: place..<place), then: rest)
    case .option, .answered:
      matchOptions(nodes, at: place)
    }
  }

  /// Neighbouring options come in any order, each once.
  private mutating func matchOptions(_ nodes: ArraySlice<Node>, at place: Int) {
    let options = nodes.prefix { $0.isOptional }
    let rest = nodes.dropFirst(options.count)
    // What may be left out is never what a line lacks.
    guard place < words.count || isForCompletion else { return match(rest, at: place) }
    for index in options.indices {
      switch options[index] {
      case .option(let inner, let part):
        guard let first = inner.first, begins(first, at: place) else {
          expect(.option(part), at: place)
          continue
        }
        match(inner + (options[..<index] + options[(index + 1)...] + rest), at: place)
      case .answered(let word, let slot):
        guard isWord(word, at: place) || isWord(word + "=yes", at: place) || isWord(word + "=no", at: place) else {
          expect(.option(.answered(word)), at: place)
          continue
        }
        let others = options[..<index] + options[(index + 1)...] + rest
        take(Taken(slot: slot, operand: nil, isList: false, words: place..<place + 1), then: others[...])
      case .word, .one, .list, .taken: continue
      }
    }
    match(rest, at: place)
  }

  private mutating func take(_ one: Taken, then rest: ArraySlice<Node>) {
    taken.append(one)
    match(rest, at: one.words.upperBound)
    taken.removeLast()
  }

  private func begins(_ node: Node, at place: Int) -> Bool {
    switch node {
    case .word(let text): isWord(text, at: place)
    case .one(let operand, _), .list(let operand, _): place < words.count && accepts(operand, words[place])
    case .option, .answered, .taken: true
    }
  }

  private func isWord(_ text: String, at place: Int) -> Bool {
    place < words.count && !words[place].isQuoted && words[place].text == text
  }

  private mutating func expect(_ one: Expected, at place: Int) {
    guard gathers, place >= furthest else { return }
    if place > furthest {
      furthest = place
      expected = []
      hopeful = []
    }
    if !expected.contains(one) { expected.append(one) }
    if hopeful.last != form { hopeful.append(form) }
  }

  // MARK: Words where something varies

  private func accepts(_ operand: Operand, _ word: Word) -> Bool {
    switch operand {
    case .controller, .other, .presentable: !word.isQuoted && names[word.text] != nil
    case .newName, .traceLine: true
    case .receiver: receiver(word) != nil
    case .callback(let use): CallbackNames.all[word.text].map { use.contains($0) } ?? false
    case .choice(let choice): choice.words.contains(word.text)
    case .orientations: OrientationMask(word: word.text) != nil
    case .modeRange: ModeRange(word: word.text) != nil
    case .routine: routines[word.text] != nil
    case .setting: word.text.utf8.contains(UInt8(ascii: "="))
    case .version: word.text == Operand.languageVersion
    case .size: Size(word: word.text) != nil
    case .number: word.coordinate != nil
    case .duration: word.milliseconds != nil
    case .text: word.isQuoted
    case .word, .element: true
    case .variable: word.text.hasSuffix(":") && word.text.dropLast().isPlainWord
    }
  }

  private func receiver(_ word: Word) -> Receiver? { Receiver(word: word.text, names) }

  /// The values of a reading, in the order of the form's parts.
  func values(_ taken: [Taken], count: Int) -> [Value] {
    var values = [Value](repeating: .nothing, count: count)
    for one in taken { values[one.slot] = value(one) }
    return values
  }

  private func value(_ one: Taken) -> Value {
    let taken = words[one.words]
    guard let operand = one.operand else {
      return .flag(taken.first.map { !$0.text.hasSuffix("=no") } ?? true)
    }
    let first = taken[one.words.lowerBound]
    switch operand {
    case .controller, .other, .presentable:
      let ids = taken.compactMap { names[$0.text] }
      return one.isList ? .controllers(ids) : .controller(ids[0])
    case .receiver: return receiver(first).map { .receiver($0) } ?? .nothing
    case .callback: return .callbacks(taken.compactMap { CallbackNames.all[$0.text] })
    case .choice(let choice):
      let places = taken.compactMap { word in choice.words.firstIndex(of: word.text) }
      return .choices(places)
    case .orientations: return .mask(taken.reduce(into: []) { $0.formUnion(OrientationMask(word: $1.text) ?? []) })
    case .modeRange: return ModeRange(word: first.text).map { .modeRange($0) } ?? .nothing
    case .routine: return routines[first.text].map { .routine(first.text, $0) } ?? .nothing
    case .size: return Size(word: first.text).map { .size($0) } ?? .nothing
    case .number: return first.coordinate.map { .number($0) } ?? .nothing
    case .duration: return first.milliseconds.map { .number($0) } ?? .nothing
    case .element: return .texts(taken.map { $0.text.hasSuffix(",") ? String($0.text.dropLast()) : $0.text })
    case .newName, .setting, .version, .text, .word, .traceLine, .variable: return .texts(taken.map { $0.text })
    }
  }
}

extension Node {
  fileprivate var isOptional: Bool {
    switch self {
    case .option, .answered: true
    case .word, .one, .list, .taken: false
    }
  }
}
