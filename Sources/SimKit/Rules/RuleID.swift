/// The rules by name. What each says stands in `RuleBook`.
///
/// The raw value is the word that people type: `vcsim explain appear-parent-first`.
public enum RuleID: String, CaseIterable, Hashable, Sendable {
  case loadOnFirstUse = "load-on-first-use"
  case appearParentFirst = "appear-parent-first"
}
