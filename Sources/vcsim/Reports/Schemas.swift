import SimKit

/// The JSON Schemas of what vcsim writes.
enum Schemas {
  static var all: [(name: String, summary: String, text: @Sendable () -> String)] {
    [
      ("events", "one line of 'run --format jsonl'", { events }),
      ("report", "'check --report json', and 'diff'", { report }),
      ("report-line", "one line of 'check --report jsonl'", { reportLine }),
      ("lint", "'lint --report json'", { lint }),
      ("scenario", "'parse'", { scenario }),
      ("list", "'list --json'", { list }),
      ("log", "one line of 'log --format jsonl'", { log }),
      ("why", "one line of 'why --format jsonl'", { why }),
      ("explore", "one line of 'explore --format jsonl'", { explore }),
      ("plan", "a plan of 'export'", { plan }),
    ]
  }

  // MARK: Traces

  private static var moment: Schema { ["at_ms": .integer, "turn": .integer, "line": .of("line")] }

  private static var events: String {
    let event: Schema = [
      "case": .text, "step": .integer, "index": .place, "receiver": .text, "selector": .text, "family": .text,
      "args": .of("args"), "property": .words(properties).optional, "returns": .of("answer").optional,
    ]
    let states = Schema.words(["disappeared", "appearing", "appeared", "disappearing"])
    let values: Schema = [
      "line": .place, "size": .integers(2), "rect": .integers(4), "orientation": .orientation,
      "answer": .any(of: [.boolean, .of("orientation"), .list(.of("orientation")), .textOrNull]),
      "args": fields { if case .argument(let names) = $0.facts.json { names } else { [] } },
      "values": fields { $0.namesOfPlace ?? [] },
    ]
    return Schema.stream(
      "vcsim.events", version: TraceJSON.formatVersion, "A line of a trace",
      [
        (
          ["case-start"],
          [
            "case": .text, "file": .text, "mode": .mode, "device": .device, "screen": .of("size"),
            "held": .of("orientation"),
          ]
        ),
        (["step"], ["case": .text, "step": .place, "action": .text] + moment),
        (
          ["note", "no-effect", "unseen"],
          [
            "case": .text, "text": .text, "step": .integer.optional, "depth": .integer.optional, "line": .of("line"),
          ]
        ),
        (["gap"], ["case": .text, "step": .integer, "ms": .place]),
        (["event"], event + geometry + ["appearance": states.optional, "rule": .text, "depth": .count] + moment),
        (
          ["warning", "exception"],
          ["case": .text, "step": .integer, "name": .text.optional, "text": .text, "rule": .text, "depth": .integer]
            + moment
        ),
        (
          ["case-end"],
          [
            "case": .text, "outcome": .words(["finished", "threw", "fault"]), "steps": .integer, "events": .integer,
            "line": .of("line").optional, "text": .text.optional, "standings": .map(of: .text).optional,
            "unknown_steps": .list(.place).optional,
          ]
        ),
      ], where: values)
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

  /// The values of messages, from the list of fields.
  private static func fields(_ names: (FieldKey) -> [String]) -> Schema {
    Schema(
      members: FieldKey.allCases.flatMap { key in
        names(key).map { ($0, schema(of: key.facts.kind).optional) }
      })
  }

  private static var geometry: Schema {
    fields { key in if key != .returns, case .member(let name) = key.facts.json { [name] } else { [] } }
  }

  private static var properties: [String] {
    FieldKey.allCases.filter { $0.facts.json == .property }.map(\.name)
  }

  // MARK: Reports

  private static var oneCase: Schema {
    [
      "name": .text, "file": .text, "line": .place, "mode": .text.optional,
      "result": .words(["passed", "known", "experiment", "failed", "invalid"]), "summary": .text, "rules": .texts,
      "relaxed_lines": .count, "elapsed_ms": .number.optional, "differences": .list(.of("difference")),
    ]
  }

  private static var summary: Schema {
    [
      "passed": .integer, "failed": .integer, "known_failures": .integer, "experiments": .integer.optional,
      "not_run": .integer, "passed_over": .integer.optional,
    ]
  }

  private static var difference: Schema {
    let change: Schema = ["key": .text, "expected": .text.optional, "happened": .text.optional]
    let line: Schema = [
      "kind": .words(["same", "missing", "unexpected", "moved", "changed", "nested", "skipped"]), "text": .text,
      "depth": .integer, "expected": .text.optional, "changes": .list(change).optional, "by": .integer.optional,
      "count": .integer.optional, "expected_depth": .integer.optional, "rule": .text.optional,
    ]
    let step: Schema = [
      "action": .text, "line": .place, "expected_action": .text.optional,
      "presence": .words(["both", "expected", "happened", "changed"]), "lines": .list(line),
    ]
    return ["difference": step]
  }

  private static var report: String {
    Schema.document(
      "vcsim.report", "What 'check' or 'diff' found", ["cases": .list(oneCase), "summary": summary],
      where: difference)
  }

  private static var reportLine: String {
    Schema.stream(
      "vcsim.report", "A line of what 'check' or 'diff' found",
      note: "The first line is of type version, the last of type summary.",
      [(["case"], oneCase), (["summary"], summary)],
      where: difference)
  }

  private static var lint: String {
    let finding: Schema = [
      "rule": .text, "code": .pattern("^VS[0-9]{4}$"), "level": .words(["info", "warning", "error"]), "file": .text,
      "line": .place, "column": .place, "message": .text, "help": .text, "fixable": .boolean,
    ]
    return Schema.document("vcsim.lint", "What 'lint' found", ["findings": .list(finding)])
  }

  private static var list: String {
    let one: Schema = ["name": .text, "file": .text, "mode": .text, "title": .text.optional, "tags": .texts]
    return Schema.document("vcsim.list", "The cases that there are", ["cases": .list(one)])
  }

  // MARK: Scenarios

  private static var scenario: String {
    let texts = Schema.of("texts")
    let kinds = ["plain", "navigation", "tab bar", "split", "page view", "search", "alert", "action sheet"]
    let controller: Schema = ["name": .text, "line": .place, "kind": .words(kinds), "content": texts]
    let hook: Schema = [
      "receiver": .text, "callback": .text, "line": .integer, "before_super": .boolean, "once": .boolean,
      "actions": .list(.of("statement")),
    ]
    let block: Schema = [
      "line": .integer, "last_line": .integer, "modes": .text.optional, "only": texts.optional, "lines": texts,
    ]
    let statement: Schema = [
      "text": .text, "line": .place, "is_note": .boolean, "without_waiting": .boolean, "expectations": .list(block),
    ]
    return Schema.document(
      "vcsim.scenario", "A scenario", note: "Lines count from 1; statements are in their canonical form.",
      [
        "file": .text, "title": .text.optional, "tags": texts, "sources": texts, "records": texts, "modes": texts,
        "device": .device.optional, "screen": .integers(2).optional, "held": .text, "status_bar": .boolean,
        "matrix": .list(["name": .text, "values": texts]), "known_failures": texts, "experiment": .text.optional,
        "lint_allow": texts, "controllers": .list(controller), "hooks": .list(hook),
        "story": .list(.of("statement")), "asserts": .list(["text": .text, "line": .place]), "cases": texts,
      ], where: ["texts": .texts, "statement": statement])
  }

  // MARK: Logs

  private static var log: String {
    let reasons = [
      "no-callback", "unknown-method", "swiftui", "metadata", "stack-frame", "warning", "code", "prose", "repeated",
      "other-object", "continued", "of-the-log", "too-long",
    ]
    return Schema.stream(
      "vcsim.log", version: LogListing.formatVersion, "A line of a log as it was read",
      [
        (
          ["call", "return"],
          [
            "line": .of("line"), "class": .textOrNull, "instance": .place.optional, "doubtful": .boolean.optional,
            "address": .text.optional, "selector": .text, "simulated": .boolean, "values": .map(of: .text),
          ]
        ),
        (["warning", "action"], ["line": .of("line"), "text": .text]),
        (
          ["unread"],
          [
            "line": .of("line"), "reason": .words(reasons), "of": .of("line").optional, "method": .text.optional,
            "text": .text,
          ]
        ),
      ], where: ["line": .place])
  }

  private static var why: String {
    let action: Schema = ["text": .text, "first": .of("line").optional, "last": .of("line").optional]
    return Schema.stream(
      "vcsim.why", version: Explanation.formatVersion, "A story that would print a log",
      [
        (
          ["log"],
          [
            "callbacks": .count, "unjudged": .count, "explained": .boolean, "pieces": .place, "cut_short": .boolean,
            "doubtful": .list(.of("line")).optional, "next": .text.optional,
          ]
        ),
        (
          ["story"],
          [
            "piece": .place, "rank": .place, "answer": .place, "tied": .boolean, "actions": .list(action),
            "places": .texts, "modes": .list(.mode), "left": .list(.of("line")), "missing": .texts,
          ]
        ),
      ], where: ["line": .place])
  }

  // MARK: Searches

  private static var explore: String {
    let kinds = Discovery.Kind.allCases.map(\.rawValue)
    let modes = Schema.list(.of("mode"))
    let search: Schema = [
      "depth": .count, "complete": .boolean, "cut_short": .boolean, "states": .count, "moves": .count,
      "never_possible": .texts,
    ]
    let found: Schema = [
      "kind": .words(kinds), "text": .text, "ground": .text, "moves": .list(.count), "pauses": .list(.least(-1)),
    ]
    let reached = Schema.of("reached")
    return Schema.stream(
      "vcsim.explore", "A line of what 'vcsim explore' has found",
      [
        (
          ["case"],
          ["case": .text, "file": .text, "mode": .of("mode")] + search
            + ["question": .text.optional, "verdict": .text.optional]
        ),
        (
          ["finding"],
          [
            "number": .place, "file": .text, "kind": .words(kinds), "ground": .text,
            "modes": .list(.of("mode"), least: 1), "texts": .list(["text": .text, "modes": modes], least: 1),
            "actions": .count, "interruptions": .count, "story": .texts, "scenario": .text, "inferred": .texts,
            "confirmed": .boolean,
          ]
        ),
        (["part"], ["case": .text, "search": .text] + search + ["findings": .list(found)]),
        (
          ["difference"],
          [
            "file": .text, "modes": .list(.of("mode"), least: 2, most: 2), "story": .texts, "scenario": .text,
            "lines": .list(["text": .text, "modes": modes, "rule": .text]),
          ]
        ),
        (
          ["cell"],
          [
            "case": .text, "inside": .text, "action": .text, "result": .words(["calm", "impossible"] + kinds),
            "text": .text.optional, "ground": .text.optional,
          ]
        ),
        (
          ["cover"],
          [
            "case": .text, "depth": .count, "cut_short": .boolean, "actions": reached, "callbacks": reached,
            "rules": reached, "states": reached, "missing": .list(["kind": .text, "text": .text]),
          ]
        ),
        (["covered"], ["percent": .least(0, most: 100), "rules": reached, "versions": reached]),
        (["end"], ["findings": .count]),
      ], where: ["mode": .mode, "reached": ["reached": .count, "all": .count]])
  }

  // MARK: Plans

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

  private static var plan: String {
    let (texts, steps) = (Schema.of("texts"), Schema.of("steps"))
    let kinds = ["plain", "navigation", "tab_bar", "split", "page", "search", "alert"]
    let controller: Schema = [
      "name": .text, "kind": .one(of: kinds), "class": .text.optional, "overrides": texts, "delegate": texts.optional,
      "makes_view": .boolean, "held_by_uikit": .boolean, "answers": .map, "options": .map,
    ]
    let hook: Schema = [
      "receiver": .text, "callback": .text, "before_super": .boolean, "without_super": .boolean, "once": .boolean,
      "steps": steps,
    ]
    let step: Schema = [
      "text": .text, "line": .place, "drive": .words(["code", "host", "finger", "nothing"]), "why": .text.optional,
      "waits": .boolean, "call": .one(of: calls), "expected": texts.optional,
    ]
    return Schema.document(
      "vcsim.plan", "A case that UIKit can play",
      note: "'vcsim export' writes it. Everything is resolved: no condition is left.",
      [
        "case": .text, "file": .text, "mode": .mode, "device": .device, "screen": .integers(2),
        "held": .of("orientation"), "scenes": .boolean, "controllers": .list(controller), "hooks": .list(hook),
        "blocks": .list(steps), "story": steps, "shows": texts.optional, "missing": texts,
      ], where: ["texts": .texts, "orientation": .orientation, "steps": .list(step)])
  }
}
