/// Everything that is explained: what was read, who knows whom, and which edges break a rule.
struct Landscape: Sendable {
    /// The packages and their modules.
    let repository: Repository
    /// Who declares whom, and who imports whom; also what comes from elsewhere is imported here.
    let edges: [Edge]
    /// The category of each module that has one.
    let categories: [String: String]
    /// What breaks a rule, in the order of the checks.
    let violations: [Violation]
    /// What could not be read.
    let problems: [Problem]

    private static let checks: [any Check] = [TableCheck(), UndeclaredImportCheck(), CycleCheck()]

    /// Reads everything below a folder.
    ///
    /// - Parameters:
    ///   - root: the folder, absolute or from the current one.
    ///   - table: who may know whom.
    ///   - cacheFolder: where to keep what the toolchain answers; nothing to ask it every time.
    /// - Throws: `Problem` when nothing at all could be read.
    init(root: String, table: Table, cacheFolder: String?) throws {
        let tree = try FileTree(root: root)
        let toolchain = try Toolchain()
        let cache = cacheFolder.map(Cache.init(folder:))
        let (repository, unread) = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
            compiler: CompilerReader(tree: tree, toolchain: toolchain, cache: cache)
        ).read()
        guard !repository.packages.isEmpty || !unread.isEmpty else {
            throw Problem(.badData, "there is no package below \(tree.root)")
        }
        let (graph, unresolved) = GraphBuilder(repository: repository).build()
        let survey = Survey(repository: repository, graph: graph, table: table)
        self.repository = repository
        edges = graph.edges + Self.importsFromElsewhere(in: repository)
        categories = survey.placement.mapValues(\.name)
        violations = Self.checks.flatMap { $0.violations(in: survey) }
        problems = unread + unresolved
    }

    private static func importsFromElsewhere(in repository: Repository) -> [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return repository.modules.flatMap { module in
            module.files.flatMap { file in
                file.imports.filter { !ours.contains($0.module) }.map {
                    Edge(
                        from: module.name,
                        to: $0.module,
                        kind: .imported,
                        place: Place(file: file.path, line: $0.line)
                    )
                }
            }
        }
    }

    /// How a run that explains this ends, when nothing else decides.
    var status: ExitStatus {
        problems.map { ExitStatus($0.kind) }.max { $0.rawValue < $1.rawValue } ?? .success
    }
}
