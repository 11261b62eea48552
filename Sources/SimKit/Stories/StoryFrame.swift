/// The facts about the app and the versions that a log shows before any story is looked for.
struct StoryFrame: Hashable, Sendable {
  let setting: StoryStage.Setting
  /// The versions that send all of its callbacks.
  let modes: [Mode]

  init(setting: StoryStage.Setting, modes: [Mode]) {
    self.setting = setting
    self.modes = modes
  }

  init(_ log: DeviceLog) {
    let callbacks = log.callbacks
    let archived: [Callback] = [.initWithCoder, .awakeFromNib, .dealloc]
    setting = StoryStage.Setting(
      isArchived: archived.contains { callbacks.contains($0) },
      hasScenes: callbacks.contains { $0.isOfScene }, isPad: LogScreen(log)?.device.idiom == .pad)
    let stated = log.origin?.system.flatMap { RecordVersions($0) }?.exact
    let all = Mode.all.filter { mode in callbacks.allSatisfy { $0.modes.contains(mode) } }
    modes = stated.map { [$0] } ?? (all.isEmpty ? Mode.all : all)
  }
}

/// The libraries that have been made: to make one takes longer than to use it.
package struct StoryLibraries: Sendable {
  private struct Key: Hashable {
    let setting: StoryStage.Setting
    let modes: [Mode]
  }

  private var known: [Key: StoryLibrary] = [:]

  package init() {}

  /// With the stories of most logs made already.
  package init(filled: Bool) {
    guard filled else { return }
    for isArchived in [false, true] {
      let setting = StoryStage.Setting(isArchived: isArchived)
      _ = library(StoryFrame(setting: setting, modes: Mode.all))
    }
  }

  /// Versions whose stories differ most; the others are looked at afterward, with the best stories.
  private static let representatives: [Mode] = [.ios5, .ios6, .ios8, .ios11, .ios13, .ios16, .ios26]

  mutating func library(_ frame: StoryFrame) -> StoryLibrary {
    let isCommon = frame.modes.contains { Self.representatives.contains($0) }
    let key = Key(setting: frame.setting, modes: isCommon ? Self.representatives : frame.modes)
    if let library = known[key] { return library }
    let library = StoryLibrary(StoryApp.all(isPad: frame.setting.isPad), frame.setting, modes: key.modes)
    known[key] = library
    return library
  }
}
