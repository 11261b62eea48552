import SimKit

/// Compares a value that a source printed with the value that a simulated message carries.
///
/// Sources print the same value in many ways: `animated=1`, `animated=YES`, `bounds={{0,0},{320,460}}`. Facts described
/// in words, or not simulated, can't be compared, and count as omissions.
package struct ValueComparison {
  package enum Outcome: Equatable {
    case same
    /// The trace has this instead.
    case differs(String)
    case notComparable
  }

  /// The trace's names for the record's receivers.
  package let names: [String: String]
  package let className: (String) -> String?
  /// The names of objects without lines: each is one object's only name.
  private var others: [String: String] = [:]

  package init(names: [String: String], className: @escaping (String) -> String?) {
    self.names = names
    self.className = className
  }

  /// Compares a value of lines that are matched: a name stands for the same object from here on.
  package mutating func settle(_ value: RecordLine.PrintedValue, with line: TraceLine) -> Outcome {
    let outcome = compare(value, with: line)
    guard outcome == .same, let key = Self.key(value.key), case .controller(let name?) = line.message?[key],
      names[value.text] == nil, className(name) != value.text
    else { return outcome }
    let isTaken = others.contains { $0.key != value.text && $0.value == name }
    guard !isTaken, others[value.text, default: name] == name else { return .differs(name) }
    others[value.text] = name
    return .same
  }

  package func compare(_ value: RecordLine.PrintedValue, with line: TraceLine) -> Outcome {
    guard let key = Self.key(value.key), let message = line.message,
      let actual = line.value(of: key) ?? Self.silence(key, message.callback)
    else { return .notComparable }
    switch actual {
    case .yesOrNo(let yes): return Self.truth(value.text).map { result($0 == yes, actual) } ?? .notComparable
    case .size(let size):
      let numbers = Self.numbers(value.text)
      guard numbers.count == 2 || numbers.count == 4 else { return .notComparable }
      // The origin of bounds is zero: nothing scrolls.
      let isAtOrigin = numbers.dropLast(2).allSatisfy { $0 == 0 }
      return result(isAtOrigin && numbers.suffix(2) == [size.width, size.height], actual)
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
      return Self.style(value.text).map { result($0 == style, actual) } ?? .notComparable
    case .traits(let traits):
      let short = String([traits.horizontal.name.first!, traits.vertical.name.first!])
      return Self.traits(value.text).map { result($0 == short, actual) } ?? .notComparable
    case .column(let column):
      return SplitColumn(name: value.text).map { result($0 == column, actual) } ?? .notComparable
    case .orientations(let mask):
      return Self.mask(value.text).map { result($0 == mask, actual) } ?? .notComparable
    case .duration(let time):
      return Self.milliseconds(value.text).map { result($0 == time, actual) } ?? .notComparable
    case .displayMode(let mode):
      return SplitDisplayMode(name: value.text).map { result($0 == mode, actual) } ?? .notComparable
    }
  }

  package static func canRead(_ text: String, of key: FieldKey, _ callback: Callback) -> Bool {
    let kind = key.facts.kind == .answer ? callback.answer : key.facts.kind
    switch kind {
    case .yesOrNo: return truth(text) != nil
    case .orientation: return orientations(text) != nil
    case .orientations: return mask(text) != nil
    case .duration: return milliseconds(text) != nil
    case .size, .rect, .insets: return [2, 4].contains(numbers(text).count)
    case .traits: return traits(text) != nil
    case .style: return style(text) != nil
    case .displayMode: return SplitDisplayMode(name: text) != nil
    case .column: return SplitColumn(name: text) != nil
    case .controller, .answer, nil: return true
    }
  }

  private func result(_ isSame: Bool, _ actual: FieldValue<String>) -> Outcome {
    isSame ? .same : .differs(actual.text)
  }

  package static func key(_ name: String) -> FieldKey? {
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
    case "1", "yes", "true", "set": true
    case "0", "no", "false", "nil": false
    default: nil
    }
  }

  /// Rounded, as a trace has them; empty if there is among them a word, `NaN`, or what no trace can have.
  private static func numbers(_ text: String) -> [Int] {
    let parts = text.split { " ,;x{}()[]".contains($0) }
    let numbers = parts.compactMap { Double($0).flatMap { Int(exactly: $0.rounded()) } }
    return numbers.count == parts.count ? numbers : []
  }

  /// Seconds, or `400ms`.
  private static func milliseconds(_ text: String) -> Int? {
    if text.hasSuffix("ms") { return Int(text.dropLast(2)) }
    return Double(text).flatMap { Int(exactly: ($0 * 1000).rounded()) }
  }

  /// `fullScreen`, `UIModalPresentationFullScreen`.
  private static func style(_ text: String) -> ModalStyle? {
    let name = short(text, without: "uimodalpresentation")
    return ModalStyle.allCases.first { $0.name.lowercased() == name }
  }

  /// The first letters of the two size classes: `compact/regular`, `wC hR`.
  private static func traits(_ text: String) -> String? {
    let text = text.lowercased()
    let classes = text.split(separator: "/")
    if classes.count == 2, classes.allSatisfy({ ["compact", "regular"].contains($0) }) {
      return String(classes.compactMap(\.first))
    }
    let letters = text.filter { "cr".contains($0) }
    return text.allSatisfy { "wchr ,".contains($0) } && letters.count == 2 ? letters : nil
  }

  /// `portrait,landscapeLeft`, `all`, or the number of `UIInterfaceOrientationMask`.
  private static func mask(_ text: String) -> OrientationMask? {
    var result: OrientationMask = []
    if let number = Int(text) {
      guard number >= 0, number & ~30 == 0 else { return nil }
      let bits: [(Int, Orientation)] = [
        (2, .portrait), (4, .portraitUpsideDown), (8, .landscapeRight), (16, .landscapeLeft),
      ]
      for (bit, orientation) in bits where number & bit != 0 { result.formUnion(OrientationMask(orientation)) }
      return result
    }
    for part in text.split(whereSeparator: { ",| ".contains($0) }) {
      switch short(String(part), without: "uiinterfaceorientationmask") {
      case "all": result.formUnion(.all)
      case "allbutupsidedown": result.formUnion(.allButUpsideDown)
      case let name:
        guard let some = Int(name) == nil ? orientations(name) : nil else { return nil }
        for orientation in some { result.formUnion(OrientationMask(orientation)) }
      }
    }
    return result
  }

  /// In small letters, without what UIKit's names begin with.
  private static func short(_ text: String, without start: String) -> String {
    let text = text.lowercased()
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
  }

  /// `Portrait`, `UIInterfaceOrientationLandscapeLeft`, `landscape`, or the number of `UIInterfaceOrientation`.
  private static func orientations(_ text: String) -> [Orientation]? {
    switch short(text, without: "uiinterfaceorientation") {
    case "portrait", "1": [.portrait]
    case "portraitupsidedown", "upsidedown", "2": [.portraitUpsideDown]
    case "landscaperight", "3": [.landscapeRight]
    case "landscapeleft", "4": [.landscapeLeft]
    case "landscape": [.landscapeLeft, .landscapeRight]
    default: nil
    }
  }
}
