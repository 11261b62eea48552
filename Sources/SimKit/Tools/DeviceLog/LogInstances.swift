/// An object in a log: its class, and a number for each object of the class in the order in which they are seen.
package struct LogInstance: Hashable, Sendable {
  package var className: String
  /// `0x7fb1…`; nil if the log tells no objects of the class apart.
  package var address: String?
  /// From 1.
  package var number: Int
}

/// Tells the objects of a log apart.
///
/// An address is not enough: malloc gives a new controller the place of a deallocated one. What only a new object gets
/// (its view's loading, while a view is loaded; anything after `dealloc`) begins the next one at the same address.
///
/// A log without addresses tells objects apart only by what they get: a controller loads its view once, in iOS 6 and later.
struct LogInstances {
  /// Who got each entry. Nil for what is no callback, and for a callback without an address if its class has several elsewhere.
  private(set) var owners: [LogInstance?]
  /// The objects of each class, in the order in which they are seen.
  private(set) var byClass: [String: [LogInstance]] = [:]
  /// The classes, in the order in which they are seen.
  private(set) var classes: [String] = []

  /// The facts known about the object that is now at an address.
  private struct Life {
    var instance: LogInstance
    var hasView = false
    var viewIsLoading = false
    var isMade = false
    var isGone = false
    /// The entries at the end that may be the next object's: it gets willMove before its view is loaded.
    var pending: [Int] = []
  }

  /// - Parameters:
  ///   - reloads: a controller may load its view again, as in iOS 5 and earlier after a memory warning.
  ///   - infersObjects: Where the log states no address, a second load is a new object's.
  init(_ entries: [LogEntry], reloads: Bool, infersObjects: Bool = false) {
    owners = Array(repeating: nil, count: entries.count)
    var lives: [String: Life] = [:]
    var withoutAddress: [Int] = []
    for (place, entry) in entries.enumerated() {
      guard let call = entry.call else { continue }
      if byClass[call.className] == nil {
        classes.append(call.className)
        byClass[call.className] = []
      }
      guard let address = call.address else {
        withoutAddress.append(place)
        continue
      }
      let key = call.className + "@" + address
      var life = lives[key] ?? Life(instance: next(call.className, address))
      if lives[key] == nil { byClass[call.className]?.append(life.instance) }
      if life.isGone || Self.isNew(call.message.callback, life, reloads) {
        let kept = life.isGone ? [] : life.pending
        life = Life(instance: next(call.className, address))
        byClass[call.className]?.append(life.instance)
        for place in kept { owners[place] = life.instance }
      }
      owners[place] = life.instance
      Self.note(call.message.callback, place, &life)
      lives[key] = life
    }
    var inferred: [String: InferredObjects] = [:]
    for place in withoutAddress {
      guard let call = entries[place].call else { continue }
      if infersObjects, !reloads, !call.className.isEmpty,
        inferred[call.className] != nil || byClass[call.className]?.isEmpty == true
      {
        let number = inferred[call.className, default: InferredObjects()].number(getting: call.message.callback)
        let instance = LogInstance(className: call.className, address: nil, number: number)
        if byClass[call.className]?.count == number - 1 { byClass[call.className]?.append(instance) }
        owners[place] = instance
        continue
      }
      if byClass[call.className]?.isEmpty == true {
        byClass[call.className] = [LogInstance(className: call.className, address: nil, number: 1)]
      }
      if let all = byClass[call.className], all.count == 1 { owners[place] = all[0] }
    }
  }

  /// The place of each object among those of its class: the first that is free, because its last object has ended.
  var places: [LogInstance: Int] {
    var last: [LogInstance: Int] = [:]
    for (entry, owner) in owners.enumerated() { if let owner { last[owner] = entry } }
    var places: [LogInstance: Int] = [:]
    var ends: [String: [Int]] = [:]
    for (entry, owner) in owners.enumerated() {
      guard let owner, places[owner] == nil, let end = last[owner] else { continue }
      var own = ends[owner.className] ?? []
      let place = own.firstIndex { $0 < entry } ?? own.count
      if place == own.count { own.append(end) } else { own[place] = end }
      ends[owner.className] = own
      places[owner] = place
    }
    return places
  }

  private func next(_ className: String, _ address: String) -> LogInstance {
    LogInstance(className: className, address: address, number: (byClass[className]?.count ?? 0) + 1)
  }

  /// Whether the current object can no longer get the callback.
  private static func isNew(_ callback: Callback?, _ life: Life, _ reloads: Bool) -> Bool {
    switch callback {
    case .initWithCoder: life.isMade
    case .loadView: life.hasView && !reloads
    case .viewDidLoad: life.hasView && !life.viewIsLoading && !reloads
    default: false
    }
  }

  private static func note(_ callback: Callback?, _ place: Int, _ life: inout Life) {
    switch callback {
    case .dealloc: life.isGone = true
    case .loadView: (life.hasView, life.viewIsLoading) = (true, true)
    case .viewDidLoad: (life.hasView, life.viewIsLoading) = (true, false)
    case .viewDidUnload: life.hasView = false
    default: break
    }
    life.isMade = true
    if callback == .willMoveToParent { life.pending.append(place) } else { life.pending = [] }
  }
}

/// The objects of a class in a log without addresses, told apart by what each can get next.
private struct InferredObjects {
  private struct Object {
    var hasView = false
    var viewIsLoading = false
    /// The last callback of its appearance.
    var last: Callback?
    var isGone = false
  }

  private var objects: [Object] = []

  /// The number, from 1, of the object that gets a callback: the newest of those that can get it as things are.
  mutating func number(getting callback: Callback?) -> Int {
    let isLoad = callback == .loadView || callback == .viewDidLoad
    let place: Int
    if let last = objects.indices.last {
      let isNew = isLoad && objects[last].hasView && !(callback == .viewDidLoad && objects[last].viewIsLoading)
      if isNew || objects[last].isGone {
        place = objects.count
        objects.append(Object())
      } else {
        place = objects.indices.last { Self.fits(callback, objects[$0]) } ?? last
      }
    } else {
      place = 0
      objects.append(Object())
    }
    note(callback, place)
    return place + 1
  }

  /// Whether the callback goes on with what the object has got.
  private static func fits(_ callback: Callback?, _ object: Object) -> Bool {
    switch callback {
    case .viewWillAppear: object.last == nil || object.last == .viewDidDisappear
    case .viewIsAppearing, .viewDidAppear: object.last == .viewWillAppear
    case .viewWillDisappear: object.last == .viewDidAppear
    case .viewDidDisappear: object.last == .viewWillDisappear
    case .dealloc: object.last == nil || object.last == .viewDidDisappear
    default: true
    }
  }

  private mutating func note(_ callback: Callback?, _ place: Int) {
    switch callback {
    case .loadView: (objects[place].hasView, objects[place].viewIsLoading) = (true, true)
    case .viewDidLoad: (objects[place].hasView, objects[place].viewIsLoading) = (true, false)
    case .viewDidUnload: objects[place].hasView = false
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      (objects[place].hasView, objects[place].last) = (true, callback)
    case .dealloc: objects[place].isGone = true
    default: break
    }
  }
}
