import Foundation
import Testing

@testable import vcsim

/// Messages that are none are answered, and the conversation goes on.
struct LanguageServerTests {
  private static func framed(_ body: String) -> [UInt8] { framed(Array(body.utf8)) }

  private static func framed(_ body: [UInt8], by more: Int = 0) -> [UInt8] {
    Array("Content-Length: \(body.count + more)\r\n\r\n".utf8) + body
  }

  private static func request(_ id: String, _ method: String, version: String = "\"2.0\"") -> String {
    "{\"jsonrpc\":\(version),\"id\":\(id),\"method\":\"\(method)\",\"params\":{\"capabilities\":{}}}"
  }

  /// The codes of the answers between those to `initialize` and `shutdown`, and the status.
  private func codes(_ messages: [[UInt8]]) throws -> (codes: [String], status: Int32) {
    let place = try Workplace()
    let exit = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"
    let all =
      [Self.framed(Self.request("1", "initialize"))] + messages
      + [Self.framed(Self.request("99", "shutdown")), Self.framed(exit)]
    try Data(all.joined()).write(to: place.url.appendingPathComponent("in"))
    let run = try Vcsim.shell("vcsim lsp < in", in: place.url)
    let answers = run.out.split(separator: "Content-Length: ").map(String.init)
    #expect(answers.last?.contains("\"id\":99,\"result\":null") == true, "\(answers.last ?? "")")
    let own = answers.dropFirst().dropLast()
    return (own.map { $0.firstMatch(of: /"code":(-?\d+)/).map { String($0.1) } ?? $0 }, run.status)
  }

  @Test func symbolsAndFormsOfLinesAreAnswered() throws {
    let text = "vcsim 1\\ncontroller login\\nlaunch login\\n"
    let open =
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
      + "{\"uri\":\"file:///a.txt\",\"languageId\":\"vcsim\",\"version\":1,\"text\":\"\(text)\"}}}"
    func asked(_ id: Int, _ method: String, _ parameters: String) -> [UInt8] {
      Self.framed("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":{\(parameters)}}")
    }
    let place = "\"textDocument\":{\"uri\":\"file:///a.txt\"},\"position\":{\"line\":2,\"character\":7}"
    let (answers, status) = try codes([
      Self.framed(open), asked(5, "workspace/symbol", "\"query\":\"LOG\""),
      asked(6, "workspace/symbol", "\"query\":\"x\""),
      asked(7, "textDocument/signatureHelp", place),
    ])
    let said = answers.joined()
    #expect(status == 0 && said.contains("\"name\":\"login\"") && said.contains("\"id\":6,\"result\":[]"), "\(said)")
    #expect(said.contains("\"label\":\"launch NAME [held ORIENTATION]\""), "\(said)")
  }

  /// A project says in `vcsim.conf` how much is made of a finding.
  @Test func findingsHaveTheLevelsOfTheProject() throws {
    let place = try Workplace()
    try place.write("vcsim.conf", "lint allow missing-mode\nlint deny missing-title\n")
    let text = "vcsim 1\\ncontroller a\\ncontroller b\\nlaunch a\\n"
    let open =
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
      + "{\"uri\":\"file:///a.txt\",\"languageId\":\"vcsim\",\"version\":1,\"text\":\"\(text)\"}}}"
    let messages = [Self.framed(Self.request("1", "initialize")), Self.framed(open)]
    try Data(messages.joined()).write(to: place.url.appendingPathComponent("in"))
    let said = try Vcsim.shell("{ cat in; sleep 1; } | vcsim lsp", in: place.url).out
    let levels = said.matches(of: /"severity":(\d),"code":"(\w+)"/).map { "\($0.2) \($0.1)" }
    #expect(levels == ["VS5002 1", "VS5004 2"], "\(said)")
  }

  /// A range of the whole text ends behind the last line feed, so that a new text replaces all of it.
  @Test func layoutReplacesTheWholeText() throws {
    func message(_ method: String, _ id: String, _ document: String, _ more: String = "") -> [UInt8] {
      Self.framed(
        "{\"jsonrpc\":\"2.0\",\(id)\"method\":\"textDocument/\(method)\",\"params\":{\"textDocument\":"
          + "{\"uri\":\"file:///a.txt\"\(document)}\(more)}}")
    }
    let text = "vcsim 1\\ncontroller   login\\nlaunch login\\n"
    let place = ",\"position\":{\"line\":2,\"character\":7}"
    let (answers, status) = try codes([
      message("didOpen", "", ",\"languageId\":\"vcsim\",\"version\":1,\"text\":\"\(text)\""),
      message("formatting", "\"id\":5,", "", ",\"options\":{}"),
      message("references", "\"id\":6,", "", place + ",\"context\":{\"includeDeclaration\":false}"),
      message("references", "\"id\":7,", "", place + ",\"context\":{\"includeDeclaration\":true}"),
    ])
    func answer(_ id: Int) -> String { answers.first { $0.contains("\"id\":\(id),") } ?? "" }
    #expect(status == 0 && answer(5).contains("\"end\":{\"line\":3,\"character\":0}"), "\(answer(5))")
    #expect(answer(6).matches(of: /"uri"/).count == 1 && answer(6).contains("\"line\":2"), "\(answer(6))")
    #expect(answer(7).matches(of: /"uri"/).count == 2, "\(answer(7))")
  }

  @Test(arguments: ["{}", "[1]", "true", "[]"]) func anIDIsATextOrANumber(id: String) throws {
    let (codes, status) = try codes([Self.framed(Self.request(id, "shutdown"))])
    #expect(codes == ["-32600"] && status == 0, "\(codes) \(status)")
  }

  @Test(arguments: ["\"1.0\"", "2.0", "null", "[]"]) func eachMessageIsOfTheVersion(version: String) throws {
    let (codes, status) = try codes([Self.framed(Self.request("5", "shutdown", version: version))])
    #expect(codes == ["-32600"] && status == 0, "\(codes) \(status)")
  }

  @Test func bytesThatAreNoTextAreNoMessage() throws {
    let strange = Array("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"a".utf8) + [0xff] + Array("\"}".utf8)
    let (codes, status) = try codes([Self.framed([0xff]), Self.framed(strange)])
    #expect(codes == ["-32700", "-32700"] && status == 0, "\(codes) \(status)")
  }

  /// A client that counts characters and not bytes: each such message is lost, and hardly one more.
  @Test(arguments: [-30, -2, -1, 1, 2, 5, 20, 60]) func aWrongLengthIsOvercome(more: Int) throws {
    let hover = Self.request("5", "textDocument/hover")
    let messages =
      [Self.framed(Array(hover.utf8), by: more)] + [6, 7, 8].map { Self.framed(Self.request("\($0)", "x")) }
    let (codes, status) = try codes(messages)
    #expect(status == 0 && codes.first == "-32700" && codes.suffix(2) == ["-32601", "-32601"], "\(codes) \(status)")
  }
}
