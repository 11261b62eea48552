// Decisions that wait for an answer of the app, and what the console says.

extension Question: StateWritable {
  func write(to state: inout StateNumbers) { state.put(receiver, callback, rule, argument) }
}

extension Decision: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .mayTurn(let a, let b, let c, let d, let e): state.put(0, a, b, c, d, e)
    case .comesUp(let a, let b, let c, let d, let e): state.put(2, a, b, c, d, e)
    case .autorotates(let a, let b): state.put(3, a, b)
    case .ifNone(let a): state.put(4, a)
    case .supports(let a, let b): state.put(5, a, b)
    case .allows(let a, let b, let c): state.put(6, a, b, c)
    case .prefers(let a, let b): state.put(7, a, b)
    case .prefersFirst(let a, let b): state.put(8, a, b)
    case .ifYes(let a): state.put(9, a)
    case .either: state.put(10)
    }
  }
}

extension MaskPurpose: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .turning(let a): state.put(0, a)
    case .requested(let a): state.put(1, a)
    case .comingUp(let a): state.put(2, a)
    case .comingUpIn(let a, let b): state.put(3, a, b)
    }
  }
}

extension Trouble: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .unbalancedAppearance(let a): state.put(0, a)
    case .presentsOnDetached(let a, let b): state.put(1, a, b)
    case .notInWindow(let a, let b, let c): state.put(2, a, b, c)
    case .alreadyPresenting(let a, let b, let c, let d): state.put(3, a, b, c, d)
    case .presentationInProgress(let a, let b, let c): state.put(4, a, b, c)
    case .dismissalInProgress(let a): state.put(5, a)
    case .dismissedNotAppearing(let a, let b): state.put(6, a, b)
    case .nestedPush: state.put(7)
    case .nestedPop: state.put(8)
    case .unexpectedNavigationState: state.put(9)
    case .noRootAtLaunch: state.put(10)
    case .geometryRefused(let a, let b): state.put(11, a, b)
    case .turnsInTwoSteps: state.put(12)
    case .restoresInsecurely: state.put(13)
    case .restorationClassDoesNotConform(let a): state.put(14, a)
    case .modalTransitionInProgress(let a, let b): state.put(15, a, b)
    case .presentsActiveController(let a): state.put(16, a)
    case .presentsPresentedController(let a, let b): state.put(17, a, b)
    case .presentsNil(let a): state.put(18, a)
    case .requestedParent(let a, let b, let c): state.put(19, a, b, c)
    case .actualParent(let a, let b, let c): state.put(20, a, b, c)
    case .noCommonOrientation(let a): state.put(21, a)
    case .noOrientation(let a): state.put(22, a)
    case .preferredNotSupported(let a, let b): state.put(23, a, b)
    case .pushesTwice(let a, let b): state.put(24, a, b)
    case .pushesNavigation: state.put(25)
    case .pushesSplit(let a, let b): state.put(26, a, b)
    case .popsToStranger: state.put(27)
    case .popoverContentInside: state.put(28)
    case .transitionWithManualForwarding(let a): state.put(29, a)
    case .transitionOfStrangers(let a, let b): state.put(30, a, b)
    case .childOfItself(let a): state.put(31, a)
    case .viewOfItself: state.put(32)
    case .viewOfAnother(let a, let b): state.put(33, a, b)
    case .noSegue(let a): state.put(34, a)
    case .pushSegueWithoutNavigation(let a): state.put(35, a)
    case .popoverReleased: state.put(36)
    case .turnsWhileTurning: state.put(37)
    case .presentsSplit(let a): state.put(38, a)
    case .popoverOutsideWindow: state.put(39)
    case .pushesNil(let a): state.put(40, a)
    case .loadsInDealloc(let a): state.put(41, a)
    case .presentsItself(let a): state.put(42, a)
    case .presentsChild(let a, let b): state.put(43, a, b)
    case .popoverOnPhone: state.put(44)
    case .pageCount(let a): state.put(45, a)
    case .embedsTwice: state.put(46)
    case .nibWithoutView(let a): state.put(47, a)
    case .navigationBarBusy: state.put(48)
    case .overlayReleased: state.put(49)
    }
  }
}
