/// The next thing that the simulated app or UIKit does.
///
/// The simulator keeps a stack of these. Carrying one out may put others on top of it, so that what a callback causes runs before
/// what comes after the callback, as calls do, yet nothing in here recurses: a hierarchy fifty thousand levels deep needs no deeper
/// machine stack than a flat one. An order of callbacks is a list of works, in the order in which they happen.
///
/// Works are copied all the time, so none holds anything that would have to be counted: where one has a list, the list
/// is below it on the stack, and the work has its length.
enum Work: Hashable, Sendable {
  case send(Receiver, Callback, Argument, RuleID)
  case message(MessageStep)
  case code(CodeStep)

  case ask(Question)
  /// The app's answer to the query before, if the scenario's declarations don't state it.
  case answer(Answer)
  /// The decision after the query before; nothing, if no controller was there to be asked.
  case then(Decision)
  /// The question has been answered, and the method has returned.
  case answered(Answer)

  // The works that mechanisms ask of each other, in UIKit's words.
  case create(ControllerID)
  case load(ControllerID)
  /// Deallocates the controller if nothing retains it.
  case release(ControllerID)
  /// `[superview addSubview:child.view]`; the window when `to` is nil.
  case attach(ControllerID, to: ControllerID?, Cause, RuleID)
  /// `[child.view removeFromSuperview]`
  case detach(ControllerID, Cause, RuleID)
  /// Gives a child the bounds of its parent's view, or only a child that the app has not placed.
  case fill(ControllerID, ControllerID, unlessPlaced: Bool = false)
  case fillWindow(ControllerID)
  case setNeedsLayout(ControllerID)
  case layoutPass
  /// `[parent addChildViewController:child]`
  case addChild(ControllerID, to: ControllerID)
  case willMove(ControllerID, to: ControllerID?, RuleID)
  case didMove(ControllerID, to: ControllerID?, RuleID)
  case begin(ControllerID, appearing: Bool, Transition, Cause, RuleID)
  /// Nil: whatever transition takes it away.
  case end(ControllerID, Transition?, RuleID)
  case rotationCallback(ControllerID, Callback, Argument, RuleID)

  case life(ControllerID, LifeStep)
  case view(ControllerID, ViewStep)
  case child(ControllerID, ChildStep)
  case appearance(ControllerID, AppearanceStep)
  case layout(LayoutStep)

  /// So many works go on later.
  case wait(RunLoop.Moment, count: Int)
  /// A transition ends.
  case due(Transition)
  case animation(AnimationStep)

  case application(ApplicationStep)
  case window(WindowStep)
  case rotation(RotationStep)
  case size(SizeStep)

  case presentation(PresentationStep)
  case drag(ControllerID, DragStep)
  /// A segue of the scenario, by its place there.
  case segue(Int, SegueStep)

  case navigation(ControllerID, NavigationStep)
  case tabBar(ControllerID, TabBarStep)
  case page(ControllerID, PageStep)
  case split(ControllerID, SplitStep)
  case search(ControllerID, SearchStep)
  /// A member of the list before.
  case member(ControllerID)
  /// A message to the delegate of a controller, if it has one.
  case tellDelegate(ControllerID, Callback, Argument = .none, RuleID = .delegateMessages)
}

extension Simulator {
  /// The player carries out the app's code. The frequent mechanisms are inlined: the second call would cost 3 % of a line.
  mutating func perform(_ work: Work) {
    switch work {
    case .send(let receiver, let callback, let argument, let rule): send(receiver, callback, argument, rule)
    case .message(let step): perform(step)
    case .ask(let question): ask(question)
    case .then(let decision): decide(decision, nil)
    case .answered(let answer): answered(answer)
    case .create(let id): create(id)
    case .load(let id): load(id)
    case .release(let id): deallocateUnretained(id)
    case .attach(let id, let parent, let cause, let rule): attach(id, to: parent, cause, rule)
    case .detach(let id, let cause, let rule): detach(id, cause, rule)
    case .fill(let child, let parent, let unlessPlaced): fill(child, parent, unlessPlaced: unlessPlaced)
    case .fillWindow(let id): fillWindow(id)
    case .setNeedsLayout(let id): hierarchy.views.setNeedsLayout(id.view)
    case .layoutPass: layOut(hierarchy.views.takeWaiting())
    case .addChild(let child, let parent): addChild(child, to: parent)
    case .willMove(let child, let parent, let rule): willMove(child, to: parent, rule)
    case .didMove(let child, let parent, let rule): didMove(child, to: parent, rule)
    case .begin(let id, let appearing, let transition, let cause, let rule):
      begin(id, appearing: appearing, transition, cause, rule)
    case .end(let id, let transition, let rule): end(id, transition, rule)
    case .rotationCallback(let id, let callback, let argument, let rule):
      rotationCallback(id, callback, argument, rule)
    case .life(let id, let step): perform(step, of: id)
    case .view(let id, let step): perform(step, of: id)
    case .child(let id, let step): perform(step, of: id)
    case .appearance(let id, let step): perform(step, of: id)
    case .layout(let step): perform(step)
    case .wait(let moment, let count): runLoop.wait(for: moment, take(count))
    case .due(let transition): due(transition)
    case .animation(let step): perform(step)
    case .application(let step): perform(step)
    case .window(let step): perform(step)
    case .rotation(let step): perform(step)
    case .size(let step): perform(step)
    case .presentation(let step): perform(step)
    case .drag(let id, let step): perform(step, on: id)
    case .segue(let place, let step): perform(place, step)
    case .navigation(let id, let step): perform(step, of: id)
    case .tabBar(let id, let step): perform(step, of: id)
    case .page(let id, let step): perform(step, of: id)
    case .split(let id, let step): perform(step, of: id)
    case .search(let id, let step): perform(step, of: id)
    case .tellDelegate(let id, let callback, let argument, let rule): tellDelegate(id, callback, argument, rule)
    case .code, .answer, .member: break
    }
  }
}

extension Work {
  /// A controller that was disappearing with its container leaves by itself.
  static func leaving(_ id: ControllerID, _ rule: RuleID) -> [Work] {
    [.detach(id, .container, rule), .end(id, nil, rule)]
  }

  static func joining(_ child: ControllerID, _ parent: ControllerID) -> [Work] {
    [.create(child), .child(child, .join(parent))]
  }

  static func animated(_ works: [Work]) -> [Work] { [.animation(.on)] + works + [.animation(.off)] }

  static func after(_ delay: Int, _ works: [Work]) -> [Work] { [.wait(.time(delay), count: works.count)] + works }

  static func afterLayout(_ works: [Work]) -> [Work] { [.wait(.layout, count: works.count)] + works }

  /// A question to which the app has this answer; nil: what the scenario's declarations say.
  static func ask(_ question: Question, answering answer: Answer?) -> [Work] {
    [.ask(question)] + (answer.map { [.answer($0)] } ?? [])
  }

  /// After a yes this is done, else nothing.
  static func ask(_ question: Question, answering answer: Answer? = nil, ifYes works: [Work]) -> [Work] {
    ask(question, answering: answer) + [.then(.onlyAfter(.yes(true), count: works.count))] + works
  }
}

// The steps of the rooms below.

/// The app's code, which the player carries out.
enum CodeStep: Hashable, Sendable {
  case hooks(Receiver, Callback, Argument, beforeSuper: Bool)
  case line(CodePlace)
  /// Lines of the app's code, in this turn.
  case block(BlockID)
  case completion(BlockID)
  /// The app's code in a callback is done; the code that it interrupted goes on.
  case leave(line: Int)
}

/// A line of the app's code: the place of the block that contains it, and its place there.
enum CodePlace: Hashable, Sendable {
  case hook(Int, statement: Int)
  case block(BlockID, statement: Int)
}

/// In whose callback the app's code runs.
struct Caller: Hashable, Sendable {
  let receiver: Receiver
  let callback: Callback

  /// The controller whose own code it is; nil for the application, its scene, and delegates.
  var controller: ControllerID? {
    switch receiver {
    case .controller(let id), .view(let id): id
    case .delegate, .presentation, .animator, .app, .scene: nil
    }
  }
}

struct CodeFrame: Hashable, Sendable {
  /// Nil in the story, and in code that runs later.
  var caller: Caller?
  var told: Argument
}

/// Another size of the window, and what follows from it.
enum SizeStep: Hashable, Sendable {
  case forward(ControllerID, Callback, Argument)
  case turnedBack(ControllerID, from: Orientation)
  case setWindow(Size)
  case resizeWindow(Size)
  case requestGeometry(OrientationMask)
  case showOrientation(Orientation)
  /// A call makes the status bar higher, or has ended.
  case setCallBar(Int)
  /// All that fills the window follows one of these changes.
  case fitWindow
  case turnStatusBar(Orientation)
}

enum PresentationStep: Hashable, Sendable {
  case readPresentationController(ControllerID)
  case askToPresent(ControllerID, from: ControllerID, animated: Bool, completion: Bool)
  /// `dismissViewControllerAnimated:completion:`, sent by UIKit itself.
  case askToDismiss(ControllerID, animated: Bool)
  case show(ControllerID, from: ControllerID, asDetail: Bool, animated: Bool)
  case unwind(ControllerID, to: ControllerID, animated: Bool)
  case present(Transition)
  case dismiss(Transition)
  case startDismissal(Transition)
  /// The view of the presenting controller leaves the window, unless it is already reappearing.
  case covered(ControllerID, Transition, RuleID)
  case returning(ControllerID)
  case dismissed(ControllerID)
  /// The user has tapped beside a popover, and its delegate says yes.
  case dismissByTap(ControllerID)
  case adapt(ControllerID, ModalStyle)
  case exchange(ControllerID, for: ControllerID)
  case adapted(ControllerID)
}

/// The receivers of the end of a dismissal, beside the controllers.
enum DismissalReceiver: Hashable, Sendable {
  case controllersOnly
  case completion
  /// The delegate of the presentation that the user has ended.
  case delegate(ControllerID)
}

enum DragStep: Hashable, Sendable {
  case begin
  case follow
  case refuse
  /// The gesture ends: after moving far enough, or earlier, or because the system cancels it.
  case end(finished: Bool)
}

enum SegueStep: Hashable, Sendable {
  /// The destination is made, and the source prepared.
  case prepared
  /// The segue is performed as its kind requires.
  case performed
  /// The view of the source is being made, with the destination in it.
  case embedded
}
