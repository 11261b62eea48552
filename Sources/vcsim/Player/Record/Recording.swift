import ObjectiveC
import UIKit

/// Records the callbacks of an app: one line, `Recording.start()`, in a debug build or a test target.
///
/// A method is replaced only in the class that has it, and once in UIKit's own controllers. No class gets an override
/// that it lacked: UIKit looks at what a class overrides, and a `loadView` that is added to a class hides its nib.
@MainActor enum Recording {
  private static var isStarted = false

  /// Replaces the methods of the app's classes and of its frameworks. Call it once, before the first controller appears.
  static func start() {
    guard !isStarted else { return }
    isStarted = true
    Recorder.shared.remembersClasses = true
    for type in ofUIKit { record(type) { !RecordedMethod.ofAppsOnly.contains($0) } }
    if let method = class_getInstanceMethod(UIViewController.self, NSSelectorFromString("dealloc")) {
      let code = Recorder.deallocation(calling: method_getImplementation(method))
      method_setImplementation(method, imp_implementationWithBlock(code))
    }
    for type in classesOfApp() { record(type) { _ in true } }
  }

  /// Prints which action begins, in the words of a scenario: `Recording.action("present sheet from home animated")`.
  static func action(_ text: String) {
    Recorder.shared.recordConsole()
    Recorder.shared.say("= \(text)")
  }

  private static let ofUIKit: [AnyClass] = [
    UIViewController.self, UINavigationController.self, UITabBarController.self, UISplitViewController.self,
    UIPageViewController.self,
  ]

  private static func classesOfApp() -> [AnyClass] {
    var count: UInt32 = 0
    let images = objc_copyImageNames(&count)
    defer { free(images) }
    var classes: [AnyClass] = []
    for image in UnsafeBufferPointer(start: images, count: Int(count))
    where String(cString: image).hasPrefix(Bundle.main.bundlePath) {
      var number: UInt32 = 0
      guard let names = objc_copyClassNamesForImage(image, &number) else { continue }
      defer { free(names) }
      for name in UnsafeBufferPointer(start: names, count: Int(number)) {
        if let type = NSClassFromString(String(cString: name)) { classes.append(type) }
      }
    }
    return classes
  }

  /// Replaces the methods that the class itself has.
  static func record(_ type: AnyClass, where isWanted: (String) -> Bool) {
    var count: UInt32 = 0
    guard let methods = class_copyMethodList(type, &count) else { return }
    defer { free(methods) }
    for index in 0..<Int(count) {
      let selector = NSStringFromSelector(method_getName(methods[index]))
      guard isWanted(selector), let row = RecordedMethod.all[selector], row.belongs(to: type) else { continue }
      let method = ReplacedMethod(selector: selector, values: row.values, original: methods[index])
      if !method.replace() { Recorder.shared.say("x not recorded: \(type) \(selector)") }
    }
  }
}

extension RecordedMethod {
  @MainActor fileprivate func belongs(to type: AnyClass) -> Bool {
    switch owner {
    case .controller: Self.is(type, below: UIViewController.self)
    case .view: Self.is(type, below: UIView.self)
    case .any: true
    }
  }

  private static func `is`(_ type: AnyClass, below ancestor: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let one = next {
      if one == ancestor { return true }
      next = class_getSuperclass(one)
    }
    return false
  }
}
