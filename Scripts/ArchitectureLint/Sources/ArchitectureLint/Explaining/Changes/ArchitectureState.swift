/// The architecture of a folder at one revision.
struct ArchitectureState: Sendable {
    private(set) var drawing: Drawing
    /// The edges between modules, sorted; only the first of each kind between two modules.
    private(set) var edges: [Edge]
    /// The dependencies among the packages.
    private(set) var packageEdges: [Edge]
    private(set) var violations: [Violation]
    /// The paths of the packages whose manifests could not be read.
    let unread: Set<String>
    let packages: [SwiftPackage]
    let coverage: Coverage
    /// True if the folder has no packages, and every manifest in it could be read.
    let isEmpty: Bool

    /// Reads the architecture of a folder.
    ///
    /// - Parameters:
    ///   - rules: The rules to check, if there are any.
    ///   - scope: The rules file that excludes folders, if there is one.
    ///   - evaluated: The packages of another state, which may have the same manifests.
    /// - Throws: `Problem` for a missing folder.
    init(
        of tree: FileTree,
        _ arguments: Arguments,
        _ rules: RuleFile?,
        scope: RuleFile?,
        evaluated: ManifestReader.Evaluated? = nil
    ) throws {
        let workspace = try Workspace(
            of: tree,
            cacheFolder: arguments.cacheFolder,
            rules: rules,
            scope: scope,
            evaluated: evaluated
        )
        let architecture = Architecture(workspace.repository, workspace.graph)
        let file = arguments.rulesFile ?? RuleFile.usualName
        let run = rules.map { RuleRun(architecture, against: $0, file: file) }
        drawing = Drawing(workspace, run, level: .modules)
        let first = Dictionary(firstOf: architecture.edges.map { ($0.connection, $0) })
        edges = first.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        packageEdges = architecture.packageEdges
        violations = run?.violations ?? []
        unread = workspace.repository.unread
        packages = workspace.repository.packages
        coverage = workspace.coverage(for: arguments)
        isEmpty = workspace.repository.packages.isEmpty && workspace.obstacles.isEmpty
    }
}

extension ArchitectureState {
    /// Returns the state without the given packages and modules.
    func without(_ packages: Set<String>, _ modules: Set<String>) -> Self {
        let names = modules.union(packages.map(\.shownPath))
        func touches(_ edge: Edge) -> Bool { names.contains(edge.from) || names.contains(edge.to) }
        var rest = self
        rest.drawing.nodes.removeAll { modules.contains($0.name) }
        rest.drawing.arrows.removeAll { modules.contains($0.from) || modules.contains($0.to) }
        rest.edges.removeAll(where: touches)
        rest.packageEdges.removeAll(where: touches)
        rest.violations.removeAll { violation in
            packages.contains(violation.place.file.folder) || names.contains(violation.importer)
                || names.contains(violation.imported) || violation.chain.contains(where: touches)
        }
        return rest
    }
}

extension Edge {
    /// The identity of an edge: its two modules and its kind, without its place.
    var connection: [String] { [from, to, kind.rawValue] }
}
