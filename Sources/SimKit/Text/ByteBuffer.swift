/// Where bytes go in the end: a file descriptor, an array, a page.
package protocol ByteOutput {
  mutating func write(_ bytes: [UInt8])
}

/// Collects bytes in memory.
package struct CollectedBytes: ByteOutput, Sendable {
  package var bytes: [UInt8] = []
  package init() {}
  package mutating func write(_ more: [UInt8]) { bytes += more }
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Gathers small pieces into blocks. Putting a line together from pieces costs a tenth of building a string for it.
package struct ByteBuffer<Output: ByteOutput> {
  private var block: [UInt8] = []
  package var output: Output
  private static var blockSize: Int { 1 << 16 }

  /// `capacity`: how many bytes are likely to come, if they are fewer than a block.
  package init(_ output: Output, capacity: Int? = nil) {
    self.output = output
    block.reserveCapacity(capacity ?? Self.blockSize + 4096)
  }

  package mutating func put(_ bytes: [UInt8]) { block.append(contentsOf: bytes) }

  package mutating func put(_ text: String) { block.append(contentsOf: text.utf8) }

  package mutating func put(byte: UInt8) { block.append(byte) }

  package mutating func put(_ number: Int) {
    if number < 0 { block.append(45) }
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      block.append(48 + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  package mutating func spaces(_ count: Int) {
    for _ in 0..<count { block.append(32) }
  }

  /// Ends a line; hands the block over when it is full.
  package mutating func endLine() {
    block.append(10)
    if block.count >= Self.blockSize { flush() }
  }

  package mutating func flush() {
    guard !block.isEmpty else { return }
    output.write(block)
    block.removeAll(keepingCapacity: true)
  }
}
