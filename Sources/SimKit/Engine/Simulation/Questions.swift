/// A question to the app's code: who is asked what.
struct Question: Hashable, Sendable {
  let receiver: Receiver
  let callback: Callback
  let rule: RuleID
  let argument: Argument

  init(_ receiver: Receiver, _ callback: Callback, about argument: Argument = .none, _ rule: RuleID) {
    (self.receiver, self.callback, self.argument, self.rule) = (receiver, callback, argument, rule)
  }
}

/// The work that goes on with the value of a query.
enum Decision: Hashable, Sendable {
  /// iOS 5: all who have a say about a turn are asked, one after the other. What goes on after a yes is so many works.
  case autorotatesTo(ControllerID, to: Orientation, front: ControllerID, RotationCause, count: Int)
  /// iOS 5: a controller that is about to fill the window appears in the first orientation that it accepts, and the interface of
  /// an app that does not support the one in which it was born turns to it.
  case comesUp(ControllerID, in: Orientation, others: OrientationMask, RuleID, turning: RotationCause?)
  /// `supportedInterfaceOrientations`, iOS 6.
  case supports(ControllerID, MaskPurpose)
  /// The application's delegate restricts what the controller supports.
  case allows(ControllerID?, OrientationMask, MaskPurpose)
  /// `preferredInterfaceOrientationForPresentation`, iOS 6.
  case prefers(ControllerID, among: OrientationMask)
  /// The same, before it is asked what it supports, iOS 13.
  case prefersFirst(ControllerID, RuleID)
  /// After this answer the next works are done, else not.
  case onlyAfter(Answer, count: Int)
  /// After a yes the next work is done, after a no the one behind it.
  case either
}

/// The purpose of a query for a controller's orientations.
enum MaskPurpose: Hashable, Sendable {
  /// The interface might turn.
  case turning(RotationCause)
  /// The app requests one of these orientations, iOS 16.
  case requested(OrientationMask)
  /// The controller is about to fill the window, in the orientation that it prefers, or hasn't been asked for yet.
  case appearing(in: Orientation?, RuleID)
}

/// Questions are works like all messages: the app's code in one runs inside of it, and what it changes counts for the next.
extension Simulator {
  mutating func ask(_ question: Question) {
    let (receiver, callback, argument) = (question.receiver, question.callback, question.argument)
    guard isThere(receiver) else { return }
    let answer = takeAnswer() ?? answer(to: question)
    let isPrinted = overrides(receiver, callback)
    let isQuiet = isQuiet(receiver, callback)
    if isPrinted { emit(call(receiver, callback, argument, question.rule, answer: answer, isQuiet: isQuiet)) }
    let passedOn = questionsPassedOn(question)
    let hasHooks = messages.hasHooks(receiver, callback)
    guard hasHooks || !passedOn.isEmpty else { return answered(answer) }
    if isPrinted { events.depth += 1 }
    if case .controller(let id) = receiver { hierarchy[id].openCallbacks += 1 }
    let start = stack.count
    if hasHooks { stack.append(.code(.hooks(receiver, callback, argument, beforeSuper: true))) }
    stack += passedOn
    if hasHooks { stack.append(.code(.hooks(receiver, callback, argument, beforeSuper: false))) }
    stack.append(.message(.returned(receiver, isPrinted: isPrinted)))
    stack.append(.answered(answer))
    scheduleStack(from: start)
  }

  /// The answer below the query, if there is one.
  private mutating func takeAnswer() -> Answer? {
    guard case .answer(let answer)? = stack.last else { return nil }
    stack.removeLast()
    return answer
  }

  mutating func answered(_ answer: Answer) {
    guard case .then(let decision)? = stack.last else { return }
    stack.removeLast()
    decide(decision, answer)
  }

  private func answer(to question: Question) -> Answer {
    switch (question.callback, question.receiver, question.argument) {
    case (.supportedOrientationsForWindow, .app, _): .mask(applicationMask)
    case (.supportedInterfaceOrientations, .controller(let id), _): .mask(mask(of: id))
    case (.preferredInterfaceOrientationForPresentation, .controller(let id), _):
      .orientation(preferredOrientation(of: id))
    case (.shouldAutorotate, .controller(let id), _): .yes(hierarchy[answering(id)].answers.autorotates)
    case (.shouldPerformSegue, .controller(let id), _): .yes(hierarchy[id].answers.performsSegues)
    case (.shouldAutorotateToInterfaceOrientation, .controller(let id), .orientation(let orientation)):
      .yes(ios5Answer(id, orientation))
    default: .yes(true)
    }
  }

  /// Returns the queries that a UIKit container forwards in its own method.
  private func questionsPassedOn(_ question: Question) -> [Work] {
    guard case .controller(let id) = question.receiver else { return [] }
    if hierarchy[id].answers.answersAsTop, let top = topChild(of: id) {
      return [.ask(Question(.controller(top), question.callback, about: question.argument, .calledByApp))]
    }
    if let toDelegate = questionToSplitDelegate(question, of: id) {
      return Work.ask(toDelegate, answering: answer(to: question))
    }
    switch question.callback {
    case .shouldAutorotateToInterfaceOrientation:
      return askedChildren(id).map {
        .ask(Question(.controller($0), question.callback, about: question.argument, .containersAskChildren))
      }
    case .supportedInterfaceOrientations
    where rules.holds(.childrenAskedInVain) && hierarchy[id].answers.ios6Mask == nil:
      let front = containers[id]?.front(id, self)
      return front.map { [.ask(Question(.controller($0), question.callback, .childrenAskedInVain))] } ?? []
    default: return []
    }
  }

  /// A split view controller answers what its delegate does.
  private func questionToSplitDelegate(_ question: Question, of id: ControllerID) -> Question? {
    guard containers[split: id] != nil, declaration(id).hasDelegate, rules.holds(.splitDelegateStands)
    else { return nil }
    let callback: Callback
    switch question.callback {
    case .supportedInterfaceOrientations: callback = .splitSupportedOrientations
    case .preferredInterfaceOrientationForPresentation: callback = .splitPreferredOrientation
    default: return nil
    }
    return Question(.delegate(id), callback, .splitDelegateStands)
  }

  /// Without an answer nothing goes on.
  mutating func decide(_ decision: Decision, _ answer: Answer?) {
    let isYes = answer == .yes(true)
    switch (decision, answer) {
    case (.autorotatesTo(let id, let target, let front, let cause, let count), _):
      if !isYes { stack.removeLast(count) }
      if answer == .yes(false) { refuseTurn(id, to: target, front: front, cause) }
    case (.comesUp(let id, let orientation, let others, let rule, let cause), .yes):
      guard isYes else { return comeUp(id, others, rule, turning: cause) }
      if let cause { turn(id, to: orientation, cause) } else { application.interface = orientation }
    case (.supports(let id, let purpose), .mask(let mask)): restrict(mask, of: id, for: purpose)
    case (.allows(let id, let own, let purpose), .mask(let mask)): use(own.intersection(mask), of: id, for: purpose)
    case (.prefers(let id, let mask), .orientation(let orientation)): comeUp(id, in: orientation, among: mask)
    case (.prefersFirst(let id, let rule), .orientation(let orientation)):
      schedule(supportedQuery(id, for: .appearing(in: orientation, rule)))
    case (.onlyAfter(let expected, let count), _): if answer != expected { stack.removeLast(count) }
    case (.either, _):
      let works = take(2)
      if answer != nil { stack.append(works[isYes ? 0 : 1]) }
    case (.comesUp, _), (.supports, _), (.allows, _), (.prefers, _), (.prefersFirst, _): break
    }
  }
}
