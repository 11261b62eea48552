extension Rule.Facts {
  // Traits and sizes.

  static var overriddenTraitsStay: Self {
    Self(
      from: 8, .document,
      "A container gives a child other size classes by setOverrideTraitCollection:forChildViewController:. They stay until they "
        + "are set again or the child is removed; what is not given comes from the parent, and the child's children have it "
        + "too. That the child hears of the change in its next layout is inferred.",
      sends: [.traitCollectionDidChange],
      evidence: ["adapt-doc-01"], changed: Release(0, 2))
  }

  static var windowIsResized: Self {
    Self(
      from: 9, .list,
      "When the user gives the app another part of a pad's screen, the app becomes inactive, hears "
        + "willTransitionToTraitCollection:… if a size class changes, then viewWillTransitionToSize:…, lays out, and becomes "
        + "active again. How long that takes is inferred.",
      sends: [.willResignActive, .willTransitionToTraitCollection, .viewWillTransitionToSize, .didBecomeActive],
      evidence: ["e3-multitask-resize-order-9-01", "trait-launch-asdk-01"], changed: Release(0, 2))
  }

  static var insetsBeforeLayout: Self {
    Self(
      from: 11, .log,
      "A view whose safe area changes sends viewLayoutMarginsDidChange, then viewSafeAreaInsetsDidChange, after viewWillAppear: "
        + "and before viewWillLayoutSubviews; also when a bar comes or goes, or the interface rotates.",
      sends: [.viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange],
      evidence: ["e3-launch-full-11-01", "safearea-13-01", "e3-safearea-order-11-02", "e3-safearea-order-mdc-11-01"],
      changed: Release(0, 2))
  }

  static var coordinatorRunsAlongside: Self {
    Self(
      from: 7, .inferred,
      "What the app lets run alongside a transition runs with its animation, after the first layout; its completion runs when "
        + "the transition has ended and its callbacks have been sent. Where nothing is animated there is no coordinator.",
      sends: [], evidence: [], changed: Release(0, 2))
  }

  static var tellsContentSize: Self {
    Self(
      from: 8, .inferred,
      "A child that sets its preferredContentSize makes UIKit send preferredContentSizeDidChangeForChildContentContainer: to "
        + "its parent, as the reference of UIContentContainer has it. That it comes at once is inferred.",
      sends: [.preferredContentSizeDidChange], evidence: [], changed: Release(0, 2))
  }

  // Adaptation.

  static var adaptsByWidth: Self {
    Self(
      from: 8, .document,
      "Whether a presentation becomes another depends on the horizontal size class and not on the device: a large phone in "
        + "landscape shows sheets and popovers, a narrow window of a pad does not. The delegate of the presentation is asked "
        + "for the style in a compact width, and may keep the one there is by answering none. That what is shown in a sheet or "
        + "a popover has the size classes of the window is claimed of a popover on a large phone, and inferred for the rest.",
      sends: [.adaptiveStyle],
      evidence: ["adapt-doc-01", "adapt-popover-8-01", "e3-popover-sizeclass-6plus-8-01"], changed: Release(0, 2))
  }

  static var compactIsFullScreen: Self {
    Self(
      from: 8, through: 12, .document,
      "In a compact width the sheets and the popover fill the screen as fullScreen does, unless the delegate says otherwise.",
      sends: [], evidence: ["adapt-doc-01", "found-modal-default-11-01"], changed: Release(0, 2))
  }

  static var adaptsByTraits: Self {
    Self(
      from: 9, .claim,
      "A delegate that implements adaptivePresentationStyleForPresentationController:traitCollection: is asked in every width.",
      sends: [.adaptiveStyleForTraits],
      evidence: ["adapt-popover-9-01", "adapt-popover-head-01"], changed: Release(0, 2))
  }

  static var adaptsIntoOther: Self {
    Self(
      from: 8, .claim,
      "Where the style is another than the one asked for, the delegate may hand over another controller, which is presented "
        + "instead. It is asked after the style.",
      sends: [.controllerForAdaptiveStyle],
      evidence: ["adapt-popover-8-01", "adapt-popover-head-01", "adapt-doc-01"], changed: Release(0, 2))
  }

  static var tellsAdaptiveStyle: Self {
    Self(
      from: 9, .inferred,
      "After these questions the delegate is told the style that the presentation will have, or none where it stays as it is. "
        + "The order of the three is inferred.",
      sends: [.willPresentWithAdaptiveStyle], evidence: [], changed: Release(0, 2))
  }

  static var adaptsInPlace: Self {
    Self(
      from: 8, .inferred,
      "A presentation that becomes another while it stands tells what is presented nothing but its new size. A presenter that "
        + "is covered by that disappears when the change has been shown, and appears again when it is uncovered. Where the "
        + "delegate hands over another controller, that one appears, and the first disappears unless its view lies inside.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent], evidence: [],
      changed: Release(0, 2))
  }

  // The app's own presentations.

  static var presentationControllerTold: Self {
    Self(
      from: 8, .log,
      "A presentation controller of the app's own is asked for when the presentation is, before anybody knows who presents. It "
        + "is told before the will callbacks of appearance and before the did callbacks. It decides whether the presenter's "
        + "view is removed: then the presenter is told as by a full-screen presentation, else not at all.",
      sends: [
        .presentationControllerFor, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
      ],
      evidence: [
        "custompres-dim-present-15-01", "custompres-dim-dismiss-15-01", "custompres-plain-15-01",
        "custompres-remove-present-15-01", "custompres-remove-dismiss-15-01", "e3-transition-pc-order-01",
        "e3-present-pc-presenting-nil-8-01",
      ], changed: Release(0, 2))
  }

  static var animatorAnimates: Self {
    Self(
      from: 7, .log,
      "An animator of the app's own is asked for when an animated transition begins. It animates after the will callbacks, and is "
        + "told of the end last of all, after the completion block. That it is asked for before anything else is a claim for "
        + "presentations, and inferred for dismissals.",
      sends: [
        .animationControllerForPresented, .animationControllerForDismissed, .transitionDuration, .animateTransition,
        .animationEnded,
      ],
      evidence: [
        "custompres-dim-present-15-01", "custompres-dim-dismiss-15-01", "custompres-remove-present-15-01",
        "custompres-remove-dismiss-15-01", "e3-transition-animator-order-01",
      ], changed: Release(0, 2))
  }

  // Popovers.

  static var popoverPresenterUntold: Self {
    Self(
      from: 5, .document,
      "A controller inside a popover that has presented another is not told that it appears when that one has been dismissed.",
      sends: [], evidence: ["doc-ref-popover-appearance-01"], changed: Release(0, 2))
  }

  static var tallPopover: Self {
    Self(
      from: 5, through: 6, .inferred,
      "A popover whose content asks for no size is 320 points wide and 1100 high, as far as there is room; so the class "
        + "reference. The 320x480 of later versions are inferred.",
      sends: [], evidence: [], changed: Release(0, 2))
  }

  static var sheetAsksForSize: Self {
    Self(
      from: 7, .inferred, "A form sheet takes the preferredContentSize of its content.", sends: [], evidence: [],
      changed: Release(0, 2))
  }

  static var sheetTakesSize: Self {
    Self(
      from: 8, .document,
      "A presented controller whose sheet or popover changes its size hears viewWillTransitionToSize:… before. When that is is "
        + "inferred.",
      sends: [.viewWillTransitionToSize], evidence: ["adapt-doc-01"], changed: Release(0, 2))
  }

  static var styleToldParentFirst: Self {
    Self(
      from: 13, .document,
      "When the user changes between light and dark, every controller in the window is sent traitCollectionDidChange:, parents "
        + "first, and is laid out again.",
      sends: [.traitCollectionDidChange], evidence: ["e3-tcd-parent-first-14-01", "trait-dark-updates-13-01"],
      changed: Release(0, 2))
  }

  static var styleFlipsInBackground: Self {
    Self(
      from: 13, .claim,
      "In the background an app is shown in the other style and in its own again, for the pictures of the app switcher: every "
        + "controller in the window is sent traitCollectionDidChange: twice.",
      sends: [.traitCollectionDidChange], evidence: ["trait-bg-13-01"], changed: Release(0, 2))
  }

  static var tapEndsInside: Self {
    Self(
      from: 7, through: 8, .claim,
      "A tap beside a popover whose content has presented another controller ends that presentation alone; the popover stays. "
        + "It was so on iOS 7 and on 8.3; on 8.1 and from iOS 9 on both go.",
      sends: [], evidence: ["e3-popover-inner-modal-8-01"], changed: Release(0, 2))
  }

  static var tapAsksController: Self {
    Self(
      from: 5, through: 7, .inferred,
      "A tap beside a popover asks the delegate of the popover controller, dismisses it unless it is modal, and tells the "
        + "delegate at the end; a dismissal by code tells it nothing. So its reference; the order beside appearance is inferred.",
      sends: [.popoverControllerShouldDismiss, .popoverControllerDidDismiss], evidence: [], changed: Release(0, 2))
  }

  static var tapAsksPresentation: Self {
    Self(
      from: 8, through: 12, .inferred,
      "A tap beside a popover asks the delegate of the presentation, dismisses it unless it is modal, and tells the delegate "
        + "at the end; a dismissal by code tells it nothing. So its reference; the order beside appearance is inferred.",
      sends: [.popoverShouldDismiss, .popoverDidDismiss], evidence: [], changed: Release(0, 2))
  }
}
