/// How a controller is presented: `UIModalPresentationStyle`.
public enum ModalStyle: UInt8, CaseIterable, Hashable, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case popover
  /// Keeps the presenter's view on screen, iOS 7.
  case custom
  /// Keeps the presenter's view on screen, iOS 8.
  case overFullScreen
  /// Keeps the presenter's view on screen, iOS 8.
  case overCurrentContext

  /// The word for it in scenarios and traces, UIKit's without its prefix.
  public var name: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .popover: "popover"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    }
  }
}

extension ModalStyle {
  /// The presented view takes the place of the context's view; otherwise it has the window to itself.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The presented view is smaller than the window where there is room.
  var isSheet: Bool { self == .pageSheet || fitsContent }

  /// UIKit adapts the style where there is little space.
  var adapts: Bool { isSheet }

  /// The presented view has the size that its content asks for.
  var fitsContent: Bool { self == .formSheet || self == .popover }
}

/// The kind of alert: the style of a `UIAlertController`, or in iOS 7 and earlier a separate class.
package enum AlertStyle: String, CaseIterable, Hashable, Sendable {
  case alert
  case actionSheet = "action sheet"

  package var name: String { rawValue }
}

/// How the pages of a `UIPageViewController` are turned (`UIPageViewControllerTransitionStyle`).
package enum PageStyle: String, CaseIterable, Hashable, Sendable {
  case scroll
  case curl

  package var name: String { rawValue }
}

/// How high a sheet is (`UISheetPresentationController.Detent`), iOS 15.
package enum SheetDetent: UInt8, CaseIterable, Hashable, Sendable {
  /// Half of what there is, at the bottom of the window.
  case medium
  case large

  package var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    }
  }
}
