import SimKit

/// A plain word that `explain` knows: of the output, of the subject, of everyday talk.
struct Topic {
  let name: String
  /// Other words that mean it.
  let aliases: [String]
  let text: String
  /// The pages to look at next.
  let see: [String]

  static func named(_ name: String) -> Topic? {
    func plain(_ name: String) -> [Character] { name.lowercased().map { $0 == "-" ? " " : $0 } }
    return all.first { topic in ([topic.name] + topic.aliases).contains { plain($0) == plain(name) } }
  }

  static let all: [Topic] = [
    Topic(
      name: "bounds", aliases: ["size", "geometry"],
      text: """
        The size of a view in its own coordinates. Layout code needs it. Each callback can read bounds, but they may not be right \
        yet. vcsim says so: empty (there is no size), stale (the size changes again in this action) or final (the size stays). \
        Layout code belongs where bounds are final: in viewWillLayoutSubviews in every version.
        """, see: ["vcsim run --view bounds FILE", "vcsim explain stale", "vcsim learn 2"]),
    Topic(
      name: "frame", aliases: [],
      text: """
        The rectangle of a view in its superview. In iOS 7 and earlier, the window never rotates: the frame of a root view stays \
        in portrait while its bounds are in landscape. Use bounds. No record has the frames of \
        sheets, and of popovers without a content size in iOS 7 and later: these are inferred.
        """, see: ["vcsim explain bounds", "vcsim learn 3"]),
    Topic(
      name: "empty", aliases: [],
      text: "Bounds are empty if there is no view yet, or if the view has no area. Code notices that easily.",
      see: ["vcsim explain bounds"]),
    Topic(
      name: "stale", aliases: [],
      text: """
        Bounds are stale if they look right, but change again before the action is over. A layout made from them is wrong a moment \
        later. The best-known case is a launch in landscape in iOS 7 and earlier: viewWillAppear: sees the \
        portrait size.
        """, see: ["vcsim run --mode ios5 --view bounds example:landscape-launch", "vcsim learn 3"]),
    Topic(
      name: "final", aliases: [],
      text: "Bounds are final if the view still has them when the action is over. A layout made from them stays right.",
      see: ["vcsim explain bounds"]),
    Topic(
      name: "standing",
      aliases: [
        "observed", "between", "beyond", "document", "claimed", "disputed", "inferred", "evidence", "ground", "grounds",
        "unmet", "territory",
      ],
      text: """
        A rule sends each line of a trace. The standing of a rule says how well published records support it in one version of iOS. \
        observed: a log, a list, or a test on real UIKit of this version shows it. between: observed in an earlier and in a later \
        version. beyond: observed in other versions, on one side only. document: Apple's documents state it. claimed: a source \
        states it without a log. disputed: records contradict each other. inferred: no record shows it. Rules that \
        are each observed can meet in an action and in no record: the action is in unknown territory, and '--why' marks the line \
        whose rule is unmet. 'vcsim fidelity' shows how often lines of each standing hold.
        """, see: ["vcsim explain push-order", "docs/fidelity.md"]),
    Topic(
      name: "popover", aliases: ["popovers", "UIPopoverPresentationController"],
      text: """
        A controller with 'style popover' is presented beside its anchor on an iPad, and the presenter stays visible. In a compact \
        width it fills the screen instead, unless its delegate decides otherwise ('adapts to none'). In iOS 7 and earlier, a \
        popover controller shows it, only on an iPad.
        """, see: ["vcsim explain style", "vcsim explain adapts-in-place", "vcsim explain tap-ends-inside"]),
    Topic(
      name: "alert", aliases: ["alerts", "action-sheet", "UIAlertController", "UIAlertView"],
      text: """
        'controller NAME is alert' declares an alert. It has no callbacks, and its presenter gets none. It blocks touches, and in \
        iOS 8 and later it is presented like any other controller: its presenter can't present another one until it is dismissed.
        """, see: ["vcsim explain alert-is-presented", "vcsim explain present"]),
    Topic(
      name: "outlet", aliases: ["outlets", "IBOutlet"],
      text: """
        UIKit connects outlets when it loads the view, before viewDidLoad. Connecting one sends no message, so a trace doesn't show \
        it. Code that uses an outlet before viewDidLoad finds nil.
        """, see: ["vcsim explain viewDidLoad", "vcsim explain view"]),
    Topic(
      name: "keyboard", aliases: ["keyboard avoidance"],
      text: """
        The keyboard sends notifications, and no callback to a controller: vcsim doesn't simulate it. Code that moves a view for it \
        can be written as the line 'frame'.
        """, see: ["vcsim explain frame"]),
    Topic(
      name: "subview", aliases: ["subviews", "plain view", "plain views", "views"],
      text: """
        vcsim simulates the view of each controller, and no views inside it. Their layoutSubviews, updateConstraints, and initWithFrame: \
        aren't in a trace, and 'vcsim diff' ignores them in a log. The methods of a controller's own view are written NAME.view.
        """, see: ["vcsim explain updateConstraints", "vcsim explain layoutSubviews", "vcsim explain view"]),
    Topic(
      name: "mask", aliases: ["orientation mask", "1 << 0", "1<<0", "mask 1 << 0"],
      text: """
        A mask is a set of orientations: 1 << 1 is portrait, 1 << 2 is upside down, 1 << 3 and 1 << 4 are landscape. The bit 1 << 0 \
        has no orientation. vcsim doesn't simulate a mask that has only this bit: no record shows what UIKit does with it. 'supports \
        none' is a mask of 0.
        """, see: ["vcsim explain supports", "vcsim explain supportedInterfaceOrientations"]),
    Topic(
      name: "wrapper", aliases: ["wrapping", "wrapped push", "wrapped pushes"],
      text: """
        Some apps override pushViewController:animated: and push a container with the controller in it, often a navigation controller \
        with its own bar. In a scenario, declare the container, add the controller to it in its viewDidLoad, and push the container. \
        UIKit then sees the container only: the controller inside gets its callbacks as a child.
        """, see: ["vcsim explain push", "vcsim explain container", "vcsim explain push-no-navigation"]),
    Topic(
      name: "animator",
      aliases: ["transitioningDelegate", "UIViewControllerAnimatedTransitioning", "animation controller"],
      text: """
        An animator of the app animates a presentation and its dismissal: 'has animator'. vcsim doesn't simulate the animator of a push, \
        a pop, or a change of tabs: no record has the order of its calls. The appearance callbacks are those of UIKit's own animation.
        """, see: ["vcsim explain has animator", "vcsim explain animator-animates"]),
    Topic(
      name: "finished", aliases: [],
      text: """
        The block after an animation or a transition gets finished, which is NO if something has removed the animation before its \
        end. A trace shows that the block is called, and not its argument: here, each animation runs to its end. The callbacks after \
        a canceled gesture show what it cancels, as after 'cancel pop of'.
        """, see: ["vcsim explain transition", "vcsim explain animate"]),
    Topic(
      name: "sheet", aliases: ["modal", "presentation"],
      text: """
        A controller can present another one. With the style fullScreen, the presenter disappears, and gets viewWillDisappear: \
        and viewDidDisappear:. A sheet leaves the presenter on screen, in iOS 13 and later on an iPhone too. Then the presenter \
        gets no callbacks, neither when the sheet is presented nor when it is dismissed.
        """, see: ["vcsim learn 4", "vcsim learn 12", "vcsim explain present", "vcsim explain present-order"]),
    Topic(
      name: "rotation", aliases: ["landscape", "orientation"],
      text: """
        The user rotates the device, and the interface follows if the app and the controller that fills the screen allow it. In \
        iOS 7 and earlier, UIKit calls rotation callbacks. In iOS 8 and later, a rotation is a change of size and of traits.
        """, see: ["vcsim learn 5", "vcsim learn 8", "vcsim explain rotate"]),
    Topic(
      name: "appearance", aliases: ["appear"],
      text: """
        A view appears and disappears in two steps, will and did, with the animation between them. If the user cancels a gesture, \
        the opposite will follows, and the first did is never called.
        """, see: ["vcsim explain viewWillAppear:", "vcsim learn 1"]),
    Topic(
      name: "layout", aliases: [],
      text: """
        In a layout a view gives its subviews their frames. UIKit lays out every view that needs it at the end of a turn of the run \
        loop, from the window down: viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews.
        """, see: ["vcsim explain viewWillLayoutSubviews", "vcsim learn 2"]),
    Topic(
      name: "container", aliases: ["containment", "child", "parent"],
      text: """
        A container is a controller with other controllers inside it. It adds them, gives their views a place, forwards \
        callbacks to them, and removes them. UIKit has four: navigation, tab bar, split and page view controllers.
        """, see: ["vcsim learn 6", "vcsim learn 9", "vcsim explain add"]),
    Topic(
      name: "turn", aliases: ["run loop", "run-loop", "runloop", "pass"],
      text: """
        A turn is one round of the run loop: UIKit handles events, then lays out views, then waits. An action may need several \
        turns. Time passes only between them.
        """, see: ["vcsim step example:modal"]),
    Topic(
      name: "scene", aliases: ["scenes", "background", "foreground"],
      text: """
        In iOS 13 and later, an app can have several windows, each in a scene. In an app with a scene manifest, the scene's \
        delegate gets a callback when a scene becomes active or enters the background, and the application's delegate doesn't. \
        View controllers get no appearance callbacks then. 'open scene of NAME' opens a second scene on a pad.
        """, see: ["vcsim learn 13", "vcsim explain scenes", "vcsim explain open scene"]),
    Topic(
      name: "segue", aliases: ["segues", "unwind segue", "storyboard"],
      text: """
        A segue is the way from one controller to another in a storyboard. UIKit makes the destination, sends prepareForSegue:sender: \
        to the source, and then pushes or presents. An unwind segue leads back.
        """, see: ["vcsim learn 14", "vcsim explain prepareForSegue:sender:", "vcsim explain segue-order"]),
    Topic(
      name: "restoration", aliases: ["state restoration", "restore"],
      text: """
        An app that is ended in the background can come back as it was. Controllers with a restoration identifier save their state \
        when the app goes to the background, and are made and decoded at the next launch. Code that encodes a controller itself, as a \
        custom container does with its children, isn't simulated.
        """, see: ["vcsim learn 14", "vcsim explain encodes-in-background", "vcsim explain restores-before-launch"]),
    Topic(
      name: "memory", aliases: [],
      text: """
        When memory is short, every controller gets didReceiveMemoryWarning. iOS 5 then releases the views that are not in the \
        window, and loads them again when they are needed. In iOS 6 and later, no view is released.
        """, see: ["vcsim learn 7", "vcsim explain didReceiveMemoryWarning"]),
  ]

  /// The topic as `explain` prints it.
  var page: String {
    name + "\n\n" + Columns.wrap(text) + "\nSee also\n" + see.map { "  \($0)\n" }.joined()
  }
}
