/// How sure the receiver of a callback is: its evidence against that of the next best.
///
/// Every choice of words in front of a name may be its receiver, and so may none of them. Each is supported by independent
/// sources: where it is in the line, that it comes before a second callback, and two for how it is written. The receiver is
/// chosen by rules, but if no more sources support it than another choice, it is *doubtful*.
extension LogLabels {
  /// Whether no more evidence supports a receiver than another choice; nil is the choice of none.
  func isDoubtful(_ receiver: String?, of mention: LogMention) -> Bool {
    if mention.isPrinted || mention.address != nil { return false }
    let cells = mention.cells(hasLetters: true)
    // A name that has nothing in front has none, or one behind.
    var own = receiver.map { evidence(for: $0, isNext: cells.isEmpty) } ?? (hasBareNames || cells.isEmpty ? 2 : 1)
    var rival = receiver == nil ? 0 : 1
    for (place, cell) in cells.enumerated() {
      for (start, choice) in Self.rivals(cell).enumerated() {
        let evidence = evidence(for: choice, isNext: place == 0 && start == 0)
        if let receiver, choice == receiver || Self.owner(choice) == receiver {
          own = max(own, evidence)
        } else {
          rival = max(rival, evidence)
        }
      }
    }
    return own <= rival
  }

  /// How many sources support a choice.
  private func evidence(for choice: String, isNext: Bool) -> Int {
    let last = Self.owner(choice.split(separator: " ").last.map { String($0) } ?? choice)
    return [isNext, recurs(choice), Self.isCamelCase(last), LogLine.isClassLike(last)].count { $0 }
  }

  /// The choices of words with which a segment ends: a class alone, unless many apps have a class of that name.
  private static func rivals(_ words: [String]) -> [String] {
    guard let last = words.last.map(owner), isCamelCase(last), !LogLine.everybodys.contains(last) else {
      return choices(words)
    }
    return [last]
  }

  /// `HomeController` of `Shop.HomeController` and of `HomeController.swift`.
  private static func owner(_ word: String) -> String { LogLine.fileName(word) ?? LogLine.bareClass(word) }
}
