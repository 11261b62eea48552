extension Parser {
  // MARK: Controllers

  mutating func readController(_ line: Line) throws(Diagnostic) {
    var cursor = Cursor(line, statement: "controller")
    _ = cursor.next()
    let word = try cursor.word("a name")
    try checkName(word, cursor)
    if let earlier = names[word.text] {
      let place = declarations[earlier.int]
      throw Diagnostic(
        .duplicateName(word.text), line: line.number, range: word.range,
        related: Diagnostic.Related(line: place.line, range: place.range, label: "declared here"))
    }
    var declaration = ControllerDeclaration(name: word.text, line: line.number)
    // The name is known even if the rest of the line is not understood: one fault, one diagnostic.
    let id = ControllerID(scenario.controllers.count)
    names[word.text] = id
    declarations.append((line.number, word.range))
    scenario.controllers.append(declaration)
    block = .controller(id)
    if cursor.take("is") {
      declaration.kind = try readKind(&cursor)
      for member in declaration.kind.content {
        guard members.insert(member).inserted else {
          throw cursor.at(word, .memberTwice(scenario.name(of: member)))
        }
      }
      scenario.controllers[id.int] = declaration
    }
    try cursor.requireEnd()
  }

  private func checkName(_ word: Word, _ cursor: Cursor) throws(Diagnostic) {
    guard !Vocabulary.reserved.contains(word.text) else { throw cursor.at(word, .reservedName(word.text)) }
    for (place, byte) in word.text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): if place > 0 { continue }
      default: break
      }
      throw cursor.at(word, .invalidName(word.text))
    }
    if word.isQuoted || word.text.isEmpty { throw cursor.at(word, .invalidName(word.text)) }
  }

  private func readKind(_ cursor: inout Cursor) throws(Diagnostic) -> ControllerKind {
    let kinds = ["container", "navigation of", "tab bar of", "split of", "page view of"]
    if cursor.take("container") { return .plain }
    if cursor.take("navigation") {
      try cursor.require("of")
      return .navigation(try controllers(&cursor))
    }
    if cursor.take("tab") {
      try cursor.require("bar")
      try cursor.require("of")
      return .tabBar(try controllers(&cursor))
    }
    if cursor.take("split") {
      try cursor.require("of")
      return .split(master: try controller(&cursor), detail: try controller(&cursor))
    }
    if cursor.take("page") {
      try cursor.require("view")
      try cursor.require("of")
      return try readPages(&cursor)
    }
    let word = try cursor.word("a kind")
    throw cursor.at(word, .badValue(word.text, what: "a kind of controller", legal: kinds))
  }

  private func readPages(_ cursor: inout Cursor) throws(Diagnostic) -> ControllerKind {
    var ids: [ControllerID] = []
    var style = PageStyle.scroll
    while let word = cursor.next() {
      if word.text == "curl" || word.text == "scroll" {
        style = word.text == "curl" ? .curl : .scroll
        break
      }
      ids.append(try controller(word, cursor))
    }
    guard !ids.isEmpty else { throw cursor.missing("a controller") }
    return .page(ids, style)
  }

  /// One controller or more, up to the end of the line.
  func controllers(_ cursor: inout Cursor) throws(Diagnostic) -> [ControllerID] {
    var ids = [try controller(&cursor)]
    while !cursor.isAtEnd { ids.append(try controller(&cursor)) }
    return ids
  }

  // MARK: Options

  mutating func readOption(_ line: Line, of id: ControllerID) throws(Diagnostic) {
    var cursor = Cursor(line, statement: line.words[0].text)
    guard let first = cursor.next() else { return }
    var declaration = scenario.controllers[id.int]
    switch first.text {
    case "view": declaration.view = try readViewSource(&cursor)
    case "supports": declaration.supports = try cursor.orientations(allowsNone: true)
    case "shouldAutorotateToInterfaceOrientation":
      declaration.supportsOld = try cursor.orientations(allowsNone: true)
    case "supportedInterfaceOrientations": declaration.supportsNew = try cursor.orientations(allowsNone: true)
    case "autorotates": declaration.autorotates = try cursor.yesOrNo()
    case "prefers": declaration.prefers = try cursor.orientation()
    case "style":
      let word = try cursor.word("a style")
      guard let style = ModalStyle.allCases.first(where: { $0.name == word.text }) else {
        throw cursor.at(word, .badValue(word.text, what: "a style", legal: ModalStyle.allCases.map({ $0.name })))
      }
      declaration.style = style
    case "forwards":
      if cursor.take("appearance") {
        cursor.statement = "forwards appearance"
        declaration.forwardsAppearance = try cursor.yesOrNo()
      } else {
        cursor.statement = "forwards rotation"
        try cursor.require("rotation")
        declaration.forwardsRotation = try cursor.yesOrNo()
      }
    case "defines":
      cursor.statement = "defines presentation context"
      try cursor.require("presentation")
      try cursor.require("context")
      declaration.definesPresentationContext = true
    case "logs":
      cursor.statement = "logs after super"
      try cursor.require("after")
      try cursor.require("super")
      declaration.logsAfterSuper = true
    case "held":
      cursor.statement = "held by UIKit only"
      for word in ["by", "UIKit", "only"] { try cursor.require(word) }
      declaration.heldByUIKitOnly = true
    case "uses":
      cursor.statement = "uses constraints"
      try cursor.require("constraints")
      declaration.usesConstraints = true
    case "has":
      cursor.statement = "has delegate"
      try cursor.require("delegate")
      declaration.hasDelegate = true
    case "class":
      declaration.className = try cursor.word("a class").text
    default:
      throw Diagnostic(
        .unknownStatement(
          first.text, part: "the options of a controller", legal: Vocabulary.firstWords(of: [.option])),
        line: line.number, range: first.range)
    }
    try cursor.requireEnd()
    scenario.controllers[id.int] = declaration
  }

  private func readViewSource(_ cursor: inout Cursor) throws(Diagnostic) -> ViewSource {
    try cursor.require("from")
    let word = try cursor.word("'code', 'nib' or 'storyboard'")
    var size: Size?
    if word.text != "code", let sizeWord = cursor.next() {
      guard let read = Cursor.size(sizeWord.text) else {
        throw cursor.at(sizeWord, .badNumber(sizeWord.text, what: "a size such as 320x480"))
      }
      size = read
    }
    switch word.text {
    case "code": return .code
    case "nib": return .nib(size)
    case "storyboard": return .storyboard(size)
    default:
      throw cursor.at(
        word, .badValue(word.text, what: "a source of a view", legal: ["code", "nib", "storyboard"]))
    }
  }

  // MARK: Hooks

  mutating func readHook(_ line: Line) throws(Diagnostic) {
    var cursor = Cursor(line, statement: "when")
    _ = cursor.next()
    let word = try cursor.word("a controller or 'app'")
    let receiver = try receiver(word, cursor)
    let name = try cursor.word("a callback")
    var hook = Hook(receiver: receiver, callback: try callback(name, cursor), line: line.number, actions: [])
    while let word = cursor.peek {
      if cursor.take(["before", "super"]) {
        hook.beforeSuper = true
      } else if cursor.take("once") {
        hook.once = true
      } else {
        throw cursor.at(word, .unknownOption(word.text, statement: "when", legal: ["before super", "once"]))
      }
    }
    scenario.hooks.append(hook)
    block = .hook(scenario.hooks.count - 1)
  }

  mutating func readHookAction(_ line: Line, in place: Int) throws(Diagnostic) {
    let first = line.words[0]
    guard Self.storyWords.contains(first.text) else {
      throw Diagnostic(
        .unknownStatement(first.text, part: "a 'when' block", legal: Vocabulary.firstWords(of: [.story])),
        line: line.number, range: first.range)
    }
    scenario.hooks[place].actions.append(try readStatement(line))
  }

  /// A block that has begun must hold something.
  mutating func closeBlock() throws(Diagnostic) {
    switch block {
    case .none, .skipped, .controller: return
    case .hook(let place):
      let hook = scenario.hooks[place]
      guard hook.actions.isEmpty, diagnostics.isEmpty else { return }
      throw Diagnostic(.emptyBlock("when"), line: hook.line, range: firstWord(ofLine: hook.line))
    case .expect: try closeExpect()
    }
  }

  func firstWord(ofLine number: Int) -> Range<Int> {
    let (line, _) = source.cut(number)
    return line.words.first?.range ?? source.lineRange(number)
  }
}
