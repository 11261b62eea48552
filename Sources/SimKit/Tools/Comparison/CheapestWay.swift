/// The cheapest way through two sequences, of which each item has a price if it has no partner (Needleman and Wunsch, 1970).
///
/// `ShortestEdit` is for long sequences, whose items are the same or aren't.
package struct CheapestWay {
  /// What it costs to go over an item of the rows, over one of the columns, or over a pair; nil where the two are no pair.
  private let overRow: (Int) -> Int
  private let overColumn: (Int) -> Int
  private let pair: (Int, Int) -> Int?
  /// The least cost up to each row and column.
  private let costs: [[Int]]

  package init(
    rows: Int, columns: Int, overRow: @escaping (Int) -> Int, overColumn: @escaping (Int) -> Int,
    pair: @escaping (Int, Int) -> Int?
  ) {
    (self.overRow, self.overColumn, self.pair) = (overRow, overColumn, pair)
    var costs = [Self.start(columns, overColumn)]
    for row in 0..<rows {
      var next = costs[row]
      Self.advance(&next, overRow: { _ in overRow(row) }, overColumn: overColumn, pair: { pair(row, $0) })
      costs.append(next)
    }
    self.costs = costs
  }

  /// What it costs to go through all columns and so many rows.
  package func cost(_ rows: Int) -> Int { costs[rows][costs[rows].count - 1] }

  /// The pairs on the way through all columns and so many rows.
  /// - Parameter isEarly: Of two rows that a column can have as its partner at the same cost, it has the first.
  package func pairs(_ rows: Int, isEarly: Bool) -> [(row: Int, column: Int)] {
    var pairs: [(row: Int, column: Int)] = []
    var (row, column) = (rows, costs[rows].count - 1)
    while row > 0, column > 0 {
      let here = costs[row][column]
      let isPair = pair(row - 1, column - 1).map { costs[row - 1][column - 1] + $0 == here } ?? false
      let isOver = costs[row - 1][column] + overRow(row - 1) == here
      if isPair, !isOver || !isEarly {
        row -= 1
        column -= 1
        pairs.append((row, column))
      } else if isOver {
        row -= 1
      } else {
        column -= 1
      }
    }
    return pairs.reversed()
  }

  /// The costs before the first row.
  package static func start(_ columns: Int, _ overColumn: (Int) -> Int) -> [Int] {
    var costs = [0]
    costs.reserveCapacity(columns + 1)
    for column in 0..<columns { costs.append(costs[column] + overColumn(column)) }
    return costs
  }

  /// The costs after one more row. Who wants no way back keeps one row of them.
  @inline(__always)
  package static func advance(
    _ costs: inout [Int], overRow: (Int) -> Int, overColumn: (Int) -> Int, pair: (Int) -> Int?
  ) {
    var diagonal = costs[0]
    costs[0] += overRow(0)
    for column in costs.indices.dropFirst() {
      let above = costs[column]
      var least = min(above + overRow(column), costs[column - 1] + overColumn(column - 1))
      if let price = pair(column - 1) { least = min(least, diagonal + price) }
      costs[column] = least
      diagonal = above
    }
  }
}
