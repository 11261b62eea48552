extension Rule {
  /// Traits and sizes.
  static let adaptation: [Rule] = [
    Rule(
      .overriddenTraitsStay, from: 8,
      "A container gives a child other size classes by setOverrideTraitCollection:forChildViewController:. They stay "
        + "until they are set again or the child is removed; what is not given comes from the parent, and the "
        + "child's children have it too. Inferred: the child gets the change in its next layout.",
      sends: [.traitCollectionDidChange],
      evidence: "adapt-doc-01", changed: Release(0, 2)),
    Rule(
      .windowIsResized, from: 9,
      "When the user gives the app another part of an iPad's screen, the app becomes inactive and gets "
        + "willTransitionToTraitCollection:… if a size class changes, then viewWillTransitionToSize:…. It lays out "
        + "and becomes active again. Inferred: how long that takes.",
      sends: [.willResignActive, .willTransitionToTraitCollection, .viewWillTransitionToSize, .didBecomeActive],
      evidence: "e3-multitask-resize-order-9-01 trait-launch-asdk-01", changed: Release(0, 2)),
    Rule(
      .insetsBeforeLayout, from: 11,
      "A view whose safe area changes sends viewLayoutMarginsDidChange, then viewSafeAreaInsetsDidChange, after viewWillAppear: "
        + "and before viewWillLayoutSubviews; also when a bar comes or goes, or the interface rotates.",
      sends: [.viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange],
      evidence: "e3-launch-full-11-01 safearea-13-01 e3-safearea-order-11-02 e3-safearea-order-mdc-11-01",
      changed: Release(0, 2)),
    Rule(
      .coordinatorRunsAlongside, from: 7,
      "What the app lets run alongside a transition runs with its animation, after the first layout; its completion runs when "
        + "the transition has ended and its callbacks have been sent. Where nothing is animated there is no coordinator.",
      changed: Release(0, 2)),
    Rule(
      .tellsContentSize, from: 8,
      "A child that sets its preferredContentSize makes UIKit send "
        + "preferredContentSizeDidChangeForChildContentContainer: to its parent, as the reference of "
        + "UIContentContainer has it. Inferred: UIKit calls it at once.",
      sends: [.preferredContentSizeDidChange], changed: Release(0, 2)),
    // Adaptation.
    Rule(
      .adaptsByWidth, from: 8,
      "Whether a presentation becomes another depends on the horizontal size class and not on the device: a large phone in "
        + "landscape shows sheets and popovers, a narrow window of a pad does not. The delegate of the presentation is asked "
        + "for the style in a compact width, and may keep the one there is by answering none.",
      sends: [.adaptiveStyle],
      evidence: "adapt-doc-01 adapt-popover-8-01 e3-popover-sizeclass-6plus-8-01", changed: Release(0, 2)),
    Rule(
      .compactIsFullScreen, from: 8, through: 12,
      "In a compact width the sheets and the popover fill the screen as fullScreen does, unless the delegate returns none or a "
        + "full-screen style.",
      evidence: "adapt-doc-01 found-modal-default-11-01", changed: Release(0, 2)),
    Rule(
      .adaptsByTraits, from: 9,
      "A delegate that implements adaptivePresentationStyleForPresentationController:traitCollection: is asked in every width. "
        + "Inferred: for a style that doesn't adapt, such as fullScreen, it isn't.",
      sends: [.adaptiveStyleForTraits],
      evidence: "adapt-popover-9-01 adapt-popover-head-01", changed: Release(0, 2)),
    Rule(
      .adaptsIntoOther, from: 8,
      "Where the style is another than the one asked for, the delegate may hand over another controller, which is presented "
        + "instead. It is asked after the style.",
      sends: [.controllerForAdaptiveStyle],
      evidence: "adapt-popover-8-01 adapt-popover-head-01 adapt-doc-01", changed: Release(0, 2)),
    Rule(
      .tellsAdaptiveStyle, from: 9,
      "After these questions the delegate gets the style that the presentation will have, or none if it stays as it "
        + "is. Inferred: the order of the three.",
      sends: [.willPresentWithAdaptiveStyle], changed: Release(0, 2)),
    Rule(
      .adaptsInPlace, from: 8,
      "When a presentation adapts while on screen, the presented controller gets only a size transition. A presenter that "
        + "is covered by that disappears when the change has been shown, and appears again when it is uncovered. If the "
        + "delegate hands over another controller, that one appears, and the first disappears unless its view lies inside.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent],
      changed: Release(0, 2)),
    Rule(
      .narrowPlacesAreCompact, from: 8,
      "A form sheet, a popover, and every column of a split view controller but the secondary one give their controller a compact "
        + "width in a regular window. The children get it too. A claim says so of a popover on a large phone. Inferred: the "
        + "form sheet, the columns, and that page sheets and adaptive styles follow the window.",
      sends: [.willTransitionToTraitCollection, .traitCollectionDidChange],
      evidence: "e3-popover-sizeclass-6plus-8-01", changed: Release(0, 2)),
    Rule(
      .adaptedKeepsWidth, from: 8, through: 8,
      "A presentation that becomes a form sheet or a popover on screen keeps the width of the window. A claim says so of a popover "
        + "on a large phone, and calls it a fault. Inferred: the form sheet.",
      sends: [.willTransitionToTraitCollection, .traitCollectionDidChange],
      evidence: "e3-popover-sizeclass-6plus-8-01", changed: Release(0, 2)),
    // The app's own presentations.
    Rule(
      .presentationControllerTold, from: 8,
      "UIKit queries a custom presentation controller when the app presents, before it determines the presenting "
        + "controller. The presentation controller gets its calls before the will callbacks of appearance and "
        + "before the did callbacks. It decides whether the presenter's view is removed: if so, the presenter gets "
        + "the callbacks of a full-screen presentation, otherwise none.",
      sends: [
        .presentationControllerFor, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
      ],
      evidence: "custompres-dim-present-15-01 custompres-dim-dismiss-15-01 custompres-plain-15-01 "
        + "custompres-remove-present-15-01 custompres-remove-dismiss-15-01 e3-transition-pc-order-01 "
        + "e3-present-pc-presenting-nil-8-01", changed: Release(0, 2)),
    Rule(
      .animatorAnimates, from: 7,
      "UIKit queries a custom animator when an animated transition begins. The animator animates after the will "
        + "callbacks, and gets the end of the transition last, after the completion block. A claim says that it is "
        + "queried first in presentations. Inferred: in dismissals too.",
      sends: [
        .animationControllerForPresented, .animationControllerForDismissed, .transitionDuration, .animateTransition,
        .animationEnded,
      ],
      evidence: "custompres-dim-present-15-01 custompres-dim-dismiss-15-01 custompres-remove-present-15-01 "
        + "custompres-remove-dismiss-15-01 e3-transition-animator-order-01", changed: Release(0, 2)),
    // Popovers.
    Rule(
      .popoverPresenterUntold, from: 5,
      "A controller inside a popover that has presented another is not told that it appears when that one has been dismissed.",
      evidence: "doc-ref-popover-appearance-01", changed: Release(0, 2)),
    Rule(
      .tallPopover, from: 5, through: 6,
      "A popover whose content asks for no size is 320 points wide and 1100 high, as far as there is room; so the class "
        + "reference. The 320x480 of later versions are inferred.",
      changed: Release(0, 2)),
    Rule(
      .sheetAsksForSize, from: 7, "A form sheet takes the preferredContentSize of its content.",
      changed: Release(0, 2)),
    Rule(
      .sheetTakesSize, from: 8,
      "A presented controller whose sheet or popover changes its size gets viewWillTransitionToSize:… before. "
        + "Inferred: the moment.",
      sends: [.viewWillTransitionToSize], evidence: "adapt-doc-01", changed: Release(0, 2)),
    Rule(
      .styleToldParentFirst, from: 13,
      "When the user changes between light and dark, every controller in the window is sent traitCollectionDidChange:, parents "
        + "first, and is laid out again.",
      sends: [.traitCollectionDidChange], evidence: "e3-tcd-parent-first-14-01 trait-dark-updates-13-01",
      changed: Release(0, 2)),
    Rule(
      .picturesInBothOrientations, from: 9,
      "In the background, the window of an app on an iPad turns to the other orientation and back, for the pictures of the app "
        + "switcher, if the app supports both. Controllers get the sizes as in a rotation. Inferred: the moment after "
        + "applicationDidEnterBackground:, and the versions after iOS 9. In iOS 18, a claim has a compact width, too.",
      sends: [.viewWillTransitionToSize, .willTransitionToTraitCollection],
      evidence: "e3-wts-background-9-01 e4-split-background-collapse-18-01", changed: Release(0, 2)),
    Rule(
      .styleFlipsInBackground, from: 13,
      "In the background an app is shown in the other style and in its own again, for the pictures of the app switcher. "
        + "Every controller in the window gets traitCollectionDidChange: twice, and lays out its view after each. A list "
        + "shows the layout once.",
      sends: [.traitCollectionDidChange], evidence: "trait-bg-13-01 e2-scene-background-04", changed: Release(0, 2)),
    Rule(
      .tapEndsInside, from: 7, through: 8,
      "A tap beside a popover whose content has presented another controller ends that presentation alone; the "
        + "popover stays. It was so in iOS 7 and 8.3; in 8.1, and in iOS 9 and later, both are dismissed.",
      evidence: "e3-popover-inner-modal-8-01", changed: Release(0, 2)),
    Rule(
      .tapAsksController, from: 5, through: 7,
      "A tap beside a popover asks the delegate of the popover controller, dismisses it unless it is modal, and tells the "
        + "delegate at the end; a dismissal by code tells it nothing. So its reference; the order beside appearance is inferred.",
      sends: [.popoverControllerShouldDismiss, .popoverControllerDidDismiss], changed: Release(0, 2)),
    Rule(
      .popoverIsPrepared, from: 8,
      "The delegate of a popover gets prepareForPopoverPresentation: before a presentation that stays a popover. So its "
        + "reference; the moment, before viewWillAppear:, is inferred.",
      sends: [.prepareForPopover], changed: Release(0, 2)),
    Rule(
      .tapAsksPresentation, from: 8, through: 12,
      "A tap beside a popover asks the delegate of the presentation, dismisses it unless it is modal, and tells the delegate "
        + "at the end; a dismissal by code tells it nothing. So its reference; the order beside appearance is inferred.",
      sends: [.popoverShouldDismiss, .popoverDidDismiss], changed: Release(0, 2)),
  ]
}
