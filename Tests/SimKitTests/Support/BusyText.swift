@testable import SimKit

/// Makes short scenarios out of a seed in which the app works against a container: it empties a stack or tabs, turns a page, and
/// puts views elsewhere, in the callbacks of loading and moving, under a finger, and before the background.
struct BusyText {
  private var random: Random
  private var lines = ["vcsim 1"]
  private var containers: [(name: String, kind: ContainerKind, members: [String])] = []
  private let plain = ["a", "b", "c"]

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(seed: UInt64) {
    random = Random(seed: seed)
    if random.chance(40) { lines.append("scenes") }
    for name in plain { declare(name, random.chance(20) ? "is container" : "") }
    declareContainer("inner", of: Array(plain.prefix(1 + random.below(3))))
    if random.chance(70) { declareContainer("outer", of: random.chance(50) ? ["inner"] : ["c", "inner"]) }
    let root = random.chance(85) ? containers[containers.count - 1].name : "a"
    for _ in 0..<random.below(3) { writeHook() }
    lines.append("launch \(root)")
    for _ in 0...random.below(5) { writeStep() }
    lines.append("wait until idle")
  }

  private mutating func declare(_ name: String, _ kind: String) {
    lines.append(kind.isEmpty ? "controller \(name)" : "controller \(name) \(kind)")
    if random.chance(20) { lines.append("  view from storyboard") }
  }

  private mutating func declareContainer(_ name: String, of members: [String]) {
    let kind = random.pick([ContainerKind.navigation, .tabBar, .page])
    containers.append((name, kind, members))
    let style = kind == .page ? random.pick(["", " curl"]) : ""
    declare(name, "is \(kind.name) of \(members.joined(separator: " "))\(style)")
  }

  /// The callbacks of making and moving a controller, in which a container is in the middle of a change.
  private static let moments: [Callback] = [
    .loadView, .viewDidLoad, .awakeFromNib, .willMoveToParent, .didMoveToParent, .viewWillAppear, .viewWillDisappear,
    .viewWillLayoutSubviews,
  ]

  private mutating func writeHook() {
    let (name, callback) = (random.pick(plain + containers.map { $0.name }), random.pick(Self.moments))
    lines.append(
      "when \(name) \(callback.selector)\(random.chance(30) ? " before super" : "")\(random.chance(50) ? " once" : "")")
    lines.append("  " + change())
  }

  /// A container gets other content, or another place.
  private mutating func change() -> String {
    let (name, kind, members) = random.pick(containers)
    let other = random.pick(random.chance(70) ? members : plain)
    let tail = random.pick(["", "", " animated"])
    switch (random.below(4), kind) {
    case (0, .tabBar): return "set tabs of \(name) to nothing"
    case (1, .tabBar): return "set tabs of \(name) to \(other)"
    case (_, .tabBar): return "select \(random.pick(members)) in \(name)"
    case (0, .navigation): return "set stack of \(name) to nothing"
    case (1, .navigation): return "pop \(name)\(tail)"
    case (_, .navigation): return "push \(other) on \(name)\(tail)"
    default: return "turn \(name) to \(other)\(tail)"
    }
  }

  private mutating func writeStep() {
    let (name, kind, members) = random.pick(containers)
    switch random.below(8) {
    case 0:
      lines += ["background"] + random.pick([["foreground"], ["disconnect scene", "foreground"], []])
    case 1: lines.append(random.pick(["remove view of \(name)", "add view of \(name) to the window", "load \(name)"]))
    case 2: lines.append(random.pick(["remove child \(random.pick(members))", "transition a to b in \(name) 0ms"]))
    case 3, 4: writeGesture(name, kind, members)
    default: writeChange()
    }
  }

  private mutating func writeChange() {
    lines.append(change() + random.pick(["", "", " without waiting"]))
  }

  private mutating func writeGesture(_ name: String, _ kind: ContainerKind, _ members: [String]) {
    guard kind == .navigation || kind == .page else { return writeChange() }
    let word = kind == .page ? "turn" : "pop"
    lines.append("begin \(word) of \(name)" + (kind == .page ? " to \(random.pick(members))" : ""))
    switch random.below(4) {
    case 0: writeChange()
    case 1: lines.append("add view of \(random.pick(members + [name])) to the window")
    case 2: lines.append("background")
    default: break
    }
    lines.append("\(random.pick(["finish", "cancel"])) \(word) of \(name)")
  }
}
