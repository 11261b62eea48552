import Testing

@testable import SimKit

/// Works lie on a stack, and what belongs to one lies below it there.
struct WorkTests {
  private let one = Work.create(ControllerID(0))
  private let two = Work.load(ControllerID(0))
  private let three = Work.life(ControllerID(0), .unload)
  private let question = Question(.controller(ControllerID(0)), .shouldAutorotate, .asksShouldAutorotate)

  private func simulator() throws -> Simulator {
    let parsed = Scenario.parse(Source(name: "machine", text: "vcsim 1\ncontroller a\nlaunch a\n"))
    return Simulator(try #require(parsed.scenario), mode: .ios7)
  }

  /// Works are copied with each line of a trace: a reference in one would be counted each time, and what is more than four
  /// words would be passed through memory.
  @Test func aWorkIsAFewBytesAndNoMore() {
    #expect(_isPOD(Work.self))
    #expect(MemoryLayout<Work>.size <= 32)
  }

  @Test func whatWaitsForAnAnimationIsTakenFromTheStack() throws {
    var simulator = try simulator()
    simulator.schedule(Work.after(100, [one, two]) + [three])
    simulator.perform(simulator.stack.removeLast())
    #expect(simulator.stack == [three])
    #expect(simulator.runLoop.advance(until: 99) == nil)
    #expect(simulator.runLoop.advance(until: nil) == [one, two])
  }

  @Test func whatAnAnswerDecidesLiesBelowTheQuestion() throws {
    for (answer, left) in [(Answer.yes(true), [three, two, one]), (.yes(false), [three])] {
      var simulator = try simulator()
      simulator.schedule(Array(Work.ask(question, ifYes: [one, two]).dropFirst()) + [three])
      simulator.answered(answer)
      #expect(simulator.stack == left)
    }
    for (answer, left) in [(Answer.yes(true), one), (.yes(false), two)] {
      var simulator = try simulator()
      simulator.schedule([.then(.either), one, two, three])
      simulator.answered(answer)
      #expect(simulator.stack == [three, left])
    }
    for (answer, left) in [(Answer.mask([]), [three, one]), (.mask(.portrait), [three])] {
      var simulator = try simulator()
      simulator.schedule([.then(.onlyAfter(.mask([]), count: 1)), one, three])
      simulator.answered(answer)
      #expect(simulator.stack == left)
    }
  }

  @Test func anAnswerOfTheAppTakesThePlaceOfTheOneThatIsDeclared() throws {
    for says in [true, false] {
      var simulator = try simulator()
      simulator.hierarchy.makeExist(ControllerID(0))
      simulator.schedule(Work.ask(question, answering: .yes(says), ifYes: [one]) + [three])
      simulator.perform(simulator.stack.removeLast())
      #expect(simulator.stack == (says ? [three, one] : [three]))
    }
  }

  /// Who has gone is not asked, and what the answer would have decided goes with the question.
  @Test func nothingFollowsWhereNobodyIsAsked() throws {
    let lists: [[Work]] = [
      Work.ask(question, answering: .yes(true), ifYes: [one, two]),
      [.ask(question), .then(.either), one, two], [.ask(question), .then(.onlyAfter(.mask([]), count: 2)), one, two],
    ]
    for works in lists {
      var simulator = try simulator()
      simulator.schedule(works + [three])
      while simulator.stack != [three] {
        guard let next = simulator.stack.popLast(), next != three, next != one, next != two else {
          Issue.record("carried out: \(works)")
          return
        }
        simulator.perform(next)
      }
    }
  }
}
