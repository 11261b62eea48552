import SimKit

/// `learn`: the lessons in the program. Judges the answers to the question and the exercise, and ends with a grade.
enum LearnCommand {
  static let solution = Option.flag("solution", "a solution of the lesson's exercise")

  static let form = CommandForm(command: .learn, operands: "[N]", options: [solution.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    guard let name = invocation.operands.first else {
      let lines = Lesson.all.map { "\(Columns.pad("\($0.number)", 4))\($0.title.replacing("`", by: ""))\n" }
      console.print(lines.joined() + "\n'vcsim learn 1' begins.\n")
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
    let question = writer.render(lesson.question)
    var page = LessonPage(console: console, isScreen: Keyboard.take())
    defer { Keyboard.giveBack() }
    page.add(console.bold("\(lesson.number). \(lesson.title)") + "\n\n" + writer.render(lesson.text) + "\n")
    page.add(console.bold("A question") + "\n" + question + "\n")
    var quiz = LessonQuiz(lesson, page, hint: writer.hint(lesson))
    guard quiz.askQuestion(question) else {
      Keyboard.giveBack()
      console.say("answer with a letter, and the rest of the lesson follows: vcsim learn \(lesson.number)")
      return .ok
    }
    quiz.page.add("\n" + console.bold("The answer") + "\n" + writer.render(lesson.answer) + "\n")
    quiz.page.add(console.bold("An exercise") + "\n" + writer.render(lesson.exercise))
    try quiz.askExercise(invocation)
    Keyboard.giveBack()
    console.print("\n" + quiz.grade)
    console.print("'vcsim learn \(lesson.number) --solution' shows a solution.\n")
    if lesson.number < Lesson.all.count { console.print("'vcsim learn \(lesson.number + 1)' is the next lesson.\n") }
    return .ok
  }
}
