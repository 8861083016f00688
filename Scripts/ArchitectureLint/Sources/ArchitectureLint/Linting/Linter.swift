/// Proves that the packages below a folder keep to a rules file.
public struct Linter: Sendable {
    private let rulesFile: String?
    private let cacheFolder: String?
    private let isCrossChecked: Bool
    private let objectFolders: [String]

    /// A linter.
    ///
    /// - Parameters:
    ///   - rulesFile: the rules file, absolute or from the current folder; nothing for the one in
    ///     the folder that is examined.
    ///   - cacheFolder: where to keep what the toolchain answers; nothing to ask it every time.
    ///   - isCrossChecked: whether to hold the imports against those that the compiler finds, which
    ///     takes a hundred times as long.
    ///   - objectFolders: where SwiftPM built what is to be looked into as well, absolute or from
    ///     the current folder.
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

    /// Examines everything below a folder.
    ///
    /// - Parameter root: the folder, absolute or from the current one.
    /// - Returns: the proof, which holds only when everything was read and no rule is broken.
    /// - Throws: `Problem` when nothing at all could be examined.
    public func prove(root: String) throws -> Proof {
        let tree = try FileTree(root: root)
        let (rules, mistakes) = try RuleFile.read(rulesFile, in: tree)
        // Without rules there is nothing to prove, and the mistakes are all that helps.
        guard let rules else {
            return Proof(examined: .nothing, violations: [], problems: mistakes)
        }

        let landscape = try Workspace(
            of: tree,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            countsLines: rules.rules.contains { $0.requirement.asksForLines },
            excluded: rules.excluded,
            systemModules: rules.toolchain
        )
        let (repository, graph) = (landscape.repository, landscape.graph)
        let witness =
            objectFolders.isEmpty ? nil : SymbolReferences(in: objectFolders, of: repository)
        var architecture = Architecture(repository: repository, graph: graph)
        // To add nothing would copy them all.
        if let witness { architecture.edges += witness.edges }
        let run = RuleRun(
            architecture,
            against: rules,
            file: rulesFile ?? RuleFile.usualName
        )
        let problems =
            landscape.problems + gaps(in: repository, run) + (witness?.problems ?? [])
        let counts = ImportCounts(repository)
        let proof = Proof(
            examined: Proof.Examined(
                packages: repository.packages.count,
                targets: repository.modules.count,
                files: counts.files,
                imports: counts.imports,
                conditionalImports: counts.conditional,
                declaredDependencies: graph.edges.count { $0.kind == .declared },
                groups: run.groups,
                readings: Proof.ReadingCount.all(of: repository.packages),
                excludedPackages: landscape.excludedPackages,
                objects: witness?.count
            ),
            violations: run.violations.sorted {
                ($0.place, $0.rule.rawValue, $0.imported)
                    < ($1.place, $1.rule.rawValue, $1.imported)
            },
            problems: problems,
            conclusions: Conclusions(
                architecture: architecture,
                placement: run.placement,
                index: run.index,
                violations: run.violations,
                leftOut: run.leftOut
            ).all(of: rules.rules),
            ground: Ground(
                rules: rules,
                rulesFile: rulesFile ?? RuleFile.usualName,
                repository: repository,
                edges: architecture.edges,
                groups: rules.groups.map {
                    Ground.Group(
                        name: $0.name,
                        members: run.placement.members(of: $0.name).sorted()
                    )
                }
            )
        )
        LeakedStorage.keep((landscape, architecture, run, proof))
        return proof
    }

    /// What was not there to be examined, or is there twice.
    private func gaps(in repository: Repository, _ run: RuleRun) -> [Problem] {
        guard !repository.packages.isEmpty else {
            return [Problem(.badData, "there is no package below \(repository.root)")]
        }
        return run.problems + repository.sharedNames
    }
}

extension Proof.Examined {
    /// What a run examined that ended before it began.
    static let nothing = Proof.Examined(
        packages: 0,
        targets: 0,
        files: 0,
        imports: 0,
        conditionalImports: 0,
        declaredDependencies: 0,
        groups: []
    )
}

/// How many imports there are.
private struct ImportCounts {
    var files = 0
    var imports = 0
    var conditional = 0

    init(_ repository: Repository) {
        for module in repository.modules {
            files += module.files.count
            for file in module.files {
                imports += file.imports.count
                conditional += file.imports.count { !$0.isUnconditional }
            }
        }
    }
}

extension Requirement {
    /// Whether it is held against how long sources are.
    fileprivate var asksForLines: Bool {
        if case .sizeLimit = self { true } else { false }
    }
}
