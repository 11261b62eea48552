import SimKit

/// An object whose members are values. Where there are many objects, they are written member by member instead.
struct JSONObject: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: any JSONWritable)]

  /// Members without a value are left out.
  init(dictionaryLiteral members: (String, (any JSONWritable)?)...) {
    self.members = members.compactMap { key, value in value.map { (key, $0) } }
  }

  /// A nested literal.
  init(_ object: JSONObject) { self = object }

  /// An object whose keys are made at run time.
  init(members: [(key: String, value: any JSONWritable)]) { self.members = members }

  static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(members: left.members + right.members)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in members {
        json.key(escaping: key)
        value.write(to: &json)
      }
    }
  }
}

extension Double: JSONWritable {
  package func write(to json: inout JSONWriter) { json.plain("\(self)") }
}

/// JSON as text.
enum JSON {
  /// A document: its members on lines of their own, and a line feed at the end.
  static func document(_ object: JSONObject) -> String { text(object, .document) + "\n" }

  static func line(_ object: JSONObject) -> String { text(object) + "\n" }

  /// The first line of a stream of lines.
  static func head(_ format: String, _ version: String = "1.0") -> String {
    JSONWriter.text { $0.head(format, version) }
  }

  /// A value without blanks, a text in quotation marks.
  static func text(_ value: some JSONWritable, _ layout: JSONWriter.Layout = .line) -> String {
    JSONWriter.text(layout) { $0.put(value) }
  }
}
