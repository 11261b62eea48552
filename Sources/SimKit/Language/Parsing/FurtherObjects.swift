extension Scenario {
  static let mostObjects = 3

  /// The objects that a name stands for, in the order in which they are used; the controller alone if it is no such name.
  func objects(of id: ControllerID) -> [ControllerID] { [id] + controllers[id.int].furtherObjects }
}

/// Declares the other objects of the controllers that are new each time.
extension Parser {
  /// Each object has the options, the content, the hooks, and the segues of its controller.
  mutating func addFurtherObjects(_ line: Line) {
    guard !line.words.isEmpty else { return }
    let outer = block
    // A condition decides in a run; the objects are there in all versions.
    let conditional = scenario.conditionalOptions.filter { $0.form.entry.statement == "new each time" }.map {
      $0.controller.int
    }
    for place in scenario.controllers.indices
    where scenario.controllers[place].isNewEachTime || conditional.contains(place) {
      let head = ControllerID(place)
      // A controller inside another one is created with that one.
      guard scenario.controllers[place].renewed == nil, !declarations[place].isMember else { continue }
      var number = 1
      for _ in 1..<Scenario.mostObjects {
        var word = line.words[0]
        repeat {
          number += 1
          word.text = "\(scenario.name(of: head))-\(number)"
        } while names[word.text] != nil
        do throws(Diagnostic) { addObject(of: head, try copy(head, as: word, line)) } catch { report(error) }
      }
    }
    block = outer
  }

  /// - Parameter copies: The new object, and what it holds.
  private mutating func addObject(of head: ControllerID, _ copies: [ControllerID: ControllerID]) {
    scenario.hasFurtherObjects = true
    for (original, copy) in copies {
      let line = scenario.controllers[original.int].line
      scenario.controllers[original.int].renewed = head
      scenario.controllers[original.int].furtherObjects.append(copy)
      scenario.controllers[copy.int].renewed = nil
      scenario.controllers[copy.int].furtherObjects = []
      scenario.controllers[copy.int].isNewEachTime = false
      scenario.controllers[copy.int].original = original
      // Texts of UIKit name the class.
      if scenario.controllers[copy.int].className == nil {
        scenario.controllers[copy.int].className = scenario.name(of: original)
      }
      scenario.controllers[copy.int].line = line
      if scenario.controllers[copy.int].statedHold == nil { scenario.controllers[copy.int].statedHold = true }
    }
    scenario.hooks += scenario.hooks.compactMap { hook in
      guard let receiver = hook.receiver.of(copies) else { return nil }
      var hook = hook
      hook.receiver = receiver
      return hook
    }
    scenario.segues += scenario.segues.compactMap { segue in
      copies[segue.source].map { source in
        Segue(
          identifier: segue.identifier, source: source, destination: copies[segue.destination] ?? segue.destination,
          kind: segue.kind, animated: segue.animated, line: segue.line)
      }
    }
  }
}

extension Receiver {
  /// The same for the copy of its controller; nil if there is none.
  fileprivate func of(_ copies: [ControllerID: ControllerID]) -> Receiver? {
    guard let controller, let copy = copies[controller] else { return nil }
    return switch self {
    case .controller: .controller(copy)
    case .view: .view(copy)
    case .delegate: .delegate(copy)
    case .presentation: .presentation(copy)
    case .animator: .animator(copy)
    case .app, .scene: nil
    }
  }
}
