/// Finds out what one line of a log says.
///
/// A line may begin with anything, be it a date, a process or a category: the line is searched for the first thing that is
/// known. Sought are, in this order: the marks of `vcsim record`'s code, UIKit's own words, `-[Class selector]`, and
/// the names of callbacks as Swift's `#function` prints them.
struct LogLine {
  enum Meaning: Hashable {
    case entry(LogEntry.Content)
    /// A method, and none of UIKit's callbacks.
    case unknownMethod(String)
    /// What a tool has added about the line before.
    case metadata
    case noise
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var meaning: Meaning {
    if let marked { return marked }
    if isMetadata { return .metadata }
    if let console { return .entry(.console(console)) }
    return bracketed ?? named ?? .noise
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: The marks of the recording code

  private static let mark = Array("[vcsim] ".utf8)

  /// `[vcsim] > Class 0xADDRESS selector key=value …`, `<` when it returns, `= action` when an action begins.
  private var marked: Meaning? {
    guard let range = bytes.firstRange(of: Self.mark) else { return nil }
    let rest = text(range.upperBound..<bytes.count)
    let words = rest.split(separator: " ").map { String($0) }
    guard let sign = words.first else { return .noise }
    if sign == "=" { return .entry(.action(words.dropFirst().joined(separator: " "))) }
    guard words.count >= 4, sign == ">" || sign == "<" else { return .noise }
    guard let callback = CallbackNames.all[words[3]] else { return .unknownMethod(words[1] + " " + words[3]) }
    let call = LoggedCall(
      className: Self.bareClass(words[1]), address: words[2] == "-" ? nil : words[2], callback: callback,
      fields: words.dropFirst(4).compactMap { Field($0, in: callback) })
    return .entry(sign == ">" ? .call(call) : .returned(call))
  }

  // MARK: UIKit's own words

  /// How UIKit's warnings begin.
  private static let consoleBeginnings = [
    "Unbalanced calls to begin/end appearance transitions", "Warning: Attempt to ", "Attempt to present <",
    "attempt to dismiss modal view controller", "nested push animation", "nested pop animation",
    "Finishing up a navigation transition", "Splitview controller <", "*** Terminating app due to uncaught exception",
  ].map { Array($0.utf8) }

  private var console: String? {
    for beginning in Self.consoleBeginnings {
      if let range = bytes.firstRange(of: beginning) { return text(range.lowerBound..<bytes.count) }
    }
    return nil
  }

  /// `Type: Error | Timestamp: …`, which Xcode 15 puts below a copied line.
  private var isMetadata: Bool {
    let start = bytes.firstIndex { $0 != 32 } ?? 0
    return bytes[start...].starts(with: Array("Type: ".utf8)) && bytes.firstRange(of: Array(" | Timestamp:".utf8)) != nil
  }

  // MARK: -[Class selector]

  /// A method as Objective-C prints it, in brackets; the dash may be missing, the class may have a category, an object may
  /// stand in its place with the arguments between the parts of the selector.
  private var bracketed: Meaning? {
    var unknown: Meaning?
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
      place = open + 1
      guard let method = method(at: place) else { continue }
      guard let callback = CallbackNames.all[method.selector] else {
        if open > 0, bytes[open - 1] == UInt8(ascii: "-") {
          unknown = unknown ?? .unknownMethod("-[\(method.className) \(method.selector)]")
        }
        continue
      }
      return call(callback, className: method.className, address: method.address, body: open..<method.end)
    }
    return unknown
  }

  private struct Method {
    var className: String
    var address: String?
    var selector: String
    var end: Int
  }

  private func method(at start: Int) -> Method? {
    var place = start
    var className: String
    var address: String?
    if let object = object(at: place) {
      (className, address, place) = (object.className, object.address, object.end)
    } else {
      let name = run(at: place) { Self.isWord($0) || $0 == UInt8(ascii: ".") }
      guard !name.isEmpty else { return nil }
      className = text(name)
      place = name.upperBound
      if place < bytes.count, bytes[place] == UInt8(ascii: "("), let close = bytes[place...].firstIndex(of: UInt8(ascii: ")")) {
        place = close + 1
      }
    }
    guard place < bytes.count, bytes[place] == 32 else { return nil }
    place += 1
    guard let close = bytes[place...].lastIndex(of: UInt8(ascii: "]")) else { return nil }
    // Nothing but the selector, or Swift's spelling of it.
    let plain = run(at: place) { Self.isWord($0) || Self.isPunctuation($0) }
    if plain.upperBound < bytes.count, bytes[plain.upperBound] == UInt8(ascii: "]"), !plain.isEmpty,
      address == nil || CallbackNames.all[text(plain)] != nil
    {
      return Method(className: className, address: address, selector: text(plain), end: plain.upperBound)
    }
    guard address != nil else { return nil }
    return Method(className: className, address: address, selector: interleaved(place..<close), end: close)
  }

  /// The selector of `viewWillAppear:1` or `cancelAnimated:1 withCompletionBlock:<…>`.
  private func interleaved(_ range: Range<Int>) -> String {
    var selector = ""
    for word in text(range).split(separator: " ") {
      guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        if selector.isEmpty { selector = String(word) }
        continue
      }
      let name = word[..<colon]
      if name.utf8.allSatisfy({ Self.isWord($0) }), !name.isEmpty { selector += name + ":" }
    }
    return selector
  }

  // MARK: Swift's names

  /// The first known name of a callback, with the class in front of it, in the file's name, or behind it.
  private var named: Meaning? {
    var place = 0
    while place < bytes.count {
      guard Self.isLetter(bytes[place]) else {
        place += 1
        continue
      }
      let name = run(at: place, Self.isWord)
      defer { place = name.upperBound }
      guard let (callback, end) = callback(name) else { continue }
      let className = classBefore(name.lowerBound) ?? fileBefore(name.lowerBound) ?? classBehind(end)
      if className == nil, !Self.isTelling(text(name)), objectInLine == nil { continue }
      return call(callback, className: className ?? "", address: nil, body: name.lowerBound..<end)
    }
    return nil
  }

  /// `viewWillAppear(_:)`, `viewWillAppear(animated: true)`, `viewWillAppear:` or `viewWillAppear`.
  private func callback(_ name: Range<Int>) -> (Callback, Int)? {
    let base = text(name)
    let next = name.upperBound < bytes.count ? bytes[name.upperBound] : 0
    if next == UInt8(ascii: "("), let close = bytes[name.upperBound...].firstIndex(of: UInt8(ascii: ")")) {
      if let known = CallbackNames.all[text(name.lowerBound..<close + 1)] { return (known, close + 1) }
      return LogNames.bases[base].map { ($0, close + 1) }
    }
    let whole = name.lowerBound..<run(at: name.lowerBound, { Self.isWord($0) || $0 == UInt8(ascii: ":") }).upperBound
    if let known = CallbackNames.all[text(whole)] { return (known, whole.upperBound) }
    return LogNames.bases[base].map { ($0, name.upperBound) }
  }

  /// Words that nobody writes unless the callback is meant.
  private static func isTelling(_ name: String) -> Bool { name.hasPrefix("view") || name.hasPrefix("loadView") }

  /// The class right before a name: `Class name`, `Class: name`, `Module.Class.name`, `[Class name`.
  private func classBefore(_ start: Int) -> String? {
    var end = start
    while end > 0, Self.separators.contains(bytes[end - 1]) { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "]") { end -= 1 }
    var begin = end
    while begin > 0, Self.isWord(bytes[begin - 1]) || bytes[begin - 1] == UInt8(ascii: ".") { begin -= 1 }
    let name = Self.bareClass(text(begin..<end))
    guard let first = name.utf8.first, Self.isCapital(first), name != "swift" else { return nil }
    return name
  }

  /// `HomeViewController.swift:40` before a name.
  private func fileBefore(_ start: Int) -> String? {
    guard let suffix = bytes.firstRange(of: Array(".swift".utf8)), suffix.upperBound <= start else { return nil }
    var begin = suffix.lowerBound
    while begin > 0, Self.isWord(bytes[begin - 1]) { begin -= 1 }
    let name = text(begin..<suffix.lowerBound)
    return name.utf8.first.map(Self.isCapital) == true ? name : nil
  }

  /// `viewWillAppear HomeViewController#3`
  private func classBehind(_ end: Int) -> String? {
    guard end < bytes.count, bytes[end] == 32 else { return nil }
    let name = run(at: end + 1, Self.isWord)
    guard !name.isEmpty, Self.isCapital(bytes[name.lowerBound]) else { return nil }
    let word = text(name)
    return LogNames.beginnings.contains(word) || LogNames.endings.contains(word) ? nil : word
  }

  // MARK: What else the line says of the call

  private func call(_ callback: Callback, className: String, address: String?, body: Range<Int>) -> Meaning {
    var call = LoggedCall(className: Self.bareClass(className), address: address, callback: callback)
    // The object's class says more than the class that the method is written in.
    if address == nil, let object = objectInLine {
      call.className = Self.bareClass(object.className)
      call.address = object.address
    }
    if let animated = animated(from: body.lowerBound) { call.fields = [Field(.animated, .yesOrNo(animated))] }
    let words = text(body.upperBound..<bytes.count).split { !$0.isLetter }.map { String($0) }
    let isReturn = words.first.map { LogNames.endings.contains($0) } ?? false
    return .entry(isReturn ? .returned(call) : .call(call))
  }

  private struct LoggedObject {
    var className: String
    var address: String
    var end: Int
  }

  /// `<Class: 0x8b37770>`
  private func object(at start: Int) -> LoggedObject? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    let name = run(at: start + 1) { Self.isWord($0) || $0 == UInt8(ascii: ".") }
    var place = name.upperBound
    while place < bytes.count, bytes[place] == UInt8(ascii: ":") || bytes[place] == 32 { place += 1 }
    let address = run(at: place, Self.isWord)
    guard !name.isEmpty, text(address).hasPrefix("0x"), let close = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    return LoggedObject(className: text(name), address: text(address), end: close + 1)
  }

  private var objectInLine: LoggedObject? {
    for place in bytes.indices where bytes[place] == UInt8(ascii: "<") {
      if let object = object(at: place) { return object }
    }
    return nil
  }

  /// `animated:1`, `animated = YES`, `(animated: true)`, `viewWillAppear:1`; nil when the line does not say.
  private func animated(from start: Int) -> Bool? {
    for key in ["nimated", "Appear", "Disappear"].map({ Array($0.utf8) }) {
      var from = start
      while let range = bytes.firstRange(of: key, from: from) {
        from = range.upperBound
        var place = range.upperBound
        var hasSign = false
        while place < bytes.count, [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[place]) {
          if bytes[place] != 32 { hasSign = true }
          place += 1
        }
        guard hasSign else { continue }
        switch text(run(at: place, Self.isWord)) {
        case "1", "YES", "true", "yes": return true
        case "0", "NO", "false", "no": return false
        default: break
        }
      }
    }
    return nil
  }

  // MARK: Words

  private func run(at start: Int, _ belongs: (UInt8) -> Bool) -> Range<Int> {
    var end = start
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return min(start, bytes.count)..<max(min(start, bytes.count), end)
  }

  /// `Class` of `Module.Class`, and of the mangled `_TtC6Module5Class`.
  static func bareClass(_ name: String) -> String {
    if name.hasPrefix("_TtC") {
      var rest = name.dropFirst(4)
      var last = ""
      while let digits = Optional(rest.prefix(while: { $0.isWholeNumber })), let length = Int(digits), length > 0 {
        last = String(rest.dropFirst(digits.count).prefix(length))
        rest = rest.dropFirst(digits.count + length)
      }
      return last.isEmpty ? name : last
    }
    return name.split(separator: ".").last.map { String($0) } ?? name
  }

  /// What may stand between a class and a name.
  private static let separators = Array(" :.->".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }
}

/// Names of callbacks as logs shorten them.
enum LogNames {
  /// The words that a callback's name begins with, where only one callback begins with them.
  static let bases: [String: Callback] = {
    var found: [String: Callback] = [:]
    var ambiguous: Set<String> = []
    for callback in Callback.allCases where callback.family != .completion {
      for name in [callback.facts.selector, callback.facts.swiftName] {
        let base = String(name.prefix { $0 != ":" && $0 != "(" })
        if let other = found[base], other != callback { ambiguous.insert(base) }
        found[base] = callback
      }
    }
    for base in ambiguous { found[base] = nil }
    // Every class has initialisers; only the whole name tells which is meant.
    found["init"] = nil
    return found
  }()

  /// Words that say that a callback begins.
  static let beginnings: Set<String> = ["Start", "Begin", "START", "BEGIN", "Enter"]
  /// Words that say that a callback returns.
  static let endings: Set<String> = ["End", "end", "END", "Finish", "finished", "Exit", "exit", "Return"]
}
