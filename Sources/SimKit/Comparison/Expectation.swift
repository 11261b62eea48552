/// Holds the lines of a step against an `expect` block.
public struct Expectation: Sendable {
  public let block: ExpectBlock
  public let words: ComparisonWords

  public init(_ block: ExpectBlock, _ words: ComparisonWords) {
    self.block = block
    self.words = words
  }

  /// True if nothing in it is relaxed: then it can be replaced whole.
  public var isLiteral: Bool {
    block.lines.allSatisfy { line in
      switch line.content {
      case .line(let pattern): pattern.isLiteral
      case .anyLines, .anyOrder, .not: false
      }
    }
  }

  /// How many of its lines are relaxed.
  public var relaxations: Int {
    block.lines.count { line in
      switch line.content {
      case .line(let pattern): !pattern.isLiteral
      case .anyLines, .anyOrder, .not: true
      }
    }
  }

  /// The lines that are compared: those that `only` names.
  public func relevant(_ lines: [TraceLine], in scenario: Scenario) -> [TraceLine] {
    guard let only = block.only else { return lines }
    let names = Set(only.map { scenario.name(of: $0) })
    return lines.filter { $0.message.map { names.contains($0.owner) } ?? false }
  }

  /// True if the lines are what the block says, all of them.
  public func matches(_ lines: [TraceLine]) -> Bool {
    var lines = lines
    if words.ignoresUnstatedValues, !statesTimes { lines.removeAll { $0.isGap } }
    var pattern = block.lines
    if words.collapsesRepeats {
      lines = Self.collapsed(lines) { $0.content == $1.content }
      pattern = Self.collapsed(pattern) { $0.content == $1.content && $0.content != .anyLines }
    }
    return match(pattern, lines)
  }

  /// The lines of the block as lines of a trace, relaxations left out: for showing a difference.
  public var literalLines: [TraceLine] {
    block.lines.flatMap { line -> [TraceLine] in
      switch line.content {
      case .line(let pattern): [TraceLine(pattern.content, depth: 0)]
      case .anyOrder(let group): Self.patterns(of: group).map { TraceLine($0.content, depth: 0) }
      case .anyLines, .not: []
      }
    }
  }

  private var statesTimes: Bool {
    literalLines.contains { $0.isGap }
  }

  // MARK: Matching

  /// Goes through the pattern once and keeps the set of places in the trace that it can have reached.
  private func match(_ pattern: [ExpectedLine], _ lines: [TraceLine]) -> Bool {
    var reached = [Bool](repeating: false, count: lines.count + 1)
    reached[0] = true
    var forbidden: [LinePattern] = []
    for line in pattern {
      var next = [Bool](repeating: false, count: lines.count + 1)
      switch line.content {
      case .line(let expected):
        for place in lines.indices where reached[place] && isSame(expected, lines[place]) {
          next[place + 1] = !forbidden.contains { isSame($0, lines[place]) }
        }
      case .anyLines:
        var isOpen = false
        for place in 0...lines.count {
          if reached[place] { isOpen = true }
          next[place] = isOpen
          if place < lines.count, forbidden.contains(where: { isSame($0, lines[place]) }) { isOpen = false }
        }
      case .anyOrder(let group):
        let expected = Self.patterns(of: group)
        for place in 0...lines.count where reached[place] && place + expected.count <= lines.count {
          if isPermutation(expected, Array(lines[place..<place + expected.count])) {
            next[place + expected.count] = true
          }
        }
      case .not(let pattern):
        forbidden.append(pattern)
        next = reached
      }
      reached = next
    }
    return reached[lines.count]
  }

  /// True if each expected line has a line of its own.
  private func isPermutation(_ expected: [LinePattern], _ lines: [TraceLine]) -> Bool {
    guard expected.count == lines.count else { return false }
    // The augmenting paths of a matching: small groups, and no search through all orders.
    var owner = [Int?](repeating: nil, count: lines.count)
    func place(_ index: Int, _ tried: inout Set<Int>) -> Bool {
      for slot in lines.indices where !tried.contains(slot) && isSame(expected[index], lines[slot]) {
        tried.insert(slot)
        if owner[slot] == nil || place(owner[slot]!, &tried) {
          owner[slot] = index
          return true
        }
      }
      return false
    }
    for index in expected.indices {
      var tried: Set<Int> = []
      if !place(index, &tried) { return false }
    }
    return true
  }

  static func patterns(of group: [ExpectedLine]) -> [LinePattern] {
    group.compactMap { if case .line(let pattern) = $0.content { pattern } else { nil } }
  }

  /// True if a line of the trace is what the expected line says.
  private func isSame(_ expected: LinePattern, _ line: TraceLine) -> Bool {
    switch (expected, line.content) {
    case (.message(let pattern), .message(let message)):
      pattern.fits(message, line.geometry, ignoringOthers: words.ignoresUnstatedValues)
    case (.gap(let wanted), .gap(let found)): wanted == found
    case (.warning(let wanted), .warning(let found)): wanted == found
    case (.exception(let name, let reason), .exception(let found, let foundReason)):
      name == found && reason == foundReason
    case (.message, _), (.gap, _), (.warning, _), (.exception, _): false
    }
  }

  /// Leaves out what repeats the item, or the group of items, right before it.
  static func collapsed<Item>(_ items: [Item], isAlike: (Item, Item) -> Bool) -> [Item] {
    var result = items
    var changed = true
    while changed {
      changed = false
      var length = 1
      while length * 2 <= result.count {
        var start = 0
        while start + 2 * length <= result.count {
          let isRepeat = (0..<length).allSatisfy { isAlike(result[start + $0], result[start + length + $0]) }
          if isRepeat {
            result.removeSubrange(start + length..<start + 2 * length)
            changed = true
          } else {
            start += 1
          }
        }
        length += 1
      }
    }
    return result
  }
}

extension MessagePattern {
  /// True if a message is what the pattern says. What it states of geometry, and the message does not, is held against
  /// what the receiver's code sees.
  func fits(_ message: TraceMessage, _ geometry: Geometry?, ignoringOthers: Bool) -> Bool {
    guard receiver == message.receiver, callback == message.callback else { return false }
    var stated = 0
    for field in fields {
      let value: FieldValue<String>
      if let found = message[field.key] {
        value = found
        stated += 1
      } else if let found = geometry?[field.key] {
        value = found
      } else {
        return false
      }
      if let wanted = field.value, wanted != value { return false }
    }
    return allowsOthers || ignoringOthers || stated == message.fields.count
  }
}
