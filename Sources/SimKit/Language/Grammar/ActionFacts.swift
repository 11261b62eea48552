// The facts about an action that hold in any state of the app. No switch here has a default: the compiler asks for each new action
// who does it and what it puts somewhere, as `WrittenLines` asks for its operands.

extension Action {
  enum Doer: Equatable {
    case code
    /// A finger that touches a part of the screen.
    case finger(Touch)
    /// The finger that is down on a controller is lifted.
    case lift(ControllerID)
    /// The system, or the user outside of the app.
    case system
  }

  var doer: Doer {
    switch self {
    case .tapOutside(let id): .finger(.beside(id))
    case .select(_, in: let id, byUser: true), .performSegue(_, from: let id, byUser: true), .unwind(let id, _, _),
      .beginPop(let id), .beginTurn(let id, _), .beginDismissal(let id), .dragSheet(let id, _), .showMaster(let id, _),
      .tapMore(let id), .beginSearch(_, let id, byUser: true), .typeSearch(let id), .endSearch(let id, byUser: true):
      .finger(.inside(id))
    case .cancelPop(let id), .finishPop(let id), .cancelTurn(let id), .finishTurn(let id), .cancelDismissal(let id),
      .finishDismissal(let id):
      .lift(id)
    case .enterBackground, .enterForeground, .endApp, .killApp, .relaunch, .disconnectScene, .openScene, .changeScene,
      .memoryWarning, .rotate, .changeInterfaceStyle, .resizeWindow, .beginInterruption, .endInterruption, .open,
      .beginCall, .endCall:
      .system
    case .launch, .launchWithoutRoot, .setRoot, .showWindow, .hideWindow, .changeDelegate, .setStatusBar,
      .requestGeometry, .attemptRotation, .create, .release, .loadView, .unloadView, .unloadViewOutsideWindow, .layout,
      .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .setFrame, .setTraits, .setContentSize,
      .updateOrientations, .setEditing, .takeView, .change, .send, .present, .readPresentationController, .presentNil,
      .dismiss, .addChild, .removeFromParent, .willMove, .didMove, .addView, .addViewToWindow, .removeView,
      .beginAppearance, .endAppearance, .transition, .addWhole, .removeWhole, .push, .pushNil, .pop, .setStack,
      .setBarHidden, .setToolbarHidden, .select, .setTabs, .turnPage, .setPages, .setDisplayMode, .setColumnWidth,
      .showColumn, .setColumn, .beginSearch, .endSearch, .show, .performSegue, .wait, .waitUntilIdle, .runRoutine,
      .setVariable, .together, .animate, .alongside, .then, .after:
      .code
    }
  }

  /// The controller whose gesture ends when the finger is lifted.
  var endOfGesture: ControllerID? { if case .lift(let id) = doer { id } else { nil } }

  /// The controller that the app's code calls, moves, or dismisses: the first of the line; nil for actions of others.
  var patient: ControllerID? {
    guard doer == .code else { return nil }
    for case .controller(let id) in values { return id }
    return nil
  }

  /// The place that an action gives to controllers.
  enum Place {
    case root
    case presented(from: ControllerID?)
    /// The container above decides.
    case shown(from: ControllerID)
    case child(of: ControllerID)
    case stack(of: ControllerID)
    case tab(of: ControllerID)
    case page(of: ControllerID)
    case column(of: ControllerID)
  }

  /// The controllers that an action puts somewhere; nil if it leaves all where they are.
  var puts: (controllers: [ControllerID], place: Place)? {
    switch self {
    case .launch(let id, _), .setRoot(let id), .showWindow(let id), .openScene(let id): ([id], .root)
    case .present(let id, let source, _, _): ([id], .presented(from: source))
    case .beginSearch(let id, _, _): ([id], .presented(from: nil))
    case .show(let id, let source, _): ([id], .shown(from: source))
    case .addChild(let id, let parent), .addWhole(let id, let parent): ([id], .child(of: parent))
    case .push(let id, let nav, _): ([id], .stack(of: nav))
    case .setStack(let nav, let ids, _): (ids, .stack(of: nav))
    case .setTabs(let tabs, let ids, _): (ids, .tab(of: tabs))
    case .turnPage(let pages, let id, _), .beginTurn(let pages, let id): ([id], .page(of: pages))
    case .setColumn(_, let split, let id): ([id], .column(of: split))
    case .launchWithoutRoot, .hideWindow, .enterBackground, .enterForeground, .endApp, .killApp, .relaunch,
      .disconnectScene, .changeScene, .memoryWarning, .rotate, .changeDelegate, .changeInterfaceStyle, .resizeWindow,
      .setStatusBar, .beginInterruption, .open, .endInterruption, .beginCall, .endCall, .requestGeometry,
      .attemptRotation, .create, .release, .loadView, .unloadView, .unloadViewOutsideWindow, .layout,
      .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .setFrame, .setTraits, .setContentSize,
      .updateOrientations, .setEditing, .takeView, .change, .send, .readPresentationController, .presentNil, .dismiss,
      .tapOutside, .beginDismissal, .cancelDismissal, .finishDismissal, .dragSheet, .removeFromParent, .willMove,
      .didMove, .addView, .addViewToWindow, .removeView, .beginAppearance, .endAppearance, .transition, .removeWhole,
      .pushNil, .pop, .setBarHidden, .setToolbarHidden, .beginPop, .cancelPop, .finishPop, .cancelTurn, .finishTurn,
      .select, .tapMore, .setPages, .showMaster, .setDisplayMode, .setColumnWidth, .showColumn, .typeSearch, .endSearch,
      .performSegue, .unwind, .wait, .waitUntilIdle, .runRoutine, .setVariable, .together, .animate, .alongside, .then,
      .after:
      nil
    }
  }
}

/// The part of the screen that a finger touches.
package enum Touch: Hashable, Sendable {
  case inside(ControllerID)
  /// Beside a popover, where it ends by that.
  case beside(ControllerID)

  var controller: ControllerID {
    switch self {
    case .inside(let id), .beside(let id): id
    }
  }
}
