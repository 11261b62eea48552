/// The point of a difference between two versions of iOS: a sentence from the lines that differ, with the fix of their rule.
package struct Headline: Hashable, Sendable {
  /// A sentence, without the version at its beginning.
  package let text: String
  /// The receiver whose lines it is about; nil for the console.
  package let receiver: String?
  /// The change in an app, if the rule of the lines says so.
  package let fix: String?
  /// The rule of most of its lines.
  package let rule: RuleID?
  /// The larger, the more an app notices.
  let weight: Int
}

extension Headline {
  /// The kinds of differences, with what an app notices most first.
  fileprivate enum Kind: Int, CaseIterable {
    case exception, warning, lostAppearance, gainedAppearance, rotation, animation, order, lost, gained, query, layout
    case appearing

    var weight: Int { Self.allCases.count - rawValue }
  }

  /// Lines of one kind about one receiver.
  fileprivate struct Group {
    let kind: Kind
    let receiver: String?
    let isLost: Bool
    /// For the console the text.
    var callbacks: [String] = []
    var actions: [String] = []
    var rules: [RuleID?] = []
    /// Whether the receiver gets the callback in the other version too, in the same action.
    var isAgain = false
  }

  /// The headlines of a comparison, the one that an app notices most first.
  package static func all(of steps: [StepDifference]) -> [Headline] {
    var groups: [Group] = []
    for step in steps where !step.isEmpty {
      for line in step.lines where line.differs { add(line, in: step, to: &groups) }
    }
    let headlines = groups.map { $0.headline }
    return headlines.indices.sorted { left, right in
      (-headlines[left].weight, left) < (-headlines[right].weight, right)
    }.map { headlines[$0] }
  }

  private static func add(_ line: ComparedLine, in step: StepDifference, to groups: inout [Group]) {
    let isLost: Bool
    switch line.kind {
    case .missing: isLost = true
    case .unexpected: isLost = false
    case .moved, .changed: isLost = false
    case .same, .skipped, .nested: return
    }
    guard let (kind, receiver, word) = subject(of: line, in: step) else { return }
    let isAgain =
      kind == .gainedAppearance
      && step.lines.contains { other in
        !other.differs && other.line.message?.receiver == receiver && other.line.message?.callback.selector == word
      }
    let place =
      groups.firstIndex {
        $0.kind == kind && $0.receiver == receiver && $0.isLost == isLost && $0.isAgain == isAgain
      } ?? groups.count
    if place == groups.count {
      groups.append(Group(kind: kind, receiver: receiver, isLost: isLost))
      groups[place].isAgain = isAgain
    }
    if !groups[place].callbacks.contains(word) { groups[place].callbacks.append(word) }
    if groups[place].actions.last != step.text { groups[place].actions.append(step.text) }
    groups[place].rules.append(line.line.rule)
  }

  /// The kind of a line that differs, its receiver, and its callback or its text; nil for a line that no headline is about.
  private static func subject(of line: ComparedLine, in step: StepDifference) -> (Kind, String?, String)? {
    switch line.line.content {
    case .exception(let name, let reason): return (.exception, nil, "\(name): \(reason)")
    case .warning(let text): return (.warning, nil, text)
    case .gap, .other: return nil
    case .message(let message):
      let (callback, selector) = (message.callback, message.callback.selector)
      let isAppearance = callback.family == .appearance
      switch line.kind {
      case .missing:
        if callback == .viewIsAppearing { return (.appearing, nil, selector) }
        if isAppearance { return (.lostAppearance, message.receiver, selector) }
        return (kind(of: callback, else: .lost), message.receiver, selector)
      case .unexpected:
        if callback == .viewIsAppearing { return (.appearing, nil, selector) }
        if isAppearance { return (.gainedAppearance, message.receiver, selector) }
        return (kind(of: callback, else: .gained), message.receiver, selector)
      case .moved: return isAppearance ? (.order, message.receiver, selector) : nil
      case .changed:
        return line.changes.contains { $0.key == .animated } && isAppearance
          ? (.animation, message.receiver, selector) : nil
      case .same, .skipped, .nested: return nil
      }
    }
  }

  private static func kind(of callback: Callback, else kind: Kind) -> Kind {
    switch callback {
    case .viewWillTransitionToSize, .willRotate, .willAnimateRotation, .didRotate: .rotation
    case .shouldAutorotate, .shouldAutorotateToInterfaceOrientation, .supportedInterfaceOrientations,
      .preferredInterfaceOrientationForPresentation:
      .query
    case _ where callback.family == .layout: .layout
    default: kind
    }
  }
}

extension Headline.Group {
  var headline: Headline {
    let rule = mostFrequentRule
    return Headline(
      text: text, receiver: receiver, fix: rule.flatMap { RuleBook.rule($0).fix }, rule: rule, weight: kind.weight)
  }

  private var mostFrequentRule: RuleID? {
    var best: (rule: RuleID, score: Int)?
    for case let rule? in rules where best?.rule != rule {
      // A rule with a fix says more than one without.
      let score = rules.count { $0 == rule } + (RuleBook.rule(rule).fix == nil ? 0 : 1000)
      if best.map({ $0.score < score }) ?? true { best = (rule, score) }
    }
    return best?.rule
  }

  private var text: String {
    let name = receiver ?? ""
    let when = Headline.phrase(actions)
    switch kind {
    case .exception:
      return isLost
        ? "the app no longer ends with \(Headline.quoted(callbacks[0])) \(when)"
        : "the app ends with \(Headline.quoted(callbacks[0])) \(when)"
    case .warning:
      return isLost
        ? "UIKit no longer prints \(Headline.quoted(callbacks[0])) \(when)"
        : "UIKit prints \(Headline.quoted(callbacks[0])) \(when)"
    case .lostAppearance:
      let what = callbacks.count >= 4 ? "appearance callbacks" : Headline.list(callbacks)
      return "\(name) no longer gets \(what) \(when)"
    case .gainedAppearance:
      let what = callbacks.count >= 4 ? "appearance callbacks" : Headline.list(callbacks)
      return isAgain ? "\(name) gets \(what) once more \(when)" : "\(name) also gets \(what) \(when)"
    case .animation: return "the appearance of \(name) is animated otherwise \(when)"
    case .order: return "\(name) gets \(Headline.list(callbacks)) at another place \(when)"
    case .appearing:
      return isLost ? "viewIsAppearing: is no longer called" : "viewIsAppearing: is called once per appearance"
    case .query:
      return isLost
        ? "UIKit no longer queries \(Headline.list(callbacks)) of \(name) \(when)"
        : "UIKit queries \(Headline.list(callbacks)) of \(name) \(when)"
    case .layout:
      return "\(name) is laid out \(isLost ? "less" : "more") often \(when)"
    case .rotation, .lost, .gained:
      return isLost
        ? "\(name) no longer gets \(Headline.list(callbacks)) \(when)"
        : "\(name) gets \(Headline.list(callbacks)) \(when)"
    }
  }
}

extension Headline {
  fileprivate static func list(_ words: [String]) -> String {
    guard words.count > 3 else { return words.joined(with: "and") }
    return words.prefix(2).joined(separator: ", ") + " and \(words.count - 2) more callbacks"
  }

  /// A text of the console, short enough for a sentence.
  fileprivate static func quoted(_ text: String) -> String {
    let most = 70
    let short = text.count > most ? String(text.prefix(most)) + "…" : text
    return "\"" + short + "\""
  }

  /// Actions as a part of a sentence: `when sheet is presented and dismissed`.
  fileprivate static func phrase(_ actions: [String]) -> String {
    var parts: [(subject: String, verbs: [String])] = []
    for action in actions {
      let (subject, verb) = clause(action)
      if let place = parts.firstIndex(where: { $0.subject == subject && !subject.isEmpty }) {
        if !parts[place].verbs.contains(verb) { parts[place].verbs.append(verb) }
      } else if !parts.contains(where: { $0.subject == subject && $0.verbs == [verb] }) {
        parts.append((subject, [verb]))
      }
    }
    guard parts.count <= 3 else { return "in \(parts.count) actions" }
    return parts.map { $0.subject.isEmpty ? $0.verbs[0] : "when \($0.subject) " + verbs($0.verbs) }.joined(with: "and")
  }

  /// `is presented and dismissed`
  private static func verbs(_ verbs: [String]) -> String {
    let passive = verbs.filter { $0.hasPrefix("is ") }.map { String($0.dropFirst(3)) }
    return passive.count == verbs.count ? "is " + passive.joined(with: "and") : verbs.joined(with: "and")
  }

  /// The subject and the verb of an action; without a subject, the whole phrase.
  private static func clause(_ action: String) -> (subject: String, verb: String) {
    let words = action.split(separator: " ").map { String($0) }
    let name = words.count > 1 ? words[1] : ""
    switch (words[0], words.count) {
    case ("launch", _), ("relaunch", _): return ("", "at the launch")
    case ("present", 2...), ("show", 2...): return (name, "is presented")
    case ("dismiss", 2...): return (name, "is dismissed")
    case ("push", 2...): return (name, "is pushed")
    case ("pop", 2...): return (name, "pops")
    case ("tap", 2...), ("select", 2...): return (name, words[0] == "tap" ? "is tapped" : "is selected")
    case ("add", 4) where words[2] == "to": return (name, "is added")
    case ("remove", 4) where words[2] == "from": return (name, "is removed")
    case ("rotate", _): return ("the device", "rotates")
    case ("background", 1): return ("the app", "enters the background")
    case ("foreground", 1): return ("the app", "returns from the background")
    case ("memory", _): return ("", "at a memory warning")
    default: return ("", "at '\(action)'")
    }
  }

  /// What is said if nothing is lost or new: the first callback that comes at another place.
  private static func firstMove(in steps: [StepDifference]) -> String? {
    for step in steps {
      for line in step.lines {
        guard case .moved = line.kind, let message = line.line.message else { continue }
        var group = Group(kind: .order, receiver: message.receiver, isLost: false)
        (group.callbacks, group.actions, group.rules) = ([message.callback.selector], [step.text], [line.line.rule])
        return group.headline.text
      }
    }
    return nil
  }

  /// The sentences for two versions: the first with the later version before it, at most two others, and how many there are
  /// more; with the fix of the first. If nothing differs, that, with the number of lines that were compared.
  package static func sentences(of steps: [StepDifference], from old: Mode, to new: Mode) -> (
    texts: [String], fix: String?
  ) {
    let lines = steps.reduce(0) { $0 + $1.lines.count }
    guard steps.contains(where: { !$0.isEmpty }) else {
      return (
        [
          "Nothing changes in this story from iOS \(old.major) to iOS \(new.major) (\(lines.counted("line")) compared)."
        ], nil
      )
    }
    let all = all(of: steps)
    guard let first = all.first else {
      return (["On iOS \(new.major), \(firstMove(in: steps) ?? "only times and sizes differ")."], nil)
    }
    var texts = ["On iOS \(new.major), \(first.text)."]
    let others = all.dropFirst().filter { $0.weight > Kind.layout.weight || $0.weight == Kind.appearing.weight }
    let shown = others.prefix(2).map { $0.text }
    for text in shown { texts.append("Also: \(text).") }
    if others.count > shown.count { texts.append("And \(others.count - shown.count) more.") }
    return (texts, first.fix)
  }
}

extension Scenario {
  /// The scenario on the phone of the newest version, if it states no device: else phones would differ, and with them each size.
  package func onOnePhone(of modes: [Mode]) -> Scenario {
    guard header.device == nil, let newest = modes.max() else { return self }
    var copy = self
    copy.header.device = header.device(in: newest)
    return copy
  }
}
