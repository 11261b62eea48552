/// The lanes of a picture: a column for each receiver, and from row to row how each of them stands.
///
/// Terminals, pages, and pictures draw the same lanes, each in its own signs.
package struct Lanes: Sendable {
  /// A value that holds from a row on, up to the next stay.
  package struct Stay<Value: Equatable & Sendable>: Sendable {
    package var value: Value
    package var row: Int
  }

  package struct Column: Sendable {
    package let name: String
    /// The class of its color.
    package let color: String
    package fileprivate(set) var states: [Stay<LaneState>] = []
    /// The last column inside of it, -1 where there is none.
    fileprivate(set) var insides: [Stay<Int>] = []

    init(_ name: String, color: String) {
      self.name = name
      self.color = color
    }
  }

  package private(set) var columns: [Column]
  package internal(set) var rowCount = 0

  init(_ columns: [Column]) { self.columns = columns }

  /// Each row of a run.
  package init(_ run: FollowedRun) {
    self.init(run, run.lanes, colors: run.laneColors(run.lanes), rows: run.rows.indices.map { $0 })
  }

  /// - Parameters:
  ///   - run: What is drawn.
  ///   - lanes: The order of the columns.
  ///   - rows: For each row of the picture the place among the rows of the run, nil where the run has none.
  init(_ run: FollowedRun, _ lanes: [FollowedRun.Lane], colors: [String], rows: [Int?]) {
    self.init(zip(lanes, colors).map { Column(run.name(of: $0), color: $1) })
    rowCount = rows.count
    var places = [Int?](repeating: nil, count: run.scenario.controllers.count)
    for (place, lane) in lanes.enumerated() {
      if case .controller(let id) = lane { places[id.int] = place }
    }
    var before: Snapshot?
    for (number, place) in rows.enumerated() {
      guard let place else { continue }
      let snapshot = run.rows[place].snapshot
      guard snapshot.controllers != before?.controllers else { continue }
      // As the first row finds it, so it was above.
      let row = before == nil ? 0 : number
      for (column, lane) in lanes.enumerated() {
        Self.add(run.state(of: lane, at: snapshot), at: row, to: &columns[column].states)
      }
      if Self.parentsDiffer(snapshot, before) {
        for (column, last) in Self.insides(snapshot, places, lanes.count).enumerated() {
          Self.add(last, at: row, to: &columns[column].insides)
        }
      }
      before = snapshot
    }
  }

  mutating func set(_ state: LaneState, of column: Int, at row: Int) {
    Self.add(state, at: row, to: &columns[column].states)
  }

  private static func add<Value>(_ value: Value, at row: Int, to stays: inout [Stay<Value>]) {
    if stays.last?.value != value { stays.append(Stay(value: value, row: row)) }
  }

  private static func parentsDiffer(_ snapshot: Snapshot, _ before: Snapshot?) -> Bool {
    guard let before else { return true }
    return zip(snapshot.controllers, before.controllers).contains { $0.parent != $1.parent || $0.exists != $1.exists }
  }

  /// For each column the last column inside of it, -1 where there is none.
  private static func insides(_ snapshot: Snapshot, _ places: [Int?], _ count: Int) -> [Int] {
    var result = [Int](repeating: -1, count: count)
    for (index, controller) in snapshot.controllers.enumerated() where controller.exists {
      guard let column = places[index] else { continue }
      var above = controller.parent
      while let parent = above {
        if let outer = places[parent.int] { result[outer] = max(result[outer], column) }
        above = snapshot.controllers[parent.int].parent
      }
    }
    return result
  }
}
