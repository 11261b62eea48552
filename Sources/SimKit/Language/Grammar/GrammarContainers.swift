extension Grammar {
  static let navigation: [Entry] = [
    Entry(
      "pushViewController:animated:", example: .nav("push detail on nav animated"),
      .action(["push", .controller, "on", .container(.navigation), .animated]) {
        .push($0.id(), on: $0.id(), animated: $0.flag())
      }.core,
      .action(["push nil on", .container(.navigation)]) { .pushNil(on: $0.id()) }),
    Entry(
      "popViewControllerAnimated:, popToRootViewControllerAnimated:, popToViewController:animated: of a navigation "
        + "controller.",
      example: .nav("push detail on nav animated\npop nav animated"),
      .action(["pop", .container(.navigation), .animated]) { .pop($0.id(), to: .previous, animated: $0.flag()) }.core,
      .action(["pop", .container(.navigation), "to root", .animated]) { .pop($0.id(), to: .root, animated: $0.flag()) },
      .action(["pop", .container(.navigation), "to", .controller, .animated]) {
        .pop($0.id(), to: .controller($0.id()), animated: $0.flag())
      }),
    Entry(
      "setViewControllers:animated: of a navigation controller.", example: .nav("set stack of nav to detail animated"),
      .action(["set stack of", .container(.navigation), "to", .controllers, .animated]) {
        .setStack($0.id(), to: $0.ids(), animated: $0.flag())
      },
      .action(["set stack of", .container(.navigation), "to nothing", .animated]) {
        .setStack($0.id(), to: [], animated: $0.flag())
      }),
    Entry(
      "setNavigationBarHidden:animated:", example: .nav("hide bar of nav"),
      bar("hide bar of", hidden: true)),
    Entry(
      "setNavigationBarHidden:animated:", example: .nav("hide bar of nav\nshow bar of nav"),
      bar("show bar of", hidden: false)),
    Entry(
      "setToolbarHidden:animated: of a navigation controller; it has none until this is called.",
      example: .nav("show toolbar of nav animated"),
      toolbar("show toolbar of", hidden: false)),
    Entry(
      "setToolbarHidden:animated:", example: .nav("show toolbar of nav\nhide toolbar of nav"),
      toolbar("hide toolbar of", hidden: true)),
    Entry(
      "The interactive pop gesture begins, iOS 7. UIKit's doesn't begin while the navigation bar is hidden.",
      example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav"),
      .action(["begin pop of", .container(.navigation)]) { .beginPop($0.id()) }),
    Entry(
      "The user cancels the gesture.", example: .nav7("push detail on nav\nbegin pop of nav\ncancel pop of nav"),
      .action(["cancel pop of", .container(.navigation)]) { .cancelPop($0.id()) }),
    Entry(
      "The gesture is carried through.", example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav"),
      .action(["finish pop of", .container(.navigation)]) { .finishPop($0.id()) }),
  ]

  private static func bar(_ words: Part, hidden: Bool) -> Form {
    .action([words, .container(.navigation), .animated]) { .setBarHidden($0.id(), hidden, animated: $0.flag()) }
  }

  private static func toolbar(_ words: Part, hidden: Bool) -> Form {
    .action([words, .container(.navigation), .animated]) { .setToolbarHidden($0.id(), hidden, animated: $0.flag()) }
  }

  static let tabBar: [Entry] = [
    Entry(
      "selectedViewController of a tab bar controller is set.", example: .tabs("select second in tabs"),
      tab("select", byUser: false).core),
    Entry(
      "The user taps a tab; the delegate is notified.", example: .tabs("tap second in tabs"),
      tab("tap", byUser: true)),
    Entry(
      "The user taps More, in a bar that has too few places: the tab that More showed before comes, or its list. A tap on the "
        + "selected More goes back to the list.",
      example: .manyTabs("tap sixth in tabs\ntap more in tabs"),
      .action(["tap more in", .container(.tabBar)]) { .tapMore($0.id()) }),
    Entry(
      "setViewControllers:animated: of a tab bar controller.", example: .tabs("set tabs of tabs to second"),
      .action(["set tabs of", .container(.tabBar), "to", .controllers, .animated]) {
        .setTabs($0.id(), to: $0.ids(), animated: $0.flag())
      },
      .action(["set tabs of", .container(.tabBar), "to nothing", .animated]) {
        .setTabs($0.id(), to: [], animated: $0.flag())
      }),
  ]

  private static func tab(_ word: Part, byUser: Bool) -> Form {
    .action([word, .controller, "in", .container(.tabBar)]) { .select($0.id(), in: $0.id(), byUser: byUser) }
  }

  static let pages: [Entry] = [
    Entry(
      "setViewControllers:direction:animated:completion: of a page view controller.",
      example: .pages("turn book to two animated"),
      .action(["turn", .container(.page), "to", .controllers, .animated]) { values in
        let (pages, next, animated) = (values.id(), values.ids(), values.flag())
        return next.count == 1
          ? .turnPage(pages, to: next[0], animated: animated) : .setPages(pages, next, animated: animated)
      },
      .action(["turn", .container(.page), "to no page"]) { .setPages($0.id(), [], animated: false) }),
    Entry(
      "A gesture begins a page turn.", example: .pages("begin turn of book to two\nfinish turn of book"),
      .action(["begin turn of", .container(.page), "to", .controller]) { .beginTurn($0.id(), to: $0.id()) }),
    Entry(
      "The user cancels the page turn: the page falls back.",
      example: .pages("begin turn of book to two\ncancel turn of book"),
      .action(["cancel turn of", .container(.page)]) { .cancelTurn($0.id()) }),
    Entry(
      "The page turn ends: the new page stays.", example: .pages("begin turn of book to two\nfinish turn of book"),
      .action(["finish turn of", .container(.page)]) { .finishTurn($0.id()) }),
  ]

  static let split: [Entry] = [
    Entry(
      "The user shows the master of a split view controller: by its bar button in portrait; in iOS 8 and later, also "
        + "by the button of the display mode or a swipe.",
      example: .split("show master of halves"),
      .action(["show master of", .container(.split)]) { .showMaster($0.id(), true) }),
    Entry(
      "The master is hidden again.", example: .split("show master of halves\nhide master of halves"),
      .action(["hide master of", .container(.split)]) { .showMaster($0.id(), false) }),
    Entry(
      "preferredDisplayMode of a split view controller, iOS 8.",
      example: .modern("set display mode of halves to secondaryOnly"),
      .action(["set display mode of", .container(.split), "to", .one(.choice(.displayMode))]) {
        .setDisplayMode($0.id(), to: $0.displayMode())
      }),
    Entry(
      "preferredPrimaryColumnWidthFraction of a split view controller, iOS 8, as the points that it comes to.",
      example: .modern("set column width of halves to 400"),
      .action(["set column width of", .container(.split), "to", .one(.number(.init("POINTS", "a number of points")))]) {
        .setColumnWidth($0.id(), max(0, $0.number()))
      }),
    Entry(
      "showColumn: of a split view controller with columns, iOS 14.",
      example: .columns("hide column primary of halves\nshow column primary of halves"),
      column("show column", shows: true)),
    Entry(
      "hideColumn: of a split view controller with columns, iOS 14.",
      example: .columns("hide column primary of halves"),
      column("hide column", shows: false)),
    Entry(
      "setViewController:forColumn: of a split view controller with columns, iOS 14; the compact column is shown in compact width.",
      example: .columns("set column secondary of halves to other"),
      .action(["set column", .one(.choice(.anyColumn)), "of", .container(.split), "to", .controller]) {
        .setColumn($0.column(), of: $0.id(), to: $0.id())
      }),
    Entry(
      "showViewController:sender: and showDetailViewController:sender:, iOS 8: the nearest container above that shows "
        + "controllers in its own way does, else the first is presented.",
      example: .modern("show detail other from list"),
      showing(["show", .controller, "from", .controller], asDetail: false),
      showing(["show detail", .controller, "from", .controller], asDetail: true)),
  ]

  private static func column(_ words: Part, shows: Bool) -> Form {
    .action([words, .one(.choice(.column)), "of", .container(.split)]) { .showColumn($0.column(), of: $0.id(), shows) }
  }

  private static func showing(_ parts: [Part], asDetail: Bool) -> Form {
    .action(parts) { .show($0.id(), from: $0.id(), asDetail: asDetail) }
  }

  // MARK: Custom containers

  static let containment: [Entry] = [
    Entry(
      "addChildViewController:", example: .box("add child left to box"),
      .action(["add child", .controller, "to", .controller]) { .addChild($0.id(), to: $0.id()) }),
    Entry(
      "removeFromParentViewController", example: .box("add child left to box\nremove child left"),
      .action(["remove child", .controller]) { .removeFromParent($0.id()) }),
    Entry(
      "The app calls willMoveToParentViewController:", example: .box("add left to box\nwill move left to nil"),
      .action(["will move", .controller, "to", .controller]) { .willMove($0.id(), to: $0.id()) },
      .action(["will move", .controller, "to nil"]) { .willMove($0.id(), to: nil) }),
    Entry(
      "The app calls didMoveToParentViewController:", example: .box("add child left to box\ndid move left to box"),
      .action(["did move", .controller, "to", .controller]) { .didMove($0.id(), to: $0.id()) },
      .action(["did move", .controller, "to nil"]) { .didMove($0.id(), to: nil) }),
    Entry(
      "addSubview: with the views of the two, or to the window, as apps did before it had a root view controller.",
      example: .box("add view of left to box"),
      .action(["add view of", .controller, "to", .controller]) { .addView($0.id(), to: $0.id()) },
      .action(["add view of", .controller, "to the window"]) { .addViewToWindow($0.id()) }),
    Entry(
      "removeFromSuperview on its view.", example: .box("add left to box\nremove view of left"),
      .action(["remove view of", .controller]) { .removeView($0.id()) }),
    Entry(
      "beginAppearanceTransition:animated:; 'as told': with the value of the callback that the hook is in.",
      example: .manual("begin appearance of left appearing animated\nend appearance of left"),
      .action(["begin appearance of", .controller, .one(.choice(.direction)), .animated]) {
        .beginAppearance($0.id(), appearing: $0.choice() == 0, animated: $0.flag() ? .yes : .no)
      },
      .action(["begin appearance of", .controller, .one(.choice(.direction)), "animated as told"]) {
        .beginAppearance($0.id(), appearing: $0.choice() == 0, animated: .asTold)
      }),
    Entry(
      "endAppearanceTransition", example: .manual("begin appearance of left appearing\nend appearance of left"),
      .action(["end appearance of", .controller]) { .endAppearance($0.id()) }),
    Entry(
      "transitionFromViewController:toViewController:duration:options:animations:completion: between two children; "
        + "300ms where no duration is stated, not animated for 0ms. The completion's code is a hook of that method, as is "
        + "that of a presentation.",
      example: .box("add left to box\nadd child right to box\ntransition left to right in box 250ms"),
      .action([
        "transition", .controller, "to", .controller, "in", .controller, .option(.duration), .flag("with completion"),
      ]) { values in
        .transition(
          from: values.id(), to: values.id(), in: values.id(),
          duration: values.optional { $0.number() } ?? Action.defaultTransitionDuration, completion: values.flag())
      }),
    Entry(
      "The three steps of an addition at once: add child, add view of, did move. The child fills its parent.",
      example: .box("add left to box"),
      .action(["add", .controller, "to", .controller]) { .addWhole($0.id(), to: $0.id()) }.core),
    Entry(
      "The three steps of a removal at once: will move to nil, remove view of, remove child.",
      example: .box("add left to box\nremove left from box"),
      .action(["remove", .controller, "from", .controller]) { .removeWhole($0.id(), from: $0.id()) }.core),
  ]
}
