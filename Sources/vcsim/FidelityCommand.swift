import SimKit
enum FidelityCommand {
  static let form = CommandForm(
    name: "fidelity", group: .understand, summary: "which published records the scenarios reproduce", operands: "[PATH…]",
    options: [], examples: [], exits: "0 written.", run: { (_) throws(Problem) in .ok })
}
