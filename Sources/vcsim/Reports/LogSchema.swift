import SimKit

/// The JSON Schema of `log --format jsonl`.
enum LogSchema {
  static func text(head: String) -> String {
    """
    {
      \(head),
      "title": "A line of a log as it was read",
      "description": "Format vcsim.log, version \(LogListing.formatVersion). The first line of a stream is of type version.",
      "type": "object",
      "required": ["type"],
      "oneOf": [
        {
          "properties": {
            "type": {"const": "version"}, "format": {"const": "vcsim.log"},
            "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"}
          },
          "required": ["type", "format", "format_version"]
        },
        {
          "properties": {
            "type": {"enum": ["call", "return"]}, "line": {"$ref": "#/$defs/line"},
            "class": {"type": ["string", "null"]}, "instance": {"type": "integer", "minimum": 1},
            "doubtful": {"type": "boolean"}, "address": {"type": "string"}, "selector": {"type": "string"},
             "simulated": {"type": "boolean"},
            "values": {"type": "object", "additionalProperties": {"type": "string"}}
          },
          "required": ["type", "line", "class", "selector", "simulated", "values"]
        },
        {
          "properties": {
            "type": {"enum": ["warning", "action"]}, "line": {"$ref": "#/$defs/line"}, "text": {"type": "string"}
          },
          "required": ["type", "line", "text"]
        },
        {
          "properties": {
            "type": {"const": "unread"}, "line": {"$ref": "#/$defs/line"},
            "reason": {
              "enum": [
                "no-callback", "unknown-method", "swiftui", "metadata", "stack-frame", "warning", "code", "prose", "repeated",
                "other-object", "continued", "of-the-log", "too-long"
              ]
            },
            "of": {"$ref": "#/$defs/line"}, "method": {"type": "string"}, "text": {"type": "string"}
          },
          "required": ["type", "line", "reason", "text"]
        }
      ],
      "$defs": {"line": {"type": "integer", "minimum": 1}}
    }

    """
  }
}
