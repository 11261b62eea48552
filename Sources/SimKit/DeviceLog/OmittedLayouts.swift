/// The layouts that a log or a trace has once more than the other, where both have one: how often a view is laid out there follows from
/// its content, which isn't simulated.
package struct OmittedLayouts: Sendable {
  /// How many lines of the log, and of the trace, are left out.
  package private(set) var logged = 0
  package private(set) var traced = 0
  package var isEmpty: Bool { logged + traced == 0 }

  init() {}

  /// Leaves them out.
  /// - Parameter numbers: The line of the log of each of its lines.
  init(_ trace: inout [TraceStep], _ log: inout [TraceStep], numbers: inout [Int]) {
    let (own, other) = (Layouts(trace), Layouts(log))
    guard !own.isEmpty, !other.isEmpty else { return }
    var matched: (traced: Set<Int>, logged: Set<Int>) = ([], [])
    for case .both(let left, let right) in TraceDifference.edits(own.subjects, other.subjects) {
      matched.traced.insert(left)
      matched.logged.insert(right)
    }
    let (inTrace, inLog) = (own.repeated(beside: matched.traced), other.repeated(beside: matched.logged))
    (traced, logged) = (inTrace.count, inLog.count)
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

  /// The lines of layout on a side. A span of a receiver is the lines between two other lines of its controller.
  private struct Layouts {
    private struct Span: Hashable {
      let receiver: String
      let number: Int
      let callback: Callback
    }

    let subjects: [TraceLine.Content]
    /// For each line, the span in which it lays out; nil for other lines.
    private var spans: [Span?] = []
    var isEmpty: Bool { spans.allSatisfy { $0 == nil } }

    init(_ steps: [TraceStep]) {
      let lines = steps.flatMap { $0.lines }
      subjects = lines.map { $0.subject }
      var numbers: [String: Int] = [:]
      for line in lines {
        guard let message = line.message else {
          spans.append(nil)
          continue
        }
        guard message.callback.family == .layout else {
          numbers[message.owner, default: 0] += 1
          spans.append(nil)
          continue
        }
        spans.append(
          Span(receiver: message.receiver, number: numbers[message.owner] ?? 0, callback: message.callback))
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
  }
}
