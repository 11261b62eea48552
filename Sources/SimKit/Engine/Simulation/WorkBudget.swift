/// How much one line of the story may bring about before vcsim gives up: far more than any app, and little enough to be used up in
/// seconds, and to be printed and kept.
struct WorkBudget: Sendable {
  let limits: Allowance
  /// Works that are left for the line that is being played.
  private var left = 0
  /// The bytes of the lines so far.
  private var bytes = 0
  private(set) var overrun: Overrun?

  struct Allowance: Hashable, Sendable {
    let works: Int
    let hooks: Int
    let passes: Int
    /// How many callbacks may be open, each in the one before. A line is indented by them.
    let depth: Int
    /// About how many bytes the lines may have as text.
    let bytes: Int
    /// How many bytes a line has at most, without its indentation.
    let bytesOfLine: Int

    init(_ scenario: Scenario) {
      let controllers = scenario.controllers.count
      depth = 1_000 + 4 * controllers
      bytes = 16 << 20 + controllers << 12
      let names = scenario.controllers.reduce(0) { max($0, $1.name.utf8.count) }
      var longest = Self.longest(scenario.story)
      for hook in scenario.hooks { longest = max(longest, Self.longest(hook.actions)) }
      for block in scenario.blocks { longest = max(longest, Self.longest(block.statements)) }
      bytesOfLine = 48 + 2 * names + longest
      let code =
        scenario.hooks.reduce(0) { $0 + $1.actions.count } + scenario.blocks.reduce(0) { $0 + $1.statements.count }
      works = 200_000 + 400 * controllers + 100 * code
      hooks = 20_000 + 10 * code
      passes = 10_000 + controllers
    }

    private static func longest(_ lines: [Statement]) -> Int { lines.reduce(0) { max($0, $1.text.utf8.count) } }
  }

  /// The works that are carried out when a limit has been passed, to see what repeats.
  struct Overrun: Sendable {
    let limit: WorkLimit
    var works: [Work] = []
    static let length = 2_048
  }

  init(_ scenario: Scenario) { limits = Allowance(scenario) }

  mutating func begin() {
    left = limits.works
    bytes = 0
    overrun = nil
  }

  /// Counts a work. Returns false when the budget is used up and what repeats has been seen.
  @inline(__always)
  mutating func allows(_ work: Work) -> Bool {
    left -= 1
    return left >= 0 || watches(work)
  }

  mutating func pass(_ limit: WorkLimit) {
    if overrun == nil { overrun = Overrun(limit: limit) }
    left = 0
  }

  /// Counts events that are handed over: their number, and how deep they are together.
  @inline(__always)
  mutating func count(_ events: (count: Int, depths: Int), depth: Int) {
    bytes += events.count * limits.bytesOfLine + 2 * events.depths
    if bytes > limits.bytes { pass(.bytes(limits.bytes)) }
    if depth > limits.depth { pass(.depth(limits.depth)) }
  }

  private mutating func watches(_ work: Work) -> Bool {
    pass(.rounds(limits.works))
    overrun?.works.append(work)
    return overrun.map { $0.works.count < Overrun.length } ?? true
  }
}
