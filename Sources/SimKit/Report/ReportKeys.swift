/// The dialog of a page that names its signs and keys.
enum ReportKeys {
  private static let keys: [(key: String, meaning: String)] = [
    ("↓ ↑", "next line, line before (also j, k)"), ("n p", "next action, action before"),
    ("] [", "the same controller's next line, or the one before"),
    ("d", "next difference"), ("→ ←", "open, fold the action"), ("f", "fold all, open all"),
    ("/", "find; Enter goes to the next place"),
    ("space", "play, stop"), ("g", "predict what comes next; 1 to 5 choose"),
    ("w", "large, for a projector; Esc leaves"),
    ("t", "light, dark"),
    ("Home End", "first line, last line"), ("Enter", "open or close the details of the line"), ("?", "this"),
    ("Esc", "leave"),
  ]

  static var dialog: String {
    var text =
      "<dialog id=\"keys\" aria-labelledby=\"keys-title\"><form method=\"dialog\"><h2 id=\"keys-title\">Legend and shortcuts</h2>"
      + "<button>Close</button></form><div class=\"cols\"><div><dl>\n"
    for shape in LaneSign.Shape.allCases {
      let facts = shape.facts
      let second = shape.hasTwoForms ? "<use href=\"#\(facts.name)-f\" x=\"24\" y=\"10\"/>" : ""
      let forms = shape.hasTwoForms ? ": will, did" : ""
      text +=
        "<dt class=\"c0\"><svg aria-hidden=\"true\"><use href=\"#\(facts.name)\" x=\"8\" y=\"10\"/>\(second)</svg></dt>"
      text += "<dd>\(facts.meaning)\(forms)</dd>\n"
    }
    text += "</dl><dl>\n"
    for (judgement, meaning) in [
      (BoundsJudgement.empty, "empty: no size yet"), (.stale, "stale: changes again in this action"),
      (.final, "final: stays until the action is over"),
    ] {
      text += "<dt>\(ReportSign.html(Size(320, 480), judgement, screen: 480))</dt><dd>\(meaning)</dd>\n"
    }
    text += "</dl><dl>\n"
    for (path, meaning) in [
      ("<path class=\"no\" d=\"M50 0V4\"/>", "no view yet"),
      ("<path class=\"off\" d=\"M50 0V4\"/>", "view loaded, not on screen"),
      ("<path class=\"way\" d=\"M47 0H53L69 4H31z\"/>", "appearing; the other way round: disappearing"),
      ("<path class=\"on\" d=\"M31 0H69V4H31z\"/>", "on screen"),
    ] {
      text +=
        "<dt><svg class=\"key c0\" aria-hidden=\"true\" viewBox=\"0 0 100 4\" "
        + "preserveAspectRatio=\"none\"><g class=\"life\" style=\"position:static\">\(path)</g></svg></dt>"
      text += "<dd>\(meaning)</dd>\n"
    }
    text += "</dl></div><dl>\n"
    for (key, meaning) in keys {
      text +=
        "<dt>\(key.split(separator: " ").map { "<kbd>\($0)</kbd>" }.joined(separator: " "))</dt><dd>\(meaning)</dd>\n"
    }
    return text + "</dl></div></dialog>\n"
  }
}
