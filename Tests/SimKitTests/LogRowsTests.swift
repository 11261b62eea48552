import Testing

@testable import SimKit

/// Lines that say the same are understood once, and each is shown as it is.
struct LogRowsTests {
  private func rows(_ lines: String...) -> LogRows {
    LogRows(Source(name: "log", text: lines.joined(separator: "\n") + "\n"))
  }

  private func addresses(_ lines: String...) -> [String?] {
    DeviceLog(Source(name: "log", text: lines.joined(separator: "\n") + "\n")).entries.compactMap { entry in
      if case .call(let call) = entry.content { call.address } else { nil }
    }
  }

  @Test func timesAddressesAndOtherNumbersMakeNoOtherText() {
    let times = rows(
      "2012-10-02 10:41:07.123 Bank[17:c07] HomeVC viewDidLoad",
      "2012-10-02 10:41:09.004 Bank[17:c07] HomeVC viewDidLoad",
      "[23:59:59] HomeVC viewDidLoad", "[00:00:00] HomeVC viewDidLoad",
      "2024-03-01T10:41:07.123+01:00 HomeVC viewDidLoad",
      "2025-04-02T11:42:08.456+02:00 HomeVC viewDidLoad")
    #expect(times.rows.map(\.text) == [0, 0, 1, 1, 2, 2])
    #expect(rows("<HomeVC: 0x7f10> viewDidLoad", "<HomeVC: 0x7e2c> viewDidLoad").texts.count == 1)
    #expect(rows("took 12 ms", "took 97 ms", "at 0xab12", "at 0x5fff").rows.map(\.text) == [0, 0, 1, 1])
  }

  /// The number of a screen, of a line of source or of an answer is no time.
  @Test func numbersThatALineIsAboutMakeAnotherText() {
    #expect(rows("Screen 1 viewDidLoad", "Screen 2 viewDidLoad").texts.count == 2)
    #expect(rows("HomeVC viewDidLoad {{0, 0}, {320, 460}}", "HomeVC viewDidLoad {{0, 0}, {320, 548}}").texts.count == 2)
    #expect(rows("[vcsim] > HomeVC 0x10 viewDidLoad", "[vcsim] > HomeVC 0x20 viewDidLoad").texts.count == 2)
    // No time of day: `10:41` may be a line and a column.
    #expect(rows("10:41 HomeVC viewDidLoad", "11:41 HomeVC viewDidLoad").texts.count == 2)
    #expect(rows("HomeVC 320x460 viewDidLoad", "HomeVC 320x548 viewDidLoad").texts.count == 2)
    #expect(rows("HomeVC 320.0x460.0 viewDidLoad", "HomeVC 320.0x548.0 viewDidLoad").texts.count == 2)
  }

  @Test func eachLineHasItsOwnAddress() {
    #expect(
      addresses("<HomeVC: 0x7f10> viewDidLoad", "HomeVC 0x7e20 viewDidLoad", "<HomeVC: 0x7e2c> viewDidLoad")
        == ["0x7f10", "0x7e20", "0x7e2c"])
    #expect(addresses("HomeVC#1234 viewDidLoad", "HomeVC@0xab12 viewDidLoad") == ["1234", "0xab12"])
    // A color, and a line that a paste has broken.
    #expect(
      addresses("\u{1B}[0;32m<HomeVC: 0x7f10> viewDidLoad", "\u{1B}[0;32m<HomeVC: 0x7f11> viewDidLoad") == [
        "0x7f10", "0x7f11",
      ])
    #expect(
      addresses("-[<HomeVC: 0x7f10> viewDidLoad]", "<CartVC: 0x7f12> -[CartVC", "viewDidLoad]").last == "0x7f12")
  }

  /// `-[Player seek:0x7f80]`: a reason quotes the line with its digits.
  @Test func methodsOfTheAppKeepTheirArguments() {
    let log = DeviceLog(Source(name: "log", text: "-[Player seek:0x7f80]\n-[Player seek:0x7f90]\n"))
    #expect(log.unread.map(\.reason) == ["0x7f80", "0x7f90"].map { .unknownMethod("-[Player seek:\($0)]") })
  }

  /// In all excerpts: with other digits in times and addresses the same callbacks are read, of objects at these addresses.
  @Test(.long, arguments: Excerpt.all.map(\.name)) func otherDigitsSayTheSame(_ name: String) throws {
    let excerpt = try #require(Excerpt.all.first { $0.name == name })
    func other(_ text: String) -> String {
      text.replacing(#/\b0x[0-9a-fA-F]{2,}\b/#) { match in
        "0x"
          + match.output.dropFirst(2).map {
            $0 == "0" ? "0" : $0.isNumber ? String(10 - ($0.wholeNumberValue ?? 1)) : "e"
          }.joined()
      }
      .replacing(#/^\[?\d\d:\d\d:\d\d/#) { $0.output.hasPrefix("[") ? "[11:22:33" : "11:22:33" }
      .replacing(#/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/#) { _ in "2013-11-05 11:22:33" }
    }
    let log = DeviceLog(Source(name: name, text: excerpt.lines.joined(separator: "\n") + "\n"))
    let changed = DeviceLog(Source(name: name, text: excerpt.lines.map(other).joined(separator: "\n") + "\n"))
    let expected = log.entries.map { entry in
      guard case .call(var call) = entry.content else {
        return LogEntry(content: .action(other("\(entry.content)")), line: entry.line)
      }
      call.address = call.address.map(other)
      return LogEntry(content: .call(call), line: entry.line)
    }
    let read = changed.entries.map { entry in
      if case .call = entry.content { entry } else { LogEntry(content: .action("\(entry.content)"), line: entry.line) }
    }
    #expect(read == expected)
  }
}
