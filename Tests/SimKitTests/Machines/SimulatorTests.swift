import Testing

@testable import SimKit

/// The machine itself: when it is idle, when its story is over, what a screen takes of a window.
@Suite struct SimulatorTests {
  private struct Nobody: EventSink {
    mutating func receive(_ event: TraceEvent) {}
  }

  private func play(_ text: String, steps: Int) throws -> Simulator {
    let parsed = Scenario.parse(Source(name: "machine", text: "vcsim 1\n" + text))
    var simulator = Simulator(try #require(parsed.scenario), mode: .ios7)
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
    #expect(try play(story + "layout a without waiting\n", steps: 2).hasDirtyLayout)
    #expect(try !play(story + "present b from a animated without waiting\nwait 100ms\n", steps: 3).isIdle)
    var simulator = try play("controller a\nlaunch a\n", steps: 1)
    simulator.schedule([.setNeedsLayout(ControllerID(0))])
    #expect(!simulator.isIdle)
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
