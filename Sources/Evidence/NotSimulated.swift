import SimKit

/// The words that lines of records have and no trace has. The lists are closed: any other word is misspelled.
package enum NotSimulated {
  /// Messages to controllers, to views, and to an app's own objects, and what an author tells of them.
  private static let messages: Set<String> = [
    // the app's own
    "CellRegistration", "configWithCoder:", "iAmFirst:", "main", "newTest1", "newTest2",
    // objects
    "alloc", "dealloc", "description", "initialize", "load", "recursiveDescription",
    // controllers
    "_existingView", "__supportedInterfaceOrientations", "_preferredInterfaceOrientationGivenCurrentOrientation:",
    "_preferredInterfaceOrientationGivenStatusBarAndDeviceAndOrientation:", "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars", "loadViewIfNeeded", "preferredStatusBarUpdateAnimation",
    "addChildViewController:", "beginAppearanceTransition:animated:", "endAppearanceTransition",
    "popToViewController:animated:", "performSegueWithIdentifier:sender:", "removeFromParentViewController",
    "setRootViewController:", "touchesBegan:withEvent:", "prefersStatusBarHidden", "setSelectedIndex:",
    "setSelectedViewController:",
    // delegates, transitions, and segues
    "actionSheet:didDismissWithButtonIndex:", "animateAlongsideTransition", "collectionView:didSelectItemAtIndexPath:",
    "completeTransition:", "navigationBar:shouldPopItem:", "popViewControllerAnimated:",
    "tabBarController:didSelectTab:previousTab:", "initWithIdentifier:source:destination:",
    "interactionControllerForPresentation:", "perform",
    "presentationControllerForPresentedViewController:",
    "setWindow:", "splitViewController:didHideColumn:", "tabBar:didSelectItem:", "window",
    // views
    "didMoveToSuperview", "didMoveToWindow", "drawLayer", "drawRect:", "layerWillDraw:",
    "layoutMarginsDidChange", "layoutSublayersOfLayer:", "safeAreaInsetsDidChange", "willMoveToSuperview:",
    // words
    "applies", "completion", "controller", "exception", "objects", "onAppear", "raises", "views",
    "UIApplicationInvalidInterfaceOrientation",
    "presentedViewController", "safeAreaInsets", "size",
  ]

  /// Methods of controllers that views have too.
  private static let ofViews: Set<Callback> = [
    .initWithCoder, .awakeFromNib, .traitCollectionDidChange, .layoutSubviews, .updateProperties, .dealloc,
    .initWithFrame, .updateConstraints,
  ]

  private static let keys: Set<String> = [
    "NB", "PV", "action", "additionalSafeAreaInsets", "animations", "applicationState", "arg", "async", "box", "count",
    "destination", "detail.frame", "finished", "from", "identifier", "isCollapsed", "master.frame", "path", "phase",
    "presented.isBeingPresented", "presented.last", "presenting.last", "safeAreaTop", "scene", "source", "split.frame",
    "presentingViewController", "subsequentVC", "time", "to", "traits", "transform", "url", "value", "vc", "view",
    "viewControllers",
  ]

  /// Values that a source tells in words.
  private static let words: Set<String> = [
    "correct", "incorrect", "incorrect (normally empty)", "landscape", "new", "old", "portrait",
    "present, orientation not corrected", "full screen", "form sheet size", "inspector",
  ]

  /// Messages of the list that are simulated: they are compared, and have no place in it.
  package static var simulated: [String] {
    messages.filter { word in CallbackNames[word].map { !ofViews.contains($0) } ?? false }.sorted()
  }

  /// The first word of a line that is neither simulated nor known not to be; nil if there is none.
  package static func misspelled(_ line: RecordLine) -> String? {
    switch line.subject {
    case .remark: return nil
    case .unknown(let receiver, let selector):
      // A frame of a stack, or a remark about a receiver.
      if receiver.hasPrefix("-[") || selector.hasPrefix("(") { return nil }
      // A method that views don't have is a mistake in the receiver.
      if RecordLine.isView(receiver), let callback = CallbackNames[selector], !ofViews.contains(callback) {
        return selector
      }
      let word = String(selector.prefix { $0 != "=" })
      return isKnown(word) ? nil : selector
    case .callback(_, let callback):
      for value in line.values {
        guard let key = ValueComparison.key(value.key) else {
          if keys.contains(value.key) { continue }
          return value.key
        }
        let text = value.text.parts(between: " ('").first.map(String.init) ?? ""
        if !words.contains(text), !ValueComparison.canRead(value.text, of: key, callback) {
          return value.key + "=" + value.text
        }
      }
      return nil
    }
  }

  /// Whether a source can log the message.
  package static func isKnown(_ selector: String) -> Bool {
    let isAction = selector.hasPrefix("unwind")
    return isAction || messages.contains(selector) || CallbackNames[selector] != nil
      || ValueComparison.key(selector) != nil
  }
}
