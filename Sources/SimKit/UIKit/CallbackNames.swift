/// All spellings of the callbacks. Most texts have those of Objective-C alone: Swift's are made for another word.
package enum CallbackNames {
  package static subscript(name: String) -> Callback? {
    if let number = selectors.number(of: name) { return Callback(rawValue: UInt8(number)) }
    return swiftNames[name]
  }

  package static var all: [String] { selectors.words + swiftNames.keys }

  /// The selectors, in the order of the callbacks.
  private static let selectors: WordTable = {
    var words = WordTable(expecting: Callback.allCases.count)
    for callback in Callback.allCases { _ = words.add(callback.selector) }
    return words
  }()

  private static let swiftNames: [String: Callback] = {
    let names = Callback.allCases.map { ($0.facts.swiftName, $0) }
    // Whatever initialiser code calls ends in the designated one.
    return Dictionary([("init", .initWithNibName)] + names) { first, _ in first }
  }()
}
