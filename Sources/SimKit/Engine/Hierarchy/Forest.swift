/// Trees over small numbers: who is whose parent, in which order.
///
/// The view tree and the tree of child controllers are both kept in one of these. Links run both ways and siblings are chained, so
/// that adding, removing and finding a parent cost the same however large the tree is, and walks need no recursion.
struct Forest: Hashable, Sendable {
  struct Links: Hashable, Sendable {
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  private(set) var links: [Links]

  init(count: Int) { links = Array(repeating: Links(), count: count) }

  func parent(of node: Int) -> Int? { optional(links[node].parent) }
  func lastChild(of node: Int) -> Int? { optional(links[node].last) }
  func hasChildren(_ node: Int) -> Bool { links[node].first >= 0 }

  private func optional(_ link: Int32) -> Int? { link < 0 ? nil : Int(link) }

  func children(of node: Int) -> Siblings { Siblings(links: links, place: links[node].first, isForward: true) }

  func childrenFromLast(of node: Int) -> Siblings { Siblings(links: links, place: links[node].last, isForward: false) }

  struct Siblings: Sequence, IteratorProtocol {
    fileprivate let links: [Links]
    fileprivate var place: Int32
    fileprivate let isForward: Bool

    mutating func next() -> Int? {
      guard place >= 0 else { return nil }
      defer { place = isForward ? links[Int(place)].next : links[Int(place)].previous }
      return Int(place)
    }
  }

  /// Makes `node`, which has no parent, the last child of `parent`.
  mutating func append(_ node: Int, to parent: Int) {
    let last = links[parent].last
    links[node].parent = Int32(parent)
    links[node].previous = last
    if last >= 0 { links[Int(last)].next = Int32(node) } else { links[parent].first = Int32(node) }
    links[parent].last = Int32(node)
  }

  /// Takes `node` away from its parent, with all below it.
  mutating func remove(_ node: Int) {
    let link = links[node]
    guard link.parent >= 0 else { return }
    let parent = Int(link.parent)
    if link.previous >= 0 { links[Int(link.previous)].next = link.next } else { links[parent].first = link.next }
    if link.next >= 0 { links[Int(link.next)].previous = link.previous } else { links[parent].last = link.previous }
    links[node].parent = -1
    links[node].previous = -1
    links[node].next = -1
  }

  /// The node after `node`, which is `root` or below it, in a walk of everything below that, parents before children.
  func nextInWalk(after node: Int, below root: Int) -> Int? {
    if links[node].first >= 0 { return Int(links[node].first) }
    var current = node
    while current != root {
      if links[current].next >= 0 { return Int(links[current].next) }
      current = Int(links[current].parent)
    }
    return nil
  }

  func isAtOrAbove(_ ancestor: Int, _ node: Int) -> Bool {
    guard hasChildren(ancestor) else { return ancestor == node }
    var current = Int32(node)
    while current >= 0 {
      if current == Int32(ancestor) { return true }
      current = links[Int(current)].parent
    }
    return false
  }
}
