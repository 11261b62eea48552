extension CoveredDocument {
  /// WWDC 2012, session 236.
  static let talk = CoveredDocument(
    title: "WWDC 2012, session 236, The Evolution of View Controllers on iOS",
    points: [
      CoveredPoint(
        "a controller manages a view, and gets a callback when it appears", shownBy: "talk/loaded-once-appears-often"),
      CoveredPoint("its view may come from a nib", shownBy: "evidence/nib-life-csdn-01", "evidence/nib-load-11-01"),
      CoveredPoint("three callbacks of rotation", shownBy: "evidence/doc-vcpg-rotation-order-01"),
      CoveredPoint(
        "responsibility, reuse, composition", notLifecycle: "it is advice about the design of apps"),
      CoveredPoint(
        "one window, one root", shownBy: "evidence/peer-uinav-root-window-01", "mechanisms/root-replaced"),
      CoveredPoint("a view is added to the window by hand", shownBy: "mechanisms/view-in-the-window"),
      CoveredPoint("a child is added in three steps", shownBy: "talk/adding-a-child"),
      CoveredPoint("a child is removed in three steps", shownBy: "evidence/doc-addchild-01"),
      CoveredPoint("a step is forgotten", foundBy: .stepLeftOut, .stepOutOfOrder, .stepTwice),
      CoveredPoint("parents add children, not the other way", foundBy: .childAddsItself),
      CoveredPoint(
        "parents manage the views of their children", foundBy: .viewWithoutController, .controllerWithoutView),
      CoveredPoint(
        "shouldAutomaticallyForwardAppearanceMethods answers NO", shownBy: "talk/forwarding-on-and-off"),
      CoveredPoint(
        "a container reveals a child and forwards appearance itself", shownBy: "talk/reveal-with-own-forwarding"),
      CoveredPoint(
        "the same with an animation and its completion, inside a callback", shownBy: "talk/reveal-as-written"),
      CoveredPoint("forwarding by hand while UIKit forwards too", foundBy: .forwardsTwice),
      CoveredPoint("each begin has its end", foundBy: .unequalAppearance),
      CoveredPoint(
        "adding a view sends nothing when the container forwards itself", shownBy: "mechanisms/forwarding-off"),
      CoveredPoint(
        "a child reads its bounds in viewWillLayoutSubviews or updateViewConstraints",
        shownBy: "mechanisms/view-that-keeps-its-size", "evidence/launch-landscape-ios6-constraints-01"),
      CoveredPoint("a child lays out by any frame that its parent sets", foundBy: .ownFrame, .layoutTooEarly),
      CoveredPoint(
        "containment methods on another container's class", foundBy: .foreignContainer),
      CoveredPoint(
        "one switch for forwarding on iOS 5, two on iOS 6", shownBy: "talk/forwarding-on-and-off",
        "mechanisms/forwarding-switches"),
      CoveredPoint("rotation is not forwarded", shownBy: "mechanisms/forwarding-rotation"),
      CoveredPoint("rotation is passed on by hand", shownBy: "mechanisms/passed-on-by-hand"),
      CoveredPoint(
        "iOS 5 asks before it rotates and before it presents", shownBy: "blog/rotate", "blog/present"),
      CoveredPoint("containers of iOS 5 ask their children", shownBy: "talk/children-veto-the-rotation"),
      CoveredPoint("a custom container asks its children", shownBy: "mechanisms/container-asks-children"),
      CoveredPoint(
        "a covered presenter gets no rotation callbacks", shownBy: "evidence/doc-ios5-presenter-rotation-01"),
      CoveredPoint("layout hangs on callbacks of rotation", foundBy: .layoutByRotation),
      CoveredPoint(
        "checks by instancesRespondToSelector:", notLifecycle: "it is an idiom of code for several versions"),
      CoveredPoint(
        "all orientations by default, but for upside down on a phone", shownBy: "talk/app-orientations"),
      CoveredPoint(
        "only a presented controller may stand otherwise", shownBy: "talk/presented-in-its-own-orientation"),
      CoveredPoint(
        "preferredInterfaceOrientationForPresentation", shownBy: "evidence/doc-ref-preferred-01",
        "talk/presented-in-its-own-orientation"),
      CoveredPoint(
        "only the root or the topmost full screen controller is asked",
        shownBy: "talk/only-the-topmost-is-asked"),
      CoveredPoint("the Info.plist lists orientations", shownBy: "talk/app-orientations"),
      CoveredPoint(
        "it lists others for pads, and the delegate changes its answer",
        shownBy: "mechanisms/app-orientations-by-device"),
      CoveredPoint(
        "application:supportedInterfaceOrientationsForWindow:", shownBy: "evidence/delegate-vs-plist-ios6-02",
        "talk/app-orientations"),
      CoveredPoint(
        "the old method or the new one only", foundBy: .oneOrientationMethod),
      CoveredPoint(
        "UIApplicationInvalidInterfaceOrientationException", shownBy: "evidence/exc-preferred-must-01",
        "versions/no-common-orientation", "evidence/picker-supported0-ios6-01"),
      CoveredPoint(
        "a container is subclassed to answer for its child", shownBy: "mechanisms/container-answers-itself"),
      CoveredPoint(
        "setStatusBarOrientation: is replaced by presentations", shownBy: "talk/presented-in-its-own-orientation",
        "evidence/setstatusbar-ios6-supported0-01", "mechanisms/status-bar-rotated"),
      CoveredPoint("viewWillUnload and viewDidUnload are gone", shownBy: "talk/unloading"),
      CoveredPoint("they are relied upon", foundBy: .reliesOnUnload),
      CoveredPoint(
        "didReceiveMemoryWarning sets the view to nil", shownBy: "talk/setting-the-view-to-nil"),
      CoveredPoint("… where it is not in the window", shownBy: "talk/memory-on-ios6"),
      CoveredPoint(
        "presentModal… and dismissModal… have new names", shownBy: "evidence/modal-present-ios5-kazzz-01"),
      CoveredPoint("updateViewConstraints", shownBy: "evidence/doc-vcpg-layout-order-01", "mechanisms/no-constraints"),
      CoveredPoint("segues are unwound", shownBy: "evidence/unwind-steps-doc-01", "evidence/unwind-steps-doc-02"),
      CoveredPoint(
        "state is saved and restored", shownBy: "evidence/restore-6-03", "evidence/encode-doc-01",
        "combinations/restored-without-identifier", "combinations/restored-tab"),
      CoveredPoint(
        "a custom container inside UIKit containers", shownBy: "evidence/radar-push-childchange-01"),
      CoveredPoint("keyboard avoidance", notLifecycle: "the keyboard sends notifications, and no callback"),
    ])

  /// UIViewController class reference, iOS 6. Its members are in the tables of callbacks and of names below.
  static let reference = CoveredDocument(
    title: "UIViewController class reference, iOS 6: what it says beside its members",
    points: [
      CoveredPoint("the view is made when it is first used", shownBy: "mechanisms/begin-loads"),
      CoveredPoint(
        "addChildViewController: takes the child from its old parent", shownBy: "evidence/doc-addchild-reparent-01"),
      CoveredPoint(
        "a dismissal goes to the presenter", shownBy: "evidence/doc-ref-dismiss-forward-01"),
      CoveredPoint(
        "a stack is dismissed, and only the topmost is animated", shownBy: "evidence/doc-ref-dismiss-stack-01"),
      CoveredPoint("completion blocks come after viewDidAppear:", shownBy: "evidence/doc-ref-completion-01"),
      CoveredPoint(
        "isBeing… and isMoving… are true in four callbacks only", shownBy: "evidence/doc-ref-isbeing-01",
        "evidence/doc-ismoving-01"),
      CoveredPoint(
        "a presenter inside a popover is not told of the dismissal",
        shownBy: "evidence/doc-ref-popover-appearance-01"),
      CoveredPoint(
        "a presentation looks upwards for its context", shownBy: "evidence/e3-present-custom-context-10-01",
        "mechanisms/context-above"),
      CoveredPoint(
        "a child's view in the wrong parent raises an exception", shownBy: "evidence/exc-parent-actual-02",
        "evidence/exc-parent-requested-02"),
      CoveredPoint(
        "transitionFromViewController:… between children", shownBy: "evidence/doc-transition-01",
        "mechanisms/transitions-of-children"),
      CoveredPoint(
        "attemptRotationToDeviceOrientation", shownBy: "evidence/doc-ref-attempt-rotation-01"),
      CoveredPoint(
        "contentSizeForViewInPopover, and what a popover shows without it", shownBy: "mechanisms/popover-sizes"),
      CoveredPoint(
        "modalInPopover, a tap beside a popover, its delegate", shownBy: "mechanisms/popover-tap-refused",
        "mechanisms/popover-tap"),
      CoveredPoint(
        "segues: who is asked, made and prepared", shownBy: "evidence/e3-segue-nib-order-01",
        "evidence/exc-no-segue-01"),
      CoveredPoint(
        "modalTransitionStyle, providesPresentationContextTransitionStyle",
        notSimulated: "no order and no duration is published that depends on them"),
      CoveredPoint("rotation in two steps", shownBy: "evidence/doc-two-step-01"),
      CoveredPoint(
        "rotatingHeaderView, rotatingFooterView",
        notSimulated: "UIKit asks for them during a rotation, and no log or document says when"),
      CoveredPoint(
        "searchDisplayController, disablesAutomaticKeyboardDismissal",
        notLifecycle: "an outlet and the keyboard send a controller nothing"),
      CoveredPoint("a view has one controller", shownBy: "evidence/exc-view-two-controllers-01"),
      CoveredPoint("the Edit button, setEditing:animated:", shownBy: "evidence/editing-doc-01"),
      CoveredPoint(
        "wantsFullScreenLayout, and the status bar above a view", shownBy: "evidence/doc-ref-full-screen-layout-01",
        "mechanisms/call-bar"),
      CoveredPoint("hidesBottomBarWhenPushed, toolbars", shownBy: "evidence/doc-ref-bottom-bar-01"),
      CoveredPoint("presenting and dismissing where it cannot work", foundBy: .presentInVain, .dismissInVain),
      CoveredPoint(
        "navigation items, tab bar items, titles", notLifecycle: "they are contents of bars"),
    ])
}
