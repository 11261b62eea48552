/// A segue of a storyboard: from one controller to another, by a name.
package struct Segue: Hashable, Sendable {
  /// The identifier, as `performSegueWithIdentifier:sender:` names it; empty for a segue that code never performs.
  package let identifier: String
  package let source: ControllerID
  package let destination: ControllerID
  package let kind: Kind
  package let animated: Bool
  /// The line of the declaration, from 1.
  package let line: Int

  /// The way a segue shows its destination.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The navigation controller of the source pushes it.
    case push
    /// The source presents it.
    case modal
    /// Adds it as a child of the source when the source's view is loaded, iOS 6.
    case embed
    /// Pushes it if there is a navigation controller, otherwise presents it, iOS 8.
    case show
    /// Shows it as the detail of a split view controller if there is one, otherwise presents it, iOS 8.
    case showDetail
    /// The source presents it as a popover.
    case popover
    /// The app's own class carries it out: UIKit makes the destination and prepares the source.
    case custom

    /// The word for it in scenarios.
    package var name: String { rawValue }
  }
}

extension Scenario {
  /// The segue of a controller with an identifier, nil when there is none.
  func segue(_ identifier: String, from source: ControllerID) -> Int? {
    segues.firstIndex { $0.identifier == identifier && $0.source == source }
  }
}
