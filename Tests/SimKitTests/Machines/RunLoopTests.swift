import Testing

@testable import SimKit

/// Virtual time against a list that is searched.
struct RunLoopTests {
  private func work(_ number: Int) -> [Work] { [.create(ControllerID(number))] }

  @Test func whatFallsDueFirstIsTakenFirstAndEqualsInTheOrderInWhichTheyWereSet() {
    for seed in UInt64(0)..<UInt64(Rounds.of(100)) {
      var random = Random(seed: seed)
      var loop = RunLoop()
      var model: [(due: Int, number: Int)] = []
      var now = 0
      for number in 0..<80 {
        if random.chance(60) {
          let delay = random.below(6) * 100
          loop.set(after: delay, work(number))
          model.append((now + delay, number))
        } else {
          let limit = random.chance(50) ? now + random.below(400) : nil
          let first = model.min { ($0.due, $0.number) < ($1.due, $1.number) }
          if let first, limit.map({ first.due <= $0 }) ?? true {
            #expect(loop.advance(until: limit) == work(first.number))
            model.removeAll { $0.number == first.number }
            now = first.due
          } else {
            #expect(loop.advance(until: limit) == nil)
          }
        }
        #expect(loop.now == now)
        #expect(loop.isEmpty == model.isEmpty)
      }
    }
  }

  @Test func theClockNeverGoesBack() {
    var loop = RunLoop()
    loop.set(after: 100, work(1))
    loop.now = 250
    #expect(loop.advance(until: nil) == work(1))
    #expect(loop.now == 250)
  }

  @Test func whatWaitsForLayoutIsTakenInItsOrder() {
    var loop = RunLoop()
    for number in 0..<5 { loop.waitForLayout(work(number)) }
    #expect(!loop.isEmpty)
    for number in 0..<5 { #expect(loop.takeAfterLayout() == work(number)) }
    #expect(loop.takeAfterLayout() == nil)
    #expect(loop.isEmpty)
  }

  @Test func nothingIsLeftAfterAnEnd() {
    var loop = RunLoop()
    loop.set(after: 100, work(1))
    loop.waitForLayout(work(2))
    loop.cancelAll()
    #expect(loop.isEmpty && loop.advance(until: nil) == nil && loop.takeAfterLayout() == nil)
  }
}
