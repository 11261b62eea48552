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

  /// The ledger's lines on a folder with one list and one scenario, or its complaint.
  static func words(_ records: String, _ story: String) throws -> [String] {
    let place = try Workplace()
    try place.write("list.records", records)
    try place.write("a.txt", story)
    let result = try Vcsim.ledger(["judge", place.url.path])
    return result.status == 0 ? result.out.split(separator: "\n").map(String.init) : [result.err]
  }
}
