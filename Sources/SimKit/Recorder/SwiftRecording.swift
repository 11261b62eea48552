/// The recording code in Swift.
enum SwiftRecording {
  static var code: String {
    head
      + methods("RecordingViewController: UIViewController", .controller, "")
      + methods("RecordingView: UIView", .view, "")
      + methods("RecordingAppDelegate: UIResponder, UIApplicationDelegate", .application, "  var window: UIWindow?\n")
      + methods(
        "RecordingContainerDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,\n"
          + "  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UIAdaptivePresentationControllerDelegate",
        .container, "")
      + methods("RecordingPresentationController: UIPresentationController", .presentation, "")
  }

  private static var head: String {
    """
    // Printed by 'vcsim record swift'. Make these classes the superclasses of what is to be recorded; for a
    // UINavigationController and other UIKit containers, copy the overrides into a subclass. Not recorded are:
    \(RecordingCode.omissions(inSwift: true))import UIKit

    /// Prints when a callback begins, with its values, and when it returns.
    @discardableResult
    func record<Result>(
      _ object: AnyObject, _ selector: String, _ values: [(String, String)] = [], answer: (Result) -> String? = { _ in nil },
      around body: () -> Result
    ) -> Result {
      let name = "\\(type(of: object)) \\(Unmanaged.passUnretained(object).toOpaque())"
      let stated = (values + recordedState(of: object)).map { " \\($0.0)=\\($0.1)" }.joined()
      print("[vcsim] > \\(name) \\(selector)\\(stated)")
      let result = body()
      print("[vcsim] < \\(name) \\(selector)\\(answer(result).map { " returns=\\($0)" } ?? "")")
      return result
    }

    /// Prints which action begins, in the words of the scenario: recordAction("present sheet from home animated").
    func recordAction(_ text: String) { print("[vcsim] = \\(text)") }

    /// The view of a controller as its code sees it, and why the controller appears or disappears.
    private func recordedState(of object: AnyObject) -> [(String, String)] {
      guard let controller = object as? UIViewController else { return [] }
      var state: [(String, String)] = []
      if controller.isBeingPresented { state.append(("isBeingPresented", "yes")) }
      if controller.isBeingDismissed { state.append(("isBeingDismissed", "yes")) }
      if controller.isMovingToParent { state.append(("isMovingToParentViewController", "yes")) }
      if controller.isMovingFromParent { state.append(("isMovingFromParentViewController", "yes")) }
      guard controller.isViewLoaded else { return state + [("loaded", "no")] }
      let (bounds, frame) = (controller.view.bounds, controller.view.frame)
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { recorded($0) }
      state.append(("bounds", recorded(bounds.size)))
      state.append(("frame", "{" + numbers.joined(separator: ", ") + "}"))
      state.append(("interfaceOrientation", controller.interfaceOrientation.recorded))
      return state + [("loaded", "yes")]
    }

    private func yes(_ value: Bool) -> String { value ? "yes" : "no" }
    private func recorded(_ length: CGFloat) -> String { length == length.rounded() ? "\\(Int(length))" : "\\(length)" }
    private func recorded(_ size: CGSize) -> String { recorded(size.width) + "x" + recorded(size.height) }
    private func recorded(_ traits: UITraitCollection) -> String {
      let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
      return (horizontal == .compact ? "compact" : "regular") + "/" + (vertical == .compact ? "compact" : "regular")
    }
    private func recordedMode(_ number: Int) -> String {
      let names = [
        "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
        "twoOverSecondary", "twoDisplaceSecondary",
      ]
      return names.indices.contains(number) ? names[number] : "unknown"
    }
    private func recordedColumn(_ number: Int) -> String {
      let names = ["primary", "supplementary", "secondary"]
      return names.indices.contains(number) ? names[number] : "unknown"
    }
    private func recordedName(_ object: AnyObject?) -> String {
      guard let object else { return "nil" }
      return "\\(type(of: object))@\\(Unmanaged.passUnretained(object).toOpaque())"
    }

    extension UIInterfaceOrientation {
      fileprivate var recorded: String {
        switch self {
        case .portrait: return "portrait"
        case .portraitUpsideDown: return "portraitUpsideDown"
        case .landscapeLeft: return "landscapeLeft"
        case .landscapeRight: return "landscapeRight"
        default: return "unknown"
        }
      }
    }

    extension UIInterfaceOrientationMask {
      fileprivate var recorded: String {
        let all: [(UIInterfaceOrientationMask, String)] = [
          (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
          (.landscapeRight, "landscapeRight"),
        ]
        let names = all.filter { contains($0.0) }.map { $0.1 }
        return names.isEmpty ? "none" : names.joined(separator: ",")
      }
    }


    """
  }

  private static func methods(_ head: String, _ place: RecordingCode.Place, _ first: String) -> String {
    let methods = RecordingCode.callbacks(of: place, inSwift: true).map { method($0, place) }
    return "class \(head) {\n\(first)\(methods.joined())}\n\n"
  }

  /// The method of one callback.
  private static func method(_ callback: Callback, _ place: RecordingCode.Place) -> String {
    let (selector, name) = (callback.selector, callback.facts.swiftName)
    if callback == .initWithNibName {
      return """
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            record(self, "\(selector)") {}
          }

        """
    }
    if callback == .initWithCoder {
      return """
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            record(self, "\(selector)") {}
          }

        """
    }
    if name == "deinit" { return "  deinit { record(self, \"\(selector)\") {} }\n" }
    let hasSuper = place == .controller || place == .view || place == .presentation
    let base = String(name.prefix { $0 != "(" })
    let answer = callback.answer.map { $0 == .yesOrNo ? ", answer: yes" : ", answer: { $0.recorded }" } ?? ""
    guard name.contains("(") else {
      return
        "  override var \(base): \(type(of: callback)) { record(self, \"\(selector)\"\(answer)) { super.\(base) } }\n"
    }
    let arguments = RecordedArgument.arguments(of: callback) ?? []
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { String($0) }
    let parameters = zip(labels, arguments).map { label, argument in
      (label == argument.name ? "" : label + " ") + "\(argument.name): \(argument.type.swift)"
    }.joined(separator: ", ")
    let passed = zip(labels, arguments).map { ($0 == "_" ? "" : $0 + ": ") + $1.name }.joined(separator: ", ")
    let values = arguments.compactMap { $0.swiftValue }
    let stated = values.isEmpty ? "" : ", [\(values.joined(separator: ", "))]"
    let isQuestion = RecordingCode.isQuestion(callback)
    let result = isQuestion ? " -> \(type(of: callback))" : ""
    let body = hasSuper ? " super.\(base)(\(passed)) " : isQuestion ? " \(RecordingCode.defaultAnswer(callback)) " : ""
    let available = arguments.contains { $0.field == .column } ? "@available(iOS 14.0, *)\n  " : ""
    return """
        \(available)\(hasSuper ? "override " : "")func \(base)(\(parameters))\(result) {
          \(isQuestion ? "return " : "")record(self, "\(selector)"\(stated)\(answer)) {\(body)}
        }

      """
  }

  private static func type(of callback: Callback) -> String {
    switch callback.answer {
    case .orientations: "UIInterfaceOrientationMask"
    case .orientation: "UIInterfaceOrientation"
    case .yesOrNo, .duration, .controller, .size, .rect, .traits, .style, .displayMode, .column, .answer, nil: "Bool"
    }
  }
}
