import SimKit

/// The notes on callbacks in `callbacks.md`: how often UIKit calls one, what to use it for, and what not.
enum CallbackNotes {
  static let all = TextSection.all(in: TextFiles.callbacks)

  /// The notes as `explain` prints them; nil for a callback of which the summary says all.
  static func text(of callback: Callback) -> String? {
    guard let section = all.first(where: { $0.names.contains(callback.selector) }), !section.values.isEmpty else {
      return nil
    }
    return section.values.compactMap { row($0.name, $0.text, callback) }.joined()
  }

  /// A row. A change in a version, `iOS 13`, is none for a callback that came with it.
  private static func row(_ name: String, _ text: String, _ callback: Callback) -> String? {
    guard name.hasPrefix("iOS "), let version = Int(name.dropFirst(4)) else { return Columns.row(name, text) }
    guard Mode.all.contains(where: { $0.major < version && callback.modes.contains($0) }) else { return nil }
    return Columns.row("Change", "in \(name) and later, \(text)")
  }
}
