/// All spellings of the callbacks.
package struct CallbackNames: Sendable {
  package static let all = CallbackNames()

  package subscript(name: String) -> Callback? {
    // Few texts have a name of Swift's.
    if let number = Self.selectors.number(of: name) { return Callback(rawValue: UInt8(number)) }
    return Self.others[name]
  }

  /// The selectors, in the order of the callbacks.
  private static let selectors: WordTable = {
    var words = WordTable(expecting: Callback.allCases.count)
    for callback in Callback.allCases { _ = words.add(callback.selector) }
    return words
  }()

  private static let others: [String: Callback] = {
    var names: [String: Callback] = [:]
    for callback in Callback.allCases where names[callback.facts.swiftName] == nil {
      names[callback.facts.swiftName] = callback
    }
    // Whatever initialiser code calls ends in the designated one.
    names["init"] = .initWithNibName
    return names
  }()
}
