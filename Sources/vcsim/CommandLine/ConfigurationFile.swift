import SimKit

/// Finds and reads `vcsim.conf`.
enum ConfigurationFile {
  /// The file that is named, else the nearest one from here upwards; without any, nothing is configured.
  static func load(_ named: String?, _ console: Console) throws(Problem) -> Configuration {
    if named == "none" { return Configuration() }
    guard let path = named ?? nearest() else { return Configuration() }
    let source = Source(
      name: Files.name(of: path), bytes: try named == nil ? Files.readPlain(path) : Files.bytes(at: path))
    var (configuration, diagnostics) = Configuration.parse(source)
    guard diagnostics.isEmpty else {
      console.report(diagnostics, in: source)
      throw .badConfiguration(path)
    }
    let folder = Path.folder(of: path)
    configuration.scenarios = configuration.scenarios?.map { Path.joined(folder, $0) }
    return configuration
  }

  /// Written with `..`, so that what is printed of its paths is short.
  private static func nearest() -> String? {
    guard let here = System.currentDirectory else { return nil }
    var prefix = ""
    for _ in 0...here.split(separator: "/").count {
      // A link to nothing exists, too: reading it reports the error.
      let path = prefix + Configuration.fileName
      if FileStatus(path, followsLinks: false) != nil { return path }
      prefix += "../"
    }
    return nil
  }
}
