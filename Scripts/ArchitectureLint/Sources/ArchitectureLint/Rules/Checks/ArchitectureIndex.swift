/// What all rules look up in an architecture, worked out once.
struct ArchitectureIndex: Sendable {
    /// The modules by name, as places in the architecture's list.
    let modules: [String: Int]
    /// What they import.
    let imports: ImportTally
    /// The edges, for searches.
    let network: EdgeNetwork
    /// Finds who reaches whom.
    let chains: ChainSearch
    /// Whose the modules from elsewhere are.
    let foreign: ForeignModules

    init(_ architecture: Architecture, _ rules: [RuleStatement]) {
        modules = Dictionary(
            zip(architecture.modules.map(\.name), architecture.modules.indices),
            uniquingKeysWith: { first, _ in first }
        )
        imports = ImportTally(architecture.modules)
        network = EdgeNetwork(architecture.edges)
        chains = ChainSearch(network)
        foreign = ForeignModules(architecture, rules)
    }

    /// What the sources of a module import.
    func importedModules(of module: String) -> Set<String> {
        let uses = modules[module].map { imports.uses[$0] } ?? []
        return Set(uses.map { imports.statements[$0.statement].module })
    }
}
