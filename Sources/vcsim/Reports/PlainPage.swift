import SimKit

/// A page without a script: it needs nothing but itself.
enum PlainPage {
  /// - Parameter more: Style of the page's own.
  static func text(title: String, style more: String = "", _ body: String) -> String {
    var text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += MarkupText.policy(script: false)
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<title>\(escaped(title))</title>\n<style>\n\(style)\(more)</style>\n</head>\n<body>\n"
    return text + body + "</body>\n</html>\n"
  }

  static func escaped(_ text: String) -> String {
    // Line ends are the page's own; other invisible characters are shown.
    text.split(separator: "\n", omittingEmptySubsequences: false).map { MarkupText.escaped(String($0).visible) }
      .joined(separator: "\n")
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#c3ccd6;--red:#b3261e;--green:#1a6e35;--amber:#8a5300;--gray:#57606a}
    @media(prefers-color-scheme:dark){:root{--line:#3d444d;--red:#ff9a91;--green:#6fdd8b;--amber:#e3b341;--gray:#9198a1}}
    body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}
    small,.place{color:var(--gray);font-weight:400}
    table{border-collapse:collapse;table-layout:fixed;width:100%;margin:1rem 0}
    caption{text-align:left;padding:.25rem 0}
    th,td{border-top:1px solid var(--line);padding:.15rem .5rem;text-align:left;vertical-align:top}
    th:first-child,td:first-child{width:1.5rem}
    td,pre,code{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
    .missing{color:var(--red)}.unexpected{color:var(--green)}.changed,.moved{color:var(--amber)}
    section{border-top:2px solid var(--line);margin-top:2rem}
    .wide{overflow-x:auto}.wide table{table-layout:auto;width:auto}
    .wide th:first-child{width:auto;font:13px/1.5 ui-monospace,monospace;text-align:left}
    .wide td{text-align:center}.wide td a{display:block;font-weight:700;color:inherit}
    .crash,.hang{color:var(--red)}.complaint,.surprise,.assert{color:var(--amber)}.answer{color:var(--green)}

    """
}
