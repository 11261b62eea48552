import SimKit

/// Asks what a lesson asks, judges and counts the guesses, and shows each answer that is found, or missed too often.
struct LessonQuiz {
  private let lesson: Lesson
  private let hint: String
  private var console: Console { page.console }
  private var guessing = Guessing()
  var page: LessonPage

  /// Wrong guesses of three choices: after the second, one is left.
  private static let triesOfChoices = 2

  init(_ lesson: Lesson, _ page: LessonPage, hint: String) {
    self.lesson = lesson
    self.page = page
    self.hint = hint
  }

  var grade: String {
    let score = guessing.score
    let text = "Your grade: \(score.text)\n"
    return score.right == score.asked ? console.green(text) : console.bold(text)
  }

  /// Says what a guess comes to. Returns whether the question is over.
  private mutating func say(_ reply: Guessing.Reply, _ answer: String) -> Bool {
    switch reply {
    case .unclear(let possible):
      page.say(
        possible.isEmpty ? "no callback of this story; try again\n" : "which one? \(possible.joined(separator: ", "))\n"
      )
    case .missed(let hint): page.say("\(console.red("not yet")); \(hint)\n")
    case .over(let isRight):
      page.say("\(isRight ? console.green("right") : console.red("no")): \(answer)   \(guessing.score.text)\n")
      return true
    }
    return false
  }

  /// Asks until the reader names the right choice, or has missed it twice. Returns false if the input ends without a choice.
  mutating func askQuestion(_ question: String) -> Bool {
    guard let right = lesson.right else { return false }
    let letters = lesson.choices.map { String($0) }.joined(separator: ", ")
    page.ask(about: question)
    while let guess = page.next("Your answer (\(letters)): ") {
      guard let letter = guess.lowercased().first else { continue }
      guard lesson.choices.contains(letter), guess.dropFirst().allSatisfy({ !$0.isLetter }) else {
        page.say("answer with a letter: \(letters)\n")
        continue
      }
      let reply =
        letter == right ? guessing.find() : guessing.miss(of: Self.triesOfChoices) { _ in "not \(letter). \(hint)" }
      if say(reply, "\(right)") { return true }
    }
    // A reader who has guessed gets the answer.
    return guessing.isOpen && say(guessing.miss(of: 1) { _ in hint }, "\(right)")
  }

  /// Asks for the callbacks that the solution of the exercise expects, one by one. The answers come from a run.
  mutating func askExercise(_ invocation: Invocation) throws(Problem) {
    guard let testCase = try Case.read("example:solved-\(lesson.number)", invocation)?.first else { return }
    let story = testCase.scenario.story
    let recording = FollowedRun(testCase.scenario, mode: testCase.mode, caseName: testCase.name)
    let asked = story.indices.filter { !story[$0].expectations.isEmpty }
    // A callback that isn't an answer: it only shows the form.
    let example = "\(testCase.scenario.controllers.first?.name ?? "home") viewDidLoad"
    page.say("\nPredict them, one per line: '\(example)', 'viewDidLoad', or 'nothing'.\n")
    for statement in asked {
      page.say(console.bold(story[statement].text) + "\n")
      var place = recording.rows.lastIndex { $0.statement < statement } ?? -1
      while true {
        let next = Prediction(recording, after: place)
        let isOver = next.map { recording.rows[$0.row].statement != statement } ?? true
        guard let guess = page.next("  next: ") else { return }
        if guess.isEmpty { continue }
        guard say(judge(guess, isOver ? nil : next), isOver ? "nothing more" : next?.answer ?? "") else { continue }
        guard !isOver, let next else { break }
        place = next.row
      }
    }
  }

  /// Judges a guess about the callback that comes next in the action; nil if there is none.
  private mutating func judge(_ guess: String, _ next: Prediction?) -> Guessing.Reply {
    switch (guess.lowercased(), next) {
    case ("nothing", nil): guessing.find()
    case ("nothing", let next?): guessing.miss(of: Prediction.tries) { "something does; " + next.hint(after: $0) }
    case (_, nil): guessing.miss(of: Prediction.tries) { _ in "it isn't called now" }
    case (_, let next?): guessing.judge(guess, next)
    }
  }
}
