// swift-tools-version: 6.0
import PackageDescription

// A release build on Linux is one static file: it starts as fast as a C program
// and runs on machines that have no Swift.
let staticExecutable = ["-static-executable"]
let inReleases: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "vcsim",
  products: [
    .library(name: "SimKit", targets: ["SimKit"]),
    .executable(name: "vcsim", targets: ["vcsim"]),
  ],
  targets: [
    // The engine: text in, values out. Standard library only.
    .target(name: "SimKit"),
    // The command line: arguments, files, terminals, exit codes.
    .executableTarget(
      name: "vcsim", dependencies: ["SimKit"], swiftSettings: [.unsafeFlags(staticExecutable, inReleases)],
      linkerSettings: [.unsafeFlags(staticExecutable, inReleases)]),
    .testTarget(name: "SimKitTests", dependencies: ["SimKit"]),
    // These run the built program, as a user does.
    .testTarget(name: "VcsimTests", dependencies: ["SimKit", "vcsim"]),
  ],
  swiftLanguageModes: [.v6]
)
