/// Types as Swift and Objective-C print them.
enum LogTypes {
  /// How many bytes the arguments of a type may have: a line of nothing but brackets is read in a time that follows
  /// its length.
  private static let longest = 2000

  /// A line without the arguments of generic types: `HostingController viewDidLoad` of
  /// `HostingController<Optional<HomeView>> viewDidLoad`.
  static func withoutArguments(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "<")) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), let end = argumentsEnd(bytes, at: place), isType(before: place, in: bytes) {
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

  /// Behind the bracket that closes the one at a place, if there are only types between; an address is none.
  private static func argumentsEnd(_ bytes: [UInt8], at open: Int) -> Int? {
    guard open + 1 < bytes.count, ASCII.isCapital(bytes[open + 1]) || "_([".utf8.contains(bytes[open + 1]) else {
      return nil
    }
    var depth = 0
    var place = open
    let limit = min(bytes.count, open + longest)
    while place < limit {
      let byte = bytes[place]
      if byte == UInt8(ascii: "-"), bytes[place...].starts(with: "->".utf8) {
        // The arrow of a function.
        place += 2
        continue
      }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return bytes[open..<place].contains("0x") ? nil : place + 1 }
      guard LogBytes.isClass(byte) || " ,<>()[]?!:&@".utf8.contains(byte) else { return nil }
      place += 1
    }
    return nil
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
