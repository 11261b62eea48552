import SimKit

/// Notes about a callback beside when it is called: what to use it for, and what not.
struct CallbackNote: Sendable {
  private let callbacks: [Callback]
  private let often: String
  /// Whether `view.bounds` can be relied upon.
  private let bounds: String?
  private let belongs: String
  private let avoid: String?
  private let callsSuper: String
  /// The changes, each with the first version that has it.
  private let changes: [(version: Int, text: String)]

  /// `isOfScenes`: in an app with scenes, only the method of the scene's delegate is called.
  init(
    _ callbacks: Callback..., often: String, bounds: String? = nil, belongs: String, avoid: String? = nil,
    callsSuper: String = "there is none: it is a method of the delegate",
    changes: [(version: Int, text: String)] = [], isOfScenes: Bool = false
  ) {
    self.callbacks = callbacks
    self.often = often
    self.bounds = bounds
    self.belongs = belongs
    self.avoid = avoid
    self.callsSuper = callsSuper
    self.changes =
      isOfScenes
      ? [(13, "not called in an app with scenes: the scene's delegate gets it instead")] : changes
  }

  /// The note as `explain` prints it; nil for callbacks of which the summary says all.
  static func text(of callback: Callback) -> String? {
    guard let note = (ofViews + ofTheApp).first(where: { $0.callbacks.contains(callback) }) else { return nil }
    var rows = [("How often", note.often)]
    if let bounds = note.bounds { rows.append(("Bounds", bounds)) }
    rows.append(("Use for", note.belongs))
    if let avoid = note.avoid { rows.append(("Avoid", avoid)) }
    rows.append(("Call super", note.callsSuper))
    for change in note.changes where !callback.selector.hasPrefix("scene") {
      rows.append(("Change", "in iOS \(change.version) and later, \(change.text)"))
    }
    return rows.map { Columns.row($0, $1) }.joined()
  }

  private static let ofViews: [CallbackNote] = [
    CallbackNote(
      .loadView, often: "once, when the view is first needed; again if the view was released",
      bounds: "there is no view yet", belongs: "making the view in code and assigning it to self.view",
      avoid: "overriding it when the view comes from a nib or a storyboard",
      callsSuper: "not when you make the view yourself: super makes one or loads the nib"),
    CallbackNote(
      .viewDidLoad, often: "once for each loading of the view",
      bounds: "not right: zero, or the size that the nib was drawn with",
      belongs: "what is done once: subviews, targets, constraints, data sources",
      avoid: "layout by numbers, and anything that needs the view on screen", callsSuper: "yes, first",
      changes: [(6, "it comes once in practice: no view is released when memory is short")]),
    CallbackNote(
      .viewWillUnload, .viewDidUnload, often: "when memory is short and the view is not in the window",
      bounds: "no longer of use", belongs: "releasing outlets and observers that viewDidLoad re-creates",
      callsSuper: "yes", changes: [(6, "it is never called: move the code to didReceiveMemoryWarning")]),
    CallbackNote(
      .viewWillAppear,
      often: "each time the view is about to come on screen, including when a covering controller is dismissed",
      bounds: "may be stale: at a launch in landscape, iOS 5 and 6 report the portrait size here",
      belongs: "bringing content up to date; the look of bars", avoid: "layout by numbers, and work that is done once",
      callsSuper: "yes",
      changes: [
        (7, "the user can cancel an interactive pop: viewWillDisappear: may follow without viewDidAppear:"),
        (13, "the presenter of a sheet does not get it; viewIsAppearing: follows with the right size"),
      ]),
    CallbackNote(
      .viewIsAppearing, often: "once for each appearance, after viewWillAppear:",
      bounds: "right: the view is in the window",
      belongs: "work that needs the size or the traits each time the view appears",
      avoid: "work that has to follow later changes of the size: that belongs in layout", callsSuper: "yes"),
    CallbackNote(
      .viewDidAppear, often: "each time the view has come on screen and its animation has ended", bounds: "right",
      belongs: "starting animations, presenting another controller, counting visits",
      avoid: "layout: people would see it move", callsSuper: "yes"),
    CallbackNote(
      .viewWillDisappear, often: "each time the view is about to leave the screen",
      bounds: "right, as long as nothing rotates", belongs: "ending editing, keeping what was typed",
      avoid: "letting go what a canceled pop needs again", callsSuper: "yes",
      changes: [(7, "the user can cancel an interactive pop: viewWillAppear: may follow without viewDidDisappear:")]),
    CallbackNote(
      .viewDidDisappear, often: "each time the view has left the screen", bounds: "the last ones that it had",
      belongs: "stopping timers, sensors and animations", callsSuper: "yes"),
    CallbackNote(
      .viewWillLayoutSubviews,
      often: "before each layout: the first one, after each change of the size, whenever setNeedsLayout was called",
      bounds: "right in every version", belongs: "layout by numbers",
      avoid: "work that is slow or must not be repeated; changing the view's own bounds",
      callsSuper: "not needed, and harmless"),
    CallbackNote(
      .layoutSubviews, often: "in each layout of the view; it is a method of UIView", bounds: "right in every version",
      belongs: "layout by numbers in a custom view class", avoid: "work that is slow or must not be repeated",
      callsSuper: "yes, first"),
    CallbackNote(
      .viewDidLayoutSubviews, often: "after each layout", bounds: "right; the direct subviews have their frames too",
      belongs: "what depends on the frames of subviews: scroll positions, gradients, corners",
      avoid:
        "setting constraints, which would ask for another layout; changing what the layout has just animated, which can cancel the animation",
      callsSuper: "not needed, and harmless"),
    CallbackNote(
      .updateConstraints,
      often: "before a layout, when setNeedsUpdateConstraints was called; it is a method of UIView",
      bounds: "not yet those of the coming layout",
      belongs: "changing many constraints of a custom view class at once",
      avoid: "making constraints that could be made once", callsSuper: "yes, last"),
    CallbackNote(
      .updateViewConstraints, often: "before a layout, when setNeedsUpdateConstraints was called",
      bounds: "not yet those of the coming layout", belongs: "changing many constraints at once",
      avoid: "making constraints that could be made in viewDidLoad", callsSuper: "yes, last"),
    CallbackNote(
      .willRotate, often: "before each rotation of the interface", bounds: "the old ones, and the old orientation",
      belongs: "stopping what must not run during the animation", avoid: "layout",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"),
        (8, "it is deprecated: viewWillTransitionToSize:withTransitionCoordinator: takes its place"),
      ]),
    CallbackNote(
      .willAnimateRotation,
      often: "inside the animation of each rotation; at a landscape launch of iOS 5 its duration is 0",
      bounds: "the new ones", belongs: "moving things along with the rotation",
      avoid: "the only layout: it does not come when the size changes for another reason",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"),
        (8, "it is deprecated: animate alongside the coordinator instead"),
      ]),
    CallbackNote(
      .didRotate, often: "after each rotation", bounds: "right", belongs: "starting again what willRotate… stopped",
      callsSuper: "yes: it tells the children",
      changes: [
        (6, "it no longer comes at a launch in landscape"), (8, "it is deprecated: use the coordinator's completion"),
      ]),
    CallbackNote(
      .viewWillTransitionToSize, often: "before each change of the size: a rotation, a split screen, a container",
      bounds: "the old ones; the new size is the argument",
      belongs: "choosing a layout for the new size; animating alongside the coordinator",
      avoid: "reading view.bounds for the new size", callsSuper: "yes: it tells the children"),
    CallbackNote(
      .willTransitionToTraitCollection, often: "before a size class changes", bounds: "the old ones",
      belongs: "choosing what is shown at all", avoid: "exact layout: the size comes separately",
      callsSuper: "yes: it tells the children"),
    CallbackNote(
      .traitCollectionDidChange, often: "when the traits have changed, and once at the beginning",
      bounds: "usually the new ones; the layout follows", belongs: "what depends on size classes",
      avoid: "work for traits that are the same as before: compare them", callsSuper: "yes",
      changes: [(17, "it is deprecated: register for the traits that you need")]),
    CallbackNote(
      .shouldAutorotateToInterfaceOrientation, often: "often, for one orientation at a time",
      belongs: "an answer, and nothing else", avoid: "side effects: the number of calls says nothing",
      callsSuper: "not needed", changes: [(6, "it is never asked: answer supportedInterfaceOrientations")]),
    CallbackNote(
      .shouldAutorotate, often: "before supportedInterfaceOrientations",
      belongs: "an answer: may the interface rotate now?", avoid: "side effects", callsSuper: "not needed",
      changes: [(16, "it is deprecated: change supportedInterfaceOrientations and say that they need an update")]),
    CallbackNote(
      .supportedInterfaceOrientations,
      often:
        "before each rotation and each presentation over the whole screen, of the controller that fills the screen",
      belongs: "an answer: the orientations that this screen has",
      avoid: "side effects; relying on a child being asked", callsSuper: "not needed"),
    CallbackNote(
      .preferredInterfaceOrientationForPresentation, often: "before a presentation over the whole screen",
      belongs: "a return value: the orientation in which the controller wants to appear",
      avoid: "an orientation that supportedInterfaceOrientations does not have: UIKit throws",
      callsSuper: "not needed"),
    CallbackNote(
      .supportedOrientationsForWindow, often: "whenever UIKit needs the orientations of the app",
      belongs: "an answer, in place of the Info.plist's list",
      avoid: "an orientation in common with no controller: in iOS 12 and earlier, UIKit raises an exception"),
    CallbackNote(
      .willMoveToParent, often: "before the controller gets a parent, or loses it (nil)",
      belongs: "preparing for the container",
      avoid: "calling it in a container's addChild: UIKit does; before removing, the container calls it with nil",
      callsSuper: "yes"),
    CallbackNote(
      .didMoveToParent, often: "when the controller has got a parent, or lost it (nil)",
      belongs: "what needs to know the parent",
      avoid: "forgetting it in a custom container: after addChild, the container calls it", callsSuper: "yes"),
    CallbackNote(
      .didReceiveMemoryWarning, often: "when memory is short, to every controller, on screen or not",
      belongs: "letting go what can be made again: images, caches", avoid: "letting go what is on screen",
      callsSuper: "yes", changes: [(6, "it no longer releases the view")]),
  ]
}
