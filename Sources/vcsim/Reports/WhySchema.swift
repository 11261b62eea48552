import SimKit

/// The JSON Schema of `why --format jsonl`.
enum WhySchema {
  static func text(head: String) -> String {
    """
    {
      \(head),
      "title": "A story that would print a log",
      "description": "Format vcsim.why, version \(Explanation.formatVersion). The first line of a stream is of type version.",
      "type": "object",
      "required": ["type"],
      "oneOf": [
        {
          "properties": {
            "type": {"const": "version"}, "format": {"const": "vcsim.why"},
            "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"}
          },
          "required": ["type", "format", "format_version"]
        },
        {
          "properties": {
            "type": {"const": "log"}, "callbacks": {"type": "integer", "minimum": 0},
            "unjudged": {"type": "integer", "minimum": 0}, "explained": {"type": "boolean"},
            "pieces": {"type": "integer", "minimum": 1}, "cut_short": {"type": "boolean"},
            "next": {"type": "string"}
          },
          "required": ["type", "callbacks", "unjudged", "explained", "pieces", "cut_short"]
        },
        {
          "properties": {
            "type": {"const": "story"}, "piece": {"type": "integer", "minimum": 1},
            "rank": {"type": "integer", "minimum": 1},
            "answer": {"type": "integer", "minimum": 1}, "tied": {"type": "boolean"},
            "actions": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "text": {"type": "string"}, "first": {"$ref": "#/$defs/line"}, "last": {"$ref": "#/$defs/line"}
                },
                "required": ["text"]
              }
            },
            "places": {"type": "array", "items": {"type": "string"}},
            "modes": {"type": "array", "items": {"type": "string", "pattern": "^ios[0-9]+$"}},
            "left": {"type": "array", "items": {"$ref": "#/$defs/line"}},
            "missing": {"type": "array", "items": {"type": "string"}}
          },
          "required": ["type", "piece", "rank", "answer", "tied", "actions", "places", "modes", "left", "missing"]
        }
      ],
      "$defs": {"line": {"type": "integer", "minimum": 1}}
    }

    """
  }
}
