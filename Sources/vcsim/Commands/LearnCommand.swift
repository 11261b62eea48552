import SimKit

/// `learn`: the lessons in the program. Judges the answer to the question and the predicted callbacks of the exercise, and
/// ends with a grade.
enum LearnCommand {
  static let solution = Option.flag("solution", "a solution of the lesson's exercise")

  static let form = CommandForm(
    command: .learn, group: .understand, summary: "lessons with questions and exercises, which it grades",
    operands: "[N]",
    options: [solution.form],
    examples: [
      ("vcsim learn", "list the lessons"),
      ("vcsim learn 2", "read, answer, predict, and see your grade"),
      ("vcsim learn 2 --solution", "see a solution of the exercise"),
    ],
    exits: "0 shown, 64 no such lesson.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    guard let name = try invocation.optionalOperand() else {
      var text = ""
      for lesson in Lesson.all {
        text += "\(Columns.pad(String(lesson.number), 4))\(lesson.title.filter { $0 != "`" })\n"
      }
      console.print(text + "\n'vcsim learn 1' begins.\n")
      return .ok
    }
    guard let lesson = Lesson.all.first(where: { String($0.number) == name }) else {
      throw .badValue(name, option: "lesson", legal: ["1 to \(Lesson.all.count)"])
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
    var quiz = LessonQuiz(lesson, console)
    guard quiz.askQuestion() else {
      console.say("answer with a letter, and the rest of the lesson follows: vcsim learn \(lesson.number)")
      return .ok
    }
    console.print("\n" + console.bold("The answer") + "\n" + writer.render(lesson.answer) + "\n")
    console.print(console.bold("An exercise") + "\n" + writer.render(lesson.exercise))
    try quiz.askExercise(invocation)
    console.print("\n" + quiz.grade)
    console.print("'vcsim learn \(lesson.number) --solution' shows a solution.\n")
    if lesson.number < Lesson.all.count { console.print("'vcsim learn \(lesson.number + 1)' is the next lesson.\n") }
    return .ok
  }
}
