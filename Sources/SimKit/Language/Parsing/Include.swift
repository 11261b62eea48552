/// The source of included files: a path as the `include` line has it, and the name of the file that includes.
package typealias IncludeLoader = @Sendable (_ path: String, _ includer: String) throws(IncludeFault) -> Source

package struct IncludeFault: Error, Hashable, Sendable {
  /// Stands behind "cannot be included:".
  package let reason: String
  /// Whether it is a limit of how much is included, whatever file exceeds it.
  package let isLimit: Bool

  package init(reason: String, isLimit: Bool = false) {
    self.reason = reason
    self.isLimit = isLimit
  }

  package static let noSuchFile = IncludeFault(reason: "there is no such file")
}

extension Parser {
  /// How deep files may include each other.
  static let mostIncludes = 20

  /// `include "FILE"`: includes the declarations of another file.
  ///
  /// Errors in the included file are reported at this line; reading the included file by itself shows the rest.
  mutating func include(_ path: String, _ line: Line) throws(Diagnostic) {
    func fail(_ fault: Diagnostic.InclusionFault) -> Diagnostic {
      Diagnostic(.cannotInclude(path, fault), line, at: line.words[1])
    }
    let included: Source
    do throws(IncludeFault) {
      included = try loader(path, source.name)
    } catch {
      lacksNames = true
      throw fail(error.isLimit ? .limit(reason: error.reason) : .refused(reason: error.reason))
    }
    guard including.count < Self.mostIncludes else {
      throw fail(.limit(reason: "files include each other more than \(Self.mostIncludes) deep"))
    }
    guard !including.contains(included.name), included.name != source.name else {
      throw fail(.cycle(including + [source.name, included.name]))
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
    readLines()
    do throws(Diagnostic) { try closeBlock() } catch { report(error) }
    let fault = diagnostics.count > known ? diagnostics[known] : nil
    source = outer
    includedAt = outerLine
    including.removeLast()
    block = .none
    part = .declarations
    if firstDeclaration == nil { firstDeclaration = Place(line) }
    for place in before.controllers.count..<scenario.controllers.count {
      declarations[place].place.range = line.words[1].range
    }
    if let fault {
      diagnostics.removeSubrange(known...)
      lacksNames = true
      switch fault.kind {
      // Says nothing of the file's contents.
      case .cannotInclude(_, .limit(let reason)): throw fail(.limit(reason: reason))
      case .cannotInclude(_, .cycle(let files)): throw fail(.cycle(files))
      default: break
      }
      throw fail(.invalid(line: included.line(at: fault.range.lowerBound), code: fault.code))
    }
    guard scenario.story.count == before.story.count else {
      scenario.story = before.story
      throw fail(.holdsStory)
    }
  }
}
