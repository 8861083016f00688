/// One rule, and what it is held against.
struct RuleContext: Sendable {
    let statement: RuleStatement
    let architecture: Architecture
    let placement: Placement
    /// The modules that come with the toolchain and the system.
    let toolchain: Set<String>

    /// The module of a name.
    func module(_ name: String) -> Architecture.Module? {
        index.modules[name].map { architecture.modules[$0] }
    }

    /// The edges, for searches.
    var network: EdgeNetwork { index.network }

    /// Finds who reaches whom.
    var chains: ChainSearch { index.chains }

    /// Whose the modules from elsewhere are.
    var foreign: ForeignModules { index.foreign }

    /// What is looked up.
    let index: ArchitectureIndex

    init(
        _ statement: RuleStatement,
        _ architecture: Architecture,
        _ placement: Placement,
        toolchain: Set<String>,
        index: ArchitectureIndex
    ) {
        self.statement = statement
        self.architecture = architecture
        self.placement = placement
        self.toolchain = toolchain
        self.index = index
    }

    /// A violation of this rule.
    ///
    /// - Parameters:
    ///   - place: where.
    ///   - importer: who breaks it.
    ///   - imported: what it knows and must not, or lacks.
    ///   - message: what is wrong.
    ///   - chain: the steps, when it takes more than one.
    ///   - instead: what to do, when the rule has no advice that fits.
    func violation(
        at place: Place,
        importer: String,
        imported: String,
        message: String,
        chain: [Edge] = [],
        instead: String
    ) -> Violation {
        Violation(
            Rule(rawValue: statement.name),
            severity: statement.severity,
            reason: statement.reason,
            at: place,
            importer: importer,
            imported: imported,
            message: message,
            chain: chain.map(Violation.Step.init),
            instead: advice(importer, imported) ?? instead
        )
    }

    private func advice(_ importer: String, _ imported: String) -> String? {
        statement.advice.first { advice in
            (advice.from.map { placement.isMember(importer, of: $0) } ?? true)
                && (advice.to.map { placement.isMember(imported, of: $0) } ?? true)
        }?.instead
    }

    /// A module with its group, as messages write it.
    func described(_ module: String) -> String {
        placement.place(of: module).map { "\(module) (\($0))" } ?? module
    }

    /// Whether a module of a group is reached from another one.
    func reaches(_ reach: GroupReach, from: String, to: String) -> Bool {
        placement.isMember(to, of: reach.group)
            && reach.spans(from: module(from)?.package ?? "", to: module(to)?.package ?? "")
    }
}

extension Edge {
    /// The words for how one knows the other.
    var verb: String {
        switch kind {
        case .declared: "declares"
        case .imported: "imports"
        case .shared: "builds a source of"
        case .referred(let symbol): "refers to `\(symbol)` of"
        }
    }
}
