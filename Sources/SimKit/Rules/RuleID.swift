/// The rules by name. The sentence of each is in its `facts`.
///
/// The raw value is the word that people type: `vcsim explain appear-parent-first`. To add a rule, add a case here, its
/// line in `facts`, and its row in the file of its area; the compiler asks for each.
public enum RuleID: String, CaseIterable, Hashable, Sendable {
  // Making, loading and releasing a controller and its view.
  case loadOnFirstUse = "load-on-first-use"
  case loadNotInDealloc = "load-not-in-dealloc"
  case nibConnectsView = "nib-connects-view"
  case createInCode = "create-in-code"
  case createFromStoryboard = "create-from-storyboard"
  case viewSetToNil = "view-set-to-nil"
  case viewHasOneController = "view-has-one-controller"
  case editingIsACall = "editing-is-a-call"
  case deallocWhenUnheld = "dealloc-when-unheld"
  // The application, its launch and its window.
  case launchOrder = "launch-order"
  case launchInPortrait = "launch-in-portrait"
  case launchInListed = "launch-in-listed"
  case launchInFirstListed = "launch-in-first-listed"
  case plistDecidesLaunch = "plist-decides-launch"
  case silentRotationAtLaunch = "silent-rotation-at-launch"
  case becomesActive = "becomes-active"
  case willFinishFirst = "will-finish-first"
  case appearsBeforeActive = "appears-before-active"
  case rootReplaced = "root-replaced"
  case secondWindow = "second-window"
  case interruption = "interruption"
  case backgroundOrder = "background-order"
  case appKilled = "app-killed"
  case sizeBeforeLoad = "size-before-load"
  case questionsAtLaunch = "questions-at-launch"
  case forcedLaunchTellsTraitsOnly = "forced-launch-tells-traits-only"
  case forcedLaunchTellsTwice = "forced-launch-tells-twice"
  case rootAtLaunch = "root-at-launch"
  case rootRequired = "root-required"
  case traitsAtFirstLayout = "traits-at-first-layout"
  case traitsForeseen = "traits-foreseen"
  case traitsInLayout = "traits-in-layout"
  case traitChangesRegistered = "trait-changes-registered"
  case windowStaysPortrait = "window-stays-portrait"
  case viewBelowStatusBar = "view-below-status-bar"
  case wantsFullScreen = "wants-full-screen"
  case callLowersView = "call-lowers-view"
  case statusBarRotates = "status-bar-rotates"
  case statusBarNeedsNoMask = "status-bar-needs-no-mask"
  case smallestPhone568 = "smallest-phone-568"
  case smallestPhone667 = "smallest-phone-667"
  // Layout.
  case layoutOrder = "layout-order"
  case propertiesBeforeLayout = "properties-before-layout"
  case viewInitialized = "view-initialized"
  case viewUpdatesConstraints = "view-updates-constraints"
  case constraintsBeforeLayout = "constraints-before-layout"
  case constraintsAfterWillLayout = "constraints-after-will-layout"
  case isAppearingOnce = "is-appearing-once"
  case isAppearingInChildren = "is-appearing-in-children"
  // Appearance and its forwarding.
  case appearParentFirst = "appear-parent-first"
  case viewEntersWindow = "view-enters-window"
  case transitionBringsChildren = "transition-brings-children"
  case viewLeavesWindow = "view-leaves-window"
  case movesEndAtCommit = "moves-end-at-commit"
  case lateChildDidOnly = "late-child-did-only"
  case lateChildDidTwice = "late-child-did-twice"
  case lateChildWithParent = "late-child-with-parent"
  case oneForwardingSwitch = "one-forwarding-switch"
  case beginAndEnd = "begin-and-end"
  case unbalancedWarning = "unbalanced-warning"
  // Containment.
  case addChildWillMove = "add-child-will-move"
  case parentSetFirst = "parent-set-first"
  case removeFromParentDidMove = "remove-from-parent-did-move"
  case didMoveAgain = "did-move-again"
  case calledByApp = "called-by-app"
  case transitionOrder = "transition-order"
  case transitionCompletion = "transition-completion"
  case transitionNeedsForwarding = "transition-needs-forwarding"
  case hierarchyConsistent = "hierarchy-consistent"
  case childNotItself = "child-not-itself"
  // Rotation.
  case questionsBeforeRotation = "questions-before-rotation"
  case questionAfterRotation = "question-after-rotation"
  case containersAskChildren = "containers-ask-children"
  case standardByIdiom = "standard-by-idiom"
  case rotationOrder = "rotation-order"
  case rotationParentFirst = "rotation-parent-first"
  case rotationEndsUnseen = "rotation-ends-unseen"
  case twoStepRotation = "two-step-rotation"
  case rotationNeedsNoRoot = "rotation-needs-no-root"
  case rotationTellsTopmost = "rotation-tells-topmost"
  case oldCallbacksLinger = "old-callbacks-linger"
  case masksBeforeRotation = "masks-before-rotation"
  case asksShouldAutorotate = "asks-should-autorotate"
  case padSharesScreen = "pad-shares-screen"
  case childrenAskedInVain = "children-asked-in-vain"
  case delegateBeforePlist = "delegate-before-plist"
  case orientationsInCommon = "orientations-in-common"
  case orientationsTextNamesClass = "orientations-text-names-class"
  case supportsAnOrientation = "supports-an-orientation"
  case sizesOrder = "sizes-order"
  case coveredChildrenToldSizes = "covered-children-told-sizes"
  case sizesParentFirst = "sizes-parent-first"
  case coveredPresenterToldSizes = "covered-presenter-told-sizes"
  case sizesAfterDismissal = "sizes-after-dismissal"
  case presenterReturnsSupported = "presenter-returns-supported"
  case presentationLooksAtDevice = "presentation-looks-at-device"
  case traitsAtReturn = "traits-at-return"
  case rotationBeforeForeground = "rotation-before-foreground"
  case geometryIsRequested = "geometry-is-requested"
  case orientationsAreUpdated = "orientations-are-updated"
  // Presenting and dismissing.
  case presentOrder = "present-order"
  case presenterLaidOut = "presenter-laid-out"
  case presenterEndsUnanimated = "presenter-ends-unanimated"
  case alertIsPresented = "alert-is-presented"
  case presentKeepsPresenter = "present-keeps-presenter"
  case contextGoesWithChild = "context-goes-with-child"
  case sheetPlacedLate = "sheet-placed-late"
  case standardStyleIsSheet = "standard-style-is-sheet"
  case phoneStylesFullScreen = "phone-styles-full-screen"
  case presentInLaterTurn = "present-in-later-turn"
  case dismissInLaterTurn = "dismiss-in-later-turn"
  case presentWhileAppearing = "present-while-appearing"
  case presentAsksOldQuestion = "present-asks-old-question"
  case presentAsksMasks = "present-asks-masks"
  case preferredAskedFirst = "preferred-asked-first"
  case preferredIsSupported = "preferred-is-supported"
  case preferredText13 = "preferred-text-13"
  case dismissOrder = "dismiss-order"
  case dismissKeepsPresenter = "dismiss-keeps-presenter"
  case dismissMiddle = "dismiss-middle"
  case dismissAsksPresenter = "dismiss-asks-presenter"
  case dismissAsksPresenterMasks = "dismiss-asks-presenter-masks"
  case completionLast = "completion-last"
  case modalTakes400 = "modal-takes-400"
  case presentNeedsWindow = "present-needs-window"
  case presentOnlyOne = "present-only-one"
  case presentInProgress = "present-in-progress"
  case modalTransitionAlone = "modal-transition-alone"
  case presentNeedsController = "present-needs-controller"
  case presentDetached = "present-detached"
  case presentActiveController = "present-active-controller"
  case dismissInProgress = "dismiss-in-progress"
  case dismissText18 = "dismiss-text-18"
  case dismissNotAppearing = "dismiss-not-appearing"
  case detachedText17 = "detached-text-17"
  case detachedText10 = "detached-text-10"
  case presentNoSplit = "present-no-split"
  case presentNotItself = "present-not-itself"
  case popoverNeedsWindow = "popover-needs-window"
  case popoverNeedsPad = "popover-needs-pad"
  case popoverHoldsRoot = "popover-holds-root"
  case popoverIsHeld = "popover-is-held"
  case overlayInPopover = "overlay-in-popover"
  case presentationControllerKept = "presentation-controller-kept"
  case earlyReadAsksNothing = "early-read-asks-nothing"
  case presentTexts13 = "present-texts-13"
  case dragOrder = "drag-order"
  case dragCancelled = "drag-cancelled"
  case swipeOrder = "swipe-order"
  case detentsOfSheets = "detents-of-sheets"
  // Traits, sizes and adaptation.
  case overriddenTraitsStay = "overridden-traits-stay"
  case styleToldParentFirst = "style-told-parent-first"
  case picturesInBothOrientations = "pictures-in-both-orientations"
  case styleFlipsInBackground = "style-flips-in-background"
  case windowIsResized = "window-is-resized"
  case adaptsByWidth = "adapts-by-width"
  case compactIsFullScreen = "compact-is-full-screen"
  case adaptsByTraits = "adapts-by-traits"
  case adaptsIntoOther = "adapts-into-other"
  case tellsAdaptiveStyle = "tells-adaptive-style"
  case adaptsInPlace = "adapts-in-place"
  case narrowPlacesAreCompact = "narrow-places-are-compact"
  case adaptedKeepsWidth = "adapted-keeps-width"
  case popoverPresenterUntold = "popover-presenter-untold"
  case tallPopover = "tall-popover"
  case tapEndsInside = "tap-ends-inside"
  case sheetAsksForSize = "sheet-asks-for-size"
  case sheetTakesSize = "sheet-takes-size"
  case insetsBeforeLayout = "insets-before-layout"
  case coordinatorRunsAlongside = "coordinator-runs-alongside"
  case presentationControllerTold = "presentation-controller-told"
  case animatorAnimates = "animator-animates"
  case tellsContentSize = "tells-content-size"
  case tapAsksController = "tap-asks-controller"
  case popoverIsPrepared = "popover-is-prepared"
  case tapAsksPresentation = "tap-asks-presentation"
  // State restoration.
  case encodesInBackground = "encodes-in-background"
  case restoresBeforeLaunch = "restores-before-launch"
  case restorationEnds = "restoration-ends"
  case restorationIsSecure = "restoration-is-secure"
  case restorationClassConforms = "restoration-class-conforms"
  // Scenes.
  case sceneConnects = "scene-connects"
  case sceneEntersAfterLoad = "scene-enters-after-load"
  case sceneEntersBeforeLoad = "scene-enters-before-load"
  case sceneActive = "scene-active"
  case sceneInterruption = "scene-interruption"
  case sceneBackground = "scene-background"
  case sceneKilled = "scene-killed"
  case sceneDisconnects = "scene-disconnects"
  case severalScenes = "several-scenes"
  case scenesExist = "scenes-exist"
  case scenesRequired = "scenes-required"
  case urlOpens = "url-opens"
  case urlOpensWithOptions = "url-opens-with-options"
  case linkContinues = "link-continues"
  case sceneOpens = "scene-opens"
  // Segues and unwinding.
  case segueOrder = "segue-order"
  case segueAskedByUser = "segue-asked-by-user"
  case embedBeforeLoad = "embed-before-load"
  case segueKnown = "segue-known"
  case pushSegueNeedsNavigation = "push-segue-needs-navigation"
  case embedOnce = "embed-once"
  case unwindOrder = "unwind-order"
  case unwindAsksUpward = "unwind-asks-upward"
  case unwindAsksRoot = "unwind-asks-root"
  case unwindAsksPath = "unwind-asks-path"
  case unwindWalkRepeats = "unwind-walk-repeats"
  // Memory warnings.
  case memoryDelegateFirst = "memory-delegate-first"
  case memoryByCreation = "memory-by-creation"
  case memoryUnloads = "memory-unloads"
  // Containers of the system.
  case containerAdopts = "container-adopts"
  case delegateMessages = "delegate-messages"
  case navigationShowsRoot = "navigation-shows-root"
  case rootAtLayout = "root-at-layout"
  case navigationLaysOutAgain = "navigation-lays-out-again"
  case shownLaidOutAgain = "shown-laid-out-again"
  case rootShownTwice = "root-shown-twice"
  case pushOrder = "push-order"
  case pushAtLayout = "push-at-layout"
  case unanimatedEndsInLayout = "unanimated-ends-in-layout"
  case pushWaitsForStack = "push-waits-for-stack"
  case leavingUpdatesConstraints = "leaving-updates-constraints"
  case pushDidMove = "push-did-move"
  case popOrder = "pop-order"
  case popWillMove = "pop-will-move"
  case popDidMove = "pop-did-move"
  case navigationTakes350 = "navigation-takes-350"
  case barsTakeRoom = "bars-take-room"
  case bottomBarHides = "bottom-bar-hides"
  case setStackMoves = "set-stack-moves"
  case popGesture = "pop-gesture"
  case gesturesEndInactive = "gestures-end-inactive"
  case gestureCancelled = "gesture-cancelled"
  case navigationNested = "navigation-nested"
  case nestedTexts13 = "nested-texts-13"
  case navigationBarBusy = "navigation-bar-busy"
  case pushOnce = "push-once"
  case pushText15 = "push-text-15"
  case pushNeedsController = "push-needs-controller"
  case pushNoNavigation = "push-no-navigation"
  case pushNoSplit = "push-no-split"
  case popToMember = "pop-to-member"
  case tabShowsSelected = "tab-shows-selected"
  case tabOrder = "tab-order"
  case tabTapAnimates = "tab-tap-animates"
  case moreListPushes = "more-list-pushes"
  case pageShowsFirst = "page-shows-first"
  case pageTurnOrder = "page-turn-order"
  case pageTurnCancelled = "page-turn-cancelled"
  case pageTurnsOnce = "page-turns-once"
  case pageCount = "page-count"
  case pageAsksSource = "page-asks-source"
  case pagesScroll = "pages-scroll"
  case searchIsPresented = "search-is-presented"
  case pageDelegateHearsBeginning = "page-delegate-hears-beginning"
  case spineFollowsOrientation = "spine-follows-orientation"
  case splitShowsBoth = "split-shows-both"
  case splitDelegateStands = "split-delegate-stands"
  case splitHidesMaster = "split-hides-master"
  case primaryComesUntold = "primary-comes-untold"
  case splitDisplayModes = "split-display-modes"
  case splitColumnWidth = "split-column-width"
  case splitAnnouncesBeside = "split-announces-beside"
  case splitButtonAsks = "split-button-asks"
  case splitCollapses = "split-collapses"
  case splitExpands = "split-expands"
  case splitColumns = "split-columns"
  case splitColumnsStack = "split-columns-stack"
  case columnsToldAtFirst = "columns-told-at-first"
  case splitColumnPushes = "split-column-pushes"
  case splitCompactColumn = "split-compact-column"
  case showInContainer = "show-in-container"
}

extension RuleID {
  /// The rule of a name. The initializer of the raw value would hold all names once more, in the playground's module too.
  package static func named(_ name: String) -> RuleID? { allCases.first { $0.rawValue == name } }

  /// The facts about the rule.
  package var facts: Rule.Facts {
    switch self {
    // Making, loading and releasing a controller and its view.
    case .loadOnFirstUse: .loadOnFirstUse
    case .loadNotInDealloc: .loadNotInDealloc
    case .nibConnectsView: .nibConnectsView
    case .createInCode: .createInCode
    case .createFromStoryboard: .createFromStoryboard
    case .viewSetToNil: .viewSetToNil
    case .viewHasOneController: .viewHasOneController
    case .editingIsACall: .editingIsACall
    case .deallocWhenUnheld: .deallocWhenUnheld
    // The application, its launch and its window.
    case .launchOrder: .launchOrder
    case .launchInPortrait: .launchInPortrait
    case .launchInListed: .launchInListed
    case .launchInFirstListed: .launchInFirstListed
    case .plistDecidesLaunch: .plistDecidesLaunch
    case .silentRotationAtLaunch: .silentRotationAtLaunch
    case .becomesActive: .becomesActive
    case .willFinishFirst: .willFinishFirst
    case .appearsBeforeActive: .appearsBeforeActive
    case .rootReplaced: .rootReplaced
    case .secondWindow: .secondWindow
    case .backgroundOrder: .backgroundOrder
    case .interruption: .interruption
    case .appKilled: .appKilled
    case .sizeBeforeLoad: .sizeBeforeLoad
    case .questionsAtLaunch: .questionsAtLaunch
    case .forcedLaunchTellsTraitsOnly: .forcedLaunchTellsTraitsOnly
    case .forcedLaunchTellsTwice: .forcedLaunchTellsTwice
    case .rootAtLaunch: .rootAtLaunch
    case .rootRequired: .rootRequired
    case .traitsAtFirstLayout: .traitsAtFirstLayout
    case .traitsForeseen: .traitsForeseen
    case .traitsInLayout: .traitsInLayout
    case .traitChangesRegistered: .traitChangesRegistered
    case .windowStaysPortrait: .windowStaysPortrait
    case .viewBelowStatusBar: .viewBelowStatusBar
    case .wantsFullScreen: .wantsFullScreen
    case .callLowersView: .callLowersView
    case .statusBarRotates: .statusBarRotates
    case .statusBarNeedsNoMask: .statusBarNeedsNoMask
    case .smallestPhone568: .smallestPhone568
    case .smallestPhone667: .smallestPhone667
    // Layout.
    case .layoutOrder: .layoutOrder
    case .propertiesBeforeLayout: .propertiesBeforeLayout
    case .viewInitialized: .viewInitialized
    case .viewUpdatesConstraints: .viewUpdatesConstraints
    case .constraintsBeforeLayout: .constraintsBeforeLayout
    case .constraintsAfterWillLayout: .constraintsAfterWillLayout
    case .isAppearingOnce: .isAppearingOnce
    case .isAppearingInChildren: .isAppearingInChildren
    // Appearance and its forwarding.
    case .appearParentFirst: .appearParentFirst
    case .viewEntersWindow: .viewEntersWindow
    case .transitionBringsChildren: .transitionBringsChildren
    case .viewLeavesWindow: .viewLeavesWindow
    case .movesEndAtCommit: .movesEndAtCommit
    case .lateChildDidOnly: .lateChildDidOnly
    case .lateChildDidTwice: .lateChildDidTwice
    case .lateChildWithParent: .lateChildWithParent
    case .oneForwardingSwitch: .oneForwardingSwitch
    case .beginAndEnd: .beginAndEnd
    case .unbalancedWarning: .unbalancedWarning
    // Containment.
    case .addChildWillMove: .addChildWillMove
    case .parentSetFirst: .parentSetFirst
    case .removeFromParentDidMove: .removeFromParentDidMove
    case .didMoveAgain: .didMoveAgain
    case .calledByApp: .calledByApp
    case .transitionOrder: .transitionOrder
    case .transitionCompletion: .transitionCompletion
    case .transitionNeedsForwarding: .transitionNeedsForwarding
    case .hierarchyConsistent: .hierarchyConsistent
    case .childNotItself: .childNotItself
    // Rotation.
    case .questionsBeforeRotation: .questionsBeforeRotation
    case .questionAfterRotation: .questionAfterRotation
    case .containersAskChildren: .containersAskChildren
    case .standardByIdiom: .standardByIdiom
    case .rotationOrder: .rotationOrder
    case .rotationParentFirst: .rotationParentFirst
    case .rotationEndsUnseen: .rotationEndsUnseen
    case .twoStepRotation: .twoStepRotation
    case .rotationNeedsNoRoot: .rotationNeedsNoRoot
    case .rotationTellsTopmost: .rotationTellsTopmost
    case .oldCallbacksLinger: .oldCallbacksLinger
    case .masksBeforeRotation: .masksBeforeRotation
    case .asksShouldAutorotate: .asksShouldAutorotate
    case .padSharesScreen: .padSharesScreen
    case .childrenAskedInVain: .childrenAskedInVain
    case .delegateBeforePlist: .delegateBeforePlist
    case .orientationsInCommon: .orientationsInCommon
    case .orientationsTextNamesClass: .orientationsTextNamesClass
    case .supportsAnOrientation: .supportsAnOrientation
    case .sizesOrder: .sizesOrder
    case .coveredChildrenToldSizes: .coveredChildrenToldSizes
    case .sizesParentFirst: .sizesParentFirst
    case .coveredPresenterToldSizes: .coveredPresenterToldSizes
    case .sizesAfterDismissal: .sizesAfterDismissal
    case .presenterReturnsSupported: .presenterReturnsSupported
    case .presentationLooksAtDevice: .presentationLooksAtDevice
    case .traitsAtReturn: .traitsAtReturn
    case .rotationBeforeForeground: .rotationBeforeForeground
    case .geometryIsRequested: .geometryIsRequested
    case .orientationsAreUpdated: .orientationsAreUpdated
    // Presenting and dismissing.
    case .presentOrder: .presentOrder
    case .presenterLaidOut: .presenterLaidOut
    case .presenterEndsUnanimated: .presenterEndsUnanimated
    case .alertIsPresented: .alertIsPresented
    case .presentKeepsPresenter: .presentKeepsPresenter
    case .contextGoesWithChild: .contextGoesWithChild
    case .sheetPlacedLate: .sheetPlacedLate
    case .standardStyleIsSheet: .standardStyleIsSheet
    case .phoneStylesFullScreen: .phoneStylesFullScreen
    case .presentInLaterTurn: .presentInLaterTurn
    case .dismissInLaterTurn: .dismissInLaterTurn
    case .presentWhileAppearing: .presentWhileAppearing
    case .presentAsksOldQuestion: .presentAsksOldQuestion
    case .presentAsksMasks: .presentAsksMasks
    case .preferredAskedFirst: .preferredAskedFirst
    case .preferredIsSupported: .preferredIsSupported
    case .preferredText13: .preferredText13
    case .dismissOrder: .dismissOrder
    case .dismissKeepsPresenter: .dismissKeepsPresenter
    case .dismissMiddle: .dismissMiddle
    case .dismissAsksPresenter: .dismissAsksPresenter
    case .dismissAsksPresenterMasks: .dismissAsksPresenterMasks
    case .completionLast: .completionLast
    case .modalTakes400: .modalTakes400
    case .presentNeedsWindow: .presentNeedsWindow
    case .presentOnlyOne: .presentOnlyOne
    case .presentInProgress: .presentInProgress
    case .modalTransitionAlone: .modalTransitionAlone
    case .presentNeedsController: .presentNeedsController
    case .presentDetached: .presentDetached
    case .presentActiveController: .presentActiveController
    case .dismissInProgress: .dismissInProgress
    case .dismissText18: .dismissText18
    case .dismissNotAppearing: .dismissNotAppearing
    case .detachedText17: .detachedText17
    case .detachedText10: .detachedText10
    case .presentNoSplit: .presentNoSplit
    case .presentNotItself: .presentNotItself
    case .popoverNeedsWindow: .popoverNeedsWindow
    case .popoverNeedsPad: .popoverNeedsPad
    case .popoverHoldsRoot: .popoverHoldsRoot
    case .popoverIsHeld: .popoverIsHeld
    case .overlayInPopover: .overlayInPopover
    case .presentationControllerKept: .presentationControllerKept
    case .earlyReadAsksNothing: .earlyReadAsksNothing
    case .presentTexts13: .presentTexts13
    case .dragOrder: .dragOrder
    case .dragCancelled: .dragCancelled
    case .swipeOrder: .swipeOrder
    case .detentsOfSheets: .detentsOfSheets
    // Traits, sizes and adaptation.
    case .overriddenTraitsStay: .overriddenTraitsStay
    case .styleToldParentFirst: .styleToldParentFirst
    case .picturesInBothOrientations: .picturesInBothOrientations
    case .styleFlipsInBackground: .styleFlipsInBackground
    case .windowIsResized: .windowIsResized
    case .adaptsByWidth: .adaptsByWidth
    case .compactIsFullScreen: .compactIsFullScreen
    case .adaptsByTraits: .adaptsByTraits
    case .adaptsIntoOther: .adaptsIntoOther
    case .tellsAdaptiveStyle: .tellsAdaptiveStyle
    case .adaptsInPlace: .adaptsInPlace
    case .narrowPlacesAreCompact: .narrowPlacesAreCompact
    case .adaptedKeepsWidth: .adaptedKeepsWidth
    case .popoverPresenterUntold: .popoverPresenterUntold
    case .tallPopover: .tallPopover
    case .tapEndsInside: .tapEndsInside
    case .sheetAsksForSize: .sheetAsksForSize
    case .sheetTakesSize: .sheetTakesSize
    case .insetsBeforeLayout: .insetsBeforeLayout
    case .coordinatorRunsAlongside: .coordinatorRunsAlongside
    case .presentationControllerTold: .presentationControllerTold
    case .animatorAnimates: .animatorAnimates
    case .tellsContentSize: .tellsContentSize
    case .tapAsksController: .tapAsksController
    case .popoverIsPrepared: .popoverIsPrepared
    case .tapAsksPresentation: .tapAsksPresentation
    // State restoration.
    case .encodesInBackground: .encodesInBackground
    case .restoresBeforeLaunch: .restoresBeforeLaunch
    case .restorationEnds: .restorationEnds
    case .restorationIsSecure: .restorationIsSecure
    case .restorationClassConforms: .restorationClassConforms
    // Scenes.
    case .sceneConnects: .sceneConnects
    case .sceneEntersAfterLoad: .sceneEntersAfterLoad
    case .sceneEntersBeforeLoad: .sceneEntersBeforeLoad
    case .sceneActive: .sceneActive
    case .sceneInterruption: .sceneInterruption
    case .sceneBackground: .sceneBackground
    case .sceneKilled: .sceneKilled
    case .sceneDisconnects: .sceneDisconnects
    case .severalScenes: .severalScenes
    case .scenesExist: .scenesExist
    case .scenesRequired: .scenesRequired
    case .urlOpens: .urlOpens
    case .urlOpensWithOptions: .urlOpensWithOptions
    case .linkContinues: .linkContinues
    case .sceneOpens: .sceneOpens
    // Segues and unwinding.
    case .segueOrder: .segueOrder
    case .segueAskedByUser: .segueAskedByUser
    case .embedBeforeLoad: .embedBeforeLoad
    case .segueKnown: .segueKnown
    case .pushSegueNeedsNavigation: .pushSegueNeedsNavigation
    case .embedOnce: .embedOnce
    case .unwindOrder: .unwindOrder
    case .unwindAsksUpward: .unwindAsksUpward
    case .unwindAsksRoot: .unwindAsksRoot
    case .unwindAsksPath: .unwindAsksPath
    case .unwindWalkRepeats: .unwindWalkRepeats
    // Memory warnings.
    case .memoryDelegateFirst: .memoryDelegateFirst
    case .memoryByCreation: .memoryByCreation
    case .memoryUnloads: .memoryUnloads
    // Containers of the system.
    case .containerAdopts: .containerAdopts
    case .delegateMessages: .delegateMessages
    case .navigationShowsRoot: .navigationShowsRoot
    case .rootAtLayout: .rootAtLayout
    case .navigationLaysOutAgain: .navigationLaysOutAgain
    case .shownLaidOutAgain: .shownLaidOutAgain
    case .rootShownTwice: .rootShownTwice
    case .pushOrder: .pushOrder
    case .pushAtLayout: .pushAtLayout
    case .unanimatedEndsInLayout: .unanimatedEndsInLayout
    case .pushWaitsForStack: .pushWaitsForStack
    case .leavingUpdatesConstraints: .leavingUpdatesConstraints
    case .pushDidMove: .pushDidMove
    case .popOrder: .popOrder
    case .popWillMove: .popWillMove
    case .popDidMove: .popDidMove
    case .navigationTakes350: .navigationTakes350
    case .barsTakeRoom: .barsTakeRoom
    case .bottomBarHides: .bottomBarHides
    case .setStackMoves: .setStackMoves
    case .popGesture: .popGesture
    case .gesturesEndInactive: .gesturesEndInactive
    case .gestureCancelled: .gestureCancelled
    case .navigationNested: .navigationNested
    case .nestedTexts13: .nestedTexts13
    case .navigationBarBusy: .navigationBarBusy
    case .pushOnce: .pushOnce
    case .pushText15: .pushText15
    case .pushNeedsController: .pushNeedsController
    case .pushNoNavigation: .pushNoNavigation
    case .pushNoSplit: .pushNoSplit
    case .popToMember: .popToMember
    case .tabShowsSelected: .tabShowsSelected
    case .tabOrder: .tabOrder
    case .tabTapAnimates: .tabTapAnimates
    case .moreListPushes: .moreListPushes
    case .pageShowsFirst: .pageShowsFirst
    case .pageTurnOrder: .pageTurnOrder
    case .pageTurnCancelled: .pageTurnCancelled
    case .pageTurnsOnce: .pageTurnsOnce
    case .pageCount: .pageCount
    case .pageAsksSource: .pageAsksSource
    case .pagesScroll: .pagesScroll
    case .searchIsPresented: .searchIsPresented
    case .pageDelegateHearsBeginning: .pageDelegateHearsBeginning
    case .spineFollowsOrientation: .spineFollowsOrientation
    case .splitShowsBoth: .splitShowsBoth
    case .splitDelegateStands: .splitDelegateStands
    case .splitHidesMaster: .splitHidesMaster
    case .primaryComesUntold: .primaryComesUntold
    case .splitDisplayModes: .splitDisplayModes
    case .splitColumnWidth: .splitColumnWidth
    case .splitAnnouncesBeside: .splitAnnouncesBeside
    case .splitButtonAsks: .splitButtonAsks
    case .splitCollapses: .splitCollapses
    case .splitExpands: .splitExpands
    case .splitColumns: .splitColumns
    case .splitColumnsStack: .splitColumnsStack
    case .columnsToldAtFirst: .columnsToldAtFirst
    case .splitColumnPushes: .splitColumnPushes
    case .splitCompactColumn: .splitCompactColumn
    case .showInContainer: .showInContainer
    }
  }
}
