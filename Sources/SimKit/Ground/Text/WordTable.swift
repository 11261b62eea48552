/// Numbers words in the order in which they come. A dictionary does the same, but the first of a run has the runtime look
/// for how strings are hashed among all that is known of all types, and that takes longer than many a scenario.
struct WordTable: Sendable {
  private(set) var words: [String] = []
  /// For each hash the number of a word and one more, or 0. A power of two, and never full.
  private var slots: [Int32] = []

  init() {}

  init(expecting count: Int) {
    var size = 32
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    words.reserveCapacity(count)
  }

  /// The number of a word; nil for a new word.
  func number(of word: String) -> Int? {
    guard !slots.isEmpty else { return nil }
    let number = Int(slots[slot(of: word)])
    return number == 0 ? nil : number - 1
  }

  /// The number of a word, be it new or not.
  mutating func add(_ word: String) -> Int {
    if (words.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: word)
    if slots[slot] == 0 {
      words.append(word)
      slots[slot] = Int32(words.count)
    }
    return Int(slots[slot]) - 1
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(32, slots.count * 2))
    for (number, word) in words.enumerated() { slots[slot(of: word)] = Int32(number + 1) }
  }

  /// The slot of a word's number, or the free slot for it.
  private func slot(of word: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    var text = word
    text.withUTF8 { for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
    // An Int of the page's machine has 32 bits.
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 15) & (slots.count - 1)
    while slots[slot] != 0, words[Int(slots[slot]) - 1] != word { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
