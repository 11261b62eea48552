/// The names on the pages of the class reference beside the class itself: other classes of controllers, and inherited
/// members.
extension UIKitName {
  static let systemControllers =
    [
      "EKCalendarChooser", "EKEventViewController", "MPMediaPickerController", "MPMoviePlayerViewController",
      "PKAddPassesViewController", "QLPreviewController", "SKStoreProductViewController", "SLComposeViewController",
      "UIActivityViewController", "UIReferenceLibraryViewController",
    ].map {
      UIKitName($0, "A controller that the system has written, for apps to present.", .said(["controller", "present"]))
    } + [
      UIKitName("UITableViewController", "A controller whose view is a table.", .said(["controller"])),
      UIKitName(
        "UICollectionViewController", from: .ios6, "A controller whose view is a collection.", .said(["controller"])),
      UIKitName(
        "UISearchDisplayController", through: .ios7, "The controller of a search bar.",
        .leftOut("No order of callbacks is published for it.")),
    ]

  static let inherited =
    [
      "becomeFirstResponder", "canBecomeFirstResponder", "resignFirstResponder", "canResignFirstResponder",
      "isFirstResponder", "nextResponder", "inputView", "inputAccessoryView", "reloadInputViews", "undoManager",
      "canPerformAction:withSender:", "touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:",
      "touchesCancelled:withEvent:", "motionBegan:withEvent:", "motionEnded:withEvent:", "motionCancelled:withEvent:",
      "remoteControlReceivedWithEvent:",
    ].map {
      UIKitName(
        $0, "A member of UIResponder, which every controller inherits.",
        .leftOut("It is about events and the keyboard; no callback of a controller's life depends on it."))
    }
    + [
      "performSelector:withObject:afterDelay:", "performSelector:withObject:afterDelay:inModes:",
      "performSelectorOnMainThread:withObject:waitUntilDone:",
      "performSelectorOnMainThread:withObject:waitUntilDone:modes:",
    ].map { UIKitName($0, "Sends a message in a later turn of the run loop.", .said(["after"])) }
    + [
      "performSelector:onThread:withObject:waitUntilDone:", "performSelector:onThread:withObject:waitUntilDone:modes:",
      "performSelectorInBackground:withObject:", "cancelPreviousPerformRequestsWithTarget:",
      "cancelPreviousPerformRequestsWithTarget:selector:object:", "allocWithZone:", "copyWithZone:", "mutableCopy",
      "mutableCopyWithZone:", "awakeAfterUsingCoder:", "autoContentAccessingProxy", "classForCoder",
      "classForKeyedArchiver", "classForKeyedUnarchiver", "classFallbacksForKeyedArchiver",
      "replacementObjectForCoder:", "replacementObjectForKeyedArchiver:", "conformsToProtocol:", "isSubclassOfClass:",
      "methodForSelector:", "instanceMethodForSelector:", "methodSignatureForSelector:",
      "instanceMethodSignatureForSelector:", "doesNotRecognizeSelector:", "forwardInvocation:",
      "forwardingTargetForSelector:", "resolveClassMethod:", "resolveInstanceMethod:", "setVersion:",
    ].map {
      UIKitName(
        $0, "A member of NSObject, which every class inherits.",
        .leftOut("It belongs to the language; UIKit sends no callback of a controller's life for it."))
    }
}
