import Foundation

extension Vcsim.Plan {
  /// Reads a plan as `vcsim export` writes it.
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: json)
  }
}
