import Foundation

/// Writes a Swift file with the contents of text files: `text-files LIST ROOT OUTPUT`.
///
/// Each line of the list is a name and the paths of files below the root. The last part of a path may
/// be a pattern of the shell, such as `*.txt`. A line with a single path and no `*` becomes a string. Any other line becomes an
/// array of the files in the order of the paths, each once, with its name without the extension. A name may be followed by `=` and
/// an enumeration, whose cases are the sections of the files: `rules=RuleID`.
@main
enum TextFilesTool {
  struct Failure: Error, CustomStringConvertible { let description: String }

  static func main() {
    do {
      guard CommandLine.arguments.count == 4 else { throw Failure(description: "text-files LIST ROOT OUTPUT") }
      let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
      let text = try swift(list, root: URL(fileURLWithPath: CommandLine.arguments[2]))
      let output = CommandLine.arguments[3]
      // A file that stays as it is keeps its time, so that nothing is compiled again.
      guard (try? String(contentsOfFile: output, encoding: .utf8)) != text else { return }
      try text.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      // A mistake in a page names its line, as a compiler does.
      FileHandle.standardError.write(Data(((error is PageError ? "" : "error: ") + "\(error)\n").utf8))
      exit(1)
    }
  }

  static func swift(_ list: String, root: URL) throws -> String {
    var text = "/// Text files, as `text-files.txt` lists them.\nenum TextFiles {\n"
    var declarations = ""
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let parts = words[0].split(separator: "=").map(String.init)
      let files = try words.dropFirst().flatMap { try self.files($0, root: root) }
      if parts.count > 1 {
        guard let enumeration = Enumeration(rawValue: parts[1]) else {
          throw Failure(description: "no enumeration '\(parts[1])' is made from pages")
        }
        declarations += try "\n" + enumeration.swift(files.map { try Page($0) })
      }
      if words.count == 2, !words[1].contains("*") {
        text += "  static let \(parts[0]) = \(try literal(files[0]))\n"
        continue
      }
      text += "  static let \(parts[0]): [(name: String, text: String)] = [\n"
      var written: Set<URL> = []
      for file in files where written.insert(file).inserted {
        text += "    (\(String(reflecting: file.deletingPathExtension().lastPathComponent)), \(try literal(file))),\n"
      }
      text += "  ]\n"
    }
    return text + "}\n" + declarations
  }

  private static func files(_ pattern: String, root: URL) throws -> [URL] {
    let url = root.appending(path: pattern)
    let (folder, name) = (url.deletingLastPathComponent(), url.lastPathComponent)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { fnmatch(name, $0, 0) == 0 }
    if names.isEmpty { throw Failure(description: "no file matches \(pattern)") }
    return names.map { folder.appending(path: $0) }
  }

  /// Returns the text of a file as a literal. Scripts and styles lose indentation, blank lines, and comments on lines without code.
  /// In a page, an indented line continues the one above it: no blank is between their elements.
  private static func literal(_ file: URL) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    switch file.pathExtension {
    case "js", "css":
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      return String(reflecting: code.map { $0 + "\n" }.joined())
    case "html": return String(reflecting: text.replacing(#/\n +/#, with: ""))
    default: return String(reflecting: text)
    }
  }
}
