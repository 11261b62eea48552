extension Grammar {
  /// Actions on UIKit containers.
  static let navigation: [Entry] = [
    Entry(
      "push", .story, "pushViewController:animated:", example: .nav("push detail on nav animated"),
      .action(
        ["push", .controller, "on", .container(.navigation), .animated],
        make: { .push($0.id(), on: $0.id(), animated: $0.flag()) },
        take: { action in
          guard case .push(let id, let nav, let animated) = action else { return nil }
          return [.controller(id), .controller(nav), .flag(animated)]
        }
      ).core,
      .action(
        ["push nil on", .container(.navigation)], { .pushNil(on: $0) },
        take: { if case .pushNil(let nav) = $0 { nav } else { nil } }
      ).new("push nil on nav", insteadOf: "could not be said")),
    Entry(
      "pop", .story,
      "popViewControllerAnimated:, popToRootViewControllerAnimated:, popToViewController:animated: of a navigation "
        + "controller.",
      example: .nav("push detail on nav animated\npop nav animated"),
      .action(
        ["pop", .container(.navigation), .animated],
        make: { .pop($0.id(), to: .previous, animated: $0.flag()) },
        take: { action in
          if case .pop(let nav, .previous, let animated) = action { [.controller(nav), .flag(animated)] } else { nil }
        }
      ).core,
      .action(
        ["pop", .container(.navigation), "to root", .animated],
        make: { .pop($0.id(), to: .root, animated: $0.flag()) },
        take: { action in
          if case .pop(let nav, .root, let animated) = action { [.controller(nav), .flag(animated)] } else { nil }
        }),
      .action(
        ["pop", .container(.navigation), "to", .controller, .animated],
        make: { .pop($0.id(), to: .controller($0.id()), animated: $0.flag()) },
        take: { action in
          guard case .pop(let nav, .controller(let id), let animated) = action else { return nil }
          return [.controller(nav), .controller(id), .flag(animated)]
        })),
    Entry(
      "set stack of", .story, "setViewControllers:animated: of a navigation controller.",
      example: .nav("set stack of nav to detail animated"),
      .action(
        ["set stack of", .container(.navigation), "to", .distinct, .animated],
        make: { .setStack($0.id(), to: $0.ids(), animated: $0.flag()) },
        take: { action in
          guard case .setStack(let nav, let stack, let animated) = action else { return nil }
          return [.controller(nav), .controllers(stack), .flag(animated)]
        })),
    Entry(
      "hide bar of", .story, "setNavigationBarHidden:animated:", example: .nav("hide bar of nav"),
      bar("hide bar of", hidden: true)),
    Entry(
      "show bar of", .story, "setNavigationBarHidden:animated:", example: .nav("hide bar of nav\nshow bar of nav"),
      bar("show bar of", hidden: false)),
    Entry(
      "show toolbar of", .story,
      "setToolbarHidden:animated: of a navigation controller; it has none until this is called.",
      example: .nav("show toolbar of nav animated"),
      toolbar("show toolbar of", hidden: false).new("show toolbar of nav animated", insteadOf: "'frame', by hand")),
    Entry(
      "hide toolbar of", .story, "setToolbarHidden:animated:",
      example: .nav("show toolbar of nav\nhide toolbar of nav"),
      toolbar("hide toolbar of", hidden: true).new("hide toolbar of nav", insteadOf: "'frame', by hand")),
    Entry(
      "begin pop of", .story,
      "The interactive pop gesture begins, iOS 7. UIKit's doesn't begin while the navigation bar is hidden.",
      example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav"),
      .action(
        ["begin pop of", .container(.navigation)], { .beginPop($0) },
        take: { if case .beginPop(let nav) = $0 { nav } else { nil } })),
    Entry(
      "cancel pop of", .story, "The user cancels the gesture.",
      example: .nav7("push detail on nav\nbegin pop of nav\ncancel pop of nav"),
      .action(
        ["cancel pop of", .container(.navigation)], { .cancelPop($0) },
        take: { if case .cancelPop(let nav) = $0 { nav } else { nil } })),
    Entry(
      "finish pop of", .story, "The gesture is carried through.",
      example: .nav7("push detail on nav\nbegin pop of nav\nfinish pop of nav"),
      .action(
        ["finish pop of", .container(.navigation)], { .finishPop($0) },
        take: { if case .finishPop(let nav) = $0 { nav } else { nil } })),
  ]

  private static func bar(_ words: Part, hidden: Bool) -> Form {
    .action(
      [words, .container(.navigation), .animated],
      make: { .setBarHidden($0.id(), hidden, animated: $0.flag()) },
      take: { action in
        guard case .setBarHidden(let nav, hidden, let animated) = action else { return nil }
        return [.controller(nav), .flag(animated)]
      })
  }

  private static func toolbar(_ words: Part, hidden: Bool) -> Form {
    .action(
      [words, .container(.navigation), .animated],
      make: { .setToolbarHidden($0.id(), hidden, animated: $0.flag()) },
      take: { action in
        guard case .setToolbarHidden(let nav, hidden, let animated) = action else { return nil }
        return [.controller(nav), .flag(animated)]
      })
  }

  static let tabBar: [Entry] = [
    Entry(
      "select", .story, "selectedViewController of a tab bar controller is set.",
      example: .tabs("select second in tabs"),
      tab("select", byUser: false).core),
    Entry(
      "tap", .story, "The user taps a tab; the delegate is notified.", example: .tabs("tap second in tabs"),
      tab("tap", byUser: true)),
    Entry(
      "set tabs of", .story, "setViewControllers:animated: of a tab bar controller.",
      example: .tabs("set tabs of tabs to second"),
      .action(
        ["set tabs of", .container(.tabBar), "to", .distinct, .animated],
        make: { .setTabs($0.id(), to: $0.ids(), animated: $0.flag()) },
        take: { action in
          guard case .setTabs(let tabs, let members, let animated) = action else { return nil }
          return [.controller(tabs), .controllers(members), .flag(animated)]
        })),
  ]

  private static func tab(_ word: Part, byUser: Bool) -> Form {
    .action(
      [word, .controller, "in", .container(.tabBar)], make: { .select($0.id(), in: $0.id(), byUser: byUser) },
      take: { action in
        if case .select(let id, let tabs, byUser) = action { [.controller(id), .controller(tabs)] } else { nil }
      })
  }

  static let pages: [Entry] = [
    Entry(
      "turn", .story, "setViewControllers:direction:animated:completion: of a page view controller.",
      example: .pages("turn book to two animated"),
      .action(
        ["turn", .container(.page), "to", .distinct, .animated],
        make: { values in
          let (pages, next, animated) = (values.id(), values.ids(), values.flag())
          return next.count == 1
            ? .turnPage(pages, to: next[0], animated: animated) : .setPages(pages, next, animated: animated)
        },
        take: { action in
          switch action {
          case .turnPage(let pages, let next, let animated):
            [.controller(pages), .controllers([next]), .flag(animated)]
          case .setPages(let pages, let next, let animated) where !next.isEmpty:
            [.controller(pages), .controllers(next), .flag(animated)]
          default: nil
          }
        }),
      .action(
        ["turn", .container(.page), "to no page"], { .setPages($0, [], animated: false) },
        take: { if case .setPages(let pages, let next, _) = $0, next.isEmpty { pages } else { nil } }
      ).new("turn book to no page", insteadOf: "could not be said")),
    Entry(
      "begin turn of", .story, "A gesture begins a page turn.",
      example: .pages("begin turn of book to two\nfinish turn of book"),
      .action(
        ["begin turn of", .container(.page), "to", .controller], make: { .beginTurn($0.id(), to: $0.id()) },
        take: { action in
          if case .beginTurn(let pages, let next) = action { [.controller(pages), .controller(next)] } else { nil }
        })),
    Entry(
      "cancel turn of", .story, "The user cancels the page turn: the page falls back.",
      example: .pages("begin turn of book to two\ncancel turn of book"),
      .action(
        ["cancel turn of", .container(.page)], { .cancelTurn($0) },
        take: { if case .cancelTurn(let pages) = $0 { pages } else { nil } })),
    Entry(
      "finish turn of", .story, "The page turn ends: the new page stays.",
      example: .pages("begin turn of book to two\nfinish turn of book"),
      .action(
        ["finish turn of", .container(.page)], { .finishTurn($0) },
        take: { if case .finishTurn(let pages) = $0 { pages } else { nil } })),
  ]

  static let split: [Entry] = [
    Entry(
      "show master of", .story,
      "The user shows the master of a split view controller: by its bar button in portrait; in iOS 8 and later, also "
        + "by the button of the display mode or a swipe.",
      example: .split("show master of halves"),
      .action(
        ["show master of", .container(.split)], { .showMaster($0, true) },
        take: { if case .showMaster(let split, true) = $0 { split } else { nil } })),
    Entry(
      "hide master of", .story, "The master is hidden again.",
      example: .split("show master of halves\nhide master of halves"),
      .action(
        ["hide master of", .container(.split)], { .showMaster($0, false) },
        take: { if case .showMaster(let split, false) = $0 { split } else { nil } })),
    Entry(
      "set display mode of", .story, "preferredDisplayMode of a split view controller, iOS 8.",
      example: .modern("set display mode of halves to secondaryOnly"),
      .action(
        ["set display mode of", .container(.split), "to", .one(.choice(.displayMode))],
        make: { .setDisplayMode($0.id(), to: $0.displayMode()) },
        take: { action in
          if case .setDisplayMode(let split, let mode) = action {
            [.controller(split), .displayMode(mode)]
          } else {
            nil
          }
        }
      ).new("set display mode of halves to secondaryOnly", insteadOf: "could not be said")),
    Entry(
      "set column width of", .story,
      "preferredPrimaryColumnWidthFraction of a split view controller, iOS 8, as the points that it comes to.",
      example: .modern("set column width of halves to 400"),
      .action(
        ["set column width of", .container(.split), "to", .one(.number(.init("POINTS", "a number of points")))],
        make: { .setColumnWidth($0.id(), max(0, $0.number())) },
        take: {
          if case .setColumnWidth(let split, let width) = $0 { [.controller(split), .number(width)] } else { nil }
        }
      ).new("set column width of halves to 400", insteadOf: "could not be said")),
    Entry(
      "show column", .story, "showColumn: of a split view controller with columns, iOS 14.",
      example: .columns("hide column primary of halves\nshow column primary of halves"),
      column("show column", shows: true).new("show column primary of halves", insteadOf: "could not be said")),
    Entry(
      "hide column", .story, "hideColumn: of a split view controller with columns, iOS 14.",
      example: .columns("hide column primary of halves"),
      column("hide column", shows: false).new(
        "hide column primary of halves", insteadOf: "could not be said")),
    Entry(
      "set column", .story,
      "setViewController:forColumn: of a split view controller with columns, iOS 14; the compact column is shown in compact width.",
      example: .columns("set column secondary of halves to other"),
      .action(
        ["set column", .one(.choice(.anyColumn)), "of", .container(.split), "to", .other],
        make: { .setColumn($0.column(), of: $0.id(), to: $0.id()) },
        take: { action in
          guard case .setColumn(let column, let split, let id) = action else { return nil }
          return [.column(column), .controller(split), .controller(id)]
        }
      ).new("set column secondary of halves to detail", insteadOf: "could not be said")),
    Entry(
      "show", .story,
      "showViewController:sender: and showDetailViewController:sender:, iOS 8: the nearest container above that shows "
        + "controllers in its own way does, else the first is presented.",
      example: .modern("show detail other from list"),
      showing(["show", .controller, "from", .other], asDetail: false).new(
        "show detail from list", insteadOf: "'push' or 'present', whichever UIKit would have chosen"),
      showing(["show detail", .controller, "from", .other], asDetail: true).new(
        "show detail detail from list", insteadOf: "'push' or 'present', whichever UIKit would have chosen")),
  ]

  private static func column(_ words: Part, shows: Bool) -> Form {
    .action(
      [words, .one(.choice(.column)), "of", .container(.split)],
      make: { .showColumn($0.column(), of: $0.id(), shows) },
      take: { action in
        if case .showColumn(let column, let split, shows) = action {
          [.column(column), .controller(split)]
        } else {
          nil
        }
      })
  }

  private static func showing(_ parts: [Part], asDetail: Bool) -> Form {
    .action(
      parts, make: { .show($0.id(), from: $0.id(), asDetail: asDetail) },
      take: { action in
        guard case .show(let id, let source, asDetail) = action else { return nil }
        return [.controller(id), .controller(source)]
      })
  }

  // MARK: Custom containers

  static let containment: [Entry] = [
    Entry(
      "add child", .story, "addChildViewController:", example: .box("add child left to box"),
      .action(
        ["add child", .controller, "to", .controller], make: { .addChild($0.id(), to: $0.id()) },
        take: {
          if case .addChild(let child, let parent) = $0 { [.controller(child), .controller(parent)] } else { nil }
        })),
    Entry(
      "remove child", .story, "removeFromParentViewController",
      example: .box("add child left to box\nremove child left"),
      .action(
        ["remove child", .controller], { .removeFromParent($0) },
        take: { if case .removeFromParent(let child) = $0 { child } else { nil } })),
    Entry(
      "will move", .story, "The app calls willMoveToParentViewController:",
      example: .box("add left to box\nwill move left to nil"),
      .action(
        ["will move", .controller, "to", .controller], make: { .willMove($0.id(), to: $0.id()) },
        take: {
          if case .willMove(let child, let parent?) = $0 { [.controller(child), .controller(parent)] } else { nil }
        }),
      .action(
        ["will move", .controller, "to nil"], { .willMove($0, to: nil) },
        take: { if case .willMove(let child, nil) = $0 { child } else { nil } })),
    Entry(
      "did move", .story, "The app calls didMoveToParentViewController:",
      example: .box("add child left to box\ndid move left to box"),
      .action(
        ["did move", .controller, "to", .controller], make: { .didMove($0.id(), to: $0.id()) },
        take: {
          if case .didMove(let child, let parent?) = $0 { [.controller(child), .controller(parent)] } else { nil }
        }),
      .action(
        ["did move", .controller, "to nil"], { .didMove($0, to: nil) },
        take: { if case .didMove(let child, nil) = $0 { child } else { nil } })),
    Entry(
      "add view of", .story,
      "addSubview: with the views of the two, or to the window, as apps did before it had a root view controller.",
      example: .box("add view of left to box"),
      .action(
        ["add view of", .controller, "to", .controller], make: { .addView($0.id(), to: $0.id()) },
        take: {
          if case .addView(let child, let parent) = $0 { [.controller(child), .controller(parent)] } else { nil }
        }),
      .action(
        ["add view of", .controller, "to the window"], { .addViewToWindow($0) },
        take: { if case .addViewToWindow(let id) = $0 { id } else { nil } }
      ).new("add view of sheet to the window", insteadOf: "could not be said")),
    Entry(
      "remove view of", .story, "removeFromSuperview on its view.",
      example: .box("add left to box\nremove view of left"),
      .action(
        ["remove view of", .controller], { .removeView($0) },
        take: { if case .removeView(let child) = $0 { child } else { nil } })),
    Entry(
      "begin appearance of", .story,
      "beginAppearanceTransition:animated:; 'as told': with the value of the callback that the hook is in.",
      example: .manual("begin appearance of left appearing animated\nend appearance of left"),
      .action(
        ["begin appearance of", .controller, .one(.choice(.direction)), .animated],
        make: { .beginAppearance($0.id(), appearing: $0.choice() == 0, animated: $0.flag() ? .yes : .no) },
        take: { action in
          guard case .beginAppearance(let id, let appearing, let animated) = action, animated != .asTold else {
            return nil
          }
          return [.controller(id), .choice(appearing ? 0 : 1), .flag(animated == .yes)]
        }),
      .action(
        ["begin appearance of", .controller, .one(.choice(.direction)), "animated as told"],
        make: { .beginAppearance($0.id(), appearing: $0.choice() == 0, animated: .asTold) },
        take: { action in
          guard case .beginAppearance(let id, let appearing, .asTold) = action else { return nil }
          return [.controller(id), .choice(appearing ? 0 : 1)]
        }
      ).new("begin appearance of left appearing animated as told", insteadOf: "a line for each way to come")),
    Entry(
      "end appearance of", .story, "endAppearanceTransition",
      example: .manual("begin appearance of left appearing\nend appearance of left"),
      .action(
        ["end appearance of", .controller], { .endAppearance($0) },
        take: { if case .endAppearance(let id) = $0 { id } else { nil } })),
    Entry(
      "transition", .story,
      "transitionFromViewController:toViewController:duration:options:animations:completion: between two children; "
        + "300ms where no duration is stated, not animated for 0ms.",
      example: .box("add left to box\nadd child right to box\ntransition left to right in box 250ms"),
      .action(
        [
          "transition", .controller, "to", .other, "in", .controller, .option(.duration),
          .flag("with completion"),
        ],
        make: { values in
          .transition(
            from: values.id(), to: values.id(), in: values.id(),
            duration: values.optional { $0.number() } ?? Action.defaultTransitionDuration, completion: values.flag())
        },
        take: { action in
          guard case .transition(let from, let to, let parent, let duration, let completion) = action else {
            return nil
          }
          return [.controller(from), .controller(to), .controller(parent), .number(duration), .flag(completion)]
        })),
    Entry(
      "add", .story,
      "The three steps of an addition at once: add child, add view of, did move. The child fills its parent.",
      example: .box("add left to box"),
      .action(
        ["add", .controller, "to", .controller], make: { .addWhole($0.id(), to: $0.id()) },
        take: {
          if case .addWhole(let child, let parent) = $0 { [.controller(child), .controller(parent)] } else { nil }
        }
      ).core),
    Entry(
      "remove", .story,
      "The three steps of a removal at once: will move to nil, remove view of, remove child.",
      example: .box("add left to box\nremove left from box"),
      .action(
        ["remove", .controller, "from", .controller], make: { .removeWhole($0.id(), from: $0.id()) },
        take: { action in
          if case .removeWhole(let child, let parent) = action {
            [.controller(child), .controller(parent)]
          } else {
            nil
          }
        }
      ).core),
  ]
}
