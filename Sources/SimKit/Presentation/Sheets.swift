/// Sheets of several heights, iOS 15.
extension Simulator {
  /// Returns the frame of a sheet, with the size that its content asks for, or at its detent.
  func sheetFrame(of id: ControllerID, _ style: ModalStyle, in orientation: Orientation, on screen: Screen) -> Rect {
    let frame = screen.sheetFrame(style, wanting: wantedSize(of: id), in: orientation)
    guard style.isSheet, style != .popover, let detent = detent(of: id) else { return frame }
    return screen.sheetFrame(at: detent, instead: frame, in: orientation)
  }

  /// Nil where the app has set none.
  func detent(of id: ControllerID) -> SheetDetent? {
    guard rules.holds(.detentsOfSheets) else { return nil }
    let detents = declaration(id).detents
    return hierarchy[id].detent ?? detents.min { $0.rawValue < $1.rawValue }
  }

  /// Drags the sheet to a detent, then notifies its delegate.
  mutating func dragSheet(_ id: ControllerID, to detent: SheetDetent) {
    guard let presentation = hierarchy[id].presentation, isSheet(presentation), presentation.style != .popover,
      declaration(id).detents.contains(detent), screen.traits(in: application.interface).vertical == .regular
    else { return fail(.noDetent(detent.name, of: scenario.name(of: id))) }
    guard self.detent(of: id) != detent else { return }
    hierarchy[id].detent = detent
    let telling: [Work] =
      declaration(id).hasDelegate ? [.send(.delegate(id), .sheetDidChangeDetent, .none, .detentsOfSheets)] : []
    schedule(
      [.animating(true), .fillWindow(id), .layoutPass, .animating(false)] + Work.after(rules.gestureDuration, telling))
  }
}
