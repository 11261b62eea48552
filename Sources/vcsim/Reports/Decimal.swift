/// Numbers with a fixed count of digits behind the point.
enum Decimal {
  /// Rounded to the nearest; `places` is 1 to 6.
  static func text(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value * Double(scale)).rounded())
    let rest = String(whole.magnitude % scale.magnitude)
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(whole.magnitude / scale.magnitude).\(String(repeating: "0", count: places - rest.count))\(rest)"
  }
}
