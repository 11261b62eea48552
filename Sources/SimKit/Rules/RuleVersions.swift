/// The versions of the rules: the only table with version numbers of iOS.
extension RuleID {
  /// The versions that the rule holds for.
  package var modes: ModeSet {
    switch self {
    case .questionsAtLaunch, .lateChildDidOnly, .oneForwardingSwitch, .questionsBeforeRotation,
      .questionAfterRotation, .containersAskChildren, .rotationNeedsNoRoot, .presentWhileAppearing,
      .presentAsksOldQuestion, .dismissAsksPresenter, .dismissNotAppearing, .memoryUnloads:
      .only(5...5)
    case .viewBelowStatusBar, .wantsFullScreen, .modalTakes400, .tallPopover, .rootShownTwice, .navigationTakes350,
      .barsTakeRoom:
      .only(5...6)
    case .windowStaysPortrait, .rotationOrder, .rotationParentFirst, .rotationEndsUnseen, .twoStepRotation,
      .phoneStylesFullScreen, .modalTransitionAlone, .presentNoSplit, .popoverNeedsWindow, .popoverNeedsPad,
      .popoverHoldsRoot, .popoverIsHeld, .tapAsksController, .splitHidesMaster:
      .only(5...7)
    case .rootAtLaunch, .urlOpens: .only(5...8)
    case .launchInPortrait: .only(5...10)
    case .callLowersView, .statusBarRotates: .only(5...12)
    case .methodIsKnown, .loadOnFirstUse, .nibConnectsView, .createInCode, .createFromStoryboard, .viewSetToNil, .editingIsACall,
      .deallocWhenUnheld, .launchOrder, .becomesActive, .rootReplaced, .secondWindow, .interruption,
      .backgroundOrder, .appKilled, .layoutOrder, .viewInitialized, .appearParentFirst, .viewEntersWindow,
      .transitionBringsChildren, .viewLeavesWindow, .beginAndEnd, .unbalancedWarning, .addChildWillMove,
      .removeFromParentDidMove, .calledByApp, .transitionOrder, .transitionCompletion, .transitionNeedsForwarding,
      .hierarchyConsistent, .childNotItself, .presentOrder, .presentKeepsPresenter, .contextGoesWithChild,
      .dismissOrder, .dismissKeepsPresenter, .dismissMiddle, .completionLast, .presentNeedsWindow, .presentOnlyOne,
      .presentInProgress, .presentNeedsController, .presentDetached, .presentActiveController, .dismissInProgress,
      .presentNotItself, .popoverPresenterUntold, .segueOrder, .segueKnown, .pushSegueNeedsNavigation,
      .memoryDelegateFirst, .memoryByCreation, .containerAdopts, .delegateMessages, .navigationShowsRoot,
      .pushOrder, .pushDidMove, .popOrder, .popWillMove, .popDidMove, .bottomBarHides, .setStackMoves,
      .gesturesEndInactive, .navigationNested, .pushOnce, .pushNeedsController, .pushNoNavigation, .pushNoSplit,
      .selectsOneOfItsTabs, .popToMember, .tabShowsSelected, .tabOrder, .moreListPushes, .pageShowsFirst, .pageTurnOrder,
      .pageTurnCancelled, .pageCount, .spineFollowsOrientation, .splitShowsBoth:
      .from(5)
    case .lateChildDidTwice: .only(6...6)
    case .silentRotationAtLaunch, .childrenAskedInVain: .only(6...7)
    case .unwindAsksUpward: .only(6...8)
    case .statusBarNeedsNoMask, .orientationsInCommon: .only(6...12)
    case .asksShouldAutorotate: .only(6...15)
    case .encodesInBackground, .restoresBeforeLaunch, .restorationEnds: .only(6...26)
    case .viewHasOneController, .willFinishFirst, .viewUpdatesConstraints, .constraintsBeforeLayout,
      .standardByIdiom, .masksBeforeRotation, .delegateBeforePlist, .supportsAnOrientation,
      .presenterReturnsSupported, .presentAsksMasks, .preferredIsSupported, .segueAskedByUser, .embedBeforeLoad,
      .embedOnce, .unwindOrder, .pageAsksSource, .pagesScroll, .pageDelegateHearsBeginning:
      .from(6)
    case .rotationTellsTopmost, .dismissAsksPresenterMasks, .leavingUpdatesConstraints: .only(7...7)
    case .tapEndsInside, .shownLaidOutAgain: .only(7...8)
    case .pageTurnsOnce, .lateChildWithParent, .dragOrder, .dragCancelled, .sheetAsksForSize, .coordinatorRunsAlongside,
      .animatorAnimates, .rootAtLayout, .navigationLaysOutAgain, .pushAtLayout, .popGesture, .gestureCancelled,
      .splitDelegateStands:
      .from(7)
    case .launchInFirstListed, .plistDecidesLaunch, .forcedLaunchTellsTwice, .constraintsAfterWillLayout,
      .presenterEndsUnanimated, .overlayInPopover, .earlyReadAsksNothing, .adaptedKeepsWidth, .unwindAsksRoot:
      .only(8...8)
    case .appearsBeforeActive: ModeSet.only(8...8).union(.only(11...12))
    case .traitsAtFirstLayout, .compactIsFullScreen, .tapAsksPresentation: .only(8...12)
    case .restorationClassConforms: .only(8...26)
    case .launchInListed, .forcedLaunchTellsTraitsOnly, .traitsInLayout, .oldCallbacksLinger, .sizesOrder,
      .coveredChildrenToldSizes, .sizesParentFirst, .coveredPresenterToldSizes, .sizesAfterDismissal,
      .traitsAtReturn, .rotationBeforeForeground, .presenterLaidOut, .alertIsPresented, .sheetPlacedLate,
      .presentInLaterTurn, .dismissInLaterTurn, .presentationControllerKept, .overriddenTraitsStay, .adaptsByWidth,
      .adaptsIntoOther, .adaptsInPlace, .narrowPlacesAreCompact, .sheetTakesSize, .presentationControllerTold,
      .tellsContentSize, .popoverIsPrepared, .searchIsPresented, .splitDisplayModes, .splitColumnWidth,
      .splitButtonAsks, .splitCollapses, .splitExpands, .showInContainer:
      .from(8)
    case .unwindWalkRepeats, .splitAnnouncesBeside: .only(9...9)
    case .layersHaveNoCycle, .loadNotInDealloc, .rootRequired, .padSharesScreen, .picturesInBothOrientations, .windowIsResized,
      .adaptsByTraits, .tellsAdaptiveStyle, .urlOpensWithOptions, .linkContinues, .unwindAsksPath:
      .from(9)
    case .primaryComesUntold: .only(10...10)
    case .sizeBeforeLoad: .only(10...11)
    case .orientationsTextNamesClass: .only(10...12)
    case .smallestPhone568: .only(10...15)
    case .detachedText10: .from(10)
    case .insetsBeforeLayout: .from(11)
    case .sceneEntersAfterLoad: .only(13...16)
    case .restorationIsSecure: .only(13...26)
    case .rootIsAddedByWindow, .stackIsDistinct, .traitsForeseen, .isAppearingOnce, .movesEndAtCommit, .standardStyleIsSheet, .preferredAskedFirst,
      .preferredText13, .presentTexts13, .swipeOrder, .styleToldParentFirst, .styleFlipsInBackground,
      .sceneConnects, .sceneActive, .sceneInterruption, .sceneBackground, .sceneKilled, .sceneDisconnects,
      .severalScenes, .scenesExist, .sceneOpens, .nestedTexts13, .navigationBarBusy:
      .from(13)
    case .columnsToldAtFirst: .only(14...18)
    case .splitColumns, .splitColumnsStack, .splitColumnPushes, .splitCompactColumn: .from(14)
    case .detentsOfSheets, .pushText15: .from(15)
    case .pushWaitsForStack: .only(16...17)
    case .smallestPhone667, .isAppearingInChildren, .presentationLooksAtDevice, .geometryIsRequested,
      .orientationsAreUpdated:
      .from(16)
    case .traitChangesRegistered, .detachedText17, .sceneEntersBeforeLoad: .from(17)
    case .dismissText18, .tabTapAnimates: .from(18)
    case .propertiesBeforeLayout, .parentSetFirst, .didMoveAgain, .unanimatedEndsInLayout: .from(26)
    case .scenesRequired: .from(27)
    }
  }

  /// The first version that the rule holds for.
  package var since: Mode { modes.ranges[0].first }
}

extension ModalStyle {
  /// A rule of the first version that has the style; nil for a style of all versions.
  var introduced: RuleID? {
    switch self {
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover: nil
    case .custom: .animatorAnimates
    case .overFullScreen, .overCurrentContext: .presentationControllerTold
    }
  }
}
