/// A console text in the form in which two are compared: objects are `<…>`, the wrapping of an exception is off.
package struct ConsoleForm: Equatable {
  package let text: String
  /// The name of the exception, if the text states one.
  package let exception: String?

  package init(_ source: String, exception: String? = nil) {
    var text = source
    for quote in ["‘", "’", "\"", "'"] { text = text.replacing(quote, with: "") }
    text = text.replacing(#/^\*\*\* /#, with: "").replacing(#/^Terminating app due to uncaught exception /#, with: "")
    text = text.replacing(#/^\[[A-Za-z]+\] /#, with: "").replacing(#/,? ?reason: /#, with: ": ")
    text = text.replacing(#/<[^<>]*>/#, with: "<…>").replacing(#/\w+: 0x\w+/#, with: "<…>")
    text = text.replacing(#/<\w*$/#, with: "").replacing(#/\[\w+ (\w+)\]/#) { "[… \($0.output.1)]" }
    text = text.replacing(#/\s+/#, with: " ").replacing(#/[ .!]+$/#, with: "").replacing(#/^ /#, with: "")
    if exception == nil, let stated = text.prefixMatch(of: #/((?:NS|UI)\w+): /#) {
      self.exception = String(stated.output.1)
      self.text = String(text[stated.range.upperBound...])
    } else {
      self.exception = exception
      self.text = text
    }
  }

  /// Whether a published text, perhaps cut short by its author, is this one.
  package func fits(_ published: ConsoleForm) -> Bool {
    if let stated = published.exception, stated != exception { return false }
    return text == published.text || (published.text.count >= Self.leastCut && text.hasPrefix(published.text))
  }

  /// A shorter text may be another that begins in the same way.
  private static let leastCut = 24
}
