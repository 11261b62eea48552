import Foundation
import Testing

/// The page on ports shows what the program prints.
struct PortingTests {
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
    // For each app what its own story shows, and for one what others do.
    #expect(shown.count == 5)
    for (command, lines) in shown {
      let result = try Vcsim(command.split(separator: " ").map(String.init))
      #expect(result.status == 1)
      #expect(lines.count > 2 && result.out.contains(lines.joined(separator: "\n") + "\n"), "\(command)")
    }
  }

  @Test func theHistoryOfAScenarioNamesEachBorder() throws {
    let story = "vcsim 1\nonly home sheet\nfamily appearance\ncontroller home\ncontroller sheet\nlaunch home\n"
    let result = try Vcsim(["diff", "-"], stdin: story + "present sheet from home animated\n")
    #expect(result.status == 1 && result.out.hasPrefix("ios5   "), "\(result.err)")
    let sheet = try #require(result.out.range(of: "\nios13\n"))
    let border = result.out[sheet.upperBound...]
    #expect(border.contains("    - home viewWillDisappear: animated=yes\n"))
    #expect(border.contains(": ") && border.contains(" iOS "))
    let page = try Vcsim(["page", "-"], stdin: story + "present sheet from home animated\n").out
    let section = try #require(page.range(of: "<section class=\"rules history\">"))
    #expect(page[section.upperBound...].contains("\n  - home viewWillDisappear: animated=yes\n"))
    // A file that is wrong, none at all, and one that needs a later version than most.
    // A long story has its history in the terminal only, and the page says so.
    let long = try Vcsim(["page", "-"], stdin: story + String(repeating: "memory warning\n", count: 60)).out
    #expect(long.contains("<p>The story is long. <code>vcsim diff FILE</code>"))
    #expect(try Vcsim(["diff", "-"], stdin: "vcsim 1\nlaunch nobody\n").status == 2)
    #expect(try Vcsim(["diff"]).status == 64)
  }
}
