/// A piece of a line. A line of the language is a row of these: the parser, the printer, help, the reference and the
/// editors read the same row.
enum Part: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Words that stand as they are.
  case words([String])
  case one(Operand)
  /// One or more.
  case list(Operand)
  /// May be left out. Neighbours that may be left out come in any order, each once. It holds one operand at the most.
  case option([Part])
  /// A word that may be left out, and may be answered: `animated`, `animated=yes`, `animated=no`.
  case answered(String)

  // By hand, in one copy: a part may hold parts, and the compiler would put them into each other. The module of the playground
  // goes over the net.
  @inline(never)
  static func == (left: Part, right: Part) -> Bool {
    switch (left, right) {
    case (.words(let one), .words(let other)): one == other
    case (.one(let one), .one(let other)), (.list(let one), .list(let other)): one == other
    case (.option(let one), .option(let other)): one == other
    case (.answered(let one), .answered(let other)): one == other
    case (.words, _), (.one, _), (.list, _), (.option, _), (.answered, _): false
    }
  }

  // One copy for all rows of the table, as with `==`.
  @inline(never)
  init(stringLiteral text: String) {
    self = .words(text.utf8.split(separator: 32).map { String(Substring($0)) })
  }

  /// Words that may be left out.
  static func flag(_ words: String) -> Part { .option([Part(stringLiteral: words)]) }

  static let controller = Part.one(.controller(nil))
  static let controllers = Part.list(.controller(nil))
  static func container(_ kind: ContainerKind) -> Part { .one(.controller(kind)) }
  /// A controller or an alert.
  static let presentable = Part.one(.presentable)
  /// A second controller, which is not the first.
  static let other = Part.one(.other)
  /// Controllers, none of them twice.
  static let distinct = Part.list(.other)
  static let orientation = Part.one(.choice(.orientation))
  static let orientations = Part.list(.orientations)
  static let answer = Part.one(.choice(.answer))
  static let animated = Part.answered("animated")

  var isOptional: Bool {
    switch self {
    case .option, .answered: true
    case .words, .one, .list: false
    }
  }

  /// How it is written in help and in the reference: capitals stand for what varies, brackets for what may be left out.
  var syntax: String {
    switch self {
    case .words(let words): words.joined(separator: " ")
    case .one(let operand): operand.placeholder
    case .list(let operand):
      operand.endsInComma ? "\(operand.placeholder), \(operand.placeholder) …" : operand.placeholder + " …"
    case .option(let parts): "[" + parts.map { $0.syntax }.joined(separator: " ") + "]"
    case .answered(let word): "[" + word + "]"
    }
  }

  /// The words that stand in it as they are.
  var fixedWords: [String] {
    switch self {
    case .words(let words): words
    case .one(let operand), .list(let operand): operand.fixedWords
    case .option(let parts): parts.flatMap { $0.fixedWords }
    case .answered(let word): [word]
    }
  }
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
  /// One of a few words.
  case choice(Choice)
  /// An orientation, or a word for several.
  case orientations
  /// `ios5`, `ios6+`, `ios5-ios7`
  case modeRange
  /// One of the app's own actions.
  case routine
  /// `animated=yes`, a value of a matrix.
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
  /// `animated:`, the name of a matrix with its colon.
  case variable

  /// What stands for it in help, and what it is called in a sentence.
  struct Label: Hashable, Sendable {
    var placeholder: String
    var noun: String

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
    case .number(let label), .word(let label), .element(let label): label.placeholder
    case .traceLine: "LINE"
    case .variable: "NAME:"
    }
  }

  /// What a line lacks that lacks it.
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
    case .routine: "an 'action' that is declared above"
    case .setting: "a value of a matrix, as in animated=yes"
    case .version: "a version"
    case .size: "a size such as 320x480"
    case .duration: "a time such as 300ms"
    case .text(let label), .number(let label), .word(let label), .element(let label): label.noun
    case .traceLine: "a line of the trace"
    case .variable: "a name with a colon, as in 'matrix animated: yes, no'"
    }
  }

  var endsInComma: Bool {
    if case .element = self { true } else { false }
  }

  /// True for what is written with digits.
  var isNumeric: Bool {
    switch self {
    case .size, .number, .duration: true
    case .controller, .other, .presentable, .newName, .receiver, .callback, .choice, .orientations, .modeRange,
      .routine, .setting, .version, .text,
      .word, .element, .traceLine, .variable:
      false
    }
  }

  var namesController: Bool {
    switch self {
    case .controller, .other, .presentable, .receiver: true
    case .newName, .callback, .choice, .orientations, .modeRange, .routine, .setting, .version, .size, .number,
      .duration, .text, .word,
      .element, .traceLine, .variable:
      false
    }
  }

  /// All the words that can stand here, where they are few and known.
  var fixedWords: [String] {
    switch self {
    case .choice(let choice): choice.words
    case .orientations: Choice.orientation.words + OrientationMask.named.map { $0.name }
    case .controller, .other, .presentable, .newName, .receiver, .callback, .modeRange, .routine, .setting, .version,
      .size, .number, .duration, .text,
      .word,
      .element, .traceLine, .variable:
      []
    }
  }

  static let languageVersion = "1"
  static let matrixValue = Operand.element(
    Label("VALUE", "a value of its own, made of letters, digits, '-', '_' and '.'"))
}

/// Which callbacks a line can name.
enum CallbackUse: Hashable, Sendable {
  case any
  /// Methods that the class of a controller can override.
  case overridden
  /// Methods of a controller that the app's code calls itself.
  case sent

  func contains(_ callback: Callback) -> Bool {
    switch self {
    case .any: true
    case .overridden: callback.isOverridden
    case .sent: callback.isSentByApps
    }
  }

  var noun: String {
    switch self {
    case .any: "a callback"
    case .overridden: "a method that a controller's class can override"
    case .sent: "a method of a controller that code can call"
    }
  }
}

/// A place where one of a few words stands.
struct Choice: Hashable, Sendable {
  /// What it is called in a sentence.
  let noun: String
  let words: [String]
  /// What stands for it in help; nil when the words themselves do.
  let placeholder: String?

  init(_ noun: String, _ words: [String], placeholder: String? = nil) {
    self.noun = noun
    self.words = words
    self.placeholder = placeholder
  }

  static let answer = Choice("yes or no", ["yes", "no"])
  static let orientation = Choice("an orientation", Orientation.allCases.map { $0.name }, placeholder: "ORIENTATION")
  static let mode = Choice("a version of iOS", Mode.all.map { $0.name }, placeholder: "VERSION")
  static let family = Choice("a family", Family.allCases.map { $0.name }, placeholder: "FAMILY")
  static let rule = Choice("a rule", RuleID.allCases.map { $0.rawValue }, placeholder: "RULE")
  static let lintRule = Choice("a rule of lint", LintRule.allCases.map { $0.rawValue }, placeholder: "RULE")
  static let style = Choice("a style", ModalStyle.allCases.map { $0.name })
  static let adaptedStyle = Choice("a style or none", ["none"] + ModalStyle.allCases.map { $0.name })
  static let sizeClass = Choice("a size class, or any", ["compact", "regular", "any"])
  static let detent = Choice("a detent", SheetDetent.allCases.map { $0.name })
  static let pageStyle = Choice("a way to turn pages", PageStyle.allCases.map { $0.name })
  static let displayMode = Choice("a display mode", SplitDisplayMode.words, placeholder: "MODE")
  static let column = Choice("a column", SplitColumn.allCases.map { $0.name })
  static let idiom = Choice("a device", Device.Idiom.allCases.map { $0.name })
  static let model = Choice("a model of a device", Device.named.map { $0.name }, placeholder: "\"MODEL\"")
  static let direction = Choice("a direction", ["appearing", "disappearing"])
}
