/// The kinds of controllers that stories have.
package enum StoryForm: String, CaseIterable, Sendable {
  case controller, nav, tabs, pages, split, container

  init(_ kind: ControllerKind) {
    switch kind {
    case .navigation: self = .nav
    case .tabBar: self = .tabs
    case .page: self = .pages
    case .split: self = .split
    case .container: self = .container
    default: self = .controller
    }
  }
}

/// A small app whose stories are compared with logs: its controllers, and all that can happen to it.
package struct StoryApp: Sendable {
  /// The launched controller, in words: `in a tab bar`.
  let place: String
  /// How unusual the app is.
  private(set) var cost: Int
  /// How many moves follow the launch in the library.
  let depth: Int
  private(set) var controllers: [ControllerDeclaration] = []
  private(set) var hooks: [Hook] = []
  private(set) var segues: [Segue] = []
  /// The first action of each story.
  private(set) var launch = Move(.launchWithoutRoot)
  private(set) var moves: [Move] = []
  /// Whether it has no other containers than navigation and tab bar controllers.
  var isEveryday: Bool {
    hooks.isEmpty
      && controllers.allSatisfy {
        [.controller, .nav, .tabs].contains(StoryForm($0.kind)) && $0.answers.supports == nil
      }
  }
  var forms: [StoryForm] { controllers.map { StoryForm($0.kind) } }

  /// How many controllers an app has in reserve for pushes and presentations.
  private static let spares = 6
  private var firstSpare = 0

  /// All apps, the most usual first, with the moves that a log may need.
  static func all(_ setting: StoryStage.Setting) -> [StoryApp] {
    kinds.map { kind in
      var app = kind
      if kind.needsPad, !setting.isPad { app.cost += StoryCost.pad }
      if setting.opensURLs { app.may(.open(.url), .open(.link), as: .uncommon) }
      if setting.isKilled { app.may(.killApp, as: .uncommon) }
      if setting.isLaunchedAgain { app.moves += [Move(.endApp, .unlikely), app.launch] }
      if setting.hasSegues { app.addSegues() }
      if setting.hasTrouble {
        app.moves += app.moves.filter { $0.isInterrupted }.map {
          Move($0.action, [.unlikely, .uncommon], spare: $0.spare, isHasty: true)
        }
      }
      return app
    }
  }

  var needsPad: Bool {
    guard case .launch(let root, _) = launch.action, case .split = controllers[root.int].kind else { return false }
    return true
  }

  // MARK: How an app is put together

  /// - Parameters:
  ///   - names: The controllers that are shown, beside those of the containers.
  ///   - isForStyles: Whether it shows the styles of presentations.
  ///   - held: How the device is held at the launch, if it isn't in portrait.
  ///   - isRare: Whether only the shortest stories of it are in the library.
  ///   - build: Adds the containers with their moves, and returns the controller that is launched.
  private init(
    _ place: String, _ cost: Int, _ names: [String] = [], isForStyles: Bool = false, held: Orientation? = nil,
    isRare: Bool = false, _ build: (inout StoryApp) -> ControllerID
  ) {
    self.place = place
    self.cost = cost
    depth = isRare ? 1 : 2
    for name in names { add(name) }
    firstSpare = controllers.count
    for number in 1...Self.spares { add(number == 1 ? "other" : "other\(number)") }
    // The styles that are not the version's own.
    let styles: [(String, ModalStyle)] = [("cover", .fullScreen), ("over", .overFullScreen), ("form", .formSheet)]
    let styled = isForStyles ? styles.map { name, style in add(name) { $0.answers.style = style } } : []
    let root = build(&self)
    launch = Move(.launch(root, held: held))
    for id in styled {
      may(.present(id, from: root, animated: true), as: .unlikely)
      may(.present(id, from: root, animated: false), as: [.unlikely, .uncommon])
      may(.dismiss(id, animated: true))
      may(.dismiss(id, animated: false), as: .unlikely)
    }
    may { .present($0, from: root, animated: true) }
    may(as: .unlikely) { .present($0, from: root, animated: false) }
    may(as: .unlikely, withTwo: { .present($1, from: $0, animated: true) })
    may { .dismiss($0, animated: true) }
    may(as: .unlikely) { .dismiss($0, animated: false) }
    may(as: .uncommon) { .beginDismissal($0) }
    may(as: .uncommon) { .cancelDismissal($0) }
    may(as: .uncommon) { .finishDismissal($0) }
    may(as: .uncommon) { .setRoot($0) }
    may(.rotate(.landscapeRight), .rotate(.portrait), as: [.unlikely, .uncommon])
    may(.enterBackground, .enterForeground)
    may(.memoryWarning, as: [.unlikely, .uncommon])
  }

  @discardableResult
  private mutating func add(
    _ name: String, _ kind: ControllerKind = .plain, _ set: (inout ControllerDeclaration) -> Void = { _ in }
  ) -> ControllerID {
    var declaration = ControllerDeclaration(name: name, line: 0)
    declaration.kind = kind
    set(&declaration)
    controllers.append(declaration)
    return ControllerID(controllers.count - 1)
  }

  private mutating func may(_ actions: Action..., as marks: Marks = []) {
    moves += actions.map { Move($0, marks) }
  }

  private mutating func may(as marks: Marks = [], withSpare action: (ControllerID) -> Action) {
    for spare in 1...Self.spares { moves.append(Move(action(self.spare(spare)), marks, spare: spare)) }
  }

  private mutating func may(as marks: Marks, withTwo action: (ControllerID, ControllerID) -> Action) {
    for one in 1...Self.spares {
      for two in 1...Self.spares where two != one {
        moves.append(Move(action(spare(one), spare(two)), marks, spare: max(one, two)))
      }
    }
  }

  private func spare(_ number: Int) -> ControllerID { ControllerID(firstSpare + number - 1) }

  /// A segue, and its unwinding, for each push or presentation of a controller by the one before.
  private mutating func addSegues() {
    for move in moves {
      let (id, source, kind): (ControllerID, ControllerID, Segue.Kind)
      switch move.action {
      case .push(let pushed, let nav, true):
        (id, source, kind) = (pushed, move.spare > 1 ? spare(move.spare - 1) : content(of: nav), .push)
      case .present(let presented, let presenter, true, _)
      where presenter.int < firstSpare || controllers[presenter.int].kind.container != nil
        || presenter == spare(move.spare - 1):
        (id, source, kind) = (presented, content(of: presenter), .modal)
      default: continue
      }
      let segue = Segue(source, to: id, kind, in: controllers)
      segues.append(segue)
      moves.append(Move(.performSegue(segue.identifier, from: source, byUser: true), by: segue, like: move))
      moves.append(Move(.unwind(id, to: source, animated: true), by: segue, like: move))
    }
  }

  /// The controller that a container shows first: a segue begins there.
  private func content(of id: ControllerID) -> ControllerID {
    controllers[id.int].kind.content.first.map { content(of: $0) } ?? id
  }

  @discardableResult
  private mutating func mayNavigate(_ nav: ControllerID) -> ControllerID {
    may { .push($0, on: nav, animated: true) }
    may(as: .unlikely) { .push($0, on: nav, animated: false) }
    may(.pop(nav, to: .previous, animated: true))
    may(.pop(nav, to: .previous, animated: false), as: .unlikely)
    may(.pop(nav, to: .root, animated: true), as: [.unlikely, .uncommon])
    may(.beginPop(nav), .cancelPop(nav), .finishPop(nav))
    may(as: [.unlikely, .uncommon]) { .setStack(nav, to: [$0], animated: true) }
    return nav
  }

  private mutating func addPages(_ style: PageStyle?) -> ControllerID {
    let book = add("book", .page([Self.home, Self.second, Self.third], style))
    may(.turnPage(book, to: Self.second, animated: true))
    may(.turnPage(book, to: Self.second, animated: false), as: .unlikely)
    may(.turnPage(book, to: Self.home, animated: true))
    may(.turnPage(book, to: Self.third, animated: false), as: [.unlikely, .uncommon])
    may(.beginTurn(book, to: Self.second), .cancelTurn(book), .finishTurn(book))
    return book
  }

  /// A custom container, with the code of its viewDidLoad.
  private mutating func addBox(_ code: (ControllerID) -> [Action] = { _ in [] }) -> ControllerID {
    let box = add("box", .container)
    let actions = code(box)
    if !actions.isEmpty {
      hooks.append(
        Hook(receiver: .controller(box), callback: .viewDidLoad, line: 0, actions: actions.map { Statement($0) }))
    }
    return box
  }

  // MARK: The apps

  private static let home = ControllerID(0)
  private static let second = ControllerID(1)
  private static let third = ControllerID(2)

  private static let kinds = [
    StoryApp("", 0, ["home"], isForStyles: true) { _ in home },
    StoryApp("in a navigation controller", 10, ["home"], isForStyles: true) { app in
      app.mayNavigate(app.add("nav", .navigation([home])))
    },
    StoryApp("in a tab bar", 40, ["home", "second", "third"]) { app in
      let tabs = app.add("tabs", .tabBar([home, second, third]))
      for id in [second, home, third] { app.may(.select(id, in: tabs, byUser: true)) }
      return tabs
    },
    StoryApp("in a navigation controller in a tab bar", 70, ["home", "second"]) { app in
      let nav = app.mayNavigate(app.add("nav", .navigation([home])))
      let other = app.add("nav2", .navigation([second]))
      let tabs = app.add("tabs", .tabBar([nav, other]))
      app.may(.select(other, in: tabs, byUser: true), .select(nav, in: tabs, byUser: true))
      return tabs
    },
    StoryApp("behind a navigation controller that is presented", 80, ["home", "inner"]) { app in
      let nav = app.add("nav", .navigation([second]))
      app.may(.present(nav, from: home, animated: true))
      app.may(.present(nav, from: home, animated: false), as: .unlikely)
      app.may(.dismiss(nav, animated: true))
      app.mayNavigate(nav)
      return home
    },
    StoryApp("in a navigation controller onto which it pushes at once", 180, ["home", "second"], isRare: true) { app in
      let nav = app.mayNavigate(app.add("nav", .navigation([home])))
      app.hooks.append(
        Hook(
          receiver: .controller(home), callback: .viewDidLoad, line: 0,
          actions: [Statement(.push(second, on: nav, animated: false))]))
      return nav
    },
    StoryApp("with children", 100) { app in
      let box = app.addBox()
      app.may { .addWhole($0, to: box) }
      app.may { .removeWhole($0, from: box) }
      app.may(as: .uncommon, withTwo: { .transition(from: $0, to: $1, in: box) })
      return box
    },
    StoryApp("in a custom container", 100, ["home"]) { app in
      let box = app.addBox { [.addWhole(home, to: $0)] }
      app.may { .addWhole($0, to: box) }
      app.may { .removeWhole($0, from: box) }
      app.may(.removeWhole(home, from: box), .addWhole(home, to: box))
      app.may(as: .uncommon) { .transition(from: home, to: $0, in: box) }
      return box
    },
    StoryApp("in a custom container of several", 110, ["home", "second", "third"]) { app in
      let box = app.addBox { [.addChild(second, to: $0), .addChild(third, to: $0), .addWhole(home, to: $0)] }
      app.may(.transition(from: home, to: second, in: box), .transition(from: second, to: third, in: box))
      app.may(.transition(from: home, to: third, in: box), as: .uncommon)
      app.may(.transition(from: second, to: home, in: box), as: [.unlikely, .uncommon])
      return box
    },
    StoryApp("in a page view controller", 120, ["home", "second", "third"]) { $0.addPages(nil) },
    StoryApp("in a page view controller that curls", 130, ["home", "second", "third"], isRare: true) {
      $0.addPages(.curl)
    },
    StoryApp("in a split view controller", 120, ["home", "second"]) { app in
      let split = app.add("split", .split(.sides(primary: home, secondary: second)))
      app.may(.showMaster(split, true), .showMaster(split, false), as: .uncommon)
      return split
    },
    // Launches in landscape. Most logs show nothing of it: their price keeps them out of the answers of these.
    StoryApp("", 250, ["home"], held: .landscapeRight, isRare: true) { _ in home },
    StoryApp("in a navigation controller", 260, ["home"], held: .landscapeRight, isRare: true) { app in
      app.mayNavigate(app.add("nav", .navigation([home])))
    },
    StoryApp("of a controller that supports landscape only", 270, isRare: true) {
      $0.add("home") { $0.answers.supports = .landscape }
    },
    StoryApp(
      "in a split view controller of three columns", 140, ["home", "second", "third"], held: .landscapeRight,
      isRare: true
    ) { app in
      // UIKit wraps each column in a navigation controller.
      let columns = zip(SplitColumn.allCases, [home, second, third]).map { column, id in
        app.add("split-" + column.name, .navigation([id])) { $0.overrides = [] }
      }
      let content = SplitContent.columns(primary: columns[0], supplementary: columns[1], secondary: columns[2])
      let split = app.add("split", .split(content))
      app.may(.showColumn(.primary, of: split, true), .showColumn(.primary, of: split, false), as: .uncommon)
      return split
    },
  ]
}

extension Statement {
  /// An action of no file.
  init(_ action: Action) { self.init(content: .action(action), text: "", line: 0) }
}

extension Action {
  fileprivate static func present(_ id: ControllerID, from source: ControllerID, animated: Bool) -> Action {
    .present(id, from: source, animated: animated, completion: false)
  }

  fileprivate static func dismiss(_ id: ControllerID, animated: Bool) -> Action {
    .dismiss(id, animated: animated, completion: false)
  }

  fileprivate static func transition(from one: ControllerID, to other: ControllerID, in box: ControllerID) -> Action {
    .transition(from: one, to: other, in: box, duration: defaultTransitionDuration, completion: false)
  }
}
