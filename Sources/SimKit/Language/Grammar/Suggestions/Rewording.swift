/// Values in people's own spelling, as the line that the language has for them.
///
/// A word is replaced where the line can't be read otherwise, and where it can mean one thing only: `iOS 13`, `1s`, `iPhone`,
/// `.fullScreen`, `animated: true`. What says what to do stays an error, with the line to write: see `SuggestedLine`.
enum Rewording {
  /// The line with the word at a place, or with that and the next, replaced; nil if the word means none of what is expected there.
  static func corrected(_ line: Line, at place: Int, _ expected: [Reader.Expected]) -> Line? {
    guard place < line.words.count else { return nil }
    let word = line.words[place]
    guard !word.isQuoted, word.text.utf8.count < 80 else { return nil }
    return animated(line, place) ?? value(line, place, expected) ?? spelling(line, place, expected)
  }

  private static func replacing(_ line: Line, _ places: Range<Int>, _ text: String, quoted: Bool = false) -> Line {
    var line = line
    let range = line.words[places.lowerBound].range.lowerBound..<line.words[places.upperBound - 1].range.upperBound
    line.words.replaceSubrange(places, with: [Word(text: text, range: range, isQuoted: quoted)])
    return line
  }

  /// `animated: true`, `animated YES`, `animated:NO`.
  private static func animated(_ line: Line, _ place: Int) -> Line? {
    func word(_ place: Int) -> String { ASCII.lowered(line.words[place].text) }
    func answer(_ word: String) -> String? {
      switch word {
      case "true", "yes": "animated"
      case "false", "no": "animated=no"
      default: nil
      }
    }
    let typed = word(place)
    if typed.hasPrefix("animated:"), place > 0 {
      let rest = String(typed.dropFirst("animated:".utf8.count))
      if let text = answer(rest) { return replacing(line, place..<place + 1, text) }
      guard rest.isEmpty, place + 1 < line.words.count, let text = answer(word(place + 1)) else { return nil }
      return replacing(line, place..<place + 2, text)
    }
    guard place > 1, let text = answer(typed), word(place - 1) == "animated" else { return nil }
    return replacing(line, place - 1..<place + 1, text)
  }

  private static func value(_ line: Line, _ place: Int, _ expected: [Reader.Expected]) -> Line? {
    let word = ASCII.lowered(line.words[place].text)
    let next = place + 1 < line.words.count ? line.words[place + 1].text : ""
    for case let operand? in expected.map({ $0.operand }) {
      switch operand {
      case .choice(.mode):
        if word == "and", !next.isEmpty {
          var line = line
          line.words.remove(at: place)
          return line
        }
        // `iOS 13, iPadOS 26`
        let system = ["ipados", "ios"].first { word.hasPrefix($0) } ?? ""
        let number = word.dropFirst(system.utf8.count)
        let places = place..<place + (number.isEmpty ? 2 : 1)
        if let mode = Mode(major: listed(number.isEmpty ? next : String(number))) {
          return replacing(line, places, mode.name)
        }
      case .duration:
        if let milliseconds = milliseconds(word) { return replacing(line, place..<place + 1, "\(milliseconds)ms") }
        if let milliseconds = milliseconds(word + unit(next)) {
          return replacing(line, place..<place + 2, "\(milliseconds)ms")
        }
      case .choice(.orientation):
        if word == "to", !next.isEmpty { return replacing(line, place..<place + 2, next) }
        if word == "landscape" { return replacing(line, place..<place + 1, Orientation.landscapeLeft.name) }
      case .callback:
        if let callback = callback(word) { return replacing(line, place..<place + 1, callback.selector) }
      case .choice(.idiom), .choice(.model):
        if let line = device(line, place) { return line }
      default: continue
      }
    }
    return nil
  }

  /// A word of the language in other letters, or with Swift's dot before it.
  private static func spelling(_ line: Line, _ place: Int, _ expected: [Reader.Expected]) -> Line? {
    func plain(_ text: String) -> [UInt8] { ASCII.lowered(text.utf8.drop { $0 == UInt8(ascii: ".") }) }
    let wanted = plain(line.words[place].text)
    let found = expected.flatMap { $0.words }.filter { plain($0) == wanted }.unique
    guard found.count == 1, found[0] != line.words[place].text else { return nil }
    return replacing(line, place..<place + 1, found[0])
  }

  /// An entry of a list that has commas between them.
  private static func listed(_ entry: String) -> String { entry.hasSuffix(",") ? String(entry.dropLast()) : entry }

  /// `seconds` behind a number.
  private static func unit(_ word: String) -> String {
    switch ASCII.lowered(word) {
    case "s", "sec", "second", "seconds": "s"
    case "ms", "milliseconds": "ms"
    default: ""
    }
  }

  /// `1s`, `0.5s`, in milliseconds.
  private static func milliseconds(_ word: String) -> Int? {
    if word.hasSuffix("ms") { return Word.number(word.dropLast(2)) }
    guard word.hasSuffix("s") else { return nil }
    let parts = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let seconds = Word.number(parts[0]), (0...86_400).contains(seconds) else { return nil }
    guard parts.count == 2 else { return seconds * 1000 }
    guard (1...3).contains(parts[1].utf8.count), let part = Word.number(parts[1]), part >= 0 else { return nil }
    let scale = [100, 10, 1][parts[1].utf8.count - 1]
    return seconds * 1000 + part * scale
  }

  /// A callback in other letters, without its colon, or with Swift's parentheses.
  private static func callback(_ word: String) -> Callback? {
    let name = String(word.prefix { $0 != "(" && $0 != ":" })
    guard word.hasSuffix(")") || !word.dropLast().contains(":") else { return nil }
    let found = Callback.allCases.filter { callback in
      let selector = ASCII.lowered(callback.selector)
      return selector == name || selector == name + ":"
    }
    return found.count == 1 ? found[0] : nil
  }

  /// `iPhone`, `iPad`, and a model without quotation marks.
  private static func device(_ line: Line, _ place: Int) -> Line? {
    var end = line.words.count
    while end > place + 1 {
      let name = ASCII.lowered(line.words[place..<end].map { $0.text }.joined(separator: " "))
      if let model = Device.named.first(where: { ASCII.lowered($0.name) == name }) {
        return replacing(line, place..<end, model.name, quoted: true)
      }
      end -= 1
    }
    switch ASCII.lowered(line.words[place].text) {
    case "iphone": return replacing(line, place..<place + 1, Device.Idiom.phone.name)
    case "ipad": return replacing(line, place..<place + 1, Device.Idiom.pad.name)
    default: return nil
    }
  }
}

extension Mode {
  /// The version of a number, `13` or `13.0`.
  package init?(major text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let major = Word.number(parts[0]), parts.count == 1 || Word.number(parts[1]) != nil,
      let mode = Mode(major: major)
    else { return nil }
    self = mode
  }
}
