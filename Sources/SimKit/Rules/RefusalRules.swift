extension Rule {
  /// Presentations that UIKit refuses or warns of.
  static let refusals: [Rule] = [
    Rule(
      .presentDetached, from: 5,
      "Presenting from a controller whose view is in the window, and which is neither the root, nor presented, nor below one of "
        + "them, is answered with a console warning.",
      evidence: "warn-detached-01 e2-warn-detached-8-01 e2-warn-detached-9-01", changed: Release(0, 2)),
    Rule(
      .detachedText10, from: 10,
      "The console warning of a presentation from a detached controller ends in a period. The records without it are of iOS 8.0 and "
        + "9.1. Inferred: the period comes with iOS 10.",
      evidence: "warn-detached-01 e2-warn-detached-9-01", changed: Release(0, 2)),
    Rule(
      .detachedText17, from: 17,
      "The console warning of a presentation from a detached controller has its later wording, and comes for a controller "
        + "that is being popped, too. Inferred: it begins with iOS 17; no record is of iOS 10 to 16.",
      evidence: "e4-warn-detached-18-01 e4-warn-detached-willappear-17-01", changed: Release(0, 2)),
    Rule(
      .presentNoSplit, from: 5, through: 7,
      "Presenting a split view controller raises NSInvalidArgumentException. Inferred: iOS 5 and 7 do as iOS 6.",
      evidence: "e2-exc-split-presented-ios6-01", changed: Release(0, 2)),
    Rule(
      .presentNotItself, from: 5,
      "Presenting a controller from itself raises NSInvalidArgumentException. Inferred: no record at hand shows it.",
      changed: Release(0, 2)),
    Rule(
      .popoverNeedsWindow, from: 5, through: 7,
      "Presenting a popover from a view that isn't in a window raises NSInvalidArgumentException. iOS 4 has a shorter text. "
        + "Inferred: iOS 5 and 6 have the words of iOS 7.",
      evidence: "e2-exc-popover-nowindow-ios7-01 e2-exc-popover-nowindow-ios4-01", changed: Release(0, 2)),
    Rule(
      .popoverNeedsPad, from: 5, through: 7,
      "In iOS 7 and earlier, UIPopoverController exists on iPad only: creating one on iPhone raises an exception. Inferred: no record "
        + "at hand shows it. In iOS 8 and later, a popover adapts to a full screen presentation.",
      changed: Release(0, 2)),
    Rule(
      .popoverIsHeld, from: 5, through: 7,
      "In iOS 7 and earlier, the app retains the popover itself, a UIPopoverController; releasing it while visible "
        + "raises an exception. In iOS 8 and later, UIKit retains it.",
      evidence: "e2-exc-popover-dealloc-61-01"),
    Rule(
      .overlayInPopover, from: 8, through: 8,
      "In iOS 8, a popover of UIKit's holds the primary column over the secondary one; deallocating the split view controller "
        + "while it is visible raises an exception.",
      evidence: "e4-exc-popover-dealloc-split-83-01", changed: Release(0, 2)),
    Rule(
      .popoverHoldsRoot, from: 5, through: 7, "A popover whose content has a parent raises NSGenericException.",
      evidence: "e2-exc-popover-content-root-5-01", changed: Release(0, 2)),
  ]
}
