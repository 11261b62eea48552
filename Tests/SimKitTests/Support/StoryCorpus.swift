@testable import SimKit

/// The stories that logs are compared with, made once for all tests.
enum StoryCorpus {
  static let libraries = StoryLibraries(filled: true)
}
