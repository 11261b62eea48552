enum Version {
  static let name = "0.2.0"
  /// The version that no longer has the former names.
  static let next = "0.3"
}
