import Foundation
import Testing

/// The page on ports shows what the program prints.
@Suite struct PortingTests {
  @Test func eachTableOfThePageIsPrinted() throws {
    let page = try String(contentsOf: Vcsim.root.appendingPathComponent("docs/porting.md"), encoding: .utf8)
    var shown: [(command: String, lines: [String])] = []
    for line in page.components(separatedBy: "\n") where line.hasPrefix("    ") {
      let text = String(line.dropFirst(4))
      if text.hasPrefix("$ vcsim ") {
        shown.append((String(text.dropFirst(8)), []))
      } else {
        shown[shown.count - 1].lines.append(text)
      }
    }
    #expect(shown.count == 4)
    for (command, lines) in shown {
      let result = try Vcsim(command.split(separator: " ").map(String.init))
      #expect(result.status == 1)
      #expect(lines.count > 2 && result.out.contains(lines.joined(separator: "\n") + "\n"), "\(command)")
    }
  }
}
