/// The version of this program.
enum Version {
  static let name = "0.2.0"
}
