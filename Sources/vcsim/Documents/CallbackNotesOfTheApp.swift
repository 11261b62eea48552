import SimKit

/// Notes on callbacks that are not about a view: of the application and its scenes, of storyboards, saved states, delegates.
extension CallbackNote {
  static func application(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .willFinishLaunching:
      CallbackNote(
        often: "once for each start of the process, before a saved state is restored",
        belongs: "what the restored controllers need",
        avoid: "slow work: the system ends an app that starts too slowly",
        callsSuper: "there is none: it is a method of the delegate")
    case .didFinishLaunching:
      CallbackNote(
        often: "once for each start of the process", bounds: "no view is in the window yet",
        belongs: "services and settings; without scenes also the window and its root view controller",
        avoid: "slow work: the system ends an app that starts too slowly",
        callsSuper: "there is none: it is a method of the delegate",
        changes: [(13, "in an app with scenes the window is made in scene:willConnectToSession:options:")])
    case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground:
      activity(callback)
    case .appDidReceiveMemoryWarning:
      CallbackNote(
        often: "when memory is short, before the controllers get their warning",
        belongs: "releasing what the whole app shares",
        avoid: "releasing what is on screen", callsSuper: "there is none: it is a method of the delegate")
    case .configurationForConnecting:
      CallbackNote(
        often: "once for each new scene, not for a scene that connects again",
        belongs: "choosing the scene's configuration",
        avoid: "making windows", callsSuper: "there is none: it is a method of the delegate")
    case .sceneWillConnect:
      CallbackNote(
        often: "each time a scene is connected", bounds: "no view is in the window yet",
        belongs: "making the scene's window and its root view controller; restoring what it showed",
        avoid: "work for the whole app: it comes once for each scene",
        callsSuper: "there is none: it is a method of the delegate")
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground:
      activity(callback)
    case .sceneDidDisconnect:
      CallbackNote(
        often: "when the system takes the scene away; it may connect again",
        belongs: "releasing what belongs to the scene",
        avoid: "deleting what the person has made", callsSuper: "there is none: it is a method of the delegate")
    case .willTerminate:
      CallbackNote(
        often: "when the user swipes away an app that is in front; never for a suspended app",
        belongs: "saving what cannot be saved earlier",
        avoid: "counting on it: most apps end in the background without a word",
        callsSuper: "there is none: it is a method of the delegate")
    case .didDiscardScenes:
      CallbackNote(
        often: "when the user swipes a scene away", belongs: "deleting what was kept for these scenes",
        avoid: "counting on it while the app runs: it may come at the next launch",
        callsSuper: "there is none: it is a method of the delegate")
    case .openURLFromApplication, .openURLWithOptions, .continueActivity, .sceneOpensURL, .sceneContinuesActivity:
      CallbackNote(
        often: "each time another app, or the user, opens something that belongs to this app",
        belongs: "showing what it names", avoid: "counting on a visible root: at a launch no view is in the window yet",
        callsSuper: "there is none: it is a method of the delegate",
        changes: callback.selector.hasPrefix("scene")
          ? [] : [(13, "not called in an app with scenes: the scene's delegate gets it instead")])
    default: nil
    }
  }

  private static func activity(_ callback: Callback) -> CallbackNote? {
    let isOfScene = callback.selector.hasPrefix("scene")
    let changes: [(version: Int, text: String)] =
      isOfScene ? [] : [(13, "not called in an app with scenes: the scene's delegate gets it instead")]
    let (often, belongs, avoid): (String, String, String)
    switch callback {
    case .didBecomeActive, .sceneDidBecomeActive:
      often = "at the launch, and after each interruption"
      belongs = "starting again what stood still: timers, games, refreshing"
      avoid = "work for each appearance of a view: viewWillAppear: does not come here"
    case .willResignActive, .sceneWillResignActive:
      often = "before each interruption: a call, the app switcher, the background"
      belongs = "pausing games and timers"
      avoid = "saving: the background may not follow"
    case .didEnterBackground, .sceneDidEnterBackground:
      often = "each time it has entered the background"
      belongs = "saving; hiding what the app switcher must not show"
      avoid = "slow work: after a few seconds the system stops the app"
    case .willEnterForeground:
      often = "before each return from the background, not at a launch"
      belongs = "undoing what was done for the background"
      avoid = "counting on appearance callbacks: the controllers get none"
    case .sceneWillEnterForeground:
      often = "before each return from the background, and at a launch"
      belongs = "undoing what was done for the background"
      avoid = "touching the root's view: in iOS 17 and later, this loads it early at a launch"
    default: return nil
    }
    return CallbackNote(
      often: often, belongs: belongs, avoid: avoid, callsSuper: "there is none: it is a method of the delegate",
      changes: changes)
  }

  static func creation(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .initWithCoder:
      CallbackNote(
        often: "once for each object of a storyboard or a nib", bounds: "there is no view yet",
        belongs: "giving properties their first values", avoid: "outlets and the view: touching it loads it too early",
        callsSuper: "yes, first")
    case .awakeFromNib:
      CallbackNote(
        often: "once for each object of a storyboard or a nib, after it was decoded", bounds: "there is no view yet",
        belongs: "what cannot wait for viewDidLoad, such as the item of a tab bar",
        avoid: "the outlets of a controller's view: they are set when it is loaded", callsSuper: "yes, first")
    case .dealloc:
      CallbackNote(
        often: "once, when nothing retains the object", belongs: "ending what still refers to the object",
        avoid: "touching the view: that would load it again", callsSuper: "not under ARC: the compiler does it")
    default: nil
    }
  }

  static func segue(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .shouldPerformSegue:
      CallbackNote(
        often: "once for each segue that the user triggers; not for performSegueWithIdentifier:sender:",
        belongs: "an answer: whether the segue goes on", avoid: "the destination: it does not exist yet",
        callsSuper: "not needed: it says yes")
    case .prepareForSegue:
      CallbackNote(
        often: "once for each segue, also for embed and unwind segues",
        bounds: "those of the source; the destination has no view yet",
        belongs: "handing data to the destination",
        avoid: "the destination's outlets: they are nil, and its view is not loaded",
        callsSuper: "not needed, and harmless; where a superclass prepares too, yes")
    case .unwindAction:
      CallbackNote(
        often: "once for each unwind segue that ends here, before anything leaves the screen",
        belongs: "taking over what the source holds", avoid: "popping or dismissing: the segue does it",
        callsSuper: "there is none: it is the app's own method")
    case .canPerformUnwind, .viewControllerForUnwinding, .allowedChildrenForUnwinding:
      CallbackNote(
        often: "while UIKit looks for the controller where an unwind segue ends", belongs: "an answer",
        avoid: "side effects: the search may end elsewhere", callsSuper: "yes, for what you do not decide yourself")
    case .segueForUnwinding, .unwindForSegue:
      CallbackNote(
        often: "once for each container on the way back", belongs: "how a custom container goes back to a child",
        callsSuper: "yes, unless the container is your own")
    default: nil
    }
  }

  static func restoration(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .encodeState:
      CallbackNote(
        often: "each time the app goes to the background, if the controller has a restoration identifier",
        belongs: "saving what the controller shows: selections, positions, what is typed",
        avoid: "saving the data of the app: a saved state may be thrown away", callsSuper: "yes")
    case .decodeState:
      CallbackNote(
        often: "once, at a launch that restores", bounds: "not right: the view is loaded, and not in the window",
        belongs: "reading what was saved", avoid: "relying on controllers that are decoded later", callsSuper: "yes")
    case .finishedRestoring:
      CallbackNote(
        often: "once, at a launch that restores, when all controllers are decoded",
        belongs: "what needs other controllers", callsSuper: "yes")
    case .restorationClassMakes, .appRestores:
      CallbackNote(
        often: "once for each saved controller, parents first",
        belongs: "making the controller, or nil to leave it out",
        avoid: "giving it its state: decodeRestorableStateWithCoder: does", callsSuper: "there is none")
    case .shouldSaveState, .shouldRestoreState:
      CallbackNote(
        often: "once, before anything is \(callback == .shouldSaveState ? "saved" : "restored")", belongs: "an answer",
        avoid: "yes to a state that an older version of the app has saved in another form", callsSuper: "there is none")
    case .willEncodeState, .didDecodeState:
      CallbackNote(
        often: "once, \(callback == .willEncodeState ? "before the controllers are saved" : "after they are decoded")",
        belongs: "what belongs to the app and to no controller", callsSuper: "there is none")
    default: nil
    }
  }

  static func delegate(_ callback: Callback) -> CallbackNote? {
    let callsSuper = "there is none: it is a method of the delegate"
    return switch callback {
    case .navigationWillShow, .navigationDidShow:
      CallbackNote(
        often: "for each change of the controller on top; a canceled pop has a will and no did",
        belongs: "showing and hiding what belongs to the whole stack, such as its toolbar",
        avoid: "changing the stack while it moves", callsSuper: callsSuper)
    case .tabBarShouldSelect:
      CallbackNote(
        often: "for each tap on a tab, also on the one that is selected", belongs: "an answer: may it be selected?",
        avoid: "counting on it when code selects: then it is not asked", callsSuper: callsSuper)
    case .tabBarDidSelect:
      CallbackNote(
        often: "for each tap that was allowed, also on the tab that is selected",
        belongs: "following what the user chose",
        avoid: "counting on it when code selects: then it does not come", callsSuper: callsSuper)
    case .splitWillHide, .splitWillShow:
      CallbackNote(
        often: "when the master goes or comes, also at the launch in portrait",
        belongs: "putting the button into the detail's bar, or taking it out", callsSuper: callsSuper)
    case .pageAfter, .pageBefore:
      CallbackNote(
        often:
          "both before the first scroll, then one for each page that a scroll has brought; not when code sets the page",
        belongs: "an answer: the neighbor, or nil at the end",
        avoid: "keeping count of the pages here: answers are kept",
        callsSuper: callsSuper)
    case .pageWillTransition:
      CallbackNote(
        often: "for each page turn by a gesture; not when code sets the page", belongs: "preparing the page that comes",
        avoid: "taking the page turn for done: it can be canceled", callsSuper: callsSuper)
    case .pageDidFinish:
      CallbackNote(
        often: "for each page turn by a gesture, finished or canceled",
        belongs: "bringing the page's number up to date",
        avoid: "passing over transitionCompleted: no means that the old page is back", callsSuper: callsSuper)
    case .pageSpineLocation:
      CallbackNote(
        often: "for each rotation, if the pages curl",
        belongs: "an answer, and the pages that it needs: two for a spine in the middle",
        callsSuper: callsSuper)
    case .presentSearch, .willPresentSearch, .didPresentSearch, .willDismissSearch, .didDismissSearch:
      CallbackNote(
        often: "for each search that UIKit begins or ends; not if the app presents or dismisses the search controller",
        belongs: callback == .presentSearch ? "a custom presentation" : "what surrounds the search bar",
        avoid: "counting on viewWillDisappear: of the controller that is searched: it stays visible",
        callsSuper: callsSuper)
    case .updateSearchResults:
      CallbackNote(
        often: "when a search begins, and for each change of the text", belongs: "filtering by the text",
        avoid: "work that takes longer than the next key", callsSuper: callsSuper)
    case .presentationShouldDismiss:
      CallbackNote(
        often: "when a swipe begins; not for a dismissal by code", belongs: "an answer: may the sheet be swiped away?",
        avoid: "asking the user here: do it in presentationControllerDidAttemptToDismiss:", callsSuper: callsSuper)
    case .presentationWillDismiss:
      CallbackNote(
        often: "when a swipe begins to move the sheet away; not for a dismissal by code",
        belongs: "animating along", avoid: "treating the sheet as dismissed: the user can cancel",
        callsSuper: callsSuper)
    case .presentationDidDismiss:
      CallbackNote(
        often: "when a swipe has dismissed the sheet; not for a dismissal by code",
        belongs: "bringing the presenter up to date: it gets no viewWillAppear:", callsSuper: callsSuper)
    case .adaptiveStyle, .adaptiveStyleForTraits, .controllerForAdaptiveStyle:
      CallbackNote(
        often: callback == .adaptiveStyleForTraits
          ? "before a presentation, and when the width changes"
          : "when the presentation is in a compact width, or comes into it",
        belongs: callback == .controllerForAdaptiveStyle
          ? "an answer: another controller for the new style, such as a navigation controller with a button to close it"
          : "an answer: the style; none keeps it as it is",
        avoid: "side effects", callsSuper: callsSuper)
    case .prepareForPopover:
      CallbackNote(
        often: "when a popover is presented as one; not if its style adapts to a sheet or the full screen",
        belongs: "where the popover points: sourceView, sourceRect, or barButtonItem", callsSuper: callsSuper)
    case .popoverControllerShouldDismiss, .popoverShouldDismiss:
      CallbackNote(
        often: "when the user taps beside the popover; not for a dismissal by code", belongs: "an answer: may it go?",
        avoid: "counting on it when code dismisses", callsSuper: callsSuper)
    case .popoverControllerDidDismiss, .popoverDidDismiss:
      CallbackNote(
        often: "when a tap beside the popover has dismissed it; not for a dismissal by code",
        belongs: "bringing the presenter up to date: it gets no viewWillAppear:", callsSuper: callsSuper)
    case .presentationDidAttemptToDismiss:
      CallbackNote(
        often: "when the user swipes and the sheet stays", belongs: "asking whether to discard what was typed",
        callsSuper: callsSuper)
    default: nil
    }
  }

  static func completion(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .presentCompletion:
      CallbackNote(
        often: "once, after the presented controller's viewDidAppear:", bounds: "right",
        belongs: "what needs the presented controller on screen, such as presenting the next one",
        callsSuper: "there is none: it is a block")
    case .dismissCompletion:
      CallbackNote(
        often: "once, after the dismissed controller's viewDidDisappear:",
        belongs: "what needs the controller to be gone, such as presenting another one",
        callsSuper: "there is none: it is a block")
    case .transitionCompletion:
      CallbackNote(
        often: "once, after the animation between two children",
        belongs: "removeFromParentViewController of the old child, didMoveToParentViewController: of the new one",
        avoid: "relying on 'finished', which is NO for an animation that was skipped; the trace doesn't state it",
        callsSuper: "there is none: it is a block")
    default: nil
    }
  }
}
