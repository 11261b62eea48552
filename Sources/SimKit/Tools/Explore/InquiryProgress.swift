extension Inquiry {
  /// The lines of the question that a story has shown so far.
  struct Progress: Hashable, Sendable {
    private(set) var count = 0
    private(set) var isArmed = false

    /// Returns true if the event is the answer.
    mutating func receive(_ event: TraceEvent, _ inquiry: Inquiry, in scenario: Scenario) -> Bool {
      switch inquiry.form {
      case .after(let line, nil, _): return receive(event, line, scenario)
      case .after(let line, let other?, let without):
        let isAnswer = isArmed && line.fits(event, scenario)
        follow(event, other, without, scenario)
        return isAnswer
      case .before(let line, let other, let without):
        let isAnswer = !isArmed && line.fits(event, scenario)
        follow(event, other, without, scenario)
        return isAnswer
      case .moreThan(let most, let line, let between):
        if between?.fits(event, scenario) == true { count = 0 }
        guard line.fits(event, scenario) else { return false }
        count = min(count + 1, most + 1)
        return count > most
      case .unanswered(let line, let answer):
        follow(event, line, answer, scenario)
        return false
      case .rest: return false
      }
    }

    private mutating func receive(_ event: TraceEvent, _ line: Pattern, _ scenario: Scenario) -> Bool {
      guard case .message(_, _, let judgement?) = line else { return line.fits(event, scenario) }
      switch event.content {
      case .step, .note: return endStep(judgement)
      case .call(let call):
        guard line.fits(event, scenario), let geometry = call.geometry else { return false }
        let isEmpty = BoundsJudgement(geometry, changesLater: false) == .empty
        if judgement == .empty { return isEmpty }
        isArmed = isArmed || !isEmpty
      case .gap, .warning, .exception, .remark: break
      }
      return false
    }

    /// Bounds are final at the end of the step. Returns true if that is the answer.
    private mutating func endStep(_ judgement: BoundsJudgement) -> Bool {
      defer { isArmed = false }
      return judgement == .final && isArmed
    }

    /// The bounds before are stale. Returns true if that is the answer.
    mutating func resize(_ id: ControllerID, _ inquiry: Inquiry) -> Bool {
      guard isArmed, case .after(.message(let receiver, _, let judgement?), nil, _) = inquiry.form,
        receiver.controller == id
      else { return false }
      isArmed = false
      return judgement == .stale
    }

    private mutating func follow(_ event: TraceEvent, _ begin: Pattern, _ end: Pattern?, _ scenario: Scenario) {
      if end?.fits(event, scenario) == true { isArmed = false }
      if begin.fits(event, scenario) { isArmed = true }
    }

    /// Returns true if an app that is idle now is the answer.
    mutating func rests(_ app: Simulator, _ inquiry: Inquiry) -> Bool {
      // A finger may rest for as long as it likes.
      guard app.finger == nil else { return false }
      switch inquiry.form {
      case .after(.message(_, _, let judgement?), nil, _): return endStep(judgement)
      case .after, .before, .moreThan: return false
      case .unanswered: return isArmed
      case .rest(let condition, let holds, let other):
        return app.application.isLaunched && condition.holds(in: app) == holds && other?.holds(in: app) ?? true
      }
    }
  }
}

extension Inquiry {
  private var lines: [Pattern] {
    let lines: [Pattern?] =
      switch form {
      case .after(let one, let other, let without): [one, other, without]
      case .before(let one, let other, let without): [one, other, without]
      case .moreThan(_, let one, let between): [one, between]
      case .unanswered(let one, let other): [one, other]
      case .rest: []
      }
    return lines.compactMap { $0 }
  }

  /// Whether one of them states a value of a controller's place.
  package var readsPlaces: Bool {
    messages.contains { $0.fields.contains { FieldKey.ofPlace.contains($0.key) } }
  }

  private var messages: [MessagePattern] {
    lines.compactMap { if case .message(_, let message, _) = $0 { message } else { nil } }
  }

  var askedMessages: [Caller] {
    lines.compactMap {
      if case .message(let receiver, let message, _) = $0 {
        Caller(receiver: receiver, callback: message.callback)
      } else {
        nil
      }
    }
  }

  /// Whether something else than a message, or the end of a step, can answer it.
  var asksOtherEvents: Bool {
    lines.contains { if case .message(_, _, nil) = $0 { false } else { true } }
  }

  /// What has to come before the question compares anything: a story without a line that `leads to` another doesn't break it.
  private var condition: Pattern? {
    switch form {
    case .after(_, let other, _): other
    case .before(let line, _, _), .unanswered(let line, _): line
    case .moreThan, .rest: nil
    }
  }

  var hasCondition: Bool {
    if case .rest(_, _, _?) = form { true } else { condition != nil }
  }

  func isMet(by event: TraceEvent, in scenario: Scenario) -> Bool { condition?.fits(event, scenario) ?? false }

  func isMet(atRest app: Simulator) -> Bool {
    if case .rest(_, _, let condition?) = form { app.finger == nil && condition.holds(in: app) } else { false }
  }
}

extension Inquiry.Pattern {
  fileprivate func fits(_ event: TraceEvent, _ scenario: Scenario) -> Bool {
    switch (self, event.content) {
    case (.message(let receiver, let pattern, _), .call(let call)):
      guard call.callback == pattern.callback, call.receiver == receiver else { return false }
      guard !pattern.fields.isEmpty else { return true }
      let detail = FieldDetail(properties: true, geometry: true, place: FieldKey.ofPlace)
      let message = call.message(detail, in: scenario)
      return pattern.fields.allSatisfy { field in
        field.value == nil ? message[field.key] != nil : message[field.key] == field.value
      }
    case (.warning(let words), .warning(let text, _)): return words.isEmpty || Array(text.utf8).contains(words)
    case (.exception(let words), .exception(let name, let reason, _)):
      return words.isEmpty || Array((name + ": " + reason).utf8).contains(words)
    case (.action(let words), .step(let place)):
      return ExploreBlock.begins(scenario.story[place].text, with: words)
    case (.message, _), (.warning, _), (.exception, _), (.action, _): return false
    }
  }
}

extension Inquiry.Condition {
  func holds(in app: Simulator) -> Bool {
    switch self {
    case .onScreen(let id): app.scenario.objects(of: id).contains { app.shows($0) }
    case .presented(let id): app.scenario.objects(of: id).contains { app.hierarchy[$0].presentation != nil }
    case .inMemory(let id): app.scenario.objects(of: id).contains { app.hierarchy[$0].exists }
    case .interface(let orientation): app.application.interface == orientation
    case .somethingOnScreen: app.hierarchy.controllers.indices.contains { app.shows(ControllerID($0)) }
    }
  }
}

extension Simulator {
  fileprivate func shows(_ id: ControllerID) -> Bool {
    hierarchy.isInWindow(id) && hierarchy[id].appearance == .appeared
  }
}

// MARK: A single run

/// An `assert` that a run breaks.
package struct BrokenAssert: Hashable, Sendable {
  package let text: String
  package let line: Int
  /// The line of the action that breaks it; nil if the run has nothing that it is about.
  package let actionLine: Int?
}

extension Scenario {
  /// The `assert` lines that a run breaks, each with its first action; without an `explore` block also those that compare nothing.
  package func brokenAsserts(in mode: Mode) -> [BrokenAssert] {
    guard !asserts.isEmpty else { return [] }
    var app = Simulator(self, mode: mode)
    var watch = Discovery.Watch(app.scenario, asking: asserts)
    var broken: [Int: Int] = [:]
    var goesOn = true
    while goesOn {
      goesOn = app.playNext(into: &watch)
      watch.look(at: app, hasComplained: false)
      for place in watch.answered where broken[place] == nil { broken[place] = app.line }
      watch.begin(from: watch.progress)
    }
    return asserts.indices.compactMap { place in
      guard broken[place] != nil || watch.unmet[place] && exploration.isEmpty else { return nil }
      return BrokenAssert(text: asserts[place].text, line: asserts[place].line ?? 0, actionLine: broken[place])
    }
  }
}
