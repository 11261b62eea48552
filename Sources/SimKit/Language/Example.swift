extension Grammar {
  /// An example of a line, set into a scenario that can be run.
  package struct Example: Sendable {
    private let lines: [String]

    private init(_ lines: String...) { self.lines = lines }

    /// The scenario, whole. It is put together when somebody looks: every run makes the table, few show an example.
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
        "",
        "launch home", "present sheet from home animated", story)
    }

    static func header(_ line: String) -> Example {
      Example("vcsim 1", line, "", "controller home", "", "launch home")
    }

    /// An app with a scene.
    static func scenes(_ story: String) -> Example {
      Example("vcsim 1", "mode ios13", "scenes", "", "controller home", "", "launch home", story)
    }

    /// A pad.
    static func pad(_ story: String) -> Example {
      Example("vcsim 1", "mode ios9", "device pad", "", "controller home", "", "launch home", story)
    }

    /// A popover on a pad.
    static func popover(_ option: String, _ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios8", "device pad", "", "controller home", "controller sheet", "  style popover",
        "  " + option, "",
        "launch home", "present sheet from home animated", story)
    }

    /// A presentation of the app's own.
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

    /// A container of the app's own whose children have traits.
    static func traits(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios8", "device pad", "", "controller box is container", "controller left", "", "launch box",
        "add left to box", story)
    }

    /// What runs with a turn of the interface.
    static let alongside = Example(
      "vcsim 1", "mode ios8", "", "controller home", "",
      "when home viewWillTransitionToSize:withTransitionCoordinator:", "  alongside", "    layout home now", "  then",
      "    layout home", "", "launch home", "rotate landscapeLeft")

    /// An app that saves its state.
    static func restoration(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller home", "  restoration \"home\"", "", "launch home", story)
    }

    static let matrix = Example(
      "vcsim 1", "matrix animated: yes, no", "", "controller home", "controller sheet", "", "launch home",
      "present sheet from home animated={animated}")

    static let include = Example("vcsim 1", "", "include \"screens.txt\"", "", "launch home", "present sheet from home")

    static func option(_ line: String) -> Example {
      Example("vcsim 1", "", "controller home", "  " + line, "", "launch home")
    }

    /// A container of the app's own with two controllers to put into it.
    static func box(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller box is container", "controller left", "controller right", "", "launch box", story)
    }

    /// A container that forwards appearance by hand.
    static func manual(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller box is container", "  forwards appearance no", "controller left", "", "launch box",
        "add left to box", story)
    }

    /// An action of the app's own.
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

    static func tabs(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller first", "controller second", "controller tabs is tab bar of first second", "",
        "launch tabs", story)
    }

    static func delegate(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller first", "controller second", "controller tabs is tab bar of first second",
        "  has delegate", "", "launch tabs", "tap second in tabs")
    }

    static func pages(_ story: String) -> Example {
      Example(
        "vcsim 1", "mode ios7", "", "controller one", "controller two",
        "controller book is page view of one two scroll", "", "launch book", story)
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

    /// One with columns, iOS 14.
    static func columns(_ story: String = "rotate landscapeLeft", option: String = "displays automatic") -> Example {
      Example(
        "vcsim 1", "mode ios14", "device pad landscapeLeft", "", "controller list", "controller item",
        "controller other", "controller left is navigation of list", "controller right is navigation of item",
        "controller halves is split of left right in columns", "  has delegate", "  " + option, "", "launch halves",
        story)
    }

    static func hook(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller home", "controller sheet", "", "when home viewDidAppear: once",
        "  present sheet from home animated", "", "launch home")
    }

    static func none(_ story: String) -> Example {
      Example(
        "vcsim 1", "known failure on ios6 \"shows what a known failure looks like\"", "mode ios6", "",
        "controller home", "", "launch home", "layout home", "expect nothing")
    }

    static func expect(_ story: String) -> Example {
      Example(
        "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect",
        "  home viewWillAppear: animated=no", "  home viewDidAppear: animated=no")
    }

    static func expectany(_ story: String) -> Example {
      Example(
        "vcsim 1", "", "controller home", "", "launch home", "expect", "  ...",
        "  home viewWillAppear: animated=no", "  ...", "  home viewDidAppear: animated=no")
    }

    static func expectorder(_ story: String) -> Example {
      Example(
        "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect", "  any order",
        "    home viewDidAppear: animated=no", "    home viewWillAppear: animated=no")
    }

    static func expectnot(_ story: String) -> Example {
      Example(
        "vcsim 1", "family appearance", "", "controller home", "", "launch home", "expect", "  ...",
        "  home viewDidAppear: *", "  not home viewDidDisappear: *")
    }
  }
}
