/// Everything that the checks look at: what was read, how it hangs together, and the table.
struct Survey: Sendable {
    let repository: Repository
    let graph: ModuleGraph
    let table: Table
    /// The category of each module that has one, by the module's name.
    let placement: [String: Category]

    init(repository: Repository, graph: ModuleGraph, table: Table) {
        self.repository = repository
        self.graph = graph
        self.table = table
        placement = Dictionary(
            repository.modules.compactMap { module in
                table.category(of: module.target, in: module.package).map { (module.name, $0) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether the table lets one target know another. What has no place in the table is not
    /// forbidden here: another check reports it.
    func allows(_ edge: Edge) -> Bool {
        guard let importer = placement[edge.from], let imported = placement[edge.to] else {
            return true
        }
        let packages = (
            importer: repository.module(edge.from)?.package.path,
            imported: repository.module(edge.to)?.package.path
        )
        return importer.mayKnow.contains {
            $0.category == imported.name
                && $0.spans(from: packages.importer, to: packages.imported)
        }
    }
}

/// One rule that a repository is held against.
protocol Check: Sendable {
    /// Everywhere the rule is broken.
    func violations(in survey: Survey) -> [Violation]
}
