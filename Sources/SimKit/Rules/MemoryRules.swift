extension RuleBook {
  /// Memory warnings.
  static let memory: [Rule] = [
    Rule(
      .memoryDelegateFirst, from: 5, .claim,
      "A memory warning tells the application's delegate before any controller.",
      evidence: ["mem-order-01", "mem-ios5-order-01"]),
    Rule(
      .memoryByCreation, from: 5, .log,
      "The controllers are told didReceiveMemoryWarning in the order in which they were made, "
        + "loaded or not.",
      evidence: ["mem-51-atroot-01", "mem-51-atA-01", "mem-51-atB-01"]),
    Rule(
      .memoryUnloads, from: 5, through: 5, .log,
      "On iOS 5 a controller whose loaded view has no superview releases it inside "
        + "didReceiveMemoryWarning: viewWillUnload, viewDidUnload. From iOS 6 on no view is released.",
      evidence: ["mem-51-atroot-01", "mem-ios5-order-01", "mem-ios5-willunload-01", "doc-memwarn-01",
        "mem-ios6-nounload-01"]),
  ]
}
