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
      UIKitName(
        "UISearchController", from: .ios8, "Presents search results over a controller.",
        .said(["controller", "begin search of"])),
      UIKitName(
        "UISearchController.active", swift: "isActive", from: .ios8,
        "Whether the search controller is presented.", .said(["activate", "deactivate"])),
      UIKitName(
        "searchResultsUpdater", from: .ios8, "The object that a search controller calls when the text changes.",
        .said(["has delegate", "type in"])),
      UIKitName(
        "UIHostingController", from: .ios13, "A controller whose view SwiftUI fills.",
        .shown(
          "Declare it as a controller: UIKit calls the same methods. A claim says that a subclass gets no viewDidLoad in iOS 14 "
            + "(e3-hosting-viewdidload-14-01).")),
      UIKitName(
        "onAppear", swift: "onAppear(perform:)", from: .ios13, "A block that SwiftUI calls when a view appears.",
        .leftOut(
          "It isn't a callback of a controller. A claim puts it after viewWillAppear: and viewDidLayoutSubviews of the hosting "
            + "controller, and before its viewDidAppear: (e3-swiftui-onappear-before-didappear-17-01).")),
      UIKitName(
        "onDisappear", swift: "onDisappear(perform:)", from: .ios13,
        "A block that SwiftUI calls when a view disappears.",
        .leftOut("It isn't a callback of a controller, and no record places it among these.")),
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
