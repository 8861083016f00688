/// The packages of a run with their sources and the graph of their modules.
struct Workspace: Sendable {
    let repository: Repository
    let graph: ModuleGraph
    /// The packages, targets and files that could not be seen, and so are not checked.
    let unseen: [Problem]
    /// Mistakes in exclusions, and differences from what the compiler reads.
    let problems: [Problem]
    /// The number of packages that the rules exclude.
    let excludedPackages: Int
}

extension Workspace {
    /// Reads everything below a folder.
    ///
    /// - Parameters:
    ///   - tree: The root folder.
    ///   - cacheFolder: The folder of the cache; nil to ask the toolchain each time.
    ///   - isCrossChecked: Whether to compare the imports with those that the compiler finds.
    ///   - rules: The rules, which decide what is searched in sources besides imports.
    ///   - scope: The rules that decide which folders are examined and what the system offers.
    ///   - excluded: Further folders that are not examined.
    /// - Throws: `Problem` for a missing toolchain, if the run needs one.
    init(
        of tree: FileTree,
        cacheFolder: String?,
        isCrossChecked: Bool = false,
        rules: RuleFile? = nil,
        scope: RuleFile? = nil,
        excluded: [ExcludedFolders] = []
    ) throws {
        let findsReflections = rules?.rules.contains { $0.check is ReflectionCheck } ?? false
        let cache = cacheFolder.map(Cache.init(folder:))
        let toolchain = isCrossChecked ? try Toolchain() : nil
        self = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
            crossCheck: toolchain.map { CrossCheck(tree: tree, toolchain: $0, cache: cache) },
            scan: SourceScan(findsReflections: findsReflections),
            exclusion: Exclusion(tree, (scope?.excluded ?? []) + excluded),
            systemModules: scope?.toolchain ?? KnownToolchain.modules
        ).read()
    }

    /// Everything that keeps an answer about the whole folder from being complete.
    var obstacles: [Problem] { problems + unseen }

    /// The edges of the graph, and the imports of modules outside of the repository.
    var edges: [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return graph.edges
            + repository.modules.flatMap { module in
                module.imports { !ours.contains($0.module) }
            }
    }

    /// Requires at least one package.
    ///
    /// - Throws: `Problem` for a folder without packages.
    func requirePackages() throws {
        guard repository.packages.isEmpty, obstacles.isEmpty else { return }
        throw Problem(.badData, "there is no package below \(repository.root)")
    }
}
