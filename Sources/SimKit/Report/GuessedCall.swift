/// A callback as a reader types it: in either spelling, in any case, with or without its receiver, its arguments, and its values.
///
/// `predict.js` reads guesses in the same way, where no Swift runs. One table of guesses holds both.
struct GuessedCall {
  /// The letters of all that was typed.
  private let whole: [UInt8]
  /// The letters up to the first colon or parenthesis: names of arguments and their types may follow.
  private let first: [UInt8]

  init(_ text: String) {
    var bytes = Array(
      text.utf8.split(separator: UInt8(ascii: " ")).filter { !Self.isValue($0) }.joined(separator: [32]))
    // `- (void)viewWillAppear:(BOOL)animated`
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      bytes = Array(bytes.dropFirst().drop { $0 == UInt8(ascii: " ") })
      if bytes.first == UInt8(ascii: "("), let end = bytes.firstIndex(of: UInt8(ascii: ")")) {
        bytes.removeFirst(end + 1)
      }
    }
    whole = Self.letters(bytes[...])
    first = Self.letters(Self.start(of: bytes[...]))
  }

  var isEmpty: Bool { whole.isEmpty }

  /// How a guess names a call: the closest way first.
  enum Fit: CaseIterable { case exactly, withoutLabels, begun }

  func names(_ callback: Callback, of receiver: String, _ fit: Fit) -> Bool {
    // `home.view layoutSubviews` is `view layoutSubviews` on a page of one controller.
    let part = receiver.utf8.firstIndex(of: UInt8(ascii: ".")).map { receiver.utf8[$0...] }
    let owners = [[], Self.letters(Array(receiver.utf8)[...]), part.map { Self.letters(Array($0)[...]) } ?? []]
    let spellings = [callback.selector, callback.facts.swiftName].map { Array($0.utf8)[...] }
    for owner in owners {
      for spelling in spellings {
        switch fit {
        case .exactly: if owner + Self.letters(spelling) == whole { return true }
        case .withoutLabels: if owner + Self.letters(Self.start(of: spelling)) == first { return true }
        case .begun: if (owner + Self.letters(spelling)).starts(with: whole) { return true }
        }
      }
    }
    return false
  }

  /// Whether the letters of Swift's spelling are others than those of Objective-C's.
  static func differs(_ callback: Callback) -> Bool {
    letters(Array(callback.selector.utf8)[...]) != letters(Array(callback.facts.swiftName.utf8)[...])
  }

  /// `animated=no`
  private static func isValue(_ word: Substring.UTF8View) -> Bool { word.dropFirst().contains(UInt8(ascii: "=")) }

  private static func start(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }
  }

  /// Small letters and digits alone, without the words around a declaration or a call.
  private static func letters(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for word in bytes.split(whereSeparator: { !ASCII.isLetter($0) && !ASCII.isDigit($0) }) {
      let isAround = ["override", "func", "super", "self"].contains { word.elementsEqual($0.utf8) }
      if !isAround { result += ASCII.lowered(word) }
    }
    return result
  }
}
