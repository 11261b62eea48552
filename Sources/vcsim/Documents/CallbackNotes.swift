import SimKit

/// Notes about a callback beside when it is called: what to use it for, and what not.
struct CallbackNote: Sendable {
  let on: [Callback]
  let often: String
  /// Whether `view.bounds` can be relied upon.
  var bounds: String?
  let belongs: String
  var avoid: String?
  var callsSuper = "there is none: it is a method of the delegate"
  /// The changes, each with the first version that has it.
  var changes: [(version: Int, text: String)] = []

  /// In an app with scenes, only the method of the scene's delegate is called.
  private static let inScenes = [
    (version: 13, text: "not called in an app with scenes: the scene's delegate gets it instead")
  ]

  /// The note as `explain` prints it; nil for callbacks of which the summary says all.
  static func text(of callback: Callback) -> String? {
    guard let note = (ofViews + ofTheApp).first(where: { $0.on.contains(callback) }) else { return nil }
    var rows = [("How often", note.often)]
    if let bounds = note.bounds { rows.append(("Bounds", bounds)) }
    rows.append(("Use for", note.belongs))
    if let avoid = note.avoid { rows.append(("Avoid", avoid)) }
    rows.append(("Call super", note.callsSuper))
    for change in note.changes where !callback.selector.hasPrefix("scene") {
      rows.append(("Change", "in iOS \(change.version) and later, \(change.text)"))
    }
    return rows.map { Columns.row($0, $1) }.joined()
  }

  private static let ofViews: [CallbackNote] = [
    CallbackNote(
      on: [.loadView], often: "once, when the view is first needed; again if the view was released",
      bounds: "there is no view yet", belongs: "making the view in code and assigning it to self.view",
      avoid: "overriding it when the view comes from a nib or a storyboard",
      callsSuper: "not when you make the view yourself: super makes one or loads the nib"),
    CallbackNote(
      on: [.viewDidLoad], often: "once for each loading of the view",
      bounds: "not right: zero, or the size that the nib was drawn with",
      belongs: "what is done once: subviews, targets, constraints, data sources",
      avoid: "layout by numbers, and anything that needs the view on screen", callsSuper: "yes, first",
      changes: [(6, "it comes once in practice: no view is released when memory is short")]),
    CallbackNote(
      on: [.viewWillUnload, .viewDidUnload], often: "when memory is short and the view is not in the window",
      bounds: "no longer of use", belongs: "releasing outlets and observers that viewDidLoad re-creates",
      callsSuper: "yes", changes: [(6, "it is never called: move the code to didReceiveMemoryWarning")]),
    CallbackNote(
      on: [.viewWillAppear],
      often: "each time the view is about to come on screen, including when a covering controller is dismissed",
      bounds: "may be stale: at a launch in landscape, iOS 5 and 6 report the portrait size here",
      belongs: "bringing content up to date; the look of bars", avoid: "layout by numbers, and work that is done once",
      callsSuper: "yes",
      changes: [
        (7, "the user can cancel an interactive pop: viewWillDisappear: may follow without viewDidAppear:"),
        (13, "the presenter of a sheet does not get it; viewIsAppearing: follows with the right size"),
      ]),
    CallbackNote(
      on: [.viewIsAppearing], often: "once for each appearance, after viewWillAppear:",
      bounds: "right: the view is in the window",
      belongs: "work that needs the size or the traits each time the view appears",
      avoid: "work that has to follow later changes of the size: that belongs in layout", callsSuper: "yes"),
    CallbackNote(
      on: [.viewDidAppear], often: "each time the view has come on screen and its animation has ended", bounds: "right",
      belongs: "starting animations, presenting another controller, counting visits",
      avoid: "layout: people would see it move", callsSuper: "yes"),
    CallbackNote(
      on: [.viewWillDisappear], often: "each time the view is about to leave the screen",
      bounds: "right, as long as nothing rotates", belongs: "ending editing, keeping what was typed",
      avoid: "letting go what a canceled pop needs again", callsSuper: "yes",
      changes: [(7, "the user can cancel an interactive pop: viewWillAppear: may follow without viewDidDisappear:")]),
    CallbackNote(
      on: [.viewDidDisappear], often: "each time the view has left the screen", bounds: "the last ones that it had",
      belongs: "stopping timers, sensors and animations", callsSuper: "yes"),
    CallbackNote(
      on: [.viewWillLayoutSubviews],
      often: "before each layout: the first one, after each change of the size, whenever setNeedsLayout was called",
      bounds: "right in every version", belongs: "layout by numbers",
      avoid: "work that is slow or must not be repeated; changing the view's own bounds",
      callsSuper: "not needed, and harmless"),
    CallbackNote(
      on: [.layoutSubviews], often: "in each layout of the view; it is a method of UIView",
      bounds: "right in every version",
      belongs: "layout by numbers in a custom view class", avoid: "work that is slow or must not be repeated",
      callsSuper: "yes, first"),
    CallbackNote(
      on: [.viewDidLayoutSubviews], often: "after each layout",
      bounds: "right; the direct subviews have their frames too",
      belongs: "what depends on the frames of subviews: scroll positions, gradients, corners",
      avoid:
        "setting constraints, which would ask for another layout; changing what the layout has just animated, which can "
        + "cancel the animation",
      callsSuper: "not needed, and harmless"),
    CallbackNote(
      on: [.updateConstraints],
      often: "before a layout, when setNeedsUpdateConstraints was called; it is a method of UIView",
      bounds: "not yet those of the coming layout",
      belongs: "changing many constraints of a custom view class at once",
      avoid: "making constraints that could be made once", callsSuper: "yes, last"),
    CallbackNote(
      on: [.updateViewConstraints], often: "before a layout, when setNeedsUpdateConstraints was called",
      bounds: "not yet those of the coming layout", belongs: "changing many constraints at once",
      avoid: "making constraints that could be made in viewDidLoad", callsSuper: "yes, last"),
    CallbackNote(
      on: [.willRotate], often: "before each rotation of the interface",
      bounds: "the old ones, and the old orientation",
      belongs: "stopping what must not run during the animation", avoid: "layout",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"),
        (8, "it is deprecated: viewWillTransitionToSize:withTransitionCoordinator: takes its place"),
      ]),
    CallbackNote(
      on: [.willAnimateRotation],
      often: "inside the animation of each rotation; at a landscape launch of iOS 5 its duration is 0",
      bounds: "the new ones", belongs: "moving things along with the rotation",
      avoid: "the only layout: it does not come when the size changes for another reason",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"),
        (8, "it is deprecated: animate alongside the coordinator instead"),
      ]),
    CallbackNote(
      on: [.didRotate], often: "after each rotation", bounds: "right",
      belongs: "starting again what willRotate… stopped",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"), (8, "it is deprecated: use the coordinator's completion"),
      ]),
    CallbackNote(
      on: [.viewWillTransitionToSize], often: "before each change of the size: a rotation, a split screen, a container",
      bounds: "the old ones; the new size is the argument",
      belongs: "choosing a layout for the new size; animating alongside the coordinator",
      avoid: "reading view.bounds for the new size", callsSuper: "yes: it tells the children"),
    CallbackNote(
      on: [.willTransitionToTraitCollection], often: "before a size class changes", bounds: "the old ones",
      belongs: "choosing what is shown at all", avoid: "exact layout: the size comes separately",
      callsSuper: "yes: it tells the children"),
    CallbackNote(
      on: [.traitCollectionDidChange], often: "when the traits have changed, and once at the beginning",
      bounds: "usually the new ones; the layout follows", belongs: "what depends on size classes",
      avoid: "work for traits that are the same as before: compare them", callsSuper: "yes",
      changes: [(17, "it is deprecated: register for the traits that you need")]),
    CallbackNote(
      on: [.shouldAutorotateToInterfaceOrientation], often: "often, for one orientation at a time",
      belongs: "an answer, and nothing else", avoid: "side effects: the number of calls says nothing",
      callsSuper: "not needed", changes: [(6, "it is never asked: answer supportedInterfaceOrientations")]),
    CallbackNote(
      on: [.shouldAutorotate], often: "before supportedInterfaceOrientations",
      belongs: "an answer: may the interface rotate now?", avoid: "side effects", callsSuper: "not needed",
      changes: [(16, "it is deprecated: change supportedInterfaceOrientations and say that they need an update")]),
    CallbackNote(
      on: [.supportedInterfaceOrientations],
      often:
        "before each rotation and each presentation over the whole screen, of the controller that fills the screen",
      belongs: "an answer: the orientations that this screen has",
      avoid: "side effects; relying on a child being asked", callsSuper: "not needed"),
    CallbackNote(
      on: [.preferredInterfaceOrientationForPresentation], often: "before a presentation over the whole screen",
      belongs: "a return value: the orientation in which the controller wants to appear",
      avoid: "an orientation that supportedInterfaceOrientations does not have: UIKit throws",
      callsSuper: "not needed"),
    CallbackNote(
      on: [.supportedOrientationsForWindow], often: "whenever UIKit needs the orientations of the app",
      belongs: "an answer, in place of the Info.plist's list",
      avoid: "an orientation in common with no controller: in iOS 12 and earlier, UIKit raises an exception"),
    CallbackNote(
      on: [.willMoveToParent], often: "before the controller gets a parent, or loses it (nil)",
      belongs: "preparing for the container",
      avoid: "calling it in a container's addChild: UIKit does; before removing, the container calls it with nil",
      callsSuper: "yes"),
    CallbackNote(
      on: [.didMoveToParent], often: "when the controller has got a parent, or lost it (nil)",
      belongs: "what needs to know the parent",
      avoid: "forgetting it in a custom container: after addChild, the container calls it", callsSuper: "yes"),
    CallbackNote(
      on: [.didReceiveMemoryWarning], often: "when memory is short, to every controller, on screen or not",
      belongs: "letting go what can be made again: images, caches", avoid: "letting go what is on screen",
      callsSuper: "yes", changes: [(6, "it no longer releases the view")]),
  ]

  /// Notes on callbacks of the application and its scenes, of storyboards, saved states, and delegates.
  private static let ofTheApp: [CallbackNote] = [
    CallbackNote(
      on: [.didBecomeActive, .sceneDidBecomeActive], often: "at the launch, and after each interruption",
      belongs: "starting again what stood still: timers, games, refreshing",
      avoid: "work for each appearance of a view: viewWillAppear: does not come here", changes: inScenes),
    CallbackNote(
      on: [.willResignActive, .sceneWillResignActive],
      often: "before each interruption: a call, the app switcher, the background", belongs: "pausing games and timers",
      avoid: "saving: the background may not follow", changes: inScenes),
    CallbackNote(
      on: [.didEnterBackground, .sceneDidEnterBackground], often: "each time it has entered the background",
      belongs: "saving; hiding what the app switcher must not show",
      avoid: "slow work: after a few seconds the system stops the app", changes: inScenes),
    CallbackNote(
      on: [.willEnterForeground], often: "before each return from the background, not at a launch",
      belongs: "undoing what was done for the background",
      avoid: "counting on appearance callbacks: the controllers get none", changes: inScenes),
    CallbackNote(
      on: [.sceneWillEnterForeground], often: "before each return from the background, and at a launch",
      belongs: "undoing what was done for the background",
      avoid: "touching the root's view: in iOS 17 and later, this loads it early at a launch"),
    CallbackNote(
      on: [.willFinishLaunching], often: "once for each start of the process, before a saved state is restored",
      belongs: "what the restored controllers need", avoid: "slow work: the system ends an app that starts too slowly"),
    CallbackNote(
      on: [.didFinishLaunching], often: "once for each start of the process", bounds: "no view is in the window yet",
      belongs: "services and settings; without scenes also the window and its root view controller",
      avoid: "slow work: the system ends an app that starts too slowly",
      changes: [(13, "in an app with scenes the window is made in scene:willConnectToSession:options:")]),
    CallbackNote(
      on: [.appDidReceiveMemoryWarning], often: "when memory is short, before the controllers get their warning",
      belongs: "releasing what the whole app shares", avoid: "releasing what is on screen"),
    CallbackNote(
      on: [.configurationForConnecting], often: "once for each new scene, not for a scene that connects again",
      belongs: "choosing the scene's configuration", avoid: "making windows"),
    CallbackNote(
      on: [.sceneWillConnect], often: "each time a scene is connected", bounds: "no view is in the window yet",
      belongs: "making the scene's window and its root view controller; restoring what it showed",
      avoid: "work for the whole app: it comes once for each scene"),
    CallbackNote(
      on: [.sceneDidDisconnect], often: "when the system takes the scene away; it may connect again",
      belongs: "releasing what belongs to the scene", avoid: "deleting what the person has made"),
    CallbackNote(
      on: [.willTerminate], often: "when the user swipes away an app that is in front; never for a suspended app",
      belongs: "saving what cannot be saved earlier",
      avoid: "counting on it: most apps end in the background without a word"),
    CallbackNote(
      on: [.didDiscardScenes], often: "when the user swipes a scene away",
      belongs: "deleting what was kept for these scenes",
      avoid: "counting on it while the app runs: it may come at the next launch"),
    CallbackNote(
      on: [.openURLFromApplication, .openURLWithOptions, .continueActivity, .sceneOpensURL, .sceneContinuesActivity],
      often: "each time another app, or the user, opens something that belongs to this app",
      belongs: "showing what it names", avoid: "counting on a visible root: at a launch no view is in the window yet",
      changes: inScenes),
    CallbackNote(
      on: [.initWithCoder], often: "once for each object of a storyboard or a nib", bounds: "there is no view yet",
      belongs: "giving properties their first values", avoid: "outlets and the view: touching it loads it too early",
      callsSuper: "yes, first"),
    CallbackNote(
      on: [.awakeFromNib], often: "once for each object of a storyboard or a nib, after it was decoded",
      bounds: "there is no view yet", belongs: "what cannot wait for viewDidLoad, such as the item of a tab bar",
      avoid: "the outlets of a controller's view: they are set when it is loaded", callsSuper: "yes, first"),
    CallbackNote(
      on: [.dealloc], often: "once, when nothing retains the object", belongs: "ending what still refers to the object",
      avoid: "touching the view: that would load it again", callsSuper: "not under ARC: the compiler does it"),
    CallbackNote(
      on: [.shouldPerformSegue],
      often: "once for each segue that the user triggers; not for performSegueWithIdentifier:sender:",
      belongs: "an answer: whether the segue goes on", avoid: "the destination: it does not exist yet",
      callsSuper: "not needed: it says yes"),
    CallbackNote(
      on: [.prepareForSegue], often: "once for each segue, also for embed and unwind segues",
      bounds: "those of the source; the destination has no view yet", belongs: "handing data to the destination",
      avoid: "the destination's outlets: they are nil, and its view is not loaded",
      callsSuper: "not needed, and harmless; where a superclass prepares too, yes"),
    CallbackNote(
      on: [.unwindAction], often: "once for each unwind segue that ends here, before anything leaves the screen",
      belongs: "taking over what the source holds", avoid: "popping or dismissing: the segue does it",
      callsSuper: "there is none: it is the app's own method"),
    CallbackNote(
      on: [.canPerformUnwind, .viewControllerForUnwinding, .allowedChildrenForUnwinding],
      often: "while UIKit looks for the controller where an unwind segue ends", belongs: "an answer",
      avoid: "side effects: the search may end elsewhere", callsSuper: "yes, for what you do not decide yourself"),
    CallbackNote(
      on: [.segueForUnwinding, .unwindForSegue], often: "once for each container on the way back",
      belongs: "how a custom container goes back to a child", callsSuper: "yes, unless the container is your own"),
    CallbackNote(
      on: [.encodeState],
      often: "each time the app goes to the background, if the controller has a restoration identifier",
      belongs: "saving what the controller shows: selections, positions, what is typed",
      avoid: "saving the data of the app: a saved state may be thrown away", callsSuper: "yes"),
    CallbackNote(
      on: [.decodeState], often: "once, at a launch that restores",
      bounds: "not right: the view is loaded, and not in the window", belongs: "reading what was saved",
      avoid: "relying on controllers that are decoded later", callsSuper: "yes"),
    CallbackNote(
      on: [.finishedRestoring], often: "once, at a launch that restores, when all controllers are decoded",
      belongs: "what needs other controllers", callsSuper: "yes"),
    CallbackNote(
      on: [.restorationClassMakes, .appRestores], often: "once for each saved controller, parents first",
      belongs: "making the controller, or nil to leave it out",
      avoid: "giving it its state: decodeRestorableStateWithCoder: does", callsSuper: "there is none"),
    CallbackNote(
      on: [.shouldSaveState], often: "once, before anything is saved", belongs: "an answer",
      avoid: "yes to a state that an older version of the app has saved in another form", callsSuper: "there is none"),
    CallbackNote(
      on: [.shouldRestoreState], often: "once, before anything is restored", belongs: "an answer",
      avoid: "yes to a state that an older version of the app has saved in another form", callsSuper: "there is none"),
    CallbackNote(
      on: [.willEncodeState], often: "once, before the controllers are saved",
      belongs: "what belongs to the app and to no controller", callsSuper: "there is none"),
    CallbackNote(
      on: [.didDecodeState], often: "once, after they are decoded",
      belongs: "what belongs to the app and to no controller",
      callsSuper: "there is none"),
    CallbackNote(
      on: [.navigationWillShow, .navigationDidShow],
      often: "for each change of the controller on top; a canceled pop has a will and no did",
      belongs: "showing and hiding what belongs to the whole stack, such as its toolbar",
      avoid: "changing the stack while it moves"),
    CallbackNote(
      on: [.tabBarShouldSelect], often: "for each tap on a tab, also on the one that is selected",
      belongs: "an answer: may it be selected?", avoid: "counting on it when code selects: then it is not asked"),
    CallbackNote(
      on: [.tabBarDidSelect], often: "for each tap that was allowed, also on the tab that is selected",
      belongs: "following what the user chose", avoid: "counting on it when code selects: then it does not come"),
    CallbackNote(
      on: [.splitWillHide, .splitWillShow], often: "when the master goes or comes, also at the launch in portrait",
      belongs: "putting the button into the detail's bar, or taking it out"),
    CallbackNote(
      on: [.pageAfter, .pageBefore],
      often:
        "both before the first scroll, then one for each page that a scroll has brought; not when code sets the page",
      belongs: "an answer: the neighbor, or nil at the end",
      avoid: "keeping count of the pages here: answers are kept"),
    CallbackNote(
      on: [.pageWillTransition], often: "for each page turn by a gesture; not when code sets the page",
      belongs: "preparing the page that comes", avoid: "taking the page turn for done: it can be canceled"),
    CallbackNote(
      on: [.pageDidFinish], often: "for each page turn by a gesture, finished or canceled",
      belongs: "bringing the page's number up to date",
      avoid: "passing over transitionCompleted: no means that the old page is back"),
    CallbackNote(
      on: [.pageSpineLocation], often: "for each rotation, if the pages curl",
      belongs: "an answer, and the pages that it needs: two for a spine in the middle"),
    CallbackNote(
      on: [.presentSearch],
      often: "for each search that UIKit begins or ends; not if the app presents or dismisses the search controller",
      belongs: "a custom presentation",
      avoid: "counting on viewWillDisappear: of the controller that is searched: it stays visible"),
    CallbackNote(
      on: [.willPresentSearch, .didPresentSearch, .willDismissSearch, .didDismissSearch],
      often: "for each search that UIKit begins or ends; not if the app presents or dismisses the search controller",
      belongs: "what surrounds the search bar",
      avoid: "counting on viewWillDisappear: of the controller that is searched: it stays visible"),
    CallbackNote(
      on: [.updateSearchResults], often: "when a search begins, and for each change of the text",
      belongs: "filtering by the text", avoid: "work that takes longer than the next key"),
    CallbackNote(
      on: [.presentationShouldDismiss], often: "when a swipe begins; not for a dismissal by code",
      belongs: "an answer: may the sheet be swiped away?",
      avoid: "asking the user here: do it in presentationControllerDidAttemptToDismiss:"),
    CallbackNote(
      on: [.presentationWillDismiss], often: "when a swipe begins to move the sheet away; not for a dismissal by code",
      belongs: "animating along", avoid: "treating the sheet as dismissed: the user can cancel"),
    CallbackNote(
      on: [.presentationDidDismiss], often: "when a swipe has dismissed the sheet; not for a dismissal by code",
      belongs: "bringing the presenter up to date: it gets no viewWillAppear:"),
    CallbackNote(
      on: [.adaptiveStyleForTraits], often: "before a presentation, and when the width changes",
      belongs: "an answer: the style; none keeps it as it is", avoid: "side effects"),
    CallbackNote(
      on: [.adaptiveStyle], often: "when the presentation is in a compact width, or comes into it",
      belongs: "an answer: the style; none keeps it as it is", avoid: "side effects"),
    CallbackNote(
      on: [.controllerForAdaptiveStyle], often: "when the presentation is in a compact width, or comes into it",
      belongs:
        "an answer: another controller for the new style, such as a navigation controller with a button to close it",
      avoid: "side effects"),
    CallbackNote(
      on: [.prepareForPopover],
      often: "when a popover is presented as one; not if its style adapts to a sheet or the full screen",
      belongs: "where the popover points: sourceView, sourceRect, or barButtonItem"),
    CallbackNote(
      on: [.popoverControllerShouldDismiss, .popoverShouldDismiss],
      often: "when the user taps beside the popover; not for a dismissal by code", belongs: "an answer: may it go?",
      avoid: "counting on it when code dismisses"),
    CallbackNote(
      on: [.popoverControllerDidDismiss, .popoverDidDismiss],
      often: "when a tap beside the popover has dismissed it; not for a dismissal by code",
      belongs: "bringing the presenter up to date: it gets no viewWillAppear:"),
    CallbackNote(
      on: [.presentationDidAttemptToDismiss], often: "when the user swipes and the sheet stays",
      belongs: "asking whether to discard what was typed"),
    CallbackNote(
      on: [.presentCompletion], often: "once, after the presented controller's viewDidAppear:", bounds: "right",
      belongs: "what needs the presented controller on screen, such as presenting the next one",
      callsSuper: "there is none: it is a block"),
    CallbackNote(
      on: [.dismissCompletion], often: "once, after the dismissed controller's viewDidDisappear:",
      belongs: "what needs the controller to be gone, such as presenting another one",
      callsSuper: "there is none: it is a block"),
    CallbackNote(
      on: [.transitionCompletion], often: "once, after the animation between two children",
      belongs: "removeFromParentViewController of the old child, didMoveToParentViewController: of the new one",
      avoid: "relying on 'finished', which is NO for an animation that was skipped; the trace doesn't state it",
      callsSuper: "there is none: it is a block"),
  ]
}
