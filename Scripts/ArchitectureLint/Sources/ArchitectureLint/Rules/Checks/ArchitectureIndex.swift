/// An architecture with everything that rules look up in it.
struct ArchitectureIndex: Sendable {
    let architecture: Architecture
    let membership: GroupMembership
    let toolchain: Set<String>
    let network: EdgeNetwork
    let chains: ChainSearch
    let external: ExternalModules
    private let modules: [String: Int]

    init(_ architecture: Architecture, _ rules: RuleFile) {
        self.architecture = architecture
        toolchain = rules.toolchain
        modules = Dictionary(
            zip(architecture.modules.map(\.name), architecture.modules.indices),
            uniquingKeysWith: { first, _ in first }
        )
        network = EdgeNetwork(architecture.edges)
        chains = ChainSearch(network)
        membership = GroupMembership(architecture.modules, in: rules.groups)
        external = ExternalModules(architecture, rules.rules)
    }

    func module(_ name: String) -> Architecture.Module? {
        modules[name].map { architecture.modules[$0] }
    }
}
