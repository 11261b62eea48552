extension Vcsim {
  /// A callback that can be recorded.
  struct RecordedMethod: Sendable {
    /// The classes whose method is recorded.
    enum Owner: Sendable { case controller, view, any }

    let owner: Owner
    /// The key under which the line states each argument; empty if it doesn't.
    let values: [String]

    /// Methods that UIKit calls often, and of which only an app's own override says something.
    static let ofAppsOnly: Set<String> = [
      "loadView", "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    ]
  }
}
