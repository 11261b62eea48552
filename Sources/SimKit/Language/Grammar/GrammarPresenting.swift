extension Grammar {
  @inline(__always)
  private static var identifier: Part { .one(.text(.init("ID", "the segue's identifier in quotation marks"))) }

  static let presentation: [Entry] = [
    Entry(
      "presentViewController:animated:completion:; presenting nil is an exception.",
      example: .plain("present sheet from home animated"),
      .action(["present", .presentable, "from", .presentable, .animated, .flag("with completion")]) {
        .present($0.id(), from: $0.id(), animated: $0.flag(), completion: $0.flag())
      }.core,
      .action(["present nil from", .controller]) { .presentNil(from: $0.id()) }),
    Entry(
      "The app's code looks at its presentationController before it is presented, iOS 8.",
      example: .plain("read presentation controller of sheet"),
      .action(["read presentation controller of", .controller]) { .readPresentationController($0.id()) }),
    Entry(
      "dismissViewControllerAnimated:completion:, sent to the presented or to the presenting controller.",
      example: .plain("present sheet from home animated\ndismiss sheet animated"),
      .action(["dismiss", .presentable, .animated, .flag("with completion")]) {
        .dismiss($0.id(), animated: $0.flag(), completion: $0.flag())
      }.core),
    Entry(
      "The user taps beside a popover.", example: .popover("has delegate", "tap outside sheet"),
      .action(["tap outside", .controller]) { .tapOutside($0.id()) }),
    Entry(
      "A gesture begins to dismiss it: a swipe on a sheet, iOS 13, or a custom gesture, iOS 7. No completion block is called: no record "
        + "shows one after a gesture.",
      example: .sheet("begin dismissal of sheet\nfinish dismissal of sheet"),
      .action(["begin dismissal of", .controller]) { .beginDismissal($0.id()) }),
    Entry(
      "The user cancels the gesture.", example: .sheet("begin dismissal of sheet\ncancel dismissal of sheet"),
      .action(["cancel dismissal of", .controller]) { .cancelDismissal($0.id()) }),
    Entry(
      "The gesture is carried through.", example: .sheet("begin dismissal of sheet\nfinish dismissal of sheet"),
      .action(["finish dismissal of", .controller]) { .finishDismissal($0.id()) }),
    Entry(
      "The user draws a sheet to another of its detents, iOS 15.", example: .detents("drag sheet to large"),
      .action(["drag", .controller, "to", .one(.choice(.detent))]) {
        .dragSheet($0.id(), SheetDetent.allCases[$0.choice()])
      }),
  ]

  static let search: [Entry] = [
    Entry(
      "The user taps the search bar, which is in the view or in the navigation bar of the second controller, iOS 8.",
      example: .search(""),
      .action(["begin search of", .container(.search), "in", .controller]) {
        .beginSearch($0.id(), in: $0.id(), byUser: true)
      }
    ).by(.searchIsPresented),
    Entry(
      "The app's code begins the search: active = YES, iOS 8.",
      example: .search("cancel search of find\nactivate find in list"),
      .action(["activate", .container(.search), "in", .controller]) {
        .beginSearch($0.id(), in: $0.id(), byUser: false)
      }
    ).by(.searchIsPresented),
    Entry(
      "The user changes the text of the search bar.", example: .search("type in find"),
      .action(["type in", .container(.search)]) { .typeSearch($0.id()) }),
    Entry(
      "The user taps Cancel beside the search bar.", example: .search("cancel search of find"),
      .action(["cancel search of", .container(.search)]) { .endSearch($0.id(), byUser: true) }),
    Entry(
      "The app's code ends the search: active = NO.", example: .search("deactivate find"),
      .action(["deactivate", .container(.search)]) { .endSearch($0.id(), byUser: false) }),
  ]

  static let segues: [Entry] = [
    Entry(
      "A segue of the storyboard, between controllers that are declared above. The destination is made when the segue is "
        + "performed; an embed segue is performed by the loading of the source's view.",
      example: .segue("perform \"detail\" from list"),
      .structure(
        ["segue", identifier, "from", .controller, "to", .other, "is", .one(.choice(.segueKind)), .animated], .segue
      ))
  ]

  /// Actions on segues.
  static let storyboard: [Entry] = [
    Entry(
      "performSegueWithIdentifier:sender:", example: .segue("perform \"detail\" from list"),
      .action(["perform", identifier, "from", .controller]) { .performSegue($0.text(), from: $0.id(), byUser: false) }),
    Entry(
      "The user touches what the segue starts from: the source is asked shouldPerformSegueWithIdentifier:sender: first, "
        + "iOS 6.",
      example: .segue("trigger \"detail\" from list"),
      .action(["trigger", identifier, "from", .controller]) { .performSegue($0.text(), from: $0.id(), byUser: true) }),
    Entry(
      "The user touches what an unwind segue starts from; the second controller is the one that has the unwind action, iOS 6.",
      example: .segue("trigger \"detail\" from list\nunwind detail to list animated"),
      .action(["unwind", .controller, "to", .controller, .animated]) {
        .unwind($0.id(), to: $0.id(), animated: $0.flag())
      }),
  ]
}
