import SimKit

/// An app, with all files that declare it in the same words and all their versions.
struct CoveredApp {
  let declarations: [String]
  /// All that some search reaches.
  private var all: Set<Discovery> = []
  /// The part of it that no story of the files reaches.
  private var open: Set<Discovery> = []

  /// The apps of cases.
  static func all(_ covered: [CoverOutput.Covered]) -> [CoveredApp] {
    var apps: [CoveredApp] = []
    for one in covered where !apps.contains(where: { $0.declarations == one.declarations }) {
      let same = covered.filter { $0.declarations == one.declarations }
      var app = CoveredApp(declarations: one.declarations)
      for other in same { app.all.formUnion(other.all.map(\.discovery)) }
      app.open = app.all
      for other in same { app.open.subtract(other.own) }
      apps.append(app)
    }
    return apps
  }

  private init(declarations: [String]) { self.declarations = declarations }

  /// The share that the files' own stories reach, in percent.
  static func percent(_ apps: [CoveredApp]) -> Int {
    let all = apps.reduce(0) { $0 + $1.all.count }
    return all == 0 ? 0 : (all - apps.reduce(0) { $0 + $1.open.count }) * 100 / all
  }

  /// A story in the versions that play it to its end.
  private struct Candidate {
    let story: Story
    let first: CoverOutput.Covered
    let text: String
    var modes: [Mode]
    var shows: Set<Discovery>
  }

  /// Few stories of a file that show what is left, each once for all versions: in each turn the story that shows most.
  /// No file takes what another has taken.
  mutating func takeScenarios(_ covered: [CoverOutput.Covered]) -> [String] {
    var candidates: [Candidate] = []
    for one in covered {
      for (discovery, story) in one.missing where open.contains(discovery) {
        let text = one.text(story, [])
        let same = candidates.firstIndex { $0.text == text }
        if let same, candidates[same].modes.contains(one.one.mode) { continue }
        guard let shows = one.reached(by: story) else { continue }
        if let same {
          candidates[same].modes.append(one.one.mode)
          candidates[same].shows.formUnion(shows)
        } else {
          candidates.append(Candidate(story: story, first: one, text: text, modes: [one.one.mode], shows: shows))
        }
      }
    }
    var result: [String] = []
    while let best = candidates.indices.max(by: { gain(candidates[$0]) < gain(candidates[$1]) }),
      gain(candidates[best]) > 0
    {
      open.subtract(candidates[best].shows)
      let modes = Mode.all.filter { candidates[best].modes.contains($0) }
      result.append(candidates[best].first.text(candidates[best].story, modes))
    }
    return result
  }

  private func gain(_ one: Candidate) -> Int { one.shows.intersection(open).count }
}
