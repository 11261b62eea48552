import Testing

@testable import SimKit

@Test func aModeRangeKnowsItsVersions() {
  let range = ModeRange(.ios5, through: .ios6)
  #expect(range.contains(.ios5) && range.contains(.ios6) && !range.contains(.ios7))
  #expect(range.name == "ios5-ios6")
}

@Test func aScenesDelegateGetsNothingBeforeThereAreScenes() {
  for callback in Callback.allCases where callback.selector.hasPrefix("scene") {
    let versions = Mode.all.filter { callback.modes.contains($0) }
    #expect(versions.allSatisfy { $0 >= .ios13 }, "\(callback.selector)")
  }
}
