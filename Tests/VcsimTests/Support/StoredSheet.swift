import Testing

/// A scenario with a sheet, and its stored trace beside it.
enum StoredSheet {
  static let scenario = """
    vcsim 1
    title "A sheet"
    mode ios6
    only home sheet
    family loading appearance
    controller home
    controller sheet
    launch home
    present sheet from home animated

    """

  static func place() throws -> Workplace {
    let place = try Workplace()
    try place.write("a.txt", scenario)
    #expect(try place.run("accept", "-q").status == 0)
    return place
  }
}
