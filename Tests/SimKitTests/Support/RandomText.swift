@testable import SimKit

/// Makes scenarios out of a seed as text, with all that the grammar has: every line of the story and every option of a
/// controller comes from its table, so that what is added there comes up here by itself.
struct RandomText {
  private var random: Random
  private var kinds: [ContainerKind?] = []
  private var content: [[Int]] = []
  private var lines = ["vcsim 1"]
  private var segues: [(identifier: String, source: Int)] = []
  private var hasMethod = false
  private var hasTemplate = false
  /// The container that the line is about, if it is about one.
  private var container: Int?
  /// Whether classes forget super and override little, lines wait for a variable, and the window is smaller than the screen.
  private let isForgetful: Bool

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(seed: UInt64, actions: Int = 9, isForgetful: Bool = false) {
    random = Random(seed: seed)
    self.isForgetful = isForgetful
    writeHeader()
    let root = declareTree(1 + random.below(3))
    let plain = declare(nil, [])
    for _ in 0..<2 { _ = declare(nil, []) }
    if random.chance(30) { _ = declare(random.chance(50) ? .navigation : .tabBar, []) }
    if random.chance(20) { _ = declare(.search, random.chance(50) ? [plain] : []) }
    writeSegues()
    if isForgetful { lines.append("variable v: no, yes") }
    if random.chance(40) {
      lines.append("action open")
      writeBlock(1)
      hasMethod = true
    }
    if random.chance(30) {
      lines += ["action show {a}", "  " + random.pick(["load {a}", "layout {a}", "create {a}", "unload {a}"])]
      hasTemplate = true
    }
    if random.chance(60) { for _ in 0...random.below(3) { writeHook() } }
    lines.append(
      random.chance(95) ? "launch \(name(root))" + (random.chance(20) ? " held landscapeLeft" : "") : "launch nothing")
    for _ in 0..<actions { writeStory() }
    lines.append("wait until idle")
  }

  private func name(_ place: Int) -> String { "c\(place)" }
  private mutating func anyName() -> String { name(random.below(kinds.count)) }
  private mutating func orientation() -> String { random.pick(Orientation.allCases).name }
  private func places(_ kind: ContainerKind) -> [Int] { kinds.indices.filter { kinds[$0] == kind } }

  // MARK: Header and declarations

  private mutating func writeHeader() {
    let isPad = random.chance(isForgetful ? 60 : 30)
    lines.append("device \(isPad ? "pad" : "phone") \(orientation())")
    if isForgetful, isPad, random.chance(50) { lines.append("window \(random.pick([320, 438, 507, 694]))x1024") }
    if random.chance(20) { lines.append("app supports \(random.chance(60) ? "all" : orientation())") }
    if random.chance(10) { lines.append("delegate supports \(random.chance(60) ? "all" : orientation())") }
    if random.chance(10) { lines.append("status bar hidden") }
    if random.chance(25) { lines.append("scenes") }
    if random.chance(10) { lines.append("held by UIKit only") }
  }

  private mutating func declareTree(_ depth: Int) -> Int {
    guard depth > 0 else { return declare(nil, []) }
    switch random.below(6) {
    case 0:
      let members = (0...random.below(2)).map { _ in declareTree(depth - 1) }
      return declare(.navigation, members.filter { kinds[$0] != .navigation })
    case 1: return declare(.tabBar, (0...random.below(3)).map { _ in declareTree(depth - 1) })
    case 2: return declare(.page, (0...random.below(2)).map { _ in declareTree(depth - 1) })
    case 3: return declare(.split, [declareTree(depth - 1), declareTree(depth - 1)])
    default: return declare(nil, [])
    }
  }

  private mutating func declare(_ kind: ContainerKind?, _ members: [Int]) -> Int {
    let place = kinds.count
    let names = members.map { name($0) }.joined(separator: " ")
    var words = kind == nil && random.chance(20) ? "is container" : ""
    if let kind { words = "is \(kind.name)" + (members.isEmpty ? "" : " of \(names)") }
    if kind == .page, random.chance(50) { words += " curl" }
    kinds.append(kind)
    content.append(members)
    lines.append("controller \(name(place)) \(words)".trimmed)
    // How it hands on appearance is for those who do it by hand, and a late line hides the order from the watcher.
    let unsaid = ["forwards appearance", "logs after super", "overrides"]
    let options = Grammar.options.filter { $0.container == nil || $0.container == kind }
    var said: Set<String> = []
    for entry in options where !unsaid.contains(entry.statement) && random.chance(12) {
      // The reader refuses these.
      if entry.statement == "asks children", kind != nil || !said.isDisjoint(with: Self.answers) { continue }
      if entry.statement == "held by the app", !isHeldByUIKit, !said.contains("held by UIKit only") { continue }
      if entry.isOfDelegate, !said.contains("has delegate") { continue }
      guard let line = line(of: entry) else { continue }
      lines.append("  " + line)
      said.insert(entry.statement)
    }
    if isForgetful, random.chance(15) {
      lines.append("  overrides " + random.pick(["nothing", "viewDidAppear:", "viewDidLoad viewWillAppear:"]))
    }
    return place
  }

  private static let answers = ["supports", "shouldAutorotateToInterfaceOrientation"]
  private var isHeldByUIKit: Bool { lines.contains("held by UIKit only") }

  private mutating func writeSegues() {
    guard random.chance(40) else { return }
    for number in 0...random.below(2) {
      let (source, destination) = (random.below(kinds.count), random.below(kinds.count))
      guard source != destination else { continue }
      segues.append(("s\(number)", source))
      lines.append(
        "segue \"s\(number)\" from \(name(source)) to \(name(destination)) is "
          + "\(random.pick(Segue.Kind.allCases).name)\(random.chance(50) ? " animated" : "")")
    }
  }

  /// The callbacks whose super makes a view, or goes on to children.
  private static let forgotten: [Callback] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewWillTransitionToSize, .willTransitionToTraitCollection, .updateViewConstraints, .willRotate, .didRotate,
  ]

  private mutating func writeHook() {
    if isForgetful, random.chance(60) {
      lines.append("when \(anyName()) \(random.pick(Self.forgotten).selector) without super")
      return
    }
    let callback = random.pick(Callback.allCases)
    let receiver: String
    if callback.isOfView {
      receiver = anyName() + ".view"
    } else if callback.isOfScene {
      receiver = "scene"
    } else if callback.isOfApp {
      receiver = "app"
    } else if callback.family == .delegate {
      receiver = anyName() + ".delegate"
    } else {
      receiver = anyName()
    }
    let order = random.pick(["", "", "", " before super"])
    let repeats = random.chance(30) ? "" : " once"
    lines.append("when \(receiver) \(callback.selector)\(order)\(repeats)\(condition())")
    writeBlock(1)
  }

  private mutating func condition() -> String {
    if isForgetful, random.chance(15) { return random.pick([" if v=yes", " if v=no"]) }
    return random.chance(6) ? random.pick([" on ios5-ios7", " on ios8+", " on pad", " on phone"]) : ""
  }

  // MARK: The story

  private mutating func writeStory() {
    switch random.below(20) {
    case 0: writeGesture(.navigation)
    case 1: writeGesture(.page)
    case 2: writeDrag()
    case 3: writeEnd()
    case 4: lines.append(random.chance(50) ? "wait \(random.below(500))ms" : "wait until idle")
    default: writeCode(0, isStory: true)
    }
  }

  /// A gesture and its end; where it is impossible the story ends there.
  private mutating func writeGesture(_ kind: ContainerKind) {
    guard let place = places(kind).last else { return }
    let word = kind == .page ? "turn" : "pop"
    lines.append("begin \(word) of \(name(place))" + (kind == .page ? " to \(name(random.pick(content[place])))" : ""))
    if random.chance(40) { writeCode(0, isStory: true) }
    lines.append("\(random.chance(50) ? "finish" : "cancel") \(word) of \(name(place))")
  }

  private mutating func writeDrag() {
    let (sheet, presenter) = (anyName(), anyName())
    guard sheet != presenter else { return }
    lines += ["present \(sheet) from \(presenter)", "begin dismissal of \(sheet)"]
    if random.chance(40) { writeCode(0, isStory: true) }
    lines.append("\(random.chance(50) ? "finish" : "cancel") dismissal of \(sheet)")
  }

  /// To the background, and what may come of it there.
  private mutating func writeEnd() {
    lines.append("background")
    lines += random.pick([["end app", "relaunch"], ["disconnect scene", "foreground"], ["foreground"]])
  }

  /// What ends a story, is one's own affair, or is written by its own function above.
  private static let rare = [
    "launch", "end app", "relaunch", "disconnect scene", "wait", "wait until idle", "begin appearance of",
    "end appearance of", "will move", "did move", "begin pop of", "cancel pop of", "finish pop of", "begin turn of",
    "cancel turn of", "finish turn of", "begin dismissal of", "cancel dismissal of", "finish dismissal of", "note",
    "then", "send",
  ]
  private static let entries = Grammar.all.filter { $0.section == .story && !rare.contains($0.statement) }
  private static let common = entries.filter {
    ["present", "dismiss", "push", "pop", "select", "rotate", "add", "turn"].contains($0.statement)
  }

  private mutating func writeBlock(_ depth: Int) {
    for _ in 0...random.below(2) { writeCode(depth, isStory: false) }
  }

  private mutating func writeCode(_ depth: Int, isStory: Bool) {
    let entry = random.pick(random.chance(40) ? Self.common : Self.entries)
    guard let line = line(of: entry) else { return writeCode(depth, isStory: isStory) }
    let tail = isStory && random.chance(20) ? " without waiting" : condition()
    lines.append(String(repeating: "  ", count: depth) + line + tail)
    if case .block = entry.forms[0].effect { writeBlock(depth + 1) }
    if ["animate", "alongside"].contains(entry.statement), random.chance(50) {
      lines.append(String(repeating: "  ", count: depth) + "then")
      writeBlock(depth + 1)
    }
  }

  // MARK: Lines out of the grammar

  /// A line of an entry; nil where the scenario has nothing that it could be about.
  private mutating func line(of entry: Grammar.Entry) -> String? {
    let parts = random.pick(entry.forms).parts
    container = nil
    for part in parts {
      guard case .one(.controller(let kind?)) = part else { continue }
      guard let place = places(kind).randomPick(&random) else { return nil }
      container = place
    }
    var named: [Int] = []
    if entry.section == .story, parts.contains(where: { $0 == .one(Self.identifier) }), segues.isEmpty { return nil }
    return words(parts, &named)?.joined(separator: " ")
  }

  private static let identifier = Grammar.entries(of: "perform").first.flatMap { entry in
    entry.forms[0].parts.lazy.compactMap { if case .one(let operand) = $0 { operand } else { nil } }.first
  }!

  private mutating func words(_ parts: [Part], _ named: inout [Int]) -> [String]? {
    var result: [String] = []
    for part in parts {
      switch part {
      case .words(let words): result.append(words)
      case .one(let operand), .list(let operand):
        guard let word = word(operand, &named) else { return nil }
        result.append(word)
      case .optional(let words, let operand, _):
        guard random.chance(40) else { continue }
        if !words.isEmpty { result.append(words) }
        guard let operand else { continue }
        guard let word = word(operand, &named) else { return nil }
        result.append(word)
      case .answered(let word): if random.chance(60) { result.append(word) }
      }
    }
    return result
  }

  private mutating func word(_ operand: Operand, _ named: inout [Int]) -> String? {
    switch operand {
    case .controller(nil), .presentable:
      // A segue begins where it is declared, and what a container is asked to show is mostly what it has.
      var fitting = Array(kinds.indices)
      if named == [-1], let segue = segues.last { fitting = [segue.source] }
      if let container, !content[container].isEmpty, random.chance(60) { fitting = content[container] }
      return name(random.pick(fitting), &named)
    case .controller: return container.map { name($0, &named) }
    case .other:
      let others = kinds.indices.filter { !named.contains($0) }
      let inside = named.last.map { $0 < 0 ? [] : content[$0].filter { !named.contains($0) } } ?? []
      if !inside.isEmpty, random.chance(60) { return name(random.pick(inside), &named) }
      return others.randomPick(&random).map { name($0, &named) }
    case .choice(let choice): return random.pick(choice.words)
    case .orientations: return random.chance(60) ? "all" : orientation()
    case .number: return "\(random.below(400))"
    case .duration: return "\(random.below(400))ms"
    case .size: return "\(100 + random.below(300))x\(100 + random.below(300))"
    case .routine(takingControllers: false): return hasMethod ? "open" : nil
    case .routine(takingControllers: true): return hasTemplate ? "show" : nil
    case .text(let label):
      guard label.placeholder == "ID" else { return "\"t\(random.below(1000))\"" }
      named.append(-1)
      return segues.last.map { "\"\($0.identifier)\"" } ?? "\"r\(kinds.count)\""
    case .word, .element: return "Word"
    case .newName, .receiver, .callback, .modeRange, .setting, .version, .traceLine, .rest, .variable: return nil
    }
  }
}

extension RandomText {
  private func name(_ place: Int, _ named: inout [Int]) -> String {
    named.append(place)
    return name(place)
  }
}

extension Array {
  fileprivate func randomPick(_ random: inout Random) -> Element? { isEmpty ? nil : random.pick(self) }
}

extension String {
  fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}
