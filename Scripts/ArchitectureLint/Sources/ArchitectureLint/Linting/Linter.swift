/// Checks the packages in a folder against a rules file.
public struct Linter: Sendable {
    private let rulesFile: String?
    private let cacheFolder: String?
    private let isCrossChecked: Bool
    private let objectFolders: [String]

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - rulesFile: The path of the rules file; nil for the usual one in the examined folder.
    ///   - cacheFolder: The folder for answers of the toolchain; nil to ask it every time.
    ///   - isCrossChecked: Whether the compiler confirms the imports, which takes very long.
    ///   - objectFolders: The paths of SwiftPM's build folders whose object files are examined too.
    public init(
        rulesFile: String? = nil,
        cacheFolder: String?,
        isCrossChecked: Bool = false,
        objectFolders: [String] = []
    ) {
        self.rulesFile = rulesFile
        self.cacheFolder = cacheFolder
        self.isCrossChecked = isCrossChecked
        self.objectFolders = objectFolders
    }

    /// Examines everything in a folder.
    ///
    /// - Parameter root: The path of the folder.
    /// - Returns: The proof, which holds only when everything was read and no rule is broken.
    /// - Throws: `Problem` when nothing could be examined.
    public func prove(root: String) throws -> Proof {
        let tree = try FileTree(root: root)
        let (rules, mistakes) = try RuleFile.read(rulesFile, in: tree)
        guard let rules else { return Proof(examined: .init(), violations: [], problems: mistakes) }
        let workspace = try Workspace(
            of: tree,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            countsLines: rules.rules.contains { $0.check is SizeLimitCheck },
            excluded: rules.excluded,
            systemModules: rules.toolchain
        )
        let (repository, graph) = (workspace.repository, workspace.graph)
        let symbols =
            objectFolders.isEmpty ? nil : SymbolReferences(in: objectFolders, of: repository)
        var architecture = Architecture(repository, graph)
        // Adding nothing would copy every edge.
        if let symbols { architecture.edges += symbols.edges }
        let file = rulesFile ?? RuleFile.usualName
        let run = RuleRun(architecture, against: rules, file: file)
        let gaps =
            repository.packages.isEmpty
            ? [Problem(.badData, "there is no package below \(repository.root)")]
            : run.problems + repository.sharedNames
        let proof = Proof(
            examined: examined(workspace, run, symbols?.count),
            violations: run.violations.sorted {
                ($0.place, $0.rule, $0.imported) < ($1.place, $1.rule, $1.imported)
            },
            problems: workspace.problems + gaps + (symbols?.problems ?? []),
            conclusions: run.summaries,
            evidence: ProofEvidence(
                rules: rules,
                rulesFile: file,
                repository: repository,
                edges: architecture.edges,
                groups: rules.groups.map { ($0.name, run.membership.members(of: $0.name).sorted()) }
            )
        )
        LeakedStorage.keep((workspace, architecture, run, proof))
        return proof
    }

    private func examined(
        _ workspace: Workspace,
        _ run: RuleRun,
        _ objects: Proof.ObjectCount?
    ) -> Proof.Examined {
        let (packages, modules) = (workspace.repository.packages, workspace.repository.modules)
        let files = modules.lazy.flatMap(\.files)
        return Proof.Examined(
            packages: packages.count,
            targets: modules.count,
            files: modules.reduce(0) { $0 + $1.files.count },
            imports: files.reduce(0) { $0 + $1.imports.count },
            conditionalImports: files.reduce(0) { $0 + $1.imports.count { !$0.isUnconditional } },
            declaredDependencies: workspace.graph.edges.count { $0.kind == .declared },
            groups: run.groups,
            readings: ["literal", "evaluated"].compactMap { name in
                let count = packages.count { $0.reading.name == name }
                return count == 0 ? nil : Proof.Count(name: name, count: count)
            },
            excludedPackages: workspace.excludedPackages,
            objects: objects
        )
    }
}

extension Repository {
    /// A problem for each name that several importable modules share.
    var sharedNames: [Problem] {
        let shared = Dictionary(grouping: modules, by: \.name).filter { $0.value.count > 1 }
        return shared.sorted { $0.key < $1.key }.map { name, modules in
            let places = modules.map { place(of: $0).description }
            return Problem(
                .badData,
                at: places[0],
                "more than one target is called \(name), also in "
                    + places.dropFirst().joined(separator: ", ")
                    + "; a module that can be imported needs a unique name"
            )
        }
    }
}
