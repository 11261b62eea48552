// The doors of the WebAssembly module. `.ci/embedded` compiles this file together with SimKit as Embedded Swift.

/// Room for bytes, which the page fills.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: Int(count))
}

/// Gives bytes back that `allocate` or `answer` gave.
@_expose(wasm, "release")
@_cdecl("release")
public func release(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

/// The seed of dictionaries. A clever choice of keys slows down only its author.
@_cdecl("arc4random_buf")
public func fillWithSeed(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
}

/// The answer to a question: its length in four bytes, the lowest first, then its bytes.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let answer = Playground.answer(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
  let result = UnsafeMutablePointer<UInt8>.allocate(capacity: 4 + answer.count)
  for place in 0..<4 { result[place] = UInt8(truncatingIfNeeded: answer.count >> (8 * place)) }
  answer.withUnsafeBufferPointer { bytes in
    if let base = bytes.baseAddress { (result + 4).initialize(from: base, count: bytes.count) }
  }
  return result
}
