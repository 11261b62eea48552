// swift-tools-version: 6.0
import PackageDescription

// A release build on Linux is one static file: it starts as fast as a C program
// and runs on machines that have no Swift.
let staticExecutable = ["-static-executable"]
let oneOfEqualFunctions = ["-Xlinker", "--icf=safe"]
// Nothing in the program unwinds its stack: no exception is thrown, and no thread is ended from outside.
let noIndexForUnwinding = ["-Xlinker", "--no-eh-frame-hdr"]
let inReleases: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)
// The code asks for each generic type itself: looking types up by name takes a third of a small run. SwiftPM allows no such flag
// in a package that another one depends on, which it puts among its checkouts.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let inOurReleases: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], inReleases),
    // The linker can make one of two functions with the same instructions only if each has its own section.
    .unsafeFlags(["-Xfrontend", "-function-sections"], inReleases),
    // A release is stripped: information for a debugger would be made for nothing, which takes time. SwiftPM's own `-g` comes
    // behind all flags but those of the frontend.
    .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
  ]

// Swift's regular expressions, and what it implements with them, would make the program a fifteenth larger.
let noRegularExpressions: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

// The project's own accounts and pages are tested in CI, with the ledger and the player, which users never build.
let testsTheHouse = Context.environment["VCSIM_TESTS"] != nil

// Arguments, files, and reports take no time that anybody feels. For size, they take a seventh less to compile.
let forSize = ["-Osize"]

let package = Package(
  name: "vcsim",
  products: [
    .library(name: "SimKit", targets: ["SimKit"]),
    .executable(name: "vcsim", targets: ["vcsim"]),
  ],
  targets: [
    // The engine: text in, values out. Standard library only.
    .target(
      name: "SimKit",
      exclude: [
        "Language/Grammar/Suggestions/everyday.md", "Tools/Recorder/ObjectiveC", "Tools/Reference/Pages",
        "Contract/Refusals/Pages", "Tools/Report/Page", "Contract/Rules/Pages", "Ground/UIKit/callbacks.md",
        "text-files.txt",
      ],
      swiftSettings: inOurReleases + noRegularExpressions, plugins: ["TextFiles"]),
    // Judges runs by published records.
    .target(name: "Evidence", dependencies: ["SimKit"], swiftSettings: inOurReleases + noRegularExpressions),
    // The command line: arguments, files, terminals, exit codes.
    .executableTarget(
      name: "vcsim", dependencies: ["SimKit", "Evidence"],
      exclude: [
        "CommandLine/commands.md", "Documents/grammar.md", "Documents/help.md",
        "Reports/schemas.md", "Tool/Completions",
      ],
      swiftSettings: [.unsafeFlags(staticExecutable + forSize, inReleases)] + inOurReleases + noRegularExpressions,
      linkerSettings: [.unsafeFlags(staticExecutable + oneOfEqualFunctions + noIndexForUnwinding, inReleases)],
      plugins: ["TextFiles"]),
    // The project's accounts: judges the published records, and makes what is made from them. Users never run it.
    .executableTarget(name: "ledger", dependencies: ["SimKit", "Evidence"]),
    // Compiles the text files into a target that its `text-files.txt` lists.
    .plugin(
      name: "TextFiles", capability: .buildTool(), dependencies: ["text-files"], path: "Sources/TextFiles/Plugin"),
    .executableTarget(name: "text-files", path: "Sources/TextFiles/Tool"),
    .testTarget(name: "SimKitTests", dependencies: ["SimKit"]),
    // These run the built program, as a user does.
    .testTarget(
      name: "VcsimTests", dependencies: ["SimKit", "Evidence", "vcsim"] + (testsTheHouse ? ["ledger"] : []),
      exclude: testsTheHouse ? [] : ["House"]),
  ]
    // The part of the player that calls UIKit, on a UIKit whose calls are SimKit's actions.
    + (testsTheHouse ? [.testTarget(name: "PlayerTests", dependencies: ["SimKit", "vcsim"])] : []),
  swiftLanguageModes: [.v6]
)
