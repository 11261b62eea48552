/// The window's geometry: which frame and bounds a view has that fills the window.
struct Screen: Hashable, Sendable {
  let device: Device
  private(set) var statusBar: Int
  /// The height that a call adds to the status bar in portrait.
  var callBar = 0
  /// The part of the screen that the app has, where it has not all.
  private(set) var part: Part?
  /// The height of the status bar of a phone without a home button.
  let roundedTop: Int?
  /// The rules that differ between versions (`window-stays-portrait`, `view-below-status-bar`).
  private let rules: RuleSet

  init(device: Device, showsStatusBar: Bool, rules: RuleSet) {
    self.device = device
    roundedTop = Device.roundedTop(of: device)
    statusBar = showsStatusBar ? Device.statusBarHeight : 0
    self.rules = rules
  }

  /// A part of a pad's screen, iOS 9.
  struct Part: Hashable, Sendable {
    var width: Int
    /// Nil: all that there is.
    var height: Int?
  }

  var whole: Screen {
    var whole = self
    whole.part = nil
    return whole
  }

  func sharing(_ size: Size, of room: Size) -> Screen {
    var shared = self
    let height = size.height == room.height ? nil : size.height
    shared.part = size == room ? nil : Part(width: size.width, height: height)
    return shared
  }

  /// The height that the status bar takes away from a view that fills the window. In landscape it has no room for a call.
  func takenByStatusBar(in orientation: Orientation) -> Int {
    (rules.holds(.viewBelowStatusBar) ? statusBar : 0) + (orientation.isLandscape ? 0 : callBar)
  }

  /// The bounds of a view that fills the window in an orientation, or the screen with what is under the status bar.
  func fullBounds(in orientation: Orientation, underStatusBar: Bool = false) -> Size {
    let size = orientation.isLandscape ? device.screen.turned : device.screen
    let room = Size(size.width, size.height - (underStatusBar ? 0 : takenByStatusBar(in: orientation)))
    guard let part else { return room }
    return Size(min(part.width, room.width), part.height.map { min($0, room.height) } ?? room.height)
  }

  /// Returns the frame of a full screen view in the window's coordinates.
  func fullFrame(in orientation: Orientation, underStatusBar: Bool = false) -> Rect {
    let bounds = fullBounds(in: orientation, underStatusBar: underStatusBar)
    let bar = underStatusBar ? 0 : takenByStatusBar(in: orientation)
    guard rules.holds(.windowStaysPortrait) else { return Rect(x: 0, y: bar, size: bounds) }
    switch orientation {
    case .portrait: return Rect(x: 0, y: bar, size: bounds)
    case .portraitUpsideDown: return Rect(x: 0, y: 0, size: bounds)
    case .landscapeLeft: return Rect(x: bar, y: 0, size: bounds.turned)
    case .landscapeRight: return Rect(x: 0, y: 0, size: bounds.turned)
    }
  }

  /// A form sheet on a pad, in points. No record has it: the figure is inferred.
  private static let formSheet = Size(540, 620)
  /// The size of a popover whose content asks for none, in points: in iOS 6 and earlier as the class reference has it;
  /// for later versions no record has it, and the figure is inferred.
  private var popover: Size { rules.holds(.tallPopover) ? Size(320, 1100) : Size(320, 480) }
  /// The distance between the status bar and a sheet on a phone, in points. No record has it: the figure is inferred.
  private static let aboveSheet = 10
  /// From this width on a phone is regular in landscape: the Plus, Max and XR models. No record has it: it is inferred.
  private static let largePhoneWidth = 414
  /// From this width on a part of a pad's screen is regular. Apple's table of size classes has parts of 639 points as compact
  /// and of 678 as regular; where between them the border lies is inferred.
  private static let regularPart = 660

  /// The frame of a sheet, centered in the window; its size does not turn. `wanting` is the size that its content asks for.
  func sheetFrame(_ style: ModalStyle, wanting asked: Size?, in orientation: Orientation) -> Rect {
    let room = fullBounds(in: orientation)
    let isCramped = isCramped(in: orientation)
    let wanted: Size
    // With too little space the style fills the screen, except a popover that stays one by its delegate.
    switch style {
    case .formSheet: wanted = isCramped ? room : asked ?? Self.formSheet
    case .popover: wanted = asked ?? popover
    case .pageSheet: wanted = isCramped ? room : Size(device.screen.width, room.height)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: wanted = room
    }
    let size = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    let top = isCramped ? topOfCard(style, in: orientation) : topOfPage(style, in: orientation)
    guard top > 0 else { return Rect(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, size: size) }
    return Rect((room.width - size.width) / 2, top, size.width, room.height - top)
  }

  /// How far from the top a sheet on a phone begins, iOS 13. In a compact height it covers what is behind it.
  private func topOfCard(_ style: ModalStyle, in orientation: Orientation) -> Int {
    style.isSheet && style != .popover && rules.holds(.standardStyleIsSheet)
      && traits(in: orientation).vertical == .regular ? insets(in: orientation).top + Self.aboveSheet : 0
  }

  /// On a pad, a page sheet begins below the status bar. Inferred for iOS 13 and later.
  private func topOfPage(_ style: ModalStyle, in orientation: Orientation) -> Int {
    style == .pageSheet && !rules.holds(.viewBelowStatusBar) ? insets(in: orientation).top : 0
  }

  /// Half of the room, at the bottom of the window. A sheet that floats in the middle stays as it is, and so in a compact height.
  func sheetFrame(at detent: SheetDetent, instead frame: Rect, in orientation: Orientation) -> Rect {
    switch detent {
    case .large: return frame
    case .medium:
      guard isCramped(in: orientation), traits(in: orientation).vertical == .regular else { return frame }
      let room = fullBounds(in: orientation)
      return Rect(frame.x, room.height - room.height / 2, frame.size.width, room.height / 2)
    }
  }

  /// Whether a sheet takes all the available size: in a compact width, and in iOS 13 and later in a compact height.
  private func isCramped(in orientation: Orientation) -> Bool {
    let traits = traits(in: orientation)
    return traits.horizontal == .compact || (traits.vertical == .compact && rules.holds(.standardStyleIsSheet))
  }

  /// The size classes of the whole window, iOS 8.
  func traits(in orientation: Orientation) -> Traits {
    switch device.idiom {
    case .pad:
      let isWide = part == nil || fullBounds(in: orientation).width >= Self.regularPart
      return Traits(horizontal: isWide ? .regular : .compact, vertical: .regular)
    case .phone:
      let isLarge = device.screen.width >= Self.largePhoneWidth
      return orientation.isLandscape
        ? Traits(horizontal: isLarge ? .regular : .compact, vertical: .compact)
        : Traits(horizontal: .compact, vertical: .regular)
    }
  }
}

/// What a view lies in: how its window stands, and what of its bounds is not safe.
struct Surroundings: Hashable, Sendable {
  let interface: Orientation
  var insets: Insets
}
