import Foundation
import PackagePlugin

/// Compiles text files into a target, as its `text-files.txt` lists them: the build writes `enum TextFiles`.
@main
struct TextFilesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let list = root.appending(path: "Sources/\(target.name)/text-files.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "TextFiles.swift")
    // The folders are inputs, too: the tool looks for new files in them.
    var folders: Set<String> = []
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      for pattern in line.split(separator: " ").dropFirst() {
        folders.insert(pattern.split(separator: "/").dropLast().joined(separator: "/"))
      }
    }
    let inputs = try folders.sorted().flatMap { folder in
      let url = root.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      return [url] + names.map { url.appending(path: $0) }
    }
    return [
      .buildCommand(
        displayName: "Writing the text files of \(target.name)", executable: try context.tool(named: "text-files").url,
        arguments: [list.path, root.path, output.path], inputFiles: [list] + inputs, outputFiles: [output])
    ]
  }
}
