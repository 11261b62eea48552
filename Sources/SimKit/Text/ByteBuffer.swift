/// Where bytes go in the end: a file descriptor, an array, a page.
public protocol ByteOutput {
  mutating func write(_ bytes: [UInt8])
}

/// Collects bytes in memory.
public struct CollectedBytes: ByteOutput, Sendable {
  public var bytes: [UInt8] = []
  public init() {}
  public mutating func write(_ more: [UInt8]) { bytes += more }
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Gathers small pieces into blocks. Putting a line together from pieces costs a tenth of building a string for it.
public struct ByteBuffer<Output: ByteOutput> {
  private var block: [UInt8] = []
  public var output: Output
  private static var blockSize: Int { 1 << 16 }

  /// `capacity`: how many bytes are likely to come, if they are fewer than a block.
  public init(_ output: Output, capacity: Int? = nil) {
    self.output = output
    block.reserveCapacity(capacity ?? Self.blockSize + 4096)
  }

  public mutating func put(_ bytes: [UInt8]) { block.append(contentsOf: bytes) }

  public mutating func put(_ text: String) { block.append(contentsOf: text.utf8) }

  public mutating func put(byte: UInt8) { block.append(byte) }

  public mutating func put(_ number: Int) {
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

  public mutating func spaces(_ count: Int) {
    for _ in 0..<count { block.append(32) }
  }

  /// Ends a line; hands the block over when it is full.
  public mutating func endLine() {
    block.append(10)
    if block.count >= Self.blockSize { flush() }
  }

  public mutating func flush() {
    guard !block.isEmpty else { return }
    output.write(block)
    block.removeAll(keepingCapacity: true)
  }
}
