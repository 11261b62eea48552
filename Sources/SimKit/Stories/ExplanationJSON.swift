extension Explanation {
  /// The version of the JSON Lines: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.1" }

  /// The stories for programs, one JSON object a line, the version first; `vcsim schema why` has the schema.
  /// - Parameter most: How many stories to show.
  package func jsonLines(most: Int) -> String {
    var text = "{\"type\":\"version\",\"format\":\"vcsim.why\",\"format_version\":\"\(Self.formatVersion)\"}\n"
    let pieces = [self] + rest
    text += "{\"type\":\"log\",\"callbacks\":\(callbackCount),\"unjudged\":\(log.unjudged),\"explained\":\(isExplained)"
    text += ",\"pieces\":\(pieces.count),\"cut_short\":\(limit != nil)"
    if let next { text += ",\"next\":\(Self.quoted(next.selector))" }
    text += "}\n"
    for (number, piece) in pieces.enumerated() {
      for (place, story) in piece.stories.enumerated() where story.answer < most {
        text += "{\"type\":\"story\",\"piece\":\(number + 1),\"rank\":\(place + 1),\"answer\":\(story.answer + 1)"
        text += Self.json(of: story) + "}\n"
      }
    }
    return text
  }

  private static func json(of story: ExplainedStory) -> String {
    var text = ",\"tied\":\(story.isTied),\"actions\":["
    text += story.actions.map { action in
      let lines = action.lines.map { ",\"first\":\($0.lowerBound),\"last\":\($0.upperBound)" } ?? ""
      return "{\"text\":\(quoted(action.text))\(lines)}"
    }.joined(separator: ",")
    text += "],\"places\":[\(story.places.map { quoted($0) }.joined(separator: ","))]"
    text += ",\"modes\":[\(story.modes.map { quoted($0.name) }.joined(separator: ","))]"
    text += ",\"left\":[\(story.left.map { "\($0)" }.joined(separator: ","))]"
    text += ",\"missing\":[\(story.missing.map { quoted($0) }.joined(separator: ","))]"
    return text
  }

  private static func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
}
