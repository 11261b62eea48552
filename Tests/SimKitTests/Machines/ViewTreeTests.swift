import Testing

@testable import SimKit

/// The window's views against a model that looks at everything anew each time.
struct ViewTreeTests {
  private struct Model {
    var superview: [ViewID: ViewID] = [:]
    var subviews: [ViewID: [ViewID]] = [:]
    var loaded: Set<ViewID> = []
    var size: [ViewID: Size] = [:]
    var needsLayout: Set<ViewID> = []
    var needsVisit: Set<ViewID> = []

    func isIn(_ id: ViewID, _ ancestor: ViewID) -> Bool {
      id == ancestor || superview[id].map { isIn($0, ancestor) } ?? false
    }

    func walk(_ id: ViewID) -> [ViewID] { [id] + (subviews[id] ?? []).flatMap { walk($0) } }

    /// The views in the window that wait, superviews first.
    var waiting: [ViewID] { walk(.window).filter { needsLayout.contains($0) || needsVisit.contains($0) } }

    mutating func remove(_ id: ViewID) {
      guard let above = superview.removeValue(forKey: id) else { return }
      subviews[above]?.removeAll { $0 == id }
    }

    mutating func resize(_ id: ViewID, _ new: Size) {
      guard let old = size[id], old != new else { return }
      size[id] = new
      if loaded.contains(id) { needsLayout.insert(id) }
      for child in subviews[id] ?? [] {
        guard let own = size[child] else { continue }
        resize(child, Size(own.width + new.width - old.width, own.height + new.height - old.height))
      }
    }
  }

  private let count = 48

  /// Does the same to a tree and to its model, many times.
  private func play(seed: UInt64, steps: Int, _ check: (inout ViewTree, inout Model, inout Random) -> Void) {
    var random = Random(seed: seed)
    var tree = ViewTree(controllers: count)
    var model = Model()
    model.loaded = [.window]
    // All views are in the window at first, so that many wait at once.
    for number in 1...count {
      let (id, target) = (ViewID(number), random.chance(20) ? .window : ViewID(random.below(number)))
      let size = Size(5_000, 5_000)
      tree.load(id, frame: Rect(x: 0, y: 0, size: size))
      tree.insert(id, into: target)
      model.loaded.insert(id)
      model.size[id] = size
      model.superview[id] = target
      model.subviews[target, default: []].append(id)
      model.needsLayout.insert(id)
    }
    for _ in 0..<steps {
      let id = ViewID(1 + random.below(count))
      switch random.below(12) {
      case 0...3 where !model.loaded.contains(id):
        let size = Size(5_000 + random.below(50), 5_000 + random.below(50))
        tree.load(id, frame: Rect(x: 0, y: 0, size: size))
        model.loaded.insert(id)
        model.size[id] = size
        model.needsLayout.insert(id)
      case 0...6:
        let target = random.chance(30) ? ViewID.window : ViewID(1 + random.below(count))
        guard model.loaded.contains(id), model.loaded.contains(target), !model.isIn(target, id) else { continue }
        tree.remove(id)
        model.remove(id)
        tree.insert(id, into: target)
        model.superview[id] = target
        model.subviews[target, default: []].append(id)
        if target != .window { model.needsLayout.insert(target) }
      case 7:
        tree.remove(id)
        model.remove(id)
      case 8 where random.chance(40):
        tree.remove(id)
        model.remove(id)
        tree.unload(id)
        for child in model.subviews[id] ?? [] { model.superview[child] = nil }
        model.subviews[id] = nil
        model.loaded.remove(id)
        model.size[id] = nil
        model.needsLayout.remove(id)
        model.needsVisit.remove(id)
      case 9 where model.loaded.contains(id):
        let size = Size(5_000 + random.below(50), 5_000 + random.below(50))
        tree.setFrame(id, Rect(x: 3, y: 4, size: size), bounds: size)
        model.resize(id, size)
      case 10 where model.loaded.contains(id):
        tree.setNeedsLayout(id)
        model.needsLayout.insert(id)
      default:
        tree.setNeedsVisit(id)
        model.needsVisit.insert(id)
      }
      check(&tree, &model, &random)
    }
  }

  @Test func whoIsInTheWindowAndHowLargeFollowsFromWhoIsInWhom() {
    for seed in UInt64(0)..<12 {
      play(seed: seed, steps: 250) { tree, model, _ in
        for index in 0...count {
          let id = ViewID(index)
          #expect(tree.superview(of: id) == model.superview[id])
          #expect(tree[id].isLoaded == model.loaded.contains(id))
          #expect(tree[id].isInWindow == model.isIn(id, .window))
          #expect(tree[id].needsLayout == model.needsLayout.contains(id))
          #expect(tree[id].needsVisit == model.needsVisit.contains(id))
          if id != .window { #expect(tree[id].bounds == model.size[id] ?? .zero) }
        }
        let (a, b) = (ViewID(1), ViewID(2))
        #expect(tree.isIn(a, b) == model.isIn(a, b))
        #expect(tree.hasDirtyLayout == !model.waiting.isEmpty)
      }
    }
  }

  @Test func whatWaitsIsTakenOnceSuperviewsFirst() {
    var largest = 0
    for seed in UInt64(100)..<160 {
      play(seed: seed, steps: 200) { tree, model, random in
        guard random.chance(6) else { return }
        let expected = model.waiting
        largest = max(largest, expected.count)
        #expect(tree.takeWaiting() == expected)
        for id in expected {
          #expect(tree[id].needsLayout == model.needsLayout.contains(id))
          #expect(tree[id].needsVisit == model.needsVisit.contains(id))
          tree.endNeedsLayout(id)
          tree.endVisit(id)
          #expect(!tree[id].needsLayout && !tree[id].needsVisit)
        }
        model.needsLayout.subtract(expected)
        model.needsVisit.subtract(expected)
        #expect(!tree.hasDirtyLayout)
      }
    }
    // Few are compared with each other, many are met on a walk: both have been tried.
    #expect(largest > 16)
  }

  @Test func whatWaitsBelowAViewIsTakenWithoutTheRest() {
    for seed in UInt64(200)..<240 {
      play(seed: seed, steps: 200) { tree, model, random in
        guard random.chance(6) else { return }
        let top = ViewID(random.below(count + 1))
        let expected = model.isIn(top, .window) ? model.waiting.filter { $0 != top && model.isIn($0, top) } : []
        #expect(tree.takeWaiting(below: top) == expected)
        for id in expected {
          tree.endNeedsLayout(id)
          tree.endVisit(id)
        }
        model.needsLayout.subtract(expected)
        model.needsVisit.subtract(expected)
        #expect(tree.hasDirtyLayout == !model.waiting.isEmpty)
      }
    }
  }

  @Test func fewAndManyAreSortedAlike() {
    for seed in UInt64(300)..<330 {
      play(seed: seed, steps: 150) { tree, model, random in
        guard random.chance(10) else { return }
        var some = model.walk(.window).filter { _ in random.chance(60) }
        let sorted = some
        for place in some.indices.reversed() { some.swapAt(place, random.below(place + 1)) }
        #expect(tree.inTreeOrder(some) == sorted)
      }
    }
  }

  @Test func aViewThatIsLoadedAnewWaitsOnce() {
    var tree = ViewTree(controllers: 1)
    let (id, size) = (ViewID(1), Rect(x: 0, y: 0, size: Size(10, 10)))
    for _ in 0..<3 {
      tree.load(id, frame: size)
      tree.insert(id, into: .window)
      tree.remove(id)
      tree.unload(id)
    }
    tree.load(id, frame: size)
    tree.insert(id, into: .window)
    #expect(tree.takeWaiting() == [id])
  }
}
