extension Grammar {
  static let header: [Entry] = [
    Entry(
      "The version of the language; the first line. A file without it is read as version 1.",
      example: .plain(""),
      .structure(["vcsim", .one(.version)], .version).core),
    Entry(
      "What the scenario shows.", example: .header("title \"Present and dismiss a sheet\""),
      once: true,
      .header(["title", .one(.text(.init("TEXT", "a text in quotation marks")))]) { $1.text(&$0.title) }.core),
    Entry(
      "Words to choose scenarios by.", example: .header("tags modal, teaching"),
      .reading(["tags", .list(.element(.init("TAG", "a tag")))]) { $0.tags += $1.texts().filter { !$0.isEmpty } }),
    Entry(
      "Where the order was published; may be repeated.", example: .header("source \"https://example.org/log\""),
      .reading(["source", .one(.text(.init("ADDRESS", "an address in quotation marks")))]) {
        $0.sources.append($1.text())
      }),
    Entry(
      "Published records that the scenario reproduces. Lines that are indented below a name are the record itself: 'check' holds the "
        + "trace against it, and versions, tags, sources, and what is shown follow from it unless the header states them. A further "
        + "record has the version, the kind, and the source of the one above it unless it says otherwise.",
      example: .header("record launch-order5-kevindew-01"),
      .reading(["record", .list(.word(.init("ID", "a record")))]) { $0.records += $1.texts() }),
    Entry(
      "The iOS versions to run, as in 'mode ios5 ios6'; each is a separate case. ios18 is the last release of iOS 18, ios18.4 that one.",
      example: .header("mode ios5 ios6"), once: true,
      .header(["mode", .list(.choice(.mode))]) {
        $1.pass(
          &$0.modes,
          read: { $0.choices().map { Mode(place: $0) }.unique },
          written: { $0.isEmpty ? nil : [.choices($0.map { $0.place })] })
      }.core),
    Entry(
      "A word that takes several values: {NAME} stands for one of them wherever it is written, and each value is a "
        + "separate case, as in login@ios6+animated=no. Several matrices are combined.",
      example: .plain("present sheet from home animated={animated}", on: "matrix animated: yes, no"),
      .structure(["matrix", .one(.variable), .list(Operand.matrixValue)], .matrix)),
    Entry(
      "The device, its screen in portrait, and how it is held at the start, in terms of the interface. Its size or its model "
        + "can be stated: \"iPhone 17\", \"iPad Pro 11\"; 'vcsim help devices' lists the models. A pad is 768x1024. A phone, also "
        + "without the line, is the smallest that ran the version: 320x480 before iOS 10, 320x568 before iOS 16, "
        + "375x667 later.",
      example: .header("device \"iPhone 5\" landscapeRight"), once: true,
      .header(["device", .one(.choice(.idiom)), .option(.size), .option(.choice(.orientation))]) {
        $1.pass(&$0.device) {
          let idiom = Device.Idiom.allCases[$0.choice()]
          // A phone without a size is the version's own, as where no device is stated.
          return $0.optional { $0.size() }.map { Device(idiom: idiom, screen: $0) } ?? (idiom == .pad ? .pad : nil)
        } written: {
          [.choice($0?.idiom == .pad ? 1 : 0), $0.flatMap { $0 == .pad ? nil : .size($0.screen) } ?? .nothing]
        }
        $1.pass(
          &$0.heldIn, read: { $0.optional { $0.orientation() } ?? .portrait },
          written: { [$0 == .portrait ? .nothing : .orientation($0)] })
      }.core,
      .reading(["device", .one(.choice(.model)), .option(.choice(.orientation))]) { header, values in
        header.device = Device.named[values.choice()].device
        if let held = values.optional({ $0.orientation() }) { header.heldIn = held }
      }),
    Entry(
      named: "status bar", "The app shows no status bar.", example: .header("status bar hidden"),
      .header(["status bar hidden"]) { $1.fixed(&$0.showsStatusBar, false) }),
    Entry(
      "The app has a scene: in iOS 13 and later, the scene's delegate, written scene, gets what the application's "
        + "delegate got about activity before. In iOS 27 each app has a scene, also without the line.",
      example: .scenes(""), once: true,
      .header(["scenes"]) { $1.fixed(&$0.hasSceneManifest, true) }
    ).by(.scenesExist),
    Entry(
      "The app's scene manifest allows several scenes (UIApplicationSupportsMultipleScenes), iOS 13: see 'open scene of' and 'kill app'.",
      example: .header("several scenes", "background\nkill app", on: "mode ios13"), once: true,
      .header(["several scenes"]) {
        $1.fixed(&$0.hasSceneManifest, true)
        $1.fixed(&$0.hasSeveralScenes, true)
      }
    ).by(.scenesExist),
    Entry(
      "The app has no scene manifest, and is built with the SDK of its version: in iOS 16.2 and later, the console says so at launch, and "
        + "iOS 27 doesn't launch it. Without the line, the version accepts the app.",
      example: .header("no scenes", on: "mode ios26"), once: true,
      .header(["no scenes"]) { $1.fixed(&$0.lacksSceneManifest, true) }
    ).by(.sceneDictionaryText, .scenesRequired),
    Entry(
      "The app is launched in this part of a pad's screen, iOS 9.",
      example: .header("window 320x1024", on: "mode ios9\ndevice pad"), once: true,
      .header(["window", .one(.size)]) { $1.size(&$0.window) }
    ).by(.padSharesScreen).on(.pad),
    Entry(
      "The orientations of the Info.plist.", example: .header("app supports portrait", "rotate landscapeLeft"),
      once: true,
      .header(["app supports", .orientations]) { $1.listed(&$0.appOrientations) }
    ).shown(by: .masksBeforeRotation),
    Entry(
      "The orientations of the Info.plist for phones (UISupportedInterfaceOrientations~iphone).",
      example: .header("app supports on phone portrait", "rotate landscapeLeft"), once: true,
      .header(["app supports on phone", .orientations]) { $1.listed(&$0.phoneOrientations) }
    ).shown(by: .masksBeforeRotation).on(.phone),
    Entry(
      "The orientations of the Info.plist for pads (UISupportedInterfaceOrientations~ipad).",
      example: .header("app supports on pad portrait", "rotate landscapeLeft", on: "device pad"), once: true,
      .header(["app supports on pad", .orientations]) { $1.listed(&$0.padOrientations) }
    ).shown(by: .masksBeforeRotation).on(.pad),
    Entry(
      "What the application delegate answers to application:supportedInterfaceOrientationsForWindow:, iOS 6 and later.",
      example: .header("delegate supports all"), once: true,
      .header(["delegate supports", .orientations]) { $1.mask(&$0.delegateOrientations) },
      .header(["delegate supports none"]) { $1.fixed(&$0.delegateOrientations, []) }
    ).by(.masksBeforeRotation),
    Entry(
      "The app keeps no reference to any controller that does not say 'held by the app'.",
      example: .pushed("", on: "held by UIKit only"), once: true,
      .header(["held by UIKit only"]) { $1.fixed(&$0.heldByUIKitOnly, true) }),
    Entry(
      "Only callbacks of these families are shown and compared.", example: .header("family appearance layout"),
      .reading(["family", .list(.choice(.family))]) { header, values in
        header.filter.families = (header.filter.families ?? []) + values.choices().map { Family.allCases[$0] }
      }.core),
    Entry(
      "Only lines of these controllers (and their views and delegates) are shown and compared.",
      example: .plain("present sheet from home", on: "only sheet"),
      .structure(["only", .list(.word(.init("NAME|NAME.delegate|app", "a controller")))], .only).core),
    Entry(
      "Only these callbacks are shown and compared.", example: .header("callbacks viewWillAppear: viewDidAppear:"),
      .reading(["callbacks", .list(.callback(.any))]) { header, values in
        header.filter.callbacks = (header.filter.callbacks ?? []) + values.callbacks()
      }),
    Entry(
      "Lines that these rules send are left out.", example: .header("omit rule layout-order"),
      .reading(["omit rule", .list(.choice(.rule))]) {
        $0.filter.omittedRules += $1.choices().map { RuleID.allCases[$0] }
      }),
    Entry(
      "The lines of appearance callbacks state which of isBeingPresented, isBeingDismissed, isMovingToParentViewController "
        + "and isMovingFromParentViewController is yes.",
      example: .plain("present sheet from home", on: "properties shown"),
      .header(["properties shown"]) { $1.fixed(&$0.showsProperties, true) }),
    Entry(
      "The lines of controllers state these values of the controller's place, as its code reads them at that moment. An expectation "
        + "can state them without the line. Before the view is in the window, its safe area has no insets. Inferred: there is "
        + "a transition coordinator while the controller or its container appears or disappears animated, and, in iOS 8 and "
        + "later, while the window changes its size.",
      example: .values,
      .reading(["values", .list(.choice(.value))]) { header, values in
        header.show(values.choices().map { FieldKey.ofPlace[$0] })
      }),
    Entry(
      "viewLayoutMarginsDidChange and viewSafeAreaInsetsDidChange are part of the trace, iOS 11.",
      example: .insets, once: true,
      .header(["insets shown"]) { $1.fixed(&$0.showsInsets, true) }
    ).by(.insetsBeforeLayout),
    Entry(
      "How expectations are compared: repeats that follow each other count as one; only values that are stated count.",
      example: .stated,
      .header(["compare repeats collapsed"]) { $1.fixed(&$0.comparison.collapsesRepeats, true) },
      .header(["compare stated values"]) { $1.fixed(&$0.comparison.ignoresUnstatedValues, true) }),
    Entry(
      "The scenario shows on purpose what these rules of lint find. A rule that finds nothing here is reported.",
      example: .header("lint allow missing-title"),
      .reading(["lint allow", .list(.choice(.lintRule))]) { header, values in
        header.allowedFindings += values.choices().map { LintRule.allCases[$0] }
      }),
    Entry(
      "No published record answers the question: 'check' plays the cases, looks at the invariants, and compares nothing.",
      example: .header("experiment \"Does the sheet go with its presenter?\""), once: true,
      .header(["experiment", .one(.text(.init("QUESTION", "the question in quotation marks")))]) {
        $1.text(&$0.experiment)
      }),
    Entry(
      "The case is expected to differ from its expectations; that it does not is a failure.", example: .none,
      .reading(
        [
          "known failure", .option("on", .modeRange),
          .one(.text(.init("REASON", "the reason in quotation marks"))),
        ]
      ) { header, values in
        header.knownFailures.append(KnownFailure(modes: values.optional { $0.modeRange() }, reason: values.text()))
      }),
  ]
}
