extension Vcsim {
  /// A case of a scenario, resolved for one version and one device. `vcsim export` writes it, the player performs it, and
  /// `vcsim schema plan` describes it.
  struct Plan: Codable, Sendable {
    /// `vcsim.plan`.
    let format: String
    let formatVersion: String
    /// The name of the case: `modal@ios18`.
    let `case`: String
    /// The scenario's file.
    let file: String
    /// The version whose lines and options the plan holds: `ios18`.
    let mode: String
    /// `phone` or `pad`.
    let device: String
    /// The size of the screen in portrait that the case was derived for, in points.
    let screen: [Int]
    /// The interface orientation that the device is in when the app is launched.
    let held: Orientation
    /// Whether the Info.plist of the app has a scene manifest.
    let scenes: Bool
    let controllers: [Actor]
    let hooks: [Hook]
    /// The lines that a step such as `after` or `animate` holds, by their number.
    let blocks: [[Step]]
    let story: [Step]
    /// The callbacks that the scenario shows, as selectors; nil if it shows all.
    let shows: [String]?
    /// The facts that the player can't set up: a log of this plan is a part of the case.
    let missing: [String]

    /// `UIInterfaceOrientation`.
    enum Orientation: String, Codable, Sendable {
      case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    struct Actor: Codable, Sendable {
      let name: String
      let kind: Kind
      /// The app's class that `vcsim export xctest` makes the controller of. If it's nil, the player makes a class.
      let `class`: String?
      /// The methods that the class overrides, as selectors: those that the scenario states or needs.
      let overrides: [String]
      /// The methods of its delegate; if it's nil, no delegate is set.
      let delegate: [String]?
      /// Whether `loadView` makes a view with an empty frame. If not, UIKit's own makes one.
      let makesView: Bool
      /// Whether UIKit alone retains the controller.
      let heldByUikit: Bool
      let answers: Answers
      let options: Options
    }

    enum Kind: Codable, Sendable {
      case plain
      case navigation(content: [String])
      case tabBar(content: [String])
      /// With columns the first content is the primary one.
      case split(content: [String], columns: Bool)
      case page(content: [String], curls: Bool)
      /// With a controller for the results, or none.
      case search(content: [String])
      case alert(isSheet: Bool)
    }

    /// The values that the class, or its delegate, returns instead of UIKit's own.
    struct Answers: Codable, Sendable {
      var supports: [Orientation]?
      var prefers: Orientation?
      var autorotates: Bool?
      var forwardsAppearance: Bool?
      var shouldDismiss: Bool?
      var collapsesSecondary: Bool?
    }

    /// Properties that are set when the controller is made.
    struct Options: Codable, Sendable {
      var style: Style?
      var contentSize: [Double]?
      var definesPresentationContext: Bool?
      var hidesBottomBarWhenPushed: Bool?
      var isModalInPresentation: Bool?
      var displayMode: Int?
      /// Set when the controller is presented: reading a presentation controller early changes what UIKit does.
      var detents: [Detent]?
    }

    /// `UIModalPresentationStyle`.
    enum Style: String, Codable, Sendable {
      case fullScreen, pageSheet, formSheet, currentContext, popover, custom, overFullScreen, overCurrentContext
    }

    enum Detent: String, Codable, Sendable { case medium, large }

    /// `UIUserInterfaceSizeClass`; a class that isn't overridden is absent.
    enum SizeClass: String, Codable, Sendable { case compact, regular }

    /// `UISplitViewController.Column`.
    enum Column: String, Codable, Sendable { case primary, supplementary, secondary, compact }

    /// The app's code in a callback.
    struct Hook: Codable, Sendable {
      /// A controller, `NAME.view`, `NAME.delegate`, `app`, or `scene`.
      let receiver: String
      /// The selector.
      let callback: String
      let beforeSuper: Bool
      let withoutSuper: Bool
      let once: Bool
      let steps: [Step]
    }

    /// The driver of a step.
    enum Driver: String, Codable, Sendable {
      /// The player's own code.
      case code
      /// The computer that the simulator runs on, with `simctl`.
      case host
      /// The UI test bundle.
      case finger
      /// Nothing does: `why` says why.
      case nothing
    }

    /// A line of the story, of a hook, or of a block.
    struct Step: Codable, Sendable {
      /// As the scenario has it.
      let text: String
      /// The line in the file, from 1.
      let line: Int
      let drive: Driver
      /// Why nothing performs the step.
      let why: String?
      /// Whether the next step waits until the app is idle.
      let waits: Bool
      let call: Call?
      /// The callbacks that vcsim derives for the step: `sheet viewWillAppear:`.
      let expected: [String]?
    }

    /// Whether a call is animated: `told` takes the value of the callback that the code is in.
    enum Animated: String, Codable, Sendable { case no, yes, told }

    /// The call that a step makes. Controllers are named.
    enum Call: Codable, Sendable {
      // The app
      case launch(controller: String?)
      case setRoot(controller: String)
      case showWindow(controller: String)
      case hideWindow(controller: String, retained: Bool)
      case memoryWarning
      case requestGeometry(orientations: [Orientation])
      case attemptRotation
      // Calls for one controller
      case create(controller: String)
      case release(controller: String)
      case loadView(controller: String)
      case unloadView(controller: String, onlyOutsideWindow: Bool)
      case layout(controller: String, now: Bool)
      case updateConstraints(controller: String)
      case updateProperties(controller: String)
      case setFrame(controller: String, frame: [Double])
      case setTraits(controller: String, horizontal: SizeClass?, vertical: SizeClass?, isOverridden: Bool)
      case setContentSize(controller: String, size: [Double])
      case updateOrientations(controller: String)
      case setEditing(controller: String, editing: Bool, animated: Bool)
      case takeView(controller: String, of: String)
      case change(controller: String, answers: Answers)
      case setStyle(controller: String, style: Style)
      case send(selector: String, controller: String, animated: Bool)
      // Presentation
      case present(controller: String, from: String, animated: Bool, completion: Bool)
      case readPresentationController(controller: String)
      case dismiss(controller: String, animated: Bool, completion: Bool)
      // Containment
      case addChild(controller: String, to: String)
      case removeFromParent(controller: String)
      case willMove(controller: String, to: String?)
      case didMove(controller: String, to: String?)
      case addView(controller: String, to: String)
      case addViewToWindow(controller: String)
      case removeView(controller: String)
      case beginAppearance(controller: String, appearing: Bool, animated: Animated)
      case endAppearance(controller: String)
      case transition(from: String, to: String, container: String, milliseconds: Int, completion: Bool)
      case add(controller: String, to: String)
      case remove(controller: String, from: String)
      // UIKit's containers
      case push(controller: String, on: String, animated: Bool)
      case pop(navigation: String, to: String?, toRoot: Bool, animated: Bool)
      case setStack(navigation: String, controllers: [String], animated: Bool)
      case setBarHidden(navigation: String, hidden: Bool, animated: Bool)
      case setToolbarHidden(navigation: String, hidden: Bool, animated: Bool)
      case select(controller: String, tabs: String)
      case setTabs(tabs: String, controllers: [String], animated: Bool)
      case turnPage(pages: String, to: String, animated: Bool)
      case setDisplayMode(split: String, mode: Int)
      case setColumnWidth(split: String, points: Double)
      case showColumn(split: String, column: Column, shows: Bool)
      case setColumn(split: String, column: Column, controller: String)
      case show(controller: String, from: String, asDetail: Bool)
      // Time, and the app's code
      case wait(milliseconds: Int)
      case run(block: Int)
      /// `then` is the block of the completion.
      case animate(milliseconds: Int, block: Int, then: Int?)
      case alongside(block: Int, then: Int?)
      case after(milliseconds: Int, block: Int)
      /// The step is a part of the one before it, or words for the reader.
      case none
      // Events of the host
      case background
      case foreground
      case endApp
      case relaunch
      case changeInterfaceStyle
      // Events of a finger
      case rotate(to: Orientation)
      case tapTab(controller: String, tabs: String, index: Int)
      case tapOutside(controller: String)
      case dragSheet(controller: String, to: Detent)
      case beginDismissal(controller: String, finishes: Bool)
      case beginPop(navigation: String, finishes: Bool)
      case beginTurn(pages: String, to: String, forward: Bool, finishes: Bool)
      /// The finger of the step that began the gesture lifts by itself.
      case lift
    }
  }
}
