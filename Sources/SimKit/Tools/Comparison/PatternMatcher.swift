/// Holds lines against the lines of an `expect`.
///
/// The lines between two `...` are a piece. The first piece begins with the first line, the last ends with the last,
/// and each between them is taken where it first fits: a later place would leave less for those after it.
struct PatternMatcher {
  private let lines: [TraceLine]
  private let ignoresOthers: Bool

  init(_ lines: [TraceLine], ignoringOthers: Bool) {
    self.lines = lines
    ignoresOthers = ignoringOthers
  }

  func matches(_ pattern: [ExpectedLine]) -> Bool {
    let pieces = pattern.split(omittingEmptySubsequences: false) { $0.content == .anyLines }.map {
      Piece(Array($0), self)
    }
    guard let first = pieces.first, let last = pieces.last, first.fits(self, at: 0) else { return false }
    guard pieces.count > 1 else { return first.length == lines.count }
    var place = first.length
    let end = lines.count - last.length
    for piece in pieces.dropFirst().dropLast() {
      guard let start = (place..<max(place, end - piece.length + 1)).first(where: { piece.fits(self, at: $0) }) else {
        return false
      }
      place = start + piece.length
    }
    return place <= end && last.fits(self, at: end)
  }

  /// Lines of an `expect` that come one after the other.
  private struct Piece {
    private enum Item {
      case line(LinePattern)
      case group(PatternGroup)
      /// A forbidden line does not occur from this position.
      case bound(Int)
    }

    private var items: [Item] = []
    /// How many lines of the trace it takes.
    private(set) var length = 0

    init(_ pattern: [ExpectedLine], _ matcher: PatternMatcher) {
      for line in pattern {
        switch line.content {
        case .line(let pattern):
          items.append(.line(pattern))
          length += 1
        case .anyOrder(let group):
          let group = PatternGroup(group, ignoringOthers: matcher.ignoresOthers)
          items.append(.group(group))
          length += group.patterns.count
        case .not(let forbidden):
          let last = matcher.lines.lastIndex { forbidden.fits($0, ignoringOthers: matcher.ignoresOthers) }
          items.append(.bound(last.map { $0 + 1 } ?? 0))
        case .anyLines: break
        }
      }
    }

    func fits(_ matcher: PatternMatcher, at start: Int) -> Bool {
      guard start >= 0, start + length <= matcher.lines.count else { return false }
      var place = start
      for item in items {
        switch item {
        case .line(let pattern):
          guard pattern.fits(matcher.lines[place], ignoringOthers: matcher.ignoresOthers) else { return false }
          place += 1
        case .group(let group):
          guard group.fits(matcher.lines[place..<place + group.patterns.count]) else { return false }
          place += group.patterns.count
        case .bound(let bound):
          guard place >= bound else { return false }
        }
      }
      return true
    }
  }
}

/// The lines of an `any order`.
struct PatternGroup {
  let patterns: [LinePattern]
  private let ignoresOthers: Bool
  /// How often each line comes, when all of them fit one line only; nil when some fit several.
  private var counts: [TraceLine.Content: Int]?
  private var subjects: [TraceLine.Content: Int] = [:]

  init(_ group: [ExpectedLine], ignoringOthers: Bool) {
    patterns = group.compactMap { if case .line(let pattern) = $0.content { pattern } else { nil } }
    ignoresOthers = ignoringOthers
    for pattern in patterns { subjects[pattern.subject, default: 0] += 1 }
    guard !ignoringOthers, patterns.allSatisfy({ $0.isLiteral && !$0.statesGeometry }) else { return }
    counts = patterns.reduce(into: [:]) { $0[$1.content, default: 0] += 1 }
  }

  /// Whether each pattern has a different line.
  func fits(_ lines: ArraySlice<TraceLine>) -> Bool {
    if let counts { return Self.count(lines.lazy.map { $0.content }, counts) }
    // A line fits patterns about its subject only: so the search for owners is among few.
    guard Self.count(lines.lazy.map { $0.subject }, subjects) else { return false }
    var bySubject: [TraceLine.Content: (patterns: [LinePattern], lines: [TraceLine])] = [:]
    for pattern in patterns { bySubject[pattern.subject, default: ([], [])].patterns.append(pattern) }
    for line in lines { bySubject[line.subject, default: ([], [])].lines.append(line) }
    return bySubject.values.allSatisfy { owns($0.patterns, $0.lines) }
  }

  /// Whether each item comes as often as it should.
  private static func count(_ items: some Sequence<TraceLine.Content>, _ counts: [TraceLine.Content: Int]) -> Bool {
    var left: [TraceLine.Content: Int]?
    for item in items {
      guard let count = (left ?? counts)[item], count > 0 else { return false }
      // Most places fall at the first line, and cost no copy.
      if left == nil { left = counts }
      left?[item] = count - 1
    }
    return true
  }

  /// The augmenting paths of a matching.
  private func owns(_ patterns: [LinePattern], _ lines: [TraceLine]) -> Bool {
    var owner = [Int?](repeating: nil, count: lines.count)
    func place(_ index: Int, _ tried: inout Set<Int>) -> Bool {
      for slot in lines.indices
      where !tried.contains(slot) && patterns[index].fits(lines[slot], ignoringOthers: ignoresOthers) {
        tried.insert(slot)
        if owner[slot] == nil || place(owner[slot]!, &tried) {
          owner[slot] = index
          return true
        }
      }
      return false
    }
    return patterns.indices.allSatisfy { index in
      var tried: Set<Int> = []
      return place(index, &tried)
    }
  }
}

extension LinePattern {
  func fits(_ line: TraceLine, ignoringOthers: Bool) -> Bool {
    switch (self, line.content) {
    case (.message(let pattern), .message(let message)):
      pattern.fits(message, line, ignoringOthers: ignoringOthers)
    case (.message, _): false
    case (.gap, _), (.warning, _), (.exception, _): content == line.content
    }
  }

  var subject: TraceLine.Content { TraceLine(content, depth: 0).subject }

  /// Whether it states what a line of a trace need not have.
  var statesGeometry: Bool {
    guard case .message(let message) = self else { return false }
    return message.fields.contains { Geometry.keys.contains($0.key) || FieldKey.ofPlace.contains($0.key) }
  }
}

extension MessagePattern {
  /// Whether a message is what the pattern says; geometry that the message lacks is held against what the receiver's code sees.
  func fits(_ message: TraceMessage, _ line: TraceLine, ignoringOthers: Bool) -> Bool {
    guard receiver == message.receiver, callback == message.callback else { return false }
    var stated = 0
    for field in fields {
      let value: FieldValue<String>
      if let found = message[field.key] {
        value = found
        stated += 1
      } else if let found = line.value(of: field.key) {
        value = found
      } else {
        return false
      }
      if let wanted = field.value, wanted != value { return false }
    }
    return allowsOthers || ignoringOthers || stated == message.fields.count
  }
}

extension LinePattern {
  /// The text in an `expect`.
  package var text: String {
    switch self {
    case .message(let message):
      var text = message.receiver + " " + message.callback.selector
      for field in message.fields { text += " " + field.key.name + "=" + (field.value?.text ?? "*") }
      return text + (message.allowsOthers ? " *" : "")
    case .gap, .warning, .exception: return content.text
    }
  }

  /// The line of a trace that says no more than is asked for.
  var content: TraceLine.Content {
    switch self {
    case .message(let message):
      let fields = message.fields.compactMap { field in field.value.map { Field(field.key, $0) } }
      return .message(TraceMessage(receiver: message.receiver, callback: message.callback, fields: fields))
    case .gap(let duration): return .gap(duration)
    case .warning(let words): return .warning(words)
    case .exception(let name, let reason): return .exception(name: name, reason: reason)
    }
  }
}
