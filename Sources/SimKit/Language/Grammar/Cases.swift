/// `matrix animated: yes, no`: a word of the scenario that takes several values, each in a separate case. Or
/// `variable loggedIn: no, yes`: the app's own state, which takes one value after the other.
package struct MatrixDimension: Hashable, Sendable {
  package let name: String
  package let values: [String]
  /// The line in the file.
  let line: Int
}

/// A value for each dimension of a matrix.
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

  /// The suffix of a case's name: `+animated=no`.
  package var suffix: String {
    var text = ""
    for one in values { text += "+" + one.name + "=" + one.value }
    return text
  }

  /// All choices there are, the last dimension changing fastest; an empty one without a matrix.
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

/// A value of a variable of the app: `loggedIn=yes`.
package struct VariableValue: Hashable, Sendable {
  /// The place of the variable in `Scenario.variables`.
  let variable: Int
  /// The place of the value among its values; the first is the one at launch.
  let value: Int

  /// Whether it is the value at launch.
  package var isFirst: Bool { value == 0 }
}

extension Scenario {
  /// The value that a word states; nil if the scenario has no such variable or value.
  func value(_ setting: String) -> VariableValue? {
    for (place, variable) in variables.enumerated() {
      if let value = variable.values.firstIndex(where: { variable.name + "=" + $0 == setting }) {
        return VariableValue(variable: place, value: value)
      }
    }
    return nil
  }
}

/// When a line counts. All but the app's own variables is known before the run.
package struct Condition: Hashable, Sendable {
  /// Nil for all versions.
  package let modes: ModeRange?
  /// Nil for all devices.
  package let idiom: Device.Idiom?
  /// False where the matrix has another value in this case.
  package let isChosen: Bool
  /// The value that a variable of the app must have when the line's turn comes; nil for any.
  package var variable: VariableValue?

  package func holds(in mode: Mode, on idiom: Device.Idiom) -> Bool {
    isChosen && modes?.contains(mode) ?? true && (self.idiom ?? idiom) == idiom
  }
}

extension Statement {
  /// Whether the line counts in a version and on a device, which few lines ask for.
  package func counts(in mode: Mode, on device: @autoclosure () -> Device) -> Bool {
    condition?.holds(in: mode, on: device().idiom) ?? true
  }
}

extension Hook {
  /// Whether the hook counts in a version and on a device.
  package func counts(in mode: Mode, on device: Device) -> Bool { condition?.holds(in: mode, on: device.idiom) ?? true }
}

/// An option of a controller that counts in some cases only.
struct ConditionalOption: Hashable, Sendable {
  let controller: ControllerID
  let condition: Condition
  /// The form of the line, which says what it sets.
  let form: Grammar.Candidate
  let taken: [Reader.Taken]

  /// The same option of another controller.
  func of(_ other: ControllerID) -> ConditionalOption {
    ConditionalOption(controller: other, condition: condition, form: form, taken: taken)
  }

}

extension Form {
  /// Sets an option as a line of this form says, and returns the values behind it.
  func set(_ taken: [Reader.Taken], in declaration: inout ControllerDeclaration) -> Values {
    guard case .option(let set) = effect else { preconditionFailure("an option's form sets an option") }
    var values = Values(taken, of: self)
    set(&declaration, &values)
    return values
  }
}

extension Scenario {
  /// The scenario as it is in a version and on a device: conditional options that count there win over the others.
  func resolved(in mode: Mode, on idiom: Device.Idiom) -> Scenario {
    guard !conditionalOptions.isEmpty else { return self }
    var copy = self
    for option in conditionalOptions where option.condition.holds(in: mode, on: idiom) {
      _ = option.form.form.set(option.taken, in: &copy.controllers[option.controller.int])
    }
    return copy
  }
}
