#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much of what is counted in thousands the tests do: a twentieth, so that they run in a minute, and all of it if
/// `VCSIM_TESTS` is `all`, as in `.ci/run`.
enum Rounds {
  static let areAll = getenv("VCSIM_TESTS").map { String(cString: $0) == "all" } ?? false

  static func of(_ count: Int) -> Int { areAll ? count : max(1, count / 20) }
}
