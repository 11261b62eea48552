extension Grammar {
  /// An example of a line, set into a scenario that can be run.
  package struct Example: Sendable {
    private let lines: [String]

    private init(_ lines: String...) { self.lines = lines }

    /// The scenario, whole. It is put together on demand: every run makes the table, few show an example.
    package var text: String { lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }

    /// A root and a controller to present.
    static func plain(_ story: String) -> Example {
      Example("vcsim 1", "", "controller home", "controller sheet", "", "launch home", story)
    }

    /// The same in a certain version.
    static func plain(_ story: String, on mode: String) -> Example {
      Example("vcsim 1", "mode " + mode, "", "controller home", "controller sheet", "", "launch home", story)
    }

    /// A sheet over a root, with a delegate.
    static func sheet(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios13", "", "controller home", "controller sheet", "  has delegate", "", "launch home",
        "present sheet from home animated", story)
    }

    /// A sheet with two heights.
    static func detents(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios15", "", "controller home", "controller sheet", "  detents medium large", "  has delegate",
        "", "launch home", "present sheet from home animated", story)
    }

    /// The place of a pushed controller, as its code reads it.
    static let values = Example(
      "vcsim 1", "mode ios17", "only detail", "family appearance", "values window safeAreaInsets", "",
      "controller list", "controller detail", "controller nav is navigation of list", "", "launch nav",
      "push detail on nav animated", "expect",
      "  detail viewWillAppear: animated=yes window=no safeAreaInsets={0, 0, 0, 0}",
      "  ...")

    /// An expectation without the value of its line.
    static let stated = Example(
      "vcsim 1", "callbacks viewWillAppear:", "compare stated values", "", "controller home", "", "launch home",
      "expect",
      "  home viewWillAppear:")

    static func header(_ line: String, _ story: String = "", on other: String = "") -> Example {
      Example("vcsim 1", other, line, "controller home", "launch home", story)
    }

    /// An app on a pad with several scenes.
    static func severalScenes(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios13", "device pad", "several scenes", "", "controller home", "controller mail", "",
        "launch home", story)
    }
    /// An app with a scene.
    static func scenes(_ story: String) -> Example {
      Example("vcsim 1", "mode ios13", "scenes", "", "controller home", "", "launch home", story)
    }

    /// A pad.
    static func pad(_ story: String) -> Example {
      Example("vcsim 1", "mode ios9", "device pad", "", "controller home", "", "launch home", story)
    }

    /// A popover.
    static func popover(_ option: String, _ story: String, on device: String = "pad") -> Example {
      Example(
        "vcsim 1", "mode ios8", "device " + device, "", "controller home", "controller sheet", "  style popover",
        "  " + option, "", "launch home", "present sheet from home animated", story)
    }

    /// A custom presentation.
    static func ownPresentation(_ option: String) -> Example {
      Example(
        "vcsim 1", "mode ios8", "", "controller home", "controller sheet", "  style custom", "  " + option, "",
        "launch home", "present sheet from home animated")
    }

    /// A popover that becomes a navigation controller on a phone.
    static let replaced = Example(
      "vcsim 1", "mode ios8", "", "controller home", "controller sheet", "  style popover", "  adapts to fullScreen",
      "controller nav is navigation of sheet", "  replaces sheet", "", "launch home", "present sheet from home animated"
    )

    /// A custom container whose children have traits.
    static func traits(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios8", "device pad", "", "controller box is container", "controller left", "", "launch box",
        "add left to box", story)
    }

    /// Code that runs with a rotation of the interface.
    static let alongside = Example(
      "vcsim 1", "mode ios8", "", "controller home", "",
      "when home viewWillTransitionToSize:withTransitionCoordinator:", "  alongside", "    layout home now", "  then",
      "    layout home", "", "launch home", "rotate landscapeLeft")

    /// An app that saves its state.
    static func restoration(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller home", "  restoration \"home\"", "", "launch home", story)
    }

    static let onlySheet = Example(
      "vcsim 1", "only sheet", "controller home", "controller sheet", "launch home", "present sheet from home")

    static let properties = Example(
      "vcsim 1", "properties shown", "controller home", "controller sheet", "launch home", "present sheet from home")

    static let insets = Example(
      "vcsim 1", "mode ios11", "insets shown", "controller list", "controller nav is navigation of list", "launch nav")

    static let bottomBar = Example(
      "vcsim 1", "controller list", "controller detail", "  hides bottom bar when pushed",
      "controller nav is navigation of list", "controller other", "controller tabs is tab bar of nav other",
      "launch tabs", "push detail on nav")

    static let context = Example(
      "vcsim 1", "mode ios8", "device pad", "controller box is container", "controller left",
      "  defines presentation context", "controller sheet", "  style currentContext", "launch box", "add left to box",
      "present sheet from left")

    static let lateLog = Example(
      "vcsim 1", "controller box is container", "  logs after super", "controller left", "when box viewDidLoad",
      "  add left to box", "launch box")

    static let dataSource = Example(
      "vcsim 1", "mode ios7", "controller one", "controller two", "controller book is page view of one two scroll",
      "  has data source", "launch book", "begin turn of book to two", "finish turn of book")

    static let topColumn = Example(
      "vcsim 1", "mode ios14", "device phone 414x896 landscapeLeft", "controller list", "controller item",
      "controller left is navigation of list", "controller right is navigation of item",
      "controller halves is split of left right in columns", "  has delegate", "  collapses to primary",
      "launch halves", "rotate portrait")

    static let className = Example(
      "vcsim 1", "controller home", "controller sheet", "  class LoginViewController", "when home viewDidLoad",
      "  present sheet from home", "launch home")

    static let matrix = Example(
      "vcsim 1", "matrix animated: yes, no", "", "controller home", "controller sheet", "", "launch home",
      "present sheet from home animated={animated}")

    static let variable = Example(
      "vcsim 1", "controller home", "controller login", "variable loggedIn: no, yes",
      "when home viewDidAppear: if loggedIn=no", "  present login from home animated", "action logIn",
      "  set loggedIn=yes", "  dismiss login animated", "launch home", "do logIn")

    static let include = Example("vcsim 1", "", "include \"screens.txt\"", "", "launch home", "present sheet from home")

    static func option(_ line: String, _ story: String = "", on header: String = "") -> Example {
      Example("vcsim 1", header, "controller home", "  " + line, "launch home", story)
    }

    /// An option of a presented controller.
    static func presented(_ line: String, _ story: String = "", on header: String = "") -> Example {
      Example(
        "vcsim 1", header, "controller home", "controller sheet", "  " + line, "launch home", "present sheet from home",
        story)
    }

    /// An option of a controller that is pushed and popped.
    static func pushed(_ line: String, on header: String = "") -> Example {
      Example(
        "vcsim 1", header, "controller list", "controller detail", line.isEmpty ? "" : "  " + line,
        "controller nav is navigation of list", "launch nav", "push detail on nav", "pop nav")
    }

    /// An option of a custom container.
    static func container(_ line: String, _ story: String, on header: String = "") -> Example {
      Example(
        "vcsim 1", header, "controller box is container", "  " + line, "controller left", "  supports all",
        "launch box",
        "add left to box", story)
    }

    /// A sheet that the user swipes down.
    static func swiped(_ line: String) -> Example {
      Example(
        "vcsim 1", "mode ios13", "controller home", "controller sheet", "  has delegate", "  " + line, "launch home",
        "present sheet from home", "begin dismissal of sheet", "finish dismissal of sheet")
    }

    /// A split view controller on a phone that shows both columns in landscape, iOS 8.
    static func plus(_ line: String, held orientation: String, _ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios9", "device phone 414x736 " + orientation, "controller list", "controller item",
        "controller other", "controller left is navigation of list", "controller halves is split of left item",
        "  has delegate", "  " + line, "launch halves", story)
    }

    /// A custom container with two controllers to add.
    static func box(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller box is container", "controller left", "controller right", "", "launch box", story)
    }

    /// A child that does not fill its parent.
    static func fixed(_ option: String) -> Example {
      Example(
        "vcsim 1", "mode ios9", "family layout", "", "controller home is container", "controller ad", "  " + option, "",
        "launch home", "add ad to home", "frame ad 0 0 320 50", "rotate landscapeLeft")
    }

    /// A container that forwards appearance by hand.
    static func manual(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller box is container", "  forwards appearance no", "controller left", "", "launch box",
        "add left to box", story)
    }

    /// A custom action.
    static func routine(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller home", "controller sheet", "", "action open", "  present sheet from home animated",
        "  after 500ms", "    dismiss sheet animated", "", "launch home", story)
    }

    static func nav(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller list", "controller detail", "controller nav is navigation of list", "",
        "launch nav", story)
    }

    static func nav7(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios7", "", "controller list", "controller detail", "controller nav is navigation of list",
        "", "launch nav", story)
    }

    /// Two controllers of a storyboard, and a segue between them.
    static func segue(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller list", "  view from storyboard", "controller detail", "  view from storyboard",
        "controller nav is navigation of list", "", "segue \"detail\" from list to detail is push animated", "",
        "launch nav", story)
    }

    static let refusedSegue = Example(
      "vcsim 1", "", "controller list", "  view from storyboard", "  performs segues no", "controller detail",
      "  view from storyboard", "controller nav is navigation of list", "",
      "segue \"detail\" from list to detail is push animated", "", "launch nav", "trigger \"detail\" from list")

    static func tabs(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller first", "controller second", "controller tabs is tab bar of first second", "",
        "launch tabs", story)
    }

    static let delegate = Example(
      "vcsim 1", "", "controller first", "controller second", "controller tabs is tab bar of first second",
      "  has delegate", "", "launch tabs", "tap second in tabs")

    static func pages(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios7", "", "controller one", "controller two",
        "controller book is page view of one two scroll", "", "launch book", story)
    }

    /// A search that shows its results in a separate controller.
    static func search(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios13", "", "controller list", "  defines presentation context", "controller results",
        "controller find is search of results", "  has delegate", "controller nav is navigation of list", "",
        "launch nav", "begin search of find in list", story)
    }

    static func split(_ story: String) -> Example {
      Example(
        "vcsim 1", "device pad", "", "controller list", "controller detail",
        "controller halves is split of list detail", "", "launch halves", story)
    }

    /// A split view controller of iOS 8, with a delegate.
    static func modern(_ story: String = "show master of halves", option: String = "displays automatic") -> Example {
      Example(
        "vcsim 1", "mode ios9", "device pad", "", "controller list", "controller item", "controller other",
        "controller left is navigation of list", "controller halves is split of left item", "  has delegate",
        "  " + option, "", "launch halves", story)
    }

    /// A split view controller with columns, iOS 14.
    static func columns(_ story: String = "rotate landscapeLeft", option: String = "displays automatic") -> Example {
      Example(
        "vcsim 1", "mode ios14", "device pad landscapeLeft", "", "controller list", "controller item",
        "controller other", "controller left is navigation of list", "controller right is navigation of item",
        "controller halves is split of left right in columns", "  has delegate", "  " + option, "", "launch halves",
        story)
    }

    static let hook = Example(
      "vcsim 1", "", "controller home", "controller sheet", "", "when home viewDidAppear: once",
      "  present sheet from home animated", "", "launch home")

    static let none = Example(
      "vcsim 1", "known failure on ios6 \"shows what a known failure looks like\"", "mode ios6", "",
      "controller home", "", "launch home", "layout home", "expect nothing")

    static let expect = Example(
      "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect",
      "  home viewWillAppear: animated=no", "  home viewDidAppear: animated=no")

    static let expectany = Example(
      "vcsim 1", "", "controller home", "", "launch home", "expect", "  ...",
      "  home viewWillAppear: animated=no", "  ...", "  home viewDidAppear: animated=no")

    static let expectorder = Example(
      "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect", "  any order",
      "    home viewDidAppear: animated=no", "    home viewWillAppear: animated=no")

    static let expectnot = Example(
      "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect", "  ...",
      "  home viewDidAppear: *", "  not home viewDidDisappear: *")
  }
}
