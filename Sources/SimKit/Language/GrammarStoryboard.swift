extension Grammar {
  private static let identifier = Part.one(.text(.init("ID", "the segue's identifier in quotation marks")))

  /// What a storyboard connects.
  static let segues: [Entry] = [
    Entry(
      "segue", .declaration,
      "A segue of the storyboard, between controllers that are declared above. The destination is made when the segue is "
        + "performed; an embed segue is performed by the loading of the source's view.",
      example: .segue("perform \"detail\" from list"),
      .structure(
        ["segue", identifier, "from", .controller, "to", .other, "is", .one(.choice(.segueKind)), .animated], .segue
      ).new(
        "segue \"detail\" from list to detail is push animated", insteadOf: "a comment beside 'push' or 'present'"))
  ].map { $0.about(.storyboards) }

  /// What is done with segues.
  static let storyboard: [Entry] = [
    Entry(
      "perform", .story, "performSegueWithIdentifier:sender:", example: .segue("perform \"detail\" from list"),
      .action(
        ["perform", identifier, "from", .controller], make: { .performSegue($0.text(), from: $0.id(), byUser: false) },
        take: { action in
          if case .performSegue(let name, let id, false) = action { [.texts([name]), .controller(id)] } else { nil }
        }
      ).new("perform \"detail\" from list", insteadOf: "'push' or 'present', without the segue's callbacks")),
    Entry(
      "trigger", .story,
      "The user touches what the segue starts from: the source is asked shouldPerformSegueWithIdentifier:sender: first, "
        + "iOS 6.",
      example: .segue("trigger \"detail\" from list"),
      .action(
        ["trigger", identifier, "from", .controller], make: { .performSegue($0.text(), from: $0.id(), byUser: true) },
        take: { action in
          if case .performSegue(let name, let id, true) = action { [.texts([name]), .controller(id)] } else { nil }
        }
      ).new("trigger \"detail\" from list", insteadOf: "'push' or 'present', without the segue's callbacks")),
    Entry(
      "unwind", .story,
      "The user touches what an unwind segue starts from; the second controller is the one that has the unwind action, iOS 6.",
      example: .segue("trigger \"detail\" from list\nunwind detail to list animated"),
      .action(
        ["unwind", .controller, "to", .other, .animated],
        make: { .unwind($0.id(), to: $0.id(), animated: $0.flag()) },
        take: { action in
          guard case .unwind(let source, let destination, let animated) = action else { return nil }
          return [.controller(source), .controller(destination), .flag(animated)]
        }
      ).new("unwind detail to list", insteadOf: "'pop' or 'dismiss', without the search")),
  ]
}

extension Choice {
  static let segueKind = Choice("a kind of segue", Segue.Kind.allCases.map { $0.name })
}
