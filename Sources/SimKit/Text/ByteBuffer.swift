/// Gathers small pieces, and hands them over in blocks to a receiver. Putting a line together from pieces costs a
/// tenth of building a string for it.
package struct ByteBuffer: Sendable {
  /// Filled from its beginning; the bytes from `count` on mean nothing.
  private var block: [UInt8]
  /// How many bytes have been gathered and not been handed over.
  private var count = 0
  /// Takes a block, and whether it is plain text: a file descriptor, mostly. Nil where all is kept.
  private let handOver: (@Sendable (ArraySlice<UInt8>, Bool) -> Void)?
  /// True while what has been gathered is plain text. Most of it is made of words and numbers that are known to be, so that
  /// few bytes have to be looked at.
  private var isPlain = true
  private static var blockSize: Int { 1 << 16 }

  /// Keeps all that comes.
  package init() {
    block = []
    handOver = nil
  }

  package init(handingOver handOver: @escaping @Sendable (ArraySlice<UInt8>, Bool) -> Void) {
    self.handOver = handOver
    // Grows to the size of a block: short output touches little memory.
    block = []
  }

  /// The gathered bytes that are not handed over yet.
  package var bytes: [UInt8] { Array(block[..<count]) }

  /// The gathered bytes, as text.
  package var text: String { String(decoding: block[..<count], as: UTF8.self) }

  /// The same, and starts again in the same memory.
  mutating func takeText() -> String {
    defer { count = 0 }
    return text
  }

  package mutating func put(_ more: [UInt8]) {
    more.withUnsafeBytes { copy($0) }
    lookAtLast(more.count)
  }

  package mutating func put(text: String) {
    if text.isEmpty { return }
    var text = text
    let start = count
    text.withUTF8 { copy(UnsafeRawBufferPointer($0)) }
    lookAtLast(count - start)
  }

  /// Bytes of which it is known whether they are plain text.
  mutating func put(_ more: [UInt8], isPlain: Bool) {
    self.isPlain = self.isPlain && isPlain
    more.withUnsafeBytes { copy($0) }
  }

  /// A text in the program, which is plain.
  @inline(__always)
  package mutating func put(_ text: StaticString) {
    copy(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A word that is put again and again.
  @inline(__always)
  mutating func put(_ place: Int, of words: Words) {
    isPlain = isPlain && words.isPlain
    words.bytes.withUnsafeBytes {
      copy(UnsafeRawBufferPointer(rebasing: $0[words.ends[place]..<words.ends[place + 1]]))
    }
  }

  package mutating func put(byte: UInt8) {
    if count == block.count { grow(1) }
    block[count] = byte
    count += 1
  }

  package mutating func put(_ number: Int) {
    if 0..<10 ~= number { return put(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    // No number has more digits and a sign.
    if count + 20 > block.count { grow(20) }
    var rest = number.magnitude
    let start = count
    var end = start + (number < 0 ? 2 : 1)
    var bound: UInt = 10
    while rest >= bound {
      end += 1
      // The longest number has as many digits as the largest bound.
      let (next, isBeyond) = bound.multipliedReportingOverflow(by: 10)
      if isBeyond { break }
      bound = next
    }
    block.withUnsafeMutableBufferPointer { block in
      if number < 0 { block[start] = UInt8(ascii: "-") }
      var place = end
      repeat {
        place -= 1
        let tens = rest / 10
        block[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest &- tens &* 10)
        rest = tens
      } while rest > 0
    }
    count = end
  }

  package mutating func spaces(_ number: Int) {
    if count + number > block.count { grow(number) }
    let (start, end) = (count, count + number)
    block.withUnsafeMutableBufferPointer { block in
      for place in start..<end { block[place] = 32 }
    }
    count = end
  }

  /// Ends a line; hands the block over when it is full.
  package mutating func endLine() {
    put(byte: 10)
    if count >= Self.blockSize { flush() }
  }

  /// The same with what stands before the end.
  mutating func endLine(after last: StaticString) {
    put(last)
    endLine()
  }

  /// Hands over what is left.
  package mutating func flush() {
    guard let handOver, count > 0 else { return }
    handOver(block[..<count], isPlain)
    count = 0
    isPlain = true
  }

  /// How far it has come: what is put from here on can be had until the line ends.
  var mark: Int { count }

  /// The bytes since a mark.
  func bytes(since mark: Int) -> [UInt8] { Array(block[mark..<count]) }

  /// Sees whether what was put last is plain text.
  private mutating func lookAtLast(_ length: Int) {
    if handOver != nil, isPlain { isPlain = block.isPlain(count - length..<count) }
  }

  @inline(__always)
  private mutating func copy(_ more: UnsafeRawBufferPointer) {
    if count + more.count > block.count { grow(more.count) }
    let (start, end) = (count, count + more.count)
    block.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[start..<end]).copyMemory(from: more) }
    count = end
  }

  /// Makes room for so many bytes more, and for as many again as there are; a block that is handed over has room for a line
  /// behind it, and gets more only for a line that is longer.
  @inline(never)
  private mutating func grow(_ more: Int) {
    let most = handOver == nil ? Int.max : max(0, Self.blockSize + 4096 - block.count)
    let room = [UInt8](repeating: 0, count: max(more, min(max(block.count, 256), most)))
    if block.isEmpty { block = room } else { block += room }
  }
}

/// Words that are put again and again: their bytes lie side by side, so that none needs memory of its own.
final class Words: Sendable {
  fileprivate let bytes: [UInt8]
  /// The end of each, after a zero.
  fileprivate let ends: [Int]
  /// All of them are plain text.
  fileprivate let isPlain: Bool

  convenience init(_ words: [String]) { self.init(words) { word, buffer in buffer.put(text: word) } }

  /// A word for each element, as it is put.
  init<Element>(_ elements: [Element], _ put: (Element, inout ByteBuffer) -> Void) {
    var buffer = ByteBuffer()
    var ends = [0]
    ends.reserveCapacity(elements.count + 1)
    for element in elements {
      put(element, &buffer)
      ends.append(buffer.mark)
    }
    bytes = buffer.bytes
    isPlain = bytes.isPlain(bytes.indices)
    self.ends = ends
  }
}
