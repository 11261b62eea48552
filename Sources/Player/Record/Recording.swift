import ObjectiveC
import UIKit

extension Vcsim {
  /// Records the callbacks of an app: one line, `Vcsim.Recording.start()`, in a debug build or a test target.
  ///
  /// A method is replaced only in the class that has it, and once in UIKit's own controllers. No class gets an override
  /// that it lacked: UIKit looks at what a class overrides, and a `loadView` that is added to a class hides its nib.
  @MainActor enum Recording {
    private static var isStarted = false

    /// Replaces the methods of the app's classes and of its frameworks. Call it once, before the first controller appears.
    static func start() {
      guard !isStarted else { return }
      isStarted = true
      Recorder.shared.statesClasses = true
      for type in ofUIKit + classesOfApp() { record(type) { _ in true } }
    }

    /// Replaces methods of a controller's class and of the classes above it, up to UIKit's own: a method that the class doesn't
    /// override is recorded where it's inherited from.
    static func recordController(_ type: AnyClass, where isWanted: (String) -> Bool) {
      var next: AnyClass? = type
      while let one = next {
        record(one, where: isWanted)
        next = one == UIViewController.self ? nil : class_getSuperclass(one)
      }
    }

    /// Prints which action begins, in the words of a scenario: `Vcsim.Recording.action("present sheet from home animated")`.
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
      where isOfApp(String(cString: image)) {
        var number: UInt32 = 0
        guard let names = objc_copyClassNamesForImage(image, &number) else { continue }
        defer { free(names) }
        for name in UnsafeBufferPointer(start: names, count: Int(number)) {
          if let type = NSClassFromString(String(cString: name)) { classes.append(type) }
        }
      }
      return classes
    }

    /// Whether a library, or the app's own code, is in the folder of the app. On a device the path may begin with a link.
    private static func isOfApp(_ image: String) -> Bool {
      let (link, folder) = ("/private", Bundle.main.bundlePath)
      return image.hasPrefix(folder) || image.hasPrefix(link + folder) || (link + image).hasPrefix(folder)
    }

    private struct Replaced: Hashable {
      let type: ObjectIdentifier
      let selector: String
    }

    private static var replaced: Set<Replaced> = []

    /// Replaces the methods that the class itself has, each of them once.
    private static func record(_ type: AnyClass, where isWanted: (String) -> Bool) {
      let isAppsOwn = class_getImageName(type).map { isOfApp(String(cString: $0)) } ?? false
      var count: UInt32 = 0
      guard let methods = class_copyMethodList(type, &count) else { return }
      defer { free(methods) }
      for index in 0..<Int(count) {
        let selector = NSStringFromSelector(method_getName(methods[index]))
        guard isWanted(selector), isAppsOwn || !RecordedMethod.ofAppsOnly.contains(selector),
          let row = RecordedMethod.all[selector], row.belongs(to: type),
          replaced.insert(Replaced(type: ObjectIdentifier(type), selector: selector)).inserted
        else { continue }
        let code = RecordedCode(
          selector: selector, values: row.values, original: method_getImplementation(methods[index]), owner: type,
          maySkipOriginal: false)
        guard let types = method_getTypeEncoding(methods[index]), let block = code.block(of: String(cString: types))
        else {
          Recorder.shared.say("x not recorded: \(type) \(selector)")
          continue
        }
        method_setImplementation(methods[index], imp_implementationWithBlock(block))
      }
    }
  }
}

extension Vcsim.RecordedMethod {
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
