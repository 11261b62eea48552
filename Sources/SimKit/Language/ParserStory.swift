extension Parser {
  /// One line of the story, or of a hook.
  mutating func readStatement(_ line: Line) throws(Diagnostic) -> Statement {
    var cursor = Cursor(line, statement: line.words[0].text)
    if cursor.take("note") {
      let text = try cursor.text("a text in quotation marks")
      try cursor.requireEnd()
      return Statement(content: .note(text), text: "note \"\(text)\"", line: line.number)
    }
    let (action, options) = try readAction(&cursor)
    try cursor.requireEnd()
    var text = StatementText.text(of: action, in: scenario.controllers)
    if options.withoutWaiting { text += " without waiting" }
    var statement = Statement(content: .action(action), text: text, line: line.number)
    statement.withoutWaiting = options.withoutWaiting
    return statement
  }

  private func readAction(_ cursor: inout Cursor) throws(Diagnostic) -> (Action, Options) {
    guard let first = cursor.next() else { throw cursor.missing("an action") }
    switch first.text {
    case "launch":
      if cursor.take("nothing") { return (.launchWithoutRoot, try cursor.options([])) }
      let root = try controller(&cursor)
      let held = cursor.take("held") ? try cursor.orientation() : nil
      return (.launch(root, held: held), try cursor.options([]))
    case "background": return (.enterBackground, try cursor.options([]))
    case "foreground": return (.enterForeground, try cursor.options([]))
    case "memory":
      cursor.statement = "memory warning"
      try cursor.require("warning")
      return (.memoryWarning, try cursor.options([]))
    case "rotate": return (.rotate(try cursor.orientation()), try cursor.options([]))
    case "attempt":
      cursor.statement = "attempt rotation"
      try cursor.require("rotation")
      return (.attemptRotation, try cursor.options([]))
    case "create": return (.create(try controller(&cursor)), try cursor.options([]))
    case "release": return (.release(try controller(&cursor)), try cursor.options([]))
    case "load": return (.loadView(try controller(&cursor)), try cursor.options([]))
    case "unload": return (.unloadView(try controller(&cursor)), try cursor.options([]))
    case "layout":
      let id = try controller(&cursor)
      let now = cursor.take("now")
      return (.layout(id, now: now), try cursor.options([]))
    case "update":
      cursor.statement = "update constraints"
      try cursor.require("constraints")
      return (.setNeedsUpdateConstraints(try controller(&cursor)), try cursor.options([]))
    case "frame": return (try readFrame(&cursor), try cursor.options([]))
    case "change": return (try readChange(&cursor), try cursor.options([]))
    case "present":
      if cursor.take("nil") {
        try cursor.require("from")
        return (.presentNil(from: try controller(&cursor)), try cursor.options([]))
      }
      let id = try controller(&cursor)
      try cursor.require("from")
      let source = try different(id, &cursor)
      let options = try cursor.options(["animated", "with completion"])
      return (.present(id, from: source, animated: options.animated, completion: options.completion), options)
    case "dismiss":
      let id = try controller(&cursor)
      let options = try cursor.options(["animated", "with completion"])
      return (.dismiss(id, animated: options.animated, completion: options.completion), options)
    case "add", "remove", "will", "did": return (try readContainment(first.text, &cursor), try cursor.options([]))
    case "transition": return try readTransition(&cursor)
    case "begin", "end", "cancel", "finish": return try readPhase(first.text, &cursor)
    case "set": return try readSet(&cursor)
    case "push":
      let id = try controller(&cursor)
      try cursor.require("on")
      let nav = try container(&cursor, .navigation)
      let options = try cursor.options(["animated"])
      return (.push(id, on: nav, animated: options.animated), options)
    case "pop":
      let nav = try container(&cursor, .navigation)
      var target = PopTarget.previous
      if cursor.take("to") {
        target = cursor.take("root") ? .root : .controller(try controller(&cursor))
      }
      let options = try cursor.options(["animated"])
      return (.pop(nav, to: target, animated: options.animated), options)
    case "hide", "show": return try readVisibility(first.text == "show", &cursor)
    case "select", "tap":
      let id = try controller(&cursor)
      try cursor.require("in")
      let tabs = try container(&cursor, .tabBar)
      return (.select(id, in: tabs, byUser: first.text == "tap"), try cursor.options([]))
    case "turn":
      let pages = try container(&cursor, .page)
      try cursor.require("to")
      let next = try controller(&cursor)
      let options = try cursor.options(["animated"])
      return (.turnPage(pages, to: next, animated: options.animated), options)
    case "wait":
      if cursor.take(["until", "idle"]) { return (.waitUntilIdle, Options()) }
      return (.wait(try cursor.duration()), Options())
    default:
      throw cursor.at(
        first, .unknownStatement(first.text, part: "the story", legal: Vocabulary.firstWords(of: [.story])))
    }
  }

  private func readFrame(_ cursor: inout Cursor) throws(Diagnostic) -> Action {
    let id = try controller(&cursor)
    let x = try cursor.number("a number of points")
    let y = try cursor.number("a number of points")
    let width = try cursor.number("a width in points")
    let height = try cursor.number("a height in points")
    return .setFrame(id, Rect(x, y, max(0, width), max(0, height)))
  }

  private func readChange(_ cursor: inout Cursor) throws(Diagnostic) -> Action {
    let id = try controller(&cursor)
    let word = try cursor.word("'supports', 'autorotates' or 'prefers'")
    switch word.text {
    case "supports": return .change(id, .supports(try cursor.orientations(allowsNone: true)))
    case "autorotates": return .change(id, .autorotates(try cursor.yesOrNo()))
    case "prefers": return .change(id, .prefers(try cursor.orientation()))
    default:
      throw cursor.at(
        word,
        .badValue(word.text, what: "something that changes", legal: ["supports", "autorotates", "prefers"]))
    }
  }

  private func readContainment(_ first: String, _ cursor: inout Cursor) throws(Diagnostic) -> Action {
    switch first {
    case "add":
      if cursor.take("child") {
        cursor.statement = "add child"
        let child = try controller(&cursor)
        try cursor.require("to")
        return .addChild(child, to: try controller(&cursor))
      }
      if cursor.take(["view", "of"]) {
        cursor.statement = "add view of"
        let child = try controller(&cursor)
        try cursor.require("to")
        return .addView(child, to: try controller(&cursor))
      }
      let child = try controller(&cursor)
      try cursor.require("to")
      return .addWhole(child, to: try controller(&cursor))
    case "remove":
      if cursor.take("child") {
        cursor.statement = "remove child"
        return .removeFromParent(try controller(&cursor))
      }
      if cursor.take(["view", "of"]) {
        cursor.statement = "remove view of"
        return .removeView(try controller(&cursor))
      }
      let child = try controller(&cursor)
      try cursor.require("from")
      return .removeWhole(child, from: try controller(&cursor))
    default:
      let isWill = first == "will"
      cursor.statement = isWill ? "will move" : "did move"
      try cursor.require("move")
      let child = try controller(&cursor)
      try cursor.require("to")
      let parent = cursor.take("nil") ? nil : try controller(&cursor)
      return isWill ? .willMove(child, to: parent) : .didMove(child, to: parent)
    }
  }

  private func readTransition(_ cursor: inout Cursor) throws(Diagnostic) -> (Action, Options) {
    let from = try controller(&cursor)
    try cursor.require("to")
    let to = try different(from, &cursor)
    try cursor.require("in")
    let parent = try controller(&cursor)
    var duration = 300
    if let word = cursor.peek, let read = Cursor.duration(word.text) {
      _ = cursor.next()
      duration = read
    }
    let options = try cursor.options(["with completion"])
    return (
      .transition(from: from, to: to, in: parent, duration: duration, completion: options.completion), options
    )
  }

  /// `begin appearance of`, `begin pop of`, `cancel turn of` and the like.
  private func readPhase(_ first: String, _ cursor: inout Cursor) throws(Diagnostic) -> (Action, Options) {
    let isAppearance = first == "begin" || first == "end"
    let legal = first == "end" ? ["appearance"] : isAppearance ? ["appearance", "pop", "turn"] : ["pop", "turn"]
    let word = try cursor.word(legal.map { "'\($0)'" }.joined(separator: " or "))
    guard legal.contains(word.text) else {
      throw cursor.at(word, .badValue(word.text, what: "something to \(first)", legal: legal))
    }
    cursor.statement = "\(first) \(word.text) of"
    try cursor.require("of")
    if word.text == "appearance" {
      let id = try controller(&cursor)
      guard first == "begin" else { return (.endAppearance(id), try cursor.options([])) }
      let direction = try cursor.word("'appearing' or 'disappearing'")
      guard direction.text == "appearing" || direction.text == "disappearing" else {
        throw cursor.at(
          direction, .badValue(direction.text, what: "a direction", legal: ["appearing", "disappearing"]))
      }
      let options = try cursor.options(["animated"])
      let isAppearing = direction.text == "appearing"
      return (.beginAppearance(id, appearing: isAppearing, animated: options.animated), options)
    }
    let id = try container(&cursor, word.text == "pop" ? .navigation : .page)
    switch first {
    case "begin":
      var target: ControllerID?
      if word.text == "turn" {
        try cursor.require("to")
        target = try controller(&cursor)
      }
      return (.beginGesture(id, to: target), try cursor.options([]))
    case "cancel": return (.cancelGesture(id), try cursor.options([]))
    default: return (.finishGesture(id), try cursor.options([]))
    }
  }

  private func readSet(_ cursor: inout Cursor) throws(Diagnostic) -> (Action, Options) {
    let word = try cursor.word("'root', 'stack' or 'tabs'")
    switch word.text {
    case "root":
      cursor.statement = "set root"
      return (.setRoot(try controller(&cursor)), try cursor.options([]))
    case "stack", "tabs":
      let isStack = word.text == "stack"
      cursor.statement = "set \(word.text) of"
      try cursor.require("of")
      let id = try container(&cursor, isStack ? .navigation : .tabBar)
      try cursor.require("to")
      var members: [ControllerID] = []
      while let next = cursor.peek, names[next.text] != nil || members.isEmpty {
        members.append(try controller(&cursor))
        if members.dropLast().contains(members[members.count - 1]) {
          throw cursor.at(next, .sameController(next.text, statement: cursor.statement))
        }
      }
      guard !members.isEmpty else { throw cursor.missing("a controller") }
      let options = try cursor.options(["animated"])
      return (
        isStack
          ? .setStack(id, to: members, animated: options.animated)
          : .setTabs(id, to: members, animated: options.animated), options
      )
    default:
      throw cursor.at(word, .badValue(word.text, what: "something to set", legal: ["root", "stack", "tabs"]))
    }
  }

  private func readVisibility(_ shows: Bool, _ cursor: inout Cursor) throws(Diagnostic) -> (Action, Options) {
    let word = try cursor.word("'bar' or 'master'")
    cursor.statement = "\(shows ? "show" : "hide") \(word.text) of"
    switch word.text {
    case "bar":
      try cursor.require("of")
      let nav = try container(&cursor, .navigation)
      let options = try cursor.options(["animated"])
      return (.setBarHidden(nav, !shows, animated: options.animated), options)
    case "master":
      try cursor.require("of")
      return (.showMaster(try container(&cursor, .split), shows), try cursor.options([]))
    default:
      throw cursor.at(
        word, .badValue(word.text, what: "something to show or hide", legal: ["bar", "master"]))
    }
  }

  // MARK: Controllers of a kind

  private enum Kind {
    case navigation
    case tabBar
    case page
    case split

    var needs: String {
      switch self {
      case .navigation: "a navigation controller"
      case .tabBar: "a tab bar controller"
      case .page: "a page view controller"
      case .split: "a split view controller"
      }
    }
  }

  private func container(_ cursor: inout Cursor, _ kind: Kind) throws(Diagnostic) -> ControllerID {
    let word = try cursor.word(kind.needs)
    let id = try controller(word, cursor)
    let isRight: Bool
    switch (scenario.controllers[id.int].kind, kind) {
    case (.navigation, .navigation), (.tabBar, .tabBar), (.page, .page), (.split, .split): isRight = true
    default: isRight = false
    }
    guard isRight else {
      let place = declarations[id.int]
      throw Diagnostic(
        .wrongKind(word.text, needs: kind.needs, statement: cursor.statement), line: cursor.line.number,
        range: word.range,
        related: Diagnostic.Related(line: place.line, range: place.range, label: "'\(word.text)' is declared here"))
    }
    return id
  }

  /// A second controller, which must not be the first.
  private func different(_ id: ControllerID, _ cursor: inout Cursor) throws(Diagnostic) -> ControllerID {
    let word = try cursor.word("a controller")
    let other = try controller(word, cursor)
    guard other != id else {
      throw cursor.at(word, .sameController(word.text, statement: cursor.statement))
    }
    return other
  }
}
