import ObjectiveC
import UIKit

extension Vcsim {
  /// The code in the place of a method: it records the call, and calls the method.
  ///
  /// Its form follows from the types of the method, as the runtime encodes them: `v@:B` takes a Bool and returns nothing. The
  /// blocks of all forms, `blockOfForm`, are written by vcsim.
  @MainActor struct RecordedCode {
    let selector: String
    /// The key under which the line states each argument; empty if it doesn't.
    let values: [String]
    /// The method's code; nil if there is none to call.
    let original: IMP?
    /// The class whose method it is.
    let owner: AnyClass?
    /// Whether the app's code in a callback may leave out the call of the original.
    let maySkipOriginal: Bool

    /// The block for a method with such types; nil if they have no form.
    func block(of encoding: String) -> Any? {
      // A `dealloc` takes no reference.
      if selector == "dealloc" {
        return original.flatMap { code in owner.map { Recorder.deallocation(of: $0, calling: code) } }
      }
      return blockOfForm(Self.form(encoding))
    }

    /// An encoding without offsets and names of classes: `v20@0:8B16` is `v@:B`.
    private static func form(_ encoding: String) -> String {
      var isQuoted = false
      return encoding.filter { character in
        if character == "\"" { isQuoted.toggle() }
        return !isQuoted && character != "\"" && !character.isNumber
      }
    }

    // MARK: Lines

    func tell(_ me: AnyObject, _ arguments: Any?..., call: () -> Void) {
      let animated = zip(values, arguments).first { $0.0 == "animated" }?.1 as? Bool
      Recorder.shared.record(
        me, selector, stated(arguments), of: owner, animated: animated, skipped: maySkipOriginal ? () : nil, super: call
      )
    }

    func ask<Result>(_ me: AnyObject, _ arguments: Any?..., call: () -> Result) -> Result {
      Recorder.shared.record(
        me, selector, stated(arguments), of: owner, skipped: nil, answer: { Self.text($0, of: selector) }, super: call)
    }

    private func stated(_ arguments: [Any?]) -> [String] {
      zip(values, arguments).compactMap { key, value in key.isEmpty ? nil : key + "=" + Self.text(value, under: key) }
    }

    private static func text(_ value: Any?, under key: String) -> String {
      switch (key, value) {
      case (_, let yes as Bool): Recorder.text(yes)
      case ("duration", let seconds as Double): "\(Int((seconds * 1000).rounded()))ms"
      case (_, let size as CGSize): Recorder.text(size)
      case ("displayMode", let number as Int): Recorder.displayMode(number)
      case ("column", let number as Int): Recorder.column(number)
      case (_, let number as Int): Recorder.text(UIInterfaceOrientation(rawValue: number) ?? .unknown)
      case (_, let traits as UITraitCollection): Recorder.text(traits)
      case (_, let object as AnyObject): Recorder.shared.value(of: object)
      default: "nil"
      }
    }

    /// The returned value as a line states it; nil for an object and for a number that no line states.
    private static func text<Result>(_ answer: Result, of selector: String) -> String? {
      switch answer {
      case let yes as Bool: Recorder.text(yes)
      case let mask as UInt: Recorder.text(UIInterfaceOrientationMask(rawValue: mask))
      case let number as Int where selector.hasPrefix("preferredInterfaceOrientation"):
        Recorder.text(UIInterfaceOrientation(rawValue: number) ?? .unknown)
      default: nil
      }
    }
  }
}
