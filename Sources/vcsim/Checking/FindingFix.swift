import SimKit

extension ExploredStory {
  /// The fix for the first of the texts that it shows; nil if none is known.
  var fix: String? {
    guard isOfRule else { return nil }
    return fix(for: showings[0].discovery.text)
  }

  /// How far records support the text in its first version; nil if they show it there.
  var confidence: String? {
    guard isOfRule, let rule = RuleID.named(ground), let mode = modes.first else { return nil }
    let confidence = Rule.Standing(of: rule, in: mode).confidence
    return confidence == .seen ? nil : confidence.name
  }

  /// Whether a text of UIKit is shown, whose rule has a page.
  var isOfRule: Bool {
    switch kind {
    case .crash, .complaint: true
    case .hang, .surprise, .assert, .answer, .reach: false
    }
  }

  /// The fix of the cause whose scenario is most like the story; without causes, that of the call.
  private func fix(for text: String) -> String? {
    let words = text.split(separator: ":", maxSplits: 1)
    let reason = words.count > 1 && words[0].hasSuffix("Exception") ? String(words[1].dropFirst()) : text
    for case .text(let refusal, _, _) in PastedText.texts(for: reason) {
      let causes = Guide.about(refusal)?.causes ?? []
      guard causes.count > 1 else { return causes.first?.fix ?? refusal.contract.fix }
      let own = firstWords
      // The commonest comes first.
      let nearest = causes.enumerated().min { left, right in
        (distance(of: own, to: left.element), left.offset) < (distance(of: own, to: right.element), right.offset)
      }
      return nearest?.element.fix
    }
    return nil
  }

  /// The words with which lines of the story and of the app's code begin.
  private var firstWords: Set<String> {
    let code = trial.map { $0.blocks.flatMap(\.statements).map(\.text) + $0.hooks.map { _ in "when" } } ?? []
    return Set((lines + code).compactMap { Self.firstWord(of: $0) })
  }

  /// How far a cause is from the story with these words: lines that the story has no like of, and whether something is interrupted.
  private func distance(of own: Set<String>, to cause: Guide.PossibleCause) -> Int {
    let missing = cause.lines.compactMap { Self.firstWord(of: $0) }.filter { !own.contains($0) }
    let interrupts = cause.lines.contains { $0.hasSuffix("without waiting") }
    // A cause inside a callback is none of a story without the app's code.
    return missing.count { $0 == "when" } + missing.count + (interrupts == (story.interruptions > 0) ? 0 : 4)
  }

  private static func firstWord(of line: some StringProtocol) -> String? {
    line.split(separator: " ").first.map { String($0) }
  }
}
