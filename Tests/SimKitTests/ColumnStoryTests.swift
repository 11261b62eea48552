import Testing

@testable import SimKit

/// Columns of a split view controller, and what it may be put into. One condition of the engine each, in the smallest story that tells it from its opposite.
struct ColumnStoryTests {
  private static let columns: [SmallStory] = [
    SmallStory(
      "A split view controller cannot be pushed", 9,
      """
      device pad
      controller a
      controller b
      controller bottom
      controller halves is split of a b
      controller stack is navigation of bottom
      launch stack
      push halves on stack
      """, has: ["!! NSInvalidArgumentException: Split View Controllers cannot be pushed"],
      lacks: ["halves willMoveToParentViewController: parent=stack", "stack viewWillLayoutSubviews bounds=768x1024"]),
    SmallStory(
      "Another secondary column while the columns are stacked and the old one is off the stack", 14,
      """
      device phone
      held by UIKit only
      controller a
      controller b
      controller c
      controller left is navigation of a
      controller right is navigation of b
      controller other is navigation of c
      controller halves is split of left right in columns
      launch halves
      pop left
      set column secondary of halves to other
      """, has: ["right dealloc", "b dealloc"],
      lacks: ["left viewWillLayoutSubviews bounds=320x480", "left.view layoutSubviews"]),
    SmallStory(
      "The same compact column again changes nothing", 14,
      """
      device pad
      controller a
      controller b
      controller compact
      controller halves is split of a b in columns
      launch halves
      set column compact of halves to compact
      set column compact of halves to compact
      """,
      lacks: [
        "compact willMoveToParentViewController: parent=nil", "compact didMoveToParentViewController: parent=nil",
      ]),
    SmallStory(
      "A controller of one column is not set for another", 14,
      """
      device pad
      controller a
      controller right is navigation of a
      controller b
      controller halves is split of b right in columns
      launch halves
      set column compact of halves to right
      """,
      lacks: [
        "right didMoveToParentViewController: parent=nil", "right willMoveToParentViewController: parent=halves",
      ], answer: "column"),
    SmallStory(
      "A column that is replaced while the first one appears comes with the split view controller", 14,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller c
      controller nc is navigation of c
      controller s is split of a b in columns
      when b viewWillAppear: once
        set column secondary of s to nc
      launch s
      """, has: ["nc viewWillAppear: animated=no", "nc viewIsAppearing: animated=no", "c loadView"]),
    SmallStory(
      "In iOS 10, a secondary controller that comes back gets its callbacks", 10,
      """
      device pad portrait
      controller a
      controller b
      controller c
      controller na is navigation of a
      controller s is split of na b
        has delegate
        separates c
      launch s
      resize window to 320x1024
      resize window to 768x1024
      """, has: ["c viewWillAppear: animated=no", "c viewDidAppear: animated=no"]),
    SmallStory(
      "Behind a compact column the delegate is not asked what to separate", 14,
      """
      device pad
      controller a
      controller b
      controller c
      controller nc is navigation of c
      controller k
      controller s is split of a b in columns
        has delegate
        separates nc
      launch s
      set column compact of s to k
      resize window to 320x1024
      resize window to 768x1024
      """,
      has: [
        "b willTransitionToTraitCollection:withTransitionCoordinator: traits=regular/regular",
        "b viewWillAppear: animated=no", "b viewWillTransitionToSize:withTransitionCoordinator: size=768x1024",
      ], lacks: ["c willMoveToParentViewController: parent=nc", "nc willMoveToParentViewController: parent=s"]),
    SmallStory(
      "A controller of one column is not set for another while the columns are stacked", 14,
      """
      device phone
      controller a
      controller left is navigation of a
      controller b
      controller halves is split of left b in columns
      launch halves
      set column secondary of halves to left
      """, answer: "column"),
    SmallStory(
      "A column that the app's code hides while it is brought goes again", 8,
      """
      device pad portraitUpsideDown
      controller a
      controller b
      controller book is page view of a b
      controller tabs is tab bar of book
      controller c
      controller halves is split of tabs c
        supports landscapeLeft
      when a loadView
        show window of b
      launch halves
      """, has: ["tabs viewWillAppear:", "tabs viewWillDisappear:", "tabs viewDidDisappear:"],
      lacks: ["tabs viewDidAppear:"]),
    SmallStory(
      "A column that is loaded again while it leaves comes back", 18,
      """
      device pad landscapeLeft
      controller a
      controller b
      controller left is split of a b
      controller c
      controller halves is split of left c
      launch halves
      hide master of halves without waiting
      unload left without waiting
      resize window to 507x768
      """, has: ["  left viewWillAppear:", "    a viewWillAppear:", "left viewDidAppear:"]),
    SmallStory(
      "A column that leaves is not brought back by a layout in the meantime", 26,
      """
      device pad portraitUpsideDown
      controller a
      controller b
      controller halves is split of a b
      when b viewDidDisappear:
        layout halves now
      launch halves
      resize window to 507x768
      """, has: ["b viewDidDisappear:", "b didMoveToParentViewController: parent=nil"], lacks: ["b viewWillAppear:"]),
  ]

  @Test(arguments: columns) func story(_ story: SmallStory) throws { try story.check() }
}
