/// A method in brackets as Objective-C prints it.
///
/// The dash may be missing, the class may have a category, an object may replace it, with arguments between the selector's parts.
struct LogMethod {
  var className: String
  /// The address of the object that stands for the class.
  var address: Range<Int>?
  /// From the first word of the selector to the bracket.
  var selector: Range<Int>
  /// With its brackets.
  var range: Range<Int>
  var hasDash: Bool
  /// How many bytes one may have: a line of nothing but open brackets is read in a time that follows its length.
  private static let longest = 2000

  /// The methods in a line, from left to right.
  static func all(in bytes: [UInt8]) -> [LogMethod] {
    var methods: [LogMethod] = []
    var place = 0
    while place < bytes.count, let open = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
      place = open + 1
      if let method = LogMethod(at: open, in: bytes) {
        methods.append(method)
        place = method.selector.lowerBound
      }
    }
    return methods
  }

  private init?(at open: Int, in bytes: [UInt8]) {
    var place = open + 1
    if let object = LogObject(at: place, in: bytes) {
      (className, address, place) = (object.className, object.address, object.range.upperBound)
    } else {
      let start = place
      place = bytes.end(of: { LogBytes.isClass($0) || $0 == UInt8(ascii: "+") }, from: start)
      guard place > start, LogBytes.isClass(bytes[start]), !ASCII.isDigit(bytes[start]), bytes[start] != 46 else {
        return nil
      }
      className = bytes.text(start..<place)
      if place < bytes.count, bytes[place] == UInt8(ascii: "("),
        let close = bytes[place...].firstIndex(of: UInt8(ascii: ")"))
      {
        place = close + 1
      }
    }
    let start = bytes.end(of: { $0 == 32 }, from: place)
    guard start > place else { return nil }
    place = start
    // The bracket that closes the method; arguments may have brackets of their own.
    var depth = 0
    let end = min(bytes.count, open + Self.longest)
    while place < end {
      if bytes[place] == UInt8(ascii: "[") { depth += 1 }
      if bytes[place] == UInt8(ascii: "]") {
        if depth == 0 { break }
        depth -= 1
      }
      place += 1
    }
    guard place < end, place > start, ASCII.isWord(bytes[start]) else { return nil }
    hasDash = open > 0 && "-+".utf8.contains(bytes[open - 1])
    selector = start..<place
    range = open..<place + 1
  }
}

/// `<Class: 0x8b37770>`
struct LogObject {
  var className: String
  var address: Range<Int>
  var range: Range<Int>

  init?(at start: Int, in bytes: [UInt8]) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    let name = start + 1..<bytes.end(of: LogBytes.isClass, from: start + 1)
    let first = bytes.end(of: { $0 == UInt8(ascii: ":") || $0 == 32 }, from: name.upperBound)
    address = first..<bytes.end(of: ASCII.isWord, from: first)
    guard !name.isEmpty, bytes[address].starts(with: "0x".utf8), let close = Self.closing(from: start, in: bytes) else {
      return nil
    }
    className = bytes.text(name)
    range = start..<close + 1
  }

  /// How many bytes an object's description may have.
  private static let longest = 2000

  /// The bracket that closes the one at a place, behind what the description says of other objects; else the next.
  private static func closing(from open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for place in open..<min(bytes.count, open + longest) {
      if bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if bytes[place] == UInt8(ascii: ">"), bytes[place - 1] != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0 { return place }
    }
    return bytes[open..<min(bytes.count, open + longest)].firstIndex(of: UInt8(ascii: ">"))
  }

  /// The objects in a line, from left to right, without those in the descriptions of others.
  static func all(in bytes: [UInt8]) -> [LogObject] {
    var objects: [LogObject] = []
    var close = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: "<") {
      // Without a bracket that closes it, it is none.
      close = max(close, place)
      while close < bytes.count, bytes[close] != UInt8(ascii: ">") { close += 1 }
      guard close - place < longest else { continue }
      if let last = objects.last, place < last.range.upperBound { continue }
      if let object = LogObject(at: place, in: bytes) { objects.append(object) }
    }
    return objects
  }
}
