import SimKit

/// The JSON Schemas of what vcsim writes, as `schemas.md` has them.
enum Schemas {
  static let all: [(name: String, summary: String, text: String)] = {
    var notation = SchemaNotation()
    return TextSection.all(in: TextFiles.schemas).map { section in
      (section.heading, section.values("For").joined(), notation.document(section))
    }
  }()
}

/// Reads the notation of `schemas.md`.
private struct SchemaNotation {
  /// Types by their names: the basic ones, objects that are made from the list of fields, and those that sections define.
  private var shapes: [Substring: Schema] = [
    "text": .text, "null": .textOrNull, "texts": .list(.text), "boolean": .boolean, "integer": .integer,
    "number": Schema(["type": "number"]), "count": .least(0), "place": .least(1), "map": Schema(["type": "object"]),
    "mode": .pattern("^ios[0-9]+([.][0-9])?$"), "code": .pattern("^VS[0-9]{4}$"), "device": .words(["phone", "pad"]),
    "orientation": .words(Orientation.allCases.map(\.name)),
    "geometry": Self.fields { key in if key != .returns, case .member(let name) = key.facts.json { [name] } else { [] }
    },
    "args": Self.fields { if case .argument(let names) = $0.facts.json { names } else { [] } },
    "values": Self.fields { $0.namesOfPlace ?? [] },
  ]

  private var words: [Substring: [String]] = [
    "events": [TraceJSON.formatVersion], "log": [LogListing.formatVersion], "why": [Explanation.formatVersion],
    "faults": Discovery.Kind.allCases.map(\.rawValue),
    "properties": FieldKey.allCases.filter { $0.facts.json == .property }.map(\.name),
    "kinds": ["plain", "navigation", "tab bar", "split", "page view", "search", "alert", "action sheet"],
    "reasons": [
      "no-callback", "unknown-method", "swiftui", "metadata", "stack-frame", "warning", "code", "prose", "repeated",
      "other-object", "continued", "of-the-log", "too-long",
    ],
  ]

  /// The values of messages, from the list of fields.
  private static func fields(_ names: (FieldKey) -> [String]) -> Schema {
    Schema(members: FieldKey.allCases.flatMap { key in names(key).map { ($0, schema(of: key.facts.kind).optional) } })
  }

  private static func schema(of kind: FieldKey.Kind) -> Schema {
    switch kind {
    case .yesOrNo: .boolean
    case .orientation: .of("orientation")
    case .orientations: .list(.of("orientation"))
    case .duration: .integer
    case .controller: .textOrNull
    case .size: .of("size")
    case .rect, .insets: .of("rect")
    case .traits: .words(["compact", "regular"])
    case .style, .displayMode, .column: .text
    case .answer: .of("answer")
    }
  }

  mutating func document(_ section: TextSection) -> String {
    words["calls"] = section.block("calls")?.split(whereSeparator: \.isWhitespace).map(String.init)
    let format = section.values("Format").joined().split(separator: " ")
    let (name, version) = (String(format[0]), list(format[1])[0])
    var (document, lines, definitions) = (Schema?.none, Schema(), Schema())
    for (key, text) in section.values {
      let parts = key.split(separator: " ").map(String.init)
      switch parts[0] {
      case "shape": shapes[parts[1][...]] = members(text)
      case "document": document = members(text)
      case "line": lines.append(parts[1], members(text))
      case "definition": definitions.append(parts[1], type(text[...]))
      default: break
      }
    }
    let note = section.values("Note").first
    return document.map { Schema.document(name, section.text, note: note ?? "", $0, where: definitions) }
      ?? Schema.stream(
        name, version: version, section.text, note: note ?? "The first line of a stream is of type version.", lines,
        where: definitions)
  }

  private func members(_ text: String) -> Schema {
    var schema = Schema()
    for member in text.parts(between: ", ") {
      let parts = member.split(separator: " ", maxSplits: 1)
      if parts.count == 2 {
        schema.append(String(parts[0]), type(parts[1]))
      } else {
        schema = schema + (shapes[member.dropFirst()] ?? Schema())
      }
    }
    return schema
  }

  /// Words between bars, and those that an at sign stands for.
  private func list(_ text: Substring) -> [String] {
    text.split(separator: "|").flatMap { $0.hasPrefix("@") ? words[$0.dropFirst()] ?? [] : [String($0)] }
  }

  private func type(_ text: Substring) -> Schema {
    if text.hasSuffix("?") { return type(text.dropLast()).optional }
    if text.includes(" / ") { return .any(of: text.parts(between: " / ").map(type)) }
    if let end = text.lastIndex(of: "]") {
      let least = Int(text[end...].dropFirst().prefix { $0 != "+" })
      return .list(type(text[..<end].dropFirst()), least: least, most: text.hasSuffix("+") ? nil : least)
    }
    switch text.first {
    case "=": return .of(String(text.dropFirst()))
    case "{": return .map(of: type(text.dropFirst().dropLast()))
    case "<": return .one(of: list(text.dropFirst().dropLast()))
    default: break
    }
    if text.includes("...") {
      let bounds = text.parts(between: "...").map { Int($0) }
      return .least(bounds[0] ?? 0, most: bounds.count > 1 ? bounds[1] : nil)
    }
    return shapes[text] ?? .words(list(text))
  }
}
