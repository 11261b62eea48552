import Foundation

@testable import SimKit

/// What the performer's calls of UIKit amount to, in SimKit's actions.
@MainActor final class Wire {
  static var calls: [Call] = []

  enum Call: Equatable {
    case action(Action)
    /// A controller was asked for, and so made.
    case made(ControllerID)
    /// A view was asked for, and so loaded.
    case touched(ControllerID)
    /// A view got the bounds of another one.
    case filled(ControllerID, ControllerID)
  }

  static func send(_ action: Action) { calls.append(.action(action)) }

  /// The calls of a closure alone.
  static func calls(of body: () -> Void) -> [Call] {
    let before = calls
    calls = []
    body()
    defer { calls = before }
    return calls
  }

  /// The one block that a closure runs.
  static func block(of body: () -> Void) -> BlockID? {
    guard case .action(.together(let block))? = calls(of: body).first else { return nil }
    return block
  }

  /// The actions that calls amount to: what the language has a short form for is one action, and a controller or a view
  /// that is asked for is an action where nothing else follows.
  ///
  /// - Parameter placed: The controllers whose frame the app has set: they don't fill their container.
  static func actions(_ calls: [Call], placed: Set<ControllerID>) -> [Action] {
    let heard = calls.filter {
      switch $0 {
      case .action, .filled: true
      case .made, .touched: false
      }
    }
    if heard.isEmpty {
      for case .touched(let id) in calls { return [.loadView(id)] }
      for case .made(let id) in calls { return [.create(id)] }
    }
    if heard.count == 4, case .action(.addChild(let child, let parent)) = heard[0], heard[1] == .filled(child, parent),
      heard[2] == .action(.addView(child, to: parent)), heard[3] == .action(.didMove(child, to: parent))
    {
      return [.addWhole(child, to: parent)]
    }
    if heard.count == 3, case .action(.addChild(let child, let parent)) = heard[0], placed.contains(child),
      heard[1] == .action(.addView(child, to: parent)), heard[2] == .action(.didMove(child, to: parent))
    {
      return [.addWhole(child, to: parent)]
    }
    return heard.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }
}
