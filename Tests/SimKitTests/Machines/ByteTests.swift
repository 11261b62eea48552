import Testing

@testable import SimKit

/// Bytes that are gathered, sought and compared in blocks come out as if it were done one by one.
struct ByteTests {
  /// Collects what a buffer hands over.
  private final class Blocks: @unchecked Sendable {
    var blocks: [[UInt8]] = []
    var all: [UInt8] { blocks.flatMap { $0 } }
  }

  @Test func piecesOfAnyLengthKeepTheirOrder() {
    let words = Words(["a", "", "käse", " animated="])
    let blocks = Blocks()
    var handing = ByteBuffer { block, _ in blocks.blocks.append(Array(block)) }
    var keeping = ByteBuffer()
    var expected = ""
    for round in 0..<3_000 {
      let long = String(repeating: "x", count: round % 700 == 699 ? 200_000 : round % 50)
      for place in 0..<4 {
        handing.put(place, of: words)
        keeping.put(place, of: words)
      }
      handing.put(text: long)
      keeping.put(text: long)
      handing.spaces(round % 5)
      keeping.spaces(round % 5)
      handing.put([65, 66])
      keeping.put([65, 66])
      handing.put("=yes")
      keeping.put("=yes")
      handing.put(round)
      keeping.put(round)
      handing.endLine()
      keeping.endLine()
      expected += "akäse animated=" + long + String(repeating: " ", count: round % 5) + "AB=yes\(round)\n"
    }
    handing.flush()
    #expect(keeping.text == expected)
    #expect(blocks.all == Array(expected.utf8))
    // Whole lines, so that whoever looks at a block sees where lines begin.
    #expect(blocks.blocks.count > 3 && blocks.blocks.allSatisfy { $0.last == 10 })
  }

  /// A buffer knows of each block whether there is anything in it that is more than text, whichever way it was put.
  @Test func aBlockIsPlainWhenAllInItIs() {
    let plain = Words(["a", "viewDidLoad"])
    let pieces: [(isPlain: Bool, put: (inout ByteBuffer) -> Void)] = [
      (true, { $0.put(text: "present sheet from home: animated\n") }), (true, { $0.put(1, of: plain) }),
      (true, { $0.put(-7) }), (true, { $0.spaces(3) }), (true, { $0.put("=yes") }), (true, { $0.put([65, 10]) }),
      (false, { $0.put(text: "long text with käse") }), (false, { $0.put(text: "\u{1B}") }),
      (false, { $0.put([0x7F]) }), (false, { $0.put(0, of: Words(["##[error]"])) }),
      (false, { $0.put(text: "12345::") }), (false, { $0.put(text: "1234567::") }), (false, { $0.put(text: "a\rb") }),
    ]
    var random = Random(seed: 3)
    for _ in 0..<500 {
      let seen = Blocks()
      var buffer = ByteBuffer { block, isPlain in seen.blocks.append([isPlain ? 1 : 0]) }
      var expected: [[UInt8]] = []
      for _ in 0..<3 {
        var isPlain: UInt8 = 1
        for _ in 0...random.below(6) {
          let piece = pieces[random.chance(60) ? random.below(6) : random.below(pieces.count)]
          piece.put(&buffer)
          if !piece.isPlain { isPlain = 0 }
        }
        buffer.flush()
        expected.append([isPlain])
      }
      #expect(seen.blocks == expected)
    }
  }

  @Test func numbersAreWrittenWithAllTheirDigits() {
    var numbers = [0, 7, -7, Int.max, Int.min]
    var power = 1
    for _ in 0..<18 {
      power *= 10
      numbers += [power - 1, power, power + 1, 1 - power, -power, -power - 1]
    }
    for number in numbers {
      var buffer = ByteBuffer()
      buffer.put(number)
      #expect(buffer.text == "\(number)")
    }
  }

  @Test func aByteIsFoundWhereItStands() {
    for length in 0..<40 {
      for place in 0..<length {
        // A byte beside the one that is sought differs from it in one bit.
        var bytes = [UInt8](repeating: 11, count: length)
        #expect(bytes.firstPlace(of: 10) == nil)
        bytes[place] = 10
        for start in 0...place { #expect(bytes.firstPlace(of: 10, from: start) == place) }
        #expect(bytes.firstPlace(of: 10, from: place + 1) == nil)
      }
    }
  }

  @Test func partsAreComparedByteByByte() {
    let bytes = (0..<60).map { UInt8($0 % 7) }
    for start in 0..<20 {
      for length in 0..<30 {
        let range = start..<start + length
        #expect(bytes.isSame(range, as: bytes, range))
        #expect(bytes.isSame(range, as: bytes, start + 7..<start + 7 + length))
        #expect(length == 0 || !bytes.isSame(range, as: bytes, start + 1..<start + 1 + length))
        #expect(!bytes.isSame(range, as: bytes, start..<start + length + 1))
        for place in range {
          var other = bytes
          other[place] = 99
          #expect(!bytes.isSame(range, as: other, range))
        }
      }
    }
  }

  /// Lines that are found eight bytes at a time are those that are found one by one, in a whole text and in a part of it.
  @Test func linesAreCutAtTheirEnds() {
    var random = Random(seed: 5)
    for _ in 0..<2_000 {
      let bytes = (0..<random.below(60)).map { _ in UInt8([10, 13, 32, 138, 11, 97, 97, 97][random.below(8)]) }
      let start = random.below(bytes.count + 1)
      let range = start..<start + random.below(bytes.count - start + 1)
      var expected: [[UInt8]] = bytes[range].split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
      if expected.last?.isEmpty == true { expected.removeLast() }
      expected = expected.map { line in Array(line.prefix((line.lastIndex { $0 != 13 } ?? -1) + 1)) }
      var lines = ByteLines(bytes, in: range)
      var found: [[UInt8]] = []
      while let line = lines.next() { found.append(Array(bytes[line])) }
      #expect(found == expected && lines.count == expected.count)
    }
    var marked = ByteLines([0xEF, 0xBB, 0xBF, 97, 10])
    #expect(marked.next() == 3..<4 && marked.next() == nil)
  }

  @Test func theSameBytesHaveTheSameNumber() {
    var random = Random(seed: 6)
    var numbers = ByteNumbers()
    var known: [[UInt8]: Int] = [:]
    for _ in 0..<3_000 {
      let bytes = (0..<random.below(20)).map { _ in UInt8(random.below(3)) }
      let number = numbers.number(of: bytes.indices, in: bytes)
      #expect(number == known[bytes, default: known.count])
      known[bytes] = number
    }
    var others = ByteNumbers()
    let runs = [[7], Array(known.first { $0.value == 40 }?.key ?? []), []] as [[UInt8]]
    for run in runs { _ = others.number(of: run.indices, in: run) }
    #expect(numbers.numbers(of: others) == [known.count, 40, known[[], default: known.count + 1]])
  }

  @Test func whatTwoSequencesBeginWithIsCounted() {
    for length in 0..<20 {
      for start in 0..<5 {
        let numbers = [UInt32](repeating: 9, count: start) + (0..<UInt32(length))
        var others = Array(numbers[start...]) + [77]
        #expect(numbers.commonLength(from: start, with: others, from: 0) == length)
        for place in 0..<length {
          others[place] ^= 1 << 31
          #expect(numbers.commonLength(from: start, with: others, from: 0) == place)
          others[place] ^= 1 << 31
        }
      }
    }
  }

  @Test func aSizeIsAtMostAsLongAsItCanBe() {
    let far = Size(Int.max, Int.min)
    #expect(far.width == Int(Int32.max) && far.height == Int(Int32.min))
    var rect = Rect(-5, 7, 320, 480)
    #expect(rect.x == -5 && rect.y == 7 && rect.size == Size(320, 480))
    rect.x = Int.max
    rect.size.width = 3
    #expect(rect == Rect(Int(Int32.max), 7, 3, 480))
    #expect(FieldValue<String>("2147483647x1", of: .size, in: .viewWillTransitionToSize) != nil)
    #expect(FieldValue<String>("2147483648x1", of: .size, in: .viewWillTransitionToSize) == nil)
  }
}
