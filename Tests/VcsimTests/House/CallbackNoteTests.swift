import Testing

@testable import SimKit

/// What the pages of callbacks say of when and how often UIKit calls them is what runs show, in each version that the words cover.
struct CallbackNoteTests {
  /// A note that is new, or has other words, has no run until somebody has looked at it.
  @Test func eachNoteThatStatesAFactHasARunOrAReason() {
    for note in ShownNotes.page where note.statesAFact {
      let proof = ShownNotes.proofs[note]
      #expect(proof.map { !$0.runs.isEmpty || $0.reason != nil } == true, "\(note.testDescription)")
    }
    let page = Set(ShownNotes.page)
    for note in ShownNotes.proofs.keys { #expect(page.contains(note), "\(note.testDescription)") }
    #expect(ShownNotes.proofs.values.count { $0.runs.isEmpty } < 20)
  }

  @Test(arguments: Vcsim.sample(ShownNotes.page.filter { ShownNotes.proofs[$0]?.runs.isEmpty == false }, oneIn: 4))
  func aNoteHoldsInItsVersions(_ note: CallbackNote) throws {
    let proof = try #require(ShownNotes.proofs[note])
    var covered: Set<Mode> = []
    for run in proof.runs {
      let modes = run.modes.map { range in Mode.all.filter { range.contains($0) } } ?? note.modes
      let played = try run.play(in: modes)
      // An exception ends an app, and its run.
      let raises = run.counts.contains { $0.words[0] == "!!" }
      #expect(played.status == 0 || raises && played.status == 3, "\(played.status) \(played.errors)")
      #expect(!run.counts.isEmpty)
      for count in run.counts {
        for mode in modes where count.modes?.contains(mode) != false {
          let found = played.lines[mode]?.count { count.fits($0) } ?? 0
          let holds = count.isAtLeast ? found >= count.number : found == count.number
          #expect(holds, "\(mode.name): \(count.words.joined(separator: " ")), \(found)\n\(played.errors)")
          covered.insert(mode)
        }
      }
    }
    #expect(covered.isSuperset(of: note.modes), "\(note.modes.filter { !covered.contains($0) }.map { $0.name })")
    if let version = note.version { #expect(try proof.runs.contains { try differs($0, before: version) }) }
  }

  /// Whether a run shows something else in the version before one, or can't be written there.
  private func differs(_ run: NoteRun, before version: Mode) throws -> Bool {
    guard let last = Mode.all.last(where: { $0 < version }) else { return false }
    let played = try run.play(in: [last])
    if played.status == 2 { return true }
    return run.counts.contains { count in
      guard count.modes?.contains(version) != false else { return false }
      let found = played.lines[last]?.count { count.fits($0) } ?? 0
      return count.isAtLeast ? found < count.number : found != count.number
    }
  }
}
