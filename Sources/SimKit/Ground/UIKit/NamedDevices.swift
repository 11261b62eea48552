extension Device {
  /// The devices that a scenario can name, with the screens that apps see in portrait, in points (Apple's tables of display sizes).
  public static let named: [(name: String, device: Device)] = sizes.flatMap { idiom, width, height, _, names in
    names.map { ($0, Device(idiom: idiom, screen: Size(width, height))) }
  }

  /// The height of the status bar of a phone without a home button, in points, which is also the safe area's at the sides in
  /// landscape; nil for another device. A phone of no known size has that of the first one.
  static func roundedTop(of device: Device) -> Int? {
    guard device.idiom == .phone, device.screen.height >= device.screen.width * 2 else { return nil }
    return sizes.first { $0.1 == device.screen.width && $0.2 == device.screen.height }?.3 ?? 44
  }

  /// The index of the model in `named`, in any usual spelling; nil for another word. Capitals, spaces, hyphens, parentheses,
  /// a plus sign for "Plus", and the words of Apple's tables such as "inch" and "3rd generation" don't matter. Where
  /// Apple tells models of the same screen apart by more than their size, the size is enough.
  package static func model(spelled word: String) -> Int? {
    let wanted = key(word)
    let model = otherNames.first { key($0.other) == wanted }.map { key($0.model) } ?? wanted
    return named.firstIndex { key($0.name) == model }
  }

  /// The names of the models that have all words of a name: "iPad Pro M4" has two sizes.
  package static func models(with name: String) -> [String] {
    func words(_ name: String) -> [[UInt8]] { name.split { $0 == " " || $0 == "-" }.map { key(String($0)) } }
    let wanted = words(name)
    return named.map { $0.name }.filter { model in wanted.allSatisfy { words(model).contains($0) } }
  }

  /// Returns the letters and digits of a name in lower case: an ordinal as its number, signs of other scripts as they are.
  private static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    for word in name.utf8.split(whereSeparator: { !isInWord($0) }) {
      var word = ASCII.lowered(word)
      if word.last == UInt8(ascii: "+") { word = word.dropLast() + Array("plus".utf8) }
      if word.count > 2, ordinals.contains(Array(word.suffix(2))), word.dropLast(2).allSatisfy(ASCII.isDigit) {
        word.removeLast(2)
      }
      if word != Array("inch".utf8), word != Array("generation".utf8), word != Array("gen".utf8) { key += word }
    }
    return key
  }

  private static let ordinals = ["st", "nd", "rd", "th"].map { Array($0.utf8) }

  private static func isInWord(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || ASCII.isLetter(byte) || ".+".utf8.contains(byte) || byte >= 128
  }

  /// Other names of Apple's and of everyone's, each with the model of the list that has the same screen.
  private static let otherNames: [(other: String, model: String)] = [
    ("iPhone SE 1st generation", "iPhone SE"), ("iPhone SE 2016", "iPhone SE"), ("iPhone SE 2020", "iPhone SE 2"),
    ("iPhone SE 2022", "iPhone SE 3"), ("iPhone X\u{280}", "iPhone XR"), ("iPhone 17 Air", "iPhone Air"),
    ("iPad 1", "iPad"), ("iPad mini 1", "iPad mini"), ("iPad mini A17", "iPad mini A17 Pro"),
    ("iPad mini 7", "iPad mini A17 Pro"), ("iPad 11", "iPad A16"), ("iPad Air 1", "iPad Air"),
    ("iPad Air 6", "iPad Air 11 M2"), ("iPad Air 11", "iPad Air 11 M2"), ("iPad Air 13", "iPad Air 13 M2"),
    ("iPad Pro 13", "iPad Pro 13 M4"), ("iPad Pro 11 1", "iPad Pro 11"), ("iPad Pro 11 2", "iPad Pro 11"),
    ("iPad Pro 11 3", "iPad Pro 11"), ("iPad Pro 11 4", "iPad Pro 11"), ("iPad Pro 12.9 1", "iPad Pro 12.9"),
    ("iPad Pro 12.9 2", "iPad Pro 12.9"), ("iPad Pro 12.9 3", "iPad Pro 12.9"), ("iPad Pro 12.9 4", "iPad Pro 12.9"),
    ("iPad Pro 12.9 5", "iPad Pro 12.9"), ("iPad Pro 12.9 6", "iPad Pro 12.9"),
  ]

  /// Idiom, width, height, and the status bar's height where the screen is rounded. Records have 44 (e3-safearea-values-13-01)
  /// and 62 (e4-insets-window-18-01); the other heights are inferred.
  private static let sizes: [(Idiom, Int, Int, Int?, [String])] = [
    (.phone, 320, 480, nil, ["iPhone 3GS", "iPhone 4", "iPhone 4S", "iPod touch 4"]),
    (
      .phone, 320, 568, nil,
      ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE", "iPod touch 5", "iPod touch 6", "iPod touch 7"]
    ),
    (.phone, 375, 667, nil, ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"]),
    (.phone, 414, 736, nil, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    (.phone, 375, 812, 44, ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (.phone, 414, 896, 44, ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (.phone, 390, 844, 47, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (.phone, 428, 926, 47, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (.phone, 393, 852, 59, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (.phone, 430, 932, 59, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (.phone, 402, 874, 62, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (.phone, 420, 912, 68, ["iPhone Air"]),
    (.phone, 440, 956, 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (
      .pad, 768, 1024, nil,
      [
        "iPad", "iPad 2", "iPad 3", "iPad 4", "iPad 5", "iPad 6", "iPad Air", "iPad Air 2", "iPad mini", "iPad mini 2",
        "iPad mini 3", "iPad mini 4", "iPad mini 5", "iPad Pro 9.7",
      ]
    ),
    (.pad, 810, 1080, nil, ["iPad 7", "iPad 8", "iPad 9"]),
    (.pad, 820, 1180, nil, ["iPad 10", "iPad A16", "iPad Air 4", "iPad Air 5", "iPad Air 11 M2", "iPad Air 11 M3"]),
    (.pad, 744, 1133, nil, ["iPad mini 6", "iPad mini A17 Pro"]),
    (.pad, 834, 1112, nil, ["iPad Pro 10.5", "iPad Air 3"]),
    (.pad, 834, 1194, nil, ["iPad Pro 11"]),
    (.pad, 834, 1210, nil, ["iPad Pro 11 M4", "iPad Pro 11 M5"]),
    (.pad, 1024, 1366, nil, ["iPad Pro 12.9", "iPad Air 13 M2", "iPad Air 13 M3"]),
    (.pad, 1032, 1376, nil, ["iPad Pro 13 M4", "iPad Pro 13 M5"]),
  ]
}
