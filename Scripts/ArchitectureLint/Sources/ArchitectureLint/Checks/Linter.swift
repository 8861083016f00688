/// Proves that the packages below a folder keep to a table of who may know whom.
public struct Linter: Sendable {
    private let table: Table
    private let cacheFolder: String?

    private static let checks: [any Check] = [
        PlaceCheck(), TableCheck(), UndeclaredImportCheck(), CycleCheck(), ToolchainCheck(),
        ThirdPartyCheck(), SystemLibraryCheck(),
    ]

    /// A linter.
    ///
    /// - Parameters:
    ///   - table: the rules.
    ///   - cacheFolder: where to keep what the toolchain answers; nothing to ask it every time.
    public init(table: Table, cacheFolder: String?) {
        self.table = table
        self.cacheFolder = cacheFolder
    }

    /// Examines everything below a folder.
    ///
    /// - Parameter root: the folder, absolute or from the current one.
    /// - Returns: the proof, which holds only when everything was read and no rule is broken.
    /// - Throws: `Problem` when nothing at all could be examined.
    public func prove(root: String) throws -> Proof {
        let tree = try FileTree(root: root)
        let toolchain = try Toolchain()
        let cache = cacheFolder.map(Cache.init(folder:))
        var (repository, problems) = RepositoryReader(
            tree: tree,
            manifests: ManifestReader(tree: tree, toolchain: toolchain, cache: cache),
            compiler: CompilerReader(tree: tree, toolchain: toolchain, cache: cache)
        ).read()
        let (graph, unresolved) = GraphBuilder(repository: repository).build()
        problems += unresolved
        let survey = Survey(repository: repository, graph: graph, table: table)
        problems += table.problems + gaps(in: survey)
        let violations = Self.checks.flatMap { $0.violations(in: survey) }
        return Proof(
            examined: examined(survey),
            violations: violations.sorted {
                ($0.place, $0.rule.rawValue, $0.imported) < (
                    $1.place, $1.rule.rawValue, $1.imported
                )
            },
            problems: problems
        )
    }

    /// What the table speaks of and nothing answers to: a pass over it would prove nothing.
    private func gaps(in survey: Survey) -> [Problem] {
        guard !survey.repository.packages.isEmpty else {
            return [Problem(.badData, "there is no package below \(survey.repository.root)")]
        }
        let empty = counts(survey).filter { count in
            count.targets == 0
                && !table.categories.contains { $0.name == count.name && $0.mayBeAbsent }
        }
        let duplicates = Dictionary(grouping: survey.repository.modules, by: \.name)
            .filter { $0.value.count > 1 }.keys.sorted()
        return empty.map {
            Problem(.badData, "no target belongs to the table's category \"\($0.name)\"")
        }
            + duplicates.map {
                Problem(
                    .badData,
                    "more than one target is called \($0); names are unique everywhere"
                )
            }
    }

    private func counts(_ survey: Survey) -> [Proof.CategoryCount] {
        let placed = Dictionary(grouping: survey.placement.values, by: \.name)
        return table.categories.map {
            Proof.CategoryCount(name: $0.name, targets: placed[$0.name]?.count ?? 0)
        }
    }

    private func examined(_ survey: Survey) -> Proof.Examined {
        let files = survey.repository.modules.flatMap(\.files)
        let imports = files.flatMap(\.imports)
        return Proof.Examined(
            packages: survey.repository.packages.count,
            targets: survey.repository.modules.count,
            files: files.count,
            imports: imports.count,
            conditionalImports: imports.filter { !$0.isUnconditional }.count,
            declaredDependencies: survey.graph.edges.filter { $0.kind == .declared }.count,
            categories: counts(survey)
        )
    }
}
