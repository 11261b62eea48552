/// The device a scenario runs on: its idiom and the size of its screen in portrait.
public struct Device: Hashable, Sendable {
  /// `UIUserInterfaceIdiom`.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone
    case pad

    /// The word for it in scenarios: `phone`, `pad`.
    public var name: String { rawValue }
  }

  /// Whether UIKit takes it for a phone or a pad.
  public var idiom: Idiom
  /// The screen in portrait, in points.
  public var screen: Size

  /// A device with a custom screen, in points, held in portrait.
  public init(idiom: Idiom, screen: Size) {
    self.idiom = idiom
    self.screen = screen
  }

  /// The 3.5 inch phone, 320 x 480.
  public static let phone = Device(idiom: .phone, screen: Size(320, 480))
  /// The pad of 2010 to 2017, 768 x 1024.
  public static let pad = Device(idiom: .pad, screen: Size(768, 1024))

  /// The height of the status bar in iOS 10 and earlier, in points; later the safe area replaces it on some phones.
  public static let statusBarHeight = 20
}
