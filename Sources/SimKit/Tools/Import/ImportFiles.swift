/// The files of an import: which of them count, and which of the storyboards the app begins with.
struct ImportFiles {
  private(set) var boards: [Storyboard] = []
  private(set) var info: PropertyValue?
  /// The remarks about files that don't count.
  private(set) var remarks: [String] = []
  private let isPad: Bool

  init(_ files: [Source], isPad: Bool) throws(StoryboardImport.Fault) {
    self.isPad = isPad
    for file in files {
      do throws(XMLReader.Fault) {
        if ImportNames.isPropertyList(file) {
          info = try PropertyValue.read(file)
        } else {
          add(try Storyboard(try XMLReader.read(file), path: file.name))
        }
      } catch {
        throw StoryboardImport.Fault(file: file.name, line: error.line, reason: error.reason)
      }
    }
  }

  private mutating func add(_ board: Storyboard) {
    let file = ImportNames.plain(ImportNames.file(board.path))
    var board = board
    if board.isLaunchScreen {
      return remarks.append("\(file) is what the system shows while the app starts: no controller of the app's.")
    }
    if let system = board.otherSystem {
      return remarks.append("\(file) is for \(system): vcsim knows UIKit on iOS.")
    }
    if board.scenes.isEmpty { return remarks.append("\(file) holds no controller.") }
    let parts = board.name.split(separator: "~", maxSplits: 1)
    if parts.count == 2, parts[1] == "ipad" || parts[1] == "iphone" {
      guard (parts[1] == "ipad") == isPad else { return remarks.append("\(file) is for the other device.") }
      board.name = String(parts[0])
    }
    // Files of one name in two folders are the same storyboard if they are localizations, or have the same scenes. One scene is
    // not enough: all storyboards that Xcode makes begin with a controller of the same id.
    let isForDevice = parts.count == 2
    let same = boards.firstIndex { other in
      other.name == board.name
        && (isForDevice || Self.withoutLanguage(other.path) == Self.withoutLanguage(board.path)
          || Self.scenes(of: other) == Self.scenes(of: board))
    }
    guard let place = same else { return boards.append(board) }
    // A file for the device wins over one for all, and the base over its localizations.
    let wins = isForDevice || (!Self.isBase(boards[place].path) && Self.isBase(board.path))
    let other = wins ? boards[place] : board
    if wins { boards[place] = board }
    let folderAndFile = other.path.split(separator: "/").suffix(2).joined(separator: "/")
    remarks.append("\(ImportNames.plain(folderAndFile)) is the same storyboard for other devices or languages.")
  }

  private static func scenes(of board: Storyboard) -> Set<[String]> {
    Set(board.scenes.map { [$0.id, $0.className ?? ""] })
  }

  private static func withoutLanguage(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
  }

  private static func isBase(_ path: String) -> Bool { Array(path.utf8).contains("Base.lproj/") }

  /// The names of the files, with their folders if two have one name.
  var titles: [String] {
    let names = boards.map { ImportNames.file($0.path) }
    return zip(boards, names).map { board, name in
      let isAlone = names.count { $0 == name } == 1
      return ImportNames.plain(isAlone ? name : Self.withoutLanguage(board.path).suffix(2).joined(separator: "/"))
    }
  }

  /// The storyboards that the Info.plist names, the best first.
  private var mainNames: [String] {
    let suffix = isPad ? "~ipad" : "~iphone"
    let keys = ["UIMainStoryboardFile", "NSMainNibFile"].flatMap { [$0 + suffix, $0] }
    return (keys.map { info?[$0]?.text } + [info.flatMap { ImportNames.sceneStoryboard($0) }]).compactMap { $0 }
  }

  /// The storyboard that the Info.plist names, a place in `boards`.
  private var named: Int? { mainNames.lazy.compactMap { name in boards.firstIndex { $0.name == name } }.first }

  /// Why the app may begin with another storyboard than `main`; nil if the files say so, or if there is only one.
  var doubt: String? {
    guard named == nil, let main, boards.count > 1 || info != nil else { return nil }
    let choice = "'\(titles[main])' is the first\(boards[main].initial == nil ? "" : " with an initial controller")."
    guard let name = mainNames.first else { return "No Info.plist names a storyboard, and " + choice }
    return "The Info.plist names '\(ImportNames.plain(name))', which isn't among the files, and " + choice
  }

  /// The storyboard that the app begins with: without a name, the first that has an initial controller. Nil if there's none.
  var main: Int? { named ?? boards.firstIndex { $0.initial != nil } ?? (boards.isEmpty ? nil : 0) }

  /// The orientations of the Info.plist for the device; nil if it lists none.
  var orientations: ListedOrientations? {
    let key = "UISupportedInterfaceOrientations"
    let list = info?[key + (isPad ? "~ipad" : "~iphone")]?.texts ?? info?[key]?.texts
    let orientations = list.map { ImportNames.orientations($0) } ?? []
    return orientations.first.map { first in
      ListedOrientations(mask: OrientationMask(orientations.map { OrientationMask($0) }), first: first)
    }
  }
}

extension StoryboardImport {
  /// The most controllers that an import may declare.
  package static var mostControllers: Int { 2000 }

  /// How the screens begin.
  static let mark = "# Made by 'vcsim import'"

  /// Whether a file is the screens of an import.
  package static func isMade(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array(mark.utf8)) }
}
