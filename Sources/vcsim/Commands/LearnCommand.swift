import SimKit

/// `learn`: the lessons in the program. Judges the answer to the question and the predicted callbacks of the exercise, and
/// ends with a grade.
enum LearnCommand {
  static let solution = Option.flag("solution", "a solution of the lesson's exercise")

  static let form = CommandForm(
    command: .learn, operands: "[N]", options: [solution.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    guard let name = invocation.operands.first else {
      let lines = Lesson.all.map { "\(Columns.pad("\($0.number)", 4))\($0.title.replacing("`", with: ""))\n" }
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

/// The number of right answers among all.
struct Score {
  private(set) var right = 0
  private(set) var asked = 0

  var text: String { "\(right) of \(asked)" }

  mutating func count(_ isRight: Bool) {
    asked += 1
    if isRight { right += 1 }
  }
}

/// Asks what a lesson asks, judges and counts the guesses, and shows the answer after each.
struct LessonQuiz {
  private let lesson: Lesson
  private let console: Console
  private var lines = InputLines()
  private var score = Score()

  init(_ lesson: Lesson, _ console: Console) {
    self.lesson = lesson
    self.console = console
  }

  var grade: String {
    let text = "Your grade: \(score.text)\n"
    return score.right == score.asked ? console.green(text) : console.bold(text)
  }

  /// The reader's next line, or nil at the end of the input.
  private mutating func ask(_ prompt: String) -> String? {
    if System.isTerminal(0) { console.print(prompt) }
    return lines.next().map { String($0.drop { $0 == " " || $0 == "\t" }) }
  }

  private mutating func count(_ isRight: Bool, _ answer: String) {
    score.count(isRight)
    console.print("\(isRight ? console.green("right") : console.red("no")): \(answer)   \(score.text)\n")
  }

  /// Asks until the reader names one of the choices. Returns false if the input ends before that.
  mutating func askQuestion() -> Bool {
    guard let right = lesson.right else { return false }
    let letters = lesson.choices.map { String($0) }.joined(separator: ", ")
    while let guess = ask("Your answer (\(letters)): ") {
      guard let letter = guess.lowercased().first else { continue }
      guard lesson.choices.contains(letter), guess.dropFirst().allSatisfy({ !$0.isLetter }) else {
        console.print("answer with a letter: \(letters)\n")
        continue
      }
      count(letter == right, "\(right)")
      return true
    }
    return false
  }

  /// Asks for the callbacks that the solution of the exercise expects, one by one. The answers come from a run.
  mutating func askExercise(_ invocation: Invocation) throws(Problem) {
    guard let testCase = try Case.read("example:solved-\(lesson.number)", invocation)?.first else { return }
    let story = testCase.scenario.story
    let recording = Recording(testCase.scenario, mode: testCase.mode, caseName: testCase.name)
    let asked = story.indices.filter { !story[$0].expectations.isEmpty }
    // A callback that isn't an answer: it only shows the form.
    let example = "\(testCase.scenario.controllers.first?.name ?? "home") viewDidLoad"
    console.print("\nPredict its callbacks, one per line: '\(example)', the callback alone, or 'nothing'.\n")
    for statement in asked {
      console.print(console.bold(story[statement].text) + "\n")
      var place = recording.rows.lastIndex { $0.statement < statement } ?? -1
      while true {
        let next = Prediction(recording, after: place)
        let isOver = next.map { recording.rows[$0.row].statement != statement } ?? true
        guard let guess = ask("  next: ") else { return }
        if guess.isEmpty { continue }
        if guess == "nothing" || isOver {
          count(guess == "nothing" && isOver, isOver ? "nothing more" : next?.answer ?? "")
        } else if let next {
          switch next.judge(guess) {
          case .unclear(let begun) where begun.count > 1:
            console.print("  which one? \(begun.joined(separator: ", "))\n")
            continue
          case .right: count(true, next.answer)
          case .wrong, .unclear: count(false, next.answer)
          }
        }
        guard !isOver, let next else { break }
        place = next.row
      }
    }
  }

}
