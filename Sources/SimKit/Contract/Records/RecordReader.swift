package enum RecordReader {
  /// A line that is no line of such a list; from 1.
  package struct Mistake: Error {
    package let line: Int
  }

  package static func records(in source: Source) throws(Mistake) -> [PublishedRecord] {
    var records: [PublishedRecord] = []
    for number in 1...max(1, source.lineCount) {
      let line = source.text(ofLine: number)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("record ") {
        records.append(PublishedRecord(id: String(line.dropFirst("record ".count)), below: records.last))
        continue
      }
      guard let last = records.indices.last, add(line, to: &records[last]) else { throw Mistake(line: number) }
    }
    return records
  }

  /// The records in the header of a scenario: those with lines below their names.
  package static func records(inHeaderOf source: Source) throws(Mistake) -> [PublishedRecord] {
    var records: [PublishedRecord] = []
    var name: String?
    for number in 1...max(1, source.lineCount) {
      let line = source.text(ofLine: number)
      if line.hasPrefix("controller ") { break }
      if line.allSatisfy({ $0 == " " }) || line.hasPrefix("#") { continue }
      guard line.hasPrefix(" ") else {
        name = line.hasPrefix("record ") ? String(line.dropFirst("record ".count)) : nil
        continue
      }
      guard let id = name else { continue }
      if records.last?.id != id { records.append(PublishedRecord(id: id, below: records.last)) }
      guard add(line, to: &records[records.count - 1]) else { throw Mistake(line: number) }
    }
    return records
  }

  /// Adds a line of a record, as it is written; false for what no record has. Spaces alone say nothing.
  static func add(_ line: String, to record: inout PublishedRecord) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
    guard let key = words.first else { return true }
    return add(key, words.count > 1 ? words[1] : "", to: &record)
  }

  /// The records of some lists and scenarios, with the results that the ledger has written down.
  package static func records(
    in lists: [Source], headersOf scenarios: [Source], results: Source
  ) throws(Mistake) -> [PublishedRecord] {
    var all: [PublishedRecord] = []
    for list in lists { all += try records(in: list) }
    for scenario in scenarios { all += try records(inHeaderOf: scenario) }
    var places: [String: Int] = [:]
    for (place, record) in all.enumerated() { places[record.id] = place }
    for judged in try records(in: results) {
      if let place = places[judged.id] { all[place].result = judged.result }
    }
    return all
  }

  private static func add(_ key: String, _ value: String, to record: inout PublishedRecord) -> Bool {
    switch key {
    case "ios": record.ios = value
    case "trust":
      guard let trust = PublishedRecord.Trust(rawValue: value) else { return false }
      record.trust = trust
    case "source": record.source = unquoted(value)
    case "device": record.device = value
    case "step": record.steps.append(RecordStep(text: value, linesBefore: record.lines.count))
    case "code": record.code.append(RecordCode(text: value, linesBefore: record.lines.count))
    case "in":
      guard let last = record.code.indices.last else { return false }
      return place(value, of: &record.code[last])
    case "by":
      guard !record.steps.isEmpty else { return false }
      record.drivers.append((record.steps.count - 1, value))
    case "line": record.lines.append(RecordLine(value))
    case "text": record.texts.append(unquoted(value))
    case "silent": record.silent += value.split(separator: " ").map { String($0) }
    case "idle": record.idle += value.split(separator: " ").map { String($0) }
    case "sent": record.sent += value.split(separator: " ").map { String($0) }
    case "open":
      if value.hasPrefix("\"") { record.open = unquoted(value) } else { record.openReceivers.append(value) }
    case "unsaid": record.unsaid = unquoted(value)
    case "reason": record.reason = unquoted(value)
    case "contradicted":
      let parts = value.split(separator: " ", maxSplits: 1).map { String($0) }
      record.contradicted = (parts.first ?? "", parts.count > 1 ? unquoted(parts[1]) : "")
    case "verdict": record.result.verdict = value
    case "case": record.result.cases.append(value)
    case "omits": record.result.omissions.append(value)
    case "differs": record.result.differences.append(value)
    default: return false
    }
    return true
  }

  /// Reads `Parent viewDidLoad`, and what can follow: `before super`, then `once`, or `if WORDS`.
  private static func place(_ value: String, of code: inout RecordCode) -> Bool {
    let words = value.split(separator: " ").map { String($0) }
    guard code.callback == nil, let receiver = words.first else { return false }
    // A block has no selector.
    let name = receiver == "completion" ? words.prefix(1) : words.prefix(2)
    let callback = RecordLine(name.joined(separator: " "))
    if callback.subject == .remark { return false }
    code.callback = callback
    var rest = words.dropFirst(name.count)
    if rest.dropFirst().first == "super", let word = rest.popFirst() {
      code.position = RecordCode.Position(rawValue: word)
      if code.position == nil { return false }
      rest.removeFirst()
    }
    if rest.isEmpty { return true }
    if rest.first == "if", rest.count > 1 {
      code.condition = .inStep(rest.dropFirst().joined(separator: " "))
      return true
    }
    code.condition = .once
    return Array(rest) == ["once"]
  }

  private static func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") && text.hasSuffix("\"") && text.utf8.count > 1 ? String(text.dropFirst().dropLast()) : text
  }
}
