import SimKit

/// The lines of a trace that the command line chooses: those of controllers, of families, of callbacks.
enum ChosenLines {
  /// The scenario's own filter, narrowed by the command line.
  static func filter(
    _ testCase: Case, _ invocation: Invocation, callbacks chosen: [String] = []
  ) throws(Problem) -> TraceFilter {
    var filter = testCase.scenario.header.filter
    let names = words(invocation[SharedOption.only])
    if !names.isEmpty {
      var ids: [ControllerID] = []
      filter.showsApp = false
      filter.showsScene = false
      for name in names {
        if name == "app" {
          filter.showsApp = true
        } else if let id = testCase.scenario.controller(named: name) {
          ids.append(id)
        } else if name == "scene" {
          filter.showsScene = true
        } else {
          let legal = testCase.scenario.controllers.map(\.name) + ["app"]
          throw .unknownController(name, file: testCase.file, legal: legal)
        }
      }
      filter.controllers = ids
    }
    try chooseCallbacks(of: &filter, invocation, callbacks: chosen)
    return filter
  }

  /// Narrows a filter to the callbacks that the command line names.
  static func chooseCallbacks(
    of filter: inout TraceFilter, _ invocation: Invocation, callbacks chosen: [String]
  ) throws(Problem) {
    let families = try named(by: SharedOption.family, invocation, among: Family.allCases, \.name)
    if !families.isEmpty {
      filter.families = families
      filter.callbacks = nil
    }
    let callbacks = words(chosen)
    if !callbacks.isEmpty {
      filter.callbacks = try callbacks.map { (name) throws(Problem) in
        guard let callback = CallbackNames[name] ?? CallbackNames[name + ":"] else {
          throw .badValue(name, option: "--callbacks", legal: Callback.allCases.map(\.selector))
        }
        return callback
      }
    }
  }

  static func named<Element>(
    by option: Option<[String]>, _ invocation: Invocation, among all: [Element], _ name: (Element) -> String
  ) throws(Problem) -> [Element] {
    try words(invocation[option]).map { (word) throws(Problem) in
      guard let element = all.first(where: { name($0) == word }) else {
        throw .badValue(word, option: "--" + option.form.name, legal: all.map(name))
      }
      return element
    }
  }

  static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
  }
}
