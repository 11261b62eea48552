/// The facts that a log shows of each controller: its class, the size in which its view was loaded, a storyboard, constraints, that
/// code created it, that nothing retained it.
struct LogFacts: Sendable {
  /// The controllers that the log shows, in its order, with names for a scenario.
  private(set) var cast: [LogDraft.Member] = []
  private var archived: Set<LogInstance> = []
  private var loaded: [LogInstance: Size] = [:]
  private var last: [LogInstance: Callback] = [:]
  private var constrained: Set<LogInstance> = []
  /// The controllers whose line of `loadView` has the size of the view: super has made it by then.
  private var late: Set<LogInstance> = []
  /// The controllers whose creation in code is in the log.
  private(set) var created: Set<LogInstance> = []

  init(_ log: DeviceLog) {
    var known: Set<LogInstance> = []
    var taken: Set<String> = []
    for (entry, instance) in zip(log.entries, log.objects.owners) {
      guard case .call(let call) = entry.content, let instance, let callback = call.message.callback else { continue }
      if Self.isControllers(callback), !call.className.hasSuffix("Delegate"), known.insert(instance).inserted {
        cast.append((Self.name(for: instance) { taken.insert($0).inserted }, instance))
      }
      if callback == .initWithCoder || callback == .awakeFromNib { archived.insert(instance) }
      if callback.family == .constraints { constrained.insert(instance) }
      if callback == .loadView, call.viewSize.map({ $0 != Size(0, 0) }) ?? false { late.insert(instance) }
      if callback == .initWithNibName { created.insert(instance) }
      if callback == .viewDidLoad, loaded[instance] == nil { loaded[instance] = call.viewSize }
      last[instance] = callback
    }
  }

  /// Whether only controllers get the callback: other objects are created and deallocated as well.
  private static func isControllers(_ callback: Callback) -> Bool {
    callback.family != .creation && StoryLine.kind(of: callback) == .controller
  }

  /// A name that no other controller takes.
  static func name(for instance: LogInstance, _ take: (String) -> Bool) -> String {
    let base = ClassName.spoken(instance.className)
    return ClassName.free(reserved.contains(base) ? "screen" : base, take)
  }

  /// Words that are no names of controllers.
  private static let reserved = ["", Receiver.appName, "nothing"]

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
