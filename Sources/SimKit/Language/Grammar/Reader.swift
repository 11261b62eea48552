/// Reads one line by the forms that it may have.
///
/// Looks for all ways to read the line, so that a controller may be named like a word of the grammar. If only one
/// reading fits, it counts; if two fit, the line is ambiguous, which is an error. If none fits, the line lacks what
/// the forms wanted at the place that they got furthest to.
struct Reader {
  /// The part that a form wanted at a place.
  enum Expected: Hashable, Sendable {
    case word(String)
    case operand(Operand)
    /// Something that may be left out.
    case option(Part)
    case end
  }

  /// A word or more for a variable part.
  struct Taken: Hashable, Sendable {
    /// The place of its part in the form.
    var part: Int
    /// The place of its value.
    var slot: Int
    /// The meaning of the words.
    var value: Value
    var words: Range<Int>
  }

  /// A way to read the line.
  struct Way: Sendable {
    /// The place of the form.
    var form: Int
    var taken: [Taken]
  }

  /// How far a form has been read.
  private struct Step {
    /// The place of the next part.
    var part: Int
    /// The place of the value of that part, or of the next that has one.
    var slot: Int
    /// For an optional part: which of it and its neighbors have been specified, a bit for each.
    var stated: UInt64 = 0

    func next(_ parts: Int, values: Int) -> Step { Step(part: part + parts, slot: slot + values) }
  }

  let line: Line
  private var words: [Word] { line.words }
  private let names: ControllerNames
  private let routines: RoutineNames
  private var parts: [Part] = []
  private var tail: [Part] = []
  private var form = 0
  /// Also gathers what could continue the line at its end, not only what it lacks.
  var isForCompletion = false
  /// Notes what the forms want: only where no form can read the line, for most lines can be read.
  var gathers = false
  private(set) var readings: [Way] = []
  /// The place of the first word that no form can read, and what the forms wanted there.
  private(set) var furthest = 1
  private(set) var expected: [Expected] = []
  /// The forms that came so far.
  private(set) var hopeful: [Int] = []
  private var taken: [Taken] = []

  init(_ line: Line, names: ControllerNames, routines: RoutineNames = RoutineNames()) {
    self.line = line
    self.names = names
    self.routines = routines
    taken.reserveCapacity(4)
  }

  /// Tries forms; their first word is known to fit.
  mutating func read(_ candidates: ArraySlice<Grammar.Candidate>) {
    for place in candidates.indices where gathers || candidates[place].fewestWords <= words.count {
      read(candidates[place].form, of: place)
    }
  }

  @inline(__always)
  mutating func read(_ form: Form, of place: Int) {
    self.form = place
    parts = form.parts
    tail = form.tail
    match(Step(part: 0, slot: 0), at: 0)
  }

  private var count: Int { parts.count + tail.count }

  private func part(_ place: Int) -> Part { place < parts.count ? parts[place] : tail[place - parts.count] }

  private mutating func match(_ step: Step, at place: Int) {
    guard readings.count < 2 else { return }
    guard step.part < count else {
      if place == words.count {
        readings.append(Way(form: form, taken: taken))
      } else if gathers {
        expect(.end, at: place)
      }
      return
    }
    switch part(step.part) {
    case .words(let fixed):
      if let end = end(of: fixed, at: place) { match(step.next(1, values: 0), at: end) }
    case .one(let operand): takeOne(operand, step.part, step.slot, at: place, then: step.next(1, values: 1))
    case .list(let operand): takeList(operand, step.part, step.slot, at: place, then: step.next(1, values: 1))
    case .optional, .answered: matchOptions(step, at: place)
    }
  }

  /// Neighboring options come in any order, each once.
  private mutating func matchOptions(_ step: Step, at place: Int) {
    let end = endOfOptions(step.part)
    let rest = step.next(end - step.part, values: end - step.part)
    // A line never lacks an optional part.
    guard place < words.count || isForCompletion else { return match(rest, at: place) }
    for option in step.part..<end {
      let bit: UInt64 = 1 << UInt64(option - step.part)
      guard step.stated & bit == 0 else { continue }
      let slot = step.slot + option - step.part
      var others = step
      others.stated |= bit
      switch part(option) {
      case .optional(let fixed, let operand, let isList):
        guard begins(fixed, operand, at: place) else {
          if gathers { expect(.option(part(option)), at: place) }
          continue
        }
        guard let start = fixed.isEmpty ? place : self.end(of: fixed, at: place) else { continue }
        if let operand {
          if isList {
            takeList(operand, option, slot, at: start, then: others)
          } else {
            takeOne(operand, option, slot, at: start, then: others)
          }
        } else {
          take(Taken(part: option, slot: slot, value: .present, words: start..<start), then: others)
        }
      case .answered(let word):
        guard let value = answer(word, at: place) else {
          if gathers { expect(.option(part(option)), at: place) }
          continue
        }
        take(Taken(part: option, slot: slot, value: value, words: place..<place + 1), then: others)
      case .words, .one, .list: continue
      }
    }
    match(rest, at: place)
  }

  private func endOfOptions(_ first: Int) -> Int {
    var end = first
    while end < count, part(end).isOptional { end += 1 }
    return end
  }

  /// Whether nothing can follow.
  private func isLast(_ step: Step) -> Bool {
    for place in step.part..<count {
      let bit: UInt64 = 1 << UInt64(place - step.part)
      if !part(place).isOptional || step.stated & bit == 0 { return false }
    }
    return true
  }

  private mutating func takeOne(_ operand: Operand, _ part: Int, _ slot: Int, at place: Int, then next: Step) {
    guard place < words.count, let value = meaning(of: words[place], as: operand) else {
      if gathers { expect(.operand(operand), at: place) }
      return
    }
    var end = place + 1
    switch operand {
    case .traceLine, .rest: end = words.count
    default: break
    }
    take(Taken(part: part, slot: slot, value: value, words: place..<end), then: next)
  }

  private mutating func takeList(_ operand: Operand, _ part: Int, _ slot: Int, at place: Int, then next: Step) {
    var values: [Value] = []
    while place + values.count < words.count, let value = meaning(of: words[place + values.count], as: operand) {
      values.append(value)
    }
    if gathers { expect(.operand(operand), at: place + values.count) }
    // The longest list first; a shorter one where the rest of the form may begin with a word that is a name too.
    for count in stride(from: values.count, to: isLast(next) ? values.count - 1 : 0, by: -1) where count > 0 {
      let value = Value(list: values[..<count])
      take(Taken(part: part, slot: slot, value: value, words: place..<place + count), then: next)
    }
  }

  private mutating func take(_ one: Taken, then next: Step) {
    let end = one.words.upperBound
    taken.append(one)
    match(next, at: end)
    taken.removeLast()
  }

  private func begins(_ fixed: String, _ operand: Operand?, at place: Int) -> Bool {
    guard place < words.count else { return false }
    guard fixed.isEmpty, let operand else { return isBegun(fixed, at: place) }
    return meaning(of: words[place], as: operand) != nil
  }

  // MARK: Fixed words

  /// The place behind fixed words; nil where the line has others.
  private mutating func end(of fixed: String, at place: Int) -> Int? {
    if place < words.count, words[place].text == fixed, isPlain(place) { return place + 1 }
    var end = place
    var rest = fixed.utf8.makeIterator()
    while end < words.count, isPlain(end), let isLast = Self.isSame(words[end].text, &rest) {
      end += 1
      if isLast { return end }
    }
    if gathers { expect(.word(Part.cut(fixed)[end - place]), at: end) }
    return nil
  }

  /// True if a word is the last of fixed words, false if it is the next of them, nil if it is another.
  private static func isSame(_ word: String, _ fixed: inout String.UTF8View.Iterator) -> Bool? {
    for byte in word.utf8 where fixed.next() != byte { return nil }
    guard let next = fixed.next() else { return true }
    return next == 32 ? false : nil
  }

  /// Whether a word is the first of some fixed words.
  private func isBegun(_ fixed: String, at place: Int) -> Bool {
    let word = words[place]
    guard !word.isQuoted, word.text.utf8.count <= fixed.utf8.count, word.text.utf8.first == fixed.utf8.first else {
      return false
    }
    var rest = fixed.utf8.makeIterator()
    return Self.isSame(word.text, &rest) != nil
  }

  /// A word in quotation marks is none of the language; the first of the line is known to fit.
  private func isPlain(_ place: Int) -> Bool { place == 0 || !words[place].isQuoted }

  /// The meaning of `animated`, `animated=yes`, and `animated=no`.
  private func answer(_ word: String, at place: Int) -> Value? {
    guard place < words.count, !words[place].isQuoted else { return nil }
    let text = words[place].text
    if text == word { return .present }
    guard text.utf8.starts(with: word.utf8) else { return nil }
    return text == word + "=yes" ? .present : text == word + "=no" ? .nothing : nil
  }

  /// The part that a form wants at its end, if `gathers` is set.
  private mutating func expect(_ one: Expected, at place: Int) {
    guard place >= furthest else { return }
    if place > furthest {
      furthest = place
      expected = []
      hopeful = []
    }
    if !expected.contains(one) { expected.append(one) }
    if hopeful.last != form { hopeful.append(form) }
  }

  // MARK: Words where something varies

  /// The meaning of a word for a variable part; nil if it is not allowed there.
  private func meaning(of word: Word, as operand: Operand) -> Value? {
    switch operand {
    case .controller, .other, .presentable: word.isQuoted ? nil : names[word.text].map { .controller($0) }
    case .receiver: Receiver(word: word.text, names).map { .receiver($0) }
    case .callback(let use):
      CallbackNames[word.text].flatMap { use.contains($0) ? .callbacks([$0]) : nil }
    case .choice(let choice): choice.place(of: word.text).map { .choice($0) }
    case .orientations: OrientationMask(word: word.text).map { .mask($0, first: $0.orientations.first) }
    case .modeRange: ModeRange(word: word.text).map { .modeRange($0) }
    case .routine(takingControllers: false): routines.blocks[word.text].map { .routine(word.text, $0) }
    case .routine(takingControllers: true): routines.templates.contains(word.text) ? .text(word.text) : nil
    case .setting: word.text.utf8.contains(UInt8(ascii: "=")) ? .text(word.text) : nil
    case .version: word.text == Operand.languageVersion ? .text(word.text) : nil
    case .size: Size(word: word.text).map { .size($0) }
    case .number: Word.coordinate(word.text).map { .number($0) }
    case .duration: Word.milliseconds(word.text).map { .number($0) }
    case .text: word.isQuoted ? .text(word.text) : nil
    case .element: .text(word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text)
    case .newName, .traceLine, .rest, .word: .text(word.text)
    case .variable: word.text.hasSuffix(":") && word.text.dropLast().isPlainWord ? .text(word.text) : nil
    }
  }
}

extension Value {
  /// The meaning of several words for a part that takes one of them. All are of the kind of the first.
  fileprivate init(list: ArraySlice<Value>) {
    switch list.first {
    case .controller: self = .controllers(list.compactMap { if case .controller(let id) = $0 { id } else { nil } })
    case .callbacks:
      self = .callbacks(list.flatMap { one -> [Callback] in if case .callbacks(let some) = one { some } else { [] } })
    case .choice: self = .choices(list.compactMap { if case .choice(let place) = $0 { place } else { nil } })
    case .text: self = .texts(list.compactMap { if case .text(let text) = $0 { text } else { nil } })
    case .mask(_, let first):
      let masks = list.compactMap { if case .mask(let mask, _) = $0 { mask } else { nil } }
      self = .mask(masks.reduce(into: []) { $0.formUnion($1) }, first: first)
    case .nothing, .present, .controllers, .receiver, .routine, .choices, .modeRange, .size, .number, .texts, nil:
      preconditionFailure("a list doesn't take this")
    }
  }
}
