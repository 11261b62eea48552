extension Grammar {
  private static func scene(_ change: SceneChange) -> Form {
    let words = change.rawValue + " scene of"
    return .action([.words(words), .controller]) { .changeScene(change, of: $0.id()) }
  }

  /// Actions of the user and the app.
  static let application: [Entry] = [
    Entry(
      "The app starts with this root view controller, or with a window that has none.", example: .plain(""),
      .action(["launch", .presentable, .option("held", .choice(.orientation))]) {
        .launch($0.id(), held: $0.optional { $0.orientation() })
      }.core,
      .action("launch nothing", .launchWithoutRoot)),
    Entry(
      "The window gets another root view controller.", example: .plain("set root sheet"),
      .action(["set root", .controller]) { .setRoot($0.id()) }),
    Entry(
      "The app makes another window, whose root view controller is this one, and shows it in front: makeKeyAndVisible. The windows "
        + "fill the screen. A window that is shown comes to the front.",
      example: .plain("show window of sheet"),
      .action(["show window of", .controller]) { .showWindow(of: $0.id()) }),
    Entry(
      "The app hides such a window and releases it, with its root and what that presents. A window that it retains can be shown "
        + "again, with both.",
      example: .plain("show window of sheet\nhide window of sheet retained\nshow window of sheet"),
      .action(["hide window of", .controller, .flag("retained")]) { .hideWindow(of: $0.id(), isRetained: $0.flag()) }),
    Entry(
      "The home button. In iOS 13 and later, UIKit draws pictures of the app in both interface styles: the controllers get "
        + "traitCollectionDidChange: twice, with the same size classes.",
      example: .plain("background"),
      .action("background", .enterBackground).core),
    Entry(
      "The app comes back from the background.", example: .plain("background\nforeground"),
      .action("foreground", .enterForeground)),
    Entry(
      "The system ends the app in the background, without a callback.", example: .restoration("background\nend app"),
      .action("end app", .endApp)),
    Entry(
      "The user swipes the app away in the app switcher. An app in front gets callbacks, and an app in the background "
        + "if it has a scene.",
      example: .plain("kill app"),
      .action("kill app", .killApp)),
    Entry(
      "The app is launched again after it was ended, and restores what it has saved, iOS 6.",
      example: .restoration("background\nend app\nrelaunch"),
      .action("relaunch", .relaunch)),
    Entry(
      "The system takes a scene in the background away, iOS 13. 'foreground' connects the first one again.",
      example: .scenes("background\ndisconnect scene"),
      .action("disconnect scene", .disconnectScene),
      scene(.disconnect)),
    Entry(
      "The user opens another scene of the app on a pad, or the app requests one, iOS 13. Its window has this root, and the size of "
        + "the screen. The scene becomes active beside the others. Its delegate is written NAME.scene.",
      example: .severalScenes("open scene of mail"),
      .action(["open scene of", .controller]) { .openScene(of: $0.id()) }),
    Entry(
      "The scene whose window has this root leaves the screen. The app is in the background when all of its scenes are.",
      example: .severalScenes("open scene of mail\nbackground scene of mail"), scene(.background)),
    Entry(
      "The user comes back to this scene.",
      example: .severalScenes("background\nforeground scene of home"), scene(.foreground)),
    Entry(
      "The user closes this scene in the app switcher: UIKit discards its session.",
      example: .severalScenes("open scene of mail\nclose scene of mail"),
      scene(.close)),
    Entry(
      "The system runs low on memory.", example: .plain("memory warning"),
      .action("memory warning", .memoryWarning).core),
    Entry(
      "The device is rotated so that the interface would have this orientation.",
      example: .plain("rotate landscapeLeft"),
      .action(["rotate", .orientation]) { .rotate($0.orientation()) }.core),
    Entry(
      named: "change app delegate",
      "The application's delegate answers otherwise to application:supportedInterfaceOrientationsForWindow: from now on, iOS 6.",
      example: .plain("change app delegate supports portrait"),
      .action(["change app delegate supports", .orientations]) { .changeDelegate($0.mask()) },
      .action("change app delegate supports none", .changeDelegate([]))),
    Entry(
      "The user changes between the light and the dark style, iOS 13.", example: .scenes("change interface style"),
      .action("change interface style", .changeInterfaceStyle)),
    Entry(
      named: "resize window",
      "The user gives the app another part of a pad's screen, or all of it, iOS 9. Parts are measured as the interface stands.",
      example: .pad("resize window to 320x1024\nresize window to 768x1024"),
      .action(["resize window to", .one(.size)]) { .resizeWindow($0.size()) }),
    Entry(
      "setStatusBarOrientation:animated:, in iOS 12 and earlier: the status bar rotates, without a callback of a "
        + "controller. In iOS 6 and later, it does nothing unless the controller in front supports no orientation.",
      example: .plain("set status bar to landscapeLeft animated"),
      .action(["set status bar to", .orientation, .animated]) { .setStatusBar($0.orientation(), animated: $0.flag()) }),
    Entry(
      "An alert of the system, an incoming call, or Control Center makes the app inactive; it stays in the foreground.",
      example: .plain("begin interruption"),
      .action("begin interruption", .beginInterruption)),
    Entry(
      "The app is active again.", example: .plain("begin interruption\nend interruption"),
      .action("end interruption", .endInterruption)),
    Entry(
      "The user opens a URL of the app, or a universal link (iOS 9), in another app. The app in the background comes to the front; "
        + "an app that has ended is launched again with the root that it had.",
      example: .plain("background\nopen url"),
      .action("open url", .open(.url)),
      .action("open link", .open(.link))),
    Entry(
      "A call continues beside the app: the status bar of a phone is 20 points higher, in iOS 12 and earlier.",
      example: .plain("begin call"),
      .action("begin call", .beginCall)),
    Entry(
      "The call has ended.", example: .plain("begin call\nend call"),
      .action("end call", .endCall)),
    Entry(
      "requestGeometryUpdate of the window's scene, iOS 16: the interface rotates to the first of these orientations that the "
        + "controller in front supports.",
      example: .plain("request geometry landscapeLeft", on: "mode ios16"),
      .action(["request geometry", .orientations]) { .requestGeometry($0.mask()) }
    ),
    Entry(
      "attemptRotationToDeviceOrientation: the app asks again for the rotation that was refused.",
      example: .plain("rotate landscapeLeft\nchange home supports all\nattempt rotation"),
      .action("attempt rotation", .attemptRotation)),
  ]

  /// Actions of the app on a controller, its view, and its return values.
  static let controller: [Entry] = [
    Entry(
      "The app makes the controller. Without it a controller is made when it is first used.",
      example: .plain("create sheet"),
      .action(["create", .presentable]) { .create($0.id()) }),
    Entry(
      "The app releases its reference; if nothing else retains it, the controller is deallocated.",
      example: .plain("create sheet\nrelease sheet"),
      .action(["release", .presentable]) { .release($0.id()) }),
    Entry(
      "The app touches its view; 'as view of' gives it the view of another controller, which is an exception in iOS "
        + "6 and later.",
      example: .plain("load sheet"),
      .action(["load", .controller]) { .loadView($0.id()) },
      .action(["load", .controller, "as view of", .controller]) { .takeView($0.id(), of: $0.id()) }),
    Entry(
      "self.view = nil; if not in window: where it is loaded and not in the window.",
      example: .plain("load sheet\nunload sheet"),
      .action(["unload", .controller]) { .unloadView($0.id()) },
      .action(["unload", .controller, "if not in window"]) { .unloadViewOutsideWindow($0.id()) }),
    Entry(
      "setNeedsLayout on its view, which it loads; now: layoutIfNeeded too.", example: .plain("layout home now"),
      .action(["layout", .controller, .flag("now")]) { .layout($0.id(), now: $0.flag()) }),
    Entry(
      "setNeedsUpdateConstraints on its view, which it loads, iOS 6.", example: .plain("update constraints home"),
      .action(["update constraints", .controller]) { .setNeedsUpdateConstraints($0.id()) }),
    Entry(
      "setNeedsUpdateOfSupportedInterfaceOrientations, iOS 16: it answers otherwise, and UIKit asks again.",
      example: .plain("change home supports landscapeLeft\nupdate orientations home", on: "mode ios16"),
      .action(["update orientations", .controller]) { .updateOrientations($0.id()) }),
    Entry(
      "setEditing:animated:, as the Edit button calls it, or the app's code.",
      example: .plain("set editing of home to yes animated"),
      .action(["set editing of", .controller, "to", .answer, .animated]) {
        .setEditing($0.id(), $0.answer(), animated: $0.flag())
      }),
    Entry(
      "setNeedsUpdateProperties, iOS 26: UIKit calls updateProperties in the next layout pass, also if no view needs layout.",
      example: .plain("update properties home", on: "mode ios26"),
      .action(["update properties", .controller]) { .setNeedsUpdateProperties($0.id()) }),
    Entry(
      "The app sets the frame of its view, in points.", example: .box("add left to box\nframe left 0 0 160 200"),
      .action(["frame", .controller, number("X"), number("Y"), number("WIDTH"), number("HEIGHT")]) {
        .setFrame($0.id(), Rect($0.number(), $0.number(), max(0, $0.number()), max(0, $0.number())))
      }),
    Entry(
      "The parent gives a child size classes of its own, width before height; any is the parent's, nil takes all back "
        + "(setOverrideTraitCollection:forChildViewController:), iOS 8.",
      example: .traits("set traits of left to compact any\nset traits of left to nil"),
      .action(["set traits of", .controller, "to", .one(.choice(.sizeClass)), .one(.choice(.sizeClass))]) {
        .setTraits($0.id(), TraitOverride(horizontal: sizeClass($0.choice()), vertical: sizeClass($0.choice())))
      },
      .action(["set traits of", .controller, "to nil"]) { .setTraits($0.id(), nil) }),
    Entry(
      "Its preferredContentSize is set, in iOS 6 and earlier its contentSizeForViewInPopover: a popover that shows "
        + "it changes its size, and its parent is notified.",
      example: .popover("content size 320x400", "set content size of sheet to 320x200"),
      .action(["set content size of", .controller, "to", .one(.size)]) { .setContentSize($0.id(), $0.size()) }),
    Entry(
      "The app's code calls a method of a controller that UIKit calls otherwise, as a container does that passes on by hand. "
        + "In a hook the method gets the values that the hook's callback has; animated can be stated. A call of loadView creates "
        + "another view in place of the former one, and UIKit doesn't call viewDidLoad after it.",
      example: .manual("send viewWillAppear: to left animated"),
      .action(["send", .one(.callback(.sent)), "to", .controller, .animated]) {
        .send($0.callbacks()[0], to: $0.id(), animated: $0.flag())
      }
    ).about(.code),
    Entry(
      "It answers otherwise from now on.", example: .plain("change home supports portrait"),
      .action(["change", .controller, "supports", .orientations]) { .change($0.id(), .supports($0.mask())) },
      .action(["change", .controller, "supports none"]) { .change($0.id(), .supports([])) },
      .action(["change", .controller, "autorotates", .answer]) { .change($0.id(), .autorotates($0.answer())) },
      .action(["change", .controller, "performs segues", .answer]) { .change($0.id(), .performsSegues($0.answer())) },
      .action(["change", .controller, "prefers", .orientation]) { .change($0.id(), .prefers($0.orientation())) },
      .action(["change", .container(.split), "collapses secondary", .answer]) {
        .change($0.id(), .collapsesSecondary($0.answer()))
      },
      .action(["change", .controller, "style", .one(.choice(.style))]) {
        .change($0.id(), .style(ModalStyle.allCases[$0.choice()]))
      }
    ),
  ]

  private static func sizeClass(_ place: Int) -> Traits.SizeClass? { [.compact, .regular, nil][place] }

  @inline(__always)
  private static func number(_ placeholder: String) -> Part { .one(.number(.init(placeholder, "a number of points"))) }

  /// Time, and words for the reader.
  static let time: [Entry] = [
    Entry(
      "Virtual time passes: so many milliseconds, to the next turn of the run loop, or until nothing is pending.",
      example: .plain("present sheet from home animated without waiting\nwait 100ms\nwait until idle"),
      .action(["wait", .one(.duration)], isWait: true) { .wait($0.number()) }.core,
      .action(["wait until next turn"], isWait: true) { _ in .wait(0) },
      .action(["wait until idle"], isWait: true) { _ in .waitUntilIdle }),
    Entry(
      "Words for the reader, part of the trace.", example: .plain("note \"Now the sheet comes\""),
      .structure(["note", .one(.text(.init("TEXT", "a text in quotation marks")))], .note).core),
  ]

  static let hooks: [Entry] = [
    Entry(
      "What the app does inside a callback: the indented actions below. They run after super unless it says before; without "
        + "super UIKit's own part of the callback does not happen, and there need be no lines below. 'once' is once in a process: the "
        + "first time after each launch. 'when class NAME' is a hook of "
        + "each controller that states this class, and its lines call the controller {self}.",
      example: .hook,
      .structure(
        ["when", .one(.receiver), .one(.callback(.any)), .flag("before super"), .flag("without super"), .flag("once")]
          + conditions, .hook
      ).core,
      .structure(
        ["when class", .one(.word(.init("NAME", "a class"))), .one(.callback(.any)), .flag("before super")]
          + [.flag("without super"), .flag("once")] + conditions, .classHook
      ))
  ]

  /// How the lines of the app's own code hang together.
  static let code: [Entry] = [
    Entry(
      "The app calls one of its own methods: the lines of that 'action' run in one turn.", example: .routine("do open"),
      .action(["do", .one(.routine(takingControllers: false))]) { values in
        let (name, block) = values.routine()
        return .runRoutine(name, block)
      },
      Form(["do", .one(.routine(takingControllers: true)), .controllers], .structure(.call), tail: statementTail)),
    Entry(
      "The app gives one of its variables a value. A line that ends with 'if NAME=VALUE' counts only while the variable has "
        + "this value.",
      example: .variable,
      .action(["set", .one(.setting)]) { .setVariable($0.text()) }),
    Entry(
      "The indented lines below run in one turn of the run loop.",
      example: .nav("together\n  push detail on nav\n  pop nav"),
      .block(["together"]) { _, block in .together(block) }
    ),
    Entry(
      "animateWithDuration:animations:completion:. The indented lines below run at once; those below a 'then' that follows run "
        + "when the animation has ended. As a line of the story it takes this time, and the trace of 'then' begins after it.",
      example: .box("add child left to box\nanimate 300ms\n  add view of left to box\nthen\n  did move left to box"),
      .block(["animate", .one(.duration)]) { .animate($0.number(), $1) }),
    Entry(
      "animateAlongsideTransition:completion: of the coordinator, iOS 7. The indented lines below run with the "
        + "animation of the transition in progress, those below a 'then' that follows when it has ended; without an "
        + "animated transition neither.",
      example: .alongside,
      .block(["alongside"]) { _, block in .alongside(block) }
    ),
    Entry(
      "The indented lines below run when the animation or the transition of the line above has ended: in the completion of "
        + "'animate', 'alongside', 'present', 'dismiss', 'transition', or 'turn'; for 'push', 'pop', 'set stack', 'show', and "
        + "'select' in that of the coordinator, iOS 7, or at once if nothing is animated.",
      example: .nav("push detail on nav animated\nthen\n  pop nav animated"),
      .block(["then"]) { _, block in .then(block, ofCall: false) }),
    Entry(
      "The indented lines below run later, as performSelector:withObject:afterDelay: has it; 'after 0ms' is the next turn.",
      example: .plain("after 100ms\n  present sheet from home"),
      .block(["after", .one(.duration)]) { .after($0.number(), $1) }),
  ]
}
