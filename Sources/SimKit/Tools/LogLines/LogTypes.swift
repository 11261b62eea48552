/// Types as Swift and Objective-C print them.
enum LogTypes {
  /// How many bytes the arguments of a type may have.
  private static let longest = 2000

  /// A line without the arguments of generic types: `HomeController viewDidLoad` of `HomeController<Optional<Home>> viewDidLoad`.
  static func withoutArguments(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "<")) else { return bytes }
    let ends = argumentsEnds(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), case let end = ends[place], end > 0, isType(before: place, in: bytes) {
        place = end
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  /// Whether a word is directly before an index without a callback's name: `viewDidLoad<Home>` says who got it.
  private static func isType(before place: Int, in bytes: [UInt8]) -> Bool {
    let word = bytes[..<place].reversed().prefix(while: ASCII.isWord).reversed()
    return !word.isEmpty && LogNames.first(word) == nil
  }

  /// For each bracket that opens arguments, the place behind its end; 0 if not only types are between. One pass reads a line of brackets.
  private static func argumentsEnds(_ bytes: [UInt8]) -> [Int] {
    var ends = [Int](repeating: 0, count: bytes.count)
    var opens: [Int] = []
    var address = -1
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "-") where bytes[place...].starts(with: "->".utf8):
        // The arrow of a function.
        place += 1
      case UInt8(ascii: "<"): opens.append(place)
      case UInt8(ascii: ">"):
        guard let open = opens.popLast() else { break }
        let first = bytes[open + 1]
        let isOfTypes = ASCII.isCapital(first) || "_([".utf8.contains(first)
        if isOfTypes, place - open < longest, address < open { ends[open] = place + 1 }
      case UInt8(ascii: "x") where place > 0 && bytes[place - 1] == UInt8(ascii: "0"): address = place - 1
      case _ where LogBytes.isClass(byte) || " ,()[]?!:&@".utf8.contains(byte): break
      default: opens.removeAll(keepingCapacity: true)
      }
      place += 1
    }
    return ends
  }

  /// `Class` of the mangled `_TtC6Module5Class`, of the generic `_TtGC6Module5ClassCS_5Model_`, and of
  /// `_TtCC6Module5Outer5Class`, which is nested in another class; nil for what is not mangled.
  static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    // The kinds of what follows: a class, a generic one, one in another.
    var rest = name.utf8.dropFirst(3).drop(while: ASCII.isCapital)
    var last: String?
    while true {
      // A private class has the name of its file in front, `P33_` and its hash.
      let isFile = rest.first == UInt8(ascii: "P")
      let digits = rest.dropFirst(isFile ? 1 : 0).prefix(while: ASCII.isDigit)
      guard let length = Int(String(decoding: Array(digits), as: UTF8.self)), length > 0 else { return last }
      let behind = rest[digits.endIndex...]
      // The length is whatever the line says: it may be longer than any text.
      guard length <= behind.count else { return last }
      let name = behind.prefix(length)
      if !isFile { last = String(decoding: Array(name), as: UTF8.self) }
      rest = rest[name.endIndex...]
    }
  }
}

extension LogLine {
  /// `Class` of `Module.Class`, of a category's `Class+Extras`, of `Class's`, and of a mangled name.
  static func bareClass(_ name: String) -> String {
    guard name.hasPrefix("_Tt") || name.utf8.contains(where: { "/'+.".utf8.contains($0) }) else { return name }
    if let demangled = LogTypes.demangled(name) { return demangled }
    // `D/HomeController` of a tag, `HomeController's` of a sentence.
    let own = name.split(separator: "/").last?.split(separator: "'").first ?? Substring(name)
    let plain = own.split(separator: "+").first ?? own
    return plain.split(separator: ".").last.map { String($0) } ?? name
  }
}
