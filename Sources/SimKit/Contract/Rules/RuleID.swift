extension RuleID {
  /// The rule of a name. The initializer of the raw value would hold all names once more, in the playground's module too.
  package static func named(_ name: String) -> RuleID? { allCases.first { $0.rawValue == name } }

  package var facts: Rule { RuleBook.rule(self) }

  /// The release with which it begins, if that isn't the first of a major version.
  package var begins: Mode? { release.flatMap { Mode(name: "ios" + $0) } }

  package var since: Mode { modes.ranges[0].first }
}

extension ModalStyle {
  /// A rule of the first version that has the style; nil for a style of all versions.
  var introduced: RuleID? {
    switch self {
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover: nil
    case .custom: .animatorAnimates
    case .overFullScreen, .overCurrentContext: .presentationControllerTold
    }
  }
}
