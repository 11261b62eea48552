import SimKit

/// The receivers and callbacks that a command line chooses, for a trace or a log: their receivers are names.
struct LineFilter {
  /// The names that `--only` chooses; empty for all.
  let names: [String]
  private let callbacks: TraceFilter
  private let choosesCallbacks: Bool

  init(_ invocation: Invocation) throws(Problem) {
    names = RunCommand.words(invocation[RunCommand.only])
    var filter = TraceFilter()
    try RunCommand.chooseCallbacks(of: &filter, invocation, callbacks: invocation[DiffCommand.callbacks])
    choosesCallbacks = filter != TraceFilter()
    callbacks = filter
  }

  var isEmpty: Bool { names.isEmpty && !choosesCallbacks }

  /// The filter for a log's callbacks if the other side has none of its own.
  var ofCallbacks: TraceFilter? { choosesCallbacks ? callbacks : nil }

  func shows(_ message: TraceMessage) -> Bool {
    callbacks.shows(message.callback) && (names.isEmpty || names.contains(message.owner))
  }

  /// Leaves the lines that the filter shows. Messages of which vcsim knows no callback, and UIKit's warnings, have no family.
  func shown(_ steps: [TraceStep]) -> [TraceStep] {
    isEmpty ? steps : steps.map { $0.shown(shows) }
  }

  /// Refuses names that neither side has.
  func check(_ sides: [(path: String, steps: [TraceStep])]) throws(Problem) {
    let known = sides.flatMap(\.steps).flatMap(\.lines).compactMap { $0.message?.owner }.unique
    for name in names where !known.contains(name) {
      throw .unknownController(name, file: sides[0].path, legal: known)
    }
  }
}

extension TraceOperand.Content {
  /// The lines of a trace that a filter shows. A log stays whole until its classes are controllers.
  func narrowed(by filter: LineFilter) -> Self {
    switch self {
    case .stored, .trace: .trace(filter.shown(steps))
    case .log: self
    }
  }
}
