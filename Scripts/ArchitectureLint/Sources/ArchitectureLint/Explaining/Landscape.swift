/// Everything that is explained: what was read, and who knows whom.
struct Landscape: Sendable {
    /// The packages and their modules.
    let repository: Repository
    /// Who declares whom, and who imports whom; also what comes from elsewhere is imported here.
    let edges: [Edge]
    /// The same without what comes from elsewhere.
    let graph: ModuleGraph
    /// What could not be read.
    let problems: [Problem]

    /// Reads everything below a folder.
    ///
    /// - Parameters:
    ///   - root: the folder, absolute or from the current one.
    ///   - cacheFolder: where to keep what the toolchain answers; nothing to ask it every time.
    /// - Throws: `Problem` when nothing at all could be read.
    init(root: String, cacheFolder: String?) throws {
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
        self.repository = repository
        edges = graph.edges + Self.importsFromElsewhere(in: repository)
        self.graph = graph
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
}

extension ExitStatus {
    /// What problems come to: the worst of them.
    init(_ problems: [Problem]) {
        self = problems.map { ExitStatus($0.kind) }.max { $0.rawValue < $1.rawValue } ?? .success
    }
}
