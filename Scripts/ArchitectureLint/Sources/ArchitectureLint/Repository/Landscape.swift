/// Everything that is there to be examined: the packages with their sources, and who knows whom.
struct Landscape: Sendable {
    /// The packages and their modules.
    let repository: Repository
    /// Who declares whom, and who imports whom, among the modules of the repository.
    let graph: ModuleGraph
    /// What could not be read.
    let problems: [Problem]
    /// How many sources were not read, since a former run has read them as they are.
    let keptFiles: Int
    /// How many packages are not here, since the rules leave them out.
    let excludedPackages: Int

    /// Reads everything below a folder.
    ///
    /// - Parameters:
    ///   - tree: the folder.
    ///   - cacheFolder: where to keep what the toolchain answers; nothing to ask it every time.
    ///   - isCrossChecked: whether to hold the imports against those that the compiler finds.
    ///   - countsLines: whether to count the lines of the sources.
    ///   - excluded: the folders that are not examined.
    ///   - systemModules: the modules of the toolchain and the system, which module maps of ours name
    ///     only for those that depend on these.
    ///   - start: when the run began, by the clock that files are stamped by.
    /// - Throws: `Problem` when the toolchain is asked for and missing.
    init(
        of tree: FileTree,
        cacheFolder: String?,
        isCrossChecked: Bool = false,
        countsLines: Bool = false,
        excluded: [ExcludedFolders] = [],
        systemModules: Set<String> = KnownToolchain.modules,
        start: Int64 = FileStamp.now()
    ) throws {
        let cache = cacheFolder.map(Cache.init(folder:))
        let toolchain = isCrossChecked ? try Toolchain() : nil
        let store = cacheFolder.map { KeptStore(of: tree, in: $0, start: start) }
        let read = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
            compiler: toolchain.map { CompilerReader(tree: tree, toolchain: $0, cache: cache) },
            scan: SourceScan(
                kept: store?.imports,
                isStamped: store != nil,
                countsLines: countsLines
            ),
            exclusion: Exclusion(tree, excluded),
            kept: store?.packages,
            systemModules: systemModules
        ).read()
        repository = read.repository
        keptFiles = read.sources.count { $0.isKept }
        excludedPackages = read.excludedPackages
        // What was found is written while the graph is made.
        let (built, _) = inParallel(
            { GraphBuilder(repository: read.repository).build() },
            {
                store?.keep(read.sources)
                store?.keep(read.manifests)
            }
        )
        graph = built.graph
        problems = read.problems + built.problems
        Attic.keep((store, read))
    }

    /// Who knows whom, what comes from elsewhere included.
    var edges: [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return graph.edges
            + repository.modules.flatMap { module in
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

    /// Asks for something to look at.
    ///
    /// - Throws: `Problem` when there is no package at all.
    func requirePackages() throws {
        guard repository.packages.isEmpty, problems.isEmpty else { return }
        throw Problem(.badData, "there is no package below \(repository.root)")
    }
}
