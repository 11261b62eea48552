import Foundation
import Testing

/// What the pages of callbacks say of when and how often UIKit calls them is what runs show, in each version that the words cover.
@Suite struct CallbackNoteTests {
  struct Note: CustomTestStringConvertible, Sendable {
    /// The section of the callback in `callbacks.md`, and some of its words.
    let callback: String
    let words: String
    /// The scenario below its version.
    let lines: String
    /// The line that is counted: its beginning, and some of its words.
    let line: String
    var having = ""
    /// How often it comes in these versions; it isn't looked at in others.
    let counts: [(versions: ClosedRange<Int>, count: Int)]

    var testDescription: String { "\(callback) \(words)" }
  }

  private static let stack = "controller list\ncontroller detail\ncontroller nav is navigation of list\nlaunch nav\n"
  private static let sheet = "controller home\ncontroller sheet\n  has delegate\nlaunch home\npresent sheet from home\n"
  private static let landscape = "device phone landscapeRight\ncontroller home\n  supports all\nlaunch home\n"

  static let notes = [
    Note(
      callback: "viewDidLoad", words: "once for each loading", lines: stack + "push detail on nav\npop nav\n",
      line: "list viewDidLoad", counts: [(5...27, 1)]),
    Note(
      callback: "viewDidLoad", words: "no view is released when memory is short",
      lines: stack + "push detail on nav\nmemory warning\npop nav\n", line: "list viewDidLoad",
      counts: [(5...5, 2), (6...27, 1)]),
    Note(
      callback: "viewWillUnload", words: "it is never called", lines: stack + "push detail on nav\nmemory warning\n",
      line: "list viewDidUnload", counts: [(5...5, 1), (6...27, 0)]),
    Note(
      callback: "viewWillAppear:", words: "at a launch in landscape in iOS 10 and earlier", lines: landscape,
      line: "home viewWillAppear:", having: "(stale)", counts: [(5...10, 1), (11...27, 0)]),
    Note(
      callback: "viewWillAppear:", words: "for a form sheet on an iPad",
      lines: "device pad\ncontroller home\ncontroller form\n  style formSheet\nlaunch home\npresent form from home\n",
      line: "form viewWillAppear:", having: "(stale)", counts: [(13...27, 1)]),
    Note(
      callback: "viewWillAppear:", words: "the presenter of a sheet does not get it",
      lines: sheet + "dismiss sheet\n", line: "home viewWillAppear:", counts: [(5...12, 2), (13...27, 1)]),
    Note(
      callback: "viewIsAppearing:", words: "once for each appearance", lines: stack + "push detail on nav\npop nav\n",
      line: "list viewIsAppearing:", counts: [(5...12, 0), (13...27, 2)]),
    Note(
      callback: "viewWillLayoutSubviews", words: "another layout follows if the container changes them",
      lines: "controller box is container\ncontroller kid\nlaunch box\nadd kid to box\nframe kid 0 0 100 100\n",
      line: "kid viewWillLayoutSubviews", counts: [(5...27, 2)]),
    Note(
      callback: "willRotateToInterfaceOrientation:duration:", words: "no longer comes at a launch in landscape",
      lines: landscape, line: "home willRotateToInterfaceOrientation:", counts: [(5...5, 1), (6...7, 0)]),
    Note(
      callback: "traitCollectionDidChange:", words: "in iOS 8 to 12 also once at the beginning",
      lines: "controller home\nlaunch home\n", line: "home traitCollectionDidChange:",
      counts: [(5...7, 0), (8...12, 1), (13...27, 0)]),
    Note(
      callback: "registerForTraitChanges:withHandler:", words: "it isn't called for the first values",
      lines: "controller home\n  registers for trait changes\nlaunch home\n",
      line: "home registerForTraitChanges:", counts: [(17...27, 0)]),
    Note(
      callback: "supportedInterfaceOrientations", words: "of the controller that fills the screen",
      lines: "controller home\n  supports all\nlaunch home\nrotate landscapeLeft\n",
      line: "home supportedInterfaceOrientations", counts: [(5...5, 0), (6...27, 2)]),
    Note(
      callback: "applicationDidBecomeActive:", words: "not called in an app with scenes",
      lines: "scenes\ncontroller home\nlaunch home\n", line: "app applicationDidBecomeActive:", counts: [(13...27, 0)]),
    Note(
      callback: "sceneWillEnterForeground:", words: "and at a launch", lines: "scenes\ncontroller home\nlaunch home\n",
      line: "scene sceneWillEnterForeground:", counts: [(13...27, 1)]),
    Note(
      callback: "applicationWillEnterForeground:", words: "not at a launch",
      lines: "controller home\nlaunch home\n", line: "app applicationWillEnterForeground:", counts: [(5...26, 0)]),
    Note(
      callback: "scene:openURLContexts:", words: "not at a launch for it",
      lines: "scenes\ncontroller home\nlaunch home\nopen url\nkill app\nopen url\n",
      line: "scene scene:openURLContexts:",
      counts: [(13...27, 1)]),
    Note(
      callback: "tabBarController:didSelectViewController:", words: "counting on it when code selects",
      lines:
        "controller one\ncontroller two\ncontroller tabs is tab bar of one two\n  has delegate\nlaunch tabs\n"
        + "select two in tabs\ntap one in tabs\ntap one in tabs\n",
      line: "tabs.delegate tabBarController:didSelectViewController:", counts: [(5...27, 2)]),
    Note(
      callback: "presentationControllerDidDismiss:", words: "not for a dismissal by code",
      lines: sheet + "dismiss sheet\npresent sheet from home\nbegin dismissal of sheet\nfinish dismissal of sheet\n",
      line: "sheet.delegate presentationControllerDidDismiss:", counts: [(13...27, 1)]),
    Note(
      callback: "presentationControllerDidDismiss:", words: "by a tap beside a popover",
      lines:
        "device pad\ncontroller home\ncontroller menu\n  style popover\n  has delegate\nlaunch home\n"
        + "present menu from home\ntap outside menu\n",
      line: "menu.delegate presentationControllerDidDismiss:", counts: [(13...27, 1)]),
    Note(
      callback: "shouldPerformSegueWithIdentifier:sender:", words: "not for performSegueWithIdentifier:sender:",
      lines:
        "controller list\n  view from storyboard\ncontroller form\n  view from storyboard\n"
        + "segue \"Form\" from list to form is modal\nlaunch list\nperform \"Form\" from list\n",
      line: "list shouldPerformSegueWithIdentifier:", counts: [(6...27, 0)]),
  ]

  private static let versions: [Int] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 26, 27]

  @Test(arguments: notes.indices) func aNoteHoldsInItsVersions(_ index: Int) throws {
    let note = Self.notes[index]
    let page = try String(
      contentsOf: Vcsim.root.appendingPathComponent("Sources/SimKit/UIKit/callbacks.md"), encoding: .utf8)
    let section = page.components(separatedBy: "\n## ").first {
      $0.prefix { $0 != "\n" }.components(separatedBy: ", ").contains(note.callback)
    }
    #expect(section?.contains(note.words) == true, "the page of \(note.callback) lacks: \(note.words)")
    for (versions, count) in note.counts {
      for version in Self.versions where versions.contains(version) {
        let run = try Vcsim(["run", "--geometry", "-"], stdin: "vcsim 1\nmode ios\(version)\n" + note.lines)
        #expect(run.status == 0, "\(run.err)")
        let found = run.out.split(separator: "\n").filter {
          let line = $0.drop { $0 == " " }
          return line.hasPrefix(note.line) && (note.having.isEmpty || line.contains(note.having))
        }
        #expect(found.count == count, "iOS \(version): \(note.line)\n\(run.out)")
      }
    }
  }
}
