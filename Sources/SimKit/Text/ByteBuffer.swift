/// Gathers small pieces, and hands them over in blocks if somebody takes them. Putting a line together from pieces costs a
/// tenth of building a string for it.
package struct ByteBuffer: Sendable {
  /// What has been gathered and not been handed over.
  package private(set) var bytes: [UInt8] = []
  /// Takes a block: a file descriptor, mostly. Nil where all is kept.
  private let handOver: (@Sendable ([UInt8]) -> Void)?
  private static var blockSize: Int { 1 << 16 }

  /// Keeps all that comes.
  package init() { handOver = nil }

  package init(handingOver handOver: @escaping @Sendable ([UInt8]) -> Void) {
    self.handOver = handOver
    bytes.reserveCapacity(Self.blockSize + 4096)
  }

  /// What has been gathered, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func put(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  package mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func put(byte: UInt8) { bytes.append(byte) }

  package mutating func put(_ number: Int) {
    if number < 0 { bytes.append(45) }
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(48 + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  package mutating func spaces(_ count: Int) {
    for _ in 0..<count { bytes.append(32) }
  }

  /// Ends a line; hands the block over when it is full.
  package mutating func endLine() {
    bytes.append(10)
    if bytes.count >= Self.blockSize { flush() }
  }

  /// Hands over what is left.
  package mutating func flush() {
    guard let handOver, !bytes.isEmpty else { return }
    handOver(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
