/// How much room the lines of a trace and its lanes take.
struct ReportMeasures {
  let runs: [FollowedRun]
  let lanes: [FollowedRun.Lane]
  /// How many letters wide the column of the names is; longer names push what follows.
  let nameWidth: Int
  /// The most lanes that all have their names above them.
  static let mostNamedLanes = 12
  /// So many lanes are as wide as their names on a wall.
  static let fewLanes = 3

  init(_ alignment: RunAlignment) {
    let runs = alignment.runs
    var lanes = alignment.left.lanes
    for lane in alignment.right?.lanes ?? [] where !lanes.contains(lane) { lanes.append(lane) }
    self.runs = runs
    self.lanes = lanes
    nameWidth = min(12, lanes.map { runs[0].name(of: $0).count }.max() ?? 0) + 1
  }

  var isComparison: Bool { runs.count > 1 }
  var isSolo: Bool { lanes.count <= 1 }
  var hasManyLanes: Bool { lanes.count > Self.mostNamedLanes }

  /// The width of a lane in hundredths of a rem.
  var pitch: Int { Self.pitch(lanes.count) }

  static func pitch(_ lanes: Int) -> Int {
    let few = [40, 40, 44, 40, 34, 29, 26, 24, 22]
    let pixels = lanes < few.count ? few[lanes] : lanes <= 12 ? 18 : lanes <= 20 ? 13 : 9
    return pixels * 100 / 16
  }

  /// Whether the words of a row may need more than one line somewhere: in the narrowest windows and frames, and on paper.
  func isTall(_ row: RunAlignment.Pairing) -> Bool {
    let places = zip(runs, [row.left, row.right]).compactMap { run, place in place.map { (run, run.rows[$0]) } }
    var letters = 0
    for (run, shown) in places {
      switch shown.event.content {
      case .warning, .exception, .remark: return true
      case .gap, .step, .note: break
      case .call: letters = max(letters, width(of: shown, run) + 2 * min(shown.event.depth, 12))
      }
    }
    // Values that differ are shown for both runs.
    if places.count > 1, places[0].1.line.content != places[1].1.line.content { return true }
    return letters > mostLetters
  }

  /// How many letters a row has room for where rooms are smallest: a frame of 560 pixels with the sizes beside the words, a phone of
  /// 400 with the sizes below them. A letter there is 7.8 pixels wide.
  private var mostLetters: Int {
    let gutter = pitch * max(1, lanes.count) * 16 / 100
    let frame = 560 - 24 - gutter * 4 / 5 - 100 * runs.count
    let phone = 400 - 24 - min(gutter * 64 / 100, 96)
    return max(12, min(frame, phone) * 10 / 78 - 2)
  }

  private func width(of row: FollowedRun.Moment, _ run: FollowedRun) -> Int {
    guard case .call(let call) = row.event.content else { return 0 }
    let part = call.receiver.part
    let owner = isSolo ? 0 : runs[0].name(of: run.lane(of: row) ?? .app).count + 1
    let name = owner + (part.isEmpty ? 0 : part.count + 1)
    let words = row.line.message?.words(without: [.bounds]) ?? call.callback.selector
    return (isSolo ? name : max(nameWidth, name)) + words.count
  }

  /// The width of a lane on a wall, in hundredths of a rem: few lanes are as wide as their names.
  var wallPitch: Int {
    switch lanes.count {
    case 0...Self.fewLanes: min(400, 50 * nameWidth)
    case 4...8: 140
    case 9...12: 90
    default: 45
    }
  }

  /// The width of a lane on paper, in pixels.
  static func printPitch(_ lanes: Int) -> Int { lanes < 4 ? 20 : lanes < 8 ? 16 : 9 }

  /// Hundredths as CSS writes them.
  static func decimal(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Whether a page in landscape has room for two columns.
  var fitsColumns: Bool { !isComparison && lanes.count <= 5 }
}
