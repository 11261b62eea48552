import SimKit

/// Notes about a callback beside when it is called: what to use it for, and what not.
struct CallbackNote {
  let often: String
  /// Whether `view.bounds` can be relied upon.
  var bounds: String?
  let belongs: String
  var avoid: String?
  let callsSuper: String
  /// The changes, each with the first version that has it.
  var changes: [(version: Int, text: String)] = []

  /// Nil for callbacks of which the summary says all.
  static func of(_ callback: Callback) -> CallbackNote? {
    switch callback.family {
    case .loading: loading(callback)
    case .appearance: appearance(callback)
    case .layout, .constraints: layout(callback)
    case .rotation, .size: sizes(callback)
    case .orientation: orientation(callback)
    case .containment, .memory, .editing: others(callback)
    case .application: application(callback)
    case .creation: creation(callback)
    case .segue: segue(callback)
    case .restoration: restoration(callback)
    case .presentation, .delegate: delegate(callback)
    case .completion: completion(callback)
    case .trouble: nil
    }
  }

  private static func loading(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .loadView:
      CallbackNote(
        often: "once, when the view is first needed; again if the view was released",
        bounds: "there is no view yet", belongs: "making the view in code and assigning it to self.view",
        avoid: "overriding it when the view comes from a nib or a storyboard",
        callsSuper: "not when you make the view yourself: super makes one or loads the nib")
    case .viewDidLoad:
      CallbackNote(
        often: "once for each loading of the view",
        bounds: "not right: zero, or the size that the nib was drawn with",
        belongs: "what is done once: subviews, targets, constraints, data sources",
        avoid: "layout by numbers, and anything that needs the view on screen", callsSuper: "yes, first",
        changes: [(6, "it comes once in practice: no view is released when memory is short")])
    case .viewWillUnload, .viewDidUnload:
      CallbackNote(
        often: "when memory is short and the view is not in the window", bounds: "no longer of use",
        belongs: "releasing outlets and observers that viewDidLoad re-creates", callsSuper: "yes",
        changes: [(6, "it is never called: move the code to didReceiveMemoryWarning")])
    default: nil
    }
  }

  private static func appearance(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .viewWillAppear:
      CallbackNote(
        often: "each time the view is about to come on screen, including when a covering controller is dismissed",
        bounds: "may be stale: at a launch in landscape, iOS 5 and 6 report the portrait size here",
        belongs: "bringing content up to date; the look of bars",
        avoid: "layout by numbers, and work that is done once",
        callsSuper: "yes",
        changes: [
          (7, "the user can cancel an interactive pop: viewWillDisappear: may follow without viewDidAppear:"),
          (13, "the presenter of a sheet does not get it; viewIsAppearing: follows with the right size"),
        ])
    case .viewIsAppearing:
      CallbackNote(
        often: "once for each appearance, after viewWillAppear:", bounds: "right: the view is in the window",
        belongs: "work that needs the size or the traits each time the view appears",
        avoid: "work that has to follow later changes of the size: that belongs in layout", callsSuper: "yes")
    case .viewDidAppear:
      CallbackNote(
        often: "each time the view has come on screen and its animation has ended", bounds: "right",
        belongs: "starting animations, presenting another controller, counting visits",
        avoid: "layout: people would see it move",
        callsSuper: "yes")
    case .viewWillDisappear:
      CallbackNote(
        often: "each time the view is about to leave the screen", bounds: "right, as long as nothing rotates",
        belongs: "ending editing, keeping what was typed", avoid: "letting go what a canceled pop needs again",
        callsSuper: "yes",
        changes: [(7, "the user can cancel an interactive pop: viewWillAppear: may follow without viewDidDisappear:")])
    case .viewDidDisappear:
      CallbackNote(
        often: "each time the view has left the screen", bounds: "the last ones that it had",
        belongs: "stopping timers, sensors and animations", callsSuper: "yes")
    default: nil
    }
  }

  private static func layout(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .viewWillLayoutSubviews:
      CallbackNote(
        often: "before each layout: the first one, after each change of the size, whenever setNeedsLayout was called",
        bounds: "right in every version", belongs: "layout by numbers",
        avoid: "work that is slow or must not be repeated; changing the view's own bounds",
        callsSuper: "not needed, and harmless")
    case .layoutSubviews:
      CallbackNote(
        often: "in each layout of the view; it is a method of UIView", bounds: "right in every version",
        belongs: "layout by numbers in a custom view class", avoid: "work that is slow or must not be repeated",
        callsSuper: "yes, first")
    case .viewDidLayoutSubviews:
      CallbackNote(
        often: "after each layout", bounds: "right; the direct subviews have their frames too",
        belongs: "what depends on the frames of subviews: scroll positions, gradients, corners",
        avoid:
          "setting constraints, which would ask for another layout; changing what the layout has just animated, which can "
          + "cancel the animation",
        callsSuper: "not needed, and harmless")
    case .updateConstraints:
      CallbackNote(
        often: "before a layout, when setNeedsUpdateConstraints was called; it is a method of UIView",
        bounds: "not yet those of the coming layout",
        belongs: "changing many constraints of a custom view class at once",
        avoid: "making constraints that could be made once", callsSuper: "yes, last")
    case .updateViewConstraints:
      CallbackNote(
        often: "before a layout, when setNeedsUpdateConstraints was called",
        bounds: "not yet those of the coming layout",
        belongs: "changing many constraints at once", avoid: "making constraints that could be made in viewDidLoad",
        callsSuper: "yes, last")
    default: nil
    }
  }

  private static func sizes(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .willRotate:
      CallbackNote(
        often: "before each rotation of the interface", bounds: "the old ones, and the old orientation",
        belongs: "stopping what must not run during the animation", avoid: "layout",
        callsSuper: "yes: it tells the children",
        changes: [
          (6, "it no longer comes at a launch in landscape"),
          (8, "it is deprecated: viewWillTransitionToSize:withTransitionCoordinator: takes its place"),
        ])
    case .willAnimateRotation:
      CallbackNote(
        often: "inside the animation of each rotation; at a landscape launch of iOS 5 its duration is 0",
        bounds: "the new ones",
        belongs: "moving things along with the rotation",
        avoid: "the only layout: it does not come when the size changes for another reason",
        callsSuper: "yes: it tells the children",
        changes: [
          (6, "it no longer comes at a launch in landscape"),
          (8, "it is deprecated: animate alongside the coordinator instead"),
        ])
    case .didRotate:
      CallbackNote(
        often: "after each rotation", bounds: "right", belongs: "starting again what willRotate… stopped",
        callsSuper: "yes: it tells the children",
        changes: [
          (6, "it no longer comes at a launch in landscape"), (8, "it is deprecated: use the coordinator's completion"),
        ])
    case .viewWillTransitionToSize:
      CallbackNote(
        often: "before each change of the size: a rotation, a split screen, a container",
        bounds: "the old ones; the new size is the argument",
        belongs: "choosing a layout for the new size; animating alongside the coordinator",
        avoid: "reading view.bounds for the new size",
        callsSuper: "yes: it tells the children")
    case .willTransitionToTraitCollection:
      CallbackNote(
        often: "before a size class changes", bounds: "the old ones", belongs: "choosing what is shown at all",
        avoid: "exact layout: the size comes separately", callsSuper: "yes: it tells the children")
    case .traitCollectionDidChange:
      CallbackNote(
        often: "when the traits have changed, and once at the beginning",
        bounds: "usually the new ones; the layout follows",
        belongs: "what depends on size classes", avoid: "work for traits that are the same as before: compare them",
        callsSuper: "yes",
        changes: [(17, "it is deprecated: register for the traits that you need")])
    default: nil
    }
  }

  private static func orientation(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .shouldAutorotateToInterfaceOrientation:
      CallbackNote(
        often: "often, for one orientation at a time", belongs: "an answer, and nothing else",
        avoid: "side effects: the number of calls says nothing",
        callsSuper: "not needed", changes: [(6, "it is never asked: answer supportedInterfaceOrientations")])
    case .shouldAutorotate:
      CallbackNote(
        often: "before supportedInterfaceOrientations", belongs: "an answer: may the interface rotate now?",
        avoid: "side effects",
        callsSuper: "not needed",
        changes: [(16, "it is deprecated: change supportedInterfaceOrientations and say that they need an update")])
    case .supportedInterfaceOrientations:
      CallbackNote(
        often:
          "before each rotation and each presentation over the whole screen, of the controller that fills the screen",
        belongs: "an answer: the orientations that this screen has",
        avoid: "side effects; relying on a child being asked", callsSuper: "not needed")
    case .preferredInterfaceOrientationForPresentation:
      CallbackNote(
        often: "before a presentation over the whole screen",
        belongs: "a return value: the orientation in which the "
          + "controller wants to appear",
        avoid: "an orientation that supportedInterfaceOrientations does not have: UIKit throws",
        callsSuper: "not needed")
    case .supportedOrientationsForWindow:
      CallbackNote(
        often: "whenever UIKit needs the orientations of the app",
        belongs: "an answer, in place of the Info.plist's list",
        avoid: "an orientation in common with no controller: in iOS 12 and earlier, UIKit raises an exception",
        callsSuper: "there is none: it is a method of the delegate")
    default: nil
    }
  }

  private static func others(_ callback: Callback) -> CallbackNote? {
    switch callback {
    case .willMoveToParent:
      CallbackNote(
        often: "before the controller gets a parent, or loses it (nil)", belongs: "preparing for the container",
        avoid: "calling it in a container's addChild: UIKit does; before removing, the container calls it with nil",
        callsSuper: "yes")
    case .didMoveToParent:
      CallbackNote(
        often: "when the controller has got a parent, or lost it (nil)", belongs: "what needs to know the parent",
        avoid: "forgetting it in a custom container: after addChild, the container calls it", callsSuper: "yes")
    case .didReceiveMemoryWarning:
      CallbackNote(
        often: "when memory is short, to every controller, on screen or not",
        belongs: "letting go what can be made again: images, caches",
        avoid: "letting go what is on screen", callsSuper: "yes",
        changes: [(6, "it no longer releases the view")])
    default: nil
    }
  }

  /// The note as `explain` prints it.
  var text: String {
    var rows: [(String, String)] = [("How often", often)]
    if let bounds { rows.append(("Bounds", bounds)) }
    rows.append(("Use for", belongs))
    if let avoid { rows.append(("Avoid", avoid)) }
    rows.append(("Call super", callsSuper))
    for change in changes { rows.append(("Change", "in iOS \(change.version) and later, \(change.text)")) }
    return rows.map { Columns.row($0, $1) }.joined()
  }
}
