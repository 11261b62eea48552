// Made by .ci/examples from the files in Scenarios/examples; a test holds the two together.

/// The scenarios that are built into the program.
enum Examples {
  static let all: [(name: String, text: String)] = [
    (
      "appearance",
      #"""
      vcsim 1
      title "A controller's first appearance"
      tags teaching
      mode ios5 ios6

      controller home

      launch home

      """#
    ),
    (
      "modal",
      #"""
      vcsim 1
      title "A controller comes and goes over another"
      tags teaching, modal
      mode ios6

      controller home
      controller sheet

      launch home
      present sheet from home animated
      dismiss sheet animated

      """#
    ),
    (
      "rotation",
      #"""
      vcsim 1
      title "One rotation of the device, asked about in two ways"
      tags teaching, rotation
      mode ios5 ios6
      only home
      family orientation rotation layout

      controller home
        view from nib
        supports portrait landscapeLeft

      launch home
      rotate landscapeLeft
      # Not supported: the questions are asked, and nothing rotates.
      rotate portraitUpsideDown

      """#
    ),
    (
      "landscape-launch",
      #"""
      vcsim 1
      title "Where the bounds are right when an app starts in landscape"
      tags teaching, geometry
      mode ios5 ios6
      device phone landscapeRight
      only home
      family loading appearance layout rotation

      controller home
        view from code
        supports all

      launch home

      """#
    ),
    (
      "containment",
      #"""
      vcsim 1
      title "A container of one's own: add, exchange, remove"
      tags teaching, containment
      mode ios6
      only left right
      family loading containment appearance

      controller box is container
        view from nib
      controller left
      controller right

      launch box
      add left to box
      will move left to nil
      add child right to box
      transition left to right in box 300ms
      did move right to box
      remove child left
      remove right from box

      """#
    ),
    (
      "memory",
      #"""
      vcsim 1
      title "Memory runs low: iOS 5 releases views, iOS 6 does not"
      tags teaching, memory
      mode ios5 ios6
      only list detail
      family memory loading appearance

      controller list
      controller detail
      controller nav is navigation of list

      launch nav
      push detail on nav animated
      memory warning
      pop nav animated

      """#
    ),
    (
      "navigation",
      #"""
      vcsim 1
      title "Push and pop: who goes before who comes"
      tags teaching, navigation
      mode ios6 ios7
      only list detail

      controller list
      controller detail
      controller nav is navigation of list

      launch nav
      push detail on nav animated
      pop nav animated

      """#
    ),
  ]
}
