import Foundation
import Testing

@testable import vcsim

/// A statement in a lesson is held by a run: it is beside a block, which a test follows, or it names the page that has the evidence, or the
/// lesson that shows it.
struct LessonProseTests {
  /// A part of a lesson between empty lines. The points of a list are one, and belong to the line with a colon above them.
  private enum Part {
    case heading(String)
    case block
    case prose(String)
  }

  /// The parts in front of the question. The lines of a block, a block's name, and a picture are no prose.
  private func parts(_ lesson: Substring) -> [Part] {
    var parts: [Part] = []
    var isInBlock = false
    for paragraph in lesson.components(separatedBy: "\n\n") {
      let fences = paragraph.split(separator: "\n").count { $0.hasPrefix("```") }
      let wasInBlock = isInBlock
      if fences % 2 == 1 { isInBlock.toggle() }
      if fences > 0 || paragraph.hasPrefix("    ") {
        if !wasInBlock { parts.append(.block) }
      } else if wasInBlock || paragraph.hasPrefix("![") || paragraph.hasPrefix("`") && !paragraph.contains(" ") {
        continue
      } else if paragraph.hasPrefix("#") {
        parts.append(.heading(paragraph))
      } else if case .prose(let before)? = parts.last, before.hasSuffix(":") {
        parts[parts.count - 1] = .prose(before + paragraph)
      } else {
        parts.append(.prose(paragraph))
      }
    }
    return parts
  }

  @Test(arguments: Vcsim.sample(Lesson.all.map { $0.number }, oneIn: 5)) func aStatementIsBesideItsRun(_ number: Int)
    throws
  {
    let folder = Vcsim.root.appendingPathComponent("docs/lessons")
    let name = try #require(
      vcsim.TextFiles.lessons.first { $0.name.hasPrefix(number < 10 ? "0\(number)-" : "\(number)-") }?.name)
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
    let parts = parts(text[..<(try #require(text.range(of: "\n## A question")).lowerBound)])
    // Headings stand between nothing.
    let sequence = parts.filter { if case .heading = $0 { false } else { true } }
    let first = sequence.indices.first
    for place in sequence.indices {
      guard case .prose(let text) = sequence[place], place != first else { continue }
      let isBeside = [place - 1, place + 1].contains { near in
        guard sequence.indices.contains(near), case .block = sequence[near] else { return false }
        return true
      }
      let namesAnother = text.contains("vcsim explain") || text.contains(".md)")
      #expect(isBeside || namesAnother, "\(name): \(text)")
      for page in pages(in: text) {
        #expect(try Vcsim.shell("vcsim explain \(page)", in: Vcsim.root).status == 0, "\(name): \(page)")
      }
    }
  }

  /// What `explain` is asked for, and names of rules alone in parentheses.
  private func pages(in text: String) -> [String] {
    text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
      $0.element.split { $0.isWhitespace }.joined(separator: " ")
    }
    .compactMap { code in
      if code.hasPrefix("vcsim explain ") { return code == "vcsim explain NAME" ? nil : String(code.dropFirst(14)) }
      return code.first != "-" && code.contains("-") && code.allSatisfy { $0.isLowercase || $0 == "-" } ? code : nil
    }
  }
}
