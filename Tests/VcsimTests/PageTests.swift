import Foundation
import Testing

/// The page and the pictures of a run.
struct PageTests {
  @Test(.long) func whatIsTooLargeToBeShownIsSaidToBe() throws {
    let controllers = (0..<3_000).map { "controller c\($0) is container\n" }.joined()
    let adds = (1..<3_000).map { "add c\($0) to c\($0 - 1) without waiting\n" }.joined()
    let story = "vcsim 1\n" + controllers + "launch c0\n" + adds
    let result = try Vcsim(["page", "-"], stdin: story)
    #expect(
      result.status == 64 && result.err.contains("cannot be shown step by step") && result.err.contains("VS0021"))
    #expect(try Vcsim(["run", "-q", "--view", "tree", "-"], stdin: story).status == 64)
  }

  @Test func thePageNeedsNothingElseAndIsTheSameEveryTime() throws {
    let first = try Vcsim(["page", "--mode", "ios5", "--mode", "ios6", "example:memory"])
    #expect(first.status == 0)
    for _ in 0..<3 {
      #expect(try Vcsim(["page", "--mode", "ios5", "--mode", "ios6", "example:memory"]).out == first.out)
    }
    #expect(first.out.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    for word in ["<link", "src=", "@import"] { #expect(!first.out.contains(word), "\(word)") }
    // A style may point into the page itself, and nowhere else.
    #expect(!first.out.replacing("url(#", with: "").contains("url("))
    let data = try #require(first.out.firstMatch(of: /<script type="application\/json" id="data">([\s\S]*?)<\/script>/))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.1.utf8)) as? [String: Any])
    #expect(((json["views"] as? [[Any]])?.first)?.count == 2)
    // What makes the page, without what it is about.
    #expect(first.out.count < 120_000)
  }

  @Test func theTableOfBoundsIsThatOfTheBlog() throws {
    let page = try Vcsim(["page", "--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt"]).out
    let plain = page.replacing("<wbr>", with: "")
    #expect(plain.contains("are right from <code>viewWillLayoutSubviews</code> on.</p>"))
    for (callback, size, judgement) in [
      ("loadView", "0×0", "empty"), ("viewDidLoad", "0×0", "empty"), ("viewWillAppear:", "320×460", "stale"),
      ("willRotateToInterfaceOrientation:duration:", "320×460", "stale"),
      ("viewWillLayoutSubviews", "480×300", "final"),
      ("layoutSubviews", "480×300", "final"), ("viewDidLayoutSubviews", "480×300", "final"),
      ("willAnimateRotationToInterfaceOrientation:duration:", "480×300", "final"),
      ("viewDidAppear:", "480×300", "final"), ("didRotateFromInterfaceOrientation:", "480×300", "final"),
    ] {
      let rows = plain.split(separator: "\n").filter {
        $0.hasPrefix("<li id=\"r0-") && $0.contains("<span>\(callback)</span>")
      }
      #expect(
        rows.count == 1 && rows[0].contains("<span class=\"b \(judgement)")
          && rows[0].contains("<span>\(size)</span> <small>\(judgement)</small>"), "\(callback): \(rows)")
    }
  }

  @Test func picturesComeInTheFormsOfDocuments() throws {
    for (format, start) in [("svg", "<svg xmlns"), ("mermaid", "sequenceDiagram\n")] {
      let result = try Vcsim(["page", "--format", format, "--mode", "ios6", "example:modal"])
      #expect(result.status == 0 && result.out.hasPrefix(start), "\(format)")
      let one = try Vcsim(["page", "--format", format, "--mode", "ios6", "--step", "2", "example:modal"]).out
      #expect(
        one.count < result.out.count && one.contains("present sheet from home animated")
          && !one.contains("dismiss sheet"), "\(format)")
    }
    #expect(try Vcsim(["page", "--format", "svg", "--step", "9", "example:modal"]).status == 64)
    #expect(
      try Vcsim(["page", "--format", "svg", "--mode", "ios5", "--mode", "ios6", "example:modal"]).err.contains(
        "holds several"))
    let place = try Workplace()
    try place.write("a.svg", try Vcsim(["page", "--format", "svg", "example:modal"]).out)
    #expect(XMLCheck.isWellFormed(try Data(contentsOf: place.url.appendingPathComponent("a.svg"))))
    let long =
      "vcsim 1\ncontroller home\nlaunch home\n"
      + String(repeating: "rotate landscapeLeft\nrotate portrait\n", count: 100)
    #expect(try Vcsim(["page", "--format", "mermaid", "-"], stdin: long).err.contains("Mermaid shows 50000 at most"))
    #expect(try place.run("page", "-o", "no/such/a.html", "example:modal").status == 73)
    #expect(try place.run("page").status == 64)
  }
}

/// Reads XML only to see whether it can be read.
private enum XMLCheck {
  /// Balanced tags and escaped texts: what a picture of our own can get wrong.
  static func isWellFormed(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    var open: [String] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(String(tag.prefix { $0.isLetter }))
      }
      rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty
  }
}
