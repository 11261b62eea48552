/// Where included files come from: a path as the `include` line states it, and the name of the file that includes; nil
/// when there is no such file.
public typealias IncludeLoader = (_ path: String, _ includer: String) -> Source?

extension Parser {
  /// How deep files may include each other.
  static let mostIncludes = 20

  /// `include "FILE"`: the declarations of another file stand here.
  ///
  /// What is wrong in there is told at this line; the included file, read by itself, tells the rest.
  mutating func readInclude(_ line: Line) throws(Diagnostic) {
    var cursor = Cursor(line, statement: "include")
    guard let first = cursor.next() else { return }
    let path = try cursor.text("a file's name in quotation marks")
    try cursor.requireEnd()
    func fail(_ reason: String) -> Diagnostic {
      Diagnostic(.cannotInclude(path, reason: reason), line: line.number, range: line.words[1].range)
    }
    guard let included = loader(path, source.name) else { throw fail("there is no such file") }
    guard including.count < Self.mostIncludes, !including.contains(included.name), included.name != source.name else {
      throw fail("it includes itself: " + (including + [source.name, included.name]).joined(separator: " > "))
    }
    let outer = source
    let outerLine = includedAt
    let before = scenario
    let known = diagnostics.count
    including.append(outer.name)
    scenario.includes.append(included.name)
    source = included
    includedAt = includedAt ?? line.number
    part = .header
    block = .none
    isIncluded = true
    readLines()
    do throws(Diagnostic) { try closeBlock() } catch { report(error) }
    let fault = diagnostics.count > known ? diagnostics[known] : nil
    let faultPlace = fault.map { "line \(included.line(at: $0.range.lowerBound)): \($0.message) [\($0.code)]" }
    source = outer
    includedAt = outerLine
    including.removeLast()
    isIncluded = !including.isEmpty
    block = .none
    part = .declarations
    if firstDeclaration == nil { firstDeclaration = (line.number, first.range) }
    for place in before.controllers.count..<scenario.controllers.count { declarations[place].range = line.words[1].range }
    if let faultPlace {
      diagnostics.removeSubrange(known...)
      throw fail(faultPlace)
    }
    guard scenario.story.count == before.story.count else {
      scenario.story = before.story
      throw fail("it holds a story; only declarations can be included")
    }
  }
}

extension Source {
  /// The line that an offset lies in, from 1.
  func line(at offset: Int) -> Int {
    var line = 1
    while line < lineCount, lineStarts[line] <= offset { line += 1 }
    return line
  }
}
