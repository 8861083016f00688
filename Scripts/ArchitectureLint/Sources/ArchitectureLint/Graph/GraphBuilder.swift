/// Works out which modules the manifests' dependencies stand for.
struct GraphBuilder {
    let repository: Repository

    /// The graph, and the dependencies that stand for nothing.
    func build() -> (graph: ModuleGraph, problems: [Problem]) {
        var (edges, problems) = declaredEdges()
        problems = repository.packages.flatMap(missing(in:)) + problems
        let declared = Self.declared(edges)
        addImportedEdges(to: &edges)
        if repository.hasSharedSources { edges += SharedSources(in: repository).edges }
        return (ModuleGraph(edges: edges, declared: declared), problems)
    }

    /// The modules that are built for those that declare them, by these: not plug-ins and macros, which
    /// only work on them.
    func built() -> [String: Set<String>] {
        let tools = Set(repository.modules.filter(\.target.kind.isTool).map(\.name))
        return Self.declared(declaredEdges().edges.filter { !tools.contains($0.to) })
    }

    private static func declared(_ edges: [Edge]) -> [String: Set<String>] {
        var declared: [String: Set<String>] = [:]
        for edge in edges { declared[edge.from, default: []].insert(edge.to) }
        return declared
    }

    private func declaredEdges() -> (edges: [Edge], problems: [Problem]) {
        var edges: [Edge] = []
        var problems: [Problem] = []
        var last: Offers?
        for module in repository.modules {
            // The modules of a package follow each other.
            let offers =
                last?.package == module.package.path ? last : Offers(of: module.package, repository)
            last = offers
            for dependency in module.target.dependencies {
                guard let names = modules(of: dependency, in: module.package, offers) else {
                    problems.append(unresolved(dependency, of: module))
                    continue
                }
                edges += names.map { declaredEdge(module, $0, as: dependency.name) }
            }
        }
        return (edges, problems)
    }

    private func declaredEdge(_ module: Module, _ name: String, as written: String) -> Edge {
        Edge(
            from: module.name,
            to: name,
            kind: .declared,
            place: repository.place(of: written, in: module)
        )
    }

    private func addImportedEdges(to edges: inout [Edge]) {
        let ours = Set(repository.modules.map(\.name))
        // Most imports say what others have said.
        var verdicts: [ObjectIdentifier: Bool] = [:]
        for module in repository.modules {
            let name = module.name
            for file in module.files {
                for found in file.imports {
                    let id = ObjectIdentifier(found.statement)
                    let isOurs: Bool
                    if let known = verdicts[id] {
                        isOurs = known
                    } else {
                        isOurs = ours.contains(found.module)
                        verdicts[id] = isOurs
                    }
                    guard isOurs, found.module != name else { continue }
                    let place = Place(file: file.path, line: found.line)
                    edges.append(Edge(from: name, to: found.module, kind: .imported, place: place))
                }
            }
        }
    }

    /// The modules that a dependency makes visible; nothing when it names none, an empty list when
    /// it comes from a package that is not ours (which another check reports).
    private func modules(
        of dependency: TargetDependency,
        in package: SwiftPackage,
        _ offers: Offers?
    ) -> [String]? {
        if dependency.mayBeTarget,
            let target = package.targets.first(where: { $0.name == dependency.name })
        {
            return [target.graphName]
        }
        guard dependency.mayBeProduct else { return nil }
        let named = dependency.package.map { offers?.named($0) ?? [] } ?? package.dependencies
        for case .folder(_, let path) in named {
            guard let other = repository.package(atAbsolute: path) else { continue }
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                let targets = other.targets.filter { product.targets.contains($0.name) }
                return targets.map(\.graphName)
            }
        }
        return named.contains { repository.isElsewhere($0) } ? [] : nil
    }

    /// The packages that one depends on, by what its targets may call them: by their identity, or
    /// by the name in their manifest.
    private struct Offers {
        let package: String
        private var byIdentity: [String: [Int]] = [:]
        private var byName: [String: [Int]] = [:]
        private let dependencies: [PackageDependency]

        init(of package: SwiftPackage, _ repository: Repository) {
            self.package = package.path
            dependencies = package.dependencies
            for (index, dependency) in dependencies.enumerated() {
                byIdentity[dependency.identity, default: []].append(index)
                guard case .folder(_, let path) = dependency,
                    let name = repository.package(atAbsolute: path)?.name
                else { continue }
                byName[name, default: []].append(index)
            }
        }

        /// Those of a name, in the order of the manifest.
        func named(_ name: String) -> [PackageDependency] {
            let found = Set((byIdentity[name.lowercased()] ?? []) + (byName[name] ?? []))
            return found.sorted().map { dependencies[$0] }
        }
    }

    private func missing(in package: SwiftPackage) -> [Problem] {
        package.dependencies.filter(repository.isMissing).map { dependency in
            let place = repository.place(ofPackage: dependency.identity, in: package)
            return Problem(
                .unreadable,
                at: place.description,
                "\(package.folderName) depends on the package \(dependency.identity), "
                    + (reason(for: dependency).map { "which is not examined, since \($0)" }
                        ?? "whose manifest is missing or cannot be read")
            )
        }
    }

    private func reason(for dependency: PackageDependency) -> String? {
        guard case .folder(_, let path) = dependency else { return nil }
        return repository.unexamined[path]
    }

    private func unresolved(_ dependency: TargetDependency, of module: Module) -> Problem {
        let place = repository.place(of: dependency.name, in: module)
        return Problem(
            .badData,
            at: place.description,
            "\(module.target.name) depends on \(dependency.name), which no package that "
                + "\(module.package.folderName) declares offers"
        )
    }
}
