import ObjectiveC
import UIKit

/// A method of a class, and the code in its place: it records the call, and calls the method.
///
/// The form follows from the types of the method, as the runtime encodes them: `v@:B` takes a Bool and returns nothing.
@MainActor struct ReplacedMethod {
  let selector: String
  /// The key under which the line states each argument; empty if it doesn't.
  let values: [String]
  let original: Method

  /// Replaces the method; false if its types have no form here.
  func replace() -> Bool {
    guard let encoding = method_getTypeEncoding(original), let block = block(Self.types(String(cString: encoding)))
    else { return false }
    method_setImplementation(original, imp_implementationWithBlock(block))
    return true
  }

  /// An encoding without offsets and names of classes: `v20@0:8B16` is `v@:B`.
  private static func types(_ encoding: String) -> String {
    var isQuoted = false
    return encoding.filter { character in
      if character == "\"" { isQuoted.toggle() }
      return !isQuoted && character != "\"" && !character.isNumber
    }
  }

  // MARK: Forms

  private typealias Object = AnyObject?

  private func block(_ types: String) -> Any? {
    types.hasPrefix("v") ? telling(types) : asking(types)
  }

  private func telling(_ types: String) -> Any? {
    let (name, code) = (NSSelectorFromString(selector), method_getImplementation(original))
    switch types {
    case "v@:":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject) -> Void = { me in
        tell(me) { call(me, name) }
      }
      return block
    case "v@:B":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Bool) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Bool) -> Void = { me, a in
        tell(me, a) { call(me, name, a) }
      }
      return block
    case "v@:BB":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Bool, Bool) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Bool, Bool) -> Void = { me, a, b in
        tell(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "v@:@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object) -> Void = { me, a in
        tell(me, a) { call(me, name, a) }
      }
      return block
    case "v@:@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object) -> Void = { me, a, b in
        tell(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "v@:@@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object, Object) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object, Object) -> Void = { me, a, b, c in
        tell(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    case "v@:@@B":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object, Bool) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object, Bool) -> Void = { me, a, b, c in
        tell(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    case "v@:@q":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Int) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Int) -> Void = { me, a, b in
        tell(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "v@:@q@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Int, Object) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Int, Object) -> Void = { me, a, b, c in
        tell(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    case "v@:@qd":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Int, Double) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Int, Double) -> Void = { me, a, b, c in
        tell(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    case "v@:@B@B":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Bool, Object, Bool) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Bool, Object, Bool) -> Void = { me, a, b, c, d in
        tell(me, a, b, c, d) { call(me, name, a, b, c, d) }
      }
      return block
    case "v@:{CGSize=dd}@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, CGSize, Object) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, CGSize, Object) -> Void = { me, a, b in
        tell(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "v@:q":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Int) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Int) -> Void = { me, a in
        tell(me, a) { call(me, name, a) }
      }
      return block
    case "v@:qd":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Int, Double) -> Void
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Int, Double) -> Void = { me, a, b in
        tell(me, a, b) { call(me, name, a, b) }
      }
      return block
    default: return nil
    }
  }

  private func asking(_ types: String) -> Any? {
    let (name, code) = (NSSelectorFromString(selector), method_getImplementation(original))
    switch types {
    case "B@:":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Bool
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject) -> Bool = { me in
        ask(me) { call(me, name) }
      }
      return block
    case "B@:@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object) -> Bool
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object) -> Bool = { me, a in
        ask(me, a) { call(me, name, a) }
      }
      return block
    case "B@:@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object) -> Bool
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object) -> Bool = { me, a, b in
        ask(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "B@:@@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object, Object) -> Bool
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object, Object) -> Bool = { me, a, b, c in
        ask(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    case "q@:":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> Int
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject) -> Int = { me in
        ask(me) { call(me, name) }
      }
      return block
    case "q@:@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object) -> Int
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object) -> Int = { me, a in
        ask(me, a) { call(me, name, a) }
      }
      return block
    case "q@:@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object) -> Int
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object) -> Int = { me, a, b in
        ask(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "q@:@q":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Int) -> Int
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Int) -> Int = { me, a, b in
        ask(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "Q@:":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector) -> UInt
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject) -> UInt = { me in
        ask(me) { call(me, name) }
      }
      return block
    case "Q@:@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object) -> UInt
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object) -> UInt = { me, a in
        ask(me, a) { call(me, name, a) }
      }
      return block
    case "Q@:@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object) -> UInt
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object) -> UInt = { me, a, b in
        ask(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "@@:@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object) -> Object
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object) -> Object = { me, a in
        ask(me, a) { call(me, name, a) }
      }
      return block
    case "@@:@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object) -> Object
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object) -> Object = { me, a, b in
        ask(me, a, b) { call(me, name, a, b) }
      }
      return block
    case "@@:@@@":
      typealias Function = @MainActor @convention(c) (AnyObject, Selector, Object, Object, Object) -> Object
      let call = unsafeBitCast(code, to: Function.self)
      let block: @MainActor @convention(block) (AnyObject, Object, Object, Object) -> Object = { me, a, b, c in
        ask(me, a, b, c) { call(me, name, a, b, c) }
      }
      return block
    default: return nil
    }
  }

  // MARK: Lines

  private func tell(_ me: AnyObject, _ arguments: Any?..., call: () -> Void) {
    Recorder.shared.record(me, selector, stated(arguments), skipped: nil, super: call)
  }

  private func ask<Result>(_ me: AnyObject, _ arguments: Any?..., call: () -> Result) -> Result {
    Recorder.shared.record(
      me, selector, stated(arguments), skipped: nil, answer: { Self.text($0, of: selector) }, super: call)
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
