/// A transition in progress: what changes, who drives it, and what waits for its end.
struct Running: Hashable, Sendable {
  let id: Transition
  var kind: Kind
  var driver = Driver.animation
  /// The works that UIKit puts off to its end, the first first.
  var waiting: [[Work]] = []

  enum Kind: Hashable, Sendable {
    case exchange(Exchange)
    /// A split view controller moves its columns.
    case columns(of: ControllerID)
    case modal(Modal)
    case turn(Turn)
  }

  enum Driver: Hashable, Sendable {
    case animation
    /// A finger, and whether the transition goes through when that is lifted: not before.
    case finger(finishes: Bool)
  }

  var exchange: Exchange? { if case .exchange(let exchange) = kind { exchange } else { nil } }
  var modal: Modal? { if case .modal(let modal) = kind { modal } else { nil } }
  var turn: Turn? { if case .turn(let turn) = kind { turn } else { nil } }

  /// Whether the interface waits for its end before it turns: for all but what ends in the layout of this turn.
  var holdsInterface: Bool {
    switch kind {
    case .exchange, .columns: id.isAnimated
    case .modal, .turn: true
    }
  }
}

/// The replacement of one child of a container by another.
struct Exchange: Hashable, Sendable {
  let id: Transition
  let container: ControllerID
  /// Nil where no child goes.
  let from: ControllerID?
  let to: ControllerID
  let kind: Kind

  enum Kind: Hashable, Sendable {
    /// A change of a stack; nested, if another one of the container was animated when it began.
    case push(isNested: Bool)
    case pop(isNested: Bool)
    /// A selection in a tab bar, or what is picked from its More list: the selected tab goes, then the picked one comes.
    case selection
    /// The tab leaves for the list, from which another may be picked then; otherwise it leaves for itself.
    case toMoreList
    case fromMoreList
    case page
    /// `transitionFromViewController:…` of the app.
    case children(completion: Bool)
  }

  var isPop: Bool { if case .pop = kind { true } else { false } }
  /// Whether the app's own call exchanges the children, and no bar moves with them.
  var isOfApp: Bool { if case .children = kind { true } else { false } }
  var isNested: Bool {
    switch kind {
    case .push(let isNested), .pop(let isNested): isNested
    case .selection, .toMoreList, .fromMoreList, .page, .children: false
    }
  }
}

/// A presentation, or a dismissal.
struct Modal: Hashable, Sendable {
  let id: Transition
  /// The controller that is presented, or the topmost that is dismissed.
  let controller: ControllerID
  let kind: Kind
  /// The orientation of the interface when it began.
  var interface: Orientation

  enum Kind: Hashable, Sendable {
    case presents(completion: Bool)
    case dismisses(to: ControllerID, DismissalReceiver)
  }

  /// The presenter that a dismissal returns to.
  var returning: ControllerID? { if case .dismisses(let presenter, _) = kind { presenter } else { nil } }
  var presents: Bool { returning == nil }
}

/// A turn of the interface, or another size of the window.
struct Turn: Hashable, Sendable {
  let from: Orientation
  /// The coming orientation; nil for another size of the window.
  var to: Orientation?
  /// The controllers that got the callback for its beginning, in iOS 7 and earlier.
  var rotating = ControllerSet()
  /// The rotation as the deprecated callbacks send it in iOS 8 and later, and the controllers that got the first of them, in order.
  var deprecated: Argument?
  var deprecatedReceivers: [ControllerID] = []
}

/// The finger that is down on a controller's view, and the transition that it drives: none if the view only follows it a little.
struct Finger: Hashable, Sendable {
  let controller: ControllerID
  let drives: Transition?
}

/// All that is in progress. A transition ends once: an end that finds no entry is void.
struct Transitions: Hashable, Sendable {
  @History private var count: Int32 = 0
  private(set) var running: [Running] = []
  /// The works that have waited for transitions that have ended, and go on now.
  private(set) var released: [Work] = []
  var finger: Finger?
  var animations = Animations()
  /// Why the interface might turn when what runs has ended; nil if nothing has asked for it since.
  private(set) var waitingRotation: RotationCause?
  /// The size that the window got during the transition.
  var windowWaits: Size?
  /// The orientations that the app requested during the transition.
  var geometryWaits: OrientationMask?

  /// A transition that only its members know.
  mutating func next(animated: Bool) -> Transition {
    count += 1
    var place: UInt8 = 0
    while place < .max, running.contains(where: { $0.id.place == place }) { place += 1 }
    return Transition(number: count, place: place, isAnimated: animated)
  }

  var isIdle: Bool { !running.contains { $0.holdsInterface } }

  private func place(of id: Transition) -> Int? { running.firstIndex { $0.id == id } }

  // Each is nil if it has ended.
  subscript(id: Transition) -> Running? { place(of: id).map { running[$0] } }
  func kind(of id: Transition) -> Running.Kind? { place(of: id).map { running[$0].kind } }
  func driver(of id: Transition) -> Running.Driver? { place(of: id).map { running[$0].driver } }

  /// - Parameter finger: Where the finger is that drives it.
  mutating func begin(_ id: Transition, _ kind: Running.Kind, finger: ControllerID? = nil) {
    running.append(Running(id: id, kind: kind, driver: finger == nil ? .animation : .finger(finishes: false)))
    if let finger { self.finger = Finger(controller: finger, drives: id) }
  }

  /// A finger rests on the place of a modal transition that has ended, until it is lifted.
  mutating func end(_ id: Transition) {
    guard let place = place(of: id) else { return }
    if finger?.drives == id, running[place].modal == nil { finger = nil }
    if animations.last == .transition(id) { animations.last = .ended }
    for works in running.remove(at: place).waiting { released += works }
  }

  /// Returns false if it has ended.
  @discardableResult
  mutating func wait(for id: Transition, _ works: [Work]) -> Bool {
    guard let place = place(of: id) else { return false }
    running[place].waiting.append(works)
    return true
  }

  /// The finger leaves the screen: an animation carries what it drives through, or takes that back.
  mutating func liftFinger(finishes: Bool) {
    if let place = running.firstIndex(where: { $0.id == finger?.drives }) {
      running[place].driver = .finger(finishes: finishes)
    }
    finger = nil
  }

  // MARK: Modal

  var modals: [Modal] { running.compactMap { $0.modal } }

  func modal(of id: ControllerID) -> Modal? { running.first { $0.modal?.controller == id }?.modal }

  // MARK: Exchanges

  var exchanges: [Exchange] { running.compactMap { $0.exchange } }

  mutating func begin(
    _ kind: Exchange.Kind, in container: ControllerID, from: ControllerID?, to: ControllerID, animated: Bool,
    finger: ControllerID? = nil
  ) -> Exchange {
    let exchange = Exchange(id: next(animated: animated), container: container, from: from, to: to, kind: kind)
    begin(exchange.id, .exchange(exchange), finger: finger)
    return exchange
  }

  func isExchanging(in container: ControllerID) -> Bool { running.contains { $0.exchange?.container == container } }

  func isAnimating(in container: ControllerID) -> Bool {
    running.contains { $0.id.isAnimated && $0.exchange?.container == container }
  }

  var hasNested: Bool { running.contains { $0.exchange?.isNested == true } }

  func isComing(_ id: ControllerID) -> Bool { running.contains { $0.exchange?.to == id } }

  /// A transition holds what goes in it.
  func isLeaving(_ id: ControllerID) -> Bool { running.contains { $0.exchange?.from == id } }

  /// The exchange in which it goes, if a finger drives that, or has driven it: then it returns if that is taken back.
  func gesture(taking id: ControllerID) -> Exchange? {
    running.first { $0.exchange?.from == id && $0.driver != .animation }?.exchange
  }

  func gesture(in container: ControllerID) -> Exchange? {
    guard let exchange = finger?.drives.flatMap({ self[$0]?.exchange }), exchange.container == container else {
      return nil
    }
    return exchange
  }

  // MARK: Turns

  var turn: Turn? {
    get { for place in running.indices { if let turn = running[place].turn { return turn } }; return nil }
    set {
      let place = running.firstIndex { if case .turn = $0.kind { true } else { false } }
      switch (place, newValue) {
      case (let place?, let turn?): running[place].kind = .turn(turn)
      case (let place?, nil): end(running[place].id)
      case (nil, let turn?): begin(next(animated: true), .turn(turn))
      case (nil, nil): break
      }
    }
  }

  /// Changes the turn that is in progress, if one is, in its place: no set is copied.
  @inline(__always)
  mutating func changeTurn(_ change: (inout Turn) -> Void) {
    for place in running.indices {
      guard case .turn(var turn) = running[place].kind else { continue }
      // The list gives it up.
      running[place].kind = .turn(Turn(from: turn.from))
      change(&turn)
      running[place].kind = .turn(turn)
      return
    }
  }

  func isRotating(_ id: ControllerID) -> Bool { turn?.rotating.contains(id) == true }

  // MARK: What waits

  /// The interface turns later. Where other orientations are supported by now, that counts whatever way the device is held.
  mutating func rotateLater(_ cause: RotationCause) { if waitingRotation != .update { waitingRotation = cause } }

  mutating func takeReleased() -> [Work] {
    defer { released = [] }
    return released
  }

  /// A rotation of the device, and then a request of the app. A size that can't be applied yet waits again.
  mutating func takeWaiting() -> [Work] {
    defer { (waitingRotation, geometryWaits, windowWaits) = (nil, nil, nil) }
    var works: [Work] = []
    if let waitingRotation { works.append(.rotation(.attempt(waitingRotation))) }
    if let geometryWaits { works.append(.size(.requestGeometry(geometryWaits))) }
    if let windowWaits { works.append(.size(.resizeWindow(windowWaits))) }
    return works
  }

  // MARK: Alongside

  /// The youngest transition that has a coordinator. A rotation has one since UIKit sends it as a size transition.
  func coordinated(inTurns: Bool) -> Transition? {
    running.last { entry in
      switch entry.kind {
      case .exchange, .modal: entry.id.isAnimated
      case .turn: inTurns
      case .columns: false
      }
    }?.id
  }

  /// The last transition that has begun, also without an animation.
  var latest: Transition? { running.last { $0.modal != nil || $0.exchange != nil }?.id }
}

extension Simulator {
  /// The end of a transition, when its time has come or before: each kind has one.
  mutating func due(_ id: Transition) {
    guard let kind = transitions.kind(of: id) else { return }
    let finishes = transitions.driver(of: id) != .finger(finishes: false)
    switch kind {
    case .exchange(let exchange): ending(exchange, finishes: finishes)
    case .columns:
      transitions.end(id)
      lookAtDevice()
    case .modal(let modal):
      switch modal.kind {
      case .presents(let completion): presentationEnding(id, completion: completion)
      case .dismisses(let presenter, let receiver) where finishes: dismissalEnding(modal, to: presenter, receiver)
      case .dismisses(let presenter, _): dragCancelled(modal, to: presenter)
      }
    case .turn: transitions.end(id)
    }
  }

  private mutating func ending(_ exchange: Exchange, finishes: Bool) {
    switch exchange.kind {
    case .push, .pop: finishes ? navigationEnding(exchange) : gestureCancelled(exchange)
    case .selection, .toMoreList, .fromMoreList: exchangeEnding(exchange)
    case .page: turnEnding(exchange, finished: finishes)
    case .children(let completion): transitionEnding(exchange, completion: completion)
    }
  }

  /// A transition has ended: a turn of the device that had to wait can be carried out.
  mutating func lookAtDevice() {
    // In the background what turns or resizes the window waits for the foreground.
    if !application.isInBackground { schedule(transitions.takeWaiting()) }
    // Completion blocks are called before anything new begins.
    schedule(transitions.takeReleased())
  }
}
