/// Checks the packages in a folder against a rules file.
struct Linter: Sendable {
    /// The path of the rules file; nil for `.archlint.json5` in the examined folder.
    var rulesFile: String?
    /// The folder that caches answers of the toolchain; nil to use no cache.
    let cacheFolder: String?
    /// True to let the compiler confirm the imports, which takes very long.
    var isCrossChecked = false
    /// The patterns of excluded folders, in addition to the patterns in the rules file.
    var excluded: [String] = []

    /// Checks all packages in a folder.
    ///
    /// - Parameter root: The path of the folder.
    /// - Returns: The result; its property `holds` is true for a passed check.
    /// - Throws: `Problem` when nothing could be examined.
    func lint(root: String) throws -> LintResult { try lint(FileTree(root: root)) }

    func lint(_ tree: FileTree) throws -> LintResult {
        let (rules, mistakes) = try RuleFile.read(rulesFile, in: tree, isRequired: true)
        guard let rules else {
            return LintResult(examined: .init(), violations: [], problems: mistakes)
        }
        let workspace = try Workspace(
            of: tree,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            rules: rules,
            scope: rules,
            excluded: excluded.map(ExcludedFolders.init(argument:))
        )
        try workspace.requirePackages()
        let run = RuleRun(
            Architecture(workspace.repository, workspace.graph),
            against: rules,
            file: rulesFile ?? RuleFile.usualName
        )
        return LintResult(
            examined: examined(workspace, run),
            violations: run.violations.sorted {
                ($0.place, $0.rule, $0.imported) < ($1.place, $1.rule, $1.imported)
            },
            unseen: workspace.unseen,
            problems: workspace.problems + run.problems,
            conclusions: run.summaries,
            input: .init(
                rules: rules,
                repository: workspace.repository,
                exclusion: workspace.exclusion
            )
        )
    }

    private func examined(_ workspace: Workspace, _ run: RuleRun) -> LintResult.Examined {
        let (packages, modules) = (workspace.repository.packages, workspace.repository.modules)
        let files = modules.lazy.flatMap(\.files)
        return LintResult.Examined(
            packages: packages.count { !$0.isXcodeProject },
            projects: packages.count(where: \.isXcodeProject),
            targets: modules.count,
            files: modules.reduce(0) { $0 + $1.files.count },
            imports: files.reduce(0) { $0 + $1.imports.count },
            conditionalImports: files.reduce(0) { $0 + $1.imports.count { !$0.isUnconditional } },
            declaredDependencies: workspace.graph.edges.count { $0.kind == .declared },
            groups: run.groups,
            readings: ["literal", "evaluated"].compactMap { name in
                let count = packages.count { $0.reading == name }
                return count == 0 ? nil : LintResult.Count(name: name, count: count)
            },
            excludedPackages: workspace.excludedPackages,
            coverage: workspace.files
        )
    }
}
