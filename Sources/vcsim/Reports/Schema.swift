import SimKit

/// A JSON Schema. An object is written as its members; what isn't optional is required.
struct Schema: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: Schema)] = []
  /// The schema of something else than an object.
  private var plain: JSONObject?
  private var isOptional = false

  init(dictionaryLiteral members: (String, Schema)...) { self.members = members.map { ($0.0, $0.1) } }

  init(members: [(key: String, value: Schema)] = []) { self.members = members }

  init(_ plain: JSONObject) { self.plain = plain }

  static func + (left: Schema, right: Schema) -> Schema { Schema(members: left.members + right.members) }

  mutating func append(_ key: String, _ value: Schema) { members.append((key, value)) }

  var optional: Schema {
    var schema = self
    schema.isOptional = true
    return schema
  }

  private var properties: JSONObject { JSONObject(members: members.map { ($0.key, $0.value) }) }

  private var definitions: JSONObject { members.isEmpty ? [:] : ["$defs": properties] }

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
    _ format: String, _ title: String, note: String, _ members: Schema, where definitions: Schema
  ) -> String {
    let whole: JSONObject = ["type": "object"] + (formatMembers(format) + members).object
    return JSON.document(head(format, "1.0", title, note) + whole + definitions.definitions)
  }

  /// A stream of lines, each by its type, or by several with bars between them; the first states the format.
  static func stream(
    _ format: String, version: String, _ title: String, note: String, _ lines: Schema, where definitions: Schema
  ) -> String {
    let objects = (["version": formatMembers(format)] + lines).members.map { type, line in
      let types = type.split(separator: "|").map(String.init)
      return (["type": types.count == 1 ? .const(type) : .words(types)] + line).object
    }
    let whole: JSONObject = ["type": "object", "required": ["type"], "oneOf": objects]
    return JSON.document(head(format, version, title, note) + whole + definitions.definitions)
  }
}
