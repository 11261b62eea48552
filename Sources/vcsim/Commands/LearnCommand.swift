import SimKit

/// `learn`: the lessons, in the program: what a scenario shows, a question, and the answer after a guess.
enum LearnCommand {
  static let solution = Option.flag("solution", "a solution of the lesson's exercise")

  static let form = CommandForm(
    command: .learn, group: .understand, summary: "lessons, each with a question and an exercise", operands: "[N]",
    options: [solution.form],
    examples: [
      ("vcsim learn", "the lessons there are"),
      ("vcsim learn 2", "read, guess, and see the answer"),
      ("vcsim learn 2 --solution", "when 'vcsim check' has marked your own"),
    ],
    exits: "0 shown, 64 no such lesson.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    guard let name = invocation.operands.first else {
      var text = ""
      for lesson in Lesson.all {
        text += "\(Columns.pad(String(lesson.number), 4))\(lesson.title.filter { $0 != "`" })\n"
      }
      console.print(text + "\n'vcsim learn 1' begins.\n")
      return .ok
    }
    if invocation.operands.count > 1 { throw Problem(.extraOperand(invocation.operands[1], command: "learn")) }
    guard let lesson = Lesson.all.first(where: { String($0.number) == name }) else {
      throw Problem(.badValue(name, option: "lesson", legal: ["1 to \(Lesson.all.count)"]))
    }
    // Exercises are files of the reader's own.
    let examples = lesson.scenarios.map(\.name).filter { !$0.hasPrefix("exercise") && !$0.hasPrefix("solved") }
    let writer = LessonText(console: console, examples: examples)
    if invocation[solution] {
      console.print(writer.render(lesson.solution))
      return .ok
    }
    console.print(console.bold("\(lesson.number). \(lesson.title)") + "\n\n" + writer.render(lesson.text) + "\n")
    console.print(console.bold("A question") + "\n" + writer.render(lesson.question) + "\n")
    guard guess(console) else {
      console.say("say what you think, and the answer follows: vcsim learn \(lesson.number)")
      return .ok
    }
    console.print("\n" + console.bold("The answer") + "\n" + writer.render(lesson.answer) + "\n")
    console.print(console.bold("An exercise") + "\n" + writer.render(lesson.exercise))
    console.print("\n'vcsim learn \(lesson.number) --solution' shows a solution.\n")
    if lesson.number < Lesson.all.count { console.print("'vcsim learn \(lesson.number + 1)' goes on.\n") }
    return .ok
  }

  /// True when the reader has said something, whatever it is: the answer is for whoever has thought first.
  private static func guess(_ console: Console) -> Bool {
    var lines = InputLines()
    while true {
      if System.isTerminal(0) { console.print("Your guess: ") }
      guard let line = lines.next() else { return false }
      if line.contains(where: { $0 != " " && $0 != "\t" }) { return true }
    }
  }
}
