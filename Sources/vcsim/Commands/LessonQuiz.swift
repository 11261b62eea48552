import SimKit

/// Asks what a lesson asks, judges and counts the guesses, and shows the answer after each.
struct LessonQuiz {
  private let lesson: Lesson
  private let console: Console
  private var lines = InputLines()
  private var score = (right: 0, asked: 0)

  init(_ lesson: Lesson, _ console: Console) {
    self.lesson = lesson
    self.console = console
  }

  var grade: String {
    let text = "Your grade: \(score.right) of \(score.asked)\n"
    return score.right == score.asked ? console.green(text) : console.bold(text)
  }

  /// The reader's next line, or nil at the end of the input.
  private mutating func ask(_ prompt: String) -> String? {
    if System.isTerminal(0) { console.print(prompt) }
    return lines.next().map { String($0.drop { $0 == " " || $0 == "\t" }) }
  }

  private mutating func count(_ isRight: Bool, _ answer: String) {
    score.asked += 1
    if isRight { score.right += 1 }
    let verdict = isRight ? console.green("right") : console.red("no")
    console.print("\(verdict): \(answer)   \(score.right) of \(score.asked)\n")
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
    guard let one = try Case.read("example:solved-\(lesson.number)", invocation)?.first else { return }
    let story = one.scenario.story
    let recording = Recording(one.scenario, mode: one.mode, caseName: one.name)
    let asked = story.indices.filter { !story[$0].expectations.isEmpty }
    console.print("\nPredict its callbacks, one per line: '\(example(recording))', the callback alone, or 'nothing'.\n")
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

  /// A callback that isn't an answer: it only shows the form.
  private func example(_ recording: Recording) -> String {
    "\(recording.scenario.controllers.first?.name ?? "home") viewDidLoad"
  }
}
