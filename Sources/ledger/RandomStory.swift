import SimKit

/// A story out of a seed: the screens of an app, and what users, the system and the app's code do with them.
///
/// The line is text, read as a file is. What can't be done in its state has no effect, or ends the story.
struct RandomStory {
  private var random: SplitMix
  private var lines = ["vcsim 1"]

  /// Nil if the text isn't a scenario.
  static func scenario(seed: Int) -> Scenario? {
    var story = RandomStory(random: SplitMix(state: UInt64(seed)))
    story.write()
    let text = story.lines.joined(separator: "\n") + "\n"
    return Scenario.parse(Source(name: "random", text: text)).scenario
  }

  private mutating func pick(_ words: String...) -> String { words.randomElement(using: &random) ?? "" }

  private mutating func write() {
    lines.append("device \(pick("phone", "pad")) \(pick("portrait", "landscapeLeft"))")
    for name in ["list", "detail", "other", "inner", "sheet"] {
      lines.append("controller \(name)")
      lines.append("  view \(pick("default", "from code", "from storyboard"))")
      lines.append("  supports \(pick("all", "all", "portrait"))")
    }
    lines.append("  style \(pick("fullScreen", "pageSheet", "formSheet", "overFullScreen", "popover"))")
    lines.append("controller extra")
    lines.append("  style \(pick("fullScreen", "currentContext", "overCurrentContext"))")
    lines.append("controller nav is navigation of list")
    lines.append("  supports all")
    let second = pick("controller box is container", "controller box is page view of other inner")
    lines.append(second)
    lines.append("controller root is \(pick("tab bar", "tab bar", "split")) of nav box")
    lines.append("  supports all")
    for _ in 0..<2 {
      let callback = pick("viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillLayoutSubviews")
      lines.append("when \(pick("list", "detail", "box")) \(callback) once\n  \(action())")
    }
    lines.append("launch \(pick("root", "root", "nav"))")
    for _ in 0..<12 { lines.append(action()) }
  }

  private mutating func action() -> String {
    let animated = pick(" animated", " animated", "")
    return pick(
      "push detail on nav" + animated, "pop nav" + animated, "pop nav to root" + animated,
      "set stack of nav to list extra" + animated, "present sheet from \(pick("list", "detail", "nav"))" + animated,
      "present extra from \(pick("list", "other", "box"))" + animated, "dismiss sheet" + animated,
      "dismiss extra" + animated, "rotate \(pick("portrait", "landscapeLeft", "landscapeRight"))", "background",
      "foreground", "memory warning", "add inner to box", "layout \(pick("list", "detail", "box"))",
      "change list supports \(pick("all", "portrait", "landscape"))", "hide bar of nav" + animated, "attempt rotation",
      "wait 100ms")
  }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
