/// The published records in the header, and what follows from them unless the header states it.
extension Parser {
  /// Reads a line as the record has it: quotes and signs in it mean nothing.
  mutating func readRecordLine(_ number: Int, of id: String) {
    let text = source.text(ofLine: number)
    if text.allSatisfy({ $0 == " " }) { return }
    if scenario.records.last?.id != id {
      scenario.records.append(PublishedRecord(id: id, below: scenario.records.last))
    }
    guard !RecordReader.add(text, to: &scenario.records[scenario.records.count - 1]) else { return }
    let word = text.split(separator: " ").first ?? ""
    let start = source.lineRange(number).lowerBound + text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    report(
      Diagnostic(.noRecordLine(String(word)), line: includedAt ?? number, range: start..<start + word.utf8.count))
  }

  /// The header has been read.
  mutating func followRecords() {
    let records = scenario.records
    guard let first = records.first else { return }
    var header = scenario.header
    if header.modes.isEmpty {
      header.modes = Mode.all.filter { mode in records.contains { $0.versions?.contains(mode) ?? false } }
    }
    if header.tags.isEmpty { header.tags = ["evidence", first.trust.rawValue] }
    if header.sources.isEmpty { header.sources = records.map { $0.source }.unique }
    if header.filter.callbacks == nil, header.filter.families == nil {
      let shown = records.reduce(into: Set<Callback>()) { $0.formUnion($1.shownCallbacks) }
      if !shown.isEmpty {
        header.filter.callbacks = Callback.allCases.filter { shown.contains($0) }
      } else if records.contains(where: { !$0.texts.isEmpty }) {
        header.filter.families = [.trouble]
      }
    }
    header.comparison.ignoresUnstatedValues = true
    if header.knownFailures.isEmpty {
      let reasons = records.compactMap { $0.reason ?? $0.contradicted?.judgement }
      header.knownFailures = reasons.map { KnownFailure(modes: nil, reason: $0) }
    }
    scenario.header = header
  }

  /// Without an `only` line, the controllers of the records' lines are shown.
  mutating func showReceiversOfRecords() {
    var filter = scenario.header.filter
    (filter.showsApp, filter.showsScene) = (false, false)
    var ids: [ControllerID] = []
    for name in scenario.records.flatMap({ $0.receivers }) {
      switch Receiver(word: name, names) {
      case .app: filter.showsApp = true
      case .scene(nil): filter.showsScene = true
      case .controller(let id), .view(let id):
        if !ids.contains(id) { ids.append(id) }
      case .delegate(let id):
        if !filter.delegates.contains(id) { filter.delegates.append(id) }
      case .presentation, .animator, .scene(.some), nil: return
      }
    }
    guard filter.showsApp || filter.showsScene || !ids.isEmpty || !filter.delegates.isEmpty else { return }
    filter.controllers = ids
    scenario.header.filter = filter
  }
}

extension Source {
  /// Whether a line belongs to one above it.
  func isIndented(_ line: Int) -> Bool {
    let range = lineRange(line)
    return !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: " ")
  }
}
