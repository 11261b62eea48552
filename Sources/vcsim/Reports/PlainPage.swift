import SimKit

/// A page without a script: it needs nothing but itself.
enum PlainPage {
  /// - Parameter more: Style of the page's own.
  static func text(title: String, style more: String = "", _ body: String) -> String {
    var text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += ReportPage.policy(script: false)
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<title>\(escaped(title))</title>\n<style>\n\(TextFiles.plain)\(more)</style>\n</head>\n<body>\n"
    return text + body + "</body>\n</html>\n"
  }

  static func escaped(_ text: String) -> String {
    // Line ends are the page's own; other invisible characters are shown.
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible.markup }
      .joined(separator: "\n")
  }
}
