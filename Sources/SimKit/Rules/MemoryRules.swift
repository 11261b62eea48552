extension Rule {
  /// Memory warnings.
  static let memory: [Rule] = [
    Rule(
      .memoryDelegateFirst, from: 5,
      "A memory warning tells the application's delegate before any controller.",
      sends: [.appDidReceiveMemoryWarning],
      evidence: "mem-order-01 mem-ios5-order-01 e2-cat26-memwarn-01"),
    Rule(
      .memoryByCreation, from: 5,
      "The controllers get didReceiveMemoryWarning in the order in which they were created, loaded or not.",
      sends: [.didReceiveMemoryWarning],
      evidence: "mem-51-atroot-01 mem-51-atA-01 mem-51-atB-01 e2-cat26-memwarn-01"),
    Rule(
      .memoryUnloads, from: 5, through: 5,
      "On iOS 5 a controller whose loaded view has no superview releases it inside didReceiveMemoryWarning: "
        + "viewWillUnload, viewDidUnload. In iOS 6 and later, no view is released.",
      sends: [.viewWillUnload, .viewDidUnload],
      evidence: "mem-51-atroot-01 mem-ios5-order-01 mem-ios5-willunload-01 doc-memwarn-01 mem-ios6-nounload-01"),
  ]
}
