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

  public var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: false
    case .landscapeLeft, .landscapeRight: true
    }
  }
}

/// A set of interface orientations (`UIInterfaceOrientationMask`).
public struct OrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ orientation: Orientation) { rawValue = 1 << orientation.rawValue }

  public static let portrait = OrientationMask(.portrait)
  public static let portraitUpsideDown = OrientationMask(.portraitUpsideDown)
  public static let landscapeLeft = OrientationMask(.landscapeLeft)
  public static let landscapeRight = OrientationMask(.landscapeRight)
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
  public static let all: OrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  public func contains(_ orientation: Orientation) -> Bool { contains(OrientationMask(orientation)) }

  /// The orientations in it, in the order of `Orientation.allCases`.
  public var orientations: [Orientation] { Orientation.allCases.filter { contains($0) } }
}
