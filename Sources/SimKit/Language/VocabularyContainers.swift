extension Vocabulary {
  /// What is done with the containers of the system.
  static let containerForms: [Form] = [
    Form(
      "push", .story, "push NAME on NAME [animated]",
      "pushViewController:animated:",
      example: .nav("push detail on nav animated")),
    Form(
      "pop", .story, "pop NAME [to root|to NAME] [animated]",
      "popViewControllerAnimated:, popToRootViewControllerAnimated:, "
        + "popToViewController:animated: of a navigation controller.",
      example: .nav("push detail on nav animated\npop nav animated")),
    Form(
      "set stack of", .story, "set stack of NAME to NAME … [animated]",
      "setViewControllers:animated: of a navigation controller.",
      example: .nav("set stack of nav to detail animated")),
    Form(
      "hide bar of", .story, "hide bar of NAME [animated]",
      "setNavigationBarHidden:animated:",
      example: .nav("hide bar of nav")),
    Form(
      "show bar of", .story, "show bar of NAME [animated]",
      "setNavigationBarHidden:animated:",
      example: .nav("hide bar of nav\nshow bar of nav")),
    Form(
      "begin pop of", .story, "begin pop of NAME",
      "The interactive pop gesture begins, iOS 7.",
      example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav")),
    Form(
      "cancel pop of", .story, "cancel pop of NAME",
      "The gesture is let go too early.",
      example: .nav7("push detail on nav\nbegin pop of nav\ncancel pop of nav")),
    Form(
      "finish pop of", .story, "finish pop of NAME",
      "The gesture is carried through.",
      example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav")),
    Form(
      "select", .story, "select NAME in NAME",
      "selectedViewController of a tab bar controller is set.",
      example: .tabs("select second in tabs")),
    Form(
      "tap", .story, "tap NAME in NAME",
      "The user taps a tab; a delegate hears of it.",
      example: .tabs("tap second in tabs")),
    Form(
      "set tabs of", .story, "set tabs of NAME to NAME … [animated]",
      "setViewControllers:animated: of a tab bar controller.",
      example: .tabs("set tabs of tabs to second")),
    Form(
      "turn", .story, "turn NAME to NAME [animated]",
      "setViewControllers:direction:animated:completion: of a page view controller.",
      example: .pages("turn book to two animated")),
    Form(
      "begin turn of", .story, "begin turn of NAME to NAME",
      "A gesture begins to turn the page.",
      example: .pages("begin turn of book to two\nfinish turn of book")),
    Form(
      "cancel turn of", .story, "cancel turn of NAME",
      "The page falls back.",
      example: .pages("begin turn of book to two\ncancel turn of book")),
    Form(
      "finish turn of", .story, "finish turn of NAME",
      "The page is turned.",
      example: .pages("begin turn of book to two\nfinish turn of book")),
    Form(
      "show master of", .story, "show master of NAME",
      "The bar button of a split view controller shows the master in portrait.",
      example: .split("show master of halves")),
    Form(
      "hide master of", .story, "hide master of NAME",
      "The master goes again.",
      example: .split("show master of halves\nhide master of halves")),
  ]
}
