extension Parser {
  mutating func readHeader(_ line: Line) throws(Diagnostic) {
    var cursor = Cursor(line, statement: line.words[0].text)
    guard let first = cursor.next() else { return }
    switch first.text {
    case "vcsim":
      let word = try cursor.word("a version")
      guard word.text == "1" else { throw cursor.at(word, .unsupportedVersion(word.text)) }
      try once("vcsim", first, line)
    case "title":
      try once("title", first, line)
      scenario.header.title = try cursor.text("a text in quotation marks")
    case "tags":
      for word in try cursor.words("a tag") {
        let tag = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
        if !tag.isEmpty { scenario.header.tags.append(tag) }
      }
    case "source": scenario.header.sources.append(try cursor.text("an address in quotation marks"))
    case "record": scenario.header.records += try cursor.words("a record").map({ $0.text })
    case "mode":
      try once("mode", first, line)
      for word in try cursor.words("a version") {
        guard let mode = Cursor.mode(word.text) else {
          throw cursor.at(word, .badValue(word.text, what: "a version of iOS", legal: Mode.all.map({ $0.name })))
        }
        if !scenario.header.modes.contains(mode) { scenario.header.modes.append(mode) }
      }
    case "matrix": try readMatrix(&cursor)
    case "device": try readDevice(&cursor, first)
    case "status":
      cursor.statement = "status bar"
      try cursor.require("bar")
      try cursor.require("hidden")
      scenario.header.showsStatusBar = false
    case "app":
      cursor.statement = "app supports"
      try cursor.require("supports")
      try once("app supports", first, line)
      scenario.header.appOrientations = try cursor.orientations()
    case "delegate":
      cursor.statement = "delegate supports"
      try cursor.require("supports")
      try once("delegate supports", first, line)
      scenario.header.delegateOrientations = try cursor.orientations()
    case "family":
      var families = scenario.header.filter.families ?? []
      for word in try cursor.words("a family") {
        guard let family = Family.allCases.first(where: { $0.name == word.text }) else {
          throw cursor.at(word, .badValue(word.text, what: "a family", legal: Family.allCases.map({ $0.name })))
        }
        families.append(family)
      }
      scenario.header.filter.families = families
    case "only":
      try once("only", first, line)
      only = (try cursor.words("a controller"), line.number)
    case "callbacks":
      var callbacks = scenario.header.filter.callbacks ?? []
      for word in try cursor.words("a callback") { callbacks.append(try callback(word, cursor)) }
      scenario.header.filter.callbacks = callbacks
    case "omit":
      cursor.statement = "omit rule"
      try cursor.require("rule")
      for word in try cursor.words("a rule") {
        guard let rule = RuleID(rawValue: word.text) else {
          throw cursor.at(word, .badValue(word.text, what: "a rule", legal: RuleID.allCases.map({ $0.rawValue })))
        }
        scenario.header.filter.omittedRules.append(rule)
      }
    case "properties":
      cursor.statement = "properties shown"
      try cursor.require("shown")
      scenario.header.showsProperties = true
    case "compare": try readComparison(&cursor)
    case "known":
      cursor.statement = "known failure"
      try cursor.require("failure")
      let modes = cursor.take("on") ? try cursor.modeRange() : nil
      let reason = try cursor.text("the reason in quotation marks")
      scenario.header.knownFailures.append(KnownFailure(modes: modes, reason: reason))
    default:
      throw Diagnostic(
        .unknownStatement(first.text, part: "a scenario", legal: []), line: line.number, range: first.range)
    }
    try cursor.requireEnd()
  }

  private mutating func once(_ name: String, _ word: Word, _ line: Line) throws(Diagnostic) {
    if let earlier = seen[name] {
      throw Diagnostic(
        .repeatedLine(name), line: line.number, range: word.range,
        related: Diagnostic.Related(line: earlier.line, range: earlier.range, label: "stated here already"))
    }
    seen[name] = (line.number, word.range)
  }

  private mutating func readDevice(_ cursor: inout Cursor, _ first: Word) throws(Diagnostic) {
    try once("device", first, cursor.line)
    let idiom = try cursor.word("'phone' or 'pad'")
    switch idiom.text {
    case "phone": scenario.header.device = .phone
    case "pad": scenario.header.device = .pad
    default: throw cursor.at(idiom, .badValue(idiom.text, what: "a device", legal: ["phone", "pad"]))
    }
    while let word = cursor.next() {
      if let size = Cursor.size(word.text) {
        scenario.header.device.screen = size
      } else if let orientation = Cursor.orientation(word.text) {
        scenario.header.heldIn = orientation
      } else {
        throw cursor.at(
          word,
          .badValue(
            word.text, what: "a size such as 320x480 or an orientation", legal: Orientation.allCases.map({ $0.name })))
      }
    }
  }

  private mutating func readComparison(_ cursor: inout Cursor) throws(Diagnostic) {
    if cursor.take(["repeats", "collapsed"]) {
      scenario.header.comparison.collapsesRepeats = true
    } else if cursor.take(["stated", "values"]) {
      scenario.header.comparison.ignoresUnstatedValues = true
    } else {
      let word = try cursor.word("'repeats collapsed' or 'stated values'")
      throw cursor.at(
        word, .badValue(word.text, what: "a way to compare", legal: ["repeats collapsed", "stated values"]))
    }
  }

  /// The names after `only` are known when all controllers are declared.
  mutating func resolveOnly() {
    guard let only else { return }
    var ids: [ControllerID] = []
    scenario.header.filter.showsApp = false
    for word in only.words {
      if word.text == "app" {
        scenario.header.filter.showsApp = true
      } else if let id = names[word.text] {
        ids.append(id)
      } else if word.text.hasSuffix(".delegate"), let id = names[String(word.text.dropLast(".delegate".count))] {
        scenario.header.filter.delegates.append(id)
      } else {
        report(
          Diagnostic(
            .unknownController(word.text, legal: scenario.controllers.map({ $0.name }) + ["app"]), line: only.line,
            range: word.range))
      }
    }
    scenario.header.filter.controllers = ids
  }
}
