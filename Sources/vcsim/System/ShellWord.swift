/// Arguments in commands that are shown for copying.
enum ShellWord {
  /// A path as one word of a shell: in double quotes if needed, so that it can be inside single ones.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "+,-./:=@_%".utf8.contains(byte)
      }
    }
    // A leading dash would be an option; a dash alone is standard input.
    let safe = path.hasPrefix("-") && path != "-" ? "./" + path : path
    guard !isPlain || path.isEmpty else { return safe }
    var result = "\""
    for character in safe {
      if "\\\"$`".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
