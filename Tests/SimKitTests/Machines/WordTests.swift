import Foundation
import Testing

@testable import SimKit

/// Distances, shortest edits and JSON against the definitions.
struct WordTests {
  /// The distance by its definition, without a table.
  private func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    guard let x = a.last, let y = b.last else { return a.count + b.count }
    var best = min(
      distance(a.dropLast(), b) + 1, distance(a, b.dropLast()) + 1,
      distance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
    let (s, t) = (a.dropLast().last, b.dropLast().last)
    if let s, let t, s == y, t == x { best = min(best, distance(a.dropLast(2), b.dropLast(2)) + 1) }
    return best
  }

  @Test func theDistanceOfTwoWordsIsThatOfTheDefinition() {
    var random = Random(seed: 7)
    func word() -> [UInt8] { (0..<random.below(7)).map { _ in UInt8(97 + random.below(3)) } }
    for _ in 0..<300 {
      let (a, b) = (word(), word())
      #expect(Suggestion.distance(a, b) == distance(a[...], b[...]))
      #expect(Suggestion.distance(b, a) == Suggestion.distance(a, b))
      #expect((Suggestion.distance(a, b) == 0) == (a == b))
    }
  }

  @Test func suggestionsAreNearAndNearestFirst() {
    var random = Random(seed: 8)
    func word(_ length: Int) -> String {
      String(decoding: (0..<length).map { _ in UInt8(97 + random.below(2)) }, as: UTF8.self)
    }
    for _ in 0..<500 {
      let wanted = word(1 + random.below(8))
      let candidates = (0..<12).map { _ in word(1 + random.below(8)) }
      let found = Suggestion.nearest(to: wanted, among: candidates)
      func far(_ text: String) -> Int { Suggestion.distance(Array(wanted.utf8), Array(text.utf8)) }
      let nearest = candidates.map(far).min()!
      let isNear = nearest <= max(1, wanted.utf8.count / 3)
      #expect(found.isEmpty == !isNear)
      #expect(found.count <= 3 && Set(found).count == found.count && found.allSatisfy(candidates.contains))
      #expect(found.map(far) == found.map(far).sorted())
      if isNear { #expect(found.first == candidates.first { far($0) == nearest }) }
    }
    #expect(Suggestion.nearest(to: "", among: ["a"]).isEmpty)
  }

  @Test func noEditIsShorter() {
    var random = Random(seed: 9)
    for _ in 0..<400 {
      let old = (0..<random.below(14)).map { _ in random.below(4) }
      let new = (0..<random.below(14)).map { _ in random.below(4) }
      // The longest common subsequence, by the table.
      var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
      for x in old.indices {
        for y in new.indices {
          table[x + 1][y + 1] = old[x] == new[y] ? table[x][y] + 1 : max(table[x][y + 1], table[x + 1][y])
        }
      }
      let kept = ShortestEdit.between(old, new).compactMap { if case .both(let x, let y) = $0 { (x, y) } else { nil } }
      #expect(kept.allSatisfy { old[$0] == new[$1] })
      #expect(kept.count == table[old.count][new.count])
    }
  }

  @Test(.ci) func beyondItsLimitAnEditReplacesAll() {
    let old = Array(0..<2_000)
    let new = Array(10_000..<12_000)
    let edits = ShortestEdit.between(old, new)
    #expect(edits.count == old.count + new.count)
    #expect(edits.allSatisfy { if case .both = $0 { false } else { true } })
  }

  @Test func anyTextComesBackFromJSON() throws {
    var random = Random(seed: 10)
    let scalars: [UInt32] = Array(0..<160) + [0x2028, 0x2029, 0xFFFD, 0x1F600, 0xE000]
    for inMarkup in [false, true] {
      for _ in 0..<300 {
        var text = ""
        for _ in 0..<random.below(12) { text.unicodeScalars.append(Unicode.Scalar(random.pick(scalars)) ?? " ") }
        let written = JSONText.escaped(text, inMarkup: inMarkup)
        #expect(!written.unicodeScalars.contains { $0.value < 32 })
        if inMarkup { #expect(!written.contains("</")) }
        let array = try JSONDecoder().decode([String].self, from: Data("[\"\(written)\"]".utf8))
        #expect(array == [inMarkup ? shown(text) : text])
      }
    }
  }

  /// A page shows control characters by their numbers, but for line breaks and tabs.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isControl =
        switch scalar.value {
        case 0..<32, 127..<160, 0x2028, 0x2029: true
        default: false
        }
      return isControl && !"\n\r\t".unicodeScalars.contains(scalar)
        ? "U+" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
    }.joined()
  }

  @Test func numbersAreWrittenAsSwiftWritesThem() {
    var random = Random(seed: 11)
    let edges = [0, 1, -1, 9, 10, 99, 100, -100, .max, .min, .max - 1]
    let others = (0..<500).map { _ in Int(truncatingIfNeeded: random.next()) >> random.below(60) }
    for number in edges + others {
      var buffer = ByteBuffer()
      buffer.put(number)
      #expect(buffer.text == String(number))
    }
  }
}
