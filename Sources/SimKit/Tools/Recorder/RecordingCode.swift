/// Code for an app that logs its callbacks in the form that loses nothing: with the object, its values, its geometry,
/// and a second line when the callback returns, so that nesting is visible.
///
/// The methods are made from the table of callbacks; only what surrounds them is written here.
package enum RecordingCode {
  /// The class of a callback's method.
  enum Place: CaseIterable {
    case controller, view, application, container, presentation
  }

  static func place(of callback: Callback) -> Place {
    if callback.isOfView { return .view }
    return switch callback.family {
    case .application: .application
    case .restoration: callback.selector.hasPrefix("application:") ? .application : .controller
    case .delegate: .container
    case .presentation: ofPresentations.contains(callback) ? .presentation : .container
    case .creation, .loading, .appearance, .layout, .rotation, .orientation, .size, .containment, .memory, .segue,
      .constraints, .editing, .completion, .trouble:
      .controller
    }
  }

  private static let ofPresentations: [Callback] = [
    .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
    .dismissalTransitionDidEnd,
  ]

  /// The rows of `omissions.md`, by selectors.
  private static let reasons = Dictionary(
    uniqueKeysWithValues: TextSection.rows(in: TextFiles.omissions).flatMap { cells in
      cells[0].listed.map { ($0, (objectiveC: cells[1], swift: cells[2])) }
    })

  /// Why the code has no method for a callback; nil if it has one.
  static func omission(_ callback: Callback) -> String? {
    if let reason = reasons[callback.selector]?.objectiveC, !reason.isEmpty { return String(reason) }
    switch callback.answer {
    case .style, .controller, .displayMode, .column: return "to answer it would change what the app does"
    case .yesOrNo, .orientation, .orientations, .duration, .size, .rect, .insets, .traits, .answer, nil: break
    }
    if callback.family == .restoration { return "state restoration: log it where the app saves and restores" }
    if callback.isOfScene { return "the delegate of a scene gets it: log it there" }
    if callback.family == .completion { return "a block, not a method" }
    let isDelegate = place(of: callback) == .application || callback.selector.hasPrefix("application:supported")
    if callback.answer != nil, isDelegate { return "to answer it would change what the app does" }
    let isKnown = callback.family == .creation || RecordedArgument.arguments(of: callback.selector) != nil
    return isKnown ? nil : "its arguments are not known"
  }

  /// Whether the method returns a value: of a query, or whether the app can go on with its launch.
  static func isQuestion(_ callback: Callback) -> Bool {
    callback.answer != nil || callback == .didFinishLaunching || callback == .willFinishLaunching
  }

  /// The default answer of a delegate's query: UIKit's behavior without the method. Showing and stacking are left to the split.
  static func defaultAnswer(_ callback: Callback) -> Bool {
    switch callback {
    case .splitShow, .splitShowDetail, .splitCollapseSecondary: false
    default: true
    }
  }

  static func callbacks(of place: Place) -> [Callback] {
    Callback.allCases.filter { self.place(of: $0) == place && omission($0) == nil }
  }

  /// The callbacks that are not recorded, with the reasons, as comments.
  static func omissions(_ reason: (Callback) -> String?) -> String {
    Callback.allCases.compactMap { callback in
      reason(callback).map { "//   \(callback.selector)  \($0)\n" }
    }.joined()
  }

  package static var objectiveC: String { ObjectiveCRecording.code }

  // MARK: Swift

  /// Why the Swift code, which replaces the methods of classes, has no row for a callback; nil if it has one.
  private static func swiftOmission(_ callback: Callback) -> String? {
    if let reason = reasons[callback.selector]?.swift, !reason.isEmpty { return String(reason) }
    return callback.family == .completion ? "a block, not a method" : nil
  }

  package static var swiftHead: String {
    """
    // Printed by 'vcsim export recorder swift'. Add the file to the app's debug build or to a test target, and call
    // 'Vcsim.Recording.start()' in application(_:didFinishLaunchingWithOptions:). No class needs another superclass. Not recorded are:
    \(omissions(swiftOmission))
    """
  }

  /// The classes whose method the Swift code replaces.
  private static func owner(of callback: Callback) -> String {
    switch place(of: callback) {
    case .controller: callback.selector.hasPrefix("application:") ? "any" : "controller"
    case .view: "view"
    case .application, .container, .presentation: "any"
    }
  }

  /// Methods of delegates that no callback of vcsim is: the rows of `further.md`.
  static let furtherMethods = TextSection.rows(in: TextFiles.further).flatMap { $0[0].listed }

  private static func row(_ selector: String, owner: String) -> String {
    let keys = (RecordedArgument.arguments(of: selector) ?? []).map { "\"\($0.field?.name ?? "")\"" }
    return "    \"\(selector)\": Self(owner: .\(owner), values: [\(keys.joined(separator: ", "))]),\n"
  }

  /// The callbacks that the Swift code records: their class and the key of each argument; and the code for methods of each form.
  package static var swiftTable: String {
    let rows =
      Callback.allCases.filter { swiftOmission($0) == nil }.map { row($0.selector, owner: owner(of: $0)) }
      + furtherMethods.map { row($0, owner: "any") }
    return
      "import ObjectiveC\nimport UIKit\n\nextension Vcsim.RecordedMethod {\n  /// The callbacks by their selectors.\n"
      + "  static let all: [String: Self] = [\n" + rows.joined() + "  ]\n}\n\n" + RecordedForm.code
  }
}
