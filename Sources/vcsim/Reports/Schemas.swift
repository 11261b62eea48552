import SimKit

/// The JSON Schemas of what vcsim writes.
enum Schemas {
  static let all: [(name: String, summary: String, text: String)] = [
    ("events", "one line of 'run --format jsonl'", events),
    ("report", "'check --report json', and 'diff'", report),
    ("report-line", "one line of 'check --report jsonl'", reportLine),
    ("lint", "'lint --report json'", lint),
    ("scenario", "'parse'", scenario),
    ("list", "'list --json'", list),
    ("log", "one line of 'log --format jsonl'", LogSchema.text(head: head)),
    ("why", "one line of 'why --format jsonl'", WhySchema.text(head: head)),
    ("explore", "one line of 'explore --format jsonl'", ExploreSchema.text(head: head)),
    ("plan", "a plan of 'export'", PlanSchema.text(head: head)),
  ]

  private static let head = "\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""

  private static let events = """
    {
      \(head),
      "title": "A line of a trace",
      "description": "Format vcsim.events, version \(TraceJSON.formatVersion). The first line of a stream is of type version.",
      "type": "object",
      "required": ["type"],
      "oneOf": [
        {
          "properties": {
            "type": {"const": "version"}, "format": {"const": "vcsim.events"},
            "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"}
          },
          "required": ["type", "format", "format_version"]
        },
        {
          "properties": {
            "type": {"const": "case-start"}, "case": {"type": "string"}, "file": {"type": "string"},
            "mode": {"type": "string", "pattern": "^ios[0-9]+$"}, "device": {"enum": ["phone", "pad"]},
            "screen": {"$ref": "#/$defs/size"}, "held": {"$ref": "#/$defs/orientation"}
          },
          "required": ["type", "case", "file", "mode", "device", "screen", "held"]
        },
        {
          "properties": {
            "type": {"const": "step"}, "case": {"type": "string"}, "step": {"type": "integer", "minimum": 1},
            "action": {"type": "string"}, \(moment)
          },
          "required": ["type", "case", "step", "action", "line", "at_ms", "turn"]
        },
        {
          "properties": {
            "type": {"enum": ["note", "no-effect", "unseen"]}, "case": {"type": "string"}, "text": {"type": "string"},
            "step": {"type": "integer"}, "depth": {"type": "integer"}, "line": {"$ref": "#/$defs/line"}
          },
          "required": ["type", "case", "text", "line"]
        },
        {
          "properties": {
            "type": {"const": "gap"}, "case": {"type": "string"}, "step": {"type": "integer"},
            "ms": {"type": "integer", "minimum": 1}
          },
          "required": ["type", "case", "step", "ms"]
        },
        {
          "properties": {
            "type": {"const": "event"}, "case": {"type": "string"}, "step": {"type": "integer"},
            "index": {"type": "integer", "minimum": 1}, "receiver": {"type": "string"}, "selector": {"type": "string"},
            "family": {"type": "string"}, "args": {"$ref": "#/$defs/args"},
            "property": {"enum": \(properties)}, "returns": {"$ref": "#/$defs/answer"},
            \(geometry),
            "appearance": {"enum": ["disappeared", "appearing", "appeared", "disappearing"]}, "rule": {"type": "string"},
            "depth": {"type": "integer", "minimum": 0}, \(moment)
          },
          "required": [
            "type", "case", "step", "index", "receiver", "selector", "family", "args", "depth", "at_ms", "turn",
            "line", "rule"
          ]
        },
        {
          "properties": {
            "type": {"enum": ["warning", "exception"]}, "case": {"type": "string"}, "step": {"type": "integer"},
            "name": {"type": "string"}, "text": {"type": "string"}, "rule": {"type": "string"},
            "depth": {"type": "integer"}, \(moment)
          },
          "required": ["type", "case", "step", "text", "depth", "at_ms", "turn", "line", "rule"]
        },
        {
          "properties": {
            "type": {"const": "case-end"}, "case": {"type": "string"},
            "outcome": {"enum": ["finished", "threw", "fault"]}, "steps": {"type": "integer"},
            "events": {"type": "integer"}, "line": {"$ref": "#/$defs/line"}, "text": {"type": "string"},
            "standings": {"type": "object", "additionalProperties": {"type": "string"}},
            "unknown_steps": {"type": "array", "items": {"type": "integer", "minimum": 1}}
          },
          "required": ["type", "case", "outcome", "steps", "events"]
        }
      ],
      "$defs": {
        "line": {"type": "integer", "minimum": 1},
        "size": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        "rect": {"type": "array", "items": {"type": "integer"}, "minItems": 4, "maxItems": 4},
        "orientation": {"enum": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]},
        "answer": {
          "anyOf": [
            {"type": "boolean"}, {"$ref": "#/$defs/orientation"},
            {"type": "array", "items": {"$ref": "#/$defs/orientation"}},
            {"type": ["string", "null"]}
          ]
        },
        "args": {"type": "object", "properties": {\(arguments)}},
        "values": {"type": "object", "properties": {\(places)}}
      }
    }

    """

  private static let moment =
    "\"at_ms\": {\"type\": \"integer\"}, \"turn\": {\"type\": \"integer\"}, \"line\": {\"$ref\": \"#/$defs/line\"}"

  // MARK: The values of messages, from the list of fields

  private static func type(of kind: FieldKey.Kind) -> String {
    switch kind {
    case .yesOrNo: #"{"type": "boolean"}"#
    case .orientation: ##"{"$ref": "#/$defs/orientation"}"##
    case .orientations: ##"{"type": "array", "items": {"$ref": "#/$defs/orientation"}}"##
    case .duration: #"{"type": "integer"}"#
    case .controller: #"{"type": ["string", "null"]}"#
    case .size: ##"{"$ref": "#/$defs/size"}"##
    case .rect, .insets: ##"{"$ref": "#/$defs/rect"}"##
    case .traits: #"{"enum": ["compact", "regular"]}"#
    case .style, .displayMode, .column: #"{"type": "string"}"#
    case .answer: ##"{"$ref": "#/$defs/answer"}"##
    }
  }

  private static func properties(_ names: (FieldKey) -> [String]) -> String {
    FieldKey.allCases.flatMap { key in names(key).map { "\"\($0)\": \(type(of: key.facts.kind))" } }
      .joined(separator: ", ")
  }

  private static let arguments = properties { if case .argument(let names) = $0.facts.json { names } else { [] } }

  private static let places = properties { $0.namesOfPlace ?? [] }

  private static let geometry = FieldKey.allCases.compactMap { key -> String? in
    guard key != .returns, case .member(let name) = key.facts.json else { return nil }
    return "\"\(name)\": \(type(of: key.facts.kind))"
  }.joined(separator: ", ")

  private static let properties: String = {
    let names = FieldKey.allCases.filter { $0.facts.json == .property }.map { "\"\($0.name)\"" }
    return "[" + names.joined(separator: ", ") + "]"
  }()

  private static let caseProperties = """
    "name": {"type": "string"}, "file": {"type": "string"}, "line": {"type": "integer", "minimum": 1},
          "mode": {"type": "string"}, "result": {"enum": ["passed", "known", "experiment", "failed", "invalid"]},
          "summary": {"type": "string"}, "rules": {"type": "array", "items": {"type": "string"}},
          "relaxed_lines": {"type": "integer", "minimum": 0}, "elapsed_ms": {"type": "number"},
          "differences": {"type": "array", "items": {"$ref": "#/$defs/difference"}}
    """

  private static let caseRequired = """
    "name", "file", "line", "result", "summary", "rules", "relaxed_lines", "differences"
    """

  private static let summaryProperties = """
    "passed": {"type": "integer"}, "failed": {"type": "integer"}, "known_failures": {"type": "integer"}, "experiments": {"type": "integer"},
          "not_run": {"type": "integer"}, "passed_over": {"type": "integer"}
    """

  private static let difference = """
    "difference": {
          "type": "object",
          "properties": {
            "action": {"type": "string"}, "line": {"type": "integer", "minimum": 1},
            "expected_action": {"type": "string"}, "presence": {"enum": ["both", "expected", "happened", "changed"]},
            "lines": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {"enum": ["same", "missing", "unexpected", "moved", "changed", "nested", "skipped"]},
                  "text": {"type": "string"}, "depth": {"type": "integer"}, "expected": {"type": "string"},
                  "changes": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "key": {"type": "string"}, "expected": {"type": "string"}, "happened": {"type": "string"}
                      },
                      "required": ["key"]
                    }
                  },
                  "by": {"type": "integer"}, "count": {"type": "integer"}, "expected_depth": {"type": "integer"}, "rule": {"type": "string"}
                },
                "required": ["kind", "text", "depth"]
              }
            }
          },
          "required": ["action", "line", "presence", "lines"]
        }
    """

  private static let report = """
    {
      \(head),
      "title": "What 'check' or 'diff' found",
      "description": "Format vcsim.report, version 1.0.",
      "type": "object",
      "properties": {
        "format": {"const": "vcsim.report"}, "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"},
        "cases": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              \(caseProperties)
            },
            "required": [\(caseRequired)]
          }
        },
        "summary": {
          "type": "object",
          "properties": {
            \(summaryProperties)
          },
          "required": ["passed", "failed", "known_failures", "not_run"]
        }
      },
      "required": ["format", "format_version", "cases", "summary"],
      "$defs": {
        \(difference)
      }
    }

    """

  private static let reportLine = """
    {
      \(head),
      "title": "A line of what 'check' or 'diff' found",
      "description": "Format vcsim.report, version 1.0. The first line is of type version, the last of type summary.",
      "type": "object",
      "required": ["type"],
      "oneOf": [
        {
          "properties": {
            "type": {"const": "version"}, "format": {"const": "vcsim.report"},
            "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"}
          },
          "required": ["type", "format", "format_version"]
        },
        {
          "properties": {
            "type": {"const": "case"},
            \(caseProperties)
          },
          "required": ["type", \(caseRequired)]
        },
        {
          "properties": {
            "type": {"const": "summary"},
            \(summaryProperties)
          },
          "required": ["type", "passed", "failed", "known_failures", "not_run"]
        }
      ],
      "$defs": {
        \(difference)
      }
    }

    """

  private static let lint = """
    {
      \(head),
      "title": "What 'lint' found",
      "description": "Format vcsim.lint, version 1.0.",
      "type": "object",
      "properties": {
        "format": {"const": "vcsim.lint"}, "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"},
        "findings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "rule": {"type": "string"}, "code": {"type": "string", "pattern": "^VS[0-9]{4}$"},
              "level": {"enum": ["info", "warning", "error"]}, "file": {"type": "string"},
              "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1},
              "message": {"type": "string"}, "help": {"type": "string"}, "fixable": {"type": "boolean"}
            },
            "required": ["rule", "code", "level", "file", "line", "column", "message", "help", "fixable"]
          }
        }
      },
      "required": ["format", "format_version", "findings"]
    }

    """

  private static let list = """
    {
      \(head),
      "title": "The cases that there are",
      "description": "Format vcsim.list, version 1.0.",
      "type": "object",
      "properties": {
        "format": {"const": "vcsim.list"}, "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"},
        "cases": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {"type": "string"}, "file": {"type": "string"}, "mode": {"type": "string"},
              "title": {"type": "string"}, "tags": {"type": "array", "items": {"type": "string"}}
            },
            "required": ["name", "file", "mode", "tags"]
          }
        }
      },
      "required": ["format", "format_version", "cases"]
    }

    """

  private static let scenario = """
    {
      \(head),
      "title": "A scenario",
      "description": "Format vcsim.scenario, version 1.0. Lines count from 1; statements are in their canonical form.",
      "type": "object",
      "properties": {
        "format": {"const": "vcsim.scenario"}, "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"},
        "file": {"type": "string"}, "title": {"type": "string"}, "tags": {"$ref": "#/$defs/texts"},
        "sources": {"$ref": "#/$defs/texts"}, "records": {"$ref": "#/$defs/texts"}, "modes": {"$ref": "#/$defs/texts"},
        "device": {"enum": ["phone", "pad"]},
        "screen": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        "held": {"type": "string"}, "status_bar": {"type": "boolean"},
        "matrix": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {"name": {"type": "string"}, "values": {"$ref": "#/$defs/texts"}},
            "required": ["name", "values"]
          }
        },
        "known_failures": {"$ref": "#/$defs/texts"}, "experiment": {"type": "string"},
        "lint_allow": {"$ref": "#/$defs/texts"},
        "controllers": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {"type": "string"}, "line": {"type": "integer", "minimum": 1},
              "kind": {"enum": ["plain", "navigation", "tab bar", "split", "page view", "search", "alert", "action sheet"]},
              "content": {"$ref": "#/$defs/texts"}
            },
            "required": ["name", "line", "kind", "content"]
          }
        },
        "hooks": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "receiver": {"type": "string"}, "callback": {"type": "string"}, "line": {"type": "integer"},
              "before_super": {"type": "boolean"}, "once": {"type": "boolean"},
              "actions": {"type": "array", "items": {"$ref": "#/$defs/statement"}}
            },
            "required": ["receiver", "callback", "line", "before_super", "once", "actions"]
          }
        },
        "story": {"type": "array", "items": {"$ref": "#/$defs/statement"}},
        "asserts": {
          "type": "array",
          "items": {
            "type": "object", "properties": {"text": {"type": "string"}, "line": {"type": "integer", "minimum": 1}},
            "required": ["text", "line"]
          }
        },
        "cases": {"$ref": "#/$defs/texts"}
      },
      "required": [
        "format", "format_version", "file", "tags", "sources", "records", "modes", "held",
        "status_bar", "matrix", "known_failures", "lint_allow", "controllers", "hooks", "story", "asserts", "cases"
      ],
      "$defs": {
        "texts": {"type": "array", "items": {"type": "string"}},
        "statement": {
          "type": "object",
          "properties": {
            "text": {"type": "string"}, "line": {"type": "integer", "minimum": 1}, "is_note": {"type": "boolean"},
            "without_waiting": {"type": "boolean"},
            "expectations": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "line": {"type": "integer"}, "last_line": {"type": "integer"}, "modes": {"type": "string"},
                  "only": {"$ref": "#/$defs/texts"}, "lines": {"$ref": "#/$defs/texts"}
                },
                "required": ["line", "last_line", "lines"]
              }
            }
          },
          "required": ["text", "line", "is_note", "without_waiting", "expectations"]
        }
      }
    }

    """
}
