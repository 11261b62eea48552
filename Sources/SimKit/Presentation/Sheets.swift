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
}
