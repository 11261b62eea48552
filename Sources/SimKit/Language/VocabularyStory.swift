extension Vocabulary {
  /// What a person or the app does.
  static let storyForms: [Form] = [
    Form(
      "launch", .story, "launch NAME [held ORIENTATION]  |  launch nothing",
      "The app starts with this root view controller, or with a window that has none.",
      example: .plain("")),
    Form(
      "set root", .story, "set root NAME",
      "The window gets another root view controller.",
      example: .plain("set root sheet")),
    Form(
      "background", .story, "background",
      "The home button.",
      example: .plain("background")),
    Form(
      "foreground", .story, "foreground",
      "The app comes back from the background.",
      example: .plain("background\nforeground")),
    Form(
      "memory warning", .story, "memory warning",
      "The system runs low on memory.",
      example: .plain("memory warning")),
    Form(
      "rotate", .story, "rotate ORIENTATION",
      "The device is turned so that the interface would stand like this.",
      example: .plain("rotate landscapeLeft")),
    Form(
      "attempt rotation", .story, "attempt rotation",
      "attemptRotationToDeviceOrientation: the app asks for the turn that was refused before.",
      example: .plain("rotate landscapeLeft\nchange home supports all\nattempt rotation")),
    Form(
      "create", .story, "create NAME",
      "The app makes the controller. Without it a controller is made when it is first used.",
      example: .plain("create sheet")),
    Form(
      "release", .story, "release NAME",
      "The app drops its reference; nobody else holding it, the controller is deallocated.",
      example: .plain("create sheet\nrelease sheet")),
    Form(
      "load", .story, "load NAME",
      "The app touches its view.",
      example: .plain("load sheet")),
    Form(
      "unload", .story, "unload NAME",
      "self.view = nil",
      example: .plain("load sheet\nunload sheet")),
    Form(
      "layout", .story, "layout NAME [now]",
      "setNeedsLayout on its view; now: layoutIfNeeded too.",
      example: .plain("layout home now")),
    Form(
      "update constraints", .story, "update constraints NAME",
      "setNeedsUpdateConstraints on its view, iOS 6.",
      example: .plain("update constraints home")),
    Form(
      "frame", .story, "frame NAME X Y WIDTH HEIGHT",
      "The app sets the frame of its view, in points.",
      example: .box("add left to box\nframe left 0 0 160 200")),
    Form(
      "change", .story, "change NAME supports ORIENTATION …  |  change NAME autorotates yes|no  |  change "
        + "NAME prefers ORIENTATION",
      "It answers otherwise from now on.",
      example: .plain("change home supports portrait")),
    Form(
      "present", .story, "present NAME from NAME [animated] [with completion]  |  present nil from NAME",
      "presentViewController:animated:completion:; presenting nil is an exception.",
      example: .plain("present sheet from home animated")),
    Form(
      "dismiss", .story, "dismiss NAME [animated] [with completion]",
      "dismissViewControllerAnimated:completion:, sent to the presented or to the presenting "
        + "controller.",
      example: .plain("present sheet from home animated\ndismiss sheet animated")),
    Form(
      "add child", .story, "add child NAME to NAME",
      "addChildViewController:",
      example: .box("add child left to box")),
    Form(
      "remove child", .story, "remove child NAME",
      "removeFromParentViewController",
      example: .box("add child left to box\nremove child left")),
    Form(
      "will move", .story, "will move NAME to NAME|nil",
      "The app calls willMoveToParentViewController:",
      example: .box("add left to box\nwill move left to nil")),
    Form(
      "did move", .story, "did move NAME to NAME|nil",
      "The app calls didMoveToParentViewController:",
      example: .box("add child left to box\ndid move left to box")),
    Form(
      "add view of", .story, "add view of NAME to NAME",
      "addSubview: with the views of the two.",
      example: .box("add view of left to box")),
    Form(
      "remove view of", .story, "remove view of NAME",
      "removeFromSuperview on its view.",
      example: .box("add left to box\nremove view of left")),
    Form(
      "begin appearance of", .story, "begin appearance of NAME appearing|disappearing [animated]",
      "beginAppearanceTransition:animated:",
      example: .manual("begin appearance of left appearing animated\nend appearance of left")),
    Form(
      "end appearance of", .story, "end appearance of NAME",
      "endAppearanceTransition",
      example: .manual("begin appearance of left appearing\nend appearance of left")),
    Form(
      "transition", .story, "transition NAME to NAME in NAME [DURATION] [with completion]",
      "transitionFromViewController:toViewController:duration:options:animations:completion: "
        + "between two children; 300ms where no duration is stated, not animated for 0ms.",
      example: .box("add left to box\nadd child right to box\ntransition left to right in box 250ms")),
    Form(
      "add", .story, "add NAME to NAME",
      "The three steps of an addition at once: add child, add view of, did move. The child "
        + "fills its parent.",
      example: .box("add left to box")),
    Form(
      "remove", .story, "remove NAME from NAME",
      "The three steps of a removal at once: will move to nil, remove view of, remove child.",
      example: .box("add left to box\nremove left from box")),
    Form(
      "wait", .story, "wait DURATION  |  wait until idle",
      "Virtual time passes: so many milliseconds, or until nothing is pending.",
      example: .plain("present sheet from home animated without waiting\nwait 100ms\nwait until idle")),
    Form(
      "note", .story, "note \"TEXT\"",
      "Words for the reader, part of the trace.",
      example: .plain("note \"Now the sheet comes\"")),
  ]
}
