/// Gathers small pieces, and hands them over in blocks to a receiver. Putting a line together from pieces costs a
/// tenth of building a string for it.
///
/// All pieces go through a `Pen`: one for each piece here, one for a whole line where lines are many.
package struct ByteBuffer: @unchecked Sendable {
  /// Nil as long as nothing has come: short output touches little memory.
  private var block: Block?
  /// The memory of the block, and its size: filled from its beginning, the bytes from `count` on mean nothing.
  private var start: UnsafeMutablePointer<UInt8>?
  private var size = 0
  /// How many bytes have been gathered and not been handed over.
  private(set) var count = 0
  /// Takes a block, and whether it is plain text: a file descriptor, mostly. Nil where all is kept.
  private let handOver: (@Sendable (UnsafeRawBufferPointer, Bool) -> Void)?
  /// True while all is plain text. Most pieces are known to be, so that few bytes are looked at.
  private var isPlain = true
  private static var blockSize: Int { 1 << 16 }

  /// Memory that only its buffer writes to; a copy of the buffer writes to a copy of the memory.
  private final class Block {
    let start: UnsafeMutablePointer<UInt8>

    init(size: Int) { start = .allocate(capacity: size) }

    deinit { start.deallocate() }
  }

  /// Keeps all that comes.
  package init() { handOver = nil }

  package init(handingOver handOver: @escaping @Sendable (UnsafeRawBufferPointer, Bool) -> Void) {
    self.handOver = handOver
  }

  /// The gathered bytes, as long as nothing is put.
  var gathered: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The gathered bytes that are not handed over yet.
  package var bytes: [UInt8] { Array(gathered) }

  package var text: String { String(decoding: gathered, as: UTF8.self) }

  /// The same, and starts again in the same memory.
  mutating func takeText() -> String {
    defer { count = 0 }
    return text
  }

  /// Keeps these bytes and nothing else, in the same memory.
  mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    count = 0
    put(room: bytes.count) { $0.put(bytes) }
  }

  // MARK: Pens

  /// A pen behind the last piece, with room for so many bytes. Until `take`, nothing else may be put.
  @inline(__always)
  mutating func pen(room: Int) -> Pen {
    let needed = count + room + Pen.slack
    if needed > size || !isKnownUniquelyReferenced(&block) { makeRoom(needed) }
    let start = start.unsafelyUnwrapped
    return Pen(from: start + count, to: start + size)
  }

  /// Takes what a pen has put; `isPlain` tells whether all of it is plain text.
  @inline(__always)
  mutating func take(_ pen: Pen, isPlain: Bool = true) {
    count = pen.place - start.unsafelyUnwrapped
    self.isPlain = self.isPlain && isPlain
  }

  /// Memory for so many bytes, and for as many again as there are; a block that is handed over has room for a line behind it, and
  /// gets more only for a line that is longer, twice as much as that.
  @inline(never)
  private mutating func makeRoom(_ needed: Int) {
    let most = handOver == nil ? Int.max : Self.blockSize + 4096
    size = needed > most ? 2 * needed : max(needed, min(max(2 * size, 256), most))
    let larger = Block(size: size)
    if let start { larger.start.update(from: start, count: count) }
    (block, start) = (larger, larger.start)
  }

  // MARK: Pieces

  package mutating func put(_ more: [UInt8]) { more.withUnsafeBytes { copy($0) } }
  mutating func put(_ more: ArraySlice<UInt8>) { more.withUnsafeBytes { copy($0) } }

  package mutating func put(text: String) {
    if text.isEmpty { return }
    var text = text
    text.withUTF8 { copy(UnsafeRawBufferPointer($0)) }
  }

  /// Bytes of which nothing is known.
  private mutating func copy(_ more: UnsafeRawBufferPointer) {
    put(room: more.count, isPlain: !isPlain || handOver == nil || more.isPlain) { $0.put(more) }
  }

  /// A text in the program, which is plain.
  @inline(__always)
  package mutating func put(_ text: StaticString) { put(room: text.utf8CodeUnitCount) { $0.put(text) } }

  mutating func put(_ place: Int, of words: Words) {
    put(room: words.longest, isPlain: words.isPlain) { $0.put(place, of: words) }
  }

  package mutating func put(byte: UInt8) { put(room: 1) { $0.put(byte: byte) } }

  package mutating func put(_ number: Int) { put(room: Pen.digits) { $0.put(number) } }

  package mutating func spaces(_ number: Int) { put(room: number) { $0.spaces(number) } }

  @inline(__always)
  private mutating func put(room: Int, isPlain: Bool = true, _ put: (inout Pen) -> Void) {
    var pen = pen(room: room)
    put(&pen)
    take(pen, isPlain: isPlain)
  }

  // MARK: Lines

  /// Ends a line; hands the block over when it is full.
  package mutating func endLine() {
    var pen = pen(room: 1)
    endLine(&pen)
  }

  @inline(__always)
  mutating func endLine(_ pen: inout Pen, isPlain: Bool = true) {
    pen.put(byte: 10)
    take(pen, isPlain: isPlain)
    if count >= Self.blockSize { flush() }
  }

  package mutating func flush() {
    guard let handOver, count > 0 else { return }
    handOver(gathered, isPlain)
    count = 0
    isPlain = true
  }
}
