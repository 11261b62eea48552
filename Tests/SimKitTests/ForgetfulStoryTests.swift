import Testing

@testable import SimKit

/// Apps that forget super, end nothing, and override nothing, in windows smaller than the screen: all of it is the app's doing, and no
/// invariant takes it for a fault of vcsim's.
struct ForgetfulStoryTests {
  @Test(.ci, arguments: stories) func whatTheAppDoesIsNoViolation(story: String) {
    let scenario = Scenario.parse(Source(name: "forgetful", text: "vcsim 1\n" + story)).draft
    for mode in Mode.all {
      #expect(InvariantChecker.violations(of: scenario, in: mode).map { $0.text } == [], "\(mode.name)\n\(story)")
    }
  }

  /// A line without an effect says so, also where columns are stacked.
  @Test func aColumnThatCannotBeHiddenIsRemarked() {
    let text = """
      vcsim 1
      controller a
      controller b
      controller s is split of a b in columns
      launch s
      hide column primary of s
      show column primary of s
      """
    var simulator = Simulator(Scenario.parse(Source(name: "columns", text: text)).draft, mode: Mode(major: 16)!)
    let remarks = simulator.collectAll().0.withoutEffect
    #expect(remarks >= 1)
  }

  private static let stories = [
    """
    device pad portrait
    controller c2
    controller c4
    controller c6
    controller c5 is split of c2 c4
    controller c8 is page view of c6
    controller c9 is page view of c8 curl
      overrides nothing
    controller c10 is split of c5 c9
      displays oneOverSecondary
    launch c10
    rotate landscapeLeft
    """,
    """
    controller c0
      overrides nothing
    launch c0
    update constraints c0
    """,
    """
    device pad
    window 438x1024
    controller c0
    controller c1 is tab bar of c0
    controller c2 is navigation of c1
    controller c4 is tab bar of c2
    controller c5 is navigation of c4
      supports landscape
    launch c5
    """,
    """
    device pad
    controller c0
    controller c1 is container
    controller c2 is split of c0 c1
    controller c3 is navigation of c2
    controller c4 is page view of c3
    launch c2
    present c3 from c4
    background
    """,
    """
    controller c2
    controller c3 like c2
    controller c4 is navigation of c3
    controller c5
    controller c6 is split of c5 c4 c2
    launch c6
    show column supplementary of c6
    hide column secondary of c6
    """,
    """
    controller c0
    controller c1
    controller c2 is tab bar of c0 c1
    variable v: no, yes
    launch c1
    animate 300ms
      add c0 to c2
    then
      set root c2 if v=yes
    """,
    """
    controller c0
    controller c1 like c0
    controller c2 is split of c1 c0 in columns
    controller c5 like c2
    launch c5
    hide column primary of c5
    """,
    """
    device phone landscapeLeft
    controller c0
    controller c1 is page view of c0 scroll
    controller c2 is tab bar of c1
    controller c3
    controller c5 is split of c2 c3
      held by UIKit only
    controller c6 is page view of c5 curl
    controller c8 is search
    when c8 willTransitionToTraitCollection:withTransitionCoordinator:
      update constraints c6
    launch c8
    release c6
    present c2 from c3
    """,
    """
    device pad
    window 438x1024
    controller c0
    controller c1
    controller c2 is tab bar of c0
    controller c3 is navigation of c2 c1
    controller c4 is page view of c3 scroll
      supports landscape
    launch c4
    """,
    """
    controller c1 is container
    controller c4 is container
    controller c7 is navigation
    action doit1
      dismiss c4
    launch c1
    animate 300ms
      begin appearance of c7 appearing animated
    then
      alongside
        do doit1
    """,
    """
    device pad landscapeLeft
    window 438x1024
    controller c0
    controller c1
    controller c2 is split of c1 c0
      supports portrait
    launch c2
    """,
    """
    device pad
    window 320x1024
    controller c2
      supports landscapeLeft portrait
    launch c2 held landscapeRight
    """,
    """
    held by UIKit only
    controller c0
    controller c1 is tab bar of c0
    controller c2 is page view of c1
    launch c0
    layout c2 now
    remove c1 from c2
    """,
    """
    controller c0
    controller c1
    controller c2 is navigation of c0 c1
    controller c3
    controller c4
    launch c3
    animate 300ms
      add c2 to c4
    begin appearance of c4 appearing
    pop c2
    """,
    """
    controller c0
    controller c2
    controller c3 is navigation of c2
    controller c4 is tab bar of c3 c0
    when c0 loadView without super
    launch c4
    unwind c2 to c0
    """,
    """
    controller c0
    controller c1 is navigation of c0
    when c1 viewDidAppear: without super
    launch c1
    """,
    """
    controller home
    controller nav is navigation of home
    when nav viewDidAppear: without super
    launch nav
    """,
    """
    controller c0
    controller c1 is navigation of c0
    controller c2
    controller c3 like c2
    launch c1
    together
      set stack of c1 to c3
      push c0 on c1 animated
      alongside
        create c3
    """,
    """
    controller c0
    controller c1
    controller c2 is split of c0 c1
    controller c3 is navigation of c2
    when c2 willMoveToParentViewController:
      add view of c3 to c1
    launch c3
    """,
    """
    controller c2
    controller c3 is tab bar of c2
    controller c4 is navigation of c3
    controller c5
    controller c6 is navigation of c5
    controller c7
    controller c8 is split of c6 c7
    controller c9 is split of c4 c8
    launch c9
    begin pop of c4
    cancel pop of c4 without waiting
    remove child c3
    """,
    """
    controller c0
    controller c1 is navigation of c0
    controller c3
    launch c1
    push c3 on c1
    begin pop of c1
    remove child c0 without waiting
    finish pop of c1
    """,
    """
    controller c0
    controller c1
    controller c2 is page view of c0 c1
    when app applicationDidBecomeActive:
      remove view of c0
    launch c2 held landscapeLeft
    add c0 to c1
    begin turn of c2 to c1
    """,
    """
    controller c1
    controller c2 is tab bar of c1
    controller c3 is navigation of c2
    controller c4
    controller c5 is navigation of c4
    controller c6 is split of c3 c5
    controller c8
    launch c6
    add child c8 to c5 without waiting
    set stack of c5 to nothing
    """,
    """
    held by UIKit only
    controller c0
    controller c1 is tab bar of c0
    controller c4
    when c1 viewDidDisappear: without super
    launch c1
    set root c4
    """,
    """
    scenes
    controller c0
    controller c1 is tab bar of c0
    controller c3 is page view of c1 curl
      held by UIKit only
    when c3 viewDidDisappear: without super
    launch c3 held landscapeLeft
    background
    disconnect scene
    """,
    """
    controller c0 is container
    controller c1 is tab bar of c0
    when c1 loadView without super
    when c1 viewDidLoad without super
    launch c1
    """,
    """
    controller c0 is container
    controller c2
    launch c0
    load c2
    unwind c2 to c0 animated
    """,
    """
    controller c0
    controller c2
    controller c5 is search
    launch c0
    present c5 from c2
    unwind c5 to c2 animated
    """,
    """
    controller c0
    controller c2
    controller c5 is search of c2
      has delegate
    launch c0 held landscapeLeft
    activate c5 in c2
    present c5 from c0
    type in c5
    """,
    """
    controller c0
    controller c1
    controller c3
    launch c0
    add c3 to c1
    unwind c1 to c0
    """,
    """
    controller c1
    controller c4
    launch nothing
    present c4 from c1
    unwind c1 to c4 animated
    """,
  ]
}
