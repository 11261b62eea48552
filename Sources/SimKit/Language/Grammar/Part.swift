/// A piece of a line: the parser, the printer, help, the reference, and the editors read the same row of these.
enum Part: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Fixed words, with a space between them.
  case words(String)
  case one(Operand)
  /// A value or more.
  case list(Operand)
  /// Words, something that varies, or both in this order: may be left out. Neighbors that may be left out come in any order, each once.
  case optional(words: String, Operand?, isList: Bool)
  /// A word that may be left out, and may be answered: `animated`, `animated=yes`, `animated=no`.
  case answered(String)

  // A row of parts without memory of its own is laid out by the compiler, and the start of a run costs nothing for it.
  @inline(__always)
  init(stringLiteral text: String) { self = .words(text) }

  /// Words that may be left out.
  @inline(__always)
  static func flag(_ words: String) -> Part { .optional(words: words, nil, isList: false) }
  @inline(__always)
  static func option(_ operand: Operand) -> Part { .optional(words: "", operand, isList: false) }
  @inline(__always)
  static func option(_ words: String, _ operand: Operand) -> Part { .optional(words: words, operand, isList: false) }
  @inline(__always)
  static func option(_ words: String, listing operand: Operand) -> Part {
    .optional(words: words, operand, isList: true)
  }

  @inline(__always)
  static var controller: Part { .one(.controller(nil)) }
  @inline(__always)
  static var controllers: Part { .list(.controller(nil)) }
  @inline(__always)
  static func container(_ kind: ContainerKind) -> Part { .one(.controller(kind)) }
  @inline(__always)
  static var presentable: Part { .one(.presentable) }
  @inline(__always)
  static var other: Part { .one(.other) }
  @inline(__always)
  static var orientation: Part { .one(.choice(.orientation)) }
  @inline(__always)
  static var orientations: Part { .list(.orientations) }
  @inline(__always)
  static var answer: Part { .one(.choice(.answer)) }
  @inline(__always)
  static var animated: Part { .answered("animated") }

  var isOptional: Bool {
    switch self {
    case .optional, .answered: true
    case .words, .one, .list: false
    }
  }

  /// Whether the part has a value in a line that was read.
  var hasValue: Bool {
    if case .words = self { false } else { true }
  }

  /// The variable part; nil for fixed words.
  var operand: Operand? {
    switch self {
    case .one(let operand), .list(let operand): operand
    case .optional(_, let operand, _): operand
    case .words, .answered: nil
    }
  }

  // By hand and in one copy each, for the module of the playground goes over the net.
  @inline(never)
  static func == (left: Part, right: Part) -> Bool {
    switch (left, right) {
    case (.words(let one), .words(let other)), (.answered(let one), .answered(let other)): one == other
    case (.one(let one), .one(let other)), (.list(let one), .list(let other)): one == other
    case (.optional(let one, let operand, let isList), .optional(let other, let otherOperand, let otherIsList)):
      one == other && operand == otherOperand && isList == otherIsList
    case (.words, _), (.one, _), (.list, _), (.optional, _), (.answered, _): false
    }
  }

  /// How it is written in help and in the reference: capitals stand for what varies, brackets for what may be left out.
  @inline(never)
  var syntax: String { isOptional ? "[" + stated + "]" : stated }

  /// How it is written where it is not left out.
  @inline(never)
  var stated: String {
    switch self {
    case .words(let words): return words
    case .one(let operand): return operand.placeholder
    case .list(let operand): return Self.several(operand)
    case .optional(let words, let operand, let isList):
      let placeholder = operand.map { isList ? Self.several($0) : $0.placeholder } ?? ""
      return words + (words.isEmpty || placeholder.isEmpty ? "" : " ") + placeholder
    case .answered(let word): return word
    }
  }

  private static func several(_ operand: Operand) -> String {
    operand.endsInComma ? "\(operand.placeholder), \(operand.placeholder) …" : operand.placeholder + " …"
  }

  @inline(never)
  var fixedWords: [String] {
    switch self {
    case .words(let words): Self.cut(words)
    case .one(let operand), .list(let operand): operand.fixedWords
    case .optional(let words, let operand, _): Self.cut(words) + (operand?.fixedWords ?? [])
    case .answered(let word): [word]
    }
  }

  /// Fixed words, one by one.
  static func cut(_ words: String) -> [String] { words.utf8.split(separator: 32).map { String(Substring($0)) } }
}

/// Something in a line that varies.
enum Operand: Hashable, Sendable {
  /// A controller that is declared; of a certain kind when there is one.
  case controller(ContainerKind?)
  /// A controller that the line has not named yet.
  case other
  /// A controller or an alert: what can be created, presented, dismissed, and released.
  case presentable
  case newName
  /// `home`, `home.view`, `nav.delegate`, `app`
  case receiver
  case callback(CallbackUse)
  case choice(Choice)
  /// An orientation, or a word for several.
  case orientations
  /// `ios5`, `ios6+`, `ios5-ios7`
  case modeRange
  /// The name of an `action`, of those that take controllers or of the others.
  case routine(takingControllers: Bool)
  /// `animated=yes`, a value of a matrix or of a variable.
  case setting
  /// The version of the language.
  case version
  case size
  case number(Label)
  case duration
  /// A text in quotation marks.
  case text(Label)
  case word(Label)
  /// A word that may have a comma behind it.
  case element(Label)
  /// All that is left: a line of a trace.
  case traceLine
  /// All that is left: words with their own grammar.
  case rest(Label)
  /// `animated:`, the name of a matrix with its colon.
  case variable

  /// The placeholder in help, and the noun in a sentence.
  struct Label: Hashable, Sendable {
    var placeholder: String
    var noun: String

    @inline(__always)
    init(_ placeholder: String, _ noun: String) {
      self.placeholder = placeholder
      self.noun = noun
    }
  }

  var placeholder: String { label.placeholder }
  var noun: String { label.noun }

  private var label: Label {
    switch self {
    case .controller(let kind): Label("NAME", kind?.noun ?? "a controller")
    case .other, .presentable: Label("NAME", "a controller")
    case .newName: Label("NAME", "a name")
    case .receiver: Label("NAME|app|NAME.view|NAME.delegate", "a controller or 'app'")
    case .callback(let use): Label("CALLBACK", use.noun)
    case .choice(let choice): choice.label
    case .orientations: Label("ORIENTATION", "an orientation")
    case .modeRange: Label("VERSIONS", "a range of versions such as ios6, ios6+ or ios5-ios7")
    case .routine: Label("NAME", "an 'action' that is declared above")
    case .setting: Label("NAME=VALUE", "a value of a matrix or a variable, as in animated=yes")
    case .version: Label(Self.languageVersion, "a version")
    case .size: Label("WIDTHxHEIGHT", "a size such as 320x480")
    case .duration: Label("DURATION", "a time such as 300ms")
    case .text(let label): Label("\"\(label.placeholder)\"", label.noun)
    case .number(let label), .word(let label), .element(let label), .rest(let label): label
    case .traceLine: Label("LINE", "a line of the trace")
    case .variable: Label("NAME:", "a name with a colon, as in 'matrix animated: yes, no'")
    }
  }

  var endsInComma: Bool {
    if case .element = self { true } else { false }
  }

  var isNumeric: Bool {
    switch self {
    case .size, .number, .duration: true
    default: false
    }
  }

  var namesController: Bool {
    switch self {
    case .controller, .other, .presentable, .receiver: true
    default: false
    }
  }

  /// All the words allowed here, if they are few and known.
  var fixedWords: [String] {
    switch self {
    case .choice(let choice): choice.words
    case .orientations: Choice.orientation.words + OrientationMask.named.map { $0.name }
    default: []
    }
  }

  static let languageVersion = "1"
  @inline(__always)
  static var matrixValue: Operand {
    .element(Label("VALUE", "a different value, made of letters, digits, '-', '_' and '.'"))
  }
}

/// Which callbacks a line can name.
enum CallbackUse: Hashable, Sendable {
  case any
  case overridden
  case sent
  case ofApp, ofScene, ofOthers

  init(of receiver: Receiver) {
    switch receiver {
    case .app: self = .ofApp
    case .scene: self = .ofScene
    case .controller, .view, .delegate, .presentation, .animator: self = .ofOthers
    }
  }

  func contains(_ callback: Callback) -> Bool { row.contains(callback) }
  var noun: String { row.noun }

  private var row: (noun: String, contains: (Callback) -> Bool) {
    switch self {
    case .any: ("a callback", { _ in true })
    case .overridden: ("a method that a controller's class can override", { $0.isOverridden })
    case .sent: ("a method of a controller that code can call", { $0.isSentByApps })
    case .ofApp: ("a method of the application's delegate", { $0.isOfApp })
    case .ofScene: ("a method of the scene's delegate", { $0.isOfScene })
    case .ofOthers:
      ("a method of a controller, a view, or a container's delegate", { !$0.isOfApp && !$0.isOfScene })
    }
  }
}

/// A place where one of a few words stands.
enum Choice: Hashable, Sendable {
  case answer, orientation, mode, family, value, rule, lintRule, style, adaptedStyle, sizeClass, detent, pageStyle,
    displayMode
  case column, anyColumn, idiom, model, direction, segueKind
  /// Words that the table does not have.
  case other(noun: String, words: [String])

  var noun: String { row.noun }
  var words: [String] { row.words }
  /// In help, a placeholder or the words themselves are shown.
  var label: Operand.Label { .init(row.placeholder ?? words.joined(separator: "|"), noun) }

  @inline(never)
  private var row: (noun: String, words: [String], placeholder: String?) {
    switch self {
    case .answer: ("yes or no", ["yes", "no"], nil)
    case .orientation: ("an orientation", Orientation.allCases.map { $0.name }, "ORIENTATION")
    case .mode: ("a version of iOS", Mode.all.map { $0.name }, "VERSION")
    case .family: ("a family", Family.allCases.map { $0.name }, "FAMILY")
    case .value: ("a value", FieldKey.ofPlace.map { $0.name }, "VALUE")
    case .rule: ("a rule", RuleID.allCases.map { $0.rawValue }, "RULE")
    case .lintRule: ("a rule of lint", LintRule.allCases.map { $0.rawValue }, "RULE")
    case .style: ("a style", ModalStyle.allCases.map { $0.name }, nil)
    case .adaptedStyle: ("a style or none", ["none"] + ModalStyle.allCases.map { $0.name }, nil)
    case .sizeClass: ("a size class, or any", ["compact", "regular", "any"], nil)
    case .detent: ("a detent", SheetDetent.allCases.map { $0.name }, nil)
    case .pageStyle: ("a way to turn pages", PageStyle.allCases.map { $0.name }, nil)
    case .displayMode: ("a display mode", SplitDisplayMode.words, "MODE")
    case .column: ("a column", SplitColumn.allCases.filter { $0 != .compact }.map { $0.name }, nil)
    case .anyColumn: ("a column", SplitColumn.allCases.map { $0.name }, nil)
    case .idiom: ("a device", Device.Idiom.allCases.map { $0.name }, nil)
    case .model: ("a model of a device", Device.named.map { $0.name }, "\"MODEL\"")
    case .direction: ("a direction", ["appearing", "disappearing"], nil)
    case .segueKind: ("a kind of segue", Segue.Kind.allCases.map { $0.name }, nil)
    case .other(let noun, let words): (noun, words, nil)
    }
  }

  /// The place of a word among its words, nil for another.
  func place(of word: String) -> Int? {
    switch self {
    case .orientation: Orientation.allCases.firstIndex { $0.name == word }
    case .mode: Mode(name: word)?.place
    case .idiom: Device.Idiom.allCases.firstIndex { $0.name == word }
    case .model: Device.model(spelled: word)
    default: words.firstIndex(of: word)
    }
  }
}
