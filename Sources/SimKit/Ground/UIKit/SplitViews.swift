/// `UISplitViewController.DisplayMode`: which columns are on screen, and how.
///
/// The names are those of iOS 14; in iOS 13 and earlier, UIKit calls the first three `primaryHidden`, `allVisible`
/// and `primaryOverlay`. The mode `automatic` is nil.
public enum SplitDisplayMode: UInt8, CaseIterable, Hashable, Sendable {
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary

  /// The word for it in scenarios and traces.
  public var name: String {
    switch self {
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }

  /// The name in iOS 13 and earlier; nil for a later mode.
  var formerName: String? {
    switch self {
    case .secondaryOnly: "primaryHidden"
    case .oneBesideSecondary: "allVisible"
    case .oneOverSecondary: "primaryOverlay"
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: nil
    }
  }

  /// The name of a mode that UIKit selects.
  static let automatic = "automatic"

  /// All words for a mode, `automatic` first.
  static let words = [automatic] + allCases.map { $0.name }
}

/// `UISplitViewController.Column`, iOS 14; before that a split view controller has a primary and a secondary one.
public enum SplitColumn: UInt8, CaseIterable, Hashable, Sendable {
  case primary
  case supplementary
  case secondary
  /// Shown alone in compact width, in place of all others; where it is not set they are stacked.
  case compact

  /// The word for it in scenarios and traces.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}

package struct SplitContent: Hashable, Sendable {
  private(set) var primary: ControllerID
  private(set) var supplementary: ControllerID?
  private(set) var secondary: ControllerID
  /// `initWithStyle:`, iOS 14; with a supplementary column there are three.
  package let hasColumnStyle: Bool

  /// `viewControllers`: the master, called primary in iOS 8 and later, and the detail, called secondary.
  static func sides(primary: ControllerID, secondary: ControllerID) -> SplitContent {
    SplitContent(primary: primary, secondary: secondary, hasColumnStyle: false)
  }

  static func columns(primary: ControllerID, supplementary: ControllerID?, secondary: ControllerID) -> SplitContent {
    SplitContent(primary: primary, supplementary: supplementary, secondary: secondary, hasColumnStyle: true)
  }

  /// From left to right.
  package var members: [ControllerID] { SplitColumn.allCases.compactMap { self[$0] } }

  /// Nil for the supplementary column where there are two.
  subscript(column: SplitColumn) -> ControllerID? {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: secondary
    case .compact: nil
    }
  }

  func column(of id: ControllerID) -> SplitColumn? { SplitColumn.allCases.first { self[$0] == id } }

  /// The same with another controller in a column; an empty column stays empty.
  func with(_ id: ControllerID, in column: SplitColumn) -> SplitContent {
    var content = self
    switch column {
    case .primary: content.primary = id
    case .supplementary: content.supplementary = supplementary.map { _ in id }
    case .secondary: content.secondary = id
    case .compact: break
    }
    return content
  }

  /// The same columns with others in them, as many.
  func holding(_ others: [ControllerID]) -> SplitContent {
    var next = others[...]
    var result = self
    for column in SplitColumn.allCases where self[column] != nil {
      if let id = next.popFirst() { result = result.with(id, in: column) }
    }
    return result
  }
}
