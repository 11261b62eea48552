// The way from values to lines, back from what the reader does. The rows of the grammar say what each line sets, so the
// line for a value is the line that sets it: no option and no line of the header is named here.

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
    var rest = values[...]
    for part in parts where part.hasValue {
      guard let value = rest.popFirst(), value.fits(part) else { return false }
    }
    guard rest.isEmpty else { return false }
    var taken = Values(values)
    switch effect {
    case .action(let make): return make(&taken) == action
    case .block(let make): return action.block.map { make(&taken, $0) } == action
    case .header, .option, .controller, .structure: return false
    }
  }
}

extension Value {
  /// Whether a part of a form takes the value.
  func fits(_ part: Part) -> Bool {
    switch (self, part) {
    // A list is never empty: 'none' is another form.
    case (.mask([], _), _), (.callbacks([]), _), (.choices([]), _): false
    case (.nothing, .optional), (.nothing, .answered), (.present, .answered), (.present, .optional(_, nil, _)): true
    case (.controller, .one(let operand)), (.controllers, .list(let operand)): operand.namesController
    case (.choice(let place), .one(.choice(let choice))), (.choice(let place), .optional(_, .choice(let choice)?, _)):
      place < choice.words.count
    case (.choices(let places), .list(.choice(let choice))): places.allSatisfy { $0 < choice.words.count }
    case (.number, .optional(_, .duration, _)), (.number, .one(.duration)), (.number, .one(.number)),
      (.mask, .list(.orientations)), (.size, .one(.size)), (.size, .optional(_, .size, _)),
      (.callbacks, .one(.callback)), (.callbacks, .list(.callback)), (.routine, .one(.routine)), (.text, .one(.text)),
      (.text, .one(.setting)), (.text, .one(.word)), (.text, .one(.newName)):
      true
    default: false
    }
  }
}

extension Action {
  /// The controllers in it.
  var controllers: [ControllerID] {
    values.flatMap { value -> [ControllerID] in
      switch value {
      case .controller(let id): [id]
      case .controllers(let ids): ids
      default: []
      }
    }
  }

  /// The form of its line.
  var form: Form {
    let values = values
    for entry in Grammar.all where entry.section == .story {
      if let form = entry.forms.first(where: { $0.makes(self, of: values) }) { return form }
    }
    preconditionFailure("each action has its form")
  }

  /// The action as a line of a scenario, in its canonical form.
  package func text(in controllers: [ControllerDeclaration]) -> String { form.line(values, in: controllers) }
}

extension Grammar {
  /// The lines of some rows that turn one value into another, in the order of the rows.
  fileprivate static func lines<Whole: Equatable>(
    of rows: [Entry], from old: Whole, to new: Whole, with known: [Value], in controllers: [ControllerDeclaration],
    _ set: (Form, inout Whole, inout Values) -> Void
  ) -> [String] {
    typealias Stated = (form: Form, values: [Value])
    func after(_ line: Stated, _ whole: Whole) -> Whole {
      var (whole, values) = (whole, Values(line.values))
      set(line.form, &whole, &values)
      return whole
    }
    var (lines, said) = ([String](), old)
    var rows = rows[...]
    while said != new, let row = rows.first {
      var best: (line: Stated, said: Whole)?
      for form in row.forms {
        for values in form.fillings(with: known) {
          let line = (form, values)
          let next = after(line, said)
          // The line must say something, and nothing that is wrong.
          guard next != said, after(line, new) == new else { continue }
          // The better of two lines says what the other says, and more.
          if let best, best.said == next || after(best.line, next) != next { continue }
          best = (line, next)
        }
      }
      if let best {
        lines.append(best.line.form.line(best.line.values, in: controllers))
        said = best.said
      } else {
        rows.removeFirst()
      }
    }
    return lines
  }
}

extension Form {
  /// The line with these values.
  func line(_ values: [Value], in controllers: [ControllerDeclaration]) -> String {
    var line = ByteBuffer()
    write(values, in: controllers, to: &line)
    return line.text
  }

  /// All ways to fill its parts with known values.
  fileprivate func fillings(with known: [Value]) -> [[Value]] {
    var fillings: [[Value]] = [[]]
    for part in parts where part.hasValue {
      let own: [Value] =
        switch (part, part.operand) {
        case (_, nil): [.present]
        case (.one, .choice(let choice)?), (.optional, .choice(let choice)?): choice.words.indices.map { .choice($0) }
        case (_, _?): known.filter { $0.fits(part) }
        }
      fillings = fillings.flatMap { head in ((part.isOptional ? [.nothing] : []) + own).map { head + [$0] } }
    }
    return fillings
  }
}

extension Form.Structure {
  /// The line with these values.
  func line(_ values: Value..., in controllers: [ControllerDeclaration] = []) -> String {
    for entry in Grammar.all {
      for form in entry.forms {
        if case .structure(self) = form.effect { return form.line(values, in: controllers) }
      }
    }
    preconditionFailure("each structure has its form")
  }
}

extension Header {
  /// Changes the header, and returns the lines that say so.
  mutating func state(_ change: (inout Header) -> Void) -> [String] {
    let old = self
    change(&self)
    return lines(since: old)
  }

  /// The lines of a header, without the first. Those that may be repeated, and those about names, are not among them.
  func lines(since old: Header = Header()) -> [String] {
    let orientations = [appOrientations, phoneOrientations, padOrientations].compactMap { $0 }
    let values: [Value] =
      [title, experiment].compactMap { $0 }.map { .text($0) }
      + [device?.screen, window].compactMap { $0 }.map { .size($0) }
      + orientations.map { .mask($0.mask, first: $0.first) } + (delegateOrientations.map { [.mask($0)] } ?? [])
      + [.choices(Mode.all.indices.filter { modes.contains(Mode.all[$0]) })]
    return Grammar.lines(of: Grammar.header, from: old, to: self, with: values, in: []) { form, header, values in
      if case .header(let set) = form.effect { set(&header, &values) }
    }
  }
}

extension ControllerDeclaration {
  /// All lines of the declaration.
  /// - Parameter heldByUIKitOnly: What the header says.
  func lines(in controllers: [ControllerDeclaration], heldByUIKitOnly: Bool = false) -> [String] {
    var bare = ControllerDeclaration(name: name, line: line)
    bare.kind = kind
    if heldByUIKitOnly { bare.statedHold = true }
    return [bare.line(in: controllers)] + options(since: bare, in: controllers)
  }

  /// The line without the options.
  func line(in controllers: [ControllerDeclaration]) -> String {
    let content = declaredContent(in: controllers)
    let kind = kind.holding(content)
    let values: [Value] = [.text(name), .controllers(content)] + content.prefix(3).map { .controller($0) }
    for form in Grammar.declarations.flatMap({ $0.forms }) {
      guard case .controller(let make) = form.effect else { continue }
      for filling in form.fillings(with: values) {
        var taken = Values(Array(filling.dropFirst()))
        if make(&taken) == kind { return form.line(filling, in: controllers) }
      }
    }
    preconditionFailure("each kind has its form")
  }

  /// Changes options that name no other controller, and returns the lines that say so.
  mutating func state(_ change: (inout ControllerDeclaration) -> Void) -> [String] {
    let old = self
    change(&self)
    return options(since: old, in: [])
  }

  /// The lines of the options that turn another declaration into this one.
  func options(since old: ControllerDeclaration, in controllers: [ControllerDeclaration]) -> [String] {
    let sizes = [contentSize, view.size].compactMap { $0 }
    let masks = [answers.supports, answers.ios5Supports, answers.ios6Supports].compactMap { $0 }
    let others = [replaces, collapsesInto, expandsInto, separates].compactMap { $0 }
    let values: [Value] =
      sizes.map { .size($0) } + masks.map { .mask($0) } + others.map { .controller($0) }
      + [className, restorationIdentifier].compactMap { $0 }.map { .text($0) }
      + (animatorDuration.map { [.number($0)] } ?? []) + (overrides.map { [.callbacks($0)] } ?? [])
      + [.choices(detents.map { Int($0.rawValue) })]
    return Grammar.lines(of: Grammar.options, from: old, to: self, with: values, in: controllers) {
      form, declaration, values in
      if case .option(let set) = form.effect { set(&declaration, &values) }
    }.map { "  " + $0 }
  }
}

extension Segue {
  func text(in controllers: [ControllerDeclaration]) -> String {
    let kind = Kind.allCases.firstIndex(of: kind) ?? 0
    return Form.Structure.segue.line(
      .text(identifier), .controller(source), .controller(destination), .choice(kind), .flag(animated), in: controllers)
  }
}

extension Hook {
  /// The line, and below it those of the code.
  func lines(in controllers: [ControllerDeclaration]) -> [String] {
    let line = Form.Structure.hook.line(
      .receiver(receiver), .callbacks([callback]), .flag(beforeSuper), .flag(withoutSuper), .flag(once),
      in: controllers)
    return [line] + actions.map { "  " + ($0.action?.text(in: controllers) ?? $0.text) }
  }
}
