import OSLog
import UIKit

extension Vcsim {
  /// Prints each callback when it begins and when it returns, in the form that `vcsim export recorder` prints and `vcsim diff` reads.
  @MainActor final class Recorder {
    static let shared = Recorder()
    /// The prefix of the classes that the player makes; UIKit's messages show it.
    static let prefix = "vcsim_"

    /// Runs the app's code before or after super; returns true if it doesn't call super.
    var hook: ((_ receiver: String, _ selector: String, _ isBeforeSuper: Bool) -> Bool)?
    /// Whether a value that is an object is stated as its class and its address: the app's objects have no names.
    var statesClasses = false
    /// Every line, without its mark.
    private(set) var lines: [String] = []
    private(set) var lastCallback = CACurrentMediaTime()
    /// The `animated` of the callbacks that are running, the innermost last.
    private(set) var told: [Bool] = []
    /// A file that gets the lines too: an app that a UI test launches has no console.
    private var copy: UnsafeMutablePointer<FILE>?
    private var names: [UnsafeRawPointer: Name] = [:]
    private var running: [Call] = []
    private var lastEntry = Date()

    /// The name of an object. Another object may get its address later.
    private struct Name {
      weak var object: AnyObject?
      let text: String
    }

    private struct Call {
      let object: UnsafeRawPointer
      let selector: String
      /// The class whose method was replaced; nil for a method that records itself.
      let owner: ObjectIdentifier?
    }

    // MARK: Names

    func name(_ object: AnyObject, _ name: String) { names[Self.address(object)] = Name(object: object, text: name) }

    /// The name of an object, or its class without a name.
    func name(of object: AnyObject?) -> String {
      guard let object else { return "nil" }
      let address = Self.address(object)
      // A weak reference to an object is nil while it's deallocated.
      if let name = names[address], name.object === object || isDeallocating(address) { return name.text }
      return "\(type(of: object))"
    }

    /// An object as the value of a line.
    func value(of object: AnyObject) -> String {
      statesClasses ? "\(type(of: object))@\(Self.address(object))" : name(of: object)
    }

    private func isDeallocating(_ address: UnsafeRawPointer) -> Bool {
      running.contains { $0.object == address && $0.selector == "dealloc" }
    }

    private static func address(_ object: AnyObject) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    // MARK: Lines

    func say(_ line: String) {
      lines.append(line)
      print("[vcsim] " + line)
      if let copy { fputs("[vcsim] " + line + "\n", copy) }
      fflush(nil)
    }

    /// - Parameter isContinued: Whether the file has the lines of the app before it was launched again.
    func copyLines(to path: String, isContinued: Bool) { copy = fopen(path, isContinued ? "a" : "w") }

    /// Records a callback: its line, the app's code before super, super, the app's code after it, its return.
    ///
    /// - Parameters:
    ///   - owner: The class whose method was replaced.
    ///   - skipped: What is returned where the app's code doesn't call super; nil calls super anyway.
    @discardableResult
    func record<Result>(
      _ object: AnyObject, _ selector: String, _ values: [String] = [], of owner: AnyClass? = nil,
      animated: Bool? = nil,
      skipped: Result?, answer: (Result) -> String? = { _ in nil }, super callSuper: () -> Result
    ) -> Result {
      let call = Call(object: Self.address(object), selector: selector, owner: owner.map { ObjectIdentifier($0) })
      if isSuper(call) { return callSuper() }
      running.append(call)
      if let animated { told.append(animated) }
      defer {
        running.removeLast()
        if animated != nil { told.removeLast() }
        lastCallback = CACurrentMediaTime()
      }
      let subject = "\(name(of: object)) \(call.object) \(selector)"
      say((["> " + subject] + values + state(of: object)).joined(separator: " "))
      let skipsSuper = hook?(name(of: object), selector, true) ?? false
      let result = skipsSuper ? skipped ?? callSuper() : callSuper()
      _ = hook?(name(of: object), selector, false)
      say("< " + subject + (answer(result).map { " returns=" + $0 } ?? ""))
      return result
    }

    /// Whether a call is a subclass's call of super: the line of the subclass stands for both. The same method of the same
    /// class that is called again, as layout in the middle of layout, has its own line.
    private func isSuper(_ call: Call) -> Bool {
      guard let outer = running.last(where: { $0.object == call.object && $0.selector == call.selector }) else {
        return false
      }
      return outer.owner != call.owner
    }

    /// The code of a `dealloc` of a class that records the call.
    ///
    /// The object is an address: a reference would be released when the call is over, and so is the object.
    static func deallocation(of owner: AnyClass, calling original: IMP) -> Any {
      typealias Function = @convention(c) (UnsafeRawPointer, Selector) -> Void
      let (call, name) = (unsafeBitCast(original, to: Function.self), NSSelectorFromString("dealloc"))
      let block: @MainActor @convention(block) (UnsafeRawPointer) -> Void = { me in
        shared.deallocate(me, of: owner) { call(me, name) }
      }
      return block
    }

    private func deallocate(_ address: UnsafeRawPointer, of owner: AnyClass, calling original: () -> Void) {
      let call = Call(object: address, selector: "dealloc", owner: ObjectIdentifier(owner))
      if isSuper(call) { return original() }
      running.append(call)
      say("> \(nameOfDeallocated(address)) \(address) dealloc")
      original()
      // Nothing may use the object from here on.
      names[address] = nil
      running.removeLast()
      lastCallback = CACurrentMediaTime()
    }

    /// The name of an object that is about to be deallocated. Its reference ends in this function: until then the object is there.
    @inline(never)
    private func nameOfDeallocated(_ address: UnsafeRawPointer) -> String {
      if let name = names[address] { return name.text }
      return "\(type(of: Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()))"
    }

    /// UIKit's console messages since the last call, out of the log of this process.
    func recordConsole() {
      guard #available(iOS 15.0, *), let store = try? OSLogStore(scope: .currentProcessIdentifier),
        let entries = try? store.getEntries(at: store.position(date: lastEntry), matching: nil)
      else { return }
      for case let entry as OSLogEntryLog in entries where entry.date > lastEntry {
        lastEntry = entry.date
        guard entry.subsystem.hasPrefix("com.apple.UIKit") else { continue }
        say("! " + entry.composedMessage.replacingOccurrences(of: Self.prefix, with: ""))
      }
    }

    // MARK: State

    private func state(of object: AnyObject) -> [String] {
      let time = "at=\(Int((CACurrentMediaTime() * 1000).rounded()))ms"
      guard let controller = object as? UIViewController else { return [time] }
      let properties = [
        ("isBeingPresented", controller.isBeingPresented), ("isBeingDismissed", controller.isBeingDismissed),
        ("isMovingToParentViewController", controller.isMovingToParent),
        ("isMovingFromParentViewController", controller.isMovingFromParent),
      ]
      var state = properties.filter { $0.1 }.map { $0.0 + "=yes" }
      if let view = controller.viewIfLoaded {
        let frame = view.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.text)
        state += ["bounds=" + Self.text(view.bounds.size), "frame={\(numbers.joined(separator: ", "))}", "loaded=yes"]
        if UIView.inheritedAnimationDuration > 0 { state.append("animating=yes") }
      } else {
        state.append("loaded=no")
      }
      return state + [time]
    }

    // MARK: Values

    static func text(_ length: CGFloat) -> String { length == length.rounded() ? "\(Int(length))" : "\(length)" }
    static func text(_ size: CGSize) -> String { text(size.width) + "x" + text(size.height) }
    static func text(_ yes: Bool) -> String { yes ? "yes" : "no" }

    static func text(_ traits: UITraitCollection) -> String {
      [traits.horizontalSizeClass, traits.verticalSizeClass].map { sizeClass in
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: "unspecified"
        }
      }.joined(separator: "/")
    }

    static func text(_ orientation: UIInterfaceOrientation) -> String {
      switch orientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "portraitUpsideDown"
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      default: "unknown"
      }
    }

    static func text(_ mask: UIInterfaceOrientationMask) -> String {
      let all: [(UIInterfaceOrientationMask, String)] = [
        (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
        (.landscapeRight, "landscapeRight"),
      ]
      let names = all.filter { mask.contains($0.0) }.map { $0.1 }
      return names.isEmpty ? "none" : names.joined(separator: ",")
    }

    static func displayMode(_ number: Int) -> String {
      let names = [
        "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
        "twoOverSecondary",
        "twoDisplaceSecondary",
      ]
      return names.indices.contains(number) ? names[number] : "unknown"
    }

    static func column(_ number: Int) -> String {
      let names = ["primary", "supplementary", "secondary", "compact"]
      return names.indices.contains(number) ? names[number] : "unknown"
    }
  }
}
