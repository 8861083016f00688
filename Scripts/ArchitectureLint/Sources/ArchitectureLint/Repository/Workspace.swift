/// The packages of a run with their sources and the graph of their modules.
struct Workspace: Sendable {
    private(set) var repository: Repository
    let graph: ModuleGraph
    /// The problems with packages, targets and files that could not be examined.
    let unseen: [Problem]
    /// The mistakes in exclusions, and the differences between the imports that archlint and the
    /// compiler find.
    let problems: [Problem]
    let files: FileCoverage
    let exclusion: Exclusion
    /// The number of packages that the rules exclude.
    let excludedPackages: Int
}

extension Workspace {
    /// Reads the packages and sources below a folder.
    ///
    /// - Parameters:
    ///   - tree: The root folder.
    ///   - cacheFolder: The folder of the cache; nil to use no cache.
    ///   - isCrossChecked: True to compare the imports with the imports that the compiler finds.
    ///   - rules: The rules to check; some rules need a search for more than imports.
    ///   - scope: The rules file that excludes folders and lists the modules of the toolchain.
    ///   - excluded: The excluded folders, in addition to those in `scope`.
    ///   - evaluated: The evaluated manifests of another folder.
    /// - Throws: `Problem` for a missing toolchain, if the run needs one.
    init(
        of tree: FileTree,
        cacheFolder: String?,
        isCrossChecked: Bool = false,
        rules: RuleFile? = nil,
        scope: RuleFile? = nil,
        excluded: [ExcludedFolders] = [],
        evaluated: ManifestReader.Evaluated? = nil
    ) throws {
        let frozen = rules?.rules.contains { $0.check is FrozenEdgesCheck } ?? false
        let findsReflections = rules?.rules.contains { $0.check is ReflectionCheck } ?? false
        let cache = cacheFolder.map(Cache.init(folder:))
        let toolchain = isCrossChecked ? try Toolchain() : nil
        self = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(
                tree: tree,
                toolchain: toolchain,
                cache: cache,
                evaluated: evaluated
            ),
            crossCheck: toolchain.map { CrossCheck(tree: tree, toolchain: $0, cache: cache) },
            scan: SourceScan(findsReflections: findsReflections),
            exclusion: Exclusion(tree, (scope?.excluded ?? []) + excluded),
            systemModules: scope?.toolchain ?? KnownToolchain.modules
        ).read()
        if frozen { repository.frozen = try FrozenEdges(in: tree) }
    }

    /// All problems that make an answer about the folder incomplete.
    var obstacles: [Problem] { problems + unseen }

    /// The edges of the graph, and the imports of modules outside of the repository.
    var edges: [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return graph.edges
            + repository.modules.flatMap { module in
                module.imports { !ours.contains($0.module) }
            }
    }

    /// Throws if the folder has no package, although everything in it could be read.
    ///
    /// - Throws: `Problem` for a folder without packages.
    func requirePackages() throws {
        guard repository.packages.isEmpty, obstacles.isEmpty else { return }
        throw Problem(.badData, "there is no package below \(repository.root)")
    }
}
