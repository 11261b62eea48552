extension Grammar {
  /// The file that the example of `include` includes.
  package static let sharedExample = Source(
    name: "screens.txt", text: "vcsim 1\n\ncontroller home\ncontroller sheet\n")

  /// Declarations before the first step.
  static let declarations: [Entry] = [
    Entry(
      "include", .declaration,
      "Includes the controllers and hooks of another file; the path is relative to this file. An included file has "
        + "no actions, and of its header only the title. In the example \(sharedExample.name) declares 'home' and "
        + "'sheet'.",
      example: .include,
      .structure(["include", .one(.text(.init("FILE", "a file's name in quotation marks")))], .include)),
    Entry(
      "controller", .declaration,
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
      controller(["is container"]) { _ in .plain },
      controller(["is navigation"]) { _ in .navigation([]) }.new(
        "controller nav is navigation", insteadOf: "a root that is never meant"),
      controller(["is navigation of", .controllers]) { .navigation($0.ids()) }.core,
      controller(["is tab bar"]) { _ in .tabBar([]) }.new(
        "controller tabs is tab bar", insteadOf: "a tab that is never meant"),
      controller(["is tab bar of", .controllers]) { .tabBar($0.ids()) }.core,
      controller(["is split of", .controller, .controller, .flag("in columns")]) {
        .split(SplitContent(primary: $0.id(), secondary: $0.id(), hasColumnStyle: $0.flag()))
      },
      controller(["is split of", .controller, .controller, .controller]) {
        .split(.columns(primary: $0.id(), supplementary: $0.id(), secondary: $0.id()))
      }.new("controller halves is split of left box right", insteadOf: "a split of two"),
      controller(["is page view", .option(.choice(.pageStyle))]) { .page([], $0.pageStyle()) }.new(
        "controller book is page view", insteadOf: "a page that is never meant"),
      controller(["is page view of", .controllers, .option(.choice(.pageStyle))]) {
        .page($0.ids(), $0.pageStyle())
      },
      controller(["is search"]) { _ in .search(nil) }.new(
        "controller find is search", insteadOf: "a controller with the style overCurrentContext"),
      controller(["is search of", .controller]) { .search($0.id()) }.new(
        "controller find is search of results", insteadOf: "a controller with the style overCurrentContext"),
      controller(["is alert"]) { _ in .alert(.alert) }.new(
        "controller question is alert", insteadOf: "a controller with the style custom"),
      controller(["is action sheet"]) { _ in .alert(.actionSheet) }.new(
        "controller choices is action sheet", insteadOf: "a controller with the style custom"),
      .structure(["controller", .one(.newName), "like", .controller], .like).new(
        "controller second like first", insteadOf: "the same lines again under other names")),
    Entry(
      "variable", .declaration,
      "The app's own state: a word that takes one of several values. It has the first value at launch, and 'set NAME=VALUE' "
        + "gives it another. The code of the app depends on it with 'if NAME=VALUE'.",
      example: .variable,
      .structure(["variable", .one(.variable), .list(Operand.matrixValue)], .variable).new(
        "variable loggedIn: no, yes", insteadOf: "a matrix, which has a value for a whole run")
    ).about(.code),
    Entry(
      "action", .declaration,
      "A method of the app: 'do NAME' runs the indented lines below, in one turn. If it takes controllers, as in 'action show "
        + "{screen}', its lines write {screen} for the controller of 'do show detail'.",
      example: .routine("do open"),
      .structure(["action", .one(.newName)], .routine).new("action open", insteadOf: "the same lines at each place"),
      .structure(["action", .one(.newName), .list(.word(.init("{NAME}", "a parameter in braces")))], .template).new(
        "action show {screen}", insteadOf: "an action for each controller")
    ).about(.code),
  ]

  private static func controller(_ parts: [Part], _ make: @escaping @Sendable (inout Values) -> ControllerKind) -> Form
  {
    Form(["controller", .one(.newName)] + parts, .controller(make))
  }

  /// Options of a controller.
  static let options: [Entry] = [
    Entry(
      "view", .option,
      "How the view is made: by the app's code with an empty frame (where nothing is said) or this size, by UIKit's own loadView as large "
        + "as the screen ('view default'), or from a nib or a storyboard with this size; 'from the same nib' where the controller "
        + "is an object of the nib too.",
      example: .option("view from nib 320x460"), once: true,
      .option(["view default"]) { declaration, _ in declaration.statedView = .standard }.new(
        "view default", insteadOf: "a nib of the size of the screen"),
      .option(["view from code", .option(.size)]) { $0.statedView = .code($1.optional { $0.size() }) }.new(
        "view from code 320x460", insteadOf: "'frame' in a hook of loadView"),
      .option(["view from nib", .option(.size)]) { $0.statedView = .nib($1.optional { $0.size() }) }.core,
      .option(["view from nib without outlet"]) { declaration, _ in
        declaration.statedView = .nib(nil)
        declaration.nibLacksView = true
      }.new("view from nib without outlet"),
      .option(["view from storyboard", .option(.size)]) {
        $0.statedView = .storyboard($1.optional { $0.size() })
      },
      .option(["view from the same nib", .option(.size)]) {
        $0.statedView = .sameNib($1.optional { $0.size() })
      }.new("view from the same nib 320x460", insteadOf: "a hook in awakeFromNib")),
    Entry(
      "supports", .option,
      "What it supports, for the questions of iOS 5 and of iOS 6; 'as top': it asks the controller on top of it, or the one "
        + "that it shows, and answers the same.",
      example: .option("supports portrait landscapeLeft"), once: true,
      .option(["supports", .orientations]) { $0.answers.supports = $1.mask() }.core,
      .option(["supports as top"]) { declaration, _ in declaration.answers.answersAsTop = true }.new(
        "supports as top", insteadOf: "'change … supports' at each push"),
      .option(["supports none"]) { declaration, _ in declaration.answers.supports = [] }),
    Entry(
      "shouldAutorotateToInterfaceOrientation", .option,
      "For which orientations it answers yes on iOS 5; wins over supports.",
      example: .option("shouldAutorotateToInterfaceOrientation all", "rotate landscapeLeft", on: "mode ios5"),
      once: true,
      .option(["shouldAutorotateToInterfaceOrientation", .orientations]) { $0.answers.ios5Supports = $1.mask() },
      .option(["shouldAutorotateToInterfaceOrientation none"]) { declaration, _ in declaration.answers.ios5Supports = []
      }),
    Entry(
      "supportedInterfaceOrientations", .option, "Returned in iOS 6 and later; overrides 'supports'.",
      example: .option("supportedInterfaceOrientations portrait"), once: true,
      .option(["supportedInterfaceOrientations", .orientations]) { $0.answers.ios6Supports = $1.mask() },
      .option(["supportedInterfaceOrientations none"]) { declaration, _ in declaration.answers.ios6Supports = [] }),
    Entry(
      "autorotates", .option, "What it answers to shouldAutorotate, iOS 6.", example: .option("autorotates no"),
      once: true,
      .option(["autorotates", .answer]) { $0.answers.autorotates = $1.answer() }
    ).by(.asksShouldAutorotate),
    Entry(
      "performs segues", .option,
      "Its return value from shouldPerformSegueWithIdentifier:sender:, iOS 6. UIKit calls the method for a segue that the user "
        + "triggers, not for performSegueWithIdentifier:sender:.",
      example: .refusedSegue, once: true,
      .option(["performs segues", .answer]) { $0.answers.performsSegues = $1.answer() }.new("performs segues no")
    ).by(.segueAskedByUser).of(Role.segueSource),
    Entry(
      "prefers", .option, "Its preferredInterfaceOrientationForPresentation, iOS 6.",
      example: .presented("prefers landscapeLeft"), once: true,
      .option(["prefers", .orientation]) { $0.answers.prefers = $1.orientation() }
    ).by(.presentAsksMasks).of(Role.presentedOrPresenting),
    Entry(
      "style", .option, "Its modalPresentationStyle.", example: .presented("style formSheet", on: "device pad"),
      once: true,
      .option(["style", .one(.choice(.style))]) { $0.answers.style = ModalStyle.allCases[$1.choice()] }.core
    ).of(Role.presented),
    Entry(
      "forwards appearance", .option,
      "Whether appearance callbacks are passed on to its children (shouldAutomaticallyForwardAppearanceMethods).",
      example: .container("forwards appearance no", "remove left from box"), once: true,
      .option(["forwards appearance", .answer]) {
        $0.forwardsAppearance = $1.answer()
        $0.statesForwarding = true
      }
    ).of(Role.parent),
    Entry(
      "forwards rotation", .option,
      "Whether rotation callbacks are passed on to its children (shouldAutomaticallyForwardRotationMethods). On iOS 5 one "
        + "switch covers appearance and rotation: it is off where one of the two is no, unless 'forwards both' says it.",
      example: .container("forwards rotation no", "rotate landscapeLeft"), once: true,
      .option(["forwards rotation", .answer]) {
        $0.forwardsRotation = $1.answer()
        $0.statesForwarding = true
      }
    ).by(.rotationParentFirst).of(Role.parent),
    Entry(
      "forwards both", .option,
      "What it answers to automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers, the one switch of iOS 5. "
        + "Later versions ask the two switches, and do not ask this one.",
      example: .container("forwards both no", "remove left from box", on: "mode ios5"), once: true,
      .option(["forwards both", .answer]) { $0.forwardsBoth = $1.answer() }.new(
        "forwards both no", insteadOf: "'forwards appearance' and 'forwards rotation', as if iOS 5 had two switches")
    ).of(Role.parent),
    Entry(
      "content size", .option,
      "Its contentSizeForViewInPopover, in iOS 7 and later its preferredContentSize: the size in a popover.",
      example: .popover("content size 320x400", ""), once: true,
      .option(["content size", .one(.size)]) { $0.contentSize = $1.size() }.new("content size 320x400")
    ).of(Role.sized),
    Entry(
      "adapts to", .option,
      "What the delegate of its presentation returns from adaptivePresentationStyleForPresentationController: in a compact "
        + "width, iOS 8. In iOS 12 and earlier, UIKit presents full screen for any style but none and the full-screen "
        + "styles. 'by traits' is the method that also gets the traits, iOS 9: UIKit calls it in every width, and in a "
        + "regular one it returns none. vcsim doesn't simulate how a presentation with style custom adapts.",
      example: .popover("adapts to none\n  has delegate", "", on: "phone"), once: true,
      .option(["adapts to", .one(.choice(.adaptedStyle)), .flag("by traits")]) { declaration, values in
        let place = values.choice()
        let style = place == 0 ? nil : ModalStyle.allCases[place - 1]
        declaration.adaptation = Adaptation(style: style, byTraits: values.flag())
      }.new("adapts to none")
    ).by(.adaptsByWidth).of(Role.presented),
    Entry(
      "has presentation controller", .option,
      "The app makes a presentation controller for it, style custom, iOS 8; its messages are part of the trace, as those of "
        + "NAME.presentation.",
      example: .ownPresentation("has presentation controller that removes the presenter"), once: true,
      .option(["has presentation controller", .flag("that removes the presenter")]) {
        $0.presentationController = $1.flag() ? .removesPresenter : .keepsPresenter
      }.new("has presentation controller")
    ).by(.presentationControllerTold).of(Role.presented),
    Entry(
      "has animator", .option,
      "The app animates its presentation and its dismissal, iOS 7, in this time or in that of UIKit; the animator's messages "
        + "are part of the trace, as those of NAME.animator.",
      example: .ownPresentation("has animator 300ms"), once: true,
      .option(["has animator", .option(.duration)]) {
        $0.hasAnimator = true
        $0.animatorDuration = $1.optional { $0.number() }
      }.new("has animator 300ms")
    ).by(.animatorAnimates).of(Role.presented),
    Entry(
      "replaces", .option,
      "The delegate of that controller's presentation replaces it with this one when the style changes, iOS 8 "
        + "(presentationController:viewControllerForAdaptivePresentationStyle:). Only UIKit retains it, unless "
        + "'held by the app' follows.",
      example: .replaced, once: true,
      .option(["replaces", .controller]) {
        $0.replaces = $1.id()
        $0.heldByUIKitOnly = true
      }.new("replaces menu")
    ).by(.adaptsIntoOther),
    Entry(
      "modal in popover", .option, "Its modalInPopover, in iOS 12 and earlier: a tap beside the popover does nothing.",
      example: .popover("modal in popover\n  has delegate", "tap outside sheet"), once: true,
      .option(["modal in popover"]) { declaration, _ in declaration.isModalInPopover = true }.new("modal in popover")
    ).by(.tapAsksController, .tapAsksPresentation).of(Role.presented),
    Entry(
      "autoresizing none", .option,
      "Its view has no autoresizing mask: it keeps its size when its superview gets another one, unless a container sets its frame.",
      example: .fixed("autoresizing none"), once: true,
      .option(["autoresizing none"]) { declaration, _ in declaration.keepsSize = true }.new(
        "autoresizing none", insteadOf: "'frame' after each rotation")),
    Entry(
      "wants full screen layout", .option,
      "Its wantsFullScreenLayout, iOS 5 and 6: where it fills the window, its view reaches under the status bar.",
      example: .option("wants full screen layout"), once: true,
      .option(["wants full screen layout"]) { declaration, _ in declaration.wantsFullScreenLayout = true }.new(
        "wants full screen layout", insteadOf: "'status bar hidden', for all controllers alike")
    ).by(.wantsFullScreen),
    Entry(
      "hides bottom bar when pushed", .option,
      "Its hidesBottomBarWhenPushed: the toolbar of its navigation controller, and the bar of a tab bar controller around that, "
        + "are hidden while it is on the stack.",
      example: .bottomBar, once: true,
      .option(["hides bottom bar when pushed"]) { declaration, _ in declaration.hidesBottomBarWhenPushed = true }.new(
        "hides bottom bar when pushed", insteadOf: "'frame', by hand")
    ).shown(by: .barsTakeRoom, .insetsBeforeLayout).of(Role.stacked),
    Entry(
      "detents", .option, "The heights that its sheet can have, iOS 15; it appears at the lowest.",
      example: .detents(""), once: true,
      .option(["detents", .list(.choice(.detent))]) { declaration, values in
        declaration.detents = values.choices().map { SheetDetent.allCases[$0] }
      }.new("detents medium large")
    ).by(.detentsOfSheets).of(Role.presented),
    Entry(
      "registers for trait changes", .option,
      "It has registered a block for changes of its size classes, iOS 17 (registerForTraitChanges:withHandler:).",
      example: .option("registers for trait changes", "rotate landscapeLeft", on: "mode ios17"), once: true,
      .option(["registers for trait changes"]) { declaration, _ in declaration.registersForTraitChanges = true }.new(
        "registers for trait changes", insteadOf: "traitCollectionDidChange:, as in iOS 16 and earlier")
    ).by(.traitChangesRegistered),
    Entry(
      "asks children", .option,
      "A custom container that implements shouldAutorotateToInterfaceOrientation: by asking its children, iOS 5.",
      example: .container("asks children", "rotate landscapeLeft", on: "mode ios5"), once: true,
      .option(["asks children"]) { declaration, _ in declaration.asksChildren = true }.new("asks children")
    ).by(.questionsBeforeRotation).of(Role.parent),
    Entry(
      "defines presentation context", .option, "It is covered by presentations in the current context from inside it.",
      example: .context, once: true,
      .option(["defines presentation context"]) { declaration, _ in declaration.definesPresentationContext = true }),
    Entry(
      "logs after super", .option, "Its overrides log after they have called super; the default is before.",
      example: .lateLog, once: true,
      .option(["logs after super"]) { declaration, _ in declaration.logsAfterSuper = true }),
    Entry(
      "held by UIKit only", .option, "The app keeps no reference: it is deallocated once it has left.",
      example: .pushed("held by UIKit only"), once: true,
      .option(["held by UIKit only"]) { declaration, _ in declaration.heldByUIKitOnly = true }),
    Entry(
      "held by the app", .option, "The app keeps a reference, where the header says 'held by UIKit only'.",
      example: .pushed("held by the app", on: "held by UIKit only"), once: true,
      .option(["held by the app"]) { declaration, _ in declaration.heldByUIKitOnly = false }.new(
        "held by the app", insteadOf: "nothing: it is the default without 'held by UIKit only'")),
    Entry(
      "uses constraints", .option,
      "It asks for a constraint update in viewDidLoad, so that updateViewConstraints comes, iOS 6.",
      example: .option("uses constraints"), once: true,
      .option(["uses constraints"]) { declaration, _ in declaration.usesConstraints = true }
    ).by(.viewUpdatesConstraints),
    Entry(
      "has delegate", .option,
      "A delegate is set on the container, or on the presentation of a sheet; its messages are part of the trace. That of a "
        + "search controller is also its searchResultsUpdater.",
      example: .delegate, once: true,
      .option(["has delegate"]) { declaration, _ in declaration.hasDelegate = true }
    ).of(Role.delegating),
    Entry(
      "has data source", .option,
      "A data source is set on a page view controller that scrolls; its questions are part of the trace, as those of "
        + "NAME.delegate. It answers with the pages as they are declared.",
      example: .dataSource, once: true,
      .option(["has data source"]) { declaration, _ in declaration.hasDataSource = true }.new("has data source")
    ).of(.page).by(.pagesScroll),
    Entry(
      "displays", .option, "The preferredDisplayMode of a split view controller, iOS 8.",
      example: .modern("rotate landscapeLeft", option: "displays secondaryOnly"), once: true,
      .option(["displays", .one(.choice(.displayMode))]) { $0.displayMode = $1.displayMode() }.new(
        "displays secondaryOnly")
    ).of(.split).by(.splitDisplayModes),
    Entry(
      "targets", .option, "What its delegate answers to targetDisplayModeForActionInSplitViewController:, iOS 8.",
      example: .modern(option: "targets oneBesideSecondary"), once: true,
      .option(["targets", .one(.choice(.displayMode))]) { $0.targetDisplayMode = $1.displayMode() }.new(
        "targets oneBesideSecondary")
    ).of(.split).ofDelegate().by(.splitDisplayModes),
    Entry(
      "collapses secondary", .option,
      "What its delegate answers to splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:, iOS 8; "
        + "after a yes the secondary controller is left out.",
      example: .plus("collapses secondary yes", held: "landscapeLeft", "rotate portrait"), once: true,
      .option(["collapses secondary", .answer]) { $0.answers.collapsesSecondary = $1.answer() }.new(
        "collapses secondary yes")
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "collapses to", .option,
      "What its delegate answers to splitViewController:topColumnForCollapsingToProposedTopColumn:, iOS 14.",
      example: .topColumn, once: true,
      .option(["collapses to", .one(.choice(.column))]) { $0.topColumn = $1.column() }.new("collapses to primary")
    ).of(.split).ofDelegate().by(.splitColumns),
    Entry(
      "collapses into", .option,
      "The controller that its delegate returns from primaryViewControllerForCollapsingSplitViewController:, iOS 8.",
      example: .plus("collapses into other", held: "landscapeLeft", "rotate portrait"), once: true,
      .option(["collapses into", .controller]) { $0.collapsesInto = $1.id() }.new("collapses into left")
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "expands into", .option,
      "The controller that its delegate returns from primaryViewControllerForExpandingSplitViewController:, iOS 8.",
      example: .plus("expands into other", held: "portrait", "rotate landscapeLeft"), once: true,
      .option(["expands into", .controller]) { $0.expandsInto = $1.id() }.new("expands into right")
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "separates", .option,
      "The controller that its delegate returns from "
        + "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:, iOS 8.",
      example: .plus("separates other", held: "portrait", "rotate landscapeLeft"), once: true,
      .option(["separates", .controller]) { $0.separates = $1.id() }.new("separates detail")
    ).of(.split).ofDelegate().by(.splitCollapses),
    Entry(
      "restoration", .option,
      "Its restorationIdentifier, iOS 6; by class: it has a restorationClass, which is asked instead of the application's "
        + "delegate.",
      example: .restoration("background"), once: true,
      .option(["restoration", .one(.text(.init("ID", "an identifier in quotation marks"))), .flag("by class")]) {
        $0.restorationIdentifier = $1.text()
        $0.restoresByClass = $1.flag()
      }.new("restoration \"home\"")
    ).by(.restoresBeforeLaunch),
    Entry(
      "modal in presentation", .option,
      "Its isModalInPresentation: the sheet cannot be swiped away, iOS 13.",
      example: .swiped("modal in presentation"), once: true,
      .option(["modal in presentation"]) { declaration, _ in declaration.isModalInPresentation = true }.new(
        "modal in presentation")
    ).by(.swipeOrder).of(Role.presented),
    Entry(
      "should dismiss", .option,
      "What the delegate of its presentation answers to presentationControllerShouldDismiss:, iOS 13, or when a tap beside "
        + "a popover asks it.",
      example: .swiped("should dismiss no"), once: true,
      .option(["should dismiss", .answer]) { $0.shouldDismiss = $1.answer() }.new("should dismiss no")
    ).of(Role.presented).ofDelegate(),
    Entry(
      "overrides", .option,
      "The methods that its class overrides, beside those of its hooks: only they have lines. Where loadView is not among "
        + "them, UIKit makes the view, unless 'view' says otherwise; without viewWillTransitionToSize:… the old rotation "
        + "callbacks go on after iOS 7.",
      example: .option("overrides viewDidLoad viewWillAppear:"), once: true,
      .option(["overrides", .list(.callback(.overridden))]) { $0.overrides = $1.callbacks() }.new(
        "overrides viewDidLoad viewWillAppear:", insteadOf: "'callbacks', for all controllers alike"),
      .option(["overrides nothing"]) { declaration, _ in declaration.overrides = [] }.new(
        "overrides nothing", insteadOf: "'only', with the names of all others")),
    Entry(
      "class", .option, "The class that console texts name.", example: .className, once: true,
      .option(["class", .one(.word(.init("NAME", "a class")))]) { $0.className = $1.text() }),
  ]
}
