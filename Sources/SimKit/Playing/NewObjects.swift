/// Names that stand for several objects: the app's code creates one each time it puts it somewhere.
extension Simulator {
  /// The action, with the objects that its names stand for as the app is now; a fault if the app has too many.
  func resolved(_ action: Action) -> (action: Action, fault: Fault.Kind?) {
    guard scenario.hasFurtherObjects, action.controllers.contains(where: { declaration($0).renewed != nil }) else {
      return (action, nil)
    }
    var created =
      action.puts?.controllers.filter { declaration($0).isNewEachTime && declaration($0).renewed == $0 } ?? []
    var taken: [ControllerID] = []
    var fault: Fault.Kind?
    let resolved = action.naming { id in
      guard let place = created.firstIndex(of: id) else { return object(of: id) }
      created.remove(at: place)
      let objects = scenario.objects(of: id)
      guard let free = objects.first(where: { !hierarchy[$0].exists && !taken.contains($0) }) else {
        fault = .allInUse(scenario.name(of: id), objects.count)
        return id
      }
      taken.append(free)
      return free
    }
    return (resolved, fault)
  }

  /// The object that a name stands for where nothing is created: the one whose code runs, or else the last one created.
  private func object(of id: ControllerID) -> ControllerID {
    guard let head = declaration(id).renewed else { return id }
    let objects = scenario.objects(of: id)
    if let caller = messages.frames.last?.caller?.receiver.controller,
      let place = scenario.objects(of: declaration(caller).original ?? caller).firstIndex(of: caller),
      declaration(declaration(caller).original ?? caller).renewed == head
    {
      return objects[place]
    }
    let heads = scenario.objects(of: head)
    let last = hierarchy.existing.last { heads.contains($0) }
    return last.flatMap { heads.firstIndex(of: $0) }.map { objects[$0] } ?? id
  }
}

extension Action {
  /// The same with other controllers, from left to right in its line.
  fileprivate func naming(_ name: (ControllerID) -> ControllerID) -> Action {
    guard case .action(let make) = form.effect else { return self }
    var values = Values(
      values.map { value in
        switch value {
        case .controller(let id): .controller(name(id))
        case .controllers(let ids): .controllers(ids.map(name))
        case .nothing, .present, .receiver, .routine, .callbacks, .choice, .choices, .mask, .modeRange, .size, .number,
          .text, .texts:
          value
        }
      })
    return make(&values)
  }
}
