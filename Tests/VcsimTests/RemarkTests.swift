import Foundation
import Testing

/// A line that UIKit ignores says why, beside the trace.
struct RemarkTests {
  private static let declared = """
    device phone
    controller home
    controller other
    controller sheet
    controller nav is navigation of home
    controller tabs is tab bar of nav other
    controller question is alert
    variable shown: no, yes

    """

  /// The version, the lines of the story, and why the last of them has no effect, or when it has one.
  static let remarks: [(mode: String, story: [String], reason: String)] = [
    (
      "ios13", ["launch tabs", "set status bar to landscapeLeft"],
      "a status bar that the app rotates is in ios5-ios12 only"
    ),
    ("ios6", ["launch tabs", "set shown=no"], "shown=no holds"),
    ("ios6", ["launch tabs", "rotate landscapeLeft if shown=yes"], "shown is no"),
    ("ios13", ["launch tabs", "begin call"], "a call that lowers the view is in"),
    ("ios7", ["launch tabs", "end call"], "no call is in progress"),
    ("ios7", ["launch tabs", "begin call", "begin call"], "a call is in progress"),
    ("ios6", ["launch tabs", "set status bar to portrait"], "the status bar is in this orientation"),
    (
      "ios6", ["launch tabs", "add sheet to other", "remove child sheet", "remove child sheet"], "'sheet' has no parent"
    ),
    ("ios6", ["launch tabs", "remove view of sheet"], "the view of 'sheet' is in no other view"),
    ("ios6", ["launch tabs", "pop nav"], "'nav' shows its root"),
    ("ios6", ["launch tabs", "push sheet on nav", "pop nav to sheet"], "'sheet' is on top"),
    ("ios6", ["launch tabs", "set stack of nav to home"], "'nav' has these children"),
    ("ios13", ["launch tabs", "set tabs of tabs to nav other"], "'tabs' has these children"),
    ("ios6", ["launch tabs", "set root tabs"], "'tabs' is the root"),
    (
      "ios6", ["launch tabs", "layout home without waiting", "layout home"],
      "the view of 'home' waits for this already"
    ),
    (
      "ios6", ["launch tabs", "update constraints home without waiting", "update constraints home"],
      "the view of 'home' waits for this already"
    ),
    (
      "ios13", ["launch home", "remove view of home", "change interface style"],
      "no controller's view is in the window"
    ),
    ("ios6", ["launch tabs", "release home", "release home"], "the app doesn't retain 'home'"),
    ("ios6", ["launch tabs", "foreground"], "the app is in the foreground"),
    ("ios6", ["launch tabs", "background", "background"], "the app is in the background"),
    ("ios6", ["launch tabs", "background", "rotate landscapeLeft"], "later: when the app enters the foreground"),
    ("ios6", ["launch tabs", "rotate portrait"], "the device is in this orientation"),
    (
      "ios6", ["launch tabs", "change tabs supports portrait", "rotate landscapeLeft", "rotate portrait"],
      "the interface is in this orientation"
    ),
    ("ios7", ["launch tabs", "rotate landscapeLeft", "begin call"], "later: when the interface is in portrait"),
    ("ios6", ["launch nothing", "attempt rotation"], "no window has a root view controller"),
    (
      "ios12", ["launch tabs", "change app delegate supports all", "change app delegate supports all"],
      "the app's delegate returns these orientations"
    ),
    ("ios26", ["launch tabs", "update properties other"], "later: when the view of 'other' enters the window"),
    (
      "ios6", ["launch tabs", "present sheet from tabs animated without waiting", "rotate landscapeLeft"],
      "later: at the end of the presentation of 'sheet'"
    ),
    (
      "ios6",
      ["launch tabs", "present sheet from tabs", "dismiss sheet animated without waiting", "rotate landscapeLeft"],
      "later: at the end of the dismissal of 'sheet'"
    ),
    (
      "ios7", ["launch tabs", "push sheet on nav", "begin pop of nav", "rotate landscapeLeft"],
      "later: at the end of the gesture on 'nav'"
    ),
    (
      "ios6", ["launch tabs", "push sheet on nav animated without waiting", "rotate landscapeLeft"],
      "later: at the end of the push of 'sheet'"
    ),
    ("ios6", ["launch tabs", "select nav in tabs"], "'nav' is selected"),
    ("ios6", ["launch tabs", "dismiss sheet"], "'sheet' neither presents nor is presented"),
    ("ios6", ["launch tabs", "dismiss question"], "'question' isn't shown"),
    (
      "ios6", ["launch tabs", "present question from tabs", "present question from tabs"], "'question' is shown"
    ),
    ("ios15", ["launch tabs", "unwind sheet to home"], "'sheet' doesn't exist"),
    ("ios6", ["launch tabs", "load home"], "the view of 'home' is loaded"),
    ("ios6", ["launch tabs", "unload sheet"], "the view of 'sheet' isn't loaded"),
    ("ios6", ["launch tabs", "load sheet", "layout sheet"], "later: when the view of 'sheet' enters the window"),
    ("ios6", ["launch tabs", "create home"], "'home' exists"),
    ("ios6", ["launch tabs", "begin appearance of tabs appearing"], "'tabs' is appeared"),
    (
      "ios6", ["launch tabs", "add view of sheet to home", "add view of sheet to home"], "the view of 'sheet' is there"
    ),
    ("ios6", ["launch nothing", "set status bar to landscapeLeft"], "no controller decides about orientations"),
    (
      "ios13", ["launch tabs", "animate 300ms", "  frame home 0 0 9 9", "then", "  present sheet from tabs on pad"],
      "no line below it is for this version and device"
    ),
    (
      "ios13",
      ["launch tabs", "animate 100ms", "  rotate landscapeLeft", "then", "  together", "    layout home on ios5-ios7"],
      "no line below it is for this version and device"
    ),
    (
      "ios13",
      [
        "launch tabs", "present sheet from tabs animated without waiting", "alongside",
        "  present other from home on pad",
      ], "no line below it is for this version and device"
    ),
    (
      "ios6", ["launch tabs", "set content size of home to 10x10", "set content size of home to 10x10"],
      "'home' has this content size"
    ),
  ]

  @Test(arguments: remarks.indices) func aLineThatIsIgnoredSaysWhy(_ index: Int) throws {
    let (mode, story, reason) = Self.remarks[index]
    let text = "vcsim 1\nmode \(mode)\n" + Self.declared + story.joined(separator: "\n") + "\n"
    let run = try Vcsim(["run", "-"], stdin: text)
    let last = run.out.components(separatedBy: "\n\n").last ?? ""
    let isLater = reason.hasPrefix("later: ")
    #expect(last.contains("  # " + (isLater ? "" : "no effect: ") + reason), "\(run.out)\(run.err)")
    // What UIKit does at another time has an effect.
    #expect(run.err.contains("had no effect") != isLater)
  }

  /// The interface rotates although the window has no root to get it: the next root begins in landscape.
  /// Moments that no record shows, each beside one like it of which that isn't said.
  static let moments: [(mode: String, unseen: [String], other: [String], words: String)] = [
    (
      "ios26", ["launch tabs", "push sheet on nav animated without waiting", "wait 50ms", "push more on nav animated"],
      ["launch tabs", "push sheet on nav animated without waiting", "wait 50ms", "pop nav animated"],
      "this change of the stack of 'nav'"
    ),
    (
      "ios18", ["launch tabs", "push sheet on nav animated without waiting", "wait 50ms", "set stack of nav to more"],
      ["launch tabs", "push sheet on nav", "set stack of nav to more"], "whether UIKit sets the stack of 'nav' at once"
    ),
    (
      "ios18", ["launch tabs", "tap other in tabs without waiting", "wait 50ms", "select nav in tabs"],
      ["launch tabs", "select other in tabs without waiting", "wait 50ms", "select nav in tabs"],
      "a selection in 'tabs' while a tab"
    ),
    (
      "ios18",
      [
        "launch other", "present nav from other", "push sheet on nav animated without waiting", "wait 50ms",
        "dismiss nav",
      ],
      ["launch other", "present nav from other", "push sheet on nav animated", "dismiss nav"],
      "this call to 'nav' during the push of 'sheet'"
    ),
    (
      "ios18",
      [
        "launch nav", "present other from home", "push sheet on nav animated without waiting", "wait 50ms",
        "dismiss other",
      ],
      [
        "launch more", "present other from more", "present nav from other",
        "push sheet on nav animated without waiting",
        "wait 50ms", "dismiss more",
      ], "this call to 'other' during the push of 'sheet'"
    ),
    (
      "ios18",
      [
        "launch nav", "present other from home", "together", "  push sheet on nav animated", "  dismiss other animated",
      ],
      ["launch nav", "present other from home", "push sheet on nav animated", "dismiss other animated"],
      "this call to 'other' during the change of the stack of 'nav'"
    ),
    (
      "ios18",
      [
        "launch nav", "present other from home", "together", "  dismiss other animated", "  push sheet on nav animated",
      ],
      ["launch nav", "present other from home", "dismiss other animated", "push sheet on nav animated"],
      "this call to 'nav' during the dismissal of 'other'"
    ),
    (
      "ios18",
      [
        "launch home", "present sheet from home animated", "dismiss sheet animated without waiting",
        "add sheet to home",
      ],
      ["launch home", "present sheet from home animated", "dismiss sheet animated", "add sheet to home"],
      "this call to 'home' during the dismissal of 'sheet'"
    ),
    (
      "ios18", ["launch nav", "rotate landscapeLeft without waiting", "wait 50ms", "push sheet on nav animated"],
      ["launch nav", "rotate landscapeLeft", "push sheet on nav animated"], "this call to 'nav' during the rotation"
    ),
    (
      "ios18", ["launch home", "present sheet from home", "set root other", "dismiss sheet"],
      ["launch home", "present sheet from home", "dismiss sheet", "dismiss sheet"], "a root that was replaced"
    ),
    (
      "ios8", ["launch home", "present sheet from home", "set root other", "dismiss sheet"],
      ["launch halves", "set root other", "dismiss detail"], "a root that was replaced"
    ),
    (
      "ios18", ["launch nav", "push sheet on nav animated without waiting", "wait 50ms", "add more to home"],
      ["launch nav", "push sheet on nav animated without waiting", "wait 50ms", "add more to sheet"],
      "which callbacks 'more' gets"
    ),
  ]

  @Test(arguments: moments.indices) func aMomentThatNoRecordShowsSaysSo(_ index: Int) throws {
    let (mode, unseen, other, words) = Self.moments[index]
    func played(_ story: [String]) throws -> String {
      let declared = "controller more\ncontroller list\ncontroller detail\ncontroller halves is split of list detail\n"
      let text = Self.declared + declared + story.joined(separator: "\n") + "\n"
      return try Vcsim(["run", "--mode", mode, "-"], stdin: "vcsim 1\n" + text).out
    }
    let (shown, hidden) = (try played(unseen), try played(other))
    #expect(shown.contains("# unknown: ") && shown.contains(words), "\(shown)")
    #expect(!hidden.isEmpty && !hidden.contains(words), "\(hidden)")
  }

  @Test func aRotationWithoutARootIsUnseen() throws {
    let text = "vcsim 1\nmode ios6\ncontroller home\nlaunch nothing\nrotate landscapeLeft\nset root home\n"
    let run = try Vcsim(["run", "--view", "tree", "-"], stdin: text)
    #expect(
      run.out.contains("  # unseen: the rotation of the interface; the window has no root to get it\n"), "\(run.out)")
    #expect(run.out.contains("window home  appeared  480x"), "\(run.out)")
  }

  /// The effect of these lines is seen in no callback, unless the scenario or the version says otherwise.
  @Test func anEffectThatNoCallbackShowsIsNamed() throws {
    func last(_ line: String, options: String = "", header: String = "", mode: String = "ios26") throws -> String {
      let text =
        "vcsim 1\nmode \(mode)\n\(header)controller home\n\(options)controller b\n\(options)controller q is alert\n"
        + "launch home\n" + line + "\n"
      return try Vcsim(["run", "-q", "-"], stdin: text).out.components(separatedBy: "\n\n").last ?? ""
    }
    #expect(try last("create b").contains("  # unseen: initWithNibName:bundle: of 'b'; 'overrides"))
    #expect(try last("update properties home").contains("  # unseen: updateProperties of 'home'"))
    #expect(try last("present q from home").contains("  # unseen: 'q' is an alert"))
    #expect(try last("present q from home\ndismiss q", mode: "ios6").contains("dismiss q\n  # unseen: 'q' is an alert"))
    #expect(try last("present b from home").contains("unseen") == false)
    #expect(try last("create b", options: "  view from storyboard\n").contains("unseen") == false)
    #expect(try last("create b", options: "  overrides initWithNibName:bundle:\n").contains("unseen") == false)
    #expect(try last("create b", header: "callbacks initWithNibName:bundle:\n").contains("unseen") == false)
    #expect(try last("create home").contains("# no effect: 'home' exists"))
    // Nothing retains it, so that the line takes it away.
    let released = try last("create b\nrelease b", header: "held by UIKit only\n", mode: "ios6")
    #expect(released.contains("b dealloc") && !released.contains("# no effect"), "\(released)")
    func moved(_ line: String, mode: String) throws -> Bool {
      let text =
        "vcsim 1\nmode \(mode)\ncontroller home\ncontroller b\ncontroller nav is navigation of home\n  has animator\n"
        + "launch nav\n" + line + "\n"
      return try Vcsim(["run", "-q", "-"], stdin: text).out.contains("# unseen: the animator of 'nav'")
    }
    #expect(try moved("push b on nav animated", mode: "ios7"))
    #expect(try moved("push b on nav\npop nav animated", mode: "ios7"))
    #expect(try !moved("push b on nav\npop nav", mode: "ios7"))
    #expect(try !moved("push b on nav animated", mode: "ios6"))
  }

  /// Nobody compares them: a trace that is stored, an expectation, and a printed trace.
  @Test func remarksAreNoPartOfWhatIsCompared() throws {
    let text = "vcsim 1\nmode ios6\n" + Self.declared + "launch tabs\nexpect\n  ...\npop nav\nexpect nothing\n"
    #expect(try Vcsim(["check", "-"], stdin: text).status == 0)
    let events = try Vcsim(["run", "--format", "jsonl", "-"], stdin: text).out
    #expect(events.contains(#"{"type":"no-effect","case":"stdin@ios6","text":"'nav' shows its root","step":2,"#))
  }
}
