/// The stories that would print a log: what a device may have done, and in which versions.
package struct Explanation: Sendable {
  /// Stories with the same actions.
  struct Group: Sendable {
    /// The cheapest first.
    var found: [StorySearch.Found]

    var best: StorySearch.Found { found[0] }
  }

  /// The best story first.
  package private(set) var stories: [ExplainedStory] = []
  /// There are stories with which the log was not compared: it is too long, or of too many objects.
  private(set) var isCutShort = false
  let log: LogLanes
  let frame: StoryFrame
  private(set) var theatre: StoryTheatre

  /// - Parameters:
  ///   - log: The log, as it was read.
  ///   - libraries: The stories that it is compared with; they are kept for the next log.
  ///   - most: How many stories have their versions.
  package init(_ log: DeviceLog, libraries: inout StoryLibraries, most: Int) {
    let frame = StoryFrame(log)
    self.frame = frame
    let library = libraries.library(frame)
    let lanes = LogLanes(log, known: library.callbacks)
    self.log = lanes
    theatre = StoryTheatre(library.apps, library.setting)
    guard !lanes.lines.isEmpty else { return }
    let pieces = lanes.pieces()
    var continuation = StoryContinuation(lanes, theatre, library, frame.modes)
    var found: [StorySearch.Found] = []
    if pieces.count <= Self.mostPieces {
      var search = StorySearch(lanes, library, modes: frame.modes)
      found = search.windows()
      isCutShort = search.isCutShort
    }
    if pieces.count > 1, (found.first?.cost ?? StoryCost.line) >= Self.unsatisfying {
      found += continuation.stories(pieces, atFirst: min(Self.mostPieces, pieces.count) - 1)
      isCutShort = isCutShort || continuation.isCutShort
      found.sort { $0.total < $1.total }
    }
    for group in Self.groups(of: found, library.apps, lanes).prefix(Self.mostStories) {
      let modes = stories.count < most ? frame.modes : []
      if let story = ExplainedStory(group, lanes, &theatre, modes: modes) { stories.append(story) }
    }
    for place in stories.indices.dropFirst() {
      let (first, other) = (stories[0].found, stories[place].found)
      stories[place].isTied =
        abs(other.cost - first.cost) <= StoryCost.tie && other.total - first.total <= StoryCost.tiedLikelihood
    }
  }

  /// More are not shown, and not counted.
  package static let mostStories = 9
  /// Longer stories are tried if the best costs as much.
  private static let unsatisfying = 500
  /// The stories of a log of more pieces are longer than those of the library.
  private static let mostPieces = 4

  private static func groups(of found: [StorySearch.Found], _ apps: [StoryApp], _ log: LogLanes) -> [Group] {
    var groups: [Group] = []
    var places: [[String]: Int] = [:]
    for one in found {
      let key = StoryPlay.key(one.play.words(apps[one.play.app], log))
      if let place = places[key] {
        groups[place].found.append(one)
      } else {
        places[key] = groups.count
        groups.append(Group(found: [one]))
      }
    }
    return groups
  }

  /// Whether the first story prints each line of the log, and where the log has it.
  package var isExplained: Bool { stories.first.map { $0.left.isEmpty } ?? false }
}
