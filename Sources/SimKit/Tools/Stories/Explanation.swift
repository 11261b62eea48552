/// The stories that would print a log: what a device may have done, and in which versions.
package struct Explanation: Sendable {
  /// The best story first, and behind it those that the log can't tell from it; then the next answer.
  package private(set) var stories: [ExplainedStory] = []
  /// There are stories with which the log was not compared: it is too long, or of too many objects.
  private(set) var isCutShort = false
  /// The lines that the stories print: a piece of the log, if it has others.
  let log: LogLanes
  /// The same lines as they were read.
  let device: DeviceLog
  let facts: LogFacts
  let frame: StoryFrame
  private(set) var theatre: StoryTheatre
  /// The lines of the log of which it is doubtful who got them.
  private(set) var doubt: LogDoubt?
  /// The pieces of the log behind this one. Between two pieces the log leaves something out.
  package private(set) var rest: [Explanation] = []
  var pieces: [Explanation] { [self] + rest }

  /// - Parameters:
  ///   - libraries: The stories that it is compared with; they are kept for the next log.
  ///   - forms: What classes are known to be.
  ///   - most: How many answers have their versions.
  package init(_ log: DeviceLog, libraries: inout StoryLibraries, forms: [String: StoryForm] = [:], most: Int) {
    let objects = log.objects
    let frame = StoryFrame(log, areCreatedAgain: objects.areCreatedAgain)
    let library = libraries.library(frame)
    var lanes = LogLanes(log, objects.owners, known: library.callbacks)
    lanes.apply(forms)
    let shelf = StoryShelf(frame, library, lanes, hasForms: !forms.isEmpty)
    self = Self.explained(lanes, log, shelf, shelf.best(lanes), mostPieces: Self.mostPieces, most: most)
    doubt = log.doubt
  }

  /// Without stories, for a log whose marks say what happened.
  package init(marked log: DeviceLog) {
    let objects = log.objects
    frame = StoryFrame(log, areCreatedAgain: objects.areCreatedAgain)
    theatre = StoryTheatre([], frame.setting)
    (self.log, device, facts) = (LogLanes(log, objects.owners, known: []), log, LogFacts(log))
  }

  private static func explained(
    _ log: LogLanes, _ device: DeviceLog, _ shelf: StoryShelf, _ best: StoryShelf.Best, mostPieces: Int, most: Int
  ) -> Explanation {
    guard mostPieces > 1, let (left, right, place) = shelf.halves(of: log, insteadOf: best) else {
      return Explanation(log, device, shelf, best, most: most)
    }
    let cut = log.lines[place].number
    var first = Explanation(log.part(0..<place), device.part(0...cut - 1), shelf, left, most: most)
    let next = explained(
      log.part(place..<log.lines.count), device.part(cut...Int.max), shelf, right, mostPieces: mostPieces - 1,
      most: most)
    first.rest = [next] + next.rest
    return first
  }

  private init(_ log: LogLanes, _ device: DeviceLog, _ shelf: StoryShelf, _ best: StoryShelf.Best, most: Int) {
    self.log = log
    self.device = device
    facts = LogFacts(device)
    frame = shelf.frame
    theatre = shelf.theatre
    isCutShort = best.isCutShort
    // Stories with the same actions are together, the cheapest first.
    let groups = best.found.grouped { $0.play.key(shelf.library.apps[$0.play.app]) }
    add(groups, isWhole: true, most: most)
    if stories.isEmpty { add(groups, isWhole: false, most: most) }
    tryDrafts(most: most)
  }

  /// Holds the drafts of the first stories against the log. Those without a difference come first, and of these the plainest.
  private mutating func tryDrafts(most: Int) {
    let trials = max(1, min(Self.mostTrials, Self.mostTrialLines / max(1, log.lines.count)))
    var ranks: [(story: ExplainedStory, answer: [Int], rank: [Int])] = []
    for (place, story) in stories.enumerated() {
      var story = story
      if place < trials { story.hold(against: device, self) }
      let (play, app) = (story.found.play, theatre.apps[story.found.play.app])
      // The log tells stories with a difference apart. Of stories that it can't tell apart, the commonest is the likeliest.
      let likelihood = story.found.total + StoryCost.lessCommon * play.commonness(app)
      ranks.append((story, [story.fits ? 0 : 1, story.answer], [play.rarity(app), likelihood, place]))
    }
    ranks.sort { ($0.answer + $0.rank).lexicographicallyPrecedes($1.answer + $1.rank) }
    var number = -1
    stories = []
    for (place, ranked) in ranks.enumerated() {
      if place == 0 || ranked.answer != ranks[place - 1].answer { number += 1 }
      var story = ranked.story
      story.answer = number
      story.isTied = number == 0 && place > 0
      stories.append(story)
    }
    for place in stories.indices where stories[place].modes.isEmpty && stories[place].answer < most {
      stories[place].findModes(log, &theatre, among: frame.modes)
    }
  }

  /// More drafts aren't tried, and fewer of a long log: each is played and compared as a whole.
  private static let mostTrials = 32
  private static let mostTrialLines = 4_000

  /// The stories in answers. A log tells the first story of each from that of another, and not from the rest.
  /// - Parameter isWhole: Whether the log has to show the first action and the last: without these, a story is as good.
  private mutating func add(_ groups: [[StorySearch.Found]], isWhole: Bool, most: Int) {
    var heads: [StorySearch.Found] = []
    for group in groups {
      let own = heads.firstIndex { $0.fits(asWellAs: group[0]) } ?? heads.count
      guard own < Self.mostAnswers, stories.count(where: { $0.answer == own }) < Self.mostInAnswer,
        var story = ExplainedStory(group, log, &theatre, isWhole: isWhole, modes: own < most ? frame.modes : [])
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

  /// Whether the draft of the first story has no difference from the log. What is left out between pieces, no story prints.
  package var isExplained: Bool { rest.isEmpty && pieces.allSatisfy { $0.stories.first?.fits ?? false } }
}
