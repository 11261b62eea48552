@testable import SimKit

/// Stories that try to tie the tree of parents and presentations into a knot: few controllers, nearly all of them containers, and
/// actions that put any of them into any other by whatever way there is.
///
/// `RandomText` takes every line of the grammar alike, so that two lines about the same pair seldom come together. Here each action
/// takes its controllers from the last ones that were named, and the ways that set a parent come most.
struct TangledText {
  private enum Kind: CaseIterable {
    case plain, container, navigation, tabBar, split, columns, page, search
  }

  private var random: Random
  private var kinds: [Kind] = []
  private var content: [[Int]] = []
  private var lines = ["vcsim 1"]
  private var identifiers: [(name: String, source: Int)] = []
  /// Gestures whose end is still to come, as the words after 'finish'.
  private var open: [String] = []
  private var hasScenes = false
  /// Those that were named last, the newest at the end.
  private var recent: [Int] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(seed: UInt64) {
    random = Random(seed: seed)
    lines.append("mode \(Mode.all.map { $0.name }.joined(separator: " "))")
    let isPad = random.chance(35)
    lines.append("device \(isPad ? "pad" : "phone")")
    hasScenes = random.chance(30)
    if hasScenes { lines.append(isPad ? "several scenes" : "scenes") }
    hasScenes = hasScenes && isPad
    if random.chance(35) { lines.append("held by UIKit only") }
    for _ in 0...(3 + random.below(4)) { declare() }
    lines.append("controller question is \(random.chance(50) ? "alert" : "action sheet")")
    for number in 0..<random.below(3) { segue(number) }
    for _ in 0..<random.below(3) { hook() }
    lines.append(random.chance(95) ? "launch \(name(any()))" : "launch nothing")
    for _ in 0...(3 + random.below(8)) { story() }
    for way in open { lines.append("\(random.chance(50) ? "finish" : "cancel") \(way)") }
    lines.append("wait until idle")
  }

  private func name(_ place: Int) -> String { "c\(place)" }

  // MARK: Who is there

  private mutating func declare() {
    // What lies in another already cannot lie in this one, too.
    let taken = Set(content.flatMap { $0 })
    var free = kinds.indices.filter { !taken.contains($0) }
    var members: [Int] = []
    func take(_ count: Int, _ random: inout Random) {
      for _ in 0..<count where !free.isEmpty { members.append(free.remove(at: random.below(free.count))) }
    }
    var kind = random.chance(30) ? Kind.plain : random.pick(Kind.allCases)
    switch kind {
    case .plain, .container: break
    case .navigation:
      free.removeAll { kinds[$0] == .navigation || kinds[$0] == .split }
      take(random.below(3), &random)
    case .tabBar: take(1 + random.below(3), &random)
    case .page: take(1 + random.below(2), &random)
    case .search: take(random.below(2), &random)
    case .split: take(2, &random)
    case .columns: take(2 + random.below(2), &random)
    }
    let needed = kind == .split || kind == .columns ? 2 : kind == .page ? 1 : 0
    if members.count < needed {
      (kind, members) = (.plain, [])
    }
    let names = members.map { name($0) }.joined(separator: " ")
    let words: String
    switch kind {
    case .plain: words = ""
    case .container: words = " is container"
    case .navigation: words = " is navigation" + (members.isEmpty ? "" : " of \(names)")
    case .tabBar: words = " is tab bar" + (members.isEmpty ? "" : " of \(names)")
    case .split: words = " is split of \(names)"
    case .columns: words = " is split of \(names)" + (members.count == 2 ? " in columns" : "")
    case .search: words = " is search" + (members.isEmpty ? "" : " of \(names)")
    case .page: words = " is page view of \(names)" + (random.chance(50) ? " curl" : "")
    }
    lines.append("controller \(name(kinds.count))\(words)")
    kinds.append(kind)
    content.append(members)
    let others = kinds.indices.dropLast().filter { !members.contains($0) }
    if kind == .split, !others.isEmpty, random.chance(60) {
      // What its delegate answers sets a parent as well.
      lines.append("  has delegate")
      for answer in ["collapses into", "expands into", "separates"] where random.chance(40) {
        lines.append("  \(answer) \(name(random.pick(others)))")
      }
    }
    if random.chance(60) {
      lines.append("  style \(random.chance(70) ? context() : random.pick(ModalStyle.allCases).name)")
    }
    if random.chance(50) { lines.append("  defines presentation context") }
    if random.chance(25) { lines.append("  held by UIKit only") }
    if random.chance(10) { lines.append("  view from nib") }
    if random.chance(10) { lines.append("  has animator 200ms") }
    if random.chance(10) { lines.append("  has presentation controller that removes the presenter") }
    if random.chance(10) { lines.append("  adapts to \(context())") }
  }

  private mutating func context() -> String { random.chance(50) ? "currentContext" : "overCurrentContext" }

  private mutating func segue(_ number: Int) {
    let (source, destination) = pair()
    identifiers.append(("s\(number)", source))
    let kind = random.chance(50) ? Segue.Kind.embed : random.pick(Segue.Kind.allCases)
    lines.append("segue \"s\(number)\" from \(name(source)) to \(name(destination)) is \(kind.name)")
  }

  private mutating func hook() {
    let callback = random.pick([
      "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "viewDidLoad",
      "didMoveToParentViewController:", "willMoveToParentViewController:", "viewDidLayoutSubviews",
    ])
    lines.append("when \(name(any())) \(callback)\(random.chance(70) ? " once" : "")")
    for _ in 0...random.below(2) { lines.append("  " + action()) }
  }

  // MARK: Whom a line is about

  private mutating func any() -> Int {
    let place = !recent.isEmpty && random.chance(55) ? random.pick(recent) : random.below(kinds.count)
    recent.append(place)
    if recent.count > 4 { recent.removeFirst() }
    return place
  }

  private mutating func pair() -> (Int, Int) {
    let first = any()
    var second = any()
    while second == first { second = random.below(kinds.count) }
    return (first, second)
  }

  private mutating func some(_ kind: Kind) -> Int? {
    let places = kinds.indices.filter { kinds[$0] == kind }
    guard !places.isEmpty else { return nil }
    let place = random.pick(places)
    recent.append(place)
    return place
  }

  // MARK: What happens

  private mutating func story() {
    switch random.below(16) {
    case 0: lines.append("wait \(random.below(600))ms")
    case 1, 2: gesture()
    case 3, 4: block()
    case 5 where random.chance(40): window()
    case 6 where !open.isEmpty: lines.append("\(random.chance(50) ? "finish" : "cancel") \(open.removeLast())")
    default: lines.append(action() + (random.chance(30) ? " without waiting" : ""))
    }
  }

  private mutating func gesture() {
    let kinds: [(word: String, of: Int?)] = [("pop", some(.navigation)), ("dismissal", any()), ("turn", some(.page))]
    let (word, place) = random.pick(kinds)
    guard let place else { return }
    lines.append("begin \(word) of \(name(place))" + (word == "turn" ? " to \(name(random.pick(content[place])))" : ""))
    // In the middle of it the ground is pulled away, or another finger comes down before this one is lifted.
    for _ in 0..<random.below(3) { lines.append(action() + " without waiting") }
    open.append("\(word) of \(name(place))")
    if random.chance(60) { lines.append("\(random.chance(50) ? "finish" : "cancel") \(open.removeLast())") }
  }

  /// Code that runs in one turn, later, or at the end of what it began.
  private mutating func block() {
    let first = random.pick(["after \(random.below(400))ms", "animate \(random.below(400))ms", "together", "alongside"])
    for word in random.chance(50) && first != "together" && !first.hasPrefix("after") ? [first, "then"] : [first] {
      lines.append(word)
      for _ in 0...random.below(3) { lines.append("  " + action()) }
    }
  }

  /// The window changes below what is shown in it, or goes.
  private mutating func window() {
    switch random.below(6) {
    case 0: lines += ["background", "disconnect scene", action() + " without waiting", "foreground"]
    case 1: lines += ["background", action(), "foreground"]
    case 2: lines += ["background", "end app", "relaunch"]
    case 3: lines.append("resize window to 320x1024")
    case 4: lines.append("resize window to 768x1024")
    default: lines += ["begin call", action() + " without waiting", "end call"]
    }
  }

  private mutating func action() -> String {
    let (a, b) = pair()
    let (first, second) = (name(a), name(b))
    let animated = random.chance(50) ? " animated" : ""
    switch random.below(44) {
    case 0...5: return "present \(first) from \(second)\(animated)"
    case 6: return "dismiss \(first)\(animated)"
    case 7, 8: return "add child \(first) to \(second)"
    case 9: return "add \(first) to \(second)"
    case 10: return "add view of \(first) to \(second)"
    case 11: return "remove \(first) from \(second)"
    case 12...14:
      guard let nav = some(.navigation), nav != a else { return "rotate landscapeLeft" }
      return "push \(first) on \(name(nav))\(animated)"
    case 15, 16:
      guard let nav = some(.navigation), nav != a, nav != b else { return "memory warning" }
      return "set stack of \(name(nav)) to \(first) \(second)\(animated)"
    case 17:
      guard let bar = some(.tabBar), bar != a, bar != b else { return "set root \(first)" }
      return "set tabs of \(name(bar)) to \(first) \(second)\(animated)"
    case 18:
      guard let nav = some(.navigation) else { return "show window of \(first)" }
      return random.chance(50) ? "pop \(name(nav))\(animated)" : "pop \(name(nav)) to root\(animated)"
    case 19: return "show \(first) from \(second)"
    case 20: return "show detail \(first) from \(second)"
    case 21: return "transition \(first) to \(second) in \(name(any()))"
    case 22:
      guard let segue = identifiers.isEmpty ? nil : random.pick(identifiers) else { return "set root \(first)" }
      return "perform \"\(segue.name)\" from \(name(segue.source))"
    case 23:
      guard let bar = some(.tabBar), !content[bar].isEmpty else { return "rotate portrait" }
      return "select \(name(random.pick(content[bar]))) in \(name(bar))"
    case 24, 42:
      if hasScenes, random.chance(60) {
        return random.pick(["open", "open", "open", "close", "background", "foreground"])
          + " scene of \(first) on ios13+"
      }
      let ways = ["set root \(first)", "show window of \(first)", "hide window of \(first)"]
      return (ways + ["hide window of \(first) retained"])[(a + b) % 4]
    case 25: return "add view of \(first) to the window"
    case 26: return random.chance(50) ? "remove view of \(first)" : "remove child \(first)"
    case 27, 28:
      guard let book = some(.page), book != a, book != b else { return "create \(first)" }
      return "turn \(name(book)) to \(random.chance(15) ? "no page" : first + animated)"
    case 29, 30:
      guard let split = some(.columns), split != a else { return "release \(first)" }
      let column = random.pick(["primary", "supplementary", "secondary", "compact"])
      if random.chance(60) { return "set column \(column) of \(name(split)) to \(first)" }
      return "\(random.chance(50) ? "show" : "hide") column \(random.pick(["primary", "secondary"])) of \(name(split))"
    case 31: return "unwind \(first) to \(second)\(animated)"
    case 32: return random.chance(50) ? "tap outside \(first)" : "unload \(first)"
    case 33: return "layout \(first) now"
    case 34:
      let gone = random.pick(["release", "create", "unload", "load"])
      return "\(gone) \(first)"
    case 35: return random.chance(50) ? "will move \(first) to \(second)" : "did move \(first) to nil"
    case 36: return "frame \(first) 10 10 \(random.below(400)) \(random.below(400))"
    case 37: return random.chance(50) ? "present question from \(first)" : "dismiss question"
    case 39, 40:
      guard let search = some(.search), search != a else { return "create \(first)" }
      return "activate \(name(search)) in \(first)"
    case 41:
      guard let search = some(.search) else { return "load \(first)" }
      return random.chance(50) ? "deactivate \(name(search))" : "type in \(name(search))"
    case 38: return random.chance(50) ? "memory warning" : "attempt rotation"
    default: return random.chance(50) ? "rotate landscapeRight" : "rotate portrait"
    }
  }
}
