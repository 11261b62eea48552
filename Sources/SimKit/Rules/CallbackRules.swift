/// Which callbacks a rule sends, or whose order it is about.
public enum CallbackRules {
  public static func sends(_ rule: RuleID, _ callback: Callback) -> Bool { callbacks(of: rule).contains(callback) }

  private static let appearance: [Callback] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  public static func callbacks(of rule: RuleID) -> [Callback] {
    switch rule {
    case .loadOnFirstUse: [.loadView, .viewDidLoad]
    case .createFromStoryboard: [.initWithCoder, .awakeFromNib]
    case .viewSetToNil: [.viewWillDisappear, .viewDidDisappear]
    case .deallocWhenUnheld: [.dealloc]
    case .launchOrder: [.didFinishLaunching, .viewWillAppear, .viewDidAppear]
    case .becomesActive: [.didBecomeActive]
    case .rootReplaced: [.viewWillDisappear, .viewDidDisappear]
    case .backgroundOrder: [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]
    case .questionsAtLaunch, .questionsBeforeRotation, .questionAfterRotation, .containersAskChildren,
      .presentAsksOldQuestion:
      [.shouldAutorotateToInterfaceOrientation]
    case .forcedLaunchTellsTraitsOnly: [.willTransitionToTraitCollection]
    case .traitsAtFirstLayout, .traitsInLayout: [.traitCollectionDidChange]
    case .layoutOrder: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews]
    case .constraintsBeforeLayout: [.updateViewConstraints]
    case .isAppearingOnce: [.viewIsAppearing]
    case .appearParentFirst, .beginAndEnd, .transitionOrder, .presentOrder, .presentKeepsPresenter, .dismissOrder,
      .dismissKeepsPresenter, .pushOrder, .popOrder, .gestureCancelled, .tabOrder, .moreListPushes,
      .pageTurnOrder, .pageTurnCancelled:
      appearance
    case .viewEntersWindow: [.viewWillAppear, .viewDidAppear]
    case .viewLeavesWindow, .dismissMiddle, .splitHidesMaster: [.viewWillDisappear, .viewDidDisappear]
    case .lateChildDidOnly, .lateChildDidTwice: [.viewDidAppear]
    case .navigationShowsRoot, .tabShowsSelected, .pageShowsFirst, .splitShowsBoth: [.viewWillAppear, .viewDidAppear]
    case .addChildWillMove, .popWillMove: [.willMoveToParent]
    case .removeFromParentDidMove, .pushDidMove, .popDidMove: [.didMoveToParent]
    case .calledByApp, .containerAdopts, .setStackMoves: [.willMoveToParent, .didMoveToParent]
    case .transitionCompletion: [.transitionCompletion]
    case .rotationOrder, .rotationParentFirst: [.willRotate, .willAnimateRotation, .didRotate]
    case .masksBeforeRotation: [.shouldAutorotate, .supportedInterfaceOrientations]
    case .childrenAskedInVain: [.supportedInterfaceOrientations]
    case .delegateBeforePlist: [.supportedOrientationsForWindow]
    case .sizesOrder, .sizesParentFirst, .turnBeforeForeground:
      [.willTransitionToTraitCollection, .viewWillTransitionToSize]
    case .coveredPresenterToldSizes, .sizesAfterDismissal: [.viewWillTransitionToSize]
    case .traitsAtReturn: [.willTransitionToTraitCollection]
    case .presentAsksMasks: [.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation]
    case .dismissAsksPresenter:
      [
        .shouldAutorotateToInterfaceOrientation, .supportedInterfaceOrientations,
        .preferredInterfaceOrientationForPresentation,
      ]
    case .completionLast: [.presentCompletion, .dismissCompletion]
    case .memoryDelegateFirst: [.appDidReceiveMemoryWarning]
    case .memoryByCreation: [.didReceiveMemoryWarning]
    case .memoryUnloads: [.viewWillUnload, .viewDidUnload]
    case .delegateMessages:
      [
        .navigationWillShow, .navigationDidShow, .tabBarShouldSelect, .tabBarDidSelect, .splitWillHide, .splitWillShow,
        .pageWillTransition, .pageDidFinish,
      ]
    case .unbalancedWarning, .transitionNeedsForwarding, .hierarchyConsistent, .childNotItself, .orientationsInCommon,
      .preferredIsSupported, .presentNeedsWindow, .presentOnlyOne, .presentInProgress, .modalTransitionAlone,
      .rootAtLaunch, .presentNeedsController, .presentActiveController, .dismissInProgress, .dismissNotAppearing,
      .navigationNested, .pushOnce,
      .pushNoNavigation:
      []
    }
  }
}
