import SimKit

/// A plain word that `explain` knows: of the output, of the subject, of everyday talk.
struct Topic {
  let name: String
  /// Other words that mean it.
  let aliases: [String]
  let text: String
  /// What to look at next.
  let see: [String]

  static func named(_ name: String) -> Topic? {
    let word = name.lowercased()
    return all.first { $0.name == word || $0.aliases.contains(word) }
  }

  static let all: [Topic] = [
    Topic(
      name: "bounds", aliases: ["size", "geometry"],
      text: """
        The size of a view in its own coordinates: what code lays out by. Each callback sees bounds of some size, and that size \
        may be worth nothing yet. vcsim says which: empty, stale or final. Layout code belongs where they are final, which is \
        viewWillLayoutSubviews in every version.
        """, see: ["vcsim run --view bounds FILE", "vcsim explain stale", "vcsim learn 2"]),
    Topic(
      name: "frame", aliases: [],
      text: """
        Where a view lies in its superview. Up to iOS 7 the window never rotates: the frame of a root view stays upright while \
        its bounds lie on their side. Use bounds.
        """, see: ["vcsim explain bounds", "vcsim learn 3"]),
    Topic(
      name: "empty", aliases: [],
      text: "Said of bounds: there is no view yet, or it has no area. Nobody is misled by it.",
      see: ["vcsim explain bounds"]),
    Topic(
      name: "stale", aliases: [],
      text: """
        Said of bounds: they look right, and change again before the action is over. Layout made from them is wrong a moment \
        later. A launch in landscape is the classic case: viewWillAppear: sees the upright size.
        """, see: ["vcsim run --mode ios5 --view bounds example:landscape-launch", "vcsim learn 3"]),
    Topic(
      name: "final", aliases: [],
      text: "Said of bounds: the view has them when the action is over. Layout made from them stays right.",
      see: ["vcsim explain bounds"]),
    Topic(
      name: "standing", aliases: ["log", "list", "document", "claim", "inferred", "evidence"],
      text: """
        What a rule stands on. log: a pasted log of a device or a simulator. list: an order that an author typed. document: Apple's \
        documents say so. claim: somebody says so, without a log. inferred: nothing published shows it; it follows from the \
        mechanism, or fills a gap. A rule has the strongest ground that there is.
        """, see: ["vcsim explain push-order", "docs/fidelity.md"]),
    Topic(
      name: "sheet", aliases: ["modal", "presentation"],
      text: """
        A controller that another one presents over itself. With the style fullScreen the presenter leaves the screen and is told. \
        As a sheet, from iOS 13 on a phone too, it leaves the presenter on screen, and the presenter hears nothing.
        """, see: ["vcsim learn 4", "vcsim learn 12", "vcsim explain present", "vcsim explain present-order"]),
    Topic(
      name: "rotation", aliases: ["landscape", "orientation"],
      text: """
        The device is turned and the interface follows, if the app and the controller that fills the screen allow it. Up to iOS 7 \
        rotation callbacks tell of it; from iOS 8 on it is a change of size.
        """, see: ["vcsim learn 5", "vcsim learn 8", "vcsim explain rotate"]),
    Topic(
      name: "appearance", aliases: ["appear"],
      text: """
        Whether a view is on screen. It appears and disappears in two steps, will and did, with the animation between them. A finger \
        can turn a will back; then no did follows.
        """, see: ["vcsim explain viewWillAppear:", "vcsim learn 1"]),
    Topic(
      name: "layout", aliases: [],
      text: """
        A view gives its subviews their frames. UIKit does it at the end of a pass of the run loop for every view that needs it, from \
        the window down: viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews.
        """, see: ["vcsim explain viewWillLayoutSubviews", "vcsim learn 2"]),
    Topic(
      name: "container", aliases: ["containment", "child", "parent"],
      text: """
        A controller with other controllers inside it: it adds them, gives their views a place, passes on what it is told, and takes \
        them out. Navigation, tab bar, split and page view controllers are the system's.
        """, see: ["vcsim learn 6", "vcsim learn 9", "vcsim explain add"]),
    Topic(
      name: "pass", aliases: ["turn", "run loop", "run-loop pass", "runloop"],
      text: """
        One round of the run loop: events are handled, then views are laid out, then UIKit waits. What an action sets off may need \
        several passes; time only moves between them.
        """, see: ["vcsim step example:modal"]),
    Topic(
      name: "memory", aliases: [],
      text: """
        When memory is short every controller gets didReceiveMemoryWarning. iOS 5 then releases the views that are not in the window, \
        and loads them again when they are needed; from iOS 6 on no view is released.
        """, see: ["vcsim learn 7", "vcsim explain didReceiveMemoryWarning"]),
  ]

  /// The topic as `explain` prints it.
  func page(_ wrap: (String) -> String) -> String {
    name + "\n\n" + wrap(text) + "\nSee also\n" + see.map { "  \($0)\n" }.joined()
  }
}
