import SimKit

/// `examples`: the scenarios that are built in.
enum ExamplesCommand {
  static let form = CommandForm(
    command: .examples, group: .understand, operands: .init("[NAME]") { Examples.all.map(\.name) }, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      var text = ""
      for example in Examples.all {
        let title = Scenario.parse(Source(name: example.name, text: example.text)).scenario?.header.title ?? ""
        text += "\(Columns.pad(example.name, 20))\(title)\n"
      }
      invocation.console.print(
        text + "\n'vcsim run example:\(Examples.all[0].name)' replays one."
          + " 'vcsim learn' has more: each lesson's scenarios are examples too.\n")
      return .ok
    }
    guard let example = Examples.named(name) else {
      throw .unknown("example", name, listedBy: "examples", legal: Examples.names)
    }
    invocation.console.print(example.text)
    return .ok
  }
}
