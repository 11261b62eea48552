import Testing

@testable import SimKit

/// Stories that would print a log.
struct StoryTests {
  private func explained(_ lines: String...) -> Explanation {
    let text = lines.map { "-[\($0)]\n" }.joined()
    var libraries = StoryCorpus.libraries
    return Explanation(DeviceLog(Source(name: "log", text: text)), libraries: &libraries, most: 1)
  }

  private func actions(_ explanation: Explanation) -> [String] {
    explanation.stories.first?.actions.map(\.text) ?? []
  }

  /// Each line of each app is understood in each version.
  @Test(.long) func allAppsCanBePlayed() {
    for mode in Mode.all {
      // Columns are as old as iOS 14.
      let isOld = mode < .ios14
      for app in StoryApp.all(StoryStage.Setting(isPad: false))
      where !isOld || app.controllers.allSatisfy({ $0.kind.container != .split || $0.kind.content.count < 3 }) {
        for setting in [StoryStage.Setting(), StoryStage.Setting(isArchived: true, hasScenes: mode >= .ios13)] {
          #expect(StoryStage(app, setting, mode: mode) != nil, "\(app.place) \(mode.name)")
        }
      }
    }
  }

  /// A move that nothing answers is no part of a story, and spare controllers come in their order.
  @Test func onlyWhatHappensIsAStory() throws {
    let apps = StoryApp.all(StoryStage.Setting(isPad: false))
    let app = try #require(apps.first { $0.place == "in a navigation controller" })
    let stage = try #require(StoryStage(app, StoryStage.Setting(), mode: .ios12))
    func move(_ text: String) throws -> Int {
      try #require(app.moves.firstIndex { $0.action.text(in: app.controllers) == text })
    }
    #expect(try stage.played(move("pop nav animated"), after: stage.launched) == nil)
    #expect(try stage.played(move("push other2 on nav animated"), after: stage.launched) == nil)
    let pushed = try #require(try stage.played(move("push other on nav animated"), after: stage.launched))
    #expect(try stage.played(move("pop nav animated"), after: pushed.state) != nil)
  }

  @Test(.long) func aLaunchAndAPushAreFound() {
    let push = explained(
      "A viewDidLoad", "A viewWillAppear:", "A viewDidAppear:", "B viewDidLoad", "A viewWillDisappear:",
      "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:")
    #expect(actions(push) == ["launch", "push B on nav animated"])
    #expect(push.stories[0].actions.map(\.lines) == [1...3, 4...8])
    #expect(push.isExplained && push.stories[0].missing.isEmpty && push.stories[0].modes == Mode.all)
    // The next story prints all lines as well: none decides.
    #expect(push.decision == nil)
    #expect(push.stories[0].places == ["in a navigation controller", "in a navigation controller in a tab bar"])
  }

  /// A launch on its side is another launch; the forced rotation of a controller that supports nothing else is not.
  @Test(.ci) func aLaunchInLandscapeIsFound() {
    let questions = "C shouldAutorotateToInterfaceOrientation:"
    let old = explained(
      questions, "C viewDidLoad", "C viewWillAppear:", questions, "C willRotateToInterfaceOrientation:duration:",
      questions,
      "C viewDidAppear:", "C didRotateFromInterfaceOrientation:")
    #expect(actions(old) == ["launch held landscapeRight"] && old.stories[0].modes == [.ios5], "\(actions(old))")
    let draft = LogDraft(
      DeviceLog(Source(name: "log", text: "-[C viewDidLoad]\n-[C willRotateToInterfaceOrientation:duration:]\n")), old,
      title: "x")
    #expect(draft.text.contains(" held landscapeRight\n"), "\(draft.text)")
    let size = "viewWillTransitionToSize:withTransitionCoordinator:"
    let traits = "willTransitionToTraitCollection:withTransitionCoordinator:"
    let new = explained(
      "C viewDidLoad", "C traitCollectionDidChange:", "C \(traits)", "C \(size)", "C traitCollectionDidChange:",
      "C viewWillLayoutSubviews", "C viewDidLayoutSubviews")
    #expect(actions(new) == ["launch held landscapeRight"], "\(actions(new))")
  }

  /// A gesture that has begun ends: its end makes the story hardly less likely.
  @Test(.long) func aGestureThatEndsIsAsGoodAsAPop() {
    let pop = explained("B viewWillDisappear:", "A viewWillAppear:", "B viewDidDisappear:", "A viewDidAppear:")
    #expect(
      pop.stories.contains { $0.answer == 0 && $0.actions.map(\.text) == ["begin pop of nav", "finish pop of nav"] })
  }

  /// Snapshots in the background show and hide the columns of a pad; hardly any log is of one.
  @Test(.long) func aPadIsUnlikely() {
    let log = explained("C viewWillDisappear:", "C viewDidDisappear:", "C viewWillAppear:", "C viewDidAppear:")
    #expect(
      log.stories.contains {
        $0.answer == 0 && $0.actions.map(\.text) == ["push other on nav animated", "pop nav animated"]
      })
    #expect(log.stories[0].places.allSatisfy { !$0.contains("split") })
  }

  /// Who leaves first was on screen before the log began.
  @Test(.long) func aLogMayBeginInTheMiddle() {
    let middle = explained("A viewWillDisappear:", "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:")
    #expect(actions(middle) == ["push B on nav animated"])
    #expect(middle.stories.contains { $0.isTied && $0.actions.map(\.text) == ["pop nav animated"] })
    #expect(middle.unknown.contains("what was before line 1"))
    #expect(middle.next == .viewDidLoad || middle.next == .willMoveToParent, "\(middle.next?.selector ?? "none")")
  }

  @Test(.ci) func versionsHaveHoles() {
    #expect(Explanation.words(for: Mode.all) == "any version")
    #expect(Explanation.words(for: [.ios8, .ios11, .ios12]) == "iOS 8, 11 or 12")
    #expect(Explanation.words(for: [.ios7, .ios8, .ios9, .ios26]) == "iOS 7 to 9 or 26")
    #expect(Explanation.words(for: Array(Mode.all.suffix(4))) == "iOS 17 or later")
    #expect(Explanation.words(for: []) == "no version")
    // What only iOS 5 sends.
    let old = explained("A viewDidUnload")
    #expect(old.stories.first?.modes == [.ios5])
  }

  /// A second load is a new object's, also in a log without addresses; each object has its own role.
  @Test(.long) func aClassMayHaveTwoRoles() {
    let lines = [
      "A viewDidLoad", "A viewWillAppear:", "A viewDidAppear:", "A viewDidLoad", "A viewWillDisappear:",
      "A viewWillAppear:", "A viewDidDisappear:", "A viewDidAppear:",
    ]
    let log = DeviceLog(Source(name: "log", text: lines.map { "-[\($0)]\n" }.joined()))
    var libraries = StoryCorpus.libraries
    let own = Explanation(log, libraries: &libraries, most: 1)
    #expect(actions(own) == ["launch", "push A#2 on nav animated"])
    #expect(own.isExplained && own.rest.isEmpty)
    let draft = LogDraft(log, own, title: "a log")
    #expect(draft.text.contains("class A\ncontroller a2\n  class A\n"), "\(draft.text)")
    #expect(draft.text.contains("launch nav\npush a2 on nav animated"), "\(draft.text)")
  }

  /// Between two pieces of a log something is left out; each has its own story.
  @Test(.long) func aLogMayBeInPieces() {
    let launch = [
      "AppDelegate application:didFinishLaunchingWithOptions:", "A viewDidLoad", "A viewWillAppear:",
      "A viewDidAppear:",
    ]
    let push = [
      "B viewDidLoad", "A viewWillDisappear:", "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:",
    ]
    let cut = launch + push + launch + push
    var libraries = StoryCorpus.libraries
    let log = DeviceLog(Source(name: "log", text: cut.map { "-[\($0)]\n" }.joined()))
    let own = Explanation(log, libraries: &libraries, most: 1)
    let story = ["launch", "push B on nav animated"]
    #expect(actions(own) == story && own.rest.count == 1 && own.rest.allSatisfy { actions($0) == story })
    #expect(!own.isExplained && own.callbackCount == cut.count)
    #expect(own.text(most: 1).contains("explained in 2 pieces"))
    #expect(own.text(most: 1).contains("lines 10-18, before which something is left out"))
  }

  /// A reader who knows what a class is says so.
  @Test(.long) func aClassCanBeSaidToBeAContainer() {
    let lines = ["A viewWillAppear:", "B viewWillAppear:", "A viewDidAppear:", "B viewDidAppear:"]
    let log = DeviceLog(Source(name: "log", text: lines.map { "-[\($0)]\n" }.joined()))
    for form in [StoryForm.tabs, .nav, .container] {
      var libraries = StoryCorpus.libraries
      let own = Explanation(log, libraries: &libraries, forms: ["A": form], most: 1)
      let play = own.stories.first?.found.play
      let role = play?.roles.first.flatMap { $0 }.map { own.theatre.apps[play?.app ?? 0].forms[Int($0)] }
      #expect(role == form, "\(own.text(most: 1))")
    }
  }

  /// What no story prints is left over, and said.
  @Test(.long) func linesThatNoStoryPrintsAreLeft() {
    let odd = explained(
      "A viewDidLoad", "A viewWillAppear:", "A viewDidAppear:", "A awakeFromNib", "A setEditing:animated:")
    #expect(!odd.isExplained && !odd.stories[0].left.isEmpty && odd.log.unjudged == 1)
    #expect(odd.text(most: 1).contains("1 more that no story has"))
  }

  /// A log of many actions is followed from its beginning, action by action.
  @Test(.ci) func aLongLogIsFollowed() {
    let (load, come) = (["A viewDidLoad"], ["A viewWillAppear:", "A viewDidAppear:"])
    let push = ["A viewWillDisappear:", "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:"]
    let pop = ["B viewWillDisappear:", "A viewWillAppear:", "B viewDidDisappear:", "A viewDidAppear:"]
    let lines = load + come + ["B viewDidLoad"] + push + pop + push + pop + push
    let text = lines.map { "-[\($0)]\n" }.joined()
    var libraries = StoryCorpus.libraries
    let long = Explanation(DeviceLog(Source(name: "log", text: text)), libraries: &libraries, most: 1)
    let (there, back) = ("push B on nav animated", "pop nav animated")
    #expect(actions(long) == ["launch", there, back, there, back, there])
    #expect(long.isExplained)
  }

  /// The same line twice counts once, a line elsewhere less than a line too many.
  @Test func aMovedLineIsNoLineTooMany() throws {
    let device = DeviceLog(Source(name: "log", text: "-[A viewDidLoad]\n-[B viewDidLoad]\n"))
    let log = LogLanes(device, device.objects.owners, known: [.viewDidLoad])
    func line(_ role: UInt8) -> StoryLine { StoryLine(role: role, callback: .viewDidLoad, isAnimated: nil) }
    var matcher = StoryMatcher(log, most: 1_000_000)
    matcher.isOpenEnd = false
    #expect(matcher.wholeCost([line(4), line(9)], [4, 9]) == 0)
    #expect(matcher.wholeCost([line(9), line(4)], [4, 9]) == 400)
    #expect(matcher.wholeCost([line(4)], [4, nil]) == 1000)
    #expect(matcher.wholeCost([line(4), line(4), line(9)], [4, 9]) == 1000)
    #expect(matcher.fit([line(4), line(9)], below: 5000)?.roles == [4, 9])
  }
}
