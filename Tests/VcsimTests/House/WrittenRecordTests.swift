import Foundation
import Testing

/// Lists of records that users write are read by the ledger as the project's own are.
struct WrittenRecordTests {
  @Test func aLogsRecordIsJudged() throws {
    let place = try StoredSheet.place()
    try place.write("device.log", "[vcsim] = launch home\n[vcsim] > Home 0x1 viewDidLoad\n")
    let told = try place.run(
      "fidelity", "add", "--mode", "ios6", "--device", "phone,320x480", "--to", "sent.records", "a.txt", "device.log")
    #expect(told.status == 0, "\(told.err)")
    #expect(try Vcsim.ledger(["judge", place.url.path]).out.contains("device-6-01  not expressed"))
  }

  /// The version, the kind, and the source are those of the record above.
  @Test func aFurtherRecordSaysOnlyWhatDiffers() throws {
    let facts = "  ios 17.2\n  trust log\n  source \"https://example.org/log\"\n"
    let seen = "  step launch\n  line A viewWillAppear: animated=0\n  line A viewDidAppear: animated=0\n"
    let story = "\ncontroller A\n\nlaunch A\n"
    let place = try Workplace()
    func judged(_ facts: String, _ further: String) throws -> String {
      let (own, next) = ("record my-launch-17-01\n" + facts + seen, "record my-launch-17-02\n" + further + seen)
      try place.write("launch.txt", "vcsim 1\ntitle \"A launch\"\n" + own + next + story)
      try place.write("list.records", (own + next).replacing("my-launch", with: "other"))
      return try Vcsim.ledger(["judge", place.url.path]).out
    }
    let long = try judged(facts, facts)
    #expect(try judged(facts, "") == long)
    #expect(long.contains("my-launch-17-02  exact: launch@ios17"), "\(long)")
    let other = try judged(facts, "  trust claim\n  ios 16\n")
    #expect(other.contains("my-launch-17-02  exact: launch@ios16"), "\(other)")
  }
}

extension Vcsim {
  /// Runs the project's ledger in the root.
  static func ledger(_ arguments: [String], in directory: URL = root) throws -> Vcsim {
    try Vcsim(arguments, in: directory, program: built("ledger"))
  }
}
