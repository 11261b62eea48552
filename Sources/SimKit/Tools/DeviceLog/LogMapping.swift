/// Which receivers of a trace the classes of a log are.
package struct LogMapping: Sendable {
  /// `--map RootViewController=home` or `--map DetailViewController=first,second`: the instances in the order in which they come.
  package struct Rule: Hashable, Sendable {
    /// Empty for lines that name no class; `Class@0x7fb1` for one instance.
    package var className: String
    package var receivers: [String]

    package init(className: String, receivers: [String]) {
      self.className = className
      self.receivers = receivers
    }
  }

  /// The reason for mapping a class to a controller.
  package enum Ground: Hashable, Sendable {
    /// A rule says so.
    case said
    /// The log calls it as the scenario does.
    case same
    /// The controller's name is like the receiver's.
    case name
    /// Only this controller was left, and only this receiver.
    case rest
  }

  package struct Assignment: Hashable, Sendable {
    package var className: String
    package var receivers: [String]
    package var ground: Ground
  }

  package private(set) var assignments: [Assignment] = []
  /// Classes that are no controller of the trace, with how many of their callbacks are left out.
  package private(set) var unmapped: [String: Int] = [:]
  package private(set) var instanceCounts: [String: Int] = [:]
  /// The index of each class's assignment.
  private var places: [String: Int] = [:]
  /// The receiver of each entry: none for what is no call or has no receiver; several if the log doesn't tell which of them got it.
  package private(set) var receivers: [[String]] = []

  /// A class is guessed where its name, without `ViewController`, `View` or a prefix of capitals, is a receiver's, and
  /// where one class is left over with as many objects as there are controllers left. An app's delegate is `app`.
  ///
  /// - Parameters:
  ///   - rules: What the reader says about whose lines are whose.
  ///   - names: The names of all controllers of the scenario, also of those that have no line in the trace.
  ///   - reloads: Controllers may load their views again; otherwise a second load on one address is a new object.
  package init(
    _ log: DeviceLog, receivers known: [String], rules: [Rule], names scenarioNames: [String] = [],
    reloads: Bool = false
  ) {
    let instances = LogInstances(log.entries, reloads: reloads)
    for (name, all) in instances.byClass { instanceCounts[name] = all.count }
    var named: [LogInstance: String] = [:]
    var taken: Set<String> = []
    // A controller that UIKit alone retains is created again: then objects that follow each other are one receiver's.
    let slots = reloads ? instances.places : [:]
    func assign(_ name: String, _ receivers: [String], _ ground: Ground, of objects: [LogInstance]? = nil) {
      let objects = objects ?? instances.byClass[name] ?? []
      for (instance, receiver) in zip(objects, receivers) { named[instance] = receiver }
      if reloads, objects.count > receivers.count {
        for instance in objects {
          if let place = slots[instance], place < receivers.count { named[instance] = receivers[place] }
        }
      }
      taken.formUnion(receivers)
      if places[name] == nil { places[name] = assignments.count }
      assignments.append(Assignment(className: name, receivers: receivers, ground: ground))
    }
    for rule in rules {
      guard rule.className.utf8.contains(UInt8(ascii: "@")) else {
        assign(rule.className, rule.receivers, .said)
        continue
      }
      let parts = rule.className.split(separator: "@", maxSplits: 1).map { String($0) }
      let object = parts.count == 2 ? (instances.byClass[parts[0]] ?? []).first { $0.address == parts[1] } : nil
      assign(rule.className, rule.receivers, .said, of: parts.count == 2 ? object.map { [$0] } ?? [] : nil)
    }
    // Some of a class's objects may be assigned, and the others not.
    let said = Set(
      places.keys.filter { $0.utf8.contains(UInt8(ascii: "@")) }.map { name in
        String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "@") }))
      })
    let names = ReceiverNames(known)
    let own = Set(scenarioNames)
    for name in instances.classes where !name.isEmpty && places[name] == nil && !said.contains(name) {
      let isOfPlayer = log.origin != nil
      if own.contains(String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })))
        || isOfPlayer && (known.contains(name) || Self.isDelegate(name))
      {
        // The player calls a controller that it creates again by the same name.
        for instance in (instances.byClass[name] ?? []).prefix(isOfPlayer ? Int.max : 1) { named[instance] = name }
        assign(name, [name], .same)
        continue
      }
      if let delegate = Self.delegates.first(where: { name.hasSuffix($0.ending) }) {
        assign(name, [delegate.receiver], .name)
        continue
      }
      let matching = names.named(like: name).filter { !taken.contains($0) }
      guard !matching.isEmpty else { continue }
      assign(name, Array(matching.prefix(max(1, instances.byClass[name]?.count ?? 1))), .name)
    }
    let controllers = known.filter { !taken.contains($0) && !$0.contains(".") && !Self.isDelegate($0) }
    // Lines without a class may all be the app delegate's.
    var open = Set(instances.classes.filter { places[$0] == nil && ($0.isEmpty || !said.contains($0)) })
    if !controllers.isEmpty, !open.isEmpty {
      let calls = log.entries.compactMap { $0.call }.filter {
        $0.message.callback.map { $0.family != .application } ?? false
      }
      open.formIntersection(calls.map { $0.className })
      if open.count == 1, let last = open.first, instances.byClass[last]?.count == controllers.count {
        assign(last, controllers, .rest)
      }
    }
    for (entry, owner) in zip(log.entries, instances.owners) {
      receivers.append(receivers(of: entry, owner, named, known))
    }
  }

  /// The delegates that need no guess, and how their classes end.
  private static let delegates = [
    (receiver: Receiver.appName, ending: "AppDelegate"), (receiver: Receiver.sceneName, ending: "SceneDelegate"),
  ]

  private static func isDelegate(_ receiver: String) -> Bool { delegates.contains { $0.receiver == receiver } }

  private mutating func receivers(
    of entry: LogEntry, _ owner: LogInstance?, _ named: [LogInstance: String], _ known: [String]
  ) -> [String] {
    guard let call = entry.call else { return [] }
    // Only the delegates of the app and its scene get these, whatever their class is called.
    if call.className.isEmpty || places[call.className] == nil, let callback = call.message.callback,
      callback.family == .application
    {
      return [callback.isOfScene ? Receiver.sceneName : Receiver.appName]
    }
    let bases: [String]
    if let owner, (instanceCounts[call.className] ?? 0) > 1 || call.address != nil {
      bases = named[owner].map { [$0] } ?? []
    } else {
      bases = places[call.className].map { assignments[$0].receivers } ?? []
    }
    if bases.isEmpty, let delegate = onlyDelegate(for: call, known) { return [delegate] }
    if bases.isEmpty, call.message.callback != nil { unmapped[call.className, default: 0] += 1 }
    return bases.map { base in
      // A view's or a delegate's message in a controller's class is that of the controller's view or delegate.
      if base.contains(".") || Self.isDelegate(base) { return base }
      switch call.message.callback?.family {
      case .delegate:
        return known.first { $0 == base + ".delegate" } ?? known.first { $0.hasSuffix(".delegate") } ?? base
      default: return call.message.callback?.isOfView ?? false ? base + ".view" : base
      }
    }
  }

  /// The one delegate of the trace, for a message to a delegate of a class that is no controller's.
  private func onlyDelegate(for call: LoggedCall, _ known: [String]) -> String? {
    switch call.message.callback?.family {
    case .delegate, .presentation:
      let delegates = known.filter { $0.hasSuffix(".delegate") }
      return delegates.count == 1 ? delegates[0] : nil
    default: return nil
    }
  }

  /// The receivers of a scenario by what a class of theirs may be called. There can be very many of both.
  private struct ReceiverNames {
    private let known: [String]
    /// The indices of each name: as it is called, as the core of a controller's class, as that of a view's.
    private var whole: [String: [Int]] = [:]
    private var controllers: [String: [Int]] = [:]
    private var views: [String: [Int]] = [:]

    init(_ known: [String]) {
      self.known = known
      for (place, receiver) in known.enumerated() {
        whole[receiver, default: []].append(place)
        if LogMapping.isDelegate(receiver) { continue }
        let parts = receiver.split(separator: ".").map { String($0) }
        if parts.count != 2 {
          controllers[LogMapping.core(receiver), default: []].append(place)
        } else if parts[1] == "view" {
          views[LogMapping.core(parts[0]), default: []].append(place)
        }
      }
    }

    /// The names that a class resembles, in order: `HomeViewController`, `XYZHomeVC`, and `HomeView` are like `home`.
    func named(like className: String) -> [String] {
      let core = LogMapping.core(className)
      var places = whole[className] ?? []
      if className.hasSuffix("View") {
        places += views[core] ?? []
      } else {
        places += controllers[core] ?? []
        // A prefix of capitals: XYZHome.
        let capitals = className.prefix { $0.isUppercase }.count
        if capitals >= 3 { places += controllers[LogMapping.core(String(className.dropFirst(capitals - 1)))] ?? [] }
      }
      var seen: Set<Int> = []
      return places.filter { seen.insert($0).inserted }.ordered { $0 }.map { known[$0] }
    }
  }

  private static func core(_ name: String) -> String {
    var name = name
    for suffix in ["ViewController", "Controller", "VC", "View"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
      break
    }
    return name.lowercased()
  }
}
