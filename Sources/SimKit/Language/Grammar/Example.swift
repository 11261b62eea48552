extension Grammar {
  /// An example of a line, set into a scenario that can be run.
  package struct Example: Sendable {
    private let parts: [String]

    private init(_ parts: String...) { self.parts = parts }

    /// The scenario, whole. It is put together on demand: every run makes the table, few show an example.
    package var text: String { (["vcsim 1"] + parts.filter { !$0.isEmpty }).joined(separator: "\n") + "\n" }

    // Lines that several examples share.
    private static let root = "controller home\nlaunch home"
    private static let home = "controller home\ncontroller sheet"
    private static let stack = "controller list\ncontroller detail\ncontroller nav is navigation of list"
    private static let tabBar = "controller first\ncontroller second\ncontroller tabs is tab bar of first second"
    private static let book = "controller one\ncontroller two\ncontroller book is page view of one two scroll"
    private static let columns = "controller halves is split of left right in columns\n  has delegate"

    // MARK: A root, and a controller to present

    static func header(_ line: String, _ story: String = "", on other: String = "") -> Self {
      Self(other, line, root, story)
    }

    static func option(_ line: String, _ story: String = "", on header: String = "") -> Self {
      Self(header, "controller home", "  " + line, "launch home", story)
    }

    static func plain(_ story: String, on header: String = "") -> Self { Self(header, home, "launch home", story) }

    static func routine(_ story: String) -> Self {
      Self(
        home, "action open\n  present sheet from home animated\n  after 500ms\n    dismiss sheet animated\nlaunch home",
        story)
    }

    static let hook = Self(home, "when home viewDidAppear: once\n  present sheet from home animated\nlaunch home")

    static let className = Self(
      home, "  class LoginViewController\nwhen home viewDidLoad\n  present sheet from home\nlaunch home")

    static let variable = Self(
      "controller home\ncontroller login\nvariable loggedIn: no, yes\nwhen home viewDidAppear: if loggedIn=no\n"
        + "  present login from home animated\naction logIn\n  set loggedIn=yes\n  dismiss login animated\nlaunch home\ndo logIn"
    )

    static let include = Self("include \"screens.txt\"\nlaunch home\npresent sheet from home")

    static let alongside = Self(
      "mode ios8\ncontroller home\nwhen home viewWillTransitionToSize:withTransitionCoordinator:\n  alongside\n"
        + "    layout home now\n  then\n    layout home\nlaunch home\nrotate landscapeLeft")

    static func restoration(_ story: String) -> Self { option("restoration \"home\"", story) }

    static func scenes(_ story: String) -> Self { header("scenes", story, on: "mode ios13") }

    static func severalScenes(_ story: String) -> Self {
      Self("mode ios13\ndevice pad\nseveral scenes\ncontroller home\ncontroller mail\nlaunch home", story)
    }

    static func pad(_ story: String) -> Self { header("device pad", story, on: "mode ios9") }

    // MARK: Presentations

    static func presented(_ line: String, _ story: String = "", on header: String = "") -> Self {
      Self(header, home, "  " + line, "launch home\npresent sheet from home", story)
    }

    private static func animated(_ lines: String, _ story: String = "", on header: String) -> Self {
      Self(header, home, lines, "launch home\npresent sheet from home animated", story)
    }

    static func sheet(_ story: String) -> Self { animated("  has delegate", story, on: "mode ios13") }

    static func detents(_ story: String) -> Self {
      animated("  detents medium large\n  has delegate", story, on: "mode ios15")
    }

    static func popover(_ option: String, _ story: String, on device: String = "pad") -> Self {
      animated("  style popover\n  " + option, story, on: "mode ios8\ndevice " + device)
    }

    static func ownPresentation(_ option: String) -> Self {
      animated("  style custom\n  " + option, on: "mode ios8")
    }

    /// A popover that becomes a navigation controller on a phone.
    static let replaced = animated(
      "  style popover\n  adapts to fullScreen\ncontroller nav is navigation of sheet\n  replaces sheet",
      on: "mode ios8")

    static func swiped(_ line: String) -> Self {
      presented("has delegate\n  " + line, "begin dismissal of sheet\nfinish dismissal of sheet", on: "mode ios13")
    }

    static let context = Self(
      "mode ios8\ndevice pad\ncontroller box is container\ncontroller left\n  defines presentation context\n"
        + "controller sheet\n  style currentContext\nlaunch box\nadd left to box\npresent sheet from left")

    /// A search that shows its results in a separate controller.
    static func search(_ story: String) -> Self {
      Self(
        "mode ios13\ncontroller list\n  defines presentation context\ncontroller results\n"
          + "controller find is search of results\n  has delegate\ncontroller nav is navigation of list\nlaunch nav\n"
          + "begin search of find in list", story)
    }

    // MARK: Containment

    static func box(_ story: String) -> Self {
      Self("controller box is container\ncontroller left\ncontroller right\nlaunch box", story)
    }

    static func container(_ line: String, _ story: String, on header: String = "") -> Self {
      Self(
        header, "controller box is container", "  " + line,
        "controller left\n  supports all\nlaunch box\nadd left to box", story)
    }

    /// A container that forwards appearance by hand.
    static func manual(_ story: String) -> Self {
      Self(
        "controller box is container\n  forwards appearance no\ncontroller left\nlaunch box\nadd left to box", story)
    }

    /// A custom container whose children have traits.
    static func traits(_ story: String) -> Self {
      Self(
        "mode ios8\ndevice pad\ncontroller box is container\ncontroller left\nlaunch box\nadd left to box", story)
    }

    /// A child that does not fill its parent.
    static func fixed(_ option: String) -> Self {
      Self(
        "mode ios9\nfamily layout\ncontroller home is container\ncontroller ad", "  " + option,
        "launch home\nadd ad to home\nframe ad 0 0 320 50\nrotate landscapeLeft")
    }

    static let lateLog = Self(
      "controller box is container\n  logs after super\ncontroller left\nwhen box viewDidLoad\n  add left to box\nlaunch box"
    )

    // MARK: Containers

    static func nav(_ story: String, on header: String = "") -> Self { Self(header, stack, "launch nav", story) }

    static func nav7(_ story: String) -> Self { nav(story, on: "mode ios7") }

    static func pushed(_ line: String, on header: String = "") -> Self {
      Self(
        header, "controller list\ncontroller detail", line.isEmpty ? "" : "  " + line,
        "controller nav is navigation of list\nlaunch nav\npush detail on nav\npop nav")
    }

    static let insets = Self(
      "mode ios11\ninsets shown\ncontroller list\ncontroller nav is navigation of list\nlaunch nav")

    static let bottomBar = Self(
      "controller list\ncontroller detail\n  hides bottom bar when pushed\ncontroller nav is navigation of list\n"
        + "controller other\ncontroller tabs is tab bar of nav other\nlaunch tabs\npush detail on nav")

    static let opaqueBar = Self(
      "mode ios26", "controller list\ncontroller nav is navigation of list", "  translucent bar no\nlaunch nav", "")

    static let encodedChildren = Self(
      "mode ios12",
      "controller kid\n  restoration \"kid\"\ncontroller box is container\n  view default\n  restoration \"box\"",
      "  encodes children\nwhen box decodeRestorableStateWithCoder:\n  add kid to box\nlaunch box\nadd kid to box\nbackground",
      "end app\nrelaunch")

    static func tabs(_ story: String) -> Self { Self(tabBar, "launch tabs", story) }
    static func manyTabs(_ story: String) -> Self {
      let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
      let declared = names.map { "controller " + $0 + "\n" }.joined()
      return Self(declared + "controller tabs is tab bar of " + names.joined(separator: " "), "launch tabs", story)
    }

    static let delegate = Self(tabBar, "  has delegate\nlaunch tabs\ntap second in tabs")

    static func pages(_ story: String) -> Self { Self("mode ios7", book, "launch book", story) }

    static let dataSource = Self(
      "mode ios7", book, "  has data source\nlaunch book\nbegin turn of book to two\nfinish turn of book")

    static func split(_ story: String) -> Self {
      Self(
        "device pad\ncontroller list\ncontroller detail\ncontroller halves is split of list detail\nlaunch halves",
        story)
    }

    /// A split view controller of iOS 8, with a delegate.
    private static func halves(on device: String, _ option: String, _ story: String) -> Self {
      Self(
        "mode ios9", device,
        "controller list\ncontroller item\ncontroller other\ncontroller left is navigation of list",
        "controller halves is split of left item\n  has delegate", "  " + option, "launch halves", story)
    }

    static func modern(_ story: String = "show master of halves", option: String = "displays automatic") -> Self {
      halves(on: "device pad", option, story)
    }

    /// The same on a phone that shows both columns in landscape.
    static func plus(_ line: String, held orientation: String, _ story: String) -> Self {
      halves(on: "device phone 414x736 " + orientation, line, story)
    }

    static func columns(_ story: String = "rotate landscapeLeft", option: String = "displays automatic") -> Self {
      Self(
        "mode ios14\ndevice pad landscapeLeft\ncontroller list\ncontroller item\ncontroller other",
        "controller left is navigation of list\ncontroller right is navigation of item", columns, "  " + option,
        "launch halves", story)
    }

    static let topColumn = Self(
      "mode ios14\ndevice phone 414x896 landscapeLeft\ncontroller list\ncontroller item",
      "controller left is navigation of list\ncontroller right is navigation of item", columns,
      "  collapses to primary\nlaunch halves\nrotate portrait")

    // MARK: Storyboards

    static func segue(_ story: String, option: String = "") -> Self {
      Self(
        "controller list\n  view from storyboard", option, "controller detail\n  view from storyboard",
        "controller nav is navigation of list\nsegue \"detail\" from list to detail is push animated\nlaunch nav", story
      )
    }

    static let refusedSegue = segue("trigger \"detail\" from list", option: "  performs segues no")

    // MARK: Expectations

    static let none = Self(
      "known failure on ios6 \"shows what a known failure looks like\"\nmode ios6", root, "layout home\nexpect nothing")

    static let expect = header(
      "family appearance", "expect\n  home viewWillAppear: animated=no\n  home viewDidAppear: animated=no")

    static let expectany = Self(
      root, "expect\n  ...\n  home viewWillAppear: animated=no\n  ...\n  home viewDidAppear: animated=no")

    static let expectorder = header(
      "family appearance",
      "expect\n  any order\n    home viewDidAppear: animated=no\n    home viewWillAppear: animated=no")

    static let expectnot = header(
      "family appearance", "expect\n  ...\n  home viewDidAppear: *\n  not home viewDidDisappear: *")

    static let stated = header(
      "compare stated values", "expect\n  home viewWillAppear:", on: "callbacks viewWillAppear:")

    static let values = nav(
      "push detail on nav animated\nexpect\n"
        + "  detail viewWillAppear: animated=yes window=no safeAreaInsets={0, 0, 0, 0}\n  ...",
      on: "mode ios17\nonly detail\nfamily appearance\nvalues window safeAreaInsets")
  }
}
