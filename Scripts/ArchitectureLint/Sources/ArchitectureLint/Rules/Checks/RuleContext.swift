/// An architecture with everything that checks look up in it.
package struct RuleContext: Sendable {
    let architecture: Architecture
    let membership: GroupMembership
    let toolchain: Set<String>
    let network: EdgeNetwork
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
        membership = GroupMembership(architecture.modules, in: rules.groups)
        external = ExternalModules(architecture, rules.rules)
    }

    func module(_ name: String) -> Architecture.Module? {
        modules[name].map { architecture.modules[$0] }
    }

    func members(of groups: [String]) -> Set<String> { membership.members(of: groups) }

    /// The violations that chains from one module to others make.
    ///
    /// - Parameter reason: Returns what is wrong with a chain to a module.
    func violations(
        _ chains: [[Edge]],
        because reason: (_ goal: String) -> String,
        instead: String
    ) -> [Violation] {
        chains.compactMap { chain in
            guard let first = chain.first, let last = chain.last else { return nil }
            let isDirect = chain.count == 1
            let verb = isDirect ? first.verb : "indirectly reaches"
            return Violation(
                place: first.place,
                importer: first.from,
                imported: last.to,
                message: "\(described(first.from)) \(verb) \(described(last.to)): "
                    + reason(last.to),
                chain: isDirect ? [] : chain.map(Violation.Step.init),
                instead: instead
            )
        }
    }

    func imports(where fits: (ImportStatement, Architecture.Module) -> Bool) -> [Edge] {
        architecture.modules.flatMap { module in
            Edge.imports(of: module.name, in: module.files) { fits($0, module) }
        }
    }

    /// A module with its group, as messages write it: `Card (feature)`.
    func described(_ module: String) -> String {
        membership.group(of: module).map { "\(module) (\($0))" } ?? module
    }

    func reaches(_ reach: GroupReach, from: String, to: String) -> Bool {
        membership.isMember(to, of: reach.group)
            && reach.spans(from: module(from)?.package ?? "", to: module(to)?.package ?? "")
    }

    func edges(leaving groups: [String]) -> Measure {
        let members = members(of: groups)
        let count = members.compactMap(network.number).reduce(0) { $0 + network.all[$1].count }
        return Measure(examined: count, unit: "edges", modules: members.count)
    }

    /// The rows of each module, in their order.
    func byModule<Row: GroupRow>(_ rows: [Row]) -> [String: [Row]] {
        rows.reduce(into: [:]) { found, row in
            for module in members(of: row.from) { found[module, default: []].append(row) }
        }
    }
}

/// A row of a rule that applies to the modules of some groups.
protocol GroupRow {
    var from: [String] { get }
}
