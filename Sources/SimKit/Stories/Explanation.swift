/// The stories that would print a log: what a device may have done, and in which versions.
package struct Explanation: Sendable {
  /// The best story first, and behind it those that the log can't tell from it; then the next answer.
  package private(set) var stories: [ExplainedStory] = []
  /// There are stories with which the log was not compared: it is too long, or of too many objects.
  private(set) var isCutShort = false
  /// The lines that the stories print: a piece of the log, if it has others.
  let log: LogLanes
  let frame: StoryFrame
  private(set) var theatre: StoryTheatre
  /// The lines of the log of which it is doubtful who got them.
  private(set) var doubt: LogDoubt?
  /// The pieces of the log behind this one. Between two pieces the log leaves something out.
  package private(set) var rest: [Explanation] = []
  /// All pieces of the log.
  var pieces: [Explanation] { [self] + rest }

  /// - Parameters:
  ///   - log: The log, as it was read.
  ///   - libraries: The stories that it is compared with; they are kept for the next log.
  ///   - forms: What classes are known to be.
  ///   - most: How many answers have their versions.
  package init(_ log: DeviceLog, libraries: inout StoryLibraries, forms: [String: StoryForm] = [:], most: Int) {
    let frame = StoryFrame(log)
    let library = libraries.library(frame)
    var lanes = LogLanes(log, known: library.callbacks)
    lanes.apply(forms)
    let shelf = StoryShelf(frame, library, lanes, hasForms: !forms.isEmpty)
    self = Self.explained(lanes, shelf, shelf.best(lanes), mostPieces: Self.mostPieces, most: most)
    doubt = log.doubt
  }

  private static func explained(
    _ log: LogLanes, _ shelf: StoryShelf, _ best: StoryShelf.Best, mostPieces: Int, most: Int
  ) -> Explanation {
    guard mostPieces > 1, let (left, right, place) = shelf.halves(of: log, insteadOf: best) else {
      return Explanation(log, shelf, best, most: most)
    }
    var first = Explanation(log.part(0..<place), shelf, left, most: most)
    let next = explained(log.part(place..<log.lines.count), shelf, right, mostPieces: mostPieces - 1, most: most)
    first.rest = [next] + next.rest
    return first
  }

  private init(_ log: LogLanes, _ shelf: StoryShelf, _ best: StoryShelf.Best, most: Int) {
    self.log = log
    frame = shelf.frame
    theatre = shelf.theatre
    isCutShort = best.isCutShort
    // Stories with the same actions are together, the cheapest first.
    let groups = best.found.grouped { $0.play.key(shelf.library.apps[$0.play.app]) }
    add(groups, isWhole: true, most: most)
    if stories.isEmpty { add(groups, isWhole: false, most: most) }
  }

  /// The stories in answers. A log tells the first story of each from that of another, and not from the rest.
  /// - Parameter isWhole: Whether the log has to show the first action and the last: without these, a story is as good.
  private mutating func add(_ groups: [[StorySearch.Found]], isWhole: Bool, most: Int) {
    var heads: [StorySearch.Found] = []
    for group in groups {
      let own = heads.firstIndex { $0.fits(asWellAs: group[0]) } ?? heads.count
      guard own < Self.mostAnswers, stories.count(where: { $0.answer == own }) < Self.mostInAnswer,
        var story = ExplainedStory(
          group, log, &theatre, isWhole: isWhole, modes: own < most ? frame.modes : [])
      else { continue }
      if own == heads.count { heads.append(group[0]) }
      story.answer = own
      story.isTied = own == 0 && !stories.isEmpty
      stories.append(story)
    }
    stories.sort { ($0.answer, $0.found.total) < ($1.answer, $1.found.total) }
  }

  /// More are not shown, and not counted.
  package static let mostAnswers = 9
  /// The equally good stories of one answer.
  private static let mostInAnswer = 24
  private static let mostPieces = 4

  /// The versions of an answer, from 0: those of all its stories.
  package func modes(ofAnswer number: Int) -> [Mode] {
    let own = stories.filter { $0.answer == number }
    return frame.modes.filter { mode in own.contains { $0.modes.contains(mode) } }
  }

  /// How many callbacks of the log the stories are compared with.
  package var callbackCount: Int { pieces.reduce(0) { $0 + $1.log.lines.count } }

  /// Whether the first story prints each line of the log, and where the log has it.
  package var isExplained: Bool {
    pieces.allSatisfy { $0.stories.first.map { $0.left.isEmpty } ?? false }
  }
}
