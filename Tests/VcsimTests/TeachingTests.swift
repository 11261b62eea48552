import Foundation
import Testing

@testable import vcsim

struct TeachingTests {
  // MARK: step

  private func step(_ commands: String, _ arguments: String...) throws -> Vcsim {
    try Vcsim(["step", "--mode", "ios5"] + arguments + ["example:modal"], stdin: commands)
  }

  @Test func stepReadsCommandsFromAPipe() throws {
    let result = try step(
      "next\nuntil sheet viewDidAppear:\ntree\nwhy\nback\nstate sheet\nquit\n", "--only", "home,sheet")
    #expect(result.status == 0)
    let lines = result.out.components(separatedBy: "\n")
    #expect(lines[0].hasSuffix("launch home") && lines[1].contains("home loadView   0x0 empty"))
    #expect(result.out.contains("└─ presents sheet  appeared  320x460"))
    #expect(result.out.contains("present-order   ios5+"))
    #expect(result.out.contains("sheet: appearing → appeared"))
    #expect(result.out.contains("  presented by home"))
  }

  @Test func stepTriesAnActionAndTakesItBack() throws {
    let result = try step("action\naction\ntry rotate landscapeLeft\nundo\ntrace\n")
    #expect(result.status == 0)
    #expect(result.out.contains("rotate landscapeLeft (trying)"))
    let trace = result.out.components(separatedBy: "present sheet from home animated").last ?? ""
    #expect(!trace.contains("rotate landscapeLeft"))
    let wrong = try step("try rotat landscapeLeft\n")
    #expect(wrong.status == 64 && wrong.err.contains("did you mean 'rotate'?"))
  }

  @Test func stepSaysWhatItDoesNotKnow() throws {
    let result = try step("nxt\nnext -1\nuntil viewDidApear:\ngo 9999\nundo\nuntil\nstate nobody\nback\n")
    #expect(result.status == 64)
    for words in [
      "did you mean 'next'?", "'-1' is no number of lines", "did you mean 'viewDidAppear:'?", "there are",
      "nothing has been tried", "until needs",
      "state needs a controller", "this is the beginning",
    ] {
      #expect(result.out.contains(words), "\(words)\n\(result.out)")
    }
  }

  @Test func stepAsksWhatComesNext() throws {
    let result = try step(
      "predict\nhome loadview\nhome viewDidAppear:\nhome viewDid\nhome viewDidLo\n\nhome loadView\nhome viewDidLoad\nhome viewDidAppear\npredict\n",
      "--only", "home")
    #expect(result.out.contains("right, it is home loadView   1 of 1"))
    // A miss brings a hint and another try, and counts when the score is made up.
    #expect(result.out.contains("not yet; it belongs to loading\n"))
    #expect(
      result.out.contains(
        "which one? home viewDidAppear:, home viewDidDisappear:, home viewDidLayoutSubviews, home viewDidLoad"))
    #expect(result.out.contains("right, it is home viewDidLoad   1 of 2"))
    // An empty line offers choices, the answer among them; the third miss is answered.
    #expect(result.out.contains("  home shouldAutorotateToInterfaceOrientation:\n  "))
    #expect(
      result.out.contains("not yet; it goes to home\n")
        && result.out.contains("no, it is home shouldAutorotateToInterfaceOrientation:   1 of 3"))
    #expect(result.out.contains("1 of 3 right at the first try"))
    let alone = try step("predict viewDidLoad\npredict loadView\n", "--only", "home")
    #expect(alone.out.contains("not yet;") && alone.out.contains("right, it is home loadView"))
    let unknown = try step("predict home viewFoo\n")
    #expect(unknown.status == 64 && unknown.out.contains("no callback of this run is named 'home viewFoo'"))
  }

  /// A callback may be written in any spelling; the page of a run is held to the same table, in a browser.
  @Test func aGuessMayHaveAnySpelling() throws {
    let table = try String(
      contentsOf: Vcsim.root.appendingPathComponent("Tests/Browser/guesses.table"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for row in rows {
      let parts = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let place = parts[0].split(separator: " ").map(String.init)
      let run = try Vcsim(
        ["step", "--mode", place[1], "example:" + place[0]], stdin: "go \(place[2])\npredict \(parts[1])\n")
      let said = [
        "right": "right, it is", "wrong": "not yet; it belongs to", "several": "which one? ",
        "none": "no callback of this run is named",
      ]
      #expect(run.out.contains(try #require(said[parts[2]])), "\(row): \(run.out)")
    }
    #expect(rows.count > 20)
  }

  @Test func numbersOfAnySizeAreNumbers() throws {
    for number in ["\(Int.min)", "\(Int.max)", "-1", "0", "9223372036854775808"] {
      let result = try step("predict\n\(number)\npredict\ngo \(number)\nnext \(number)\nback \(number)\n")
      #expect([0, 64].contains(result.status) && result.out.contains("at the first try"), "\(number): \(result.out)")
    }
    let none = try step("next x\nback 0\nnext 2\n", "--only", "home")
    #expect(none.status == 64 && none.out.contains("'x' is no number of lines\n'0' is no number of lines\n"))
  }

  /// A terminal in which a command runs, and what is on its screen at the end of the keys; nil without tmux. `see TEXT` waits for a text.
  private func terminal(
    _ keys: String, in command: String = "vcsim step --mode ios5 --only home example:modal",
    from ready: String = "q quit",
    columns: Int = 80, rows: Int = 24, _ end: String = "press q"
  ) throws -> String? {
    guard try Vcsim.shell("command -v tmux").status == 0 else { return nil }
    let name = "vcsim\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
    let script = """
      export LC_ALL=C.UTF-8 TERM=xterm
      T="tmux -L \(name) -f /dev/null"
      see() { for i in $(seq 200); do $T capture-pane -p | grep -qF -- "$1" && return; sleep 0.05; done; echo "not seen: $1"; }
      press() { $T send-keys "$@"; }
      $T new-session -d -x \(columns) -y \(rows) "sh"
      press ". ./run" Enter
      see '\(ready)'
      \(keys)
      $T capture-pane -p
      \(end)
      see 'as before'
      $T capture-pane -p
      # Without a session, the server ends.
      press exit Enter
      """
    let place = try Workplace()
    try place.write(
      "run",
      """
      stty -a > before
      \(command)
      echo ended $?
      stty -a | cmp - before && echo as before

      """)
    return try Vcsim.shell(script, in: place.url).out
  }

  /// On a terminal, each key acts at once, and the screen is drawn again in its place.
  @Test func stepIsAScreenOnATerminal() throws {
    guard
      let screen = try terminal(
        """
        see '> launch home'; press Right; see '>   home loadView'; press Space; see '>   home viewDidLoad'
        press Left; see 'line 2 of'; press t; see 'window home'; press Escape; press ':go 3' Enter; see 'line 3 of'
        """)
    else { return }
    #expect(!screen.contains("not seen"), "\(screen)")
    #expect(screen.contains("modal@ios5, line 3 of"), "\(screen)")
    #expect(
      screen.contains("  launch home\n    home loadView   0x0 empty\n>   home viewDidLoad   0x0 empty"), "\(screen)")
    #expect(screen.contains("ended 0\n") && screen.contains("\nas before"), "\(screen)")
  }

  /// A prediction is typed below the trace; a miss brings a hint, Enter five to choose from.
  @Test func aScreenAsksWhatComesNext() throws {
    guard
      let screen = try terminal(
        """
        press g; see 'what comes next?'; press 'home viewDidLoad' Enter; see 'not yet'; press Enter; see '  5  '
        press 'home loadView' Enter; see 'line 2 of'; press Escape; see 'q quit'
        """)
    else { return }
    #expect(!screen.contains("not seen"), "\(screen)")
    #expect(screen.contains("0 of 1 right at the first try"), "\(screen)")
  }

  /// The terminal is as it was after a signal, too.
  @Test(arguments: [("press C-c", 130), (#"pkill -TERM -P "$($T display-message -p '#{pane_pid}')" vcsim"#, 143)])
  func aSignalGivesTheTerminalBack(_ end: String, _ code: Int) throws {
    guard let screen = try terminal("press Right", end) else { return }
    #expect(screen.contains("ended \(code)\n") && screen.contains("\nas before"), "\(screen)")
  }

  // MARK: learn

  @Test func lessonsAreCarriedByTheProgram() throws {
    let folder = Vcsim.root.appendingPathComponent("docs/lessons")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.first?.isNumber == true }
      .sorted()
    #expect(vcsim.TextFiles.lessons.map { "\($0.name).md" } == pages)
    let list = try Vcsim(["learn"])
    #expect(list.status == 0 && list.out.contains("2   Where bounds are right\n"))
    #expect(try Vcsim(["learn", "99"]).status == 64)
    #expect(Set(Examples.names).count == Examples.names.count, "an example's name is its own")
  }

  @Test func theAnswerComesAfterAGuess() throws {
    for lesson in Vcsim.sample(Lesson.all, oneIn: 5) {
      for part in [lesson.text, lesson.question, lesson.answer, lesson.exercise, lesson.solution] {
        #expect(part.contains { $0.isLetter }, "\(lesson.number)")
      }
      let silent = try Vcsim(["learn", String(lesson.number)])
      #expect(
        silent.status == 0 && silent.out.contains("A question") && !silent.out.contains("The answer"),
        "\(lesson.number)")
      #expect(silent.err.contains("answer with a letter"))
      #expect(lesson.choices.count == 3 && lesson.right.map { lesson.choices.contains($0) } == true, "\(lesson.number)")
      let guessed = try Vcsim(["learn", String(lesson.number)], stdin: "\nperhaps\na)\n").out
      #expect(
        guessed.hasPrefix(silent.out.dropLast(1)) && guessed.contains("answer with a letter: a, b, c\n")
          && guessed.contains("The answer") && guessed.contains("An exercise"))
      #expect(guessed.contains(lesson.right == "a" ? "right: a   1 of 1" : "no: \(lesson.right ?? "?")   0 of 1"))
      // A miss brings a hint, and another try.
      #expect(guessed.contains("not yet; not a. ") == (lesson.right != "a"), "\(lesson.number)")
      let again = try Vcsim(["learn", String(lesson.number)], stdin: "a\n\(lesson.right ?? "?")\n").out
      #expect(again.contains("right: \(lesson.right ?? "?")   \(lesson.right == "a" ? 1 : 0) of 1"), "\(lesson.number)")
      #expect(
        !guessed.contains("\nexpect") || lesson.text.contains("\nexpect"),
        "\(lesson.number): the solution is for the asking")
      #expect(try Vcsim(["learn", String(lesson.number), "--solution"]).out.contains("expect"))
      // Commands name what the program carries.
      for scenario in lesson.scenarios {
        // One of them ends with an exception.
        #expect([0, 3].contains(try Vcsim(["run", "-q", "example:" + scenario.name]).status), "\(scenario.name)")
      }
    }
    let narrow = try Vcsim(["learn", "1"], environment: ["COLUMNS": "60"]).out
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 || $0.hasPrefix("    ") || !$0.contains(" ") })
  }

  /// The exercise asks for one callback after the other; the run knows the answers.
  @Test func aLessonEndsWithAGrade() throws {
    func learn(_ guesses: String) throws -> String { try Vcsim(["learn", "9"], stdin: guesses).out }
    let right = try learn(
      "b\ndetail viewWillDisappear:\nlist viewwillappear\n\nviewIsAppearing(_:)\ndetail viewDidDisappear: animated=no\nlist viewDidAppear\nnothing\n"
    )
    #expect(right.contains("right: list viewDidAppear:   6 of 6") && right.contains("Your grade: 7 of 7\n"), "\(right)")
    let wrong = try learn(
      "b\nlist viewWillAppear:\nviewWill\nnothing\nbogus\nviewDidAppear(_:)\nviewWillAppear(_:)\nviewIsAppearing(_:)\nlist viewDidAppear:\nviewDidDisappear()\n"
    )
    #expect(wrong.contains("not yet; it belongs to appearance\nwhich one? "), "\(wrong)")
    #expect(
      wrong.contains("not yet; something does; it goes to detail\nno callback of this story; try again\n"), "\(wrong)")
    #expect(
      wrong.contains("no: detail viewWillDisappear:   1 of 2\nright: list viewWillAppear:   2 of 3\n"), "\(wrong)")
    #expect(
      wrong.contains("right: detail viewDidDisappear:   3 of 5\n") && wrong.contains("Your grade: 3 of 5"), "\(wrong)")
    // One in which nothing is called.
    #expect(try Vcsim(["learn", "5"], stdin: "c\nnothing\n").out.contains("Your grade: 2 of 2\n"))
    #expect(try Vcsim(["learn", "5"], stdin: "c\nx\ny\nz\n").out.contains("no: nothing more   1 of 2"))
  }

  /// On a terminal the lesson stays above its question, and scrolls.
  @Test func aLessonStaysAboveItsQuestion() throws {
    guard
      let screen = try terminal(
        """
        see '9. UIKit containers'; see '- c both pushes overlap'; press PageDown; see 'push detail on nav animated'
        press a Enter; see 'not yet; not a.'; see 'push detail on nav animated'; press b Enter; see 'The answer is b.'
        see 'next:'; press 'viewWillDisappear(_:)' Enter; see '1 of 2'; press Escape
        """, in: "vcsim learn 9", from: "Your answer (a, b, c):", "")
    else { return }
    #expect(!screen.contains("not seen"), "\(screen)")
    #expect(screen.contains("Your grade: 1 of 2") && screen.contains("\nas before"), "\(screen)")
  }

  // MARK: explain

  @Test func explainTeaches() throws {
    let page = try Vcsim(["explain", "viewWillAppear:"]).out
    for words in [
      "How often", "Bounds", "may be stale", "Use for", "Avoid", "Call super", "in iOS 13 and later, ",
      "explain --rules viewWillAppear:", "viewWillAppear called twice",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    for line in page.split(separator: "\n") { #expect(line.count <= 150, "\(line)") }
    for (word, found) in [
      ("bounds", "Layout code belongs where bounds are final"), ("stale", "change again"),
      ("inferred", "How sure is a line of a trace?"),
      ("Sheet", "presenter"),
      ("turn", "round of the run loop"),
    ] {
      let result = try Vcsim(["explain", word])
      #expect(result.status == 0 && result.out.contains(found), "\(word)")
    }
    // What has no page leads to the names that have all of its words.
    let unknown = try Vcsim(["explain", "encode restorable"])
    #expect(unknown.status == 64 && unknown.err.contains("'encodeRestorableStateWithCoder:'"))
    #expect(try Vcsim(["explain", "Spine location"]).out.contains("the requested spine location"))
  }

  // MARK: run --view

  @Test func lanesShowBoundsInTheirColors() throws {
    let plain = try Vcsim(["run", "--mode", "ios5", "--view", "lanes", "--geometry", "example:landscape-launch"])
    #expect(plain.status == 0 && plain.out.contains("viewWillAppear: animated=no  320x460 stale"))
    let colored = try Vcsim([
      "run", "--mode", "ios5", "--view", "lanes", "--geometry", "--color", "always", "example:landscape-launch",
    ])
    for (word, color) in [("empty", "31"), ("stale", "33"), ("final", "32")] {
      #expect(colored.out.contains(try Regex("\u{1B}\\[\(color)m[0-9]+x[0-9]+ \(word)\u{1B}\\[0m")), "\(word)")
    }
  }

  @Test func boundsAreTheTableOfTheBlog() throws {
    let result = try Vcsim(["run", "--mode", "ios5", "--view", "bounds", "Scenarios/blog/launch-in-landscape.txt"])
    let rows = result.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows[0].joined(separator: " ") == "home, launch home")
    #expect(
      rows[1...10].map { $0.suffix(2).joined(separator: " ") } == [
        "0x0 empty", "0x0 empty", "320x460 stale", "320x460 stale", "480x300 final", "480x300 final", "480x300 final",
        "480x300 final", "480x300 final", "480x300 final",
      ])
    #expect(rows.first { $0.last == "final" }?.first == "viewWillLayoutSubviews")
    #expect(result.out.hasSuffix("Bounds of home are final from viewWillLayoutSubviews on.\n"))
    #expect(
      try Vcsim(["run", "--view", "bounds", "--only", "app", "example:modal"]).out.hasPrefix(
        "No callback of a controller"))
  }

  @Test func theTerminalsWidthIsKept() throws {
    let result = try Vcsim(
      ["run", "--mode", "ios6", "--view", "lanes", "--geometry", "example:modal"], environment: ["COLUMNS": "60"])
    #expect(result.out.split(separator: "\n").map(\.count).max() == 60)
    #expect(result.out.contains("…  0x0 empty"))
  }

  @Test func treesStandBelowTheActions() throws {
    let result = try Vcsim(["run", "--mode", "ios6", "--view", "tree", "--only", "home,sheet", "example:modal"])
    #expect(result.out.contains("      | └─ presents sheet  appeared  320x460\n"))
    // Nothing is said twice, and bounds are kept.
    let again = try Vcsim(
      ["run", "--mode", "ios6", "--view", "tree", "-"], stdin: "vcsim 1\ncontroller home\nlaunch home\nwait 500ms\n"
    ).out
    #expect(
      again.contains("  home.view layoutSubviews\n") && again.contains("  home viewWillLayoutSubviews bounds=320x460\n")
    )
    #expect(again.components(separatedBy: "window home").count == 2 && again.contains("      | as before\n"))
    #expect(
      try Vcsim(["run", "--mode", "ios6", "--view", "tree", "--geometry", "example:modal"]).out.contains(
        "home loadView  0x0 empty\n"))
    #expect(try Vcsim(["run", "--view", "circle", "example:modal"]).status == 64)
  }
}
