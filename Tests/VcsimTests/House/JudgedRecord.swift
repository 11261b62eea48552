/// A push, and what the ledger says of a record and of a scenario that claims it.
enum JudgedRecord {
  static let head = "record push-5-01\n  ios 5\n  trust log\n  source \"https://example.com/push\"\n"
  static let start = """
    vcsim 1
    record push-5-01
    mode ios5
    controller A
    controller B
    controller nav is navigation of A

    """
  static let push = start + "launch nav\npush B on nav animated\n"

  /// The ledger's lines on a folder with one list and one scenario, and its complaint if it has one.
  static func judge(_ records: String, _ story: String) throws -> (lines: [String], complaint: String?) {
    let place = try Workplace()
    try place.write("list.records", records)
    try place.write("a.txt", story)
    let result = try Vcsim.ledger(["judge", place.url.path])
    return (result.out.split(separator: "\n").map(String.init), result.status == 0 ? nil : result.err)
  }

  /// The last line, or the complaint.
  static func words(_ records: String, _ story: String) throws -> String {
    let (lines, complaint) = try judge(records, story)
    return complaint ?? lines.last ?? ""
  }
}
