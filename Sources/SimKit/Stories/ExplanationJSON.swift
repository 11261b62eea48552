extension Explanation {
  /// The version of the JSON Lines: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.0" }

  /// The stories for programs, one JSON object a line, the version first; `vcsim schema why` has the schema.
  /// - Parameter most: How many stories to show.
  package func jsonLines(most: Int) -> String {
    var text = "{\"type\":\"version\",\"format\":\"vcsim.why\",\"format_version\":\"\(Self.formatVersion)\"}\n"
    text +=
      "{\"type\":\"log\",\"callbacks\":\(log.lines.count),\"unjudged\":\(log.unjudged),\"explained\":\(isExplained)"
    text += ",\"cut_short\":\(isCutShort)"
    if let next { text += ",\"next\":\(Self.quoted(next.selector))" }
    text += "}\n"
    for (place, story) in stories.prefix(most).enumerated() {
      text += "{\"type\":\"story\",\"rank\":\(place + 1),\"tied\":\(story.isTied),\"actions\":["
      text += story.actions.map { action in
        let lines = action.lines.map { ",\"first\":\($0.lowerBound),\"last\":\($0.upperBound)" } ?? ""
        return "{\"text\":\(Self.quoted(action.text))\(lines)}"
      }.joined(separator: ",")
      text += "],\"places\":[\(story.places.map { Self.quoted($0) }.joined(separator: ","))]"
      text += ",\"modes\":[\(story.modes.map { Self.quoted($0.name) }.joined(separator: ","))]"
      text += ",\"left\":[\(story.left.map { "\($0)" }.joined(separator: ","))]"
      text += ",\"missing\":[\(story.missing.map { Self.quoted($0) }.joined(separator: ","))]}\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
}
