/// `schema`: the JSON Schemas of what vcsim writes.
enum SchemaCommand {
  static let form = CommandForm(command: .schema, operands: .init("[NAME]") { Schemas.all.map(\.name) }, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      for schema in Schemas.all { invocation.console.print("\(Columns.pad(schema.name, 14))\(schema.summary)\n") }
      return .ok
    }
    guard let schema = Schemas.all.first(where: { $0.name == name }) else {
      throw .unknown("schema", name, listedBy: "schema", legal: Schemas.all.map(\.name))
    }
    invocation.console.print(schema.text)
    return .ok
  }
}
