/// Which receivers of a trace the classes of a log are.
public struct LogMapping: Sendable {
  /// `--map RootViewController=home` or `--map DetailViewController=first,second`: the instances of the class in the order
  /// in which they are seen.
  public struct Rule: Hashable, Sendable {
    /// Empty for lines that name no class; `Class@0x7fb1` for one instance.
    public var className: String
    public var receivers: [String]

    public init(className: String, receivers: [String]) {
      self.className = className
      self.receivers = receivers
    }
  }

  /// A class with the receivers that its instances are.
  public struct Assignment: Hashable, Sendable {
    public var className: String
    public var receivers: [String]
    /// False when somebody has said so.
    public var isGuessed: Bool
  }

  /// Whom each class was taken for.
  public private(set) var assignments: [Assignment] = []
  /// Classes that are nobody of the trace, with how many of their callbacks are left out.
  public private(set) var unmapped: [String: Int] = [:]
  /// The receiver of each entry of the log; nil for entries that are no calls, or nobody's.
  public private(set) var receivers: [String?] = []

  /// Says whom the calls of a log were sent to.
  ///
  /// A class is guessed where its name, without `ViewController`, `View` or a prefix of capitals, is a receiver's, and where one
  /// class and one controller are left over.
  public init(_ log: DeviceLog, receivers known: [String], rules: [Rule]) {
    var instances: [String: [String]] = [:]
    var classes: [String] = []
    for entry in log.entries {
      guard case .call(let call) = entry.content else { continue }
      if instances[call.className] == nil { classes.append(call.className) }
      let address = call.address ?? ""
      if instances[call.className, default: []].contains(address) == false {
        instances[call.className, default: []].append(address)
      }
    }
    // A line without an address is of the one instance that there is, or of nobody known.
    for (name, addresses) in instances where addresses.count > 1 { instances[name] = addresses.filter { !$0.isEmpty } }
    var byInstance: [String: String] = [:]
    var taken: Set<String> = []
    for rule in rules {
      let parts = rule.className.split(separator: "@", maxSplits: 1).map { String($0) }
      if parts.count == 2 {
        byInstance[rule.className] = rule.receivers.first
        assignments.append(Assignment(className: rule.className, receivers: rule.receivers, isGuessed: false))
      } else {
        for (place, address) in (instances[rule.className] ?? []).enumerated() {
          // One name for a class of which the log tells no instances apart.
          let receiver = place < rule.receivers.count ? rule.receivers[place] : nil
          byInstance[rule.className + "@" + address] = receiver
        }
        assignments.append(Assignment(className: rule.className, receivers: rule.receivers, isGuessed: false))
      }
      taken.formUnion(rule.receivers)
    }
    var open = classes.filter { name in !rules.contains { $0.className == name || $0.className.hasPrefix(name + "@") } }
    for name in open {
      let matching = known.filter { !taken.contains($0) && Self.isNamed(name, $0) }
      guard !matching.isEmpty else { continue }
      assign(name, Array(matching.prefix(max(1, instances[name]?.count ?? 1))), instances, &byInstance, &taken)
    }
    open.removeAll { name in assignments.contains { $0.className == name } }
    let controllers = known.filter { !taken.contains($0) && !$0.contains(".") && $0 != "app" }
    if open.count == 1, controllers.count == 1, instances[open[0]]?.count == 1 {
      assign(open[0], controllers, instances, &byInstance, &taken)
    }
    for (name, addresses) in instances where addresses.count == 1 && !addresses[0].isEmpty {
      byInstance[name + "@"] = byInstance[name + "@" + addresses[0]]
    }
    for entry in log.entries { receivers.append(receiver(of: entry, byInstance, known)) }
  }

  private mutating func assign(
    _ name: String, _ receivers: [String], _ instances: [String: [String]], _ byInstance: inout [String: String],
    _ taken: inout Set<String>
  ) {
    for (address, receiver) in zip(instances[name] ?? [], receivers) { byInstance[name + "@" + address] = receiver }
    taken.formUnion(receivers)
    assignments.append(Assignment(className: name, receivers: receivers, isGuessed: true))
  }

  private mutating func receiver(of entry: LogEntry, _ byInstance: [String: String], _ known: [String]) -> String? {
    guard case .call(let call) = entry.content else { return nil }
    guard let base = byInstance[call.className + "@" + (call.address ?? "")] else {
      unmapped[call.className, default: 0] += 1
      return nil
    }
    // A view's or a delegate's message in a controller's class is that of the controller's view or delegate.
    if base.contains(".") || base == "app" { return base }
    switch call.callback.family {
    case .delegate: return known.first { $0 == base + ".delegate" } ?? known.first { $0.hasSuffix(".delegate") } ?? base
    default: return call.callback == .layoutSubviews ? base + ".view" : base
    }
  }

  /// True if a class is called like a receiver: `HomeViewController`, `XYZHomeVC` and `HomeView` like `home`.
  private static func isNamed(_ className: String, _ receiver: String) -> Bool {
    if className == receiver { return true }
    if receiver == "app" { return className.hasSuffix("AppDelegate") }
    let parts = receiver.split(separator: ".").map { String($0) }
    if parts.count == 2 {
      guard parts[1] == "view", className.hasSuffix("View") else { return false }
      return core(className) == core(parts[0])
    }
    guard !className.hasSuffix("View") else { return false }
    let wanted = core(receiver)
    if core(className) == wanted { return true }
    // A prefix of capitals: XYZHome.
    let capitals = className.prefix { $0.isUppercase }
    return capitals.count >= 3 && core(String(className.dropFirst(capitals.count - 1))) == wanted
  }

  private static func core(_ name: String) -> String {
    var name = name
    for suffix in ["ViewController", "Controller", "VC", "View"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
      break
    }
    return name.lowercased()
  }
}
