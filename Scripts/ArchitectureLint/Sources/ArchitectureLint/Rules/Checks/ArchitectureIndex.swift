/// What all rules look up in an architecture, worked out once.
struct ArchitectureIndex: Sendable {
    /// The modules by name.
    let modules: [String: Architecture.Module]
    /// The edges, for searches.
    let network: EdgeNetwork
    /// Finds who reaches whom.
    let chains: ChainSearch

    /// Whose the modules from elsewhere are.
    let foreign: ForeignModules

    init(_ architecture: Architecture, _ rules: [RuleStatement]) {
        modules = Dictionary(
            architecture.modules.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        network = EdgeNetwork(architecture.edges)
        chains = ChainSearch(network)
        foreign = ForeignModules(architecture, rules)
    }
}
