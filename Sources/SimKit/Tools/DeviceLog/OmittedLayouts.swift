/// The layouts that a log or a trace has more than the other: where both have one, or in the log while the view is on screen and after a
/// layout that both have. How often a view is laid out there follows from its content, which isn't simulated.
package struct OmittedLayouts: Sendable {
  /// How many lines of the log, and of the trace, are left out.
  package private(set) var logged = 0
  /// The layouts of the log beside which the trace has none.
  private(set) var apart = 0
  package private(set) var traced = 0
  package var isEmpty: Bool { logged + traced == 0 }

  init() {}

  /// Leaves them out.
  /// - Parameter numbers: The line of the log of each of its lines.
  init(_ trace: inout [TraceStep], _ log: inout [TraceStep], numbers: inout [Int]) {
    guard Layouts.areIn(trace), Layouts.areIn(log) else { return }
    let (own, other) = (Layouts(trace), Layouts(log))
    var matched: (traced: Set<Int>, logged: Set<Int>) = ([], [])
    for case .both(let left, let right) in TraceDifference.edits(own.subjects, other.subjects) {
      matched.traced.insert(left)
      matched.logged.insert(right)
    }
    let (inTrace, beside) = (own.repeated(beside: matched.traced), other.repeated(beside: matched.logged))
    let inLog = beside.union(other.onScreen(after: matched.logged))
    (traced, logged, apart) = (inTrace.count, inLog.count, inLog.count - beside.count)
    Self.remove(inTrace, from: &trace)
    Self.remove(inLog, from: &log)
    numbers = numbers.indices.filter { !inLog.contains($0) }.map { numbers[$0] }
  }

  private static func remove(_ places: Set<Int>, from steps: inout [TraceStep]) {
    guard !places.isEmpty else { return }
    var place = 0
    for step in steps.indices {
      let lines = steps[step].lines
      steps[step].lines = lines.indices.filter { !places.contains(place + $0) }.map { lines[$0] }
      place += lines.count
    }
  }

  /// The lines of layout on a side. Spans lie between lines of a controller that say more than that its size or traits change.
  private struct Layouts {
    private struct Span: Hashable {
      let receiver: String
      let number: Int
      let callback: Callback
    }

    let subjects: [TraceLine.Content]
    /// For each line, the span in which it lays out; nil for other lines.
    private var spans: [Span?] = []
    /// For each line, whether its controller is on screen, as far as the lines say.
    private var areOnScreen: [Bool] = []

    static func areIn(_ steps: [TraceStep]) -> Bool {
      steps.contains { $0.lines.contains { $0.message?.callback.followsContent ?? false } }
    }

    init(_ steps: [TraceStep]) {
      let lines = steps.flatMap { $0.lines }
      subjects = lines.map { $0.subject }
      var numbers: [String: Int] = [:]
      var shown: Set<String> = []
      for line in lines {
        guard let message = line.message else {
          spans.append(nil)
          areOnScreen.append(false)
          continue
        }
        if message.callback == .viewWillAppear { shown.insert(message.owner) }
        if message.callback == .viewDidDisappear { shown.remove(message.owner) }
        areOnScreen.append(shown.contains(message.owner))
        let family = message.callback.family
        guard message.callback.followsContent else {
          // A layout waits while sizes and traits change.
          if family != .size, family != .rotation { numbers[message.owner, default: 0] += 1 }
          spans.append(nil)
          continue
        }
        spans.append(
          Span(
            receiver: message.receiver, number: family == .orientation ? 0 : numbers[message.owner] ?? 0,
            callback: message.callback))
      }
    }

    /// The lines without a partner whose span has one with a partner.
    func repeated(beside matched: Set<Int>) -> Set<Int> {
      let known = Set(matched.compactMap { spans[$0] })
      return Set(
        spans.indices.filter { place in
          !matched.contains(place) && (spans[place].map { known.contains($0) } ?? false)
        })
    }

    /// The lines without a partner of views on screen, after one with a partner.
    func onScreen(after matched: Set<Int>) -> Set<Int> {
      var known: Set<Subject> = []
      return Set(
        spans.indices.filter { place in
          guard let span = spans[place] else { return false }
          let subject = Subject(receiver: span.receiver, callback: span.callback)
          if matched.contains(place) { known.insert(subject) }
          return !matched.contains(place) && areOnScreen[place] && known.contains(subject)
        })
    }

    private struct Subject: Hashable {
      let receiver: String
      let callback: Callback
    }
  }
}

extension Callback {
  /// Whether the content of a view, the system, or more than the story decides how often it is sent.
  fileprivate var followsContent: Bool {
    switch family {
    case .orientation, .layout, .constraints: true
    case .size: self == .viewLayoutMarginsDidChange || self == .viewSafeAreaInsetsDidChange
    default: false
    }
  }
}
