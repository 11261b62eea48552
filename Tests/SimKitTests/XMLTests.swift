import Testing

@testable import SimKit

/// The reader of XML and of property lists.
struct XMLTests {
  private func xml(_ text: String) -> Result<XMLElement, XMLReader.Fault> {
    do throws(XMLReader.Fault) {
      return .success(try XMLReader.read(Source(name: "a.xml", text: text)))
    } catch {
      return .failure(error)
    }
  }

  private func fault(_ text: String) -> String? {
    if case .failure(let fault) = xml(text) { "\(fault.line): \(fault.reason)" } else { nil }
  }

  @Test func wellFormedDocumentsAreRead() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a PUBLIC \"x\" \"y\">\n<!-- c --><a b='1' c=\"&lt;&amp;&#65;&#x42;\">t<d/><![CDATA[<&]]><e>f</e>\n</a>\n"
    let root = try xml(text).get()
    #expect(root.name == "a" && root["b"] == "1" && root["c"] == "<&AB" && root.line == 3)
    #expect(root.text == "t<&\n" && root.children.map(\.name) == ["d", "e"] && root.child("e")?.text == "f")
  }

  @Test(arguments: [true, false]) func documentsInUTF16AreRead(isBig: Bool) throws {
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b='\u{1F600}'/>\n"
    let bytes = text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    let root = try XMLReader.read(Source(name: "a.xml", bytes: bytes))
    #expect(root.name == "a" && root["b"] == "\u{1F600}" && root.line == 2)
  }

  @Test func whatIsNotWellFormedIsAnErrorWithItsLine() {
    #expect(fault("") == "1: it does not begin with an element")
    #expect(fault("<a>\n<b></a>") == "2: 'a' ends and is not open")
    #expect(fault("<a>\n") == "2: 'a' of line 1 is not closed")
    #expect(fault("<a b='1' b='2'/>") == "1: 'a' has 'b' twice")
    #expect(fault("<a b=1/>") == "1: the value of 'b' is not in quotes")
    #expect(fault("<a>&nbsp;</a>") == "1: the entity '&nbsp;' is not one of XML's own")
    #expect(fault("<a>&#0;</a>") != nil)
    #expect(fault("<a/><b/>") == "1: something follows the root element")
    #expect(fault("<a>\u{1}</a>") == "1: a control character")
    // Entities that make each other grow are never even declared.
    #expect(fault("<!DOCTYPE a [<!ENTITY b \"cc\">]><a>&b;</a>")?.contains("entities of its own") == true)
    let deep = String(repeating: "<a>", count: 500)
    #expect(fault(deep) == "1: elements lie more than 200 deep")
    #expect(throws: XMLReader.Fault.self) {
      try XMLReader.read(Source(name: "a", bytes: Array("<a>".utf8) + [0xFF] + Array("</a>".utf8)))
    }
  }

  @Test func propertyListsAreRead() throws {
    let text =
      "<plist version=\"1.0\"><dict><key>a</key><true/><key>b</key><array><string>x</string><integer>2</integer></array></dict></plist>"
    let value = try PropertyValue.read(Source(name: "a.plist", text: text))
    #expect(value["a"]?.isYes == true && value["b"]?.texts == ["x", "2"] && value["c"] == nil)
    for (bytes, words) in [
      ("bplist00", "binary"), ("{ a = b; }", "old style"),
      ("<plist><dict><key>a</key></dict></plist>", "without a value"),
    ] {
      do throws(XMLReader.Fault) {
        _ = try PropertyValue.read(Source(name: "a.plist", text: bytes))
        Issue.record("\(bytes) is read")
      } catch {
        #expect(error.reason.contains(words), "\(error)")
      }
    }
  }

  /// Whatever the bytes are, an import ends with a text or a fault.
  @Test(.ci) func brokenDocumentsNeverStopTheProgram() {
    var random = Random(seed: 11)
    let seeds = [Array(ImportTests.storyboard.utf8), Array(ImportTests.info.utf8)]
    var imported = 0
    for _ in 0..<2_000 {
      var bytes = random.pick(seeds)
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count + 1)
        switch random.below(4) {
        case 0: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
        case 1: bytes.insert(random.pick(Array("<>&;/\"'=![]- \n".utf8)), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(30)))
        default: bytes.insert(contentsOf: bytes.prefix(random.below(200)), at: min(place, bytes.count))
        }
      }
      for name in ["a.storyboard", "a.plist"] {
        if (try? StoryboardImport([Source(name: name, bytes: bytes)], isPad: false, includedAs: "s.txt")) != nil {
          imported += 1
        }
      }
    }
    #expect(imported > 20, "\(imported)")
  }
}
