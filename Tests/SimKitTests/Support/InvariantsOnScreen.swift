@testable import SimKit

/// What must be on screen when the app has come to rest.
extension Invariants {
  mutating func isOnScreen(_ simulator: Simulator) {
    for place in scenario.controllers.indices {
      showsItsChild(ControllerID(place), simulator)
      hasComeAlong(ControllerID(place), simulator)
    }
  }

  /// A container of the system that is on screen has on screen whom it shows, unless the app's code has touched that one's view
  /// or has moved it.
  private mutating func showsItsChild(_ id: ControllerID, _ simulator: Simulator) {
    guard simulator.isSystemContainer(id), simulator.hierarchy[id].appearance == .appeared,
      simulator.hierarchy.isInWindow(id), !simulator.application.isInBackground, !isInTwoPlaces(id)
    else { return }
    for child in simulator.hierarchy.children(of: id)
    where simulator.containerShows(child, in: id) && !isMovedByApp(child) {
      let covered =
        simulator.hierarchy[child].presented.map { simulator.hierarchy[$0].presentation?.covers == true } ?? false
      if covered { continue }
      if !simulator.hierarchy.isInWindow(child) || simulator.hierarchy[child].appearance != .appeared {
        violate("\(scenario.name(of: id)) shows \(scenario.name(of: child)), which is not on screen")
      }
    }
  }

  /// What lies in the view of a parent that has appeared has appeared as well.
  private mutating func hasComeAlong(_ id: ControllerID, _ simulator: Simulator) {
    guard let parent = simulator.hierarchy.parent(of: id), simulator.hierarchy.isShown(id, in: parent),
      simulator.hierarchy[parent].appearance == .appeared, simulator.hierarchy.isInWindow(parent),
      simulator.forwardsAppearance(parent), !isMovedByApp(id), !isInTwoPlaces(parent),
      !simulator.application.isInBackground
    else { return }
    if simulator.hierarchy[id].appearance != .appeared {
      violate("\(scenario.name(of: id)) lies in \(scenario.name(of: parent)) and has not appeared")
    }
  }
}
