/// Types, constants and properties around the life of a controller.
extension UIKitName {
  private static let traitsShown = "The value 'traits' of the callbacks about traits states them, width before height."

  static let types = [
    UIKitName("UIView", "What a controller manages.", .said(["view", "add view of", "frame"])),
    UIKitName("UIWindow", "What holds the root's view.", .said(["launch", "set root", "show window of"])),
    UIKitName("UIApplication", "The app; its delegate is written app.", .said(["launch", "when"])),
    UIKitName(
      "UIWindowScene", from: .ios13, "A scene: a place that holds windows.", .said(["scenes", "open scene of"])),
    UIKitName(
      "UISceneSession", from: .ios13, "What the system keeps of a scene that isn't connected.",
      .said(["disconnect scene", "close scene of"])),
    UIKitName(
      "requestSceneSessionActivation:userActivity:options:errorHandler:",
      swift: "requestSceneSessionActivation(_:userActivity:options:errorHandler:)", from: .ios13,
      "Asks for another scene of the app, or for a scene that left the screen.",
      .said(["open scene of", "foreground scene of"])),
    UIKitName(
      "requestSceneSessionDestruction:options:errorHandler:",
      swift: "requestSceneSessionDestruction(_:options:errorHandler:)", from: .ios13, "Closes a scene of the app.",
      .said(["close scene of"])),
    UIKitName(
      "UIInterfaceOrientationUnknown", swift: "UIInterfaceOrientation.unknown", from: .ios8,
      "The value 0, for no orientation: a mask of 1 << 0 has no orientation that exists.",
      .leftOut("'supports none' is a mask without any orientation. No record shows what UIKit makes of this bit.")),
    UIKitName(
      "UIInterfaceOrientation", "How the interface stands.", .said(["rotate", "device", "supports", "prefers"])),
    UIKitName("UITraitCollection", from: .ios8, "The traits of a place on the screen.", .shown(traitsShown)),
    UIKitName(
      "traitCollectionWithHorizontalSizeClass:", swift: "UITraitCollection.init(horizontalSizeClass:)", from: .ios8,
      "Makes traits that state the width.", .shown(traitsShown)),
    UIKitName(
      "traitCollectionWithVerticalSizeClass:", swift: "UITraitCollection.init(verticalSizeClass:)", from: .ios8,
      "Makes traits that state the height.", .shown(traitsShown)),
    UIKitName(
      "traitCollectionWithTraitsFromCollections:", swift: "UITraitCollection.init(traitsFrom:)", from: .ios8,
      "Puts traits together.", .shown(traitsShown)),
    UIKitName("UIModalPresentationFullScreen", swift: "fullScreen", "A style of presentation.", .said(["style"])),
    UIKitName("UIModalPresentationPageSheet", swift: "pageSheet", "A style of presentation.", .said(["style"])),
    UIKitName("UIModalPresentationFormSheet", swift: "formSheet", "A style of presentation.", .said(["style"])),
    UIKitName(
      "UIModalPresentationCurrentContext", swift: "currentContext", "A style of presentation.", .said(["style"])),
    UIKitName(
      "UIModalPresentationNone", "What the delegate of a presentation answers to keep the style.",
      .said(["adapts to"])),
    UIKitName(
      "presentationController", from: .ios8, "What manages how a controller is presented.",
      .said(["style", "has delegate"])),
    UIKitName(
      "UIUserInterfaceSizeClassCompact", from: .ios8, "There is little room in a direction.", .said(["set traits of"])),
    UIKitName(
      "UIUserInterfaceSizeClassRegular", from: .ios8, "There is much room in a direction.", .said(["set traits of"])),
    UIKitName(
      "UIUserInterfaceSizeClassUnspecified", from: .ios8, "A parent says nothing of a direction.",
      .said(["set traits of"])),
    UIKitName("UIModalPresentationStyle", "How a controller is presented.", .said(["style"])),
    UIKitName(
      "UIModalTransitionStyle", "How a presentation is animated.",
      .leftOut("It changes no order of callbacks that is published, and no duration of any style is.")),
    UIKitName(
      "UIModalTransitionStyleCoverVertical", swift: "coverVertical", "The animation that a presentation has by itself.",
      .leftOut("It changes no order of callbacks that is published, and no duration of any style is.")),
    UIKitName("UIInterfaceOrientationMask", from: .ios6, "Several orientations.", .said(["supports", "app supports"])),
    UIKitName(
      "UIInterfaceOrientationMaskAll", swift: "all", from: .ios6, "All four orientations.", .said(["supports"])),
    UIKitName(
      "UIInterfaceOrientationMaskAllButUpsideDown", swift: "allButUpsideDown", from: .ios6,
      "Three orientations, what a phone supports by itself.", .said(["supports"])),
    UIKitName(
      "UIViewControllerRestoration", from: .ios6, "The protocol of a restoration class.", .said(["restoration"])),
    UIKitName("popoverContentSize", through: .ios7, "How large a popover shows its content.", .said(["content size"])),
    UIKitName(
      "UINavigationItem", "What a navigation bar shows for a controller.",
      .leftOut("It is a title and buttons; no callback depends on it.")),
    UIKitName("UIBarButtonItem", "A button of a bar.", .leftOut("It is a content of bars; no callback depends on it.")),
    UIKitName(
      "UITabBarItem", "What a tab bar shows for a controller.",
      .leftOut("It is a picture and a text; no callback depends on it.")),
    UIKitName(
      "UIViewAnimationOptions", "How an animation runs.", .leftOut("It changes what is seen, and no callback.")),
    UIKitName("setRootViewController:", "Gives the window its root.", .said(["launch", "set root"])),
    UIKitName("makeKeyAndVisible", "Shows a window in front of the others.", .said(["launch", "show window of"])),
    UIKitName(
      "targetTransform", from: .ios8, "The matrix by which a window rotates.",
      .leftOut("It is for drawing; no callback depends on it.")),
    UIKitName(
      "instancesRespondToSelector:", "Whether a class has a method: how code for several versions tells them apart.",
      .said(["mode"])),
  ]

  static let properties = [
    UIKitName(
      "restorationIdentifier", from: .ios6, "The name by which a controller's state is saved.", .said(["restoration"])),
    UIKitName(
      "restorationClass", from: .ios6, "The class that makes a controller whose state was saved.",
      .said(["restoration"])),
    UIKitName("editing", swift: "isEditing", "Whether the view can be edited.", .said(["set editing of"])),
    UIKitName("editButtonItem", "A button that begins and ends editing.", .said(["set editing of"])),
    UIKitName(
      "hidesBottomBarWhenPushed", "Whether a tab bar or a toolbar goes when the controller is pushed.",
      .said(["hides bottom bar when pushed"])),
    UIKitName(
      "transform", "The matrix by which a view is drawn in its superview.",
      .leftOut("Of what it rotates, a trace shows bounds and frame: 'vcsim run --geometry'.")),
    UIKitName(
      "superview", "The view that a view is in.",
      .shown("'vcsim run --view tree' draws who is in whose view; 'values window' shows whether that is in the window.")
    ),
    UIKitName(
      "sourceView", from: .ios8, "The view that a popover points at.",
      .leftOut("Each popover has an anchor: without one, UIKit raises an exception as it presents the popover.")),
    UIKitName(
      "barButtonItem", "The button that a popover points at.",
      .leftOut("Each popover has an anchor: without one, UIKit raises an exception as it presents the popover.")),
    UIKitName(
      "setOrientation:", "Sets the orientation of UIDevice, by key-value coding, though it is read-only.",
      .leftOut("It isn't a public method, and versions differ. The line 'rotate' turns the device.")),
    UIKitName(
      "translucent", swift: "isTranslucent", "Whether what is behind a bar shows through.",
      .leftOut(
        "A bar has its default: opaque in iOS 5 and 6, where a child ends at it, and translucent later, where a child "
          + "reaches behind it. The line 'frame' gives a view another place.")),
    UIKitName(
      "edgesForExtendedLayout", from: .ios7, "The edges at which a view reaches behind bars.",
      .leftOut("It has its default, all edges. The line 'frame' gives a view another place.")),
    UIKitName(
      "extendedLayoutIncludesOpaqueBars", from: .ios7, "Whether a view reaches behind opaque bars too.",
      .leftOut("In iOS 7 and later, each bar is translucent here. The line 'frame' gives a view another place.")),
    UIKitName(
      "wantsFullScreenLayout", through: .ios6, "Whether the view reaches below the status bar.",
      .said(["wants full screen layout"])),
    UIKitName(
      "setStatusBarOrientation:", through: .ios12,
      "Rotates the status bar manually; in iOS 6 and later, only if the top controller supports no orientation.",
      .said(["set status bar to"])),
    UIKitName(
      "setStatusBarOrientation:animated:", swift: "setStatusBarOrientation(_:animated:)", through: .ios12,
      "Rotates the status bar manually; in iOS 6 and later, only if the top controller supports no orientation.",
      .said(["set status bar to"])),
  ]
}
