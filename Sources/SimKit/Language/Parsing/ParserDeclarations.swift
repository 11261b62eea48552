extension Parser {
  // MARK: Controllers

  mutating func declare(_ line: Line, _ kind: ControllerKind) throws(Diagnostic) {
    let word = line.words[1]
    let id = try declareName(word, line)
    scenario.controllers[id.int].kind = kind
    for (place, member) in kind.content.enumerated() {
      try line.require(
        !kind.content[..<place].contains(member), at: word, .memberTwice(scenario.name(of: member)))
      declarations[member.int].isMember = true
    }
    if case .split(let content) = kind, content.hasColumnStyle { try wrapColumns(of: id, content, line) }
  }

  /// UIKit wraps a controller in a column in a navigation controller, which has no overrides.
  private mutating func wrapColumns(of id: ControllerID, _ content: SplitContent, _ line: Line) throws(Diagnostic) {
    var content = content
    for column in SplitColumn.allCases {
      guard let member = content[column] else { continue }
      if case .navigation = scenario.controllers[member.int].kind { continue }
      var word = line.words[1]
      word.text += "-" + column.name
      let wrapper = try declareName(word, line)
      scenario.controllers[wrapper.int].kind = .navigation([member])
      scenario.controllers[wrapper.int].overrides = []
      declarations[wrapper.int].isMember = true
      content = content.with(wrapper, in: column)
    }
    scenario.controllers[id.int].kind = .split(content)
    block = .controller(id)
  }

  /// The name in a faulty declaration is known even so, and its options are read: one mistake, one message.
  mutating func declareAnyway(_ line: Line) {
    guard line.words[0].text == "controller", line.words.count > 1, names[line.words[1].text] == nil else { return }
    let id = add(line.words[1], line)
    declarations[id.int].isFaulty = true
    // A declaration in the story: the lines behind it know a name more than those before it.
    if part == .story { cache?.readStory(with: names, routines) }
  }

  /// A name that is used above its declaration is one mistake: if the declaration itself is at fault, that is said only.
  mutating func pointAtDeclarationsBelow() {
    var shown: [Diagnostic] = []
    for var diagnostic in diagnostics {
      if case .unknownController(let word, _) = diagnostic.kind, let id = names[word] {
        let declared = declarations[id.int]
        if declared.isFaulty { continue }
        if declared.place.line > diagnostic.line {
          diagnostic.related = declared.place.related("\(quoted(word)) is declared here")
          diagnostic.names = nil
        }
      }
      shown.append(diagnostic)
    }
    diagnostics = shown
  }

  private mutating func declareName(_ word: Word, _ line: Line) throws(Diagnostic) -> ControllerID {
    if let earlier = names[word.text] {
      throw Diagnostic(
        .duplicateName(word.text), line, at: word, related: declarations[earlier.int].place.related("declared here"))
    }
    try line.require(
      scenario.controllers.count < ControllerID.most, at: word, .tooManyControllers(limit: ControllerID.most))
    let id = add(word, line)
    try line.require(word.text != Receiver.appName, at: word, .reservedName(word.text))
    try line.require(word.text.isName && !word.isQuoted, at: word, .invalidName(word.text))
    return id
  }

  private mutating func add(_ word: Word, _ line: Line) -> ControllerID {
    let id = ControllerID(scenario.controllers.count)
    names[word.text] = id
    declarations.append(Declared(place: Place(line, word)))
    scenario.controllers.append(ControllerDeclaration(name: word.text, line: line.number))
    if scenario.header.heldByUIKitOnly { scenario.controllers[id.int].statedHold = true }
    block = .controller(id)
    return id
  }

  /// Declares a controller as another one, with copies of what that one holds. Returns the copy of each.
  mutating func copy(
    _ original: ControllerID, as word: Word, _ line: Line
  ) throws(Diagnostic) -> [ControllerID: ControllerID] {
    let id = try declareName(word, line)
    // All that it holds, however deep, has the new name in front, and not that of the original as well.
    let (old, new) = (scenario.name(of: original) + "-", word.text + "-")
    var copies = [(original: original, copy: id)]
    var places = [original: id]
    var open = Array(scenario.controllers[original.int].kind.content.reversed())
    while let member = open.popLast() {
      var word = word
      let name = scenario.name(of: member)
      word.text = new + (name.hasPrefix(old) ? String(name.dropFirst(old.count)) : name)
      let copy = try declareName(word, line)
      declarations[copy.int].isMember = true
      copies.append((member, copy))
      places[member] = copy
      open += scenario.controllers[member.int].kind.content.reversed()
    }
    scenario.conditionalOptions += scenario.conditionalOptions.compactMap { option in
      places[option.controller].map { option.of($0) }
    }
    for (original, copy) in copies {
      var declaration = scenario.controllers[original.int]
      declaration.name = scenario.name(of: copy)
      declaration.line = line.number
      declaration.kind = declaration.kind.holding(declaration.kind.content.compactMap { places[$0] })
      scenario.controllers[copy.int] = declaration
    }
    block = .controller(id)
    return places
  }

  // MARK: Options

  mutating func readOption(_ typed: Line, of id: ControllerID) throws(Diagnostic) {
    var line = typed
    let candidates = try candidates(of: line, in: Grammar.optionLines, .options)
    let reading = try reading(&line, candidates)
    if let kind = reading.candidate.entry.container, scenario.controllers[id.int].kind.container != kind {
      throw Diagnostic(
        .wrongKind(
          scenario.name(of: id), needs: kind, fix: declaration(of: id, as: kind),
          statement: reading.candidate.entry.statement), line, at: line.words[0])
    }
    var changed = scenario.controllers[id.int]
    var values = reading.form.set(reading.taken, in: &changed)
    guard let condition = try condition(&values, line, isCode: false) else {
      try once(reading.candidate, of: id, line)
      if takes(reading, of: id, changed, when: nil, line) { scenario.controllers[id.int] = changed }
      return
    }
    guard condition.isChosen else { return }
    try once(reading.candidate, of: id, when: condition, line)
    guard takes(reading, of: id, changed, when: condition, line) else { return }
    scenario.conditionalOptions.append(
      ConditionalOption(controller: id, condition: condition, form: reading.candidate, taken: reading.taken))
  }

  /// The names after `only` are known when all controllers are declared.
  mutating func resolveOnly() {
    guard let only else {
      showReceiversOfRecords()
      return
    }
    var ids: [ControllerID] = []
    scenario.header.filter.showsApp = false
    scenario.header.filter.showsScene = false
    for word in only.words {
      switch Receiver(word: word.text, names) {
      case .app: scenario.header.filter.showsApp = true
      case .scene(nil): scenario.header.filter.showsScene = true
      case .controller(let id): ids += scenario.objects(of: id)
      case .delegate(let id): scenario.header.filter.delegates += scenario.objects(of: id)
      case .view, .presentation, .animator, .scene(.some), nil:
        report(
          Diagnostic(
            .unknownController(word.text, [.word(Receiver.appName)]), line: only.line, range: word.range))
      }
    }
    scenario.header.filter.controllers = ids
  }

  // MARK: Segues

  /// Two segues of a controller cannot have one identifier: code could not tell them apart.
  mutating func declareSegue(_ values: inout Values, _ line: Line) throws(Diagnostic) {
    let segue = Segue(
      identifier: values.text(), source: values.id(), destination: values.id(),
      kind: Segue.Kind.allCases[values.choice()], animated: values.flag(), line: line.number)
    try line.require(
      scenario.segue(segue.identifier, from: segue.source) == nil, at: line.words[1],
      .repeatedLine("segue \"\(segue.identifier)\""))
    scenario.segues.append(segue)
  }

  // MARK: Hooks

  mutating func beginHook(_ values: inout Values, _ line: Line) throws(Diagnostic) {
    scenario.hooks.append(try hook(of: values.receiver(), &values, line, callbackAt: 2))
    block = .lines([Level(indent: 0, owner: .hook(scenario.hooks.count - 1))])
  }

  /// The hook without its lines.
  mutating func hook(
    of receiver: Receiver, _ values: inout Values, _ line: Line, callbackAt place: Int
  ) throws(Diagnostic) -> Hook {
    var hook = Hook(receiver: receiver, callback: values.callbacks()[0], line: line.number, actions: [])
    let use = CallbackUse(of: hook.receiver)
    // A controller that has the name of a delegate was reported.
    let isTaken = use != .ofOthers && scenario.controller(named: line.words[1].text) != nil
    guard use.contains(hook.callback) || isTaken else {
      let word = line.words[place]
      throw Diagnostic(.wrongCallback(word.text, needs: use), line, at: word)
    }
    hook.beforeSuper = values.flag()
    hook.withoutSuper = values.flag()
    hook.once = values.flag()
    hook.condition = try condition(&values, line)
    return hook
  }

  func firstWord(ofLine number: Int) -> Range<Int> {
    let (line, _) = source.cut(number)
    return line.words.first?.range ?? source.lineRange(number)
  }
}
