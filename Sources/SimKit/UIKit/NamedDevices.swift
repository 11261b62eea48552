extension Device {
  /// The devices that a scenario can name, with the screens that apps see in portrait, in points (Apple's tables of
  /// display sizes).
  public static let named: [(name: String, device: Device)] = sizes.flatMap { idiom, width, height, names in
    names.map { ($0, Device(idiom: idiom, screen: Size(width, height))) }
  }

  private static let sizes: [(Idiom, Int, Int, [String])] = [
    (.phone, 320, 480, ["iPhone 3GS", "iPhone 4", "iPhone 4S"]),
    (.phone, 320, 568, ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"]),
    (.phone, 375, 667, ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"]),
    (.phone, 414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    (.phone, 375, 812, ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (.phone, 414, 896, ["iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (.phone, 390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"]),
    (.phone, 428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (.phone, 393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (.phone, 430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (.phone, 402, 874, ["iPhone 16 Pro"]),
    (.phone, 440, 956, ["iPhone 16 Pro Max"]),
    (.pad, 768, 1024, ["iPad", "iPad 2", "iPad Air", "iPad Air 2", "iPad mini"]),
    (.pad, 810, 1080, ["iPad 7", "iPad 8", "iPad 9"]),
    (.pad, 820, 1180, ["iPad 10", "iPad Air 4", "iPad Air 5"]),
    (.pad, 744, 1133, ["iPad mini 6"]),
    (.pad, 834, 1112, ["iPad Pro 10.5", "iPad Air 3"]),
    (.pad, 834, 1194, ["iPad Pro 11"]),
    (.pad, 1024, 1366, ["iPad Pro 12.9"]),
  ]
}
