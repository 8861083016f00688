/// The packages of a run with their sources and the graph of their modules.
struct Workspace: Sendable {
    let repository: Repository
    let graph: ModuleGraph
    let problems: [Problem]
    /// The number of packages that the rules exclude.
    let excludedPackages: Int

    /// Reads everything below a folder.
    ///
    /// - Parameters:
    ///   - tree: The root folder.
    ///   - cacheFolder: The folder of the cache; nil to ask the toolchain each time.
    ///   - isCrossChecked: Whether to compare the imports with those that the compiler finds.
    ///   - countsLines: Whether to count the lines of the sources.
    ///   - excluded: The folders that are not examined.
    ///   - systemModules: The modules of the toolchain and the system.
    /// - Throws: `Problem` for a missing toolchain, if the run needs one.
    init(
        of tree: FileTree,
        cacheFolder: String?,
        isCrossChecked: Bool = false,
        countsLines: Bool = false,
        excluded: [ExcludedFolders] = [],
        systemModules: Set<String> = KnownToolchain.modules
    ) throws {
        let cache = cacheFolder.map(Cache.init(folder:))
        let toolchain = isCrossChecked ? try Toolchain() : nil
        let read = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
            crossCheck: toolchain.map { CrossCheck(tree: tree, toolchain: $0, cache: cache) },
            scan: SourceScan(countsLines: countsLines),
            exclusion: Exclusion(tree, excluded),
            systemModules: systemModules
        ).read()
        let built = GraphBuilder(repository: read.repository).build()
        repository = read.repository
        graph = built.graph
        problems = read.problems + built.problems
        excludedPackages = read.excludedPackages
        LeakedStorage.keep(read)
    }

    /// The edges of the graph, and the imports of modules outside of the repository.
    var edges: [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return graph.edges
            + repository.modules.flatMap { module in
                Edge.imports(of: module.name, in: module.files) { !ours.contains($0.module) }
            }
    }

    /// Requires at least one package.
    ///
    /// - Throws: `Problem` for a folder without packages.
    func requirePackages() throws {
        guard repository.packages.isEmpty, problems.isEmpty else { return }
        throw Problem(.badData, "there is no package below \(repository.root)")
    }
}
