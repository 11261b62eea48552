/// A value of a property list in XML.
package indirect enum PropertyValue: Sendable {
  case text(String)
  case yesOrNo(Bool)
  case list([PropertyValue])
  case dictionary([(key: String, value: PropertyValue)])

  package subscript(key: String) -> PropertyValue? {
    guard case .dictionary(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var isYes: Bool {
    if case .yesOrNo(let yes) = self { yes } else { false }
  }

  package var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    return values.compactMap { $0.text }
  }

  package static func read(_ source: Source) throws(XMLReader.Fault) -> PropertyValue {
    let isBinary = source.bytes.starts(with: "bplist".utf8)
    let first = source.bytes.first { $0 > 32 }
    if isBinary || first == UInt8(ascii: "{") || first == UInt8(ascii: "(") {
      let format = isBinary ? "a binary property list" : "a property list in the old style"
      throw XMLReader.Fault(line: 1, reason: "it is \(format); 'plutil -convert xml1 FILE' on a Mac makes XML of it")
    }
    let root = try XMLReader.read(source)
    guard root.name == "plist", let value = root.children.first, root.children.count == 1 else {
      throw XMLReader.Fault(line: root.line, reason: "its root is not 'plist' with one value")
    }
    return try PropertyValue(value)
  }

  private init(_ element: XMLElement) throws(XMLReader.Fault) {
    switch element.name {
    case "string", "integer", "real", "date", "data": self = .text(element.text)
    case "true": self = .yesOrNo(true)
    case "false": self = .yesOrNo(false)
    case "array":
      self = .list(try element.children.map { child throws(XMLReader.Fault) in try PropertyValue(child) })
    case "dict":
      var pairs: [(key: String, value: PropertyValue)] = []
      guard element.children.count % 2 == 0 else {
        throw XMLReader.Fault(line: element.line, reason: "a dictionary has a key without a value")
      }
      for place in stride(from: 0, to: element.children.count, by: 2) {
        guard element.children[place].name == "key" else {
          throw XMLReader.Fault(line: element.children[place].line, reason: "a key of a dictionary is missing")
        }
        pairs.append((element.children[place].text, try PropertyValue(element.children[place + 1])))
      }
      self = .dictionary(pairs)
    default: throw XMLReader.Fault(line: element.line, reason: "'\(element.name)' is no value of a property list")
    }
  }
}
