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
      case .line(let text): !text.contains("*")
      case .anyLines, .anyOrder, .not: false
      }
    }
  }

  /// How many of its lines are relaxed.
  public var relaxations: Int {
    block.lines.count { line in
      switch line.content {
      case .line(let text): text.contains("*")
      case .anyLines, .anyOrder, .not: true
      }
    }
  }

  /// The lines that are compared: those that `only` names.
  public func relevant(_ lines: [TraceLine], in scenario: Scenario) -> [TraceLine] {
    guard let only = block.only else { return lines }
    let names = Set(only.map { scenario.name(of: $0) })
    return lines.filter { line in
      guard let first = line.text.split(separator: " ").first else { return false }
      let receiver = first.split(separator: ".").first.map(String.init) ?? String(first)
      return names.contains(receiver)
    }
  }

  /// True if the lines are what the block says, all of them.
  public func matches(_ lines: [TraceLine]) -> Bool {
    var texts = lines.map { $0.text }
    if words.ignoresUnstatedValues, !statesTimes { texts.removeAll { $0.hasPrefix("-- ") } }
    var pattern = block.lines
    if words.collapsesRepeats {
      texts = Self.collapsed(texts)
      pattern = Self.collapsed(pattern)
    }
    return match(pattern, texts)
  }

  /// The lines of the block as lines of a trace, relaxations left out: for showing a difference.
  public var literalLines: [TraceLine] {
    block.lines.flatMap { line -> [TraceLine] in
      switch line.content {
      case .line(let text): [TraceLine(text: text, depth: 0)]
      case .anyOrder(let group):
        group.compactMap { if case .line(let text) = $0.content { TraceLine(text: text, depth: 0) } else { nil } }
      case .anyLines, .not: []
      }
    }
  }

  private var statesTimes: Bool {
    literalLines.contains { $0.text.hasPrefix("-- ") }
  }

  // MARK: Matching

  /// Goes through the pattern once and keeps the set of places in the trace that it can have reached.
  private func match(_ pattern: [ExpectedLine], _ texts: [String]) -> Bool {
    var reached = [Bool](repeating: false, count: texts.count + 1)
    reached[0] = true
    var forbidden: [String] = []
    for line in pattern {
      var next = [Bool](repeating: false, count: texts.count + 1)
      switch line.content {
      case .line(let expected):
        for place in texts.indices where reached[place] && isSame(expected, texts[place]) {
          next[place + 1] = !forbidden.contains { isSame($0, texts[place]) }
        }
      case .anyLines:
        var isOpen = false
        for place in 0...texts.count {
          if reached[place] { isOpen = true }
          next[place] = isOpen
          if place < texts.count, forbidden.contains(where: { isSame($0, texts[place]) }) { isOpen = false }
        }
      case .anyOrder(let group):
        let expected = group.compactMap { if case .line(let text) = $0.content { text } else { nil } }
        for place in 0...texts.count where reached[place] && place + expected.count <= texts.count {
          if isPermutation(expected, Array(texts[place..<place + expected.count])) { next[place + expected.count] = true }
        }
      case .not(let text):
        forbidden.append(text)
        next = reached
      }
      reached = next
    }
    return reached[texts.count]
  }

  /// True if each expected line has a line of its own.
  private func isPermutation(_ expected: [String], _ texts: [String]) -> Bool {
    guard expected.count == texts.count else { return false }
    // The augmenting paths of a matching: small groups, and no search through all orders.
    var owner = [Int?](repeating: nil, count: texts.count)
    func place(_ index: Int, _ tried: inout Set<Int>) -> Bool {
      for slot in texts.indices where !tried.contains(slot) && isSame(expected[index], texts[slot]) {
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

  /// True if a line of the trace is what the expected line says.
  private func isSame(_ expected: String, _ text: String) -> Bool {
    if expected == text { return true }
    guard words.ignoresUnstatedValues || expected.contains("*") else { return false }
    if expected.hasPrefix("!") || text.hasPrefix("!") { return false }
    let wanted = expected.split(separator: " ")
    let found = text.split(separator: " ")
    guard wanted.count >= 2, found.count >= 2, wanted[0] == found[0], wanted[1] == found[1] else { return false }
    var rest = found[2...]
    var letsRestThrough = words.ignoresUnstatedValues
    for word in wanted[2...] {
      if word == "*" {
        letsRestThrough = true
      } else if word.hasSuffix("=*") {
        guard let place = rest.firstIndex(where: { $0.hasPrefix(word.dropLast()) }) else { return false }
        rest.remove(at: place)
      } else {
        guard let place = rest.firstIndex(of: word) else { return false }
        rest.remove(at: place)
      }
    }
    return letsRestThrough || rest.isEmpty
  }

  /// Leaves out what repeats the line, or the group of lines, right before it.
  static func collapsed<Element: Hashable>(_ items: [Element]) -> [Element] where Element: CollapsedAlike {
    var result = items
    var changed = true
    while changed {
      changed = false
      var length = 1
      while length * 2 <= result.count {
        var start = 0
        while start + 2 * length <= result.count {
          let isRepeat = (0..<length).allSatisfy { result[start + $0].isAlike(result[start + length + $0]) }
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

/// What counts as the same when repeats are collapsed.
protocol CollapsedAlike {
  func isAlike(_ other: Self) -> Bool
}

extension String: CollapsedAlike {
  func isAlike(_ other: String) -> Bool { self == other }
}

extension ExpectedLine: CollapsedAlike {
  func isAlike(_ other: ExpectedLine) -> Bool { content == other.content && content != .anyLines }
}
