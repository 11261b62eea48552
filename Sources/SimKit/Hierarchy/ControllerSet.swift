/// Controllers, as a bit for each.
struct ControllerSet: Hashable, Sendable {
  private(set) var words: [UInt64] = []

  func contains(_ id: ControllerID) -> Bool {
    let word = id.int >> 6
    return word < words.count && words[word] >> UInt64(id.int & 63) & 1 == 1
  }

  mutating func insert(_ id: ControllerID) {
    while words.count <= id.int >> 6 { words.append(0) }
    words[id.int >> 6] |= 1 << UInt64(id.int & 63)
  }

  mutating func remove(_ id: ControllerID) {
    guard contains(id) else { return }
    words[id.int >> 6] &= ~(1 << UInt64(id.int & 63))
  }
}
