import Testing

@testable import SimKit

/// Trees of numbers against the same trees as plain lists.
struct ForestTests {
  private struct Model {
    var parent: [Int?]
    var children: [[Int]]

    init(count: Int) {
      parent = Array(repeating: nil, count: count)
      children = Array(repeating: [], count: count)
    }

    func isAtOrAbove(_ ancestor: Int, _ node: Int) -> Bool {
      ancestor == node || parent[node].map { isAtOrAbove(ancestor, $0) } ?? false
    }

    func walk(_ root: Int) -> [Int] { [root] + children[root].flatMap { walk($0) } }

    mutating func append(_ node: Int, to above: Int) {
      parent[node] = above
      children[above].append(node)
    }

    mutating func remove(_ node: Int) {
      guard let above = parent[node] else { return }
      parent[node] = nil
      children[above].removeAll { $0 == node }
    }
  }

  @Test func aForestIsWhatAListOfParentsSays() {
    var random = Random(seed: 86)
    for _ in 0..<40 {
      let count = 2 + random.below(24)
      var forest = Forest(count: count)
      var model = Model(count: count)
      for _ in 0..<120 {
        let (node, other) = (random.below(count), random.below(count))
        if model.parent[node] == nil, !model.isAtOrAbove(node, other) {
          forest.append(node, to: other)
          model.append(node, to: other)
        } else {
          forest.remove(node)
          model.remove(node)
        }
        for node in 0..<count {
          #expect(forest.parent(of: node) == model.parent[node])
          #expect(Array(forest.children(of: node)) == model.children[node])
          #expect(forest.lastChild(of: node) == model.children[node].last)
          #expect(forest.hasChildren(node) == !model.children[node].isEmpty)
        }
        #expect(forest.isAtOrAbove(node, other) == model.isAtOrAbove(node, other))
      }
    }
  }

  @Test func aWalkMeetsEachNodeOnceParentsBeforeChildren() {
    var random = Random(seed: 87)
    for _ in 0..<200 {
      let count = 1 + random.below(40)
      var forest = Forest(count: count)
      var model = Model(count: count)
      for node in 1..<max(1, count) where random.chance(90) {
        let above = random.below(node)
        forest.append(node, to: above)
        model.append(node, to: above)
      }
      for root in 0..<count {
        var met: [Int] = []
        var next: Int? = root
        while let node = next {
          met.append(node)
          next = forest.nextInWalk(after: node, below: root)
        }
        #expect(met == model.walk(root))
      }
    }
  }
}
