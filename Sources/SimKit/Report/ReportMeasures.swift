/// How much room the lines of a trace take: what the style of narrow windows and the rows themselves are made for. Measured once
/// for each view.
struct ReportMeasures {
  let runs: [Recording]
  let lanes: [Recording.Lane]
  /// How many letters wide the column of the names is; longer names push what follows.
  let nameWidth: Int
  /// For each run and row how many letters a line has: who, what, and its values; 0 for what is no message.
  private(set) var widths: [[Int]] = []
  /// How wide the longest line is, in thousandths of a rem, without its bounds. A letter of a row is .527 rem wide; the sizes
  /// here are those of the style.
  private(set) var longestLine = 0

  /// Of how many letters lines may break: those of a name and a selector on a phone, whole lines on a small window, whole lines
  /// anywhere beside the panel.
  static let longest = (phone: 32, small: 58, any: 76)

  /// Of more lanes only some have their names above them.
  static let mostNamedLanes = 12

  init(_ alignment: RunAlignment) {
    let runs = [alignment.left] + (alignment.right.map { [$0] } ?? [])
    var lanes = alignment.left.lanes
    for lane in alignment.right?.lanes ?? [] where !lanes.contains(lane) { lanes.append(lane) }
    self.runs = runs
    self.lanes = lanes
    nameWidth = min(12, lanes.map { runs[0].name(of: $0).count }.max() ?? 0) + 1
    for run in runs {
      let widths = run.rows.map { width(of: $0, run) }
      for (row, width) in zip(run.rows, widths) {
        longestLine = max(longestLine, width * 527 + min(row.event.depth, 12) * 1_100)
      }
      self.widths.append(widths)
    }
    longestLine += 1_000
  }

  var isComparison: Bool { runs.count > 1 }
  var isSolo: Bool { lanes.count <= 1 }
  var hasManyLanes: Bool { lanes.count > Self.mostNamedLanes }

  /// The width of a lane in hundredths of a rem.
  var pitch: Int {
    let pixels: Int
    switch lanes.count {
    case 0...1: pixels = 40
    case 2: pixels = 44
    case 3: pixels = 40
    case 4: pixels = 34
    case 5: pixels = 29
    case 6: pixels = 26
    case 7: pixels = 24
    case 8: pixels = 22
    case 9...12: pixels = 18
    case 13...20: pixels = 13
    default: pixels = 9
    }
    return pixels * 100 / 16 * (isComparison ? 4 : 5) / 5
  }

  func name(_ lane: Recording.Lane) -> String { runs[0].name(of: lane) }

  /// How many letters the name in front has.
  private func nameWidth(of call: Call, _ row: Recording.Row, _ run: Recording) -> Int {
    let part = Self.part(call.receiver)
    return (isSolo ? 0 : name(run.lane(of: row) ?? .app).count + 1) + (part.isEmpty ? 0 : part.count + 1)
  }

  /// The part of a controller that a message went to.
  static func part(_ receiver: Receiver) -> String {
    switch receiver {
    case .controller, .app: ""
    case .scene: "scene"
    case .view: "view"
    case .delegate: "delegate"
    case .presentation: "presentation"
    case .animator: "animator"
    }
  }

  /// True if the name and the selector are too long for one line on a phone.
  func isLengthy(_ row: Recording.Row, _ run: Recording) -> Bool {
    guard case .call(let call) = row.event.content else { return false }
    return nameWidth(of: call, row, run) + call.callback.selector.count > Self.longest.phone
  }

  private func width(of row: Recording.Row, _ run: Recording) -> Int {
    guard case .call(let call) = row.event.content else { return 0 }
    let name = nameWidth(of: call, row, run)
    let words = row.line.message?.words(without: [.bounds]) ?? call.callback.selector
    // A letter of space stands behind the name, and one at the end.
    return (isSolo ? name : max(nameWidth, name)) + words.count + 2
  }

  var gutterWidth: Int { pitch * max(1, lanes.count) * 10 + 400 }

  /// Beside the panel, on a laptop, no room is left for the word that judges the bounds; their sign remains.
  var isDense: Bool { hasManyLanes || !isComparison && longestLine + gutterWidth + 8_700 + 2_600 > 58_000 }

  /// How wide a window must be, in rem, for a row to hold a line and its bounds beside each other.
  var widthOfOneLine: Int { (longestLine + gutterWidth * 4 / 5 + 7_400 + 2_600 + 5_100) / 1_000 }

  /// How wide a window must be, in rem, for two versions to stand side by side with each line whole. From 140 on the scenario
  /// stands beside the trace.
  var widthSideBySide: Int {
    let needed = (2 * (longestLine + gutterWidth + 6_300) + 3_000 + 4_000 + 2_600 + 1_600) / 1_000
    return needed > 112 ? needed + 28 : needed
  }

  /// How wide, in rem, two versions in one column are, with what says how they differ.
  var widthInOneColumn: Int { (longestLine + gutterWidth + 6_300 + 9_000 + 2_600) / 1_000 }
}
