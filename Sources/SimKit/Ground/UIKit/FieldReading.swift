extension FieldValue where Name == String {
  /// Reads the text after the `=` of a key, or returns nil if it isn't a value of the key.
  package init?(_ text: String, of key: FieldKey, in callback: Callback) {
    let kind = key.facts.kind == .answer ? callback.answer : key.facts.kind
    guard let kind, let value = Self.read(text, kind) else { return nil }
    self = value
  }

  private static func read(_ text: String, _ kind: FieldKey.Kind) -> FieldValue? {
    switch kind {
    case .yesOrNo: return text == "yes" ? .yesOrNo(true) : text == "no" ? .yesOrNo(false) : nil
    case .orientation: return Orientation(name: text).map { .orientation($0) }
    case .orientations:
      if text == "none" { return .orientations([]) }
      var mask: OrientationMask = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let orientation = Orientation(name: String(name)) else { return nil }
        mask.insert(OrientationMask(orientation))
      }
      return .orientations(mask)
    case .duration: return Word.milliseconds(text).map { .duration($0) }
    case .controller: return text.isEmpty ? nil : .controller(text == "nil" ? nil : text)
    case .size:
      let numbers = numbers(text, separator: "x")
      return numbers.count == 2 ? .size(Size(numbers[0], numbers[1])) : nil
    case .rect, .insets:
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      let numbers = numbers(String(text.dropFirst().dropLast()).filter { $0 != " " }, separator: ",")
      return numbers.count == 4 ? .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3])) : nil
    case .traits:
      let words = text.split(separator: "/", omittingEmptySubsequences: false)
      let classes = words.map { Traits.SizeClass(name: String($0)) }
      guard classes.count == 2, let horizontal = classes[0], let vertical = classes[1] else { return nil }
      return .traits(Traits(horizontal: horizontal, vertical: vertical))
    case .style:
      if text == "none" { return .style(nil) }
      return ModalStyle(name: text).map { .style($0) }
    case .displayMode:
      if text == SplitDisplayMode.automatic { return .displayMode(nil) }
      return SplitDisplayMode(name: text).map { .displayMode($0) }
    case .column: return SplitColumn(name: text).map { .column($0) }
    case .answer: return nil
    }
  }

  /// Empty when one of the parts is no number.
  private static func numbers(_ text: String, separator: Character) -> [Int] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 12 ? Int32($0).map { Int($0) } : nil }
    return numbers.count == parts.count ? numbers : []
  }
}

/// Values that have names in scenarios and traces.
package protocol Named: CaseIterable {
  var name: String { get }
}

extension Named {
  /// Nil for a word that is no name.
  package init?(name: String) {
    guard let named = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = named
  }
}

extension FieldKey: Named {}
extension ModalStyle: Named {}
extension Orientation: Named {}
extension SplitColumn: Named {}
extension SplitDisplayMode: Named {}
extension Traits.SizeClass: Named {}
