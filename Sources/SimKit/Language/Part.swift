/// A piece of a line. A line of the language is a row of these: the parser, the printer, help, the reference and the
/// editors read the same row.
enum Part: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Fixed words, with a space between them.
  case words(String)
  case one(Operand)
  /// A value or more.
  case list(Operand)
  /// Words, something that varies, or both in this order: may be left out. Neighbors that may be left out come in any
  /// order, each once.
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
  /// A controller or an alert.
  @inline(__always)
  static var presentable: Part { .one(.presentable) }
  /// A second controller, which is not the first.
  @inline(__always)
  static var other: Part { .one(.other) }
  /// Controllers, none of them twice.
  @inline(__always)
  static var distinct: Part { .list(.other) }
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

  /// The fixed words in it.
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
  /// A controller or an alert: what can be presented.
  case presentable
  /// A name that is being declared.
  case newName
  /// `home`, `home.view`, `nav.delegate`, `app`
  case receiver
  /// A callback, of those that such a line can name.
  case callback(CallbackUse)
  /// A choice of a few words.
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
  /// `320x480`
  case size
  /// A whole number.
  case number(Label)
  /// `300ms`
  case duration
  /// A text in quotation marks.
  case text(Label)
  /// Any word.
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

  var placeholder: String {
    switch self {
    case .controller, .other, .presentable, .newName: "NAME"
    case .receiver: "NAME|app|NAME.view|NAME.delegate"
    case .callback: "CALLBACK"
    case .choice(let choice): choice.placeholder ?? choice.words.joined(separator: "|")
    case .orientations: "ORIENTATION"
    case .modeRange: "VERSIONS"
    case .routine: "NAME"
    case .setting: "NAME=VALUE"
    case .version: Self.languageVersion
    case .size: "WIDTHxHEIGHT"
    case .duration: "DURATION"
    case .text(let label): "\"\(label.placeholder)\""
    case .number(let label), .word(let label), .element(let label), .rest(let label): label.placeholder
    case .traceLine: "LINE"
    case .variable: "NAME:"
    }
  }

  /// The noun for a missing part.
  var noun: String {
    switch self {
    case .controller(let kind): kind?.noun ?? "a controller"
    case .other, .presentable: "a controller"
    case .newName: "a name"
    case .receiver: "a controller or 'app'"
    case .callback(let use): use.noun
    case .choice(let choice): choice.noun
    case .orientations: "an orientation"
    case .modeRange: "a range of versions such as ios6, ios6+ or ios5-ios7"
    case .routine(takingControllers: false): "an 'action' that is declared above"
    case .routine(takingControllers: true): "an 'action' that takes controllers"
    case .setting: "a value of a matrix or a variable, as in animated=yes"
    case .version: "a version"
    case .size: "a size such as 320x480"
    case .duration: "a time such as 300ms"
    case .text(let label), .number(let label), .word(let label), .element(let label), .rest(let label): label.noun
    case .traceLine: "a line of the trace"
    case .variable: "a name with a colon, as in 'matrix animated: yes, no'"
    }
  }

  var endsInComma: Bool {
    if case .element = self { true } else { false }
  }

  /// Whether the part is written with digits.
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
  /// Methods that the class of a controller can override.
  case overridden
  /// Methods of a controller that the app's code calls itself.
  case sent
  /// Methods of the application's delegate, of the scene's delegate, and of all other receivers.
  case ofApp, ofScene, ofOthers

  init(of receiver: Receiver) {
    switch receiver {
    case .app: self = .ofApp
    case .scene: self = .ofScene
    case .controller, .view, .delegate, .presentation, .animator: self = .ofOthers
    }
  }

  func contains(_ callback: Callback) -> Bool {
    switch self {
    case .any: true
    case .overridden: callback.isOverridden
    case .sent: callback.isSentByApps
    case .ofApp: callback.isOfApp
    case .ofScene: callback.isOfScene
    case .ofOthers: !callback.isOfApp && !callback.isOfScene
    }
  }

  var noun: String {
    switch self {
    case .any: "a callback"
    case .overridden: "a method that a controller's class can override"
    case .sent: "a method of a controller that code can call"
    case .ofApp: "a method of the application's delegate"
    case .ofScene: "a method of the scene's delegate"
    case .ofOthers: "a method of a controller, a view, or a container's delegate"
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

  /// The noun in a sentence.
  var noun: String {
    switch self {
    case .answer: "yes or no"
    case .orientation: "an orientation"
    case .mode: "a version of iOS"
    case .family: "a family"
    case .value: "a value"
    case .rule: "a rule"
    case .lintRule: "a rule of lint"
    case .style: "a style"
    case .adaptedStyle: "a style or none"
    case .sizeClass: "a size class, or any"
    case .detent: "a detent"
    case .pageStyle: "a way to turn pages"
    case .displayMode: "a display mode"
    case .column, .anyColumn: "a column"
    case .idiom: "a device"
    case .model: "a model of a device"
    case .direction: "a direction"
    case .segueKind: "a kind of segue"
    case .other(let noun, _): noun
    }
  }

  @inline(never)
  var words: [String] {
    switch self {
    case .answer: ["yes", "no"]
    case .orientation: Orientation.allCases.map { $0.name }
    case .mode: Mode.all.map { $0.name }
    case .family: Family.allCases.map { $0.name }
    case .value: FieldKey.ofPlace.map { $0.name }
    case .rule: RuleID.allCases.map { $0.rawValue }
    case .lintRule: LintRule.allCases.map { $0.rawValue }
    case .style: ModalStyle.allCases.map { $0.name }
    case .adaptedStyle: ["none"] + ModalStyle.allCases.map { $0.name }
    case .sizeClass: ["compact", "regular", "any"]
    case .detent: SheetDetent.allCases.map { $0.name }
    case .pageStyle: PageStyle.allCases.map { $0.name }
    case .displayMode: SplitDisplayMode.words
    case .column: SplitColumn.allCases.filter { $0 != .compact }.map { $0.name }
    case .anyColumn: SplitColumn.allCases.map { $0.name }
    case .idiom: Device.Idiom.allCases.map { $0.name }
    case .model: Device.named.map { $0.name }
    case .direction: ["appearing", "disappearing"]
    case .segueKind: Segue.Kind.allCases.map { $0.name }
    case .other(_, let words): words
    }
  }

  /// The placeholder in help; nil if the words themselves are shown.
  var placeholder: String? {
    switch self {
    case .orientation: "ORIENTATION"
    case .mode: "VERSION"
    case .family: "FAMILY"
    case .value: "VALUE"
    case .rule, .lintRule: "RULE"
    case .displayMode: "MODE"
    case .model: "\"MODEL\""
    default: nil
    }
  }

  /// The place of a word among its words, nil for another.
  func place(of word: String) -> Int? {
    switch self {
    case .orientation: Orientation.allCases.firstIndex { $0.name == word }
    case .mode: Mode.all.firstIndex { $0.name == word }
    case .idiom: Device.Idiom.allCases.firstIndex { $0.name == word }
    case .model: Device.model(spelled: word)
    default: words.firstIndex(of: word)
    }
  }
}
