/// A callback that a line names, with what the line says around it.
struct LogMention {
  var name: LogName
  /// The text in front of the name, from the end of the name before it.
  var lead: Range<Int>
  /// The text behind the name, to the next name.
  var tail: Range<Int>
  /// Nil as long as the receiver is unknown.
  var className: String?
  var address: String?
  /// Whether the class is behind the name.
  var isNamedBehind = false
  /// Another name stands further behind, too far for both to be one chain.
  var isFollowed = false
  /// The line of the source that printed it.
  var sourceLine: Int?

  init(name: LogName, lead: Range<Int>) {
    self.name = name
    self.lead = lead
    tail = name.range.upperBound..<name.range.upperBound
  }
}
