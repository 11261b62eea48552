/// `matrix animated: yes, no`: a word of the scenario that takes several values, each in a case of its own.
public struct MatrixDimension: Hashable, Sendable {
  public let name: String
  public let values: [String]

  init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// One value for each dimension of a matrix.
public struct MatrixChoice: Hashable, Sendable {
  /// In the order of the dimensions.
  public private(set) var values: [Value] = []

  public struct Value: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  /// Nothing is chosen: each dimension has its first value.
  public static let first = MatrixChoice()

  public subscript(name: String) -> String? {
    for one in values where one.name == name { return one.value }
    return nil
  }

  /// What it adds to the name of a case: `+animated=no`.
  public var suffix: String {
    var text = ""
    for one in values { text += "+" + one.name + "=" + one.value }
    return text
  }

  /// All choices there are, the last dimension changing fastest; one that is empty when there is no matrix.
  public static func all(of dimensions: [MatrixDimension]) -> [MatrixChoice] {
    var choices = [MatrixChoice()]
    for dimension in dimensions {
      choices = choices.flatMap { choice in
        dimension.values.map { value in
          var longer = choice
          longer.values.append(Value(name: dimension.name, value: value))
          return longer
        }
      }
    }
    return choices
  }
}
