extension RuleID: CustomStringConvertible {
  /// The name that people type: `becomes-active`.
  public var description: String { rawValue }
}
