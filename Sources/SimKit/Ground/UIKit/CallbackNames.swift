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
    // Whatever initialiser code calls ends in the designated one.
    var names: [String: Callback] = ["init": .initWithNibName]
    for callback in Callback.allCases where names[callback.facts.swiftName] == nil {
      names[callback.facts.swiftName] = callback
    }
    return names
  }()
}

extension Callback: CustomStringConvertible {
  /// The selector: `viewWillAppear:`.
  public var description: String { selector }
}
