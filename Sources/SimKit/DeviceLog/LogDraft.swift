/// A draft of a scenario out of a log: the controllers, and the actions that the pattern of callbacks shows.
///
/// Actions are read off the appearance callbacks. A transition is all that comes from the first *will* to the last
/// *did* that answers one; the controllers that appear and disappear in it, those present before, and the first to get
/// its *did* tell a push from a presentation and a pop from a dismissal. What the pattern leaves open is said in a
/// comment.
package struct LogDraft: Sendable {
  /// The scenario.
  package private(set) var text = ""
  /// `DetailViewController=detail,detail2` for classes whose objects `diff` cannot guess.
  package private(set) var maps: [String] = []
  /// False for a log that speaks of no controller: there is nothing to draft then.
  package private(set) var hasControllers = false
  /// The facts that the log doesn't state.
  package private(set) var doubts: [String] = []

  /// How a controller came onto another.
  private enum Way { case push, present, launch, select }

  /// The controllers on screen, the lowest first.
  private var stack: [(name: String, way: Way)] = []
  private var story: [String] = []
  private var orientation = Orientation.portrait
  private var pushed: Set<String> = []
  private var seen: Set<String> = []
  /// The first controller that was pushed upon.
  private var firstPushed: String?

  private struct Transition {
    var appearing: [String] = []
    var disappearing: [String] = []
    /// The controllers whose *did* has been logged, in order.
    var done: [String] = []
    var isAnimated: Bool?
    var hasParent = false
    /// Whether the appearing controller got its callback before the disappearing one.
    var comesFirst = false

    var isOpen: Bool { done.count < appearing.count + disappearing.count }
    var isEmpty: Bool { appearing.isEmpty && disappearing.isEmpty }
  }

  package init(_ log: DeviceLog, title: String) {
    let instances = log.instances
    var names: [LogInstance: String] = [:]
    var order: [(name: String, instance: LogInstance)] = []
    var taken: Set<String> = ["app"]
    for (entry, instance) in zip(log.entries, instances) {
      guard case .call(let call) = entry.content, let instance, names[instance] == nil, Self.isController(call) else {
        continue
      }
      var base = ClassName.spoken(instance.className)
      if base.isEmpty || !Self.isName(base) { base = "screen" }
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = base + "\(number)"
        number += 1
      }
      names[instance] = name
      order.append((name, instance))
    }
    let hasMarks = log.entries.contains { if case .action = $0.content { true } else { false } }
    if hasMarks {
      story = log.entries.compactMap { entry in
        guard case .action(let words) = entry.content else { return nil }
        return words.isEmpty ? "# an action without words" : words
      }
    } else {
      tell(log, instances, names)
    }
    write(title, log, order)
  }

  /// False for the words that the language keeps for itself.
  private static func isName(_ word: String) -> Bool {
    Scenario.parse(Source(name: "", text: "vcsim 1\ncontroller \(word)\nlaunch \(word)\n")).diagnostics.isEmpty
  }

  private static func isController(_ call: LoggedCall) -> Bool {
    switch call.message.callback?.family {
    case .loading, .appearance, .containment, .rotation: !call.className.hasSuffix("Delegate")
    default: false
    }
  }

  // MARK: Actions

  private mutating func tell(_ log: DeviceLog, _ instances: [LogInstance?], _ names: [LogInstance: String]) {
    var transition = Transition()
    var turn: Callback?
    for (entry, instance) in zip(log.entries, instances) {
      guard case .call(let call) = entry.content, let callback = call.message.callback else { continue }
      let name = instance.flatMap { names[$0] }
      if case .yesOrNo(let yes)? = call.fields.first(where: { $0.key == .animated })?.value, name != nil {
        transition.isAnimated = transition.isAnimated ?? yes
      }
      switch callback {
      case .viewWillAppear:
        guard let name, !transition.appearing.contains(name) else { continue }
        transition.appearing.append(name)
      case .viewWillDisappear:
        guard let name, !transition.disappearing.contains(name) else { continue }
        if transition.disappearing.isEmpty, !transition.appearing.isEmpty { transition.comesFirst = true }
        transition.disappearing.append(name)
      case .viewDidAppear, .viewDidDisappear:
        guard let name, transition.appearing.contains(name) || transition.disappearing.contains(name) else { continue }
        if !transition.done.contains(name) { transition.done.append(name) }
        if !transition.isOpen {
          finish(transition)
          transition = Transition()
        }
      case .willMoveToParent: if name != nil, transition.isEmpty || transition.isOpen { transition.hasParent = true }
      case .didEnterBackground: story.append("background")
      case .willEnterForeground: story.append("foreground")
      case .didReceiveMemoryWarning, .appDidReceiveMemoryWarning:
        if story.last != "memory warning" { story.append("memory warning") }
      case .willRotate, .viewWillTransitionToSize:
        guard transition.isEmpty, turn == nil || turn == callback else { continue }
        rotate(call, isSameTurn: turn != nil)
        turn = callback
        continue
      default: break
      }
      if callback.family == .appearance { turn = nil }
      if callback == .didRotate { turn = nil }
    }
    if !transition.isEmpty {
      let open = (transition.appearing + transition.disappearing).filter { !transition.done.contains($0) }
      let both = transition.appearing.filter { transition.disappearing.contains($0) }
      doubts.append(
        open.isEmpty
          ? "how \(both.joined(separator: " and ")) can appear and disappear in one transition, if it is one object"
          : "the log ends while \(open.joined(separator: " and ")) has no viewDidAppear: or viewDidDisappear:")
      if !transition.appearing.isEmpty { finish(transition) }
    }
  }

  private mutating func rotate(_ call: LoggedCall, isSameTurn: Bool) {
    guard !isSameTurn, !stack.isEmpty else { return }
    if case .orientation(let stated)? = call.fields.first(where: { $0.key == .orientation })?.value {
      orientation = stated
    } else {
      orientation = orientation.isLandscape ? .portrait : .landscapeRight
      doubts.append("which way the device was rotated")
    }
    story.append("rotate \(orientation.name)")
  }

  private mutating func finish(_ transition: Transition) {
    let animated = transition.isAnimated == false ? "" : " animated"
    guard let top = stack.last?.name else {
      guard let root = transition.appearing.first else { return }
      stack = transition.appearing.map { ($0, .launch) }
      seen.formUnion(transition.appearing)
      story.append("launch \(root)")
      for child in transition.appearing.dropFirst() {
        doubts.append("\(child) appears together with \(root): in which container it lies, and who put it there")
      }
      return
    }
    guard let to = transition.appearing.first(where: { !transition.disappearing.contains($0) }) else {
      guard let from = transition.disappearing.first(where: { name in stack.dropFirst().contains { $0.name == name } })
      else { return }
      story.append("dismiss \(from)\(animated)")
      stack.removeAll { $0.name == from }
      return
    }
    let from = transition.disappearing.first
    if let from, from == top, transition.comesFirst, transition.isAnimated != true, stack.last?.way != .present {
      // Only a tab bar tells who comes first.
      let tab = pushed.contains(to) ? firstPushed ?? to : to
      story.append("select \(tab) in tabs")
      stack[stack.count - 1] = (to, .select)
      seen.insert(to)
      return
    }
    if let place = stack.firstIndex(where: { $0.name == to }), let from,
      let gone = stack.first(where: { $0.name == from })
    {
      switch gone.way {
      case .push:
        story.append(place == stack.count - 2 || stack.count < 3 ? "pop nav\(animated)" : "pop nav to \(to)\(animated)")
      case .present: story.append("dismiss \(from)\(animated)")
      case .launch, .select: story.append("select \(to) in tabs")
      }
      stack.removeSubrange((place + 1)...)
    } else if seen.contains(to), !pushed.contains(to), from != nil, stack.last?.way != .present {
      story.append("select \(to) in tabs")
      doubts.append("\(to) takes the place of \(from ?? top): whether they are tabs")
      stack[stack.count - 1] = (to, .select)
    } else if let from, isPush(transition, from, to) {
      firstPushed = firstPushed ?? from
      pushed.insert(to)
      story.append("push \(to) on nav\(animated)")
      stack.append((to, .push))
    } else {
      story.append("present \(to) from \(from ?? top)\(animated)")
      stack.append((to, .present))
    }
    seen.insert(to)
  }

  /// A push first sends *did* to the controller that has left, a presentation to the presented controller. A pushed
  /// controller gets its parent.
  private func isPush(_ transition: Transition, _ from: String, _ to: String) -> Bool {
    if transition.hasParent { return true }
    guard let left = transition.done.firstIndex(of: from), let came = transition.done.firstIndex(of: to) else {
      return false
    }
    return left < came
  }

  // MARK: The text

  private mutating func write(_ title: String, _ log: DeviceLog, _ order: [(name: String, instance: LogInstance)]) {
    let usesNavigation = story.contains { $0.utf8.starts(with: "push ".utf8) || $0.utf8.starts(with: "pop ".utf8) }
    let tabs = story.compactMap { line -> String? in
      let words = line.split(separator: " ")
      return words.first == "select" && words.count > 1 ? String(words[1]) : nil
    }
    var names = order.map { $0.name }
    var classes: [String: String] = [:]
    for (name, instance) in order { classes[name] = instance.className }
    // A navigation controller that the log itself shows is the container.
    var text = "vcsim 1\ntitle \"\(title)\"\n"
    let screen = LogScreen(log)
    let mode = Self.mode(log, isFilled: screen?.isFilled ?? false)
    if let mode { text += "mode \(mode.name)\n" }
    if let line = screen?.line(in: mode ?? .standard) { text += line + "\n" }
    if screen?.isLandscape ?? false { doubts.append("which way the device was held at the launch") }
    let options = Self.options(log, order)
    hasControllers = !names.isEmpty
    if hasControllers { text += "only \(names.joined(separator: " "))\n\n" }
    var root =
      stack.isEmpty ? nil : story.first { $0.utf8.starts(with: "launch ".utf8) }.map { String($0.dropFirst(7)) }
    var containers = ""
    var inNavigation: (root: String, name: String)?
    if usesNavigation, let first = firstPushed ?? root {
      let own = names.first { Self.isNavigation($0) && $0 != first }
      let name = own ?? "nav"
      inNavigation = (first, name)
      names.removeAll { $0 == own }
      containers += "controller \(name) is navigation of \(first)\n" + classLine(own, classes)
      story = story.map { Self.replacing($0, "nav", name) }
      if root == first { root = name } else if root != name { doubts.append("how \(name) comes onto the screen") }
    }
    if !tabs.isEmpty, let first = root {
      var members = [first]
      for tab in tabs {
        // A controller inside the navigation controller is no tab itself.
        let name = tab == inNavigation?.root ? inNavigation?.name ?? tab : tab
        if name != tab { story = story.map { $0 == "select \(tab) in tabs" ? "select \(name) in tabs" : $0 } }
        if !members.contains(name) { members.append(name) }
      }
      containers += "controller tabs is tab bar of \(members.joined(separator: " "))\n"
      root = "tabs"
    }
    for name in names { text += "controller \(name)\n" + classLine(name, classes) + (options[name] ?? "") }
    let declared = Set(names)
    let own = order.map { $0.name }.filter { !declared.contains($0) }
    let bare = text + own.map { "controller \($0)\n" + classLine($0, classes) }.joined() + "\n"
    text += containers + "\n"
    if let root, let place = story.firstIndex(where: { $0.utf8.starts(with: "launch ".utf8) }) {
      story[place] = "launch \(root)"
    }
    if !story.contains(where: { $0.utf8.starts(with: "launch".utf8) }) {
      if let first = names.first { story.insert("launch \(first)", at: 0) }
      doubts.append("what is on screen at the launch")
    }
    self.text = settled(text, otherwise: bare, root: root, first: names.first)
    maps = Self.maps(order)
  }

  /// The declarations with the doubts and the story below them, of which only what can be played is no comment. `bare` are the
  /// declarations without the containers.
  private mutating func settled(_ head: String, otherwise bare: String, root: String?, first: String?) -> String {
    var text = head
    let launch = "launch \(root ?? first ?? "screen")\n"
    if !Self.wrongLines(Source(name: "", text: text + launch)).isEmpty {
      // The pattern was misread: the controllers alone are certain.
      text = bare
      if let first { story = ["launch \(first)"] + story.map { "# " + $0 } }
    }
    story = Self.sayable(story, after: text)
    if let first, !story.contains(where: { $0.utf8.starts(with: "launch ".utf8) }) {
      // None of the marks launches the app.
      story = Self.sayable(["launch \(first)"] + story, after: text)
    }
    if story.contains(where: { $0.utf8.starts(with: "# ".utf8) }) {
      doubts.append("the meaning of the lines in the comments below")
    }
    for doubt in doubts { text += "# Not told by the log: \(doubt).\n" }
    return text + story.map { $0 + "\n" }.joined()
  }

  /// The classes with several objects, as `--map` takes them.
  private static func maps(_ order: [(name: String, instance: LogInstance)]) -> [String] {
    var byClass: [(String, [String])] = []
    var places: [String: Int] = [:]
    for (name, instance) in order {
      if let place = places[instance.className] {
        byClass[place].1.append(name)
      } else {
        places[instance.className] = byClass.count
        byClass.append((instance.className, [name]))
      }
    }
    return byClass.filter { $0.1.count > 1 }.map { $0.0 + "=" + $0.1.joined(separator: ",") }
  }

  /// The story with what is no line of the language, or cannot be where it stands, as comments: marks are the app's own words,
  /// and what was read off a pattern may be something else.
  private static func sayable(_ story: [String], after head: String) -> [String] {
    var story = story.map { $0.visible }
    let first = head.utf8.count { $0 == 10 } + 1
    for attempt in 1...mostAttempts {
      let source = Source(name: "", text: head + story.map { $0 + "\n" }.joined())
      let wrong = wrongLines(source).map { $0 - first }.filter {
        story.indices.contains($0) && !story[$0].hasPrefix("# ")
      }
      guard let next = wrong.min() else { break }
      // After so many errors, nothing of the rest is certain.
      let left = attempt < mostAttempts ? wrong : story.indices[next...].filter { !story[$0].hasPrefix("# ") }
      for place in left { story[place] = "# " + story[place] }
    }
    return story
  }

  /// Each takes a run of the story.
  private static let mostAttempts = 200

  /// The lines that cannot be understood; where all can, the first that no app could do.
  private static func wrongLines(_ source: Source) -> [Int] {
    let (scenario, lines) = Scenario.wrongLines(of: source)
    guard let scenario else { return lines }
    for mode in scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes {
      var simulator = Simulator(scenario, mode: mode)
      if case .fault(let fault) = simulator.collect().outcome { return [Diagnostic(fault, in: source).line] }
    }
    return []
  }

  private func classLine(_ name: String?, _ classes: [String: String]) -> String {
    guard let name, let className = classes[name], !className.isEmpty,
      className.utf8.allSatisfy(LogBytes.isWord)
    else { return "" }
    return "  class \(className)\n"
  }

  /// The facts that the log shows of each controller: the size in which its view was loaded, a storyboard, that nothing
  /// retained it.
  private static func options(_ log: DeviceLog, _ order: [(name: String, instance: LogInstance)]) -> [String: String] {
    var archived: Set<LogInstance> = []
    var loaded: [LogInstance: Size] = [:]
    var last: [LogInstance: Callback] = [:]
    for (entry, instance) in zip(log.entries, log.instances) {
      guard case .call(let call) = entry.content, let instance, let callback = call.message.callback else { continue }
      if callback == .initWithCoder || callback == .awakeFromNib { archived.insert(instance) }
      if callback == .viewDidLoad, loaded[instance] == nil { loaded[instance] = call.viewSize }
      last[instance] = callback
    }
    var options: [String: String] = [:]
    for (name, instance) in order {
      let size = loaded[instance].flatMap { $0 == Size(0, 0) ? nil : " \($0.width)x\($0.height)" }
      if archived.contains(instance) {
        options[name, default: ""] += "  view from storyboard\(size ?? "")\n"
      } else if let size {
        options[name, default: ""] += "  view from nib\(size)\n"
      }
      if last[instance] == .dealloc { options[name, default: ""] += "  held by UIKit only\n" }
    }
    return options
  }

  private static func isNavigation(_ name: String) -> Bool {
    let lowered = LogBytes.lowered(name)
    return lowered.hasSuffix("nav") || lowered.hasSuffix("navigation")
  }

  private static func replacing(_ line: String, _ word: String, _ other: String) -> String {
    line.split(separator: " ").map { $0 == word ? other : String($0) }.joined(separator: " ")
  }

  /// The version by what only some versions send; nil if the log has nothing of the kind.
  private static func mode(_ log: DeviceLog, isFilled: Bool) -> Mode? {
    let (oldest, newest) = (Mode.all[0], Mode.all[Mode.all.count - 1])
    var (first, last) = (oldest, newest)
    for callback in log.callbacks {
      let ranges = callback.modes.ranges
      first = max(first, ranges.first?.first ?? first)
      if let end = ranges.last?.last { last = min(last, end) }
    }
    // Before, no bar left a view the whole screen.
    if isFilled, last >= .ios7 { first = max(first, .ios7) }
    guard first <= last, first > oldest || last < newest else { return nil }
    // The nearest to the default that the callbacks allow.
    return min(max(first, .standard), last)
  }
}
