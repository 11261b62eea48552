import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much of what is counted in thousands the tests do: a small part, so that they run in a minute; more of it if `VCSIM_TESTS` is
/// `ci`, as in `.ci/run`; and all of it if that is `all`, as in `.ci/long`.
enum Rounds {
  static let areAll = value("VCSIM_TESTS") == "all"
  static let areMany = areAll || value("VCSIM_TESTS") == "ci"
  /// How many random stories `.ci/stories` asks for, and which: each number gives others.
  static let stories = value("VCSIM_STORIES").flatMap { Int($0) }
  static let series = (value("VCSIM_SERIES").flatMap { UInt64($0) } ?? 0) % 1_000_000 * 1_000_000_000

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// A part of so many rounds, in CI a twentieth if nothing else is said; all of them if all tests run.
  static func of(_ count: Int, oneIn part: Int = 20) -> Int { areAll ? count : max(1, count / share(part)) }

  private static func share(_ part: Int) -> Int { areMany ? part : 3 * part }

  /// The first of each so many elements, and the last, of what would take too long; all of them if all tests run.
  static func sample<Element>(_ all: [Element], oneIn part: Int = 5) -> [Element] {
    all.indices.filter { areAll || $0.isMultiple(of: share(part)) || $0 == all.count - 1 }.map { all[$0] }
  }
}

extension Trait where Self == ConditionTrait {
  /// A test that takes a second: it runs if `VCSIM_TESTS` is `ci` or `all`.
  static var ci: Self { .enabled(if: Rounds.areMany) }
  /// A test that takes seconds: it runs if `VCSIM_TESTS` is `all`.
  static var long: Self { .enabled(if: Rounds.areAll) }
}
