/// A message as a log names it.
package struct LoggedMessage: Hashable, Sendable {
  /// As Objective-C spells it.
  package let selector: String
  /// Nil if vcsim does not simulate it.
  package let callback: Callback?

  init(_ selector: String, _ callback: Callback? = nil) { (self.selector, self.callback) = (selector, callback) }

  /// Whether every object has the message, and not controllers alone.
  var isCreation: Bool { callback?.family == .creation }

  /// Whether views get the message as well.
  var isAnyViews: Bool {
    isCreation || [.layoutSubviews, .updateConstraints, .traitCollectionDidChange].contains(callback)
  }

  /// Whether its argument is a controller, which a log may print behind it.
  var takesController: Bool { Array(selector.utf8).contains("ViewController:") }

  /// Whether its argument is an object, which a log may print behind it.
  var takesObject: Bool {
    [.traitCollectionDidChange, .viewWillTransitionToSize, .willTransitionToTraitCollection].contains(callback)
  }
}

/// The names that logs have for UIKit's messages.
enum LogNames {
  /// Messages to controllers and to the delegates of app and scene that vcsim does not simulate: selector, then Swift's name.
  private static let others: [(String, String)] = [
    ("splitViewController:shouldHideViewController:inOrientation:", "splitViewController(_:shouldHide:in:)"),
    ("applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)"),
    ("applicationSignificantTimeChange:", "applicationSignificantTimeChange(_:)"),
  ]

  /// Names that are neither UIKit's selector nor Swift's today: of Xamarin's app delegate, and of earlier Swifts.
  private static let aliases: [(String, String)] = [
    ("FinishedLaunching", "application:didFinishLaunchingWithOptions:"), ("OnActivated", "applicationDidBecomeActive:"),
    ("OnResignActivation", "applicationWillResignActive:"),
    ("willMove(toParentViewController:)", "willMoveToParentViewController:"),
    ("didMove(toParentViewController:)", "didMoveToParentViewController:"),
    ("application(_:supportedInterfaceOrientationsForWindow:)", "application:supportedInterfaceOrientationsForWindow:"),
  ]

  private struct Table {
    /// Whole spellings, in lower case.
    var whole: [[UInt8]: LoggedMessage] = [:]
    /// The first parts of names, up to the first colon or parenthesis, in lowercase.
    var first: [[UInt8]: LoggedMessage] = [:]
    /// The names of messages about appearance without `view`, in lowercase.
    var verbs: [[UInt8]: LoggedMessage] = [:]
    /// The same as people write it.
    var written: Set<[UInt8]> = []
    /// The names of three words or more, longest first, as people write them and in lowercase.
    var compound: [(name: [UInt8], lowered: [UInt8])] = []
  }

  private static let table: Table = {
    var table = Table()
    var messages: [(names: [String], message: LoggedMessage)] = []
    for callback in Callback.allCases where callback.family != .completion {
      let facts = callback.facts
      messages.append(([facts.selector, facts.swiftName], LoggedMessage(facts.selector, callback)))
    }
    for (selector, swift) in others { messages.append(([selector, swift], LoggedMessage(selector))) }
    var ambiguous: Set<[UInt8]> = []
    func add(first name: String, _ message: LoggedMessage) {
      // `init` and `prepare` are common words, `viewController` names objects; only the whole name tells which is meant.
      guard name != "viewController", name.utf8.contains(where: ASCII.isCapital) || message.selector == "dealloc"
      else { return }
      let key = ASCII.lowered(name.utf8)
      if let other = table.first[key], other != message { ambiguous.insert(key) }
      table.first[key] = message
      table.written.insert(Array(name.utf8))
    }
    func add(whole name: String, _ message: LoggedMessage) {
      let key = ASCII.lowered(name.utf8)
      if table.whole[key] == nil { table.whole[key] = message }
    }
    for (names, message) in messages {
      for name in names {
        add(whole: name, message)
        let first = String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }))
        add(first: first, message)
        // Swift 2 spelled a selector with its first argument in parentheses.
        let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
          String(Substring($0))
        }
        if !name.utf8.contains(UInt8(ascii: "(")), parts.count > 1 {
          add(whole: parts[0] + "(_:" + parts.dropFirst().dropLast().map { $0 + ":" }.joined() + ")", message)
        }
        // The second part tells the messages of a delegate apart.
        if first == "application" || first == "scene", parts.count > 2 {
          add(first: parts[1], message)
          // `sceneWillConnectToSession`
          add(first: first + parts[1].prefix(1).uppercased() + parts[1].dropFirst(), message)
        }
      }
    }
    for (name, selector) in aliases {
      guard let message = table.whole[ASCII.lowered(selector.utf8)] else { continue }
      if name.utf8.contains(UInt8(ascii: "(")) { add(whole: name, message) } else { add(first: name, message) }
    }
    for key in ambiguous { table.first[key] = nil }
    for name in table.written where table.first[ASCII.lowered(name)] != nil {
      if name.filter(ASCII.isCapital).count >= 2 { table.compound.append((name, ASCII.lowered(name))) }
    }
    table.compound.sort {
      $0.name.count != $1.name.count ? $0.name.count > $1.name.count : $0.name.lexicographicallyPrecedes($1.name)
    }
    addShortened(&table)
    // The word that all of a kind begin with is left out at times.
    for (names, message) in messages {
      for word in ["application", "view"] where names[0].hasPrefix(word) {
        let rest = Substring(names[0].utf8.dropFirst(word.utf8.count).prefix { $0 != UInt8(ascii: ":") })
        let words = rest.utf8.count(where: ASCII.isCapital)
        let key = ASCII.lowered(rest.utf8)
        if words >= 3 || (word == "application" && words >= 2) {
          if table.first[key] == nil { table.first[key] = message }
          // `willLayout`
          if rest.hasSuffix("Subviews") { table.verbs[ASCII.lowered(rest.dropLast(8).utf8)] = message }
        } else if message.callback?.family == .appearance {
          table.verbs[key] = message
        }
      }
    }
    return table
  }()

  /// `didFinishLaunching` for `didFinishLaunchingWithOptions`: a beginning of three words that one name alone has.
  private static func addShortened(_ table: inout Table) {
    var beginnings: [[UInt8]: Set<LoggedMessage>] = [:]
    for (name, lowered) in table.compound {
      guard let message = table.first[lowered] else { continue }
      for place in name.indices.filter({ ASCII.isCapital(name[$0]) }).dropFirst(2) {
        beginnings[ASCII.lowered(name[..<place]), default: []].insert(message)
      }
    }
    for (key, messages) in beginnings where messages.count == 1 && table.first[key] == nil {
      table.first[key] = messages.first
    }
  }

  /// The length of the longest spelling: nothing longer is looked up.
  static let longest = table.whole.keys.reduce(0) { max($0, $1.count) }

  /// The message of a whole spelling, in any case.
  static func whole(_ name: some Sequence<UInt8>) -> LoggedMessage? { table.whole[ASCII.lowered(name)] }
  /// The message of which a word is the verb, in any case: `willAppear`, which other kits' objects say as well.
  static func verb(_ word: some Sequence<UInt8>) -> LoggedMessage? { table.verbs[ASCII.lowered(word)] }
  /// The message of which a word is the beginning, in any case.
  static func first(_ word: some Sequence<UInt8>) -> LoggedMessage? { table.first[ASCII.lowered(word)] }

  /// The index in a word at which its last compound name begins: `swizzle_viewDidAppear`, `firstViewDidLoad`, `HomeVCviewDidLoad`.
  static func beginning(ofNameAtEndOf word: ArraySlice<UInt8>) -> Int? {
    let end = word.last.map { $0 | 32 }
    for (name, lowered) in table.compound where word.count > name.count && lowered.last == end {
      let start = word.endIndex - name.count
      guard ASCII.lowered(word[start...]) == lowered else { continue }
      if word[start...].elementsEqual(name) || ASCII.isCapital(word[start]) { return start }
    }
    return nil
  }

  /// `view did load`, `View will appear`: a controller's callback word by word. Returns the count of words and the message.
  static func spaced(_ words: [ArraySlice<UInt8>]) -> (Int, LoggedMessage)? {
    guard let first = words.first, ASCII.lowered(first).elementsEqual("view".utf8) else { return nil }
    for count in [4, 3] where words.count >= count {
      if let message = Self.first(words.prefix(count).joined()) { return (count, message) }
    }
    return nil
  }
}
