extension Grammar {
  /// Code of the app inside a callback.
  static let hooks: [Entry] = [
    Entry(
      "when", .hook,
      "What the app does inside a callback: the indented actions below. They run after super unless it says before; without "
        + "super UIKit's own part of the callback does not happen, and there need be no lines below. 'when class NAME' is a hook of "
        + "each controller that states this class, and its lines call the controller {self}.",
      example: .hook(""),
      .structure(
        ["when", .one(.receiver), .one(.callback(.any)), .flag("before super"), .flag("without super"), .flag("once")]
          + conditions, .hook
      ).core,
      .structure(
        ["when class", .one(.word(.init("NAME", "a class"))), .one(.callback(.any)), .flag("before super")]
          + [.flag("without super"), .flag("once")] + conditions, .classHook
      ).new("when class LoginViewController viewDidLoad", insteadOf: "a hook for each controller"))
  ]

  /// How the lines of the app's own code hang together.
  static let code: [Entry] = [
    Entry(
      "do", .story, "The app calls one of its own methods: the lines of that 'action' run in one turn.",
      example: .routine("do open"),
      .action(
        ["do", .one(.routine(takingControllers: false))],
        make: { values in
          let (name, block) = values.routine()
          return .runRoutine(name, block)
        },
        take: { if case .runRoutine(let name, let block) = $0 { [.routine(name, block)] } else { nil } }
      ).new("do open", insteadOf: "the same lines at each place"),
      Form(["do", .one(.routine(takingControllers: true)), .controllers], .structure(.call), tail: statementTail).new(
        "do show detail", insteadOf: "an action for each controller")),
    Entry(
      "set", .story,
      "The app gives one of its variables a value. A line that ends with 'if NAME=VALUE' counts only while the variable has "
        + "this value.",
      example: .variable,
      .action(
        ["set", .one(.setting)], make: { .setVariable($0.text()) },
        take: { if case .setVariable(let setting) = $0 { [.text(setting)] } else { nil } }
      ).new("set loggedIn=yes", insteadOf: "could not be said")),
    Entry(
      "together", .story, "The indented lines below run in one turn of the run loop.",
      example: .nav("together\n  push detail on nav\n  pop nav"),
      .block(["together"], make: { _, block in .together(block) }, take: { if case .together = $0 { [] } else { nil } })
        .new("together", insteadOf: "'without waiting' at each line")
    ),
    Entry(
      "animate", .story,
      "animateWithDuration:animations:completion:. The indented lines below run at once; those below a 'then' that follows run "
        + "when the animation has ended. As a line of the story it takes this time, and the trace of 'then' begins after it.",
      example: .box("add child left to box\nanimate 300ms\n  add view of left to box\nthen\n  did move left to box"),
      .block(
        ["animate", .one(.duration)], make: { .animate($0.number(), $1) },
        take: { if case .animate(let duration, _) = $0 { [.number(duration)] } else { nil } }
      ).new("animate 300ms", insteadOf: "'frame', as if no time went by")),
    Entry(
      "alongside", .story,
      "animateAlongsideTransition:completion: of the coordinator, iOS 7. The indented lines below run with the "
        + "animation of the transition in progress, those below a 'then' that follows when it has ended; without an "
        + "animated transition neither.",
      example: .alongside,
      .block(
        ["alongside"], make: { _, block in .alongside(block) }, take: { if case .alongside = $0 { [] } else { nil } }
      ).new("alongside", insteadOf: "could not be said")
    ),
    Entry(
      "then", .story, "The completion of the 'animate' or the 'alongside' right above it.", example: .alongside,
      .block(["then"], make: { _, block in .then(block) }, take: { if case .then = $0 { [] } else { nil } }).new(
        "then", insteadOf: "could not be said")),
    Entry(
      "after", .story,
      "The indented lines below run later, as performSelector:withObject:afterDelay: has it; 'after 0ms' is the next turn.",
      example: .plain("after 100ms\n  present sheet from home"),
      .block(
        ["after", .one(.duration)], make: { .after($0.number(), $1) },
        take: { if case .after(let delay, _) = $0 { [.number(delay)] } else { nil } }
      ).new("after 100ms", insteadOf: "'wait' in the story, away from the code")),
  ]
}
