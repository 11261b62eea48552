import UIKit

extension Vcsim {
  /// Waits, frame by frame, without changing what is measured: animations keep their speed, and nothing is laid out early.
  @MainActor final class Idle: NSObject {
    private var link: CADisplayLink?
    private var frame = 0
    private var isOver: ((_ frame: Int) -> Bool)?
    private var continuation: CheckedContinuation<Void, Never>?

    /// Frames until the condition holds. It's asked once in each frame.
    func frames(until isOver: @escaping (_ frame: Int) -> Bool) async {
      await withCheckedContinuation { continuation in
        (frame, self.isOver, self.continuation) = (0, isOver, continuation)
        if link == nil {
          link = CADisplayLink(target: self, selector: #selector(tick))
          link?.add(to: .main, forMode: .common)
        }
        link?.isPaused = false
      }
    }

    @objc private func tick() {
      frame += 1
      guard let isOver, isOver(frame), let continuation else { return }
      (self.isOver, self.continuation) = (nil, nil)
      link?.isPaused = true
      continuation.resume()
    }

    /// Waits by the clock; returns how long it took, in milliseconds.
    func wait(milliseconds: Int) async -> Int {
      let start = CACurrentMediaTime()
      await frames { _ in (CACurrentMediaTime() - start) * 1000 >= Double(milliseconds) }
      return Int(((CACurrentMediaTime() - start) * 1000).rounded())
    }

    // MARK: Whether UIKit is idle

    /// Whether a controller below one of the windows moves, or a view waits for layout.
    static func isMoving(_ windows: [UIWindow]) -> Bool {
      let isInTransition = controllers(below: windows).contains {
        $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
      }
      return isInTransition || windows.contains { waitsForLayout($0.layer) }
    }

    /// Whether a finger holds a transition.
    static func isInteractive(_ windows: [UIWindow]) -> Bool {
      controllers(below: windows).contains { $0.transitionCoordinator?.isInteractive == true }
    }

    private static func controllers(below windows: [UIWindow]) -> [UIViewController] {
      var all = windows.compactMap(\.rootViewController)
      var index = 0
      while index < all.count {
        let controller = all[index]
        all += controller.children
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
          all.append(presented)
        }
        index += 1
      }
      return all
    }

    private static func waitsForLayout(_ layer: CALayer) -> Bool {
      layer.needsLayout() || (layer.sublayers ?? []).contains { waitsForLayout($0) }
    }
  }
}
