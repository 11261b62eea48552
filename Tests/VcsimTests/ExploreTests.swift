import Foundation
import Testing

/// `vcsim explore`, as a user runs it.
struct ExploreTests {
  @Test func eachFindingIsShownByItsScenario() throws {
    let found = try ExploreLine.all(["--depth", "3"], ExploredApp.stack).filter { $0.type == "finding" }
    #expect(found.count > 5)
    // A story is listed once, with all that it shows.
    #expect(Set(found.map { ($0.story ?? []).joined(separator: "\n") }).count == found.count)
    for one in found {
      #expect(one.confirmed == true)
      let scenario = try #require(one.scenario)
      #expect(try Vcsim(["fmt", "--check", "-"], stdin: scenario).status == 0, "\(scenario)")
      for showing in one.texts ?? [] {
        for mode in showing.modes {
          let run = try Vcsim(["run", "--invariants", "--mode", mode, "-"], stdin: scenario)
          #expect(run.status == (one.kind == "crash" ? 3 : one.kind == "surprise" ? 5 : 0))
          #expect((run.out + run.err).contains(showing.text), "\(showing.text)")
        }
      }
    }
  }

  @Test func theShortestAndCalmestStoryIsTold() throws {
    let found = try ExploreLine.all(["--depth", "4"], ExploredApp.stack).filter { $0.type == "finding" }
    func story(_ words: String) -> [String]? {
      found.first { $0.texts?.contains { $0.text.contains(words) } == true }?.story
    }
    #expect(
      story("Pushing the same view controller") == ["push detail on nav animated", "push detail on nav animated"])
    #expect(
      story("present modally an active controller") == [
        "present sheet from home animated", "present sheet from home animated",
      ])
    #expect(
      story("while a presentation or dismiss is in progress!") == [
        "present sheet from home animated without waiting", "wait until next turn", "dismiss sheet animated",
      ])
    #expect(
      story("nested push animation") == [
        "push detail on nav animated", "pop nav animated without waiting", "wait until next turn",
        "push detail on nav animated",
      ])
    // Those that need the same object twice come last.
    let groups = [found.filter { $0.same_object == nil }, found.filter { $0.same_object != nil }]
    #expect(groups.allSatisfy { !$0.isEmpty } && groups.flatMap { $0 }.map(\.story) == found.map(\.story))
    for group in groups { #expect(group.map { $0.actions ?? 0 } == group.map { $0.actions ?? 0 }.sorted()) }
  }

  @Test func theOutputIsTheSameForAnyNumberOfJobs() throws {
    let outputs = try ["1", "2", "7"].map {
      try Vcsim(
        ["explore", "--depth", "2", "--mode", "ios5,ios6,ios8,ios13,ios26", "-j", $0, "-"], stdin: ExploredApp.stack
      )
      .out
    }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains("ios26  depth 2: "))
  }

  @Test func aLimitLeavesCompleteLevels() throws {
    let all = try ExploreLine.all(["--depth", "2", "--mode", "ios13"], ExploredApp.stack)
    let cut = try ExploreLine.all(["--depth", "9", "--states", "60", "--mode", "ios13"], ExploredApp.stack)
    let (whole, short) = (try #require(all.first { $0.type == "case" }), try #require(cut.first { $0.type == "case" }))
    #expect(whole.cut_short == false && short.cut_short == true)
    #expect(short.depth == 2 && short.states == whole.states)
    #expect(all.filter { $0.type == "finding" }.map(\.story) == cut.filter { $0.type == "finding" }.map(\.story))
  }

  @Test func theExitCodeSaysWhetherSomethingWasFound() throws {
    #expect(try Vcsim(["explore", "--depth", "2", "-"], stdin: ExploredApp.stack).status == 1)
    let calm = "vcsim 1\nmode ios13\ncontroller home\nlaunch home\nlayout home\n"
    let complete = try Vcsim(["explore", "--depth", "30", "-"], stdin: calm)
    #expect(complete.status == 0)
    #expect(complete.out.contains("complete: "))
    #expect(complete.out.contains("Nothing found."))
    #expect(try Vcsim(["explore", "--states", "3", "-"], stdin: calm).status == 3)
    #expect(try Vcsim(["explore", "-"], stdin: "launch nobody\n").status == 2)
    #expect(try Vcsim(["explore"]).status == 64)
  }

  @Test(.ci) func eachFindingIsWrittenAsAFile() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("explore-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try ExploredApp.stack.write(to: place.appendingPathComponent("app.txt"), atomically: true, encoding: .utf8)
    func explore(_ depth: String) throws -> [String] {
      _ = try Vcsim(["explore", "--depth", depth, "--write", "found", "app.txt"], in: place)
      return try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent("found").path).sorted()
    }
    let many = try explore("3")
    #expect(many.contains("app-1-complaint.txt") && many.contains { $0.hasSuffix("-crash.txt") })
    #expect(try Vcsim(["fmt", "--check", "found"], in: place).status == 0)
    // What is found no more is removed; what somebody else has written is not touched.
    let few = try explore("2")
    #expect(few.count < many.count)
    let own = place.appendingPathComponent("found/app-1-complaint.txt")
    try "mine\n".write(to: own, atomically: true, encoding: .utf8)
    #expect(try Vcsim(["explore", "--depth", "2", "--write", "found", "app.txt"], in: place).status == 73)
    #expect(try String(contentsOf: own, encoding: .utf8) == "mine\n")
  }

  /// Blocks, hooks, methods of the app, a matrix and another device: a story is a whole scenario. What is about the file itself is no
  /// part of it, as a record with its lines.
  @Test func aStoryCarriesTheFileAlong() throws {
    let text = """
      vcsim 1
      title "A form"
      mode ios13
      record form-shown-13
        ios 13
        trust log
        source "app.log"
        step present
        line form viewDidAppear:
      matrix style: pageSheet, fullScreen
      controller home
      controller form
        style {style}
      when form viewDidAppear: once
        note "shown"
      action open
        present form from home animated
      launch home
      together
        present form from home animated   # in one turn
        dismiss form animated
      do open

      """
    let found = try ExploreLine.all(["--depth", "2", "--device", "pad"], text).filter { $0.type == "finding" }
    #expect(found.contains { $0.story?.contains("  dismiss form animated") == true })
    #expect(found.contains { $0.scenario?.contains("style fullScreen") == true })
    for one in found {
      #expect(one.confirmed == true)
      #expect(one.scenario?.contains("\ndevice pad\n") == true)
      #expect(one.scenario?.contains("matrix") == false && one.scenario?.contains("trust") == false)
      #expect(one.scenario?.contains("when form viewDidAppear: once\n  note \"shown\"") == true)
    }
  }

  /// What can be tried is what the user could touch: nothing under a presentation, and no back button at the root.
  @Test func aFingerReachesOnlyWhatIsOnScreen() throws {
    let text = """
      vcsim 1
      mode ios13
      controller one
      controller two
      controller tabs is tab bar of one two
      launch tabs

      """
    let run = try Vcsim(["explore", "--depth", "2", "--verbose", "-"], stdin: text)
    #expect(run.status == 0)
    #expect(run.out.contains("user 2, system 6, app 0"))
    let stack = "vcsim 1\nmode ios13\ncontroller home\ncontroller nav is navigation of home\nlaunch nav\n"
    let never = try Vcsim(["explore", "--depth", "3", "--verbose", "-"], stdin: stack).out
    #expect(never.contains("not possible within 3 actions: pop nav animated\n"))
    #expect(never.contains("4 actions not possible within 3 actions."))
  }

  @Test func aHangIsFound() throws {
    let text = """
      vcsim 1
      mode ios13
      controller home
      when home viewDidLayoutSubviews
        layout home
      launch home

      """
    let run = try Vcsim(["explore", "--depth", "1", "-"], stdin: text)
    #expect(run.out.contains("hang"), "\(run.out)\(run.err)")
    #expect(run.out.contains("the launch alone shows it"))
  }
}
