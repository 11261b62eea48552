/// Puts pieces side by side in memory that a `ByteBuffer` has made room in.
///
/// Whether the memory is the buffer's alone, and whether it is large enough, is found out once for all pieces; each of them only
/// looks whether it has been promised too little.
struct Pen {
  /// The place of the next piece; also a mark, for `bytes(since:)`.
  private(set) var place: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>

  /// No number has more digits and a sign.
  static let digits = 20
  /// How far behind its end a short word may write.
  static let slack = 32

  init(from place: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>) {
    self.place = place
    self.end = end
  }

  @inline(__always)
  private func hasRoom(_ count: Int) { precondition(end - place >= count, "a line is longer than its room") }

  @inline(__always)
  mutating func put(byte: UInt8) {
    hasRoom(1)
    place.pointee = byte
    place += 1
  }

  @inline(__always)
  mutating func put(_ bytes: UnsafeRawBufferPointer) {
    hasRoom(bytes.count)
    guard let start = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(place).copyMemory(from: start, byteCount: bytes.count)
    place += bytes.count
  }

  mutating func put(_ bytes: [UInt8]) { bytes.withUnsafeBytes { put($0) } }

  mutating func put(text: String) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0)) }
  }

  /// A text in the program.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    put(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A word that is put again and again. Most are short, and are moved in one piece with the bytes behind them.
  @inline(__always)
  mutating func put(_ index: Int, of words: Words) {
    let (start, count) = words[index]
    if count <= Self.slack {
      putShort(start, count)
    } else {
      put(UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  @inline(__always)
  private mutating func putShort(_ start: UnsafePointer<UInt8>, _ count: Int) {
    hasRoom(Self.slack)
    UnsafeMutableRawPointer(place).storeBytes(
      of: UnsafeRawPointer(start).loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
    place += count
  }

  mutating func put(_ number: Int) {
    if 0..<10 ~= number { return put(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    hasRoom(Self.digits + Self.slack)
    // From the last digit to the first, far enough behind the place; then they are moved to it.
    let end = place + Self.digits
    var (digit, rest) = (end, number.magnitude)
    repeat {
      let tens = rest / 10
      digit -= 1
      digit.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest &- tens &* 10)
      rest = tens
    } while rest > 0
    if number < 0 {
      digit -= 1
      digit.pointee = UInt8(ascii: "-")
    }
    putShort(digit, end - digit)
  }

  /// The bytes put since a mark, as long as nothing else is written there.
  func bytes(since mark: UnsafeMutablePointer<UInt8>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: mark, count: place - mark)
  }

  @inline(__always)
  mutating func spaces(_ number: Int) {
    if number <= Self.slack {
      hasRoom(Self.slack)
      UnsafeMutableRawPointer(place).storeBytes(of: SIMD32(repeating: 32), as: SIMD32<UInt8>.self)
    } else {
      hasRoom(number)
      place.update(repeating: 32, count: number)
    }
    place += number
  }
}

/// Words that are put again and again: their bytes lie side by side, so that none needs memory of its own.
final class Words: @unchecked Sendable {
  /// Has room for a short word behind the last one.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The end of each, after a zero.
  private let ends: UnsafeMutablePointer<Int>
  private let count: Int
  /// The length of the longest, in bytes.
  let longest: Int
  let isPlain: Bool

  convenience init(_ words: [String]) { self.init(words) { word, buffer in buffer.put(text: word) } }

  /// A word for each element, as it is put.
  init<Element>(_ elements: [Element], _ put: (Element, inout ByteBuffer) -> Void) {
    var buffer = ByteBuffer()
    count = elements.count
    ends = .allocate(capacity: count + 1)
    ends[0] = 0
    var longest = 0
    for (place, element) in elements.enumerated() {
      put(element, &buffer)
      ends[place + 1] = buffer.count
      longest = max(longest, ends[place + 1] - ends[place])
    }
    self.longest = longest
    isPlain = buffer.gathered.isPlain
    bytes = .allocate(capacity: buffer.count + Pen.slack)
    bytes.initialize(repeating: 0, count: buffer.count + Pen.slack)
    UnsafeMutableRawBufferPointer(start: bytes, count: buffer.count).copyMemory(from: buffer.gathered)
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> (start: UnsafePointer<UInt8>, count: Int) {
    precondition(index >= 0 && index < count)
    return (UnsafePointer(bytes + ends[index]), ends[index + 1] - ends[index])
  }
}
