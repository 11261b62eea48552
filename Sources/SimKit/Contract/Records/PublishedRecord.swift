/// A published record: a log, a list, a document, or a statement about UIKit, with its source.
package struct PublishedRecord: Sendable {
  package let id: String
  /// The version of iOS as the source states it: `5.1`, `7-8`, `unknown`.
  package internal(set) var ios = ""
  package internal(set) var trust = Trust.claim
  /// The address at which the record was published.
  package internal(set) var source = ""
  /// `phone 320x480 portrait`, if the source states it.
  package internal(set) var device: String?
  /// The actions, in order, as the source states them; `unknown` if it doesn't.
  package internal(set) var steps: [RecordStep] = []
  /// The actions of the app's code in callbacks, as the source states them.
  package internal(set) var code: [RecordCode] = []
  /// The drivers of actions, by their places in `steps`: `code`, `finger`, `host`, or `private` for a private method.
  package internal(set) var drivers: [(step: Int, driver: String)] = []
  package internal(set) var lines: [RecordLine] = []
  /// Console texts and exceptions, in UIKit's words. `<…>` stands for an object.
  package internal(set) var texts: [String] = []
  /// Selectors that the source logs and that have no line: UIKit did not call them.
  package internal(set) var silent: [String] = []
  /// Why the source may leave lines out: then what it doesn't have may still have come.
  package internal(set) var open: String?
  /// Whether what the record doesn't have may still have come: a document never states all.
  package var isOpen: Bool { open != nil || trust == .doc }
  /// Receivers of which the source may leave lines out.
  package internal(set) var openReceivers: [String] = []
  /// Controllers that the source logs and that have no line.
  package internal(set) var idle: [String] = []
  /// Selectors that the source's own code calls on its controllers, as UIKit does else.
  package internal(set) var sent: [String] = []
  /// Why no scenario expresses it, if none does.
  package internal(set) var unsaid: String?
  /// Why the trace is not as the record has it, if it differs.
  package internal(set) var reason: String?
  /// The record that is believed instead, and why.
  package internal(set) var contradicted: (by: String, judgement: String)?

  /// The result of the ledger's comparison; empty in the lists themselves.
  package internal(set) var result = Comparison()

  /// A further record of a file says only what differs from the one above it: the version, the kind, and the source are its own, too.
  init(id: String, below other: PublishedRecord? = nil) {
    self.id = id
    guard let other else { return }
    (ios, trust, source) = (other.ios, other.trust, other.source)
  }

  /// The comparison of a record with the scenarios that name it.
  package struct Comparison: Sendable {
    /// `exact`, `differs`, …: `vcsim fidelity --format markdown` explains them.
    package internal(set) var verdict = ""
    package internal(set) var cases: [String] = []
    /// Messages and values that vcsim doesn't simulate.
    package internal(set) var omissions: [String] = []
    package internal(set) var differences: [String] = []
  }

  /// The kinds of sources.
  package enum Trust: String, CaseIterable, Sendable {
    /// Pasted console output.
    case log
    /// A list that an author typed from a log.
    case list
    /// A test that runs on real UIKit.
    case test
    /// A document of Apple's.
    case doc
    /// A statement without a log.
    case claim
    /// An expectation in the test of a reimplementation.
    case peerTest = "peer-test"

    /// Whether the author saw real UIKit do it.
    package var isObservation: Bool {
      switch self {
      case .log, .list, .test: true
      case .doc, .claim, .peerTest: false
      }
    }
  }

  /// The page on the net with the record, if its source names one; a file of a repository on the page of that file.
  package var address: String? {
    if source.hasPrefix("http") { return source.split(whereSeparator: { " ;,".contains($0) }).first.map { String($0) } }
    guard source.hasPrefix("github:"), !source.contains(" ") else { return nil }
    // owner/repository, then :path@commit or #number
    let place = source.dropFirst("github:".count)
    guard let end = place.firstIndex(where: { $0 == ":" || $0 == "#" }) else { return "https://github.com/\(place)" }
    let rest = place[place.index(after: end)...]
    if place[end] == "#" { return "https://github.com/\(place[..<end])/issues/\(rest)" }
    let file = rest.split(separator: "@", maxSplits: 1)
    return "https://github.com/\(place[..<end])/blob/\(file.count == 2 ? file[1] : "HEAD")/\(file[0])"
  }

  /// The common part of two records of one author's page: the address without a position in it, or the title if it has no address.
  package var origin: String {
    let first = source.split(separator: " ").first ?? ""
    guard first.contains(where: { $0 == "/" || $0 == "." || $0 == ":" }) else {
      return String(source.prefix { $0 != "(" && $0 != "," && $0 != ":" && $0 != ";" })
    }
    let address = first.prefix { $0 != "#" && $0 != "@" }
    if address.hasPrefix("http") { return String(address) }
    // owner/repository:path
    return String((address.hasPrefix("github:") ? address.dropFirst("github:".count) : address).prefix { $0 != ":" })
  }
}

/// An action, or several, before the first line that they caused.
package struct RecordStep: Sendable {
  /// In the words of a scenario's line: `push B on nav animated`, `push or pop`, `begin pop of, cancel pop of`.
  package let text: String
  /// How many lines the record has above it.
  package let linesBefore: Int
}

/// The app's code in a callback, below the step in which it runs.
package struct RecordCode: Sendable {
  /// In the words of a step.
  package let text: String
  /// How many lines the record has above it.
  package let linesBefore: Int
  /// `in Parent viewDidLoad`: the callback, if the source states it.
  package internal(set) var callback: RecordLine?
  /// The position of the code, if the source states it: `before`, `after`, or `without` super.
  package internal(set) var position: Position?
  package internal(set) var condition = Occasion.always

  package enum Position: String, Hashable, Sendable { case before, after, without }

  package enum Occasion: Hashable, Sendable {
    case always
    /// `once`: the first time.
    case once
    /// `if A is shown again`: in the step that the record has above it, and in no other.
    case inStep(String)
  }

  /// The callback and the condition as the list has them.
  package var place: String {
    guard let callback else { return "a callback" }
    let text = callback.text + (position.map { " \($0.rawValue) super" } ?? "")
    switch condition {
    case .always: return text
    case .once: return text + " once"
    case .inStep(let words): return text + " if " + words
    }
  }
}

/// A published line, typed: the receiver, the message, and its values.
package struct RecordLine: Hashable, Sendable {
  /// The line as the list has it.
  package let text: String
  package let subject: Subject
  package let values: [PrintedValue]

  package struct PrintedValue: Hashable, Sendable {
    package let key: String
    package let text: String
  }

  package enum Subject: Hashable, Sendable {
    /// A message that vcsim simulates.
    case callback(receiver: String, Callback)
    /// A message that vcsim doesn't simulate.
    case unknown(receiver: String, selector: String)
    /// A remark of the author's between the lines.
    case remark
  }

  package init(_ text: String) {
    self.text = text
    let isFrame = text.hasPrefix("-[") && text.hasSuffix("]")
    let words = (isFrame ? text.dropFirst(2).dropLast() : text[...]).split(separator: " ").map { String($0) }
    // A block has no receiver, or that of the call; vcsim names the controller that it was passed to.
    let block = "completion"
    if words.first == block || (words.count > 1 && words[1] == block && words[0] != "coordinator") {
      subject = .callback(receiver: block, .presentCompletion)
      values = Self.values(words.dropFirst(words.first == block ? 1 : 2).joined(separator: " "))
      return
    }
    // `Root class viewControllerWith…`: a method of the class.
    let place = words.count > 2 && words[1] == "class" ? 2 : 1
    guard !text.hasPrefix("("), words.indices.contains(place) else {
      subject = .remark
      values = []
      return
    }
    let selector = words[place]
    if let callback = Self.callback(selector, of: words[0]) {
      subject = .callback(receiver: words[0], callback)
    } else {
      // Most frames of a stack are UIKit's own.
      subject = .unknown(receiver: isFrame ? "-[" + words[0] : words[0], selector: selector)
    }
    values = Self.values(words[(place + 1)...].joined(separator: " "))
  }

  /// The message that vcsim sends for it; nil if it sends none.
  private static func callback(_ selector: String, of receiver: String) -> Callback? {
    // Methods that an app names itself have one name.
    let arguments = selector.utf8.count { $0 == UInt8(ascii: ":") }
    let isAction = selector.hasPrefix("unwind") && arguments == 1 && selector.hasSuffix(":")
    let named: Callback? = isAction ? .unwindAction : selector == "deinit" ? .dealloc : nil
    guard let callback = CallbackNames[selector] ?? named else { return nil }
    // For a call that takes a completion block, vcsim shows the block, and not the call.
    if callback.family == .completion { return nil }
    // Any view has layout; what else a view gets is shown for a controller's own view alone.
    guard callback.isOfView, callback != .layoutSubviews else {
      return isView(receiver) && !callback.isOfView ? nil : callback
    }
    return receiver.hasSuffix(".view") ? callback : nil
  }

  /// Whether a line's receiver is no controller: a view, or a segue.
  package static func isView(_ receiver: String) -> Bool {
    receiver.hasSuffix(".view") || ["view", "View", "segue"].contains(receiver)
  }

  /// `bounds={{0, 0}, {320, 460}} animated=1`: spaces within braces belong to the value.
  private static func values(_ text: String) -> [PrintedValue] {
    var result: [PrintedValue] = []
    var word = ""
    var depth = 0
    func close() {
      defer { word = "" }
      guard let mark = word.firstIndex(of: "=") else {
        // More words of the value before: it is described in words.
        if let last = result.popLast(), !word.isEmpty {
          result.append(PrintedValue(key: last.key, text: last.text + " " + word))
        }
        return
      }
      result.append(PrintedValue(key: String(word[..<mark]), text: String(word[word.index(after: mark)...])))
    }
    for character in text {
      if "{[(".contains(character) { depth += 1 }
      if "}])".contains(character) { depth -= 1 }
      if character == " ", depth <= 0 { close() } else { word.append(character) }
    }
    close()
    return result
  }
}
