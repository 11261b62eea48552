/// An interface orientation (`UIInterfaceOrientation`).
///
/// The names are those of the *interface*: in `landscapeLeft` the home button is on the left. UIKit names the
/// orientation of the *device* the other way round; a scenario always speaks of the interface.
public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// The word for it in scenarios and traces.
  public var name: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// Whether the orientation is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations (`UIInterfaceOrientationMask`).
public struct OrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt8
  /// The orientations whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// This orientation alone.
  public init(_ orientation: Orientation) { rawValue = 1 << orientation.rawValue }

  /// `UIInterfaceOrientationMaskPortrait`
  public static let portrait = OrientationMask(.portrait)
  /// `UIInterfaceOrientationMaskPortraitUpsideDown`
  public static let portraitUpsideDown = OrientationMask(.portraitUpsideDown)
  /// `UIInterfaceOrientationMaskLandscapeLeft`
  public static let landscapeLeft = OrientationMask(.landscapeLeft)
  /// `UIInterfaceOrientationMaskLandscapeRight`
  public static let landscapeRight = OrientationMask(.landscapeRight)
  /// `UIInterfaceOrientationMaskLandscape`
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  /// `UIInterfaceOrientationMaskAllButUpsideDown`
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  /// `UIInterfaceOrientationMaskAll`
  public static let all: OrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// Whether the orientation is one of them.
  public func contains(_ orientation: Orientation) -> Bool { contains(OrientationMask(orientation)) }

  /// The orientations in it, in the order of `Orientation.allCases`.
  public var orientations: [Orientation] { Orientation.allCases.filter { contains($0) } }
}

/// The orientations of an Info.plist: a set, and which of them comes first in the list.
package struct ListedOrientations: Hashable, Sendable {
  package let mask: OrientationMask
  package let first: Orientation
}
