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

  /// The fix of the commonest cause of a text that is an interruption, or none, as the story is; or else that of the call.
  private func fix(for text: String) -> String? {
    let words = text.split(separator: ":", maxSplits: 1)
    let reason = words.count > 1 && words[0].hasSuffix("Exception") ? String(words[1].dropFirst()) : text
    for case .text(let refusal, _, _) in PastedText.rows(for: reason) {
      let causes = Guide.about(refusal)?.causes ?? []
      let alike = causes.first { cause in
        cause.lines.contains { $0.hasSuffix("without waiting") } == (story.interruptions > 0)
      }
      return (alike ?? causes.first)?.fix ?? refusal.contract.fix
    }
    return nil
  }
}
