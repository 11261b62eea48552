import Testing

@testable import SimKit

/// The machine itself: when it is idle, when its story is over, what a screen takes of a window.
struct SimulatorTests {
  private struct Nobody: EventSink {
    mutating func receive(_ event: TraceEvent) {}
  }

  private func play(_ text: String, steps: Int, in mode: Mode = .ios7) throws -> Simulator {
    let parsed = Scenario.parse(Source(name: "machine", text: "vcsim 1\n" + text))
    var simulator = Simulator(try #require(parsed.scenario), mode: mode)
    var sink = Nobody()
    for _ in 0..<steps { _ = simulator.playNext(into: &sink) }
    #expect(simulator.position == steps)
    return simulator
  }

  @Test func theStoryIsOverWithItsLastLine() throws {
    var simulator = try play("controller a\nlaunch a\nmemory warning\n", steps: 1)
    #expect(simulator.outcome == nil)
    var sink = Nobody()
    let hasPlayed = simulator.playNext(into: &sink)
    #expect(hasPlayed && simulator.outcome == .finished)
    let playsOn = simulator.playNext(into: &sink)
    #expect(!playsOn)
  }

  @Test func timersWaitingLayoutAndWorksKeepItFromIdling() throws {
    #expect(try play("controller a\nlaunch a\n", steps: 1).isIdle)
    let story = "controller a\ncontroller b\nlaunch a\n"
    #expect(try !play(story + "layout a without waiting\n", steps: 2).isIdle)
    #expect(try play(story + "layout a without waiting\n", steps: 2).hierarchy.views.hasDirtyLayout)
    #expect(try !play(story + "present b from a animated without waiting\nwait 100ms\n", steps: 3).isIdle)
    var simulator = try play("controller a\nlaunch a\n", steps: 1)
    simulator.schedule([.setNeedsLayout(ControllerID(0))])
    #expect(!simulator.isIdle)
  }

  @Test func wordsForTheReaderAreAStepOfTheirOwn() throws {
    let text = "vcsim 1\ncontroller a\nlaunch a\nnote \"Now the sheet.\"\n"
    var simulator = Simulator(try #require(Scenario.parse(Source(name: "machine", text: text)).scenario), mode: .ios7)
    #expect(simulator.collect().steps.map { $0.statement } == [0, 1])
  }

  @Test func aViewInAViewIsWhereBothPutIt() throws {
    let story = """
      controller a
      controller b
      controller c
      launch a
      add b to a
      frame b 10 20 200 300
      add c to b
      frame c 5 7 50 60

      """
    let places = try play(story, steps: 5).snapshot.controllers.map { $0.place }
    #expect(places == [Rect(0, 0, 320, 480), Rect(10, 20, 200, 300), Rect(15, 27, 50, 60)])
  }

  @Test func aViewDoesNotComeIntoItself() throws {
    let story = """
      controller a
      controller b
      when b viewWillAppear: once
        add view of a to b
      launch a
      add view of b to a

      """
    let controllers = try play(story, steps: 2).snapshot.controllers
    #expect(controllers.map { $0.superview } == [ControllerID(1), nil])
  }

  @Test func aDismissalThatAnotherPresentationHasOvertakenTakesNoTime() throws {
    let story = """
      controller a
      controller b
      controller c
      controller d
      launch a
      present b from a
      dismiss b animated without waiting
      set root c without waiting
      present d from c

      """
    #expect(try play(story, steps: 5, in: Mode(major: 8)!).snapshot.time == 0)
  }

  @Test func aRoundedPhoneTakesRoomOnAllSidesAndOthersForTheirStatusBar() {
    func insets(_ device: Device, _ orientation: Orientation) -> Insets {
      Screen(device: device, showsStatusBar: true, rules: RuleSet(Mode(major: 12)!)).insets(in: orientation)
    }
    let rounded = Device(idiom: .phone, screen: Size(375, 812))
    #expect(insets(rounded, .portrait) == Insets(top: 44, bottom: 34))
    #expect(insets(rounded, .landscapeLeft) == Insets(left: 44, bottom: 21, right: 44))
    let phone = Device(idiom: .phone, screen: Size(320, 568))
    #expect(insets(phone, .portrait) == Insets(top: 20))
    #expect(insets(phone, .landscapeLeft) == Insets())
    let pad = Device(idiom: .pad, screen: Size(768, 1024))
    #expect(insets(pad, .portrait) == Insets(top: 20))
    #expect(insets(pad, .landscapeLeft) == Insets(top: 20))
    // A pad's window is never rounded, however tall it is.
    #expect(insets(Device(idiom: .pad, screen: Size(400, 1000)), .portrait) == Insets(top: 20))
  }
}
