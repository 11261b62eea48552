import SimKit

/// A JSON Schema. An object is written as its members; what isn't optional is required.
struct Schema: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: Schema)] = []
  /// The schema of something else than an object.
  private var plain: JSONObject?
  private var isOptional = false

  init(dictionaryLiteral members: (String, Schema)...) { self.members = members.map { ($0.0, $0.1) } }

  init(members: [(key: String, value: Schema)]) { self.members = members }

  init(_ plain: JSONObject) { self.plain = plain }

  static func + (one: Schema, other: Schema) -> Schema { Schema(members: one.members + other.members) }

  var optional: Schema {
    var schema = self
    schema.isOptional = true
    return schema
  }

  private var properties: JSONObject { JSONObject(members: members.map { ($0.key, $0.value) }) }

  private var object: JSONObject {
    let required = members.filter { !$0.value.isOptional }.map(\.key)
    return ["properties": properties, "required": required.isEmpty ? nil : required]
  }

  func write(to json: inout JSONWriter) { (plain ?? ["type": "object"] + object).write(to: &json) }

  // MARK: Values

  static var text: Schema { Schema(["type": "string"]) }
  static var textOrNull: Schema { Schema(["type": ["string", "null"]]) }
  static var boolean: Schema { Schema(["type": "boolean"]) }
  static var integer: Schema { Schema(["type": "integer"]) }
  static var number: Schema { Schema(["type": "number"]) }
  static var count: Schema { least(0) }
  static var place: Schema { least(1) }
  static var texts: Schema { list(text) }
  static var mode: Schema { pattern("^ios[0-9]+$") }
  static var device: Schema { words(["phone", "pad"]) }
  static var orientation: Schema { words(Orientation.allCases.map(\.name)) }
  /// An object whose keys are not known.
  static var map: Schema { Schema(["type": "object"]) }

  static func least(_ least: Int, most: Int? = nil) -> Schema {
    Schema(["type": "integer", "minimum": least, "maximum": most])
  }

  static func pattern(_ pattern: String) -> Schema { Schema(["type": "string", "pattern": pattern]) }

  static func const(_ text: String) -> Schema { Schema(["const": text]) }

  static func words(_ words: [String]) -> Schema { Schema(["enum": words]) }

  /// A definition of the document.
  static func of(_ name: String) -> Schema { Schema(["$ref": "#/$defs/" + name]) }

  static func list(_ items: Schema, least: Int? = nil, most: Int? = nil) -> Schema {
    Schema(["type": "array", "items": items, "minItems": least, "maxItems": most])
  }

  static func integers(_ count: Int) -> Schema { list(integer, least: count, most: count) }

  static func map(of values: Schema) -> Schema { Schema(["type": "object", "additionalProperties": values]) }

  /// An object with one member, which has one of some names.
  static func one(of names: [String]) -> Schema {
    Schema(["type": "object", "minProperties": 1, "maxProperties": 1, "propertyNames": words(names)])
  }

  static func any(of schemas: [Schema]) -> Schema { Schema(["anyOf": schemas]) }

  // MARK: Documents

  private static func head(_ format: String, _ version: String, _ title: String, _ note: String) -> JSONObject {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": title,
      "description": "Format \(format), version \(version).\(note.isEmpty ? "" : " " + note)",
    ]
  }

  private static func formatMembers(_ format: String) -> Schema {
    ["format": .const(format), "format_version": .pattern("^1\\.[0-9]+$")]
  }

  /// A document that is an object.
  static func document(
    _ format: String, _ title: String, note: String = "", _ members: Schema, where definitions: Schema? = nil
  ) -> String {
    let whole: JSONObject = ["type": "object"] + (formatMembers(format) + members).object
    return JSON.document(head(format, "1.0", title, note) + whole + ["$defs": definitions?.properties])
  }

  /// A stream of lines, each with its type; the first states the format.
  static func stream(
    _ format: String, version: String = "1.0", _ title: String,
    note: String = "The first line of a stream is of type version.", _ lines: [(types: [String], line: Schema)],
    where definitions: Schema? = nil
  ) -> String {
    let all = [(types: ["version"], line: formatMembers(format))] + lines
    let objects = all.map { types, line in
      (["type": types.count == 1 ? .const(types[0]) : .words(types)] + line).object
    }
    let whole: JSONObject = ["type": "object", "required": ["type"], "oneOf": objects]
    return JSON.document(head(format, version, title, note) + whole + ["$defs": definitions?.properties])
  }
}
