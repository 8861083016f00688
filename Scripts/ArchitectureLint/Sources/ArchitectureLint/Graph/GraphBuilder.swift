/// The dependencies among the modules of a repository.
struct ModuleGraph: Sendable {
    /// The edges, those that manifests declare first.
    let edges: [Edge]
    /// The modules that each module's manifest declares as its dependencies.
    let declared: [String: Set<String>]
}

/// Resolves the dependencies of manifests and sources to modules.
struct GraphBuilder {
    let repository: Repository

    /// Returns the graph, and a problem for each dependency that names nothing.
    func build() -> (graph: ModuleGraph, problems: [Problem]) {
        var (edges, problems) = declaredEdges()
        problems = repository.packages.flatMap(missing(in:)) + problems
        let declared = Self.declared(edges)
        addImportedEdges(to: &edges)
        if repository.hasSharedSources { edges += SharedSources(in: repository).edges }
        return (ModuleGraph(edges: edges, declared: declared), problems)
    }

    /// Returns the declared modules that are built for each module: all but plug-ins and macros.
    func built() -> [String: Set<String>] {
        let tools = Set(repository.modules.filter(\.target.kind.isTool).map(\.name))
        return Self.declared(declaredEdges().edges.filter { !tools.contains($0.to) })
    }

    private static func declared(_ edges: [Edge]) -> [String: Set<String>] {
        edges.reduce(into: [:]) { $0[$1.from, default: []].insert($1.to) }
    }

    private func declaredEdges() -> (edges: [Edge], problems: [Problem]) {
        var edges: [Edge] = []
        var problems: [Problem] = []
        var last: PackageNames?
        for module in repository.modules {
            // The modules of a package follow each other.
            let names =
                last?.package == module.package.path
                ? last : PackageNames(of: module.package, repository)
            last = names
            for dependency in module.target.uses {
                guard let modules = modules(of: dependency, in: module.package, names) else {
                    problems.append(unresolved(dependency, of: module))
                    continue
                }
                let place = repository.place(of: dependency.name, in: module)
                edges += modules.map {
                    Edge(from: module.name, to: $0, kind: .declared, place: place)
                }
            }
        }
        return (edges, problems)
    }

    private func addImportedEdges(to edges: inout [Edge]) {
        let ours = Set(repository.modules.map(\.name))
        // Many imports share one statement.
        var isOursByStatement: [ObjectIdentifier: Bool] = [:]
        for module in repository.modules {
            let name = module.name
            for file in module.files {
                for found in file.imports {
                    let id = ObjectIdentifier(found.statement)
                    let isOurs = isOursByStatement[id] ?? ours.contains(found.module)
                    isOursByStatement[id] = isOurs
                    guard isOurs, found.module != name else { continue }
                    let place = Place(file: file.path, line: found.line)
                    edges.append(Edge(from: name, to: found.module, kind: .imported, place: place))
                }
            }
        }
    }

    /// The modules that a dependency makes visible; nil when it names nothing, empty for an
    /// external package.
    private func modules(
        of dependency: Manifest.TargetDependency,
        in package: SwiftPackage,
        _ names: PackageNames?
    ) -> [String]? {
        if dependency.mayBeTarget,
            let target = package.targets.first(where: { $0.name == dependency.name })
        {
            return [target.graphName]
        }
        guard dependency.mayBeProduct else { return nil }
        let named = dependency.package.map { names?.dependencies(named: $0) ?? [] }
        let candidates = named ?? package.dependencies
        for other in candidates.compactMap(repository.package(of:)) {
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                let targets = other.targets.filter { product.targets.contains($0.name) }
                return targets.map(\.graphName)
            }
        }
        return candidates.contains { repository.isElsewhere($0) } ? [] : nil
    }

    /// The packages that a package depends on, by identity and by the name in their manifest.
    private struct PackageNames {
        let package: String
        private var indices: [String: [Int]] = [:]
        private let all: [Manifest.PackageDependency]

        init(of package: SwiftPackage, _ repository: Repository) {
            self.package = package.path
            all = package.dependencies
            for (index, dependency) in all.enumerated() {
                indices["identity:\(dependency.shownIdentity)", default: []].append(index)
                guard let name = repository.package(of: dependency)?.name else { continue }
                indices["name:\(name)", default: []].append(index)
            }
        }

        func dependencies(named name: String) -> [Manifest.PackageDependency] {
            let byIdentity = indices["identity:\(name.lowercased())"] ?? []
            let found = Set(byIdentity + (indices["name:\(name)"] ?? []))
            return found.sorted().map { all[$0] }
        }
    }

    private func missing(in package: SwiftPackage) -> [Problem] {
        package.dependencies.filter(repository.isMissing).map { dependency in
            let reason = dependency.folder.flatMap { repository.unexamined[$0] }
            return Problem(
                .unreadable,
                at: repository.place(ofPackage: dependency.shownIdentity, in: package).description,
                "\(package.folderName) depends on the package \(dependency.shownIdentity), "
                    + (reason.map { "which is not examined, since \($0)" }
                        ?? "whose manifest is missing or cannot be read")
            )
        }
    }

    private func unresolved(_ dependency: Manifest.TargetDependency, of module: Module) -> Problem {
        Problem(
            .badData,
            at: repository.place(of: dependency.name, in: module).description,
            "\(module.target.name) depends on \(dependency.name), which no package that "
                + "\(module.package.folderName) declares offers"
        )
    }
}
