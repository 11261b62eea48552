/// How much one line of the story may bring about before vcsim gives up: far more than any app, and little enough to be used up in
/// seconds.
struct WorkBudget: Sendable {
  let limits: Allowance
  /// Works that are left for the line that is being played.
  private var left = 0
  private(set) var overrun: Overrun?

  struct Allowance: Hashable, Sendable {
    let works: Int
    let hooks: Int
    let passes: Int

    init(_ scenario: Scenario) {
      let controllers = scenario.controllers.count
      let code =
        scenario.hooks.reduce(0) { $0 + $1.actions.count } + scenario.blocks.reduce(0) { $0 + $1.statements.count }
      works = 200_000 + 400 * controllers + 100 * code
      hooks = 20_000 + 10 * code
      passes = 10_000 + controllers
    }
  }

  /// The works that are carried out when a limit has been passed, to see what repeats.
  struct Overrun: Sendable {
    let limit: Int
    var works: [Work] = []
    static let length = 2_048
  }

  init(_ scenario: Scenario) { limits = Allowance(scenario) }

  mutating func begin() {
    left = limits.works
    overrun = nil
  }

  /// Counts a work. Returns false when the budget is used up and what repeats has been seen.
  @inline(__always)
  mutating func allows(_ work: Work) -> Bool {
    left -= 1
    return left >= 0 || watches(work)
  }

  /// Notes that one of the limits was passed.
  mutating func pass(_ limit: Int) {
    if overrun == nil { overrun = Overrun(limit: limit) }
    left = 0
  }

  private mutating func watches(_ work: Work) -> Bool {
    pass(limits.works)
    overrun?.works.append(work)
    return overrun.map { $0.works.count < Overrun.length } ?? true
  }
}
