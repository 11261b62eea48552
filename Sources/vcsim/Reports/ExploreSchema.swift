import SimKit

/// The JSON Schema of what `explore` writes.
enum ExploreSchema {
  static func text(head: String) -> String {
    """
    {
      \(head),
      "title": "A line of what 'vcsim explore' has found",
      "description": "Format vcsim.explore, version 1.0. The first line of a stream is of type version.",
      "type": "object",
      "required": ["type"],
      "oneOf": [
        {
          "properties": {
            "type": {"const": "version"}, "format": {"const": "vcsim.explore"},
            "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"}
          },
          "required": ["type", "format", "format_version"]
        },
        {
          "properties": {
            "type": {"const": "case"}, "case": {"type": "string"}, "file": {"type": "string"},
            "mode": {"$ref": "#/$defs/mode"}, "depth": {"type": "integer", "minimum": 0},
            "complete": {"type": "boolean"}, "cut_short": {"type": "boolean"},
            "states": {"type": "integer", "minimum": 0}, "moves": {"type": "integer", "minimum": 0},
            "never_possible": {"type": "array", "items": {"type": "string"}},
            "question": {"type": "string"}, "verdict": {"type": "string"}
          },
          "required": ["type", "case", "file", "mode", "depth", "complete", "cut_short", "states", "moves", "never_possible"]
        },
        {
          "properties": {
            "type": {"const": "finding"}, "number": {"type": "integer", "minimum": 1}, "file": {"type": "string"},
            "kind": {"enum": [\(kinds)]}, "ground": {"type": "string"},
            "modes": {"type": "array", "items": {"$ref": "#/$defs/mode"}, "minItems": 1},
            "texts": {
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "properties": {
                  "text": {"type": "string"}, "modes": {"type": "array", "items": {"$ref": "#/$defs/mode"}}
                },
                "required": ["text", "modes"]
              }
            },
            "actions": {"type": "integer", "minimum": 0}, "interruptions": {"type": "integer", "minimum": 0},
            "story": {"type": "array", "items": {"type": "string"}}, "scenario": {"type": "string"},
            "inferred": {"type": "array", "items": {"type": "string"}}, "confirmed": {"type": "boolean"}
          },
          "required": [
            "type", "number", "file", "kind", "ground", "modes", "texts", "actions", "interruptions", "story", "scenario",
            "inferred", "confirmed"
          ]
        },
        {
          "properties": {
            "type": {"const": "part"}, "case": {"type": "string"}, "search": {"type": "string"},
            "depth": {"type": "integer", "minimum": 0}, "complete": {"type": "boolean"}, "cut_short": {"type": "boolean"},
            "states": {"type": "integer", "minimum": 0}, "moves": {"type": "integer", "minimum": 0},
            "never_possible": {"type": "array", "items": {"type": "string"}},
            "findings": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {"enum": [\(kinds)]}, "text": {"type": "string"}, "ground": {"type": "string"},
                  "moves": {"type": "array", "items": {"type": "integer", "minimum": 0}},
                  "pauses": {"type": "array", "items": {"type": "integer", "minimum": -1}}
                },
                "required": ["kind", "text", "ground", "moves", "pauses"]
              }
            }
          },
          "required": [
            "type", "case", "search", "depth", "complete", "cut_short", "states", "moves", "never_possible", "findings"
          ]
        },
        {
          "properties": {
            "type": {"const": "difference"}, "file": {"type": "string"},
            "modes": {"type": "array", "items": {"$ref": "#/$defs/mode"}, "minItems": 2, "maxItems": 2},
            "story": {"type": "array", "items": {"type": "string"}}, "scenario": {"type": "string"},
            "lines": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "text": {"type": "string"}, "modes": {"type": "array", "items": {"$ref": "#/$defs/mode"}},
                  "rule": {"type": "string"}
                },
                "required": ["text", "modes", "rule"]
              }
            }
          },
          "required": ["type", "file", "modes", "story", "scenario", "lines"]
        },
        {
          "properties": {
            "type": {"const": "cell"}, "case": {"type": "string"}, "inside": {"type": "string"},
            "action": {"type": "string"}, "result": {"enum": ["calm", "impossible", \(kinds)]},
            "text": {"type": "string"}, "ground": {"type": "string"}
          },
          "required": ["type", "case", "inside", "action", "result"]
        },
        {
          "properties": {
            "type": {"const": "cover"}, "case": {"type": "string"}, "depth": {"type": "integer", "minimum": 0},
            "cut_short": {"type": "boolean"}, "actions": {"$ref": "#/$defs/reached"},
            "callbacks": {"$ref": "#/$defs/reached"}, "rules": {"$ref": "#/$defs/reached"},
            "states": {"$ref": "#/$defs/reached"},
            "missing": {
              "type": "array",
              "items": {
                "type": "object", "properties": {"kind": {"type": "string"}, "text": {"type": "string"}},
                "required": ["kind", "text"]
              }
            }
          },
          "required": ["type", "case", "depth", "cut_short", "actions", "callbacks", "rules", "states", "missing"]
        },
        {
          "properties": {
            "type": {"const": "covered"}, "percent": {"type": "integer", "minimum": 0, "maximum": 100},
            "rules": {"$ref": "#/$defs/reached"}, "versions": {"$ref": "#/$defs/reached"}
          },
          "required": ["type", "percent", "rules", "versions"]
        },
        {
          "properties": {"type": {"const": "end"}, "findings": {"type": "integer", "minimum": 0}},
          "required": ["type", "findings"]
        }
      ],
      "$defs": {
        "mode": {"type": "string", "pattern": "^ios[0-9]+$"},
        "reached": {
          "type": "object",
          "properties": {"reached": {"type": "integer", "minimum": 0}, "all": {"type": "integer", "minimum": 0}},
          "required": ["reached", "all"]
        }
      }
    }

    """
  }

  private static var kinds: String { Discovery.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") }
}
