extension PublishedRecord {
  /// The callbacks that the source would have printed.
  package var loggedCallbacks: Set<Callback> {
    var result = Set(silent.compactMap { CallbackNames[$0] })
    for line in lines {
      if case .callback(_, let callback) = line.subject { result.formUnion(line.callbacks(callback)) }
    }
    return result
  }

  /// The callbacks that a trace has to show: a log can't tell the completion blocks apart.
  var shownCallbacks: Set<Callback> {
    let logged = loggedCallbacks
    return logged.contains(.presentCompletion) ? logged.union(Callback.completionBlocks) : logged
  }

  /// The names of the objects that the source logs.
  var receivers: [String] {
    lines.compactMap { if case .callback(let receiver, _) = $0.subject { receiver } else { nil } } + idle
  }
}

extension RecordLine {
  /// `init` is either initializer.
  package func callbacks(_ callback: Callback) -> [Callback] {
    callback == .initWithNibName && !Array(text.utf8).contains("initWithNib") ? [callback, .initWithCoder] : [callback]
  }
}

extension Callback {
  /// A log can't tell these blocks apart.
  package static let completionBlocks: Set<Callback> = [.presentCompletion, .dismissCompletion, .transitionCompletion]
}
