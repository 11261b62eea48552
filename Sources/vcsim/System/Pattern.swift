#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An extended regular expression of POSIX, which `grep -E` reads. Swift's own regular expressions would make the program a
/// fifteenth larger for one option.
final class Pattern {
  private var compiled = regex_t()

  /// Why a text is no regular expression, in the system's words.
  struct Fault: Error { let reason: String }

  init(_ text: String) throws(Fault) {
    // A dot is one character of a name, and not one byte of it.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "UTF-8") }
    let code = regcomp(&compiled, text, REG_EXTENDED | REG_NOSUB)
    guard code == 0 else {
      var reason = [CChar](repeating: 0, count: 256)
      regerror(code, &compiled, &reason, reason.count)
      throw Fault(reason: reason.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    }
  }

  deinit { regfree(&compiled) }

  func matches(_ text: String) -> Bool { regexec(&compiled, text, 0, nil, 0) == 0 }
}
