extension Sequence {
  /// The elements by their numbers, the smallest first; elements with the same number stay in their order.
  ///
  /// All sorting by numbers goes through one copy: each copy of the standard library's is sent over the net with the module of
  /// the playground.
  func ordered(by number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return orderedPlaces(of: elements.map { number($0) }).map { elements[$0] }
  }
}

@inline(never)
private func orderedPlaces(of numbers: [Int]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it is first.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements with equal keys together, in the order of the first of them. An element without a key is alone.
  package func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = key.flatMap({ places[$0] }) {
        groups[place].append(element)
        continue
      }
      if let key { places[key] = groups.count }
      groups.append([element])
    }
    return groups
  }
}
