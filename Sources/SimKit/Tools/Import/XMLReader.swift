package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [(name: String, value: String)] = []
  package var children: [XMLElement] = []
  /// The text directly inside, without the children's.
  package var text = ""
  /// The line in which the element begins, from 1.
  package var line: Int

  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// Whether the element, or one inside it at any depth, is such.
  func contains(where isSuch: (XMLElement) -> Bool) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      if isSuch(next) { return true }
      open += next.children
    }
    return false
  }

  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}

/// Reads XML as storyboards and property lists are written, strictly: what is not well-formed is an error.
///
/// Of a document type only the name and addresses are read, never fetched; entities are the five of XML and numbers.
/// So no document can grow: sizes and depths are bounded as well.
package struct XMLReader {
  package struct Fault: Error, Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var reason: String
  }

  /// The largest document, in bytes.
  package static var largestSize: Int { 32 << 20 }
  package static var greatestDepth: Int { 200 }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func read(_ source: Source) throws(Fault) -> XMLElement {
    guard source.bytes.count <= largestSize else {
      throw Fault(line: 1, reason: "it is larger than \(largestSize >> 20) MB")
    }
    let text = Source(name: source.name, bytes: SavedText.decoded(source.bytes))
    if let place = text.invalidUTF8(in: text.bytes.indices) {
      throw Fault(line: text.line(at: place), reason: "it is neither UTF-8 nor UTF-16")
    }
    var reader = XMLReader(text.bytes)
    return try reader.document()
  }

  private func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }

  // MARK: The document

  private mutating func document() throws(Fault) -> XMLElement {
    try skipMisc(allowsType: true)
    guard peek() == UInt8(ascii: "<") else { throw fault("it does not begin with an element") }
    let root = try element()
    try skipMisc(allowsType: false)
    guard place == bytes.count else { throw fault("something follows the root element") }
    return root
  }

  /// Skips blanks, comments, processing instructions, and once the document type.
  private mutating func skipMisc(allowsType: Bool) throws(Fault) {
    while true {
      skipBlanks()
      if starts(with: "<!--") {
        try skip(past: "-->", "a comment is not closed")
      } else if starts(with: "<?") {
        try skip(past: "?>", "an instruction is not closed")
      } else if allowsType, starts(with: "<!DOCTYPE") {
        let start = place
        try skip(past: ">", "the document type is not closed")
        guard !bytes[start..<place].contains(UInt8(ascii: "[")) else {
          throw fault("the document type declares entities of its own, which are not read")
        }
      } else {
        return
      }
    }
  }

  /// An element with all that is in it; the open ones are on a stack, so that depth costs no machine stack.
  private mutating func element() throws(Fault) -> XMLElement {
    var open: [XMLElement] = []
    while true {
      if takes("</") {
        let name = try self.name()
        skipBlanks()
        guard takes(">") else { throw fault("the end of '\(name)' is not closed") }
        guard let last = open.popLast(), last.name == name else { throw fault("'\(name)' ends and is not open") }
        guard !open.isEmpty else { return last }
        open[open.count - 1].children.append(last)
      } else if starts(with: "<!--") {
        try skip(past: "-->", "a comment is not closed")
      } else if takes("<![CDATA[") {
        let start = place
        try skip(past: "]]>", "a CDATA section is not closed")
        guard !open.isEmpty else { throw fault("text outside of an element") }
        open[open.count - 1].text += String(decoding: bytes[start..<place - 3], as: UTF8.self)
      } else if starts(with: "<?") {
        try skip(past: "?>", "an instruction is not closed")
      } else if peek() == UInt8(ascii: "<") {
        let (element, isClosed) = try startTag()
        if !isClosed {
          guard open.count < Self.greatestDepth else {
            throw fault("elements lie more than \(Self.greatestDepth) deep")
          }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      } else if place < bytes.count {
        guard !open.isEmpty else { throw fault("text outside of an element") }
        open[open.count - 1].text += try text(until: UInt8(ascii: "<"))
      } else {
        throw fault(open.last.map { "'\($0.name)' of line \($0.line) is not closed" } ?? "the document is empty")
      }
    }
  }

  private mutating func startTag() throws(Fault) -> (XMLElement, isClosed: Bool) {
    let first = line
    advance(1)
    var element = XMLElement(name: try name(), line: first)
    while true {
      let before = place
      skipBlanks()
      if takes("/>") { return (element, true) }
      if takes(">") { return (element, false) }
      guard place > before else { throw fault("'\(element.name)' is not written as an element is") }
      let name = try self.name()
      skipBlanks()
      guard takes("=") else { throw fault("the attribute '\(name)' has no value") }
      skipBlanks()
      guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw fault("the value of '\(name)' is not in quotes")
      }
      advance(1)
      let value = try text(until: quote)
      guard peek() == quote else { throw fault("the value of '\(name)' is not closed") }
      advance(1)
      guard element[name] == nil else { throw fault("'\(element.name)' has '\(name)' twice") }
      guard element.attributes.count < 256 else { throw fault("'\(element.name)' has more than 256 attributes") }
      element.attributes.append((name, value))
    }
  }

  // MARK: Words and text

  private mutating func name() throws(Fault) -> String {
    let start = place
    while let byte = peek(), Self.isName(byte) { place += 1 }
    guard place > start, !(48...57).contains(bytes[start]), bytes[start] != UInt8(ascii: "-"),
      bytes[start] != UInt8(ascii: ".")
    else { throw fault("a name is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 32) || (48...57).contains(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Text with its entities replaced, up to a byte or the end.
  private mutating func text(until end: UInt8) throws(Fault) -> String {
    var result: [UInt8] = []
    var start = place
    while let byte = peek(), byte != end {
      if byte == UInt8(ascii: "&") {
        result += bytes[start..<place]
        result += try entity()
        start = place
      } else {
        guard byte != UInt8(ascii: "<") else { throw fault("'<' stands where it must be written '&lt;'") }
        guard byte >= 32 || byte == 9 || byte == 10 || byte == 13 else { throw fault("a control character") }
        advance(1)
      }
    }
    return String(decoding: result + bytes[start..<place], as: UTF8.self)
  }

  private static let entities: [(String, UInt8)] = [("amp", 38), ("lt", 60), ("gt", 62), ("quot", 34), ("apos", 39)]

  private mutating func entity() throws(Fault) -> [UInt8] {
    let rest = bytes[(place + 1)...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("'&' stands where it must be written '&amp;'")
    }
    let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    place = end + 1
    if let known = Self.entities.first(where: { $0.0 == name }) { return [known.1] }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), number >= 32 || number == 9 || number == 10 || number == 13
    else { throw fault("the entity '&\(name);' is not one of XML's own") }
    return Array(String(Character(scalar)).utf8)
  }

  // MARK: Bytes

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Goes past a text, if it is here.
  private mutating func takes(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    advance(text.utf8.count)
    return true
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 32 || byte == 9 || byte == 10 || byte == 13 { advance(1) }
  }

  private mutating func skip(past end: String, _ reason: String) throws(Fault) {
    let first = line
    while !starts(with: end) {
      guard place < bytes.count else { throw Fault(line: first, reason: reason) }
      advance(1)
    }
    advance(end.utf8.count)
  }
}
