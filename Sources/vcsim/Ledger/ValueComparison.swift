import SimKit

/// Compares a value that a source printed with the value that a simulated message carries.
///
/// Sources print the same value in many ways: `animated=1`, `animated=YES`, `bounds={{0,0},{320,460}}`. Facts described
/// in words, or not simulated, can't be compared, and count as omissions.
struct ValueComparison {
  enum Outcome: Equatable {
    case same
    /// The trace has this instead.
    case differs(String)
    case notComparable
  }

  /// The trace's names for the record's receivers.
  let names: [String: String]

  func compare(_ value: RecordLine.PrintedValue, with line: TraceLine) -> Outcome {
    guard let key = Self.key(value.key), let message = line.message,
      let actual = message[key] ?? line.geometry?.stated(key) ?? Self.silence(key, message.callback)
    else { return .notComparable }
    switch actual {
    case .yesOrNo(let yes): return Self.truth(value.text).map { result($0 == yes, actual) } ?? .notComparable
    case .size(let size):
      let numbers = Self.numbers(value.text)
      guard numbers.count == 2 || numbers.count == 4 else { return .notComparable }
      return result(numbers.suffix(2) == [size.width, size.height], actual)
    case .rect(let rect):
      let numbers = Self.numbers(value.text)
      guard numbers.count == 4 else { return .notComparable }
      return result(numbers == [rect.x, rect.y, rect.size.width, rect.size.height], actual)
    case .orientation(let orientation):
      return Self.orientations(value.text).map { result($0.contains(orientation), actual) } ?? .notComparable
    case .controller(let name):
      if ["nil", "(null)", "null", "0x0"].contains(value.text) { return result(name == nil, actual) }
      guard let name else { return .differs(actual.text) }
      // An object without lines has no name in the trace to compare with.
      return names[value.text].map { result($0 == name, actual) } ?? .same
    case .style(let style):
      return ModalStyle.allCases.contains { $0.name == value.text }
        ? result(style?.name == value.text, actual) : .notComparable
    case .traits(let traits):
      let text = value.text.lowercased()
      if text == traits.horizontal.name + "/" + traits.vertical.name { return .same }
      let letters = text.filter { "cr".contains($0) }
      guard text.allSatisfy({ "wchr ,".contains($0) }), letters.count == 2 else { return .notComparable }
      let short = String([traits.horizontal.name.first!, traits.vertical.name.first!])
      return result(letters == short, actual)
    case .column(let column):
      return SplitColumn.allCases.contains { $0.name == value.text }
        ? result(column.name == value.text, actual) : .notComparable
    case .orientations, .duration, .displayMode: return .notComparable
    }
  }

  private func result(_ isSame: Bool, _ actual: FieldValue<String>) -> Outcome {
    isSame ? .same : .differs(actual.text)
  }

  private static func key(_ name: String) -> FieldKey? {
    switch name {
    case "bounds", "bounds.size": .bounds
    case "frame", "view.frame": .frame
    case "isViewLoaded", "viewLoaded": .loaded
    default: FieldKey(name: name)
    }
  }

  /// A property that a message doesn't state is NO: `isBeingPresented=0`.
  private static func silence(_ key: FieldKey, _ callback: Callback) -> FieldValue<String>? {
    switch key {
    case .isBeingPresented, .isBeingDismissed, .isMovingToParentViewController, .isMovingFromParentViewController:
      callback.family == .appearance ? .yesOrNo(false) : nil
    default: nil
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "yes", "true": true
    case "0", "no", "false": false
    default: nil
    }
  }

  /// Rounded, as a trace has them; empty if there is a word among them.
  private static func numbers(_ text: String) -> [Int] {
    let parts = text.split { " ,;x{}()[]".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers.map { Int($0.rounded()) } : []
  }

  /// `Portrait`, `landscapeLeft`, `landscape`, or the number of `UIInterfaceOrientation`.
  private static func orientations(_ text: String) -> [Orientation]? {
    switch text.lowercased().filter(\.isLetter).isEmpty ? text : text.lowercased() {
    case "portrait", "1": [.portrait]
    case "portraitupsidedown", "upsidedown", "2": [.portraitUpsideDown]
    case "landscaperight", "3": [.landscapeRight]
    case "landscapeleft", "4": [.landscapeLeft]
    case "landscape": [.landscapeLeft, .landscapeRight]
    default: nil
    }
  }
}

extension Geometry {
  /// Returns the value that the receiver's code would read, as a value of a trace.
  fileprivate func stated(_ key: FieldKey) -> FieldValue<String>? {
    switch key {
    case .bounds: .size(bounds)
    case .frame: .rect(frame)
    case .interfaceOrientation: .orientation(orientation)
    case .loaded: .yesOrNo(isLoaded)
    default: nil
    }
  }
}
