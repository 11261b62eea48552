/// The next thing that the simulated app or UIKit does.
///
/// The simulator keeps a stack of these. Carrying one out may put others on top of it, so that what a callback causes runs before
/// what comes after the callback, as calls do, yet nothing in here recurses: a hierarchy fifty thousand levels deep needs no deeper
/// machine stack than a flat one. An order of callbacks is a list of works, in the order in which they happen.
///
/// Works are copied all the time, so none holds anything that would have to be counted: where one has a list, the list
/// is below it on the stack, and the work has its length.
enum Work: Hashable, Sendable {
  // MARK: Messages

  case send(Receiver, Callback, Argument, RuleID)
  /// The line of the innermost message whose receiver logs after super.
  case logLate
  /// UIKit's own implementation of the callback.
  case superCall(ControllerID, Callback, Argument)
  case hooks(Receiver, Callback, Argument, beforeSuper: Bool)
  /// The app's code in a callback is done; the code that it interrupted goes on.
  case leaveHook(line: Int)
  /// The innermost callback returns; its line was printed at its entry, or after super.
  case returned(Receiver, isPrinted: Bool)
  case run(CodePlace)
  case warn(Trouble)

  // MARK: Questions

  case ask(Question)
  /// The app's answer to the query before, if the scenario's declarations don't state it.
  case answer(Answer)
  /// The decision after the query before; nothing, if no controller was there to be asked.
  case then(Decision)
  /// The question has been answered, and the method has returned.
  case answered(Answer)

  // MARK: Being made, loaded, released

  case create(ControllerID)
  case load(ControllerID)
  case connectView(ControllerID)
  case loaded(ControllerID)
  case unload(ControllerID)
  case releaseView(ControllerID)
  /// Deallocates the controller if nothing retains it.
  case letGo(ControllerID)

  // MARK: Restoration

  case restoration(RestorationStep)

  // MARK: Segues

  /// A segue of the scenario, by its place there.
  case segue(Int, SegueStep)
  /// The search for the destination of an unwind segue, and the way back to it.
  case unwind(ControllerID, to: ControllerID, animated: Bool)
  /// `dismissViewControllerAnimated:completion:`, sent by UIKit itself.
  case askToDismiss(ControllerID, animated: Bool)

  // MARK: Views

  /// `addSubview:`; the window when `to` is nil.
  case attach(ControllerID, to: ControllerID?, Cause, RuleID)
  /// `removeFromSuperview`
  case detach(ControllerID, Cause, RuleID)
  case link(ControllerID, to: ControllerID?)
  case unlink(ControllerID)
  /// A view has come into the window by itself.
  case entered(ControllerID, Transition, RuleID)
  /// The app sets the frame of a view, and only UIKit's own containers change it after that.
  case setFrame(ControllerID, Rect)
  /// Gives a child the bounds of its parent's view.
  case fill(ControllerID, ControllerID)
  /// As `fill`, unless the app has said where the child goes.
  case fillUnlessPlaced(ControllerID, ControllerID)
  /// Gives a reloaded view the frame that its place gives it; the window when `in` is nil.
  case place(ControllerID, in: ControllerID?)
  /// Gives a controller that fills the window its frame for the interface orientation.
  case fillWindow(ControllerID)
  /// Gives it the whole screen, whatever its style, until it is placed.
  case fillScreen(ControllerID)

  /// The window must have a root at the end of the launch.
  case lookForRoot
  /// A scene was taken away, and its windows go.
  case closeWindows(ControllerID?)
  /// A scene becomes active, by its root; nil for the first, and for an app without scenes.
  case becomeActive(ControllerID?)
  case activated(ControllerID?)
  /// `window.rootViewController = root`
  case setRoot(ControllerID)
  case installRoot(ControllerID, RuleID)
  case rootArrives(ControllerID, Transition, RuleID)
  /// The root has been laid out and gets viewDidAppear:.
  case rootAppears(ControllerID, Transition, RuleID)

  // MARK: Appearance

  /// The controller joins a transition, and appears or disappears with it.
  case begin(ControllerID, appearing: Bool, Transition, Cause, RuleID)
  /// The transition ends for it, if it is a member of it still.
  case end(ControllerID, Transition, RuleID)
  /// As `end`, whatever takes it away.
  case endDisappearing(ControllerID, RuleID)
  /// As `end`, for any transition in progress; without one, a warning.
  case endUnchecked(ControllerID, RuleID)
  /// `viewIsAppearing:`, if it has not come in this appearance yet.
  case tellIsAppearing(ControllerID)
  /// The same for it and for all that come with it, where no layout does it.
  case tellAllIsAppearing(in: ControllerID)
  case forwardBegin(ControllerID)
  case forwardEnd(ControllerID, Transition)

  // MARK: Layout

  case layoutPass
  case setNeedsLayout(ControllerID)
  case layOut(ViewID, now: Bool = false)
  case layOutSelf(ControllerID)
  case layOutSubviews(ViewID)

  // MARK: Containment

  case addChild(ControllerID, to: ControllerID)
  case setParent(ControllerID, ControllerID)
  case removeFromParent(ControllerID)
  /// As `removeFromParent`, while something retains the child.
  case leaveParent(ControllerID)
  case willMove(ControllerID, to: ControllerID?, RuleID)
  case didMove(ControllerID, to: ControllerID?, RuleID)

  // MARK: Time

  /// The next works go on after so many milliseconds of animation.
  case after(Int, count: Int)
  /// The next works go on when the layout at the end of this turn is done; in a later turn if it is done already.
  case afterCommit(count: Int)
  /// Lines of the app's code, in this turn.
  case runBlock(BlockID)
  /// As `runBlock`, inside an animation.
  case runAnimated(BlockID)
  /// The work that follows is animated, or no longer.
  case animating(Bool)
  /// The lines of an animation have run: what follows as `then` belongs to it.
  case animationBegun(Int)
  case animationEnded(Int)
  /// The next works go on when the layout at the end of this turn is done.
  case afterLayout(count: Int)

  // MARK: Rotation

  case rotate(RotationCause)
  /// The interface rotates; the queries are done.
  case turn(ControllerID, to: Orientation, RotationCause)
  case rotationCallback(ControllerID, Callback, Argument, RuleID)
  case setInterface(Orientation)
  /// A call makes the status bar higher, or has ended.
  case setCallBar(Int)
  case turnStatusBar(Orientation)
  case setWindow(Size)
  case resizeWindow(Size)
  case requestGeometry(OrientationMask)
  /// The user has released the border of the window.
  case activeAgain
  /// The callbacks of rotation, to those whose classes know no other way, iOS 8.
  case deprecated(Callback)
  case rotationEnded
  case showOrientation(Orientation)
  case showOtherStyle(ControllerID?)
  /// The process has ended, with all that was in it.
  case appEnds
  case sizeTransition(ControllerID, Size, Traits?, RuleID)
  /// `UIViewController`'s own implementation tells the children of coming sizes and traits.
  case forwardSizeTransition(ControllerID, Callback, Argument)
  /// Tells the presenter of the size if the interface orientation has changed.
  case turnedBack(ControllerID, from: Orientation)

  // MARK: Presentation

  case readPresentationController(ControllerID)
  /// `presentViewController:animated:completion:`, sent to `from`.
  case askToPresent(ControllerID, from: ControllerID, animated: Bool, completion: Bool)
  /// The modal transition begins, unless it is off by now, and ends.
  case present(Transition, completion: Bool)
  case presentationEnding(Transition, completion: Bool)
  case dismiss(Transition, completion: Bool)
  case startDismissal(Transition)
  case dismissalEnding(Transition, from: Orientation, DismissalReceiver)
  case drag(ControllerID, DragStep)
  /// The view leaves the window under the view that covers it.
  case covered(ControllerID, Transition, RuleID)
  /// A turn of the device that had to wait is carried out.
  case lookAtDevice
  /// iOS 5 asks a controller that appears about one orientation after the other; later its masks decide.
  case chooseByQuestion(ControllerID, RuleID)
  case chooseByMasks(ControllerID, RuleID)
  /// Gives a presented controller the frame of the context that it covers.
  case fillContext(ControllerID, ControllerID)
  case returning(ControllerID)
  case reattach(ControllerID, Cause, RuleID)
  /// As `reattach`, without callbacks.
  case returnUntold(ControllerID)
  /// The user has tapped beside a popover, and its delegate says yes.
  case dismissByTap(ControllerID)
  /// A presentation becomes one of another style while it stands.
  case adapt(ControllerID, ModalStyle)
  case exchange(ControllerID, for: ControllerID)
  case adapted(ControllerID)
  /// A popover or a form sheet takes the size that its content asks for.
  case fitSheet(ControllerID)
  case dismissed(ControllerID)

  // MARK: Containers of the system

  /// `showViewController:sender:`, or `showDetailViewController:sender:` as the detail, sent to `from`.
  case show(ControllerID, from: ControllerID, asDetail: Bool, animated: Bool)
  case container(ControllerID, ContainerStep)
  /// A member of the list before.
  case member(ControllerID)
  /// A message to the delegate of a container, if it has one.
  case tellDelegate(ControllerID, Callback, Argument)
}

extension Work {
  /// A controller that was disappearing with its container leaves by itself.
  static func leaving(_ id: ControllerID, _ rule: RuleID) -> [Work] {
    [.detach(id, .container, rule), .endDisappearing(id, rule)]
  }

  static func after(_ delay: Int, _ works: [Work]) -> [Work] { [.after(delay, count: works.count)] + works }

  static func afterLayout(_ works: [Work]) -> [Work] { [.afterLayout(count: works.count)] + works }

  /// A question to which the app has this answer; nil: what the scenario's declarations say.
  static func ask(_ question: Question, answering answer: Answer?) -> [Work] {
    [.ask(question)] + (answer.map { [.answer($0)] } ?? [])
  }

  /// After a yes this is done, else nothing.
  static func ask(_ question: Question, answering answer: Answer? = nil, ifYes works: [Work]) -> [Work] {
    return ask(question, answering: answer) + [.then(.ifYes(count: works.count))] + works
  }
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

/// A block of the app's code that runs.
struct CodeFrame: Hashable, Sendable {
  /// Nil in the story, and in code that runs later.
  var caller: Caller?
  var told: Argument
}

enum RotationCause: UInt8, Hashable, Sendable {
  /// The device was turned, or is held otherwise than the interface stands.
  case device
  /// The app starts, and its window is about to be shown.
  case launch
  case attempt
  /// A controller answers otherwise, iOS 16, or another decides.
  case update
  /// The app comes back, and the device was rotated in the background.
  case foreground
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
  /// The gesture ends after moving far enough.
  case finish
  /// The finger hasn't gone far enough, or the system cancels the gesture.
  case cancel
  /// The modal transition is taken back.
  case cancelled(Transition)
}

enum SegueStep: Hashable, Sendable {
  /// The user touches what it starts from.
  case triggered
  /// The destination is made, and the source prepared.
  case prepared
  /// The segue is performed as its kind requires.
  case performed
  /// The view of the source is being made, with the destination in it.
  case embedded
}

enum RestorationStep: UInt8, Hashable, Sendable {
  case encode
  case decode
  /// The controllers that were presented are presented again.
  case present
}
