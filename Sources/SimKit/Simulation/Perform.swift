extension Simulator {
  /// Carries out one work. This is the only place that takes works apart; those that run the app's code are the player's.
  mutating func perform(_ work: Work) {
    switch work {
    case .send(let receiver, let callback, let argument, let rule): send(receiver, callback, argument, rule)
    case .logLate: emit(messages.late.removeLast())
    case .superCall(let id, let callback, let argument): performSuper(id, callback, argument)
    case .leaveHook(let line):
      messages.frames.removeLast()
      self.line = line
    case .returned(let receiver, let isPrinted): returned(receiver, isPrinted: isPrinted)
    case .warn(let trouble): report(trouble)

    case .ask(let question): ask(question)
    case .answer: break
    case .then(let decision): decide(decision, nil)
    case .answered(let answer): answered(answer)

    case .create(let id): create(id)
    case .load(let id): load(id)
    case .connectView(let id): connectView(id)
    case .loaded(let id): hierarchy.views[ViewID(of: id)].isLoading = false
    case .unload(let id): unload(id)
    // In its dealloc, the app may have made another that is on screen by now.
    case .releaseView(let id): if !hierarchy.hasSuperview(id) { hierarchy.views.unload(ViewID(of: id)) }
    case .letGo(let id): letGo(id)

    case .restoration(let step): perform(step)
    case .segue(let place, let step): perform(place, step)
    case .unwind(let source, let destination, let animated):
      searchAndUnwind(source, to: destination, animated: animated)
    case .askToDismiss(let id, let animated): dismiss(id, animated: animated, completion: false)

    case .attach(let id, let parent, let cause, let rule): attach(id, to: parent, cause, rule)
    case .detach(let id, let cause, let rule): detach(id, cause, rule)
    case .link(let id, let parent): link(id, to: parent)
    case .entered(let id, let move, let rule): entered(id, move, rule)
    case .unlink(let id): unlink(id)
    case .fill(let child, let parent): fill(child, parent)
    case .setFrame(let id, let frame): setOwnFrame(id, frame)
    case .fillUnlessPlaced(let child, let parent): fillUnlessPlaced(child, parent)
    case .place(let id, let parent): place(id, in: parent)
    case .fillWindow(let id): fillWindow(id)
    case .fillScreen(let id): fillScreen(id)
    case .lookForRoot: lookForRoot()
    case .closeWindows(let scene): closeWindows(of: scene)
    case .becomeActive(let scene): becomeActive(scene)
    case .activated(let scene): activated(scene)
    case .setRoot(let id): setRoot(id)
    case .installRoot(let id, let rule): installRoot(id, rule)
    case .rootArrives(let id, let arrival, let rule): rootArrives(id, arrival, rule)
    case .rootAppears(let id, let arrival, let rule): rootAppears(id, arrival, rule)

    case .begin(let id, let appearing, let transition, let cause, let rule):
      begin(id, appearing: appearing, transition, cause, rule)
    case .end(let id, let transition, let rule): end(id, transition, rule)
    case .endDisappearing(let id, let rule): endDisappearing(id, rule)
    case .endUnchecked(let id, let rule): endUnchecked(id, rule)
    case .tellIsAppearing(let id): schedule(visit(id))
    case .tellAllIsAppearing(let id): tellAllIsAppearing(in: id)
    case .forwardBegin(let id): forwardBegin(id)
    case .forwardEnd(let id, let transition): forwardEnd(id, transition)

    case .layoutPass: for view in hierarchy.views.takeWaiting().reversed() { stack.append(.layOut(view)) }
    case .setNeedsLayout(let id): hierarchy.views.setNeedsLayout(ViewID(of: id))
    case .layOut(let view, let now): layOut(view, now: now)
    case .layOutSelf(let id): layOutSelf(id)
    case .layOutSubviews(let view):
      for other in hierarchy.views.takeWaiting(below: view).reversed() { stack.append(.layOut(other)) }

    case .addChild(let child, let parent): addChild(child, to: parent)
    case .setParent(let parent, let child): setParent(parent, of: child)
    case .removeFromParent(let child): schedule([.leaveParent(child), .letGo(child)])
    case .leaveParent(let child): leaveParent(child)
    case .willMove(let child, let parent, let rule): willMove(child, to: parent, rule)
    case .didMove(let child, let parent, let rule): didMove(child, to: parent, rule)

    case .after(let delay, let count): runLoop.set(after: delay, take(count))
    case .run, .hooks, .runBlock: break
    case .runAnimated(let block): runAnimated(block)
    case .animating(let begins): messages.animations += begins ? 1 : -1
    case .animationBegun(let id): transitions.animations.last = id
    case .animationEnded(let id): animationEnded(id)
    case .afterLayout(let count): runLoop.waitForLayout(take(count))
    case .afterCommit(let count): runLoop.waitForCommit(take(count))

    case .rotate(let cause): attemptRotation(cause)
    case .turn(let front, let target, let cause): turn(front, to: target, cause)
    case .rotationCallback(let id, let callback, let argument, let rule):
      rotationCallback(id, callback, argument, rule)
    case .setInterface(let orientation): setInterface(orientation)
    case .setCallBar(let height): setCallBar(height)
    case .turnStatusBar(let orientation): application.statusBar = orientation
    case .setWindow(let size): setWindow(size)
    case .resizeWindow(let size): resizeWindow(to: size)
    case .requestGeometry(let wanted): requestGeometry(wanted)
    case .activeAgain: activeAgain(after: .resizing, .windowIsResized)
    case .deprecated(let callback): sendDeprecated(callback)
    case .rotationEnded: rotationEnded()
    case .appEnds: appEnds()
    case .showOrientation(let orientation): showOrientation(orientation)
    case .showOtherStyle(let scene): showOtherStyle(scene)
    case .sizeTransition(let id, let size, let traits, let rule): sizeTransition(id, size, traits, rule)
    case .forwardSizeTransition(let id, let callback, let argument): forwardSizeTransition(id, callback, argument)
    case .turnedBack(let id, let old): turnedBack(id, from: old)

    case .readPresentationController(let id): readPresentationController(of: id)
    case .askToPresent(let id, let source, let animated, let completion):
      present(id, from: source, animated: animated, completion: completion)
    case .present(let transition, let completion): beginPresentation(transition, completion: completion)
    case .presentationEnding(let transition, let completion): presentationEnding(transition, completion: completion)
    case .dismiss(let transition, let completion): beginDismissal(transition, completion: completion)
    case .startDismissal(let transition): startDismissal(transition)
    case .dismissalEnding(let transition, let old, let receiver): dismissalEnding(transition, from: old, receiver)
    case .drag(let id, let step): perform(step, on: id)
    case .covered(let id, let transition, let rule): covered(id, transition, rule)
    case .lookAtDevice: lookAtDevice()
    case .chooseByQuestion(let id, let rule): chooseByQuestion(for: id, rule)
    case .chooseByMasks(let id, let rule): chooseByMasks(for: id, rule)
    case .fillContext(let id, let presenter): fillContext(id, presenter)
    case .returning(let id): returning(id)
    case .reattach(let id, let cause, let rule): reattach(id, cause, rule)
    case .returnUntold(let id): returnUntold(id)
    case .dismissByTap(let id): dismissByTap(id)
    case .adapt(let id, let style): adapt(id, style)
    case .exchange(let id, let other): exchange(id, for: other)
    case .adapted(let id): adapted(id)
    case .fitSheet(let id): fitSheet(id)
    case .dismissed(let id): dismissed(id)

    case .show(let id, let source, let asDetail, let animated):
      show(id, from: source, asDetail: asDetail, animated: animated)
    case .container(let id, let step): perform(step, of: id)
    case .member: break
    case .tellDelegate(let id, let callback, let argument): tellDelegate(id, callback, argument)
    }
  }
}
