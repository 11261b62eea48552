import Testing

@testable import SimKit

/// Stories that would print a log.
@Suite struct StoryTests {
  private func explained(_ lines: String...) -> Explanation {
    let text = lines.map { "-[\($0)]\n" }.joined()
    var libraries = StoryShelf.libraries
    return Explanation(DeviceLog(Source(name: "log", text: text)), libraries: &libraries, most: 1)
  }

  private func actions(_ explanation: Explanation) -> [String] {
    explanation.stories.first?.actions.map(\.text) ?? []
  }

  /// Each line of each app is understood in each version.
  @Test func allAppsCanBePlayed() {
    for mode in Mode.all {
      for app in StoryApp.all {
        for setting in [StoryStage.Setting(), StoryStage.Setting(isArchived: true, hasScenes: mode >= .ios13)] {
          #expect(StoryStage(app, setting, mode: mode) != nil, "\(app.root) \(app.place) \(mode.name)")
        }
      }
    }
  }

  /// A move that nothing answers is no part of a story, and spare controllers come in their order.
  @Test func onlyWhatHappensIsAStory() throws {
    let app = try #require(StoryApp.all.first { $0.root == "nav" })
    let stage = try #require(StoryStage(app, StoryStage.Setting(), mode: .ios12))
    func move(_ text: String) throws -> Int { try #require(app.moves.firstIndex { $0.text == text }) }
    #expect(try stage.played(move("pop nav animated"), after: stage.launched) == nil)
    #expect(try stage.played(move("push other2 on nav animated"), after: stage.launched) == nil)
    let pushed = try #require(try stage.played(move("push other on nav animated"), after: stage.launched))
    #expect(try stage.played(move("pop nav animated"), after: pushed.state) != nil)
  }

  @Test func aLaunchAndAPushAreFound() {
    let push = explained(
      "A viewDidLoad", "A viewWillAppear:", "A viewDidAppear:", "B viewDidLoad", "A viewWillDisappear:",
      "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:")
    #expect(actions(push) == ["launch", "push B on nav animated"])
    #expect(push.stories[0].actions.map(\.lines) == [1...3, 4...8])
    #expect(push.isExplained && push.stories[0].missing.isEmpty && push.stories[0].modes == Mode.all)
    #expect(push.decision?.hasPrefix("line 7, A viewDidDisappear:") == true)
    #expect(push.stories[0].places == ["in a navigation controller", "in a navigation controller in a tab bar"])
  }

  /// Who leaves first was on screen before the log began.
  @Test func aLogMayBeginInTheMiddle() {
    let middle = explained("A viewWillDisappear:", "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:")
    #expect(actions(middle) == ["push B on nav animated"])
    #expect(middle.stories.contains { $0.isTied && $0.actions.map(\.text) == ["pop nav animated"] })
    #expect(middle.unknown.contains("what was before line 1"))
    #expect(middle.next == .viewDidLoad || middle.next == .willMoveToParent, "\(middle.next?.selector ?? "none")")
  }

  @Test func versionsHaveHoles() {
    #expect(Explanation.words(for: Mode.all, of: Mode.all) == "any version")
    #expect(Explanation.words(for: [.ios8, .ios11, .ios12], of: Mode.all) == "iOS 8, 11 or 12")
    #expect(Explanation.words(for: [.ios7, .ios8, .ios9, .ios26], of: Mode.all) == "iOS 7 to 9 or 26")
    #expect(Explanation.words(for: Array(Mode.all.suffix(4)), of: Mode.all) == "iOS 16 or later")
    #expect(Explanation.words(for: [], of: Mode.all) == "no version")
    // What only iOS 5 sends.
    let old = explained("A viewDidUnload")
    #expect(old.stories.first?.modes == [.ios5])
  }

  /// What no story prints is left over, and said.
  @Test func linesThatNoStoryPrintsAreLeft() {
    let odd = explained(
      "A viewDidLoad", "A viewWillAppear:", "A viewDidAppear:", "A viewDidAppear:", "A setEditing:animated:")
    #expect(actions(odd) == ["launch"])
    #expect(!odd.isExplained && odd.stories[0].left.count == 1 && odd.log.unjudged == 1)
    #expect(odd.text(most: 1).contains("1 more that no story has"))
  }

  /// A log of many actions is followed from its beginning, action by action.
  @Test func aLongLogIsFollowed() {
    let (load, come) = (["A viewDidLoad"], ["A viewWillAppear:", "A viewDidAppear:"])
    let push = ["A viewWillDisappear:", "B viewWillAppear:", "A viewDidDisappear:", "B viewDidAppear:"]
    let pop = ["B viewWillDisappear:", "A viewWillAppear:", "B viewDidDisappear:", "A viewDidAppear:"]
    let lines = load + come + ["B viewDidLoad"] + push + pop + push + pop + push
    let text = lines.map { "-[\($0)]\n" }.joined()
    var libraries = StoryShelf.libraries
    let long = Explanation(DeviceLog(Source(name: "log", text: text)), libraries: &libraries, most: 1)
    let (there, back) = ("push B on nav animated", "pop nav animated")
    #expect(actions(long) == ["launch", there, back, there, back, there])
    #expect(long.isExplained)
  }

  /// The same line twice counts once, a line elsewhere less than a line too many.
  @Test func aMovedLineIsNoLineTooMany() throws {
    let log = LogLanes(
      DeviceLog(Source(name: "log", text: "-[A viewDidLoad]\n-[B viewDidLoad]\n")), known: [.viewDidLoad])
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
