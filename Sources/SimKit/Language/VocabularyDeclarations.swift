extension Vocabulary {
  /// The file that the example of `include` includes.
  public static let sharedExample = Source(
    name: "screens.txt", text: "vcsim 1\n\ncontroller home\ncontroller sheet\n")

  /// What there is before the story starts.
  static let declarationForms: [Form] = [
    Form(
      "include", .declaration, "include \"FILE\"",
      "The controllers and hooks of another file stand here; the path is relative to this file. An included file has no "
        + "story, and of its header only the title. In the example \(sharedExample.name) declares 'home' and 'sheet'.",
      example: .include),
    Form(
      "controller", .declaration, "controller NAME [is KIND]",
      "Declares a controller. KIND: container, navigation of NAME …, tab bar of NAME …, split "
        + "of MASTER DETAIL, page view of NAME … [scroll|curl]. What a container holds is declared "
        + "before it.",
      example: .nav("")),
    Form(
      "view", .option, "view from code|nib|storyboard [WIDTHxHEIGHT]",
      "How the view is made: by code with an empty frame (the default), or from a nib or a "
        + "storyboard with this size.",
      example: .option("view from nib 320x460")),
    Form(
      "supports", .option, "supports ORIENTATION …",
      "What it supports, for the questions of iOS 5 and of iOS 6.",
      example: .option("supports portrait landscapeLeft")),
    Form(
      "shouldAutorotateToInterfaceOrientation", .option, "shouldAutorotateToInterfaceOrientation ORIENTATION …",
      "For which orientations it answers yes on iOS 5; wins over supports.",
      example: .option("shouldAutorotateToInterfaceOrientation all")),
    Form(
      "supportedInterfaceOrientations", .option, "supportedInterfaceOrientations ORIENTATION …|none",
      "What it answers from iOS 6 on; wins over supports.",
      example: .option("supportedInterfaceOrientations portrait")),
    Form(
      "autorotates", .option, "autorotates yes|no",
      "What it answers to shouldAutorotate, iOS 6.",
      example: .option("autorotates no")),
    Form(
      "prefers", .option, "prefers ORIENTATION",
      "Its preferredInterfaceOrientationForPresentation, iOS 6.",
      example: .option("prefers portrait")),
    Form(
      "style", .option, "style fullScreen|pageSheet|formSheet|currentContext|popover|custom|overFullScreen"
        + "|overCurrentContext",
      "Its modalPresentationStyle.",
      example: .option("style formSheet")),
    Form(
      "forwards appearance", .option, "forwards appearance yes|no",
      "Whether appearance callbacks are passed on to its children "
        + "(shouldAutomaticallyForwardAppearanceMethods).",
      example: .option("forwards appearance no")),
    Form(
      "forwards rotation", .option, "forwards rotation yes|no",
      "Whether rotation callbacks are passed on to its children; on iOS 5 one switch covers "
        + "both.",
      example: .option("forwards rotation no")),
    Form(
      "defines presentation context", .option, "defines presentation context",
      "It is covered by presentations in the current context from inside it.",
      example: .option("defines presentation context")),
    Form(
      "logs after super", .option, "logs after super",
      "Its overrides log after they have called super; the default is before.",
      example: .option("logs after super")),
    Form(
      "held by UIKit only", .option, "held by UIKit only",
      "The app keeps no reference: it is deallocated once it has left.",
      example: .option("held by UIKit only")),
    Form(
      "uses constraints", .option, "uses constraints",
      "It asks for a constraint update in viewDidLoad, so that updateViewConstraints comes, iOS "
        + "6.",
      example: .option("uses constraints")),
    Form(
      "has delegate", .option, "has delegate",
      "A delegate is set on the container; its messages are part of the trace.",
      example: .delegate("")),
    Form(
      "class", .option, "class NAME",
      "The class that console texts name.",
      example: .option("class RootViewController")),
    Form(
      "when", .hook, "when NAME|app|NAME.view|NAME.delegate CALLBACK [before super] [once]",
      "What the app does inside a callback: the indented actions below. They run after super "
        + "unless it says before.",
      example: .hook("")),
  ]
}
