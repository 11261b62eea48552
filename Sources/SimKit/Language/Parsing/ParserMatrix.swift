extension Parser {
  /// More cases than a reader reviews.
  static let mostChoices = 1_000

  /// `matrix NAME: VALUE, VALUE …`
  mutating func readMatrix(_ line: Line) throws(Diagnostic) {
    let dimension = try dimension(line)
    let count = (scenario.header.matrix + [dimension]).reduce(1) { $0 * $1.values.count }
    try line.require(count <= Self.mostChoices, at: line.words[1], .tooManyCases(limit: Self.mostChoices))
    scenario.header.matrix.append(dimension)
  }

  /// The name of a line with its values; both are new.
  func dimension(_ line: Line) throws(Diagnostic) -> MatrixDimension {
    let word = line.words[1]
    let name = String(word.text.dropLast())
    try line.require(
      !(scenario.header.matrix + scenario.variables).contains(where: { $0.name == name }), at: word,
      .repeatedLine(line.words[0].text + " " + name))
    var values: [String] = []
    var seen: Set<String> = []
    for word in line.words.dropFirst(2) {
      let value = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
      try line.require(
        value.isPlainWord && seen.insert(value).inserted, at: word, .badValue(value, [.operand(Operand.matrixValue)]))
      values.append(value)
    }
    return MatrixDimension(name: name, values: values, line: line.number)
  }

  /// Puts the chosen values into the place of `{NAME}`.
  func substituted(_ line: Line) throws(Diagnostic) -> Line {
    guard !scenario.header.matrix.isEmpty || !bindings.isEmpty else { return line }
    var line = line
    for place in line.words.indices where line.words[place].text.utf8.contains(UInt8(ascii: "{")) {
      line.words[place].text = try substituted(line.words[place], line)
    }
    return line
  }

  private func substituted(_ word: Word, _ line: Line) throws(Diagnostic) -> String {
    var result = ""
    var rest = Substring(word.text)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      if let bound = bindings[name] {
        result += bound
      } else if let dimension = scenario.header.matrix.first(where: { $0.name == name }) {
        result += choice[name] ?? dimension.values.first ?? ""
      } else if line.indent > 0, scenario.variables.contains(where: { $0.name == name }) {
        // Its value is known when the line's turn comes.
        result += rest[...close]
      } else if name.isPlainWord, line.words[0].text != "action" {
        throw Diagnostic(.unknownVariable(name), line, at: word)
      } else {
        result += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
