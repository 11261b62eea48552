extension Action {
  /// The values in a line that is written for the action, from left to right: the same in each of its forms.
  var values: [Value] {
    switch self {
    case .setRoot(let id), .showWindow(let id), .openScene(let id), .changeScene(_, let id), .create(let id),
      .release(let id), .loadView(let id), .unloadView(let id), .unloadViewOutsideWindow(let id),
      .setNeedsUpdateConstraints(let id), .setNeedsUpdateProperties(let id), .updateOrientations(let id),
      .readPresentationController(let id), .presentNil(let id), .tapOutside(let id), .beginDismissal(let id),
      .cancelDismissal(let id), .finishDismissal(let id), .removeFromParent(let id), .addViewToWindow(let id),
      .removeView(let id), .endAppearance(let id), .pushNil(let id), .beginPop(let id), .cancelPop(let id),
      .finishPop(let id), .cancelTurn(let id), .finishTurn(let id), .showMaster(let id, _), .typeSearch(let id),
      .endSearch(let id, _), .setTraits(let id, nil), .willMove(let id, nil), .didMove(let id, nil):
      [.controller(id)]
    case .takeView(let one, let other), .addChild(let one, let other), .willMove(let one, let other?),
      .didMove(let one, let other?), .addView(let one, let other), .addWhole(let one, let other),
      .removeWhole(let one, let other), .beginTurn(let one, let other), .select(let one, let other, _),
      .beginSearch(let one, let other, _), .show(let one, let other, _):
      [.controller(one), .controller(other)]
    case .layout(let id, let flag), .hideWindow(let id, let flag), .pop(let id, .previous, let flag),
      .pop(let id, .root, let flag), .setBarHidden(let id, _, let flag), .setToolbarHidden(let id, _, let flag):
      [.controller(id), .flag(flag)]
    case .push(let one, let other, let flag), .pop(let one, .controller(let other), let flag),
      .unwind(let one, let other, let flag):
      [.controller(one), .controller(other), .flag(flag)]
    case .turnPage(let pages, let next, let animated): [.controller(pages), .controllers([next]), .flag(animated)]
    case .setPages(let pages, [], _): [.controller(pages)]
    case .setStack(let id, let others, let flag), .setTabs(let id, let others, let flag),
      .setPages(let id, let others, let flag):
      [.controller(id), .controllers(others), .flag(flag)]
    case .present(let id, let source, let animated, let completion):
      [.controller(id), .controller(source), .flag(animated), .flag(completion)]
    case .dismiss(let id, let animated, let completion): [.controller(id), .flag(animated), .flag(completion)]
    case .transition(let from, let to, let parent, let duration, let completion):
      [.controller(from), .controller(to), .controller(parent), .number(duration), .flag(completion)]
    case .beginAppearance(let id, let appearing, .asTold): [.controller(id), .answer(appearing)]
    case .beginAppearance(let id, let appearing, let animated):
      [.controller(id), .answer(appearing), .flag(animated == .yes)]
    case .launch(let id, let held): [.controller(id), held.map { .orientation($0) } ?? .nothing]
    case .rotate(let orientation): [.orientation(orientation)]
    case .setStatusBar(let orientation, let animated): [.orientation(orientation), .flag(animated)]
    case .changeDelegate(let mask), .requestGeometry(let mask): mask.isEmpty ? [] : [.mask(mask)]
    case .resizeWindow(let size): [.size(size)]
    case .setContentSize(let id, let size): [.controller(id), .size(size)]
    case .setFrame(let id, let frame):
      [.controller(id)] + [frame.x, frame.y, frame.size.width, frame.size.height].map { .number($0) }
    case .setTraits(let id, let traits?):
      [.controller(id)]
        + [traits.horizontal, traits.vertical].map { .choice($0.map { $0 == .compact ? 0 : 1 } ?? 2) }
    case .setEditing(let id, let editing, let animated): [.controller(id), .answer(editing), .flag(animated)]
    case .send(let callback, let id, let animated): [.callbacks([callback]), .controller(id), .flag(animated)]
    case .dragSheet(let id, let detent): [.controller(id), .choice(Int(detent.rawValue))]
    case .setDisplayMode(let split, let mode): [.controller(split), .displayMode(mode)]
    case .setColumnWidth(let split, let width): [.controller(split), .number(width)]
    case .showColumn(let column, let split, _): [.column(column), .controller(split)]
    case .setColumn(let column, let split, let id): [.column(column), .controller(split), .controller(id)]
    case .performSegue(let identifier, let source, _): [.text(identifier), .controller(source)]
    case .wait(let duration), .animate(let duration, _), .after(let duration, _): [.number(duration)]
    case .runRoutine(let name, let block): [.routine(name, block)]
    case .setVariable(let setting): [.text(setting)]
    case .change(let id, let change): [.controller(id)] + change.values
    default: []
    }
  }
}

extension Change {
  fileprivate var values: [Value] {
    switch self {
    case .supports(let mask): mask.isEmpty ? [] : [.mask(mask)]
    case .autorotates(let yes), .performsSegues(let yes), .collapsesSecondary(let yes): [.answer(yes)]
    case .prefers(let orientation): [.orientation(orientation)]
    case .style(let style): [.choice(ModalStyle.allCases.firstIndex(of: style) ?? 0)]
    }
  }
}

extension Form {
  /// Whether the line with these values is this action.
  fileprivate func makes(_ action: Action, of values: [Value]) -> Bool {
    guard parts.filter({ $0.hasValue }).elementsEqual(values, by: { $1.fits($0) }) else { return false }
    var taken = Values(values)
    switch effect {
    case .action(let make): return make(&taken) == action
    case .block(let make): return action.block.map { make(&taken, $0) } == action
    case .header, .option, .controller, .structure: return false
    }
  }
}

extension Value {
  /// Whether a part of an action's form takes the value.
  fileprivate func fits(_ part: Part) -> Bool {
    switch (self, part) {
    case (.nothing, .optional), (.nothing, .answered), (.present, .answered), (.present, .optional(_, nil, _)): true
    case (.controller, .one(let operand)), (.controllers, .list(let operand)): operand.namesController
    case (.choice(let place), .one(.choice(let choice))), (.choice(let place), .optional(_, .choice(let choice)?, _)):
      place < choice.words.count
    case (.number, .optional(_, .duration, _)), (.number, .one(.duration)), (.number, .one(.number)),
      (.mask, .list(.orientations)), (.size, .one(.size)), (.callbacks, .one(.callback)),
      (.routine, .one(.routine)), (.text, .one(.text)), (.text, .one(.setting)):
      true
    default: false
    }
  }
}

extension Action {
  /// The action as a line of a scenario, in its canonical form.
  package func text(in controllers: [ControllerDeclaration]) -> String {
    let values = values
    for entry in Grammar.all where entry.section == .story {
      guard let form = entry.forms.first(where: { $0.makes(self, of: values) }) else { continue }
      var line = ByteBuffer()
      form.write(values, in: controllers, to: &line)
      return line.text
    }
    preconditionFailure("each action has its form")
  }
}
