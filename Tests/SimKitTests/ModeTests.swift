import Testing

@testable import SimKit

@Test func aModeRangeKnowsItsVersions() {
  let range = ModeRange(.ios5, through: .ios6)
  #expect(range.contains(.ios5) && range.contains(.ios6) && !range.contains(.ios7))
  #expect(range.name == "ios5-ios6")
}
