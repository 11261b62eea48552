extension Vocabulary {
  /// Where and on what the story plays, and what of it is shown.
  static let headerForms: [Form] = [
    Form(
      "vcsim", .header, "vcsim 1",
      "The version of the language; the first line. A file without it is read as version 1.",
      example: .plain("")),
    Form(
      "title", .header, "title \"TEXT\"",
      "What the scenario shows.",
      example: .header("title \"A sheet comes and goes\"")),
    Form(
      "tags", .header, "tags TAG, TAG …",
      "Words to choose scenarios by.",
      example: .header("tags modal, teaching")),
    Form(
      "source", .header, "source \"ADDRESS\"",
      "Where the order was published; may be repeated.",
      example: .header("source \"https://example.org/log\"")),
    Form(
      "record", .header, "record ID …",
      "Published records that the scenario reproduces.",
      example: .header("record launch-order5-kevindew-01")),
    Form(
      "mode", .header, "mode ios5 ios6 …",
      "The iOS versions to run; each is a case of its own.",
      example: .header("mode ios5 ios6")),
    Form(
      "matrix", .header, "matrix NAME: VALUE, VALUE …",
      "A word that takes several values: {NAME} stands for one of them wherever it is written, and each value is a case "
        + "of its own, as in login@ios6+animated=no. Several matrices are combined.",
      example: .matrix),
    Form(
      "device", .header, "device phone|pad [WIDTHxHEIGHT] [ORIENTATION]",
      "The device, its screen in portrait, and how it is held at the start, in terms of the "
        + "interface. A phone is 320x480, a pad 768x1024.",
      example: .header("device phone 320x568 landscapeRight")),
    Form(
      "status bar", .header, "status bar hidden",
      "The app shows no status bar.",
      example: .header("status bar hidden")),
    Form(
      "app supports", .header, "app supports ORIENTATION …",
      "The orientations of the Info.plist.",
      example: .header("app supports portrait landscape")),
    Form(
      "delegate supports", .header, "delegate supports ORIENTATION …",
      "What the application delegate answers to "
        + "application:supportedInterfaceOrientationsForWindow:, iOS 6 and later.",
      example: .header("delegate supports all")),
    Form(
      "family", .header, "family FAMILY …",
      "Only callbacks of these families are shown and compared.",
      example: .header("family appearance layout")),
    Form(
      "only", .header, "only NAME|NAME.delegate|app …",
      "Only lines of these controllers (and their views and delegates) are shown and compared.",
      example: .header("only home app")),
    Form(
      "callbacks", .header, "callbacks CALLBACK …",
      "Only these callbacks are shown and compared.",
      example: .header("callbacks viewWillAppear: viewDidAppear:")),
    Form(
      "omit rule", .header, "omit rule RULE …",
      "Lines that these rules send are left out.",
      example: .header("omit rule layout-order")),
    Form(
      "properties shown", .header, "properties shown",
      "The lines of appearance callbacks state which of isBeingPresented, isBeingDismissed, isMovingToParentViewController and "
        + "isMovingFromParentViewController is yes.",
      example: .header("properties shown")),
    Form(
      "compare", .header, "compare repeats collapsed | compare stated values",
      "How expectations are compared: repeats that follow each other count as one; only values "
        + "that are stated count.",
      example: .header("compare stated values")),
    Form(
      "known failure", .header, "known failure [on VERSIONS] \"REASON\"",
      "The case is expected to differ from its expectations; that it does not is a failure.",
      example: .none("")),
  ]
}
