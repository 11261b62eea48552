/// The versions of iOS that a record may be of: a range if its source doesn't say which of them it is.
package struct RecordVersions: Hashable, Sendable {
  package let first: Int
  package let last: Int

  /// The one version, if there is no doubt.
  package var exact: Mode? { first == last ? Mode(major: first) : nil }

  package func contains(_ mode: Mode) -> Bool { (first...last).contains(mode.major) }

  /// Reads `5.1`, `7-8`, `13 or 14`, `8+`, `13 or later`, `10 (by date)`; nil if no version is stated.
  package init?(_ text: String) {
    let stated = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard !stated.hasPrefix("unknown") else { return nil }
    var majors: [Int] = []
    var previous: Substring = ""
    for word in stated.split(whereSeparator: { " ,/-+".contains($0) }) {
      if previous != "beta", previous != "Xcode", let major = Int(word.prefix { ("0"..."9").contains($0) }) {
        majors.append(major)
      }
      previous = word
    }
    guard let first = majors.min(), let last = majors.max() else { return nil }
    let isOpen = stated.contains("+") || Array(stated.utf8).contains("later")
    self.first = first
    self.last = isOpen ? max(last, Mode.all[Mode.all.count - 1].major) : last
  }
}

extension PublishedRecord {
  package var versions: RecordVersions? { RecordVersions(ios) }
}
