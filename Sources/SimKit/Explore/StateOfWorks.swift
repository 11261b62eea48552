// Works that wait for a timer are part of how an app stands. A work is its number here, and what it is about; the compiler asks
// for a new one.

extension Work: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .send(let a, let b, let c, let d): state.put(0, a, b, c, d)
    case .logLate: state.put(1)
    case .superCall(let a, let b, let c): state.put(2, a, b, c)
    case .hooks(let a, let b, let c, let d): state.put(3, a, b, c, d)
    case .leaveHook(let a): state.put(4, a)
    case .returned(let a, let b): state.put(5, a, b)
    case .run(let a): state.put(6, a)
    case .warn(let a): state.put(7, a)
    case .ask(let a): state.put(8, a)
    case .answer(let a): state.put(9, a)
    case .then(let a): state.put(10, a)
    case .answered(let a): state.put(11, a)
    case .create(let a): state.put(12, a)
    case .load(let a): state.put(13, a)
    case .connectView(let a): state.put(14, a)
    case .loaded(let a): state.put(15, a)
    case .unload(let a): state.put(16, a)
    case .releaseView(let a): state.put(17, a)
    case .letGo(let a): state.put(18, a)
    case .restoration(let a): state.put(19, a)
    case .segue(let a, let b): state.put(20, a, b)
    case .unwind(let a, let b, let c): state.put(21, a, b, c)
    case .askToDismiss(let a, let b): state.put(22, a, b)
    case .attach(let a, let b, let c, let d): state.put(23, a, b, c, d)
    case .detach(let a, let b, let c): state.put(24, a, b, c)
    case .link(let a, let b): state.put(25, a, b)
    case .unlink(let a): state.put(26, a)
    case .entered(let a, let b, let c): state.put(27, a, b, c)
    case .setFrame(let a, let b): state.put(28, a, b)
    case .fill(let a, let b): state.put(29, a, b)
    case .fillUnlessPlaced(let a, let b): state.put(30, a, b)
    case .place(let a, let b): state.put(31, a, b)
    case .fillWindow(let a): state.put(32, a)
    case .fillScreen(let a): state.put(33, a)
    case .lookForRoot: state.put(34)
    case .closeWindows(let scene): state.put(35, scene)
    case .becomeActive(let scene): state.put(36, scene)
    case .activated(let scene): state.put(37, scene)
    case .setRoot(let a): state.put(38, a)
    case .installRoot(let a, let b): state.put(39, a, b)
    case .rootArrives(let a, let b, let c): state.put(40, a, b, c)
    case .rootAppears(let a, let b, let c): state.put(41, a, b, c)
    case .begin(let a, let b, let c, let d, let e): state.put(42, a, b, c, d, e)
    case .end(let a, let b, let c): state.put(43, a, b, c)
    case .endDisappearing(let a, let b): state.put(44, a, b)
    case .endUnchecked(let a, let b): state.put(45, a, b)
    case .tellIsAppearing(let a): state.put(46, a)
    case .tellAllIsAppearing(let a): state.put(47, a)
    case .forwardBegin(let a): state.put(48, a)
    case .forwardEnd(let a, let b): state.put(49, a, b)
    case .layoutPass: state.put(50)
    case .setNeedsLayout(let a): state.put(51, a)
    case .layOut(let a, let b): state.put(52, a, b)
    case .layOutSelf(let a): state.put(53, a)
    case .layOutSubviews(let a): state.put(54, a)
    case .addChild(let a, let b): state.put(55, a, b)
    case .setParent(let a, let b): state.put(56, a, b)
    case .removeFromParent(let a): state.put(57, a)
    case .leaveParent(let a): state.put(58, a)
    case .willMove(let a, let b, let c): state.put(59, a, b, c)
    case .didMove(let a, let b, let c): state.put(60, a, b, c)
    case .after(let a, let b): state.put(61, a, b)
    case .afterCommit(let a): state.put(62, a)
    case .runBlock(let a): state.put(63, a)
    case .runAnimated(let a): state.put(64, a)
    case .animating(let a): state.put(65, a)
    case .animationBegun(let a): state.put(66, a)
    case .animationEnded(let a): state.put(67, a)
    case .afterLayout(let a): state.put(68, a)
    case .rotate(let a): state.put(69, a)
    case .turn(let a, let b, let c): state.put(70, a, b, c)
    case .rotationCallback(let a, let b, let c, let d): state.put(71, a, b, c, d)
    case .setInterface(let a): state.put(73, a)
    case .setCallBar(let a): state.put(74, a)
    case .turnStatusBar(let a): state.put(75, a)
    case .setWindow(let a): state.put(76, a)
    case .resizeWindow(let a): state.put(77, a)
    case .requestGeometry(let a): state.put(78, a)
    case .activeAgain: state.put(79)
    case .showOrientation(let a): state.put(80, a)
    case .oldCallback(let a): state.put(81, a)
    case .rotationEnded: state.put(82)
    case .showOtherStyle(let scene): state.put(83, scene)
    case .appEnds: state.put(84)
    case .sizeTransition(let a, let b, let c, let d): state.put(85, a, b, c, d)
    case .forwardSizeTransition(let a, let b, let c): state.put(86, a, b, c)
    case .turnedBack(let a, let b): state.put(87, a, b)
    case .readPresentationController(let a): state.put(88, a)
    case .askToPresent(let a, let b, let c, let d): state.put(89, a, b, c, d)
    case .present(let a, let b): state.put(90, a, b)
    case .presentationEnding(let a, let b): state.put(91, a, b)
    case .dismiss(let a, let b): state.put(92, a, b)
    case .startDismissal(let a): state.put(93, a)
    case .dismissalEnding(let a, let b, let c): state.put(94, a, b, c)
    case .drag(let a, let b): state.put(95, a, b)
    case .covered(let a, let b, let c): state.put(96, a, b, c)
    case .lookAtDevice: state.put(97)
    case .chooseByQuestion(let a, let b): state.put(98, a, b)
    case .chooseByMasks(let a, let b): state.put(99, a, b)
    case .fillContext(let a, let b): state.put(100, a, b)
    case .returning(let a): state.put(101, a)
    case .reattach(let a, let b, let c): state.put(102, a, b, c)
    case .returnUntold(let a): state.put(103, a)
    case .dismissByTap(let a): state.put(104, a)
    case .adapt(let a, let b): state.put(105, a, b)
    case .exchange(let a, let b): state.put(106, a, b)
    case .adapted(let a): state.put(107, a)
    case .fitSheet(let a): state.put(108, a)
    case .dismissed(let a): state.put(109, a)
    case .show(let a, let b, let c, let d): state.put(110, a, b, c, d)
    case .container(let a, let b): state.put(111, a, b)
    case .member(let a): state.put(112, a)
    case .tellDelegate(let a, let b, let c): state.put(113, a, b, c)
    }
  }
}

extension CodePlace: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .hook(let a, let b): state.put(0, a, b)
    case .block(let a, let b): state.put(1, a, b)
    }
  }
}

extension DismissalHearer: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .controllersOnly: state.put(0)
    case .completion: state.put(1)
    case .delegate(let a): state.put(2, a)
    }
  }
}

extension DragStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .begin: state.put(0)
    case .follow: state.put(1)
    case .refuse: state.put(2)
    case .finish: state.put(3)
    case .cancel: state.put(4)
    case .springBack(let a): state.put(5, a)
    }
  }
}

extension SegueStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .triggered: state.put(0)
    case .prepared: state.put(1)
    case .performed: state.put(2)
    case .embedded: state.put(3)
    }
  }
}
