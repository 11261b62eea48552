/// How much one line of the story may bring about before vcsim gives up: far more than any app, and little enough to be used up in
/// seconds.
struct WorkBudget: Sendable {
  /// The limits that the sizes of a scenario allow.
  let limits: Allowance
  /// Works that are left for the line that is being played.
  private var left = 0
  private var overrun: Overrun?

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
  private struct Overrun: Sendable {
    let limit: Int
    var works: [Work] = []
    static let length = 2_048
  }

  init(_ scenario: Scenario) { limits = Allowance(scenario) }

  /// The next line of the story begins.
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

  /// The limit that was passed, and the message that was sent most often after that.
  fileprivate var excess: (limit: Int, repeats: (Receiver, Callback)?) {
    var counts: [Messages.HookKey: Int] = [:]
    var most: (key: Messages.HookKey, count: Int)?
    for work in overrun?.works ?? [] {
      guard case .send(let receiver, let callback, _, _) = work else { continue }
      let key = Messages.HookKey(receiver: receiver, callback: callback)
      let count = counts[key, default: 0] + 1
      counts[key] = count
      if count > (most?.count ?? 1) { most = (key, count) }
    }
    return (overrun?.limit ?? limits.works, most.map { ($0.key.receiver, $0.key.callback) })
  }
}

extension Simulator {
  /// The budget is used up: the fault names the line of the story, and what repeats.
  mutating func failUsedUp() {
    let (limit, repeats) = budget.excess
    let names = TraceNames(scenario, spelling: .objc)
    var text = ByteBuffer()
    if let (receiver, callback) = repeats {
      names.put(receiver, to: &text)
      names.put(callback, to: &text)
    }
    fail(
      .neverComesToRest(
        scenario.story[position].text, limit: limit,
        repeats: repeats == nil ? nil : String(decoding: text.bytes, as: UTF8.self)))
  }
}
