/// The window's geometry: which frame and bounds a view has that fills the window.
struct Screen: Hashable, Sendable {
  let device: Device
  let statusBar: Int
  /// What the versions differ in (`window-stays-portrait`, `view-below-status-bar`).
  private let rules: RuleSet

  init(device: Device, showsStatusBar: Bool, rules: RuleSet) {
    self.device = device
    statusBar = showsStatusBar ? Device.statusBarHeight : 0
    self.rules = rules
  }

  /// The height that the status bar takes away from a view that fills the window.
  var takenByStatusBar: Int { rules.holds(.viewBelowStatusBar) ? statusBar : 0 }

  /// The bounds of a view that fills the window in an orientation.
  func fullBounds(in orientation: Orientation) -> Size {
    let size = orientation.isLandscape ? device.screen.turned : device.screen
    return Size(size.width, size.height - takenByStatusBar)
  }

  /// Its frame in the window's coordinates.
  func fullFrame(in orientation: Orientation) -> Rect {
    let bounds = fullBounds(in: orientation)
    guard rules.holds(.windowStaysPortrait) else { return Rect(x: 0, y: 0, size: bounds) }
    let bar = takenByStatusBar
    switch orientation {
    case .portrait: return Rect(x: 0, y: bar, size: bounds)
    case .portraitUpsideDown: return Rect(x: 0, y: 0, size: bounds)
    case .landscapeLeft: return Rect(x: bar, y: 0, size: bounds.turned)
    case .landscapeRight: return Rect(x: 0, y: 0, size: bounds.turned)
    }
  }

  /// A form sheet on a pad, in points. No record has it: the figure is inferred.
  private static let formSheet = Size(540, 620)
  /// What a popover shows that asks for no size, in points. No record has it: the figure is inferred.
  private static let popover = Size(320, 480)
  /// From this width on a phone is regular in landscape: the Plus, Max and XR models. No record has it: it is inferred.
  private static let largePhoneWidth = 414

  /// The frame of a sheet, centred in the window; its size does not turn.
  func sheetFrame(_ style: ModalStyle, in orientation: Orientation) -> Rect {
    let room = fullBounds(in: orientation)
    let wanted: Size
    // A phone has room for nothing smaller.
    if device.idiom == .phone { return Rect(x: 0, y: 0, size: room) }
    switch style {
    case .formSheet: wanted = Self.formSheet
    case .popover: wanted = Self.popover
    case .pageSheet: wanted = Size(device.screen.width, room.height)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: wanted = room
    }
    let size = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    return Rect(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, size: size)
  }

  /// The size classes of the whole window, iOS 8.
  func traits(in orientation: Orientation) -> Traits {
    switch device.idiom {
    case .pad: return Traits(horizontal: .regular, vertical: .regular)
    case .phone:
      let isLarge = device.screen.width >= Self.largePhoneWidth
      return orientation.isLandscape
        ? Traits(horizontal: isLarge ? .regular : .compact, vertical: .compact)
        : Traits(horizontal: .compact, vertical: .regular)
    }
  }
}
