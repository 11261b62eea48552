extension Simulator {
  /// Performs the UIKit call of an action. Everything else follows from the mechanisms.
  mutating func act(_ action: Action) {
    switch action {
    case .launch(let root, let held): launch(root, held: held)
    case .launchWithoutRoot: launch(nil)
    case .setRoot(let root): setRoot(root)
    case .showWindow(let root): showWindow(of: root)
    case .hideWindow(let root, let isRetained): hideWindow(of: root, isRetained: isRetained)
    case .enterBackground: enterBackground(application.scenes)
    case .enterForeground: enterForeground()
    case .disconnectScene: disconnectScene()
    case .openScene(let root): openScene(of: root)
    case .changeScene(let change, let root): self.change(change, of: root)
    case .endApp: appEnds()
    case .killApp: killApp()
    case .relaunch: relaunch()
    case .memoryWarning: warnOfMemory()
    case .rotate(let orientation): turnDevice(to: orientation)
    case .changeDelegate(let mask): application.delegate = mask
    case .changeInterfaceStyle: flipStyle(of: controllersInWindow, .styleToldParentFirst)
    case .resizeWindow(let size): resizeWindow(to: size)
    case .setStatusBar(let orientation, let animated): setStatusBar(to: orientation, animated: animated)
    case .beginInterruption: beginInterruption()
    case .open(let opened): open(opened)
    case .endInterruption: activeAgain(after: .interrupted, .interruption)
    case .beginCall: changeCallBar(isUp: true)
    case .endCall: changeCallBar(isUp: false)
    case .requestGeometry(let mask): requestGeometry(mask)
    case .attemptRotation: schedule([.rotation(.attempt(.attempt))])

    case .create(let id): schedule([.create(id)])
    case .release(let id): releaseByApp(id)
    case .loadView(let id): schedule([.load(id)])
    case .unloadView(let id): setViewToNil(id)
    case .unloadViewOutsideWindow(let id): unloadViewOutsideWindow(id)
    case .layout(let id, let now): layoutByApp(of: id, now: now)
    case .setNeedsUpdateConstraints(let id): setNeedsUpdateConstraints(id)
    case .setNeedsUpdateProperties(let id): setNeedsUpdateProperties(id)
    case .setFrame(let id, let frame): schedule([.load(id), .view(id, .setFrame(frame))])
    case .setTraits(let id, let traits): overrideTraits(of: id, traits)
    case .setContentSize(let id, let size): setContentSize(id, size)
    // UIKit queries again when the app's code has returned.
    case .updateOrientations: runLoop.waitForLayout([.rotation(.attempt(.update))])
    case .setEditing(let id, let editing, let animated):
      schedule([
        .create(id), .send(.controller(id), .setEditing, .editing(editing, animated: animated), .editingIsACall),
      ])
    case .takeView(let id, let owner): takeView(id, of: owner)
    case .change(let id, let change): hierarchy[id].answers = hierarchy[id].answers.with(change)
    case .send(let callback, let id, let animated): sendByApp(callback, to: id, animated: animated)

    case .readPresentationController(let id): schedule([.create(id), .presentation(.readPresentationController(id))])
    case .presentNil(let source): report(Trouble(.presentsNil, source))
    case .present(let id, let source, let animated, let completion):
      presentByApp(id, from: source, animated: animated, completion: completion)
    case .dismiss(let id, let animated, let completion): dismissByApp(id, animated: animated, completion: completion)

    case .tapOutside(let id): tapOutside(id)
    case .beginDismissal(let id): beginDrag(of: id)
    case .cancelDismissal(let id): endDrag(of: id, finished: false)
    case .finishDismissal(let id): endDrag(of: id, finished: true)

    case .dragSheet(let id, let detent): dragSheet(id, to: detent)

    case .addChild(let child, let parent): schedule([.addChild(child, to: parent)])
    case .removeFromParent(let child): schedule([.child(child, .removeFromParent)])
    case .willMove(let child, let parent): schedule([.create(child), .willMove(child, to: parent, .calledByApp)])
    case .didMove(let child, let parent): schedule([.create(child), .didMove(child, to: parent, .calledByApp)])
    case .addView(let child, let parent):
      schedule([.load(parent), .load(child), .attach(child, to: parent, .window, .viewEntersWindow)])
    case .addViewToWindow(let id): schedule([.load(id), .attach(id, to: nil, .window, .viewEntersWindow)])
    case .removeView(let child): schedule([.detach(child, .window, .viewLeavesWindow), .release(child)])
    case .beginAppearance(let id, let appearing, let animated):
      beginAppearance(of: id, appearing: appearing, animated: animated)
    case .endAppearance(let id): schedule([.create(id), .appearance(id, .endUnchecked(.beginAndEnd))])
    case .transition(let from, let to, let parent, let duration, let completion):
      transition(from: from, to: to, in: parent, duration: duration, completion: completion)
    case .addWhole(let child, let parent):
      schedule([
        .addChild(child, to: parent), .load(parent), .load(child), .fill(child, parent, unlessPlaced: true),
        .attach(child, to: parent, .window, .viewEntersWindow), .didMove(child, to: parent, .calledByApp),
      ])
    // None of the calls names the parent.
    case .removeWhole(let child, _):
      schedule([
        .willMove(child, to: nil, .calledByApp), .detach(child, .window, .viewLeavesWindow),
        .child(child, .removeFromParent),
      ])

    case .push(let id, let nav, let animated): tell(nav, .navigation(nav, .push(id, animated: animated)), making: [id])
    case .pushNil(let nav): report(Trouble(.pushesNil, nav))
    case .pop(let nav, let target, let animated): tell(nav, .navigation(nav, .pop(target, animated: animated)))
    case .setStack(let nav, let stack, let animated):
      tell(nav, .navigation(nav, .setStack(count: stack.count, animated: animated)), making: stack, handing: stack)
    case .setBarHidden(let nav, let hidden, _): tell(nav, .navigation(nav, .setBarHidden(hidden)))
    case .setToolbarHidden(let nav, let hidden, _): tell(nav, .navigation(nav, .setToolbarHidden(hidden)))
    case .beginPop(let nav): tell(nav, .navigation(nav, .beginGesture))
    case .cancelPop(let nav): tell(nav, .navigation(nav, .endGesture(finished: false)))
    case .finishPop(let nav): tell(nav, .navigation(nav, .endGesture(finished: true)))
    case .beginTurn(let pages, let next): tell(pages, .page(pages, .beginGesture(to: next)))
    case .cancelTurn(let pages): tell(pages, .page(pages, .endGesture(finished: false)))
    case .finishTurn(let pages): tell(pages, .page(pages, .endGesture(finished: true)))
    case .tapMore(let tabs): tell(tabs, .tabBar(tabs, .tapMore))
    case .select(let id, let tabs, let byUser): tell(tabs, .tabBar(tabs, .select(id, byUser: byUser)))
    case .setTabs(let tabs, let members, _):
      tell(tabs, .tabBar(tabs, .setTabs(count: members.count)), making: members, handing: members)
    case .turnPage(let pages, let next, let animated):
      tell(pages, .page(pages, .turn(to: next, animated: animated)), making: [next])
    case .setPages(_, let next, _): _ = permits(objection(toPaging: next))
    case .showMaster(let split, let shows): tell(split, .split(split, .showMaster(shows)))
    case .setDisplayMode(let split, let mode): tell(split, .split(split, .prefer(mode)))
    case .setColumnWidth(let split, let width): tell(split, .split(split, .setColumnWidth(width)))
    case .showColumn(let column, let split, let shows): tell(split, .split(split, .showColumn(column, shows)))
    case .setColumn(let column, let split, let id): tell(split, .split(split, .setColumn(column, id)), making: [id])
    case .beginSearch(let search, let source, _): tell(search, .search(search, .begin(from: source)), making: [source])
    case .typeSearch(let search): tell(search, .search(search, .type))
    case .endSearch(let search, _): tell(search, .search(search, .end))
    case .show(let id, let source, let asDetail):
      schedule([
        .create(source), .create(id), .presentation(.show(id, from: source, asDetail: asDetail, animated: true)),
      ])

    case .performSegue(let identifier, let source, let byUser): performSegue(identifier, from: source, byUser: byUser)
    case .unwind(let source, let destination, let animated): unwind(source, to: destination, animated: animated)

    case .animate(let duration, let block): animate(duration, block)
    case .alongside(let block): runAlongside(block)
    case .then(let block, ofCall: true): complete(block)
    case .then(let block, ofCall: false): runThen(block)
    case .runRoutine(_, let block), .together(let block): runBlock(block)
    case .setVariable(let setting): setVariable(setting)
    case .after(let delay, let block): schedule(Work.after(delay, [.code(.block(block))]))

    case .wait, .waitUntilIdle: break
    }
  }
}
