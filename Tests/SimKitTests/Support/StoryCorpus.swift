@testable import SimKit

/// The stories that logs are compared with, made once for all tests.
enum StoryCorpus {
  static let libraries: StoryLibraries = {
    var libraries = StoryLibraries()
    for isArchived in [false, true] {
      _ = libraries.library(StoryFrame(setting: StoryStage.Setting(isArchived: isArchived), modes: Mode.all))
    }
    return libraries
  }()
}
