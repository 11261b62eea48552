import SimKit

/// A file of the app that plays plans on UIKit, as `vcsim export` writes it.
struct PlayerFile {
  /// The file's path in an export, below its folder.
  let path: String
  let text: String

  static func all(of target: ExportTarget) -> [PlayerFile] {
    switch target {
    case .player:
      app { _ in true } + swift(TextFiles.playerFingers, in: "fingers/")
        + [
          PlayerFile(path: "build.sh", text: TextFiles.playerBuild),
          PlayerFile(path: "run.sh", text: TextFiles.playerRun),
          PlayerFile(path: "fingers.sh", text: TextFiles.playerFingersScript),
          PlayerFile(path: "Info-scenes.plist", text: TextFiles.playerSceneInfo),
          PlayerFile(path: "Info-classic.plist", text: TextFiles.playerClassicInfo),
          PlayerFile(path: "Fingers.xcodeproj/project.pbxproj", text: TextFiles.playerProject),
          PlayerFile(path: "Fingers.xcodeproj/xcshareddata/xcschemes/Fingers.xcscheme", text: TextFiles.playerScheme),
        ]
    // The app under test has its own entry point.
    case .xctest: app { $0 != "App" } + swift(TextFiles.playerTests, in: "")
    case .testing: app { $0 != "App" } + swift(TextFiles.playerTesting, in: "")
    }
  }

  /// The code that makes an app log its callbacks, as one file.
  static var recording: String {
    let parts = TextFiles.playerRecord.map(\.text) + [RecordingCode.swiftTable]
    let modules = Set(parts.flatMap { $0.split(separator: "\n").filter { $0.hasPrefix("import ") } })
    let code = parts.map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !modules.contains($0) }
        .joined(separator: "\n")
    }
    return RecordingCode.swiftHead + "#if DEBUG\n" + modules.sorted().joined(separator: "\n") + "\n"
      + code.joined() + "#endif\n"
  }

  private static func app(where isWanted: (String) -> Bool) -> [PlayerFile] {
    swift(TextFiles.playerApp.filter { isWanted($0.name) } + TextFiles.playerRecord, in: "player/")
      + [PlayerFile(path: "player/RecordedMethods.swift", text: RecordingCode.swiftTable)]
  }

  private static func swift(_ files: [(name: String, text: String)], in folder: String) -> [PlayerFile] {
    files.map { PlayerFile(path: "\(folder)\($0.name).swift", text: $0.text) }
  }
}
