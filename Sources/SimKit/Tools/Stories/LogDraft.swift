/// A scenario out of a log: the controllers of its classes, and the best of the stories that would print it.
///
/// Comments say what the log leaves open. If the app has written marks into the log, these are the story.
package struct LogDraft: Sendable {
  package private(set) var text = ""
  /// False for a log that speaks of no controller, no app, and no scene: there is nothing to draft then.
  package private(set) var hasReceivers = false
  /// The facts that the log doesn't state.
  package private(set) var doubts: [String] = []
  /// The controllers of a draft that is played as a trial, and those whose lines are compared.
  private var declared: (all: [ControllerDeclaration], shown: Set<String>) = ([], [])

  /// A controller of the log, and its name in the scenario.
  typealias Member = (name: String, instance: LogInstance)

  /// A line of the story, or words that are none.
  private struct Line {
    var words: String
    var isComment = false
    var text: String { (isComment ? "# " : "") + words + "\n" }
  }

  package init(_ log: DeviceLog, _ explanation: Explanation, title: String) {
    let told = log.hasMarks ? nil : explanation.stories.first
    self.init(
      log, explanation, told, title: title, mode: told.map { $0.trial?.mode ?? Self.mode($0, log, explanation) })
    if told == nil, !log.hasMarks { doubts.append("what is on screen at the launch") }
  }

  /// - Parameters:
  ///   - told: The story; nil for the marks of the log.
  ///   - mode: The version; nil for a version that the log allows.
  ///   - isTrial: The text is only played: controllers of the log without a part in the story are not in it.
  init(
    _ log: DeviceLog, _ explanation: Explanation, _ told: ExplainedStory?, title: String, mode: Mode?,
    isTrial: Bool = false
  ) {
    // A piece of the log lacks facts of the others.
    let facts = explanation.rest.isEmpty ? explanation.facts : LogFacts(log)
    let cast = Self.cast(facts, told, explanation)
    let setting = explanation.frame.setting
    let app = told.map { DraftedApp($0, explanation, cast) }
    let shown = cast.map { $0.name } + (app?.delegating ?? []) + Self.delegates(of: log)
    hasReceivers = !cast.isEmpty || told != nil && !shown.isEmpty
    let screen = LogScreen(log)
    let mode = mode ?? Self.mode(log.modes, isFilled: screen?.isFilled ?? false)
    var header = Header()
    header.title = title
    header.modes = [mode]
    if let screen, !screen.isStandard(in: mode) {
      header.device = screen.device
      header.heldIn = screen.isLandscape ? .landscapeRight : .portrait
    } else if let told, explanation.theatre.apps[told.found.play.app].needsPad {
      header.device = .pad
    }
    header.heldByUIKitOnly = told != nil && setting.isHeldByUIKitOnly
    header.hasSceneManifest = setting.hasScenes && mode >= .ios13
    header.showsInsets = setting.showsInsets && mode >= .ios11
    if screen?.isLandscape ?? false { doubts.append("which way the device was held at the launch") }
    if let doubt = log.doubt { doubts.append(doubt.words) }
    var own = [Form.Structure.version.line(.text(Operand.languageVersion))] + header.lines()
    if !setting.rare.isEmpty {
      // Few classes have these methods: a trace shows them if its filter does.
      let logged = log.callbacks
      let callbacks = Callback.allCases.filter { logged.contains($0) && $0.modes.contains(mode) }
      own.append(callbacks.reduce("callbacks") { $0 + " " + $1.selector })
    }
    declared.shown = Set(shown)
    func head(_ app: DraftedApp, _ ids: [ControllerID]) -> [String] {
      let idle = isTrial ? Set(app.idle(ids)) : []
      let hidden = Set(app.stated(Array(idle)).map { $0.name })
      let names = shown.filter { !hidden.contains($0) }
      return own + (names.isEmpty ? [] : [Form.Structure.only.line(.texts(names)), ""])
        + app.declarations(ids.filter { !idle.contains($0) }, facts) + [""]
    }
    let alone = DraftedApp(cast, isArchived: header.heldByUIKitOnly)
    let launch = alone.story(facts).map { Line(words: $0) }
    var story = Self.marks(log)
    if let told, let app {
      let ids = app.declared(cast)
      let whole = head(app, ids)
      doubts += app.doubts(told, explanation)
      story = app.story(facts).map { Line(words: $0) }
      if Self.settled(Array(story.prefix(story.count - app.actionCount + 1)), after: whole)?.launches ?? false {
        declared.all = app.stated(ids)
        tell(story, after: whole, launch)
        return
      }
      // The pattern was misread: the controllers alone are certain.
      story = launch + story.map { Line(words: $0.words, isComment: true) }
    }
    let ids = alone.declared(cast)
    declared.all = alone.stated(ids)
    tell(story, after: head(alone, ids), launch)
  }

  /// The version in which a story is told: that nearest to the default of those in which it prints the log.
  static func mode(_ told: ExplainedStory, _ log: DeviceLog, _ explanation: Explanation) -> Mode {
    var theatre = explanation.theatre
    // Another app of the story may print the log in other versions.
    let modes = ExplainedStory.modes(of: [told.found], explanation.log, &theatre, among: explanation.frame.modes)
    return mode(modes, isFilled: LogScreen(log)?.isFilled ?? false)
  }

  /// The story in the app's own words.
  private static func marks(_ log: DeviceLog) -> [Line] {
    log.entries.compactMap { entry in
      guard case .action(let words) = entry.content else { return nil }
      if words.isEmpty { return Line(words: "an action without words", isComment: true) }
      let visible = words.visible
      return visible.hasPrefix("# ")
        ? Line(words: String(visible.dropFirst(2)), isComment: true) : Line(words: visible)
    }
  }

  /// The controllers of the log; two of a class that has two roles in the story.
  private static func cast(_ facts: LogFacts, _ told: ExplainedStory?, _ explanation: Explanation) -> [Member] {
    let cast = facts.cast
    guard let play = told?.found.play, let twin = play.twin, let lane = play.lane(of: Int(twin.role)),
      let instance = explanation.log.lanes[lane].instance, cast.contains(where: { $0.instance == instance })
    else { return cast }
    return cast + [(LogFacts.name(for: instance) { name in !cast.contains { $0.name == name } }, instance)]
  }

  /// The delegates of the app and its scene, if they log.
  private static func delegates(of log: DeviceLog) -> [String] {
    let kinds = Set(log.callbacks.map { StoryLine.kind(of: $0) })
    return (kinds.contains(.app) ? [Receiver.appName] : []) + (kinds.contains(.scene) ? [Receiver.sceneName] : [])
  }

  /// The scenario, read; nil if its lines are wrong.
  var scenario: Scenario? { Scenario.wrongLines(of: Source(name: "", text: text)).scenario }

  /// The scenario of a trial with all controllers whose lines are compared.
  func whole(_ played: Scenario) -> Scenario {
    var whole = played
    whole.controllers = declared.all
    let shown = declared.all.indices.filter { declared.shown.contains(declared.all[$0].name) }
    if whole.header.filter.controllers != nil { whole.header.filter.controllers = shown.map { ControllerID($0) } }
    return whole
  }

  // MARK: The text

  /// The declarations with the doubts and the story below them, of which only what can be played is no comment.
  private mutating func tell(_ story: [Line], after head: [String], _ launch: [Line]) {
    var settled = Self.settled(story, after: head)
    if settled?.launches != true {
      // None of the marks launches the app.
      settled = Self.settled(launch + story, after: head) ?? (launch + story, true)
    }
    let story = settled?.story ?? story
    if story.contains(where: { $0.isComment }) { doubts.append("the meaning of the lines in the comments below") }
    text = (head + doubts.map { "# Not told by the log: \($0)." }).map { $0 + "\n" }.joined()
    text += story.map { $0.text }.joined()
  }

  /// The story with what is no line of the language, or cannot be where it is, as comments: marks are the app's own words,
  /// and what was read off a pattern may be something else; and whether it launches the app. Nil if the lines above it are wrong.
  private static func settled(_ story: [Line], after head: [String]) -> (story: [Line], launches: Bool)? {
    var story = story
    func comment(_ lines: [Int]) -> Bool {
      let places = lines.map { $0 - head.count - 1 }.filter { story.indices.contains($0) && !story[$0].isComment }
      for place in places { story[place].isComment = true }
      return !places.isEmpty
    }
    var parsed: (scenario: Scenario?, lines: [Int])
    repeat {
      let text = head.map { $0 + "\n" } + story.map { $0.text }
      parsed = Scenario.wrongLines(of: Source(name: "", text: text.joined()))
    } while comment(parsed.lines)
    guard var scenario = parsed.scenario else { return nil }
    for mode in scenario.header.runModes {
      for attempt in 1...mostAttempts {
        var simulator = Simulator(scenario, mode: mode)
        guard case .fault(let fault) = simulator.collect().outcome else { break }
        // After so many errors, nothing of the rest is certain.
        let lines = attempt < mostAttempts ? [fault.line] : Array(fault.line...head.count + story.count)
        guard comment(lines) else { return nil }
        scenario.story.removeAll { lines.contains($0.line) }
      }
    }
    return (story, scenario.story.contains { $0.action?.launches ?? false })
  }

  /// Each takes a run of the story.
  private static let mostAttempts = 200

  /// The version nearest to the default in which the story prints the log, of some versions.
  private static func mode(_ modes: [Mode], isFilled: Bool) -> Mode {
    var modes = modes
    // Before, no bar left a view the whole screen.
    if isFilled, let last = modes.last, last >= .ios7 { modes = modes.filter { $0 >= .ios7 } }
    return modes.first { $0 >= .standard } ?? modes.last ?? .standard
  }
}
