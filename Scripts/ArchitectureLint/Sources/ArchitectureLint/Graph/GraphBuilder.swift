/// Works out which modules the manifests' dependencies stand for.
struct GraphBuilder {
    let repository: Repository

    /// The graph, and the dependencies that stand for nothing.
    func build() -> (graph: ModuleGraph, problems: [Problem]) {
        var problems = repository.packages.flatMap(missing(in:))
        var edges: [Edge] = []
        for module in repository.modules {
            for dependency in module.target.dependencies {
                guard let names = modules(of: dependency, in: module.package) else {
                    problems.append(unresolved(dependency, of: module))
                    continue
                }
                edges += names.map { declaredEdge(module, $0, as: dependency.name) }
            }
        }
        let declared = Dictionary(grouping: edges, by: \.from).mapValues { Set($0.map(\.to)) }
        let ours = Set(repository.modules.map(\.name))
        for module in repository.modules {
            edges += importedEdges(module, among: ours)
        }
        return (ModuleGraph(edges: edges, declared: declared), problems)
    }

    private func declaredEdge(_ module: Module, _ name: String, as written: String) -> Edge {
        Edge(
            from: module.name,
            to: name,
            kind: .declared,
            place: repository.place(of: written, in: module)
        )
    }

    private func importedEdges(_ module: Module, among ours: Set<String>) -> [Edge] {
        module.files.flatMap { file in
            file.imports.filter { ours.contains($0.module) && $0.module != module.name }.map {
                Edge(
                    from: module.name,
                    to: $0.module,
                    kind: .imported,
                    place: Place(file: file.path, line: $0.line)
                )
            }
        }
    }

    /// The modules that a dependency makes visible; nothing when it names none, an empty list when
    /// it comes from a package that is not ours (which another check reports).
    private func modules(of dependency: TargetDependency, in package: SwiftPackage) -> [String]? {
        if dependency.mayBeTarget,
            let target = package.targets.first(where: { $0.name == dependency.name })
        {
            return [target.moduleName]
        }
        guard dependency.mayBeProduct else { return nil }
        let named = package.dependencies.filter {
            dependency.package == nil || isNamed($0, dependency.package ?? "")
        }
        for case .folder(_, let path) in named {
            guard let other = repository.package(atAbsolute: path) else { continue }
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                let targets = other.targets.filter { product.targets.contains($0.name) }
                return targets.map(\.moduleName)
            }
        }
        return named.contains { repository.isElsewhere($0) } ? [] : nil
    }

    /// Whether a target means this package: by its identity, or by the name in its manifest.
    private func isNamed(_ dependency: PackageDependency, _ name: String) -> Bool {
        if dependency.identity == name.lowercased() { return true }
        guard case .folder(_, let path) = dependency else { return false }
        return repository.package(atAbsolute: path)?.name == name
    }

    private func missing(in package: SwiftPackage) -> [Problem] {
        package.dependencies.filter(repository.isMissing).map { dependency in
            let place = repository.place(ofPackage: dependency.identity, in: package)
            return Problem(
                .unreadable,
                at: place.description,
                "\(package.folderName) depends on the package \(dependency.identity), "
                    + "whose manifest is missing or cannot be read"
            )
        }
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
