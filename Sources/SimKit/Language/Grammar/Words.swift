/// The meanings of single words. Each is nil for a word that means something else.

extension Word {
  /// A day.
  static let mostMilliseconds = 86_400_000

  /// `300ms`, in milliseconds; a day at the most.
  static func milliseconds(_ text: String) -> Int? {
    guard text.hasSuffix("ms"), let value = number(text.dropLast(2)), (0...mostMilliseconds).contains(value) else {
      return nil
    }
    return value
  }

  /// A number of points, as coordinates and sizes of views have them.
  static func coordinate(_ text: String) -> Int? {
    number(text[...]).flatMap { (-100_000...100_000).contains($0) ? $0 : nil }
  }

  static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 12 else { return nil }
    return Int(text)
  }
}

extension StringProtocol {
  /// Whether the text can be a part of a stored trace's name.
  var isPlainWord: Bool { !isEmpty && utf8.allSatisfy { $0.isOfName || $0 == UInt8(ascii: ".") } }

  /// Whether the text can name a controller: a letter, then letters, digits, `-` and `_`.
  var isName: Bool {
    guard let first = utf8.first, !ASCII.isDigit(first), first != UInt8(ascii: "-") else { return false }
    return utf8.allSatisfy { $0.isOfName }
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool { ASCII.isWord(self) || self == UInt8(ascii: "-") }
}

extension Size {
  /// `320x480`
  init?(word: String) {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Word.number(parts[0]), let height = Word.number(parts[1]),
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    self.init(width, height)
  }
}

extension ModeRange {
  /// `ios5`, `ios6+`, `ios5-ios7`
  init?(word: String) {
    if word.hasSuffix("+") {
      guard let first = Mode(name: String(word.dropLast())) else { return nil }
      self.init(first, through: nil)
      return
    }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Mode(name: String($0)) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last else { return nil }
    self.init(first, through: last)
  }
}

extension OrientationMask {
  /// The words for several orientations at once.
  static let named: [(name: String, mask: OrientationMask)] = [
    ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
  ]

  /// An orientation, or a word for several.
  init?(word: String) {
    let one = Orientation(name: word).map { OrientationMask($0) }
    guard let mask = one ?? Self.named.first(where: { $0.name == word })?.mask else { return nil }
    self = mask
  }
}

extension Receiver {
  /// `home`, `home.view`, `nav.delegate`, `app`
  init?(word: String, _ names: ControllerNames) {
    if word == Self.appName {
      self = .app
    } else if let id = names[word] {
      self = .controller(id)
    } else if word == Self.sceneName {
      self = .scene(nil)
    } else {
      for (suffix, receiver) in Self.ofControllers where word.hasSuffix(suffix) {
        guard let id = names[String(word.dropLast(suffix.count))] else { continue }
        self = receiver(id)
        return
      }
      return nil
    }
  }

  package static let appName = "app"
  package static let sceneName = "scene"
  static let viewSuffix = ".view"
  static let delegateSuffix = ".delegate"
  static let presentationSuffix = ".presentation"
  static let animatorSuffix = ".animator"
  static let sceneSuffix = ".scene"
  /// The suffixes of a controller's name, with what they make of it.
  static let ofControllers: [(suffix: String, receiver: @Sendable (ControllerID) -> Receiver)] = [
    (viewSuffix, { .view($0) }), (delegateSuffix, { .delegate($0) }), (presentationSuffix, { .presentation($0) }),
    (animatorSuffix, { .animator($0) }), (sceneSuffix, { .scene($0) }),
  ]
}

extension Callback {
  /// Who gets it, as a line names it, if the controller is `name`: `home`, `home.delegate`, `app`.
  func receiver(of name: String) -> String {
    if isOfApp { return Receiver.appName }
    if isOfScene { return Receiver.sceneName }
    if isOfView { return name + Receiver.viewSuffix }
    switch family {
    case .delegate: return name + Receiver.delegateSuffix
    case .presentation:
      switch self {
      case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
        .dismissalTransitionDidEnd:
        return name + Receiver.presentationSuffix
      case .transitionDuration, .animateTransition, .animationEnded: return name + Receiver.animatorSuffix
      default: return name + Receiver.delegateSuffix
      }
    case .application, .creation, .loading, .appearance, .layout, .rotation, .orientation, .size, .containment, .memory,
      .segue, .restoration, .constraints, .editing, .completion, .trouble:
      return name
    }
  }
}

struct ControllerNames: Equatable, Sendable {
  private var words = WordTable()
  private var ids: [ControllerID] = []

  /// The controller of a name; nil if none is declared. A name is given once.
  subscript(name: String) -> ControllerID? {
    get { words.number(of: name).map { ids[$0] } }
    set {
      guard let newValue else { return }
      let number = words.add(name)
      if number == ids.count { ids.append(newValue) } else { ids[number] = newValue }
    }
  }

  static func == (left: ControllerNames, right: ControllerNames) -> Bool {
    left.ids == right.ids && left.words.words == right.words.words
  }
}

/// The actions of the app that a line can call.
struct RoutineNames: Equatable, Sendable {
  /// The lines of each action. An action that takes controllers has their names behind its own, and is here once it is called.
  private(set) var blocks: [String: BlockID] = [:]
  /// The actions that take controllers.
  private(set) var templates: Set<String> = []

  init(_ routines: [Routine] = []) {
    for routine in routines { add(routine) }
  }

  mutating func add(_ routine: Routine) {
    blocks[routine.name] = routine.block
    if let end = routine.name.firstIndex(of: " ") { templates.insert(String(routine.name[..<end])) }
  }

  mutating func addTemplate(_ name: String) { templates.insert(name) }

  func has(_ name: String) -> Bool { blocks[name] != nil || templates.contains(name) }
}
