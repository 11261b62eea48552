/// The fingerprints of states that have been met: a table with open addresses, 8 bytes a place, at most three in four taken.
struct Visited: Sendable {
  private var places: [UInt64] = Array(repeating: 0, count: 1 << 12)
  private(set) var count = 0

  /// Adds a fingerprint. Returns false if it is known.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    // Zero marks a free place.
    let fingerprint = max(1, fingerprint)
    var place = Int(truncatingIfNeeded: fingerprint) & (places.count - 1)
    while places[place] != 0 {
      if places[place] == fingerprint { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = fingerprint
    count += 1
    if count * 4 > places.count * 3 { grow() }
    return true
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 2)
    for fingerprint in old where fingerprint != 0 {
      var place = Int(truncatingIfNeeded: fingerprint) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = fingerprint
    }
  }
}
