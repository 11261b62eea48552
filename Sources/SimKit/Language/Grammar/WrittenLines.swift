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
      .finishPop(let id), .cancelTurn(let id), .finishTurn(let id), .showMaster(let id, _), .tapMore(let id),
      .typeSearch(let id), .endSearch(let id, _), .setTraits(let id, nil), .willMove(let id, nil),
      .didMove(let id, nil):
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
    case .setStack(let id, [], let flag), .setTabs(let id, [], let flag): [.controller(id), .flag(flag)]
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
    case .launchWithoutRoot, .enterBackground, .enterForeground, .endApp, .killApp, .relaunch, .disconnectScene,
      .memoryWarning, .changeInterfaceStyle, .beginInterruption, .open, .endInterruption, .beginCall, .endCall,
      .attemptRotation, .waitUntilIdle, .together, .alongside, .then:
      []
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

extension ControllerKind {
  /// The values of a declaration behind the name.
  fileprivate var values: [Value] {
    switch self {
    case .navigation(let ids), .tabBar(let ids): ids.isEmpty ? [] : [.controllers(ids)]
    case .page(let ids, let style):
      (ids.isEmpty ? [] : [.controllers(ids)]) + [style.map { .choice($0 == .scroll ? 0 : 1) } ?? .nothing]
    case .split(let parts) where parts[.supplementary] == nil:
      content.map { .controller($0) } + [.flag(parts.hasColumnStyle)]
    default: content.map { .controller($0) }
    }
  }
}

extension Value {
  fileprivate var controllers: [ControllerID] {
    switch self {
    case .controller(let id): [id]
    case .controllers(let ids): ids
    default: []
    }
  }

  func fits(_ part: Part) -> Bool {
    switch (self, part) {
    case (.nothing, .optional), (.nothing, .answered), (.present, .answered), (.present, .optional(_, nil, _)): true
    case (.controller, .one(let operand)), (.controllers, .list(let operand)): operand.namesController
    case (.choice(let place), .one(.choice(let choice))), (.choice(let place), .optional(_, .choice(let choice)?, _)):
      place < choice.words.count
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
  var controllers: [ControllerID] { values.flatMap { $0.controllers } }

  /// The controllers in places of its line where the grammar has no alert.
  var noAlerts: [ControllerID] {
    zip(values, form.parts.filter { $0.hasValue }).flatMap { $1.operand == .presentable ? [] : $0.controllers }
  }

  var form: Form {
    // Whether a call or an animation comes before its 'then', the story says.
    let written: Action = if case .then(let block, ofCall: true) = self { .then(block, ofCall: false) } else { self }
    return Grammar.actions.form(of: values) { effect, values in
      switch effect {
      case .action(let make): make(&values) == written
      case .block(let make): block.map { make(&values, $0) } == written
      case .header, .reading, .option, .controller, .structure: false
      }
    }
  }

  /// The action as a line of a scenario, in its canonical form.
  package func text(in controllers: [ControllerDeclaration]) -> String { form.line(values, in: controllers) }
}

extension Grammar {
  /// Forms of lines, and of each the parts that have values.
  fileprivate struct Written: Sendable {
    let forms: [Form]
    let parts: [[Part]]

    init(_ rows: [Entry]) {
      forms = rows.flatMap { $0.forms }
      parts = forms.map { form in form.parts.filter { $0.hasValue } }
    }

    /// The form whose line with these values means what it should.
    func form(of values: [Value], where isMeant: (Form.Effect, inout Values) -> Bool) -> Form {
      for place in parts.indices where parts[place].count == values.count {
        guard values.indices.allSatisfy({ values[$0].fits(parts[place][$0]) }) else { continue }
        var taken = Values(values)
        if isMeant(forms[place].effect, &taken) { return forms[place] }
      }
      preconditionFailure("each action and each kind has its form")
    }
  }

  fileprivate static let actions = Written(all.filter { $0.section == .story })
  fileprivate static let kinds = Written(declarations)

  /// The lines of some rows that turn one value into another, in the order of the rows.
  fileprivate static func lines<Whole: Equatable>(
    of rows: [Entry], from old: Whole, to new: Whole, in controllers: [ControllerDeclaration],
    _ state: (Form.Effect, inout Whole, inout Values) -> Void
  ) -> [String] {
    var (lines, said, new) = ([String](), old, new)
    guard said != new else { return lines }
    for row in rows.indices {
      for place in rows[row].forms.indices {
        let effect = rows[row].forms[place].effect
        var (before, after) = (Values(), Values())
        state(effect, &new, &after)
        guard let values = after.written else { continue }
        state(effect, &said, &before)
        // The line would say nothing new.
        if before.written == values { continue }
        lines.append(rows[row].forms[place].line(values, in: controllers))
        var taken = Values(values)
        state(effect, &said, &taken)
        if said == new { return lines }
      }
    }
    return lines
  }
}

// The properties that rows of the header and of the options state.
extension Values {
  /// A property that a line states by its words alone.
  mutating func fixed<Property: Equatable>(_ property: inout Property, _ value: Property) {
    pass(&property, read: { _ in value }, written: { $0 == value ? [] : nil })
  }

  /// A property that a line with one value states unless it is nil.
  private mutating func pass<Property>(
    _ property: inout Property?, _ read: (inout Values) -> Property, _ value: (Property) -> Value
  ) {
    pass(&property, read: read, written: { $0.map { [value($0)] } })
  }

  mutating func text(_ property: inout String?) { pass(&property, { $0.text() }, { .text($0) }) }
  mutating func id(_ property: inout ControllerID?) { pass(&property, { $0.id() }, { .controller($0) }) }
  mutating func size(_ property: inout Size?) { pass(&property, { $0.size() }, { .size($0) }) }
  mutating func answer(_ property: inout Bool?) { pass(&property, { $0.answer() }, { .answer($0) }) }
  mutating func answer(_ property: inout Bool) { pass(&property, read: { $0.answer() }, written: { [.answer($0)] }) }

  mutating func choice<Element: CaseIterable & RawRepresentable<UInt8>>(_ property: inout Element?)
  where Element.AllCases == [Element] {
    pass(&property, { Element.allCases[$0.choice()] }, { .choice(Int($0.rawValue)) })
  }

  mutating func displayMode(_ property: inout SplitDisplayMode?) {
    pass(&property, read: { $0.displayMode() }, written: { [.displayMode($0)] })
  }

  // A line without orientations has other words.
  mutating func mask(_ property: inout OrientationMask?) {
    pass(&property, read: { $0.mask() }, written: { $0.flatMap { $0.isEmpty ? nil : [.mask($0)] } })
  }

  mutating func listed(_ property: inout ListedOrientations?) {
    pass(&property, { $0.listed() }, { .mask($0.mask, first: $0.first) })
  }

  /// A view that is made in one way, with a size or without.
  mutating func view(_ property: inout ViewSource?, _ make: (Size?) -> ViewSource) {
    pass(
      &property, read: { make($0.optional { $0.size() }) },
      written: { $0 == make($0?.size) ? [$0?.size.map { .size($0) } ?? .nothing] : nil })
  }
}

extension Form {
  func line(_ values: [Value], in controllers: [ControllerDeclaration]) -> String {
    var line = ByteBuffer()
    write(values, in: controllers, to: &line)
    return line.text
  }
}

extension Form.Structure {
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
    Grammar.lines(of: Grammar.header, from: old, to: self, in: []) { effect, header, values in
      if case .header(let set) = effect { set(&header, &values) }
    }
  }
}

extension ControllerDeclaration {
  /// All lines of the declaration, below a header that says or doesn't say `held by UIKit only`.
  func lines(in controllers: [ControllerDeclaration], heldByUIKitOnly: Bool = false) -> [String] {
    var bare = ControllerDeclaration(name: name, line: line)
    bare.kind = kind
    if heldByUIKitOnly { bare.statedHold = true }
    return [bare.line(in: controllers)] + options(since: bare, in: controllers)
  }

  /// The line without the options.
  func line(in controllers: [ControllerDeclaration]) -> String {
    let kind = kind.holding(declaredContent(in: controllers))
    let values = [.text(name)] + kind.values
    return Grammar.kinds.form(of: values) { effect, values in
      guard case .controller(let make) = effect else { return false }
      _ = values.text()
      return make(&values) == kind
    }.line(values, in: controllers)
  }

  /// Changes options that name no other controller, and returns the lines that say so.
  mutating func state(_ change: (inout ControllerDeclaration) -> Void) -> [String] {
    let old = self
    change(&self)
    return options(since: old, in: [])
  }

  /// The lines of the options that turn another declaration into this one.
  func options(since old: ControllerDeclaration, in controllers: [ControllerDeclaration]) -> [String] {
    Grammar.lines(of: Grammar.options, from: old, to: self, in: controllers) { effect, declaration, values in
      if case .option(let set) = effect { set(&declaration, &values) }
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
