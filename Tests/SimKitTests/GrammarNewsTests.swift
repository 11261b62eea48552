import Testing

@testable import SimKit

/// What help shows first, and what is new.
@Suite struct GrammarNewsTests {
  private var forms: [Form] { Grammar.all.flatMap { $0.forms } }

  /// The example of a new line is read by its own form.
  @Test func theExampleOfANewLineIsOne() throws {
    let words = [
      "home", "sheet", "nav", "list", "detail", "left", "right", "tabs", "book", "halves", "box", "first", "second",
      "question", "choices", "menu", "find", "results",
    ]
    var names = ControllerNames()
    for (place, word) in words.enumerated() { names[word] = ControllerID(place) }
    var routines = RoutineNames([Routine(name: "open", block: BlockID(0))])
    routines.addTemplate("show")
    for form in forms {
      guard let news = form.news else { continue }
      let source = Source(name: "test", text: news.example + "\n")
      var reader = Reader(source.cut(1).0, names: names, routines: routines)
      reader.read(form, of: 0)
      #expect(reader.readings.count == 1, "\(form.syntax): \(news.example)")
      #expect(news.example.hasPrefix(form.firstWord), "\(form.syntax): \(news.example)")
    }
    for (_, news) in Grammar.newTails { #expect(!news.example.isEmpty && !news.instead.isEmpty) }
  }

  /// What stays of a line without what varies: choices may grow, and a name become several.
  private func skeleton(_ syntax: String) -> String {
    syntax.split(separator: " ").filter { !$0.contains("|") && !$0.contains("[") && !$0.contains("]") && $0 != "…" }
      .joined(separator: " ")
  }

  /// The lines that version 0.1.0 had; each line that is not among them says what it spares.
  @Test func eachLineIsOldOrSaysWhatItSpares() {
    let old = Set(Self.old.map { skeleton($0) })
    for form in forms where form.news == nil {
      #expect(
        old.contains(skeleton(form.syntax)), "'\(form.syntax)' is new since 0.1.0: say '.new(EXAMPLE, insteadOf: …)'")
    }
  }

  @Test func eachTopicHasLinesAndTheCoreIsSmall() {
    for topic in Grammar.Topic.allCases { #expect(Grammar.all.contains { $0.topic == topic }, "\(topic.rawValue)") }
    #expect(forms.count { $0.isCore } < 40)
    #expect(!forms.contains { $0.isCore && $0.news != nil })
  }

  private static let old: Set<String> = [
    "...",
    "add NAME to NAME",
    "add child NAME to NAME",
    "add view of NAME to NAME",
    "any order",
    "app supports ORIENTATION …",
    "attempt rotation",
    "autorotates yes|no",
    "background",
    "begin appearance of NAME appearing|disappearing [animated]",
    "begin pop of NAME",
    "begin turn of NAME to NAME",
    "callbacks CALLBACK …",
    "cancel pop of NAME",
    "cancel turn of NAME",
    "change NAME autorotates yes|no",
    "change NAME prefers ORIENTATION",
    "change NAME supports ORIENTATION …",
    "change NAME supports none",
    "class NAME",
    "compare repeats collapsed",
    "compare stated values",
    "controller NAME",
    "controller NAME is container",
    "controller NAME is navigation of NAME …",
    "controller NAME is page view of NAME … [scroll|curl]",
    "controller NAME is split of NAME NAME",
    "controller NAME is tab bar of NAME …",
    "create NAME",
    "defines presentation context",
    "delegate supports ORIENTATION …",
    "device phone|pad [WIDTHxHEIGHT] [ORIENTATION]",
    "did move NAME to NAME",
    "did move NAME to nil",
    "dismiss NAME [animated] [with completion]",
    "end appearance of NAME",
    "expect [on VERSIONS] [only NAME …]",
    "expect nothing [on VERSIONS] [only NAME …]",
    "family FAMILY …",
    "finish pop of NAME",
    "finish turn of NAME",
    "foreground",
    "forwards appearance yes|no",
    "forwards rotation yes|no",
    "frame NAME X Y WIDTH HEIGHT",
    "has delegate",
    "held by UIKit only",
    "hide bar of NAME [animated]",
    "hide master of NAME",
    "include \"FILE\"",
    "known failure [on VERSIONS] \"REASON\"",
    "launch NAME [held ORIENTATION]",
    "launch nothing",
    "layout NAME [now]",
    "load NAME",
    "logs after super",
    "matrix NAME: VALUE, VALUE …",
    "memory warning",
    "mode VERSION …",
    "not LINE",
    "note \"TEXT\"",
    "omit rule RULE …",
    "only NAME|NAME.delegate|app …",
    "pop NAME [animated]",
    "pop NAME to NAME [animated]",
    "pop NAME to root [animated]",
    "prefers ORIENTATION",
    "present NAME from NAME [animated] [with completion]",
    "present nil from NAME",
    "properties shown",
    "push NAME on NAME [animated]",
    "record ID …",
    "release NAME",
    "remove NAME from NAME",
    "remove child NAME",
    "remove view of NAME",
    "rotate ORIENTATION",
    "select NAME in NAME",
    "set root NAME",
    "set stack of NAME to NAME … [animated]",
    "set tabs of NAME to NAME … [animated]",
    "shouldAutorotateToInterfaceOrientation ORIENTATION …",
    "shouldAutorotateToInterfaceOrientation none",
    "show bar of NAME [animated]",
    "show master of NAME",
    "source \"ADDRESS\"",
    "status bar hidden",
    "style fullScreen|pageSheet|formSheet|currentContext|popover|custom|overFullScreen|overCurrentContext",
    "supportedInterfaceOrientations ORIENTATION …",
    "supportedInterfaceOrientations none",
    "supports ORIENTATION …",
    "supports none",
    "tags TAG, TAG …",
    "tap NAME in NAME",
    "title \"TEXT\"",
    "transition NAME to NAME in NAME [DURATION] [with completion]",
    "turn NAME to NAME [animated]",
    "unload NAME",
    "update constraints NAME",
    "uses constraints",
    "vcsim 1",
    "view from code",
    "view from nib [WIDTHxHEIGHT]",
    "view from storyboard [WIDTHxHEIGHT]",
    "wait DURATION",
    "wait until idle",
    "when NAME|app|NAME.view|NAME.delegate CALLBACK [before super] [without super] [once] [on VERSIONS] [on phone|pad] [if NAME=VALUE]",
    "will move NAME to NAME",
    "will move NAME to nil",
  ]
}
