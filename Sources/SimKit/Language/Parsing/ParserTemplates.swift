/// Lines of the app's code that are read once for each use, with controllers in the place of `{NAME}`.
struct Template {
  /// The names that its lines write in braces.
  let parameters: [String]
  /// The first line, from 1.
  let line: Int
  /// The file of the lines, and the line that includes it.
  let source: Source
  let includedAt: Int?
  var lines: [Int] = []
  /// Whether an editor knows the words of the lines, from the first use.
  var isKnown = false
}

/// `when class LoginViewController viewDidLoad`: a hook of each controller of a class. Its lines call the controller `{self}`.
struct ClassHook {
  let name: String
  let hook: Hook
  var template: Template
}

extension Parser.Block {
  var isTemplate: Bool { if case .template = self { true } else { false } }
}

extension Parser {
  /// `action NAME {PARAMETER} …`
  mutating func declareTemplate(_ line: Line) throws(Diagnostic) {
    let word = line.words[1]
    try line.require(!routines.has(word.text), at: word, .repeatedLine("action " + word.text))
    try line.require(word.text.isName && !word.isQuoted, at: word, .invalidName(word.text))
    var parameters: [String] = []
    for word in line.words.dropFirst(2) {
      let name = String(word.text.dropFirst().dropLast())
      try line.require(
        word.text == "{" + name + "}" && name.isPlainWord && !parameters.contains(name), at: word,
        .badParameter(word.text))
      parameters.append(name)
    }
    routines.addTemplate(word.text)
    templates[word.text] = Template(parameters: parameters, line: line.number, source: source, includedAt: includedAt)
    block = .template(.action(word.text))
  }

  /// `when class NAME CALLBACK`
  mutating func beginClassHook(_ values: inout Values, _ line: Line) throws(Diagnostic) {
    let name = values.text()
    // The receiver is another one in each copy.
    let hook = try hook(of: .controller(ControllerID(0)), &values, line, callbackAt: 3)
    classHooks.append(
      ClassHook(
        name: name, hook: hook,
        template: Template(parameters: ["self"], line: line.number, source: source, includedAt: includedAt)))
    block = .template(.hook(classHooks.count - 1))
  }

  /// The owner of lines that are read later.
  enum TemplateOwner {
    case action(String)
    case hook(Int)
  }

  /// The line that is being read belongs to a template.
  mutating func addLine(to owner: TemplateOwner) {
    switch owner {
    case .action(let name): templates[name]?.lines.append(number)
    case .hook(let place): classHooks[place].template.lines.append(number)
    }
  }

  /// `do NAME CONTROLLER …`: the block of the action with these controllers, read when it is first needed.
  mutating func block(of name: String, with ids: [ControllerID], _ line: Line) throws(Diagnostic) -> (String, BlockID) {
    let names = ids.map { scenario.name(of: $0) }
    let whole = ([name] + names).joined(separator: " ")
    if let known = routines.blocks[whole] { return (whole, known) }
    guard let template = templates[name] else { preconditionFailure("a line calls an action that is declared") }
    guard template.parameters.count == ids.count else {
      throw Diagnostic(
        .wrongArguments(name, given: ids.count, expected: template.parameters.count), line, at: line.words[1])
    }
    let id = BlockID(scenario.blocks.count)
    scenario.blocks.append(CodeBlock(line: template.line))
    add(Routine(name: whole, block: id))
    read(template, with: names, into: .block(id))
    templates[name]?.isKnown = true
    return (whole, id)
  }

  /// Each controller of the class gets the hook. All are declared when the story begins.
  mutating func readClassHooks() {
    let hooks = classHooks
    classHooks = []
    for known in hooks {
      let members = scenario.controllers.indices.filter { scenario.controllers[$0].className == known.name }
      if members.isEmpty {
        let words = source.cut(known.template.line).0.words
        report(
          Diagnostic(
            .unknownClass(known.name), line: known.template.line, range: words.count > 2 ? words[2].range : 0..<0))
      }
      var template = known.template
      for member in members {
        var hook = known.hook
        hook.receiver = .controller(ControllerID(member))
        scenario.hooks.append(hook)
        read(template, with: [scenario.controllers[member].name], into: .hook(scenario.hooks.count - 1))
        template.isKnown = true
      }
    }
  }

  /// Reads the lines of a template. A line that is wrong for each use is one mistake.
  private mutating func read(_ template: Template, with names: [String], into owner: Level.Owner) {
    let outer = (block: block, source: source, bindings: bindings, keptLine: keptLine, readings: readings)
    source = template.source
    keptLine = nil
    if template.isKnown || template.includedAt != nil { readings = nil }
    bindings = Dictionary(uniqueKeysWithValues: zip(template.parameters, names))
    block = .lines([Level(indent: 0, owner: owner)])
    for number in template.lines {
      do throws(Diagnostic) {
        guard case .lines(let levels) = block else { break }
        var line = source.cut(number).0
        if let includedAt = template.includedAt { line.number = includedAt }
        try readBlockLine(substituted(line), in: levels)
      } catch {
        let isKnown = diagnostics.contains { $0.kind == error.kind && $0.line == error.line && $0.range == error.range }
        if !isKnown { report(error) }
      }
    }
    do throws(Diagnostic) { try closeBlock() } catch { report(error) }
    (block, source, bindings, keptLine) = (outer.block, outer.source, outer.bindings, outer.keptLine)
    if readings == nil { readings = outer.readings } else { readings?.sort { $0.line.number < $1.line.number } }
  }
}
