/// The facts that code that records a callback needs about an argument: found by the part of the selector before it.
struct RecordedArgument {
  /// The last words of the parts, as in `viewWillAppear:` or `willMoveToParentViewController:`; the longest match counts.
  let parts: [String]
  /// The type in Objective-C.
  let type: String
  let name: String
  /// The value that the line states, nil for arguments that traces do not show.
  let field: FieldKey?

  /// The rows of `arguments.md`.
  private static let all = TextSection.rows(in: TextFiles.arguments).map { cells in
    RecordedArgument(
      parts: cells[3].listed, type: String(cells[1]), name: String(cells[0]), field: FieldKey(name: String(cells[2])))
  }

  /// The arguments of a callback, one for each colon; nil if one of them is of no known type.
  static func arguments(of selector: String) -> [RecordedArgument]? {
    var result: [RecordedArgument] = []
    for part in selector.split(separator: ":").prefix(selector.utf8.filter { $0 == 58 }.count) {
      guard let best = all.max(by: { $0.match(part) < $1.match(part) }), best.match(part) > 0 else { return nil }
      result.append(best)
    }
    return result
  }

  /// How many bytes at the end of a selector's part are the argument's.
  private func match(_ part: Substring) -> Int {
    parts.map { part.hasSuffix($0) ? $0.utf8.count : 0 }.max() ?? 0
  }

  /// The value's text as an expression of Objective-C: a string with the key.
  var objectiveCValue: String? {
    guard let field else { return nil }
    let (form, value): (String, String)
    switch field.facts.kind {
    case .yesOrNo: (form, value) = ("%@", "VCSIMYes(\(name))")
    case .orientation, .orientations: (form, value) = ("%@", "VCSIMOrientation(\(name))")
    case .duration: (form, value) = ("%dms", "(int)(\(name) * 1000 + 0.5)")
    case .controller: (form, value) = ("%@", "VCSIMName(\(name))")
    case .size: (form, value) = ("%gx%g", "\(name).width, \(name).height")
    case .traits: (form, value) = ("%@", "VCSIMTraits(\(name))")
    case .displayMode: (form, value) = ("%@", "VCSIMMode(\(name))")
    case .column: (form, value) = ("%@", "VCSIMColumn(\(name))")
    case .rect, .insets, .style, .answer: return nil
    }
    return "[NSString stringWithFormat:@\" \(field.name)=\(form)\", \(value)]"
  }
}
