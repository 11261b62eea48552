/// The JSON Schema of a plan.
enum PlanSchema {
  /// The calls that a step may make, each with the names of its values.
  static let calls = [
    "launch", "set_root", "show_window", "hide_window", "memory_warning", "request_geometry", "attempt_rotation",
    "create", "release", "load_view",
    "unload_view", "layout", "update_constraints", "update_properties", "set_frame", "set_traits", "set_content_size",
    "update_orientations", "set_editing", "take_view", "change", "set_style", "send", "present",
    "read_presentation_controller", "dismiss", "add_child", "remove_from_parent", "will_move", "did_move", "add_view",
    "add_view_to_window", "remove_view", "begin_appearance", "end_appearance", "transition", "add", "remove", "push",
    "pop", "set_stack", "set_bar_hidden", "set_toolbar_hidden", "select", "set_tabs", "turn_page", "set_display_mode",
    "set_column_width", "show_column", "set_column", "show", "wait", "run", "animate", "alongside", "after", "none",
    "background", "foreground", "end_app", "relaunch", "change_interface_style", "rotate", "tap_tab", "tap_outside",
    "drag_sheet", "begin_dismissal", "begin_pop", "begin_turn", "lift",
  ]

  static func text(head: String) -> String {
    """
    {
      \(head),
      "title": "A case that UIKit can play",
      "description": "Format vcsim.plan, version 1.0. 'vcsim export' writes it. Everything is resolved: no condition is left.",
      "type": "object",
      "required": [
        "format", "format_version", "case", "file", "mode", "device", "screen", "held", "scenes", "controllers", "hooks",
        "blocks", "story", "missing"
      ],
      "properties": {
        "format": {"const": "vcsim.plan"}, "format_version": {"type": "string", "pattern": "^1\\\\.[0-9]+$"},
        "case": {"type": "string"}, "file": {"type": "string"}, "mode": {"type": "string", "pattern": "^ios[0-9]+$"},
        "device": {"enum": ["phone", "pad"]},
        "screen": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        "held": {"$ref": "#/$defs/orientation"}, "scenes": {"type": "boolean"},
        "controllers": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["name", "kind", "overrides", "makes_view", "held_by_uikit", "answers", "options"],
            "properties": {
              "name": {"type": "string"},
              "kind": {
                "type": "object", "minProperties": 1, "maxProperties": 1,
                "propertyNames": {"enum": ["plain", "navigation", "tab_bar", "split", "page", "search", "alert"]}
              },
              "class": {"type": "string"}, "overrides": {"$ref": "#/$defs/texts"}, "delegate": {"$ref": "#/$defs/texts"},
              "makes_view": {"type": "boolean"}, "held_by_uikit": {"type": "boolean"},
              "answers": {"type": "object"}, "options": {"type": "object"}
            }
          }
        },
        "hooks": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["receiver", "callback", "before_super", "without_super", "once", "steps"],
            "properties": {
              "receiver": {"type": "string"}, "callback": {"type": "string"}, "before_super": {"type": "boolean"},
              "without_super": {"type": "boolean"}, "once": {"type": "boolean"}, "steps": {"$ref": "#/$defs/steps"}
            }
          }
        },
        "blocks": {"type": "array", "items": {"$ref": "#/$defs/steps"}},
        "story": {"$ref": "#/$defs/steps"},
        "shows": {"$ref": "#/$defs/texts"}, "missing": {"$ref": "#/$defs/texts"}
      },
      "$defs": {
        "texts": {"type": "array", "items": {"type": "string"}},
        "orientation": {"enum": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]},
        "steps": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["text", "line", "drive", "waits", "call"],
            "properties": {
              "text": {"type": "string"}, "line": {"type": "integer", "minimum": 1},
              "drive": {"enum": ["code", "host", "finger", "nothing"]}, "why": {"type": "string"},
              "waits": {"type": "boolean"},
              "call": {
                "type": "object", "minProperties": 1, "maxProperties": 1,
                "propertyNames": {
                  "enum": [\(calls.map { "\"\($0)\"" }.joined(separator: ", "))]
                }
              },
              "expected": {"$ref": "#/$defs/texts"}
            }
          }
        }
      }
    }

    """
  }
}
