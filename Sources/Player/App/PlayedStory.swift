import UIKit

extension Vcsim {
  /// Plays the story of a plan, line after line.
  @MainActor final class PlayedStory {
    private let plan: Plan
    private let stage: Stage
    private let log = Recorder.shared
    private var done: Set<Int> = []
    /// The differences from the callbacks that the plan expects, with the line of the scenario.
    private(set) var differences: [(line: Int, text: String)] = []

    init(_ plan: Plan, _ stage: Stage) {
      self.plan = plan
      self.stage = stage
      log.hook = { [weak self] in self?.performHooks($0, $1, isBeforeSuper: $2) ?? false }
    }

    /// Logs the head, what was played on what, and the first line of the story: the launch has begun.
    func begin(at first: Int, in place: String) {
      logHead(in: place)
      if plan.story.indices.contains(first) { announce(plan.story[first]) }
    }

    private func announce(_ step: Plan.Step) {
      log.say("# line=\(step.line) by=\(step.drive.rawValue)")
      log.say("= \(step.text)")
    }

    private func logHead(in place: String) {
      let (process, device) = (ProcessInfo.processInfo, UIDevice.current)
      let system = process.operatingSystemVersionString
      let build = system.range(of: "Build ").map { system[$0.upperBound...].prefix { $0 != ")" } } ?? "unknown"
      let model = process.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? device.model
      let idiom = device.userInterfaceIdiom == .pad ? "pad" : "phone"
      let screen = UIScreen.main.fixedCoordinateSpace.bounds.size
      log.say(
        "# case=\(plan.case) plan=\(plan.mode) system=\(device.systemVersion) build=\(build) device=\(model) "
          + "idiom=\(idiom) screen=\(Recorder.text(screen)) held=\(plan.held.rawValue) in=\(place) player=1")
      for missing in plan.missing { log.say("x not set up: \(missing)") }
      let major = device.systemVersion.prefix { $0 != "." }
      if plan.mode != "ios\(major)" {
        log.say("x the plan is for \(plan.mode), and this is iOS \(device.systemVersion)")
      }
    }

    /// - Parameter first: The index of the first step, after the app was launched again.
    func play(from first: Int) async {
      var start = 0
      for (index, step) in plan.story.enumerated() where index >= first {
        if index > first {
          start = log.lines.count
          announce(step)
        }
        switch (step.drive, step.call) {
        case (.code, .wait(let milliseconds)?):
          let took = await stage.idle.wait(milliseconds: milliseconds)
          if took > milliseconds + 50 { log.say("x \(step.text): it took \(took)ms") }
        case (_, .launch?): launch(step)
        case (.code, _): stage.attempt(step)
        case (.finger, .lift?): break
        case (.host, _), (.finger, _): await ask(index, step)
        case (.nothing, _): log.say("x \(step.text): \(step.why ?? "nothing drives it")")
        }
        guard step.waits else { continue }
        if await !stage.becomesIdle() { log.say("x \(step.text): not idle after 8 s") }
        log.recordConsole()
        compare(step, log.lines[start...])
      }
      for missing in stage.cast.missing { log.say("x not recorded: \(missing)") }
      log.say("# end")
    }

    /// The device was rotated before the launch.
    private func launch(_ step: Plan.Step) {
      let held = Stage.interfaceOrientation(plan.held)
      if let scene = stage.window?.windowScene, scene.interfaceOrientation != held {
        log.say("x \(step.text): the interface is in \(Recorder.text(scene.interfaceOrientation))")
      }
      guard let call = step.call else { return }
      do { try Performer(stage: stage).perform(call) } catch { log.say("x \(step.text): \(error)") }
    }

    // MARK: Who else drives

    /// Asks with a Darwin notification and a line; the driver has the plan too, and answers with a notification.
    private func ask(_ index: Int, _ step: Plan.Step) async {
      log.say("? \(index) \(step.drive.rawValue) \(step.text)")
      stage.workBegins()
      let answer = DarwinNotification("org.vcsim.done.\(index)")
      DarwinNotification.post("org.vcsim.ask.\(index)")
      let start = CACurrentMediaTime()
      let isHeld: Bool
      switch step.call {
      // The finger stays down while the story goes on.
      case .beginPop?, .beginTurn?, .beginDismissal?: isHeld = true
      default: isHeld = false
      }
      await stage.idle.frames { [stage] _ in
        let isDone = isHeld ? Idle.isInteractive(stage.allWindows) : answer.hasCome
        return isDone || CACurrentMediaTime() - start > 20
      }
      if answer.hasCome || isHeld && Idle.isInteractive(stage.allWindows) {
        log.say("# done=\(index)")
      } else {
        log.say("x \(step.text): not done within 20 s")
      }
      stage.workEnds()
    }

    // MARK: The app's code

    /// Whether the app's code doesn't call super.
    private func performHooks(_ receiver: String, _ selector: String, isBeforeSuper: Bool) -> Bool {
      var skipsSuper = false
      for (index, hook) in plan.hooks.enumerated() where hook.receiver == receiver && hook.callback == selector {
        if hook.withoutSuper { skipsSuper = true }
        let comesFirst = hook.beforeSuper || hook.withoutSuper
        guard comesFirst == isBeforeSuper, !hook.once || done.insert(index).inserted else { continue }
        for step in hook.steps { stage.attempt(step) }
      }
      return skipsSuper
    }

    // MARK: Differences

    /// Compares the callbacks of a step with those that the plan expects; repeats of a line count once. `vcsim diff` compares
    /// the whole log.
    private func compare(_ step: Plan.Step, _ lines: ArraySlice<String>) {
      guard let expected = step.expected else { return }
      let receivers = Set(expected.map { $0.prefix { $0 != " " } })
      let actual = lines.compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard words.count > 3, words[0] == ">", receivers.contains(words[1]) else { return nil }
        return "\(words[1]) \(words[3])"
      }
      guard let found = LineComparison(expected: expected, actual: actual).difference else { return }
      differences.append(
        (
          step.line,
          "'\(step.text)', callback \(found.number): vcsim expects \(found.expected), UIKit calls \(found.actual)"
        ))
    }
  }

  /// A Darwin notification that this process waits for: `simctl notify_post` and a UI test post it.
  @MainActor final class DarwinNotification {
    private(set) var hasCome = false

    init(_ name: String) {
      // The object stays as long as the process: the notification may come late.
      let observer = Unmanaged.passRetained(self).toOpaque()
      CFNotificationCenterAddObserver(
        CFNotificationCenterGetDarwinNotifyCenter(), observer,
        { _, observer, _, _, _ in
          guard let observer else { return }
          let address = UInt(bitPattern: observer)
          MainActor.assumeIsolated {
            guard let observer = UnsafeRawPointer(bitPattern: address) else { return }
            Unmanaged<DarwinNotification>.fromOpaque(observer).takeUnretainedValue().hasCome = true
          }
        }, Self.string(name), nil, .deliverImmediately)
    }

    static func post(_ name: String) {
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(string(name)), nil, nil, true)
    }

    private static func string(_ text: String) -> CFString {
      CFStringCreateWithCString(nil, text, CFStringBuiltInEncodings.UTF8.rawValue)
    }
  }
}
