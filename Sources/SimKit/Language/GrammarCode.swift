extension Grammar {
  /// How the lines of the app's own code hang together.
  static let code: [Entry] = [
    Entry(
      "do", .story, "The app calls one of its own methods: the lines of that 'action' run in one turn.",
      example: .routine("do open"),
      .action(["do", .one(.routine(takingControllers: false))]) { values in
        let (name, block) = values.routine()
        return .runRoutine(name, block)
      }.new("do open", insteadOf: "the same lines at each place"),
      Form(["do", .one(.routine(takingControllers: true)), .controllers], .structure(.call), tail: statementTail).new(
        "do show detail", insteadOf: "an action for each controller")),
    Entry(
      "set", .story,
      "The app gives one of its variables a value. A line that ends with 'if NAME=VALUE' counts only while the variable has "
        + "this value.",
      example: .variable,
      .action(["set", .one(.setting)]) { .setVariable($0.text()) }.new("set loggedIn=yes")),
    Entry(
      "together", .story, "The indented lines below run in one turn of the run loop.",
      example: .nav("together\n  push detail on nav\n  pop nav"),
      .block(["together"]) { _, block in .together(block) }.new("together", insteadOf: "'without waiting' at each line")
    ),
    Entry(
      "animate", .story,
      "animateWithDuration:animations:completion:. The indented lines below run at once; those below a 'then' that follows run "
        + "when the animation has ended. As a line of the story it takes this time, and the trace of 'then' begins after it.",
      example: .box("add child left to box\nanimate 300ms\n  add view of left to box\nthen\n  did move left to box"),
      .block(["animate", .one(.duration)]) { .animate($0.number(), $1) }.new(
        "animate 300ms", insteadOf: "'frame', as if no time went by")),
    Entry(
      "alongside", .story,
      "animateAlongsideTransition:completion: of the coordinator, iOS 7. The indented lines below run with the "
        + "animation of the transition in progress, those below a 'then' that follows when it has ended; without an "
        + "animated transition neither.",
      example: .alongside,
      .block(["alongside"]) { _, block in .alongside(block) }.new("alongside")
    ),
    Entry(
      "then", .story, "The completion of the 'animate' or the 'alongside' right above it.", example: .alongside,
      .block(["then"]) { _, block in .then(block) }.new("then")),
    Entry(
      "after", .story,
      "The indented lines below run later, as performSelector:withObject:afterDelay: has it; 'after 0ms' is the next turn.",
      example: .plain("after 100ms\n  present sheet from home"),
      .block(["after", .one(.duration)]) { .after($0.number(), $1) }.new(
        "after 100ms", insteadOf: "'wait' in the story, away from the code")),
  ]
}
