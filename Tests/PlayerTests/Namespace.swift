// The player's types, as these tests name them.
typealias LineComparison = Vcsim.LineComparison
typealias Performer = Vcsim.Performer
typealias Plan = Vcsim.Plan
typealias PlayerStage = Vcsim.PlayerStage
typealias Refusal = Vcsim.Refusal
