extension Device {
  /// The devices that a scenario can name, with the screens that apps see in portrait, in points (Apple's tables of
  /// display sizes).
  public static let named: [(name: String, device: Device)] = sizes.flatMap { idiom, width, height, names in
    names.map { ($0, Device(idiom: idiom, screen: Size(width, height))) }
  }

  /// The index of the model in `named`, in any usual spelling; nil for another word. Capitals, spaces, hyphens, parentheses,
  /// and the words of Apple's tables such as "inch" and "3rd generation" don't matter.
  package static func model(spelled word: String) -> Int? {
    let wanted = key(word)
    return named.firstIndex { key($0.name) == wanted }
  }

  /// Returns the letters and digits of a model's name, in lower case. An ordinal is its number.
  private static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    for word in name.utf8.split(whereSeparator: { !isInWord($0) }) {
      var word = word.map { 65...90 ~= $0 ? $0 + 32 : $0 }
      if let last = word.last, digits ~= word[0], !(digits ~= last), word.count > 2,
        word.dropLast(2).allSatisfy({ digits ~= $0 })
      {
        word.removeLast(2)
      }
      if word != Array("inch".utf8), word != Array("generation".utf8), word != Array("gen".utf8) { key += word }
    }
    return key
  }

  private static let digits: ClosedRange<UInt8> = 48...57

  private static func isInWord(_ byte: UInt8) -> Bool {
    digits ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte == 46
  }

  private static let sizes: [(Idiom, Int, Int, [String])] = [
    (.phone, 320, 480, ["iPhone 3GS", "iPhone 4", "iPhone 4S"]),
    (.phone, 320, 568, ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"]),
    (.phone, 375, 667, ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"]),
    (.phone, 414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    (.phone, 375, 812, ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (.phone, 414, 896, ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (.phone, 390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (.phone, 428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (.phone, 393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (.phone, 430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (.phone, 402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (.phone, 420, 912, ["iPhone Air"]),
    (.phone, 440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (
      .pad, 768, 1024,
      [
        "iPad", "iPad 2", "iPad 3", "iPad 4", "iPad 5", "iPad 6", "iPad Air", "iPad Air 2", "iPad mini", "iPad mini 2",
        "iPad mini 3", "iPad mini 4", "iPad mini 5", "iPad Pro 9.7",
      ]
    ),
    (.pad, 810, 1080, ["iPad 7", "iPad 8", "iPad 9"]),
    (.pad, 820, 1180, ["iPad 10", "iPad A16", "iPad Air 4", "iPad Air 5", "iPad Air 11 M2", "iPad Air 11 M3"]),
    (.pad, 744, 1133, ["iPad mini 6", "iPad mini A17 Pro"]),
    (.pad, 834, 1112, ["iPad Pro 10.5", "iPad Air 3"]),
    (.pad, 834, 1194, ["iPad Pro 11"]),
    (.pad, 834, 1210, ["iPad Pro 11 M4", "iPad Pro 11 M5"]),
    (.pad, 1024, 1366, ["iPad Pro 12.9", "iPad Air 13 M2", "iPad Air 13 M3"]),
    (.pad, 1032, 1376, ["iPad Pro 13 M4", "iPad Pro 13 M5"]),
  ]
}
