/// The screen that the bounds in a log show.
struct LogScreen {
  let device: Device
  /// A view that has appeared is as large as the screen; before iOS 7 the bars took a part of it.
  let isFilled: Bool
  /// How the device was held when the first view had its size.
  let isLandscape: Bool

  /// Nil where no view has a size that it gets on a screen.
  init?(_ log: DeviceLog) {
    var settled: [Size] = []
    var early: [Size] = []
    // A view that gets a size in a rotation had the other before.
    var turned: [Size] = []
    for entry in log.entries {
      guard let call = entry.call else { continue }
      if case .size(let size)? = call.fields.first(where: { $0.key == .size })?.value { turned.append(size.turned) }
      guard let bounds = call.viewSize, max(bounds.width, bounds.height) <= Self.mostPoints else { continue }
      switch call.message.callback {
      case .viewIsAppearing, .viewDidAppear, .viewDidLayoutSubviews: settled.append(bounds)
      case .viewWillAppear, .viewWillLayoutSubviews: early.append(bounds)
      default: break
      }
    }
    let sizes = [settled, early, turned].first { !$0.isEmpty } ?? []
    guard let largest = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return nil }
    let fits = Device.named.map { $0.device }.filter { Self.holds($0.screen, largest) }
    guard let device = fits.min(by: { $0.screen.height < $1.screen.height }) else { return nil }
    self.device = device
    isFilled = !settled.isEmpty && (largest == device.screen || largest == device.screen.turned)
    isLandscape = sizes[0].width > sizes[0].height && Self.holds(device.screen.turned, sizes[0], isTurned: true)
  }

  /// No screen has more points; what is larger is a mistake, or scrolls.
  private static let mostPoints = 4096

  /// How many points of the height the bars above and below a view may take.
  private static let bars = 160

  /// Whether a view has the width of a screen, and its height except for the bars.
  private static func holds(_ screen: Size, _ view: Size, isTurned: Bool = false) -> Bool {
    view.width == screen.width && (screen.height - bars...screen.height).contains(view.height)
      || !isTurned && holds(screen.turned, view, isTurned: true)
  }

  /// Whether a scenario has it without a line.
  func isStandard(in mode: Mode) -> Bool { device == RuleSet(mode).smallestPhone && !isLandscape }
}

extension LoggedCall {
  /// The size that the controller's view has, by its bounds, else by its frame.
  var viewSize: Size? {
    for field in fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (field.key, field.value) {
      case (.bounds, .size(let size)): return size
      case (.frame, .rect(let frame)): return frame.size
      default: continue
      }
    }
    return nil
  }
}
