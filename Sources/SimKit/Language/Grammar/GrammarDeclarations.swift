extension Grammar {
  /// The file that the example of `include` includes.
  package static let sharedExample = Source(
    name: "screens.txt", text: "vcsim 1\n\ncontroller home\ncontroller sheet\n")

  static let declarations: [Entry] = [
    Entry(
      "Includes the controllers and hooks of another file; the path is relative to this file. An included file has "
        + "no actions, and of its header only the title. In the example \(sharedExample.name) declares 'home' and "
        + "'sheet'.",
      example: .include,
      .structure(["include", .one(.text(.init("FILE", "a file's name in quotation marks")))], .include)),
    Entry(
      "Declares a controller: a plain one, a custom container, or a UIKit container with its initial children, which "
        + "are declared before it. Of a split the first is the master, also called primary; 'in columns' makes it "
        + "by initWithStyle:, iOS 14, and so do three. Pages scroll unless 'curl' is stated; in iOS 5, they only curl. "
        + "'like' declares the same controller again, with copies of what it holds: those of 'second' are named "
        + "'second-list' and so on. Hooks are not copied. A search controller, iOS 8, has a controller for the results, or "
        + "none: then the controller that is searched shows them. An alert or an action sheet can be presented "
        + "and dismissed; in iOS 7 and earlier, it is no controller, and no "
        + "controller gets a callback.",
      example: .nav(""),
      controller([]) { _ in .plain }.core,
      controller(["is container"]) { _ in .container },
      controller(["is navigation"]) { _ in .navigation([]) },
      controller(["is navigation of", .controllers]) { .navigation($0.ids()) }.core,
      controller(["is tab bar"]) { _ in .tabBar([]) },
      controller(["is tab bar of", .controllers]) { .tabBar($0.ids()) }.core,
      controller(["is split of", .controller, .controller, .flag("in columns")]) {
        .split(SplitContent(primary: $0.id(), secondary: $0.id(), hasColumnStyle: $0.flag()))
      },
      controller(["is split of", .controller, .controller, .controller]) {
        .split(.columns(primary: $0.id(), supplementary: $0.id(), secondary: $0.id()))
      },
      controller(["is page view", .option(.choice(.pageStyle))]) { .page([], $0.pageStyle()) },
      controller(["is page view of", .controllers, .option(.choice(.pageStyle))]) {
        .page($0.ids(), $0.pageStyle())
      },
      controller(["is search"]) { _ in .search(nil) },
      controller(["is search of", .controller]) { .search($0.id()) },
      controller(["is alert"]) { _ in .alert(.alert) },
      controller(["is action sheet"]) { _ in .alert(.actionSheet) },
      .structure(["controller", .one(.newName), "like", .controller], .like)),
    Entry(
      "The app's own state: a word that takes one of several values. It has the first value at launch, and 'set NAME=VALUE' "
        + "gives it another. The code of the app depends on it with 'if NAME=VALUE', and a line of code writes {NAME} for the "
        + "controller that the variable names.",
      example: .variable,
      .structure(["variable", .one(.variable), .list(Operand.matrixValue)], .variable)
    ).about(.code),
    Entry(
      "A method of the app: 'do NAME' runs the indented lines below, in one turn. If it takes controllers, as in 'action show "
        + "{screen}', its lines write {screen} for the controller of 'do show detail'.",
      example: .routine("do open"),
      .structure(["action", .one(.newName)], .routine),
      .structure(["action", .one(.newName), .list(.word(.init("{NAME}", "a parameter in braces")))], .template)
    ).about(.code),
  ]

  private static func controller(_ parts: [Part], _ make: @escaping @Sendable (inout Values) -> ControllerKind) -> Form
  {
    Form(["controller", .one(.newName)] + parts, .controller(make))
  }

  static let options: [Entry] = [
    Entry(
      "How the view is made: by the app's code with an empty frame (where nothing is said) or this size, by UIKit's own loadView as large "
        + "as the screen ('view default'), or from a nib or a storyboard with this size; 'from the same nib' where the controller "
        + "is an object of the nib too.",
      example: .option("view from nib 320x460"),
      .option(["view default"]) { $1.fixed(&$0.statedView, .standard) },
      .option(["view from code", .option(.size)]) { $1.view(&$0.statedView) { .code($0) } },
      .option(["view from nib", .option(.size)]) {
        $1.view(&$0.statedView) { .nib($0) }
        $1.fixed(&$0.nibLacksView, false)
      }.core,
      .option(["view from nib without outlet"]) {
        $1.fixed(&$0.statedView, .nib(nil))
        $1.fixed(&$0.nibLacksView, true)
      },
      .option(["view from storyboard", .option(.size)]) { $1.view(&$0.statedView) { .storyboard($0) } },
      .option(["view from the same nib", .option(.size)]) { $1.view(&$0.statedView) { .sameNib($0) } }),
    Entry(
      "What it supports, for the questions of iOS 5 and of iOS 6; 'as top': it asks the controller on top of it, or the one "
        + "that it shows, and answers the same.",
      example: .option("supports portrait landscapeLeft"),
      .option(["supports", .orientations]) { $1.mask(&$0.answers.supports) }.core,
      .option(["supports as top"]) { $1.fixed(&$0.answers.answersAsTop, true) },
      .option(["supports none"]) { $1.fixed(&$0.answers.supports, []) }),
    Entry(
      "For which orientations it answers yes on iOS 5; wins over supports.",
      example: .option("shouldAutorotateToInterfaceOrientation all", "rotate landscapeLeft", on: "mode ios5"),
      .option(["shouldAutorotateToInterfaceOrientation", .orientations]) { $1.mask(&$0.answers.ios5Supports) },
      .option(["shouldAutorotateToInterfaceOrientation none"]) { $1.fixed(&$0.answers.ios5Supports, []) }),
    Entry(
      "Returned in iOS 6 and later; overrides 'supports'.", example: .option("supportedInterfaceOrientations portrait"),
      .option(["supportedInterfaceOrientations", .orientations]) { $1.mask(&$0.answers.ios6Supports) },
      .option(["supportedInterfaceOrientations none"]) { $1.fixed(&$0.answers.ios6Supports, []) }),
    Entry(
      "What it answers to shouldAutorotate, iOS 6.", example: .option("autorotates no"),
      .option(["autorotates", .answer]) { $1.answer(&$0.answers.autorotates) }
    ).by(.asksShouldAutorotate),
    Entry(
      "Its return value from shouldPerformSegueWithIdentifier:sender:, iOS 6. UIKit calls the method for a segue that the user "
        + "triggers, not for performSegueWithIdentifier:sender:.",
      example: .refusedSegue,
      .option(["performs segues", .answer]) { $1.answer(&$0.answers.performsSegues) }
    ).by(.segueAskedByUser).of(Role.segueSource),
    Entry(
      "Its preferredInterfaceOrientationForPresentation, iOS 6.", example: .presented("prefers landscapeLeft"),
      .option(["prefers", .orientation]) { $1.choice(&$0.answers.prefers) }
    ).by(.presentAsksMasks).of(Role.presentedOrPresenting),
    Entry(
      "Its modalPresentationStyle.", example: .presented("style formSheet", on: "device pad"),
      .option(["style", .one(.choice(.style))]) { $1.choice(&$0.answers.style) }.core
    ).of(Role.presented),
    Entry(
      "Whether appearance callbacks are passed on to its children (shouldAutomaticallyForwardAppearanceMethods).",
      example: .container("forwards appearance no", "remove left from box"),
      .option(["forwards appearance", .answer]) { $1.answer(&$0.statedAppearanceForwarding) }
    ).of(Role.parent),
    Entry(
      "Whether rotation callbacks are passed on to its children (shouldAutomaticallyForwardRotationMethods). On iOS 5 one "
        + "switch covers appearance and rotation: it is off where one of the two is no, unless 'forwards both' says it.",
      example: .container("forwards rotation no", "rotate landscapeLeft"),
      .option(["forwards rotation", .answer]) { $1.answer(&$0.statedRotationForwarding) }
    ).by(.rotationParentFirst).of(Role.parent),
    Entry(
      "What it answers to automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers, the one switch of iOS 5. "
        + "Later versions ask the two switches, and do not ask this one.",
      example: .container("forwards both no", "remove left from box", on: "mode ios5"),
      .option(["forwards both", .answer]) { $1.answer(&$0.forwardsBoth) }
    ).of(Role.parent),
    Entry(
      "Its contentSizeForViewInPopover, in iOS 7 and later its preferredContentSize: the size in a popover.",
      example: .popover("content size 320x400", ""),
      .option(["content size", .one(.size)]) { $1.size(&$0.contentSize) }
    ).of(Role.sized),
    Entry(
      "What the delegate of its presentation returns from adaptivePresentationStyleForPresentationController: in a compact "
        + "width, iOS 8. In iOS 12 and earlier, UIKit presents full screen for any style but none and the full-screen "
        + "styles. 'by traits' is the method that also gets the traits, iOS 9: UIKit calls it in every width, and in a "
        + "regular one it returns none. vcsim doesn't simulate how a presentation with style custom adapts.",
      example: .popover("adapts to none\n  has delegate", "", on: "phone"),
      .option(["adapts to", .one(.choice(.adaptedStyle)), .flag("by traits")]) {
        let styles = [nil] + ModalStyle.allCases.map { Optional($0) }
        $1.pass(
          &$0.adaptation, read: { Adaptation(style: styles[$0.choice()], byTraits: $0.flag()) },
          written: { $0.map { [.choice($0.style.map { Int($0.rawValue) + 1 } ?? 0), .flag($0.byTraits)] } })
      }
    ).by(.adaptsByWidth).of(Role.presented),
    Entry(
      "The app makes a presentation controller for it, style custom, iOS 8; its messages are part of the trace, as those of "
        + "NAME.presentation.",
      example: .ownPresentation("has presentation controller that removes the presenter"),
      .option(["has presentation controller", .flag("that removes the presenter")]) {
        $1.pass(
          &$0.presentationController, read: { $0.flag() ? .removesPresenter : .keepsPresenter },
          written: { $0.map { [.flag($0 == .removesPresenter)] } })
      }
    ).by(.presentationControllerTold).of(Role.presented),
    Entry(
      "The app animates its presentation and its dismissal, iOS 7, in this time or in that of UIKit; the animator's messages "
        + "are part of the trace, as those of NAME.animator.",
      example: .ownPresentation("has animator 300ms"),
      .option(["has animator", .option(.duration)]) {
        $1.fixed(&$0.hasAnimator, true)
        $1.pass(
          &$0.animatorDuration, read: { $0.optional { $0.number() } }, written: { [$0.map { .number($0) } ?? .nothing] }
        )
      }
    ).by(.animatorAnimates).of(Role.presented),
    Entry(
      "The delegate of that controller's presentation replaces it with this one when the style changes, iOS 8 "
        + "(presentationController:viewControllerForAdaptivePresentationStyle:). Only UIKit retains it, unless "
        + "'held by the app' follows.",
      example: .replaced,
      .option(["replaces", .controller]) { $1.id(&$0.replaces) }
    ).by(.adaptsIntoOther),
    Entry(
      "Another process draws it, as a page of the App Store: its presentation begins half a second after the call, iOS 9 to 12.",
      example: .presented("appears late", on: "mode ios10"),
      .option(["appears late"]) { $1.fixed(&$0.appearsLate, true) }
    ).by(.presentationIsDelayed).of(Role.presented),
    Entry(
      "Its popoverPresentationController has neither a sourceView nor a barButtonItem, iOS 8: a popover, or an action sheet on iPad, "
        + "points at nothing. Without the line, it points at something.",
      example: .popover("without anchor", ""),
      .option(["without anchor"]) { $1.fixed(&$0.lacksAnchor, true) }
    ).by(.popoverNeedsAnchor).of(Role.presented),
    Entry(
      "Its modalInPopover, in iOS 12 and earlier: a tap beside the popover does nothing.",
      example: .popover("modal in popover\n  has delegate", "tap outside sheet"),
      .option(["modal in popover"]) { $1.fixed(&$0.isModalInPopover, true) }
    ).by(.tapAsksController, .tapAsksPresentation).of(Role.presented),
    Entry(
      "Its view has no autoresizing mask: it keeps its size when its superview gets another one, unless a container sets its frame.",
      example: .fixed("autoresizing none"),
      .option(["autoresizing none"]) { $1.fixed(&$0.keepsSize, true) }),
    Entry(
      "Its wantsFullScreenLayout, iOS 5 and 6: where it fills the window, its view reaches under the status bar.",
      example: .option("wants full screen layout"),
      .option(["wants full screen layout"]) { $1.fixed(&$0.wantsFullScreenLayout, true) }
    ).by(.wantsFullScreen),
    Entry(
      "Its hidesBottomBarWhenPushed: the toolbar of its navigation controller, and the bar of a tab bar controller around that, "
        + "are hidden while it is on the stack.",
      example: .bottomBar,
      .option(["hides bottom bar when pushed"]) { $1.fixed(&$0.hidesBottomBarWhenPushed, true) }
    ).shown(by: .barsTakeRoom, .insetsBeforeLayout).of(Role.stacked),
    Entry(
      "translucent of its bar: a view reaches under a translucent bar, and ends at an opaque one. In iOS 6 and earlier, the "
        + "bar is opaque by default. No record has the sizes: they follow Apple's documents.",
      example: .opaqueBar,
      .option(["translucent bar", .answer]) { $1.answer(&$0.translucentBar) }
    ).of(.navigation),
    Entry(
      "The heights that its sheet can have, iOS 15; it appears at the lowest.", example: .detents(""),
      .option(["detents", .list(.choice(.detent))]) {
        $1.pass(
          &$0.detents, read: { $0.choices().map { SheetDetent.allCases[$0] } },
          written: { $0.isEmpty ? nil : [.choices($0.map { Int($0.rawValue) })] })
      }
    ).by(.detentsOfSheets).of(Role.presented),
    Entry(
      "It has registered a block for changes of its size classes, iOS 17 (registerForTraitChanges:withHandler:).",
      example: .option("registers for trait changes", "rotate landscapeLeft", on: "mode ios17"),
      .option(["registers for trait changes"]) { $1.fixed(&$0.registersForTraitChanges, true) }
    ).by(.traitChangesRegistered),
    Entry(
      "A custom container that implements shouldAutorotateToInterfaceOrientation: by asking its children, iOS 5.",
      example: .container("asks children", "rotate landscapeLeft", on: "mode ios5"),
      .option(["asks children"]) { $1.fixed(&$0.asksChildren, true) }
    ).by(.questionsBeforeRotation).of(Role.parent),
    Entry(
      "A custom container whose encodeRestorableStateWithCoder: encodes its children: those with an identifier are saved and "
        + "restored with it. Its code adds them again.",
      example: .encodedChildren,
      .option(["encodes children"]) { $1.fixed(&$0.encodesChildren, true) }
    ).by(.encodesOwnChildren).of(Role.parent),
    Entry(
      "It is covered by presentations in the current context from inside it.", example: .context,
      .option(["defines presentation context"]) { $1.fixed(&$0.definesPresentationContext, true) }),
    Entry(
      "Its overrides log after they have called super; the default is before.", example: .lateLog,
      .option(["logs after super"]) { $1.fixed(&$0.logsAfterSuper, true) }),
    Entry(
      "The app keeps no reference: it is deallocated once it has left.", example: .pushed("held by UIKit only"),
      .option(["held by UIKit only"]) { $1.fixed(&$0.statedHold, true) }),
    Entry(
      "The app keeps a reference, where the header says 'held by UIKit only'.",
      example: .pushed("held by the app", on: "held by UIKit only"),
      .option(["held by the app"]) { $1.fixed(&$0.statedHold, false) }),
    Entry(
      "The app's code creates it each time it pushes, presents, or adds it. Its name stands for up to three objects: NAME, NAME-2, "
        + "and NAME-3. In other lines, it is the object whose code runs, or else the last one created. Only UIKit retains it, unless "
        + "'held by the app' says otherwise.",
      example: .pushed("new each time"),
      .option(["new each time"]) { $1.fixed(&$0.isNewEachTime, true) }),
    Entry(
      "It asks for a constraint update in viewDidLoad, so that updateViewConstraints comes, iOS 6.",
      example: .option("uses constraints"),
      .option(["uses constraints"]) { $1.fixed(&$0.usesConstraints, true) }
    ).by(.viewUpdatesConstraints),
    Entry(
      "A delegate is set on the container, or on the presentation of a sheet; its messages are part of the trace. That of a "
        + "search controller is also its searchResultsUpdater.",
      example: .delegate,
      .option(["has delegate"]) { $1.fixed(&$0.hasDelegate, true) }
    ).of(Role.delegating),
    Entry(
      "A data source is set on a page view controller that scrolls; its questions are part of the trace, as those of "
        + "NAME.delegate. It answers with the pages as they are declared.",
      example: .dataSource,
      .option(["has data source"]) { $1.fixed(&$0.hasDataSource, true) }
    ).of(.page).by(.pagesScroll),
    Entry(
      "The preferredDisplayMode of a split view controller, iOS 8.",
      example: .modern("rotate landscapeLeft", option: "displays secondaryOnly"),
      .option(["displays", .one(.choice(.displayMode))]) { $1.displayMode(&$0.displayMode) }
    ).of(.split).by(.splitDisplayModes),
    Entry(
      "What its delegate answers to targetDisplayModeForActionInSplitViewController:, iOS 8.",
      example: .modern(option: "targets oneBesideSecondary"),
      .option(["targets", .one(.choice(.displayMode))]) { $1.displayMode(&$0.targetDisplayMode) }
    ).of(.split).ofDelegate().by(.splitDisplayModes),
    Entry(
      "What its delegate answers to splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:, iOS 8; "
        + "after a yes the secondary controller is left out.",
      example: .plus("collapses secondary yes", held: "landscapeLeft", "rotate portrait"),
      .option(["collapses secondary", .answer]) { $1.answer(&$0.answers.collapsesSecondary) }
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "What its delegate answers to splitViewController:topColumnForCollapsingToProposedTopColumn:, iOS 14.",
      example: .topColumn,
      .option(["collapses to", .one(.choice(.column))]) { $1.choice(&$0.topColumn) }
    ).of(.split).ofDelegate().by(.splitColumns),
    Entry(
      "The controller that its delegate returns from primaryViewControllerForCollapsingSplitViewController:, iOS 8.",
      example: .plus("collapses into other", held: "landscapeLeft", "rotate portrait"),
      .option(["collapses into", .controller]) { $1.id(&$0.collapsesInto) }
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "The controller that its delegate returns from primaryViewControllerForExpandingSplitViewController:, iOS 8.",
      example: .plus("expands into other", held: "portrait", "rotate landscapeLeft"),
      .option(["expands into", .controller]) { $1.id(&$0.expandsInto) }
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "The controller that its delegate returns from "
        + "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:, iOS 8.",
      example: .plus("separates other", held: "portrait", "rotate landscapeLeft"),
      .option(["separates", .controller]) { $1.id(&$0.separates) }
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "Its restorationIdentifier, iOS 6; by class: it has a restorationClass, which is asked instead of the application's "
        + "delegate.",
      example: .restoration("background"),
      .option(["restoration", .one(.text(.init("ID", "an identifier in quotation marks"))), .flag("by class")]) {
        $1.text(&$0.restorationIdentifier)
        $1.pass(&$0.restoresByClass, read: { $0.flag() }, written: { [.flag($0)] })
      }
    ).by(.restoresBeforeLaunch),
    Entry(
      "Its isModalInPresentation: the sheet cannot be swiped away, iOS 13.", example: .swiped("modal in presentation"),
      .option(["modal in presentation"]) { $1.fixed(&$0.isModalInPresentation, true) }
    ).by(.swipeOrder).of(Role.presented),
    Entry(
      "What the delegate of its presentation answers to presentationControllerShouldDismiss:, iOS 13, or when a tap beside "
        + "a popover asks it.",
      example: .swiped("should dismiss no"),
      .option(["should dismiss", .answer]) { $1.answer(&$0.shouldDismiss) }
    ).of(Role.presented).ofDelegate(),
    Entry(
      "The methods that its class overrides, beside those of its hooks: only they have lines. Where loadView is not among "
        + "them, UIKit makes the view, unless 'view' says otherwise; without viewWillTransitionToSize:… the old rotation "
        + "callbacks go on after iOS 7.",
      example: .option("overrides viewDidLoad viewWillAppear:"),
      .option(["overrides", .list(.callback(.overridden))]) {
        $1.pass(
          &$0.overrides, read: { $0.callbacks() }, written: { $0.flatMap { $0.isEmpty ? nil : [.callbacks($0)] } })
      },
      .option(["overrides nothing"]) { $1.fixed(&$0.overrides, []) }),
    Entry(
      "The class that console texts name.", example: .className,
      .option(["class", .one(.word(.init("NAME", "a class")))]) { $1.text(&$0.className) }),
  ]
}
