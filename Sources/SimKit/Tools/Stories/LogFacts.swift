/// The facts that a log shows of each controller: its class, the size in which its view was loaded, a storyboard, constraints, that
/// code created it, that nothing retained it.
struct LogFacts: Sendable {
  /// Who got each entry.
  let owners: [LogInstance?]
  private var archived: Set<LogInstance> = []
  private var loaded: [LogInstance: Size] = [:]
  private var last: [LogInstance: Callback] = [:]
  private var constrained: Set<LogInstance> = []
  /// The controllers whose line of `loadView` has the size of the view: super has made it by then.
  private var late: Set<LogInstance> = []
  /// The controllers whose creation in code is in the log.
  private(set) var created: Set<LogInstance> = []

  init(_ log: DeviceLog) {
    owners = log.objects.owners
    for (entry, instance) in zip(log.entries, owners) {
      guard case .call(let call) = entry.content, let instance, let callback = call.message.callback else { continue }
      if callback == .initWithCoder || callback == .awakeFromNib { archived.insert(instance) }
      if callback.family == .constraints { constrained.insert(instance) }
      if callback == .loadView, call.viewSize.map({ $0 != Size(0, 0) }) ?? false { late.insert(instance) }
      if callback == .initWithNibName { created.insert(instance) }
      if callback == .viewDidLoad, loaded[instance] == nil { loaded[instance] = call.viewSize }
      last[instance] = callback
    }
  }

  /// States them in a declaration, and returns the lines that say so.
  func lines(of instance: LogInstance, in declaration: inout ControllerDeclaration) -> [String] {
    let size = loaded[instance].flatMap { $0 == Size(0, 0) ? nil : $0 }
    return declaration.state { $0.className = instance.statedClass }
      + declaration.state {
        $0.statedView = archived.contains(instance) ? .storyboard(size) : size.map { .nib($0) }
        if last[instance] == .dealloc { $0.statedHold = true }
        if late.contains(instance) { $0.logsAfterSuper = true }
        if constrained.contains(instance) { $0.usesConstraints = true }
      }
  }
}

extension LogInstance {
  /// The class as a declaration can state it.
  var statedClass: String? { className.isEmpty || className.utf8.contains(34) ? nil : className }
}
