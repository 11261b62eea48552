/// A scenario out of a log: the controllers of its classes, and the best of the stories that would print it.
///
/// Comments say what the log leaves open. If the app has written marks into the log, these are the story.
package struct LogDraft: Sendable {
  /// The scenario.
  package private(set) var text = ""
  /// `DetailViewController=detail,detail2` for classes whose objects `diff` cannot guess.
  package private(set) var maps: [String] = []
  /// False for a log that speaks of no controller: there is nothing to draft then.
  package private(set) var hasControllers = false
  /// The facts that the log doesn't state.
  package private(set) var doubts: [String] = []

  private var story: [String] = []
  /// The controllers in the order of the log.
  private var cast: Cast = []
  private typealias Cast = [(name: String, instance: LogInstance)]

  package init(_ log: DeviceLog, _ explanation: Explanation, title: String) {
    cast = Self.cast(of: log, explanation)
    hasControllers = !cast.isEmpty
    maps = Self.maps(cast)
    var text = "vcsim 1\ntitle \"\(title)\"\n"
    let screen = LogScreen(log)
    let hasMarks = log.entries.contains { if case .action = $0.content { true } else { false } }
    let told = hasMarks ? nil : explanation.stories.first
    let mode = Self.mode(log, isFilled: screen?.isFilled ?? false, told)
    if let mode { text += "mode \(mode.name)\n" }
    let needsPad = told.map { explanation.theatre.apps[$0.found.play.app].needsPad } ?? false
    if let line = screen?.line(in: mode ?? .standard) ?? (needsPad ? "device pad" : nil) { text += line + "\n" }
    if explanation.frame.setting.hasScenes, mode.map({ $0 >= .ios13 }) ?? false { text += "scenes\n" }
    if screen?.isLandscape ?? false { doubts.append("which way the device was held at the launch") }
    if hasControllers { text += "only \(cast.map { $0.name }.joined(separator: " "))\n\n" }
    let options = Self.options(log, cast)
    let declared = cast.map { "controller \($0.name)\n" + classLine($0.instance) + (options[$0.name] ?? "") }
    let bare = text + declared.joined() + "\n"
    var root = cast.first?.name
    if let told {
      let roles = StoryRoles(told, explanation, cast)
      text += roles.declarations(declared) + "\n"
      root = roles.name(explanation.theatre.apps[told.found.play.app].root)
      story = roles.story
      doubts += roles.doubts(told, explanation)
    } else {
      text = bare
      story = log.entries.compactMap { entry in
        guard case .action(let words) = entry.content else { return nil }
        return words.isEmpty ? "# an action without words" : words
      }
      if !hasMarks { doubts.append("what is on screen at the launch") }
    }
    if let doubt = log.doubt { doubts.append(doubt.words) }
    self.text = settled(text, otherwise: bare, root: root, first: cast.first?.name)
  }

  /// The controllers that the log shows, with names for a scenario; two of a class that has two roles in the story.
  private static func cast(of log: DeviceLog, _ explanation: Explanation) -> Cast {
    var cast: Cast = []
    var known: Set<LogInstance> = []
    var taken: Set<String> = ["app"]
    func add(_ instance: LogInstance) {
      var base = ClassName.spoken(instance.className)
      if base.isEmpty || !isName(base) { base = "screen" }
      cast.append((ClassName.free(base) { taken.insert($0).inserted }, instance))
    }
    for (entry, instance) in zip(log.entries, log.instances) {
      guard case .call(let call) = entry.content, let instance, isController(call), known.insert(instance).inserted
      else { continue }
      add(instance)
    }
    let play = explanation.stories.first?.found.play
    for twin in play?.twins ?? [] {
      let instance = play?.lane(of: Int(twin.role)).flatMap { explanation.log.lanes[$0].instance }
      if let instance, known.contains(instance) { add(instance) }
    }
    return cast
  }

  /// False for the words that the language keeps for itself.
  static func isName(_ word: String) -> Bool {
    Scenario.parse(Source(name: "", text: "vcsim 1\ncontroller \(word)\nlaunch \(word)\n")).diagnostics.isEmpty
  }

  private static func isController(_ call: LoggedCall) -> Bool {
    switch call.message.callback?.family {
    case .loading, .appearance, .containment, .rotation: !call.className.hasSuffix("Delegate")
    default: false
    }
  }

  // MARK: The text

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
  private static func maps(_ cast: Cast) -> [String] {
    var byClass: [(String, [String])] = []
    var places: [String: Int] = [:]
    for (name, instance) in cast {
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

  private func classLine(_ instance: LogInstance) -> String {
    let name = instance.className
    return name.isEmpty || !name.utf8.allSatisfy(LogBytes.isWord) ? "" : "  class \(name)\n"
  }

  /// The facts that the log shows of each controller: the size in which its view was loaded, a storyboard, that nothing
  /// retained it.
  private static func options(_ log: DeviceLog, _ cast: Cast) -> [String: String] {
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
    for (name, instance) in cast {
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

  /// The version nearest to the default in which the story prints the log; nil for the default itself.
  private static func mode(_ log: DeviceLog, isFilled: Bool, _ story: ExplainedStory?) -> Mode? {
    let callbacks = log.callbacks
    let own = Mode.all.filter { mode in callbacks.allSatisfy { $0.modes.contains(mode) } }
    var modes = story.map { $0.modes } ?? (own.isEmpty ? Mode.all : own)
    // Before, no bar left a view the whole screen.
    if isFilled, let last = modes.last, last >= .ios7 { modes = modes.filter { $0 >= .ios7 } }
    let mode = modes.first { $0 >= .standard } ?? modes.last
    return mode == .standard ? nil : mode
  }
}
