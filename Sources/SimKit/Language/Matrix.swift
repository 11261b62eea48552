/// `matrix animated: yes, no`: a word of the scenario that takes several values, each in a case of its own.
package struct MatrixDimension: Hashable, Sendable {
  package let name: String
  package let values: [String]
  /// Its line in the file.
  let line: Int

  init(name: String, values: [String], line: Int) {
    self.name = name
    self.values = values
    self.line = line
  }
}

/// One value for each dimension of a matrix.
package struct MatrixChoice: Hashable, Sendable {
  /// In the order of the dimensions.
  package private(set) var values: [Value] = []

  package struct Value: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// Nothing is chosen: each dimension has its first value.
  package static let first = MatrixChoice()

  package subscript(name: String) -> String? {
    for one in values where one.name == name { return one.value }
    return nil
  }

  /// What it adds to the name of a case: `+animated=no`.
  package var suffix: String {
    var text = ""
    for one in values { text += "+" + one.name + "=" + one.value }
    return text
  }

  /// All choices there are, the last dimension changing fastest; one that is empty when there is no matrix.
  package static func all(of dimensions: [MatrixDimension]) -> [MatrixChoice] {
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
