/// What a proof rests on, as far as it takes more than numbers to write it down.
struct Ground: Equatable, Sendable {
    /// The rules, and the name of their file as the run was told it.
    let rules: RuleFile
    let rulesFile: String
    /// What was read.
    let repository: Repository
    /// Who knows whom.
    let edges: [Edge]
    /// The modules of each group.
    let groups: [Group]

    /// A group with its modules.
    struct Group: Equatable, Sendable {
        let name: String
        /// By name, sorted.
        let members: [String]
    }
}
