// What libFuzzer calls. `.ci/fuzz` compiles this file together with SimKit's sources and the targets; FUZZ_TARGET chooses
// the target.

import Glibc

private let target: FuzzTarget = {
  guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name)) else {
    print("FUZZ_TARGET is one of: \(FuzzTarget.allCases.map { $0.rawValue }.joined(separator: ", "))")
    exit(64)
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    print("violated: \(error.sentence)")
    fflush(nil)
    abort()
  }
  return 0
}
