import Testing

@testable import SimKit

/// Lines in people's own words: a value in another spelling is understood, and the rest is answered with the line to write.
struct OwnWordsTests {
  private static let head =
    "vcsim 1\nmode ios6\ncontroller home\ncontroller kid\ncontroller box is container\ncontroller nav is navigation of home\n"

  private func help(_ line: String) -> String {
    let parsed = Scenario.parse(Source(name: "t.txt", text: Self.head + "launch home\n" + line + "\n"))
    return parsed.diagnostics.first?.helps.first ?? "understood"
  }

  private func optionHelp(_ line: String) -> String {
    let text = "vcsim 1\nmode ios12\ncontroller home\n  \(line)\nlaunch home\n"
    return Scenario.parse(Source(name: "t.txt", text: text)).diagnostics.first?.helps.first ?? "understood"
  }

  @Test(arguments: [
    ("presentViewController kid from home", "present kid from home"),
    ("presentModalViewController kid from home", "present kid from home"),
    ("dismissViewController kid", "dismiss kid"), ("removeFromParentViewController kid", "remove child kid"),
    ("didMoveToParentViewController kid to box", "did move kid to box"),
    ("beginAppearanceTransition kid YES", "begin appearance of kid appearing"),
    ("beginAppearanceTransition kid NO", "begin appearance of kid disappearing"),
    ("endAppearanceTransition kid", "end appearance of kid"), ("memory", "memory warning"),
    ("low memory", "memory warning"),
    ("didReceiveMemoryWarning", "memory warning"),
    ("performSegueWithIdentifier \"x\" from home", "perform \"x\" from home"),
    ("setNeedsLayout home", "layout home"), ("attemptRotationToDeviceOrientation", "attempt rotation"),
    ("setStatusBarOrientation landscapeLeft", "set status bar to landscapeLeft"),
    ("setEditing home yes", "set editing of home to yes"), ("addSubview kid to box", "add view of kid to box"),
    ("self.present(kid, animated: true)", "present kid from home animated"),
    ("present(kidViewController, animated: false)", "present kid from home"),
    ("[self presentViewController:kid animated:YES completion:nil];", "present kid from home animated"),
    ("self.navigationController?.pushViewController(kid, animated: true)", "push kid on nav animated"),
    ("navigationController.popViewController(animated: true)", "pop nav animated"),
    ("viewWillAppear home", "send viewWillAppear: to home"), ("present kid", "present kid from home"),
    ("push kid", "push kid on nav"), ("kid.present(home, animated: true)", "present home from kid animated"),
    ("box.addChild(kid)", "add child kid to box"), ("kid.didMove(toParent: box)", "did move kid to box"),
    ("kid.willMove(toParent: nil)", "will move kid to nil"),
    ("box.view.addSubview(kid.view)", "add view of kid to box"),
    ("kid.view.removeFromSuperview()", "remove view of kid"), ("view.layoutIfNeeded()", "layout home"),
    ("kid.beginAppearanceTransition(true, animated: false)", "begin appearance of kid appearing"),
    ("nav.popToRootViewController(animated: true)", "pop nav to root animated"), ("pop to root", "pop nav to root"),
    ("showDetailViewController kid", "show detail kid from home"), ("go to background", "background"),
    ("tap back", "pop nav"), ("back", "pop nav"), ("swipe back", "begin pop of nav"), ("portrait", "rotate portrait"),
    ("turn the phone", "rotate landscapeLeft"), ("dark mode", "change interface style"),
    ("root kid", "set root kid"), ("quit app", "end app"), ("receive call", "begin interruption"),
    ("simulateMemoryWarning", "memory warning"), ("simulate memory warning", "memory warning"), ("lock", "background"),
    ("unlock phone", "foreground"), ("hang up", "end interruption"), ("control center", "begin interruption"),
  ]) func aLineOfUIKitIsAnsweredWithTheLineToWrite(typed: String, line: String) {
    let help = help(typed)
    #expect(help == "write: " + line || help.hasPrefix("write: \(line)  or  "), "\(typed): \(help)")
    // It can be written.
    #expect(
      Scenario.parse(
        Source(name: "t.txt", text: Self.head + "  segue \"x\" from home to kid is modal\nlaunch home\n" + line + "\n")
      )
      .diagnostics.allSatisfy { $0.line < 8 }, "\(line)")
  }

  @Test(arguments: [
    ("shouldAutorotate no", "autorotates no"),
    ("shouldAutomaticallyForwardAppearanceMethods no", "forwards appearance no"),
    ("modalPresentationStyle = .fullScreen", "style fullScreen"),
    ("hidesBottomBarWhenPushed", "hides bottom bar when pushed"),
    ("definesPresentationContext yes", "defines presentation context"),
    ("restorationIdentifier \"x\"", "restoration \"x\""),
    ("contentSizeForViewInPopover 320x400", "content size 320x400"),
    ("preferredInterfaceOrientationForPresentation landscapeLeft", "prefers landscapeLeft"),
  ]) func aPropertyIsAnsweredWithTheOption(typed: String, line: String) {
    #expect(optionHelp(typed) == "write: " + line)
  }

  /// Each name that a line says gets help that isn't a reference to the language.
  @Test func eachNameThatALineSaysGetsItsLine() {
    for name in UIKitName.all {
      guard case .said = name.treatment, !name.name.contains(".") else { continue }
      #expect(
        help(name.name).hasPrefix("write: ") || help(name.name) == "understood", "\(name.name): \(help(name.name))")
    }
  }

  /// Every other name gets the line above its code, or the page that says why there is no line.
  @Test func noNameIsAnsweredByTheReferenceAlone() {
    for callback in Callback.allCases where callback.family != .completion {
      let help = help(callback.selector)
      #expect(help.hasPrefix("write: ") || help == "understood", "\(callback.selector): \(help)")
    }
    for name in UIKitName.all where !name.name.contains(".") {
      let help = help(name.name)
      #expect(!help.contains("help language"), "\(name.name): \(help)")
    }
  }

  @Test(arguments: [
    ("applicationDidBecomeActive:", "when app applicationDidBecomeActive:"),
    ("viewDidLayoutSubviews", "when home viewDidLayoutSubviews"),
    (
      "navigationController:willShowViewController:animated:",
      "when home.delegate navigationController:willShowViewController:animated:"
    ),
    ("presentationControllerDidDismiss(_:)", "when home.delegate presentationControllerDidDismiss:"),
    ("layoutSubviews", "when home.view layoutSubviews"),
  ]) func aCallbackIsAnsweredWithTheLineAboveItsCode(typed: String, line: String) {
    #expect(help(typed) == "write: " + line)
  }

  @Test(arguments: [
    ("mode iOS 13", "mode ios13"), ("mode iOS5", "mode ios5"), ("mode 13", "mode ios13"),
    ("mode iOS 12 ios13", "mode ios12 ios13"),
    ("mode iOS 13.0", "mode ios13"),
    ("device iPhone", "device phone"), ("device iPhone 5", "device \"iPhone 5\""),
    ("rotate landscape", "rotate landscapeLeft"), ("rotate LandscapeLeft", "rotate landscapeLeft"),
    ("wait 1s", "wait 1000ms"),
    ("wait 0.5s", "wait 500ms"), ("wait 1.25s", "wait 1250ms"),
    ("present kid from home animated: true", "present kid from home animated"),
    ("pop nav animated:YES", "pop nav animated"), ("pop nav animated NO", "pop nav animated=no"),
  ]) func aValueInAnotherSpellingIsUnderstood(typed: String, written: String) {
    let isHeader = typed.hasPrefix("mode") || typed.hasPrefix("device")
    func text(_ line: String) -> String {
      let mode = typed.hasPrefix("mode") ? "" : "mode ios12\n"
      return "vcsim 1\n\(mode)\(isHeader ? line + "\n" : "")controller home\n  supports all\ncontroller kid\n"
        + "controller nav is navigation of home\nlaunch nav\n" + (isHeader ? "" : line + "\n")
    }
    let parsed = Scenario.parse(Source(name: "t.txt", text: text(typed)))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
    let same = Scenario.parse(Source(name: "t.txt", text: text(written))).scenario
    #expect(parsed.scenario?.header == same?.header && parsed.scenario?.story == same?.story)
    #expect(
      Formatter.format(Source(name: "t.txt", text: text(typed)))
        == Formatter.format(Source(name: "t.txt", text: text(written))))
  }

  /// A name that is no controller's isn't guessed.
  @Test(arguments: [
    ("dismiss(animated: true)", "dismiss NAME animated"), ("swipe down", "begin dismissal of NAME"),
    ("tabBarController.selectedIndex = 1", "select NAME in NAME"),
  ]) func whatNothingNamesStaysOpen(typed: String, line: String) {
    #expect(help(typed).hasPrefix("write: " + line), "\(help(typed))")
  }

  /// A word inside a line leads to no line by chance.
  @Test(arguments: ["split view", "scroll to bottom", "UIApplication.shared.open(link)", "keyboard shows"])
  func otherWordsLeadToTheReference(typed: String) { #expect(!help(typed).hasPrefix("write: "), "\(help(typed))") }

  /// What is no value stays an error.
  @Test(arguments: [
    "mode iOS 4", "mode iOS", "wait 1h", "wait s", "rotate sideways", "device Nokia", "present kid from home slowly",
  ])
  func otherWordsStayErrors(line: String) {
    let isHeader = line.hasPrefix("mode") || line.hasPrefix("device")
    let text =
      "vcsim 1\n" + (isHeader ? line + "\n" : "") + "controller home\ncontroller kid\nlaunch home\n"
      + (isHeader ? "" : line + "\n")
    #expect(!Scenario.parse(Source(name: "t.txt", text: text)).diagnostics.isEmpty)
  }

  // MARK: Headlines

  private func point(_ story: String, _ old: Mode, _ new: Mode) throws -> (texts: [String], fix: String?) {
    let parsed = Scenario.parse(Source(name: "t.txt", text: "vcsim 1\n" + story))
    let scenario = try #require(parsed.scenario).onOnePhone(of: [old, new])
    return Headline.sentences(of: RuleDifference.explained(scenario, from: old, to: new), from: old, to: new)
  }

  private static let sheet =
    "family appearance\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\ndismiss sheet animated\n"

  @Test func aSheetKeepsItsPresenter() throws {
    let point = try point(Self.sheet, .ios12, .ios13)
    #expect(
      point.texts[0] == "On iOS 13, home no longer gets appearance callbacks when sheet is presented and dismissed.")
    #expect(point.texts[1] == "Also: viewIsAppearing: is called once per appearance.")
    #expect(point.fix?.contains("presentationControllerDidDismiss(_:)") == true)
    // The other way round, it gets them.
    let back = try self.point(Self.sheet, .ios13, .ios12)
    #expect(back.texts[0] == "On iOS 12, home also gets appearance callbacks when sheet is presented and dismissed.")
  }

  @Test func equalTracesSaySo() throws {
    let point = try point(Self.sheet, .ios26, .ios27)
    #expect(point.texts.count == 1 && point.fix == nil)
    #expect(point.texts[0].hasPrefix("Nothing changes in this story from iOS 26 to iOS 27 ("))
  }

  @Test func rotationHasNewCallbacks() throws {
    let point = try point("controller home\nlaunch home\nrotate landscapeLeft\n", .ios7, .ios8)
    #expect(point.texts[0].contains("home no longer gets willRotateToInterfaceOrientation:duration:"))
    #expect(point.texts[0].hasSuffix("when the device rotates."))
    #expect(point.fix == "Override viewWillTransition(to:with:), and lay out by the size it passes.")
  }

  /// Two versions run on one phone where the scenario states none: a size that differs is UIKit's doing.
  @Test func twoVersionsRunOnOnePhone() throws {
    let parsed = Scenario.parse(Source(name: "t.txt", text: "vcsim 1\n" + Self.sheet))
    let scenario = try #require(parsed.scenario)
    #expect(scenario.onOnePhone(of: [.ios15, .ios16]).header.device?.screen == Size(375, 667))
    let stated = Scenario.parse(Source(name: "t.txt", text: "vcsim 1\ndevice pad\n" + Self.sheet)).scenario
    #expect(stated?.onOnePhone(of: [.ios15, .ios16]).header == stated?.header)
    let text = try point(Self.sheet, .ios15, .ios16).texts[0]
    #expect(!text.contains("laid out"), "\(text)")
  }

  /// Several versions, with commas or without, and a number with its unit behind it.
  @Test(arguments: [
    ("mode iOS 13, iOS 18", "launch home", "ios13 ios18"), ("mode ios12, ios13", "launch home", "ios12 ios13"),
    ("mode iPadOS 26", "launch home", "ios26"),
    ("mode iOS 12 and iOS 13", "launch home\nwait 2 seconds\nwait 500 ms", "ios12 ios13"),
    ("mode iOS 18", "launch home\nrotate to landscape", "ios18"),
  ]) func valuesInOtherSpellingsAreRead(mode: String, story: String, modes: String) {
    let text = "vcsim 1\n\(mode)\ncontroller home\n\(story)\n"
    let parsed = Scenario.parse(Source(name: "t.txt", text: text))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let read = parsed.scenario?.header.runModes.map { $0.name }.joined(separator: " ")
    #expect(read == modes)
  }

  /// A text without quotation marks, and a completion where the language has `then`.
  @Test func aTextIsQuotedAndACompletionIsALineBelow() {
    #expect(help("note the user logs in") == "write: note \"the user logs in\"")
    #expect(help("push kid on nav animated with completion").hasPrefix("write 'then' on the line below"))
    #expect(help("rotate portrait with completion").hasPrefix("'rotate' takes: "))
  }
}
