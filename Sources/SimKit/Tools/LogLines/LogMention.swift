/// A callback that a line names, with what the line says around it.
struct LogMention {
  let line: LogLine
  var name: LogName
  /// The text in front of the name, from the end of the name before it.
  var lead: Range<Int> { didSet { before = line.segments(in: lead) } }
  /// The text behind the name, to the next name.
  var tail: Range<Int> { didSet { behind = line.segments(in: tail) } }
  private(set) var before: [LogSegment]
  private(set) var behind: [LogSegment]
  /// Nil as long as the receiver is unknown.
  var className: String?
  var address: Range<Int>?
  /// Whether the class is that of the method in brackets, or of an object.
  var isPrinted = false
  /// Whether the class is behind the name.
  var isNamedBehind = false
  /// The line of the source that printed it.
  var sourceLine: Int?

  init(_ name: LogName, in line: LogLine, lead: Range<Int>, tail: Range<Int>) {
    (self.line, self.name, self.lead, self.tail) = (line, name, lead, tail)
    (before, behind) = (line.segments(in: lead), line.segments(in: tail))
  }

  var message: LoggedMessage { name.message }

  // MARK: Whether it is a call

  /// Whether a callback is meant, and no sentence names one. `label`: what the log calls the receiver, if the line names no class.
  func isCall(_ label: String?) -> Bool {
    let next = behind.first
    let last = (next?.isKey == true ? [] : next?.words ?? []).suffix(2).map { line.small($0) }
    if LogWords.observing.contains(last.joined(separator: " ")) || LogWords.observing.contains(last.last ?? "") {
      return false
    }
    if isSubscription { return false }
    if className != nil || label != nil { return true }
    let count = before.reduce(0) { $0 + plainWords($1) }
    return switch name.form {
    case .signature: true
    case .word: count == 0 || count <= 2 && isLast
    case .compound: false
    case .common, .spaced: isLast
    }
  }

  /// `CartController.swift:52 (viewDidLoad()) -> Event next(1)`: where in the code a stream begins that has an event now.
  private var isSubscription: Bool {
    let front = line.bytes[..<name.range.lowerBound].suffix(3)
    return front.count == 3 && ASCII.isDigit(front[front.startIndex]) && front.dropFirst().elementsEqual(" (".utf8)
      && line.bytes[name.range.upperBound...].starts(with: ") -> ".utf8)
  }

  private var isLast: Bool { behind.allSatisfy { plainWords($0) == 0 } }

  /// How many words of a segment are a sentence's: no fillers, levels or numbers.
  private func plainWords(_ segment: LogSegment) -> Int {
    line.core(segment, hasLetters: false).count { word in
      !word.utf8.contains(where: ASCII.isDigit) || LogBytes.isIdeographic(word.utf8)
    }
  }

  // MARK: Whether the callback ends

  /// `END HomeController.viewDidLoad`, `after super.viewDidAppear`, `viewDidLoad finished`
  var isEnding: Bool {
    let words = before.flatMap { $0.words }.map { line.small($0) }
    let near = [words.first, words.last { $0 != "super" }].compactMap { $0 }
    return (near + (behind.first?.words.prefix(2).map { line.small($0) } ?? [])).contains {
      LogWords.endings.contains($0)
    }
  }

  /// A sign in front points back, as `<<<` does.
  var pointsBack: Bool {
    line.bytes[lead].split(separator: 32).contains { word in LogWords.signsOfReturn.contains { word.elementsEqual($0) }
    }
  }
}
