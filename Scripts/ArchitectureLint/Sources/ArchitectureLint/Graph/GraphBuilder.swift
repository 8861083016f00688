/// The dependencies among the modules of a repository.
struct ModuleGraph: Sendable {
    /// The edges; declared edges are first.
    let edges: [Edge]
    let dependencies: [DeclaredDependency]
}

struct DeclaredDependency: Equatable, Sendable {
    var from: String
    /// The name of the declared target or product.
    var name: String
    /// The modules of the declared target or product.
    var modules: [String]
    var place: Place
    /// The identities of the external packages that may offer the product.
    var external: Set<String> = []
    var isPlugin = false
    /// The condition of the dependency in `#if` syntax; nil if every build has the dependency.
    var condition: String?
}

/// Resolves the dependencies of manifests and sources to modules.
struct GraphBuilder {
    let repository: Repository

    /// Returns the graph, and a problem for each dependency on a missing target, product or
    /// package.
    func build() -> (graph: ModuleGraph, problems: [Problem]) {
        let (dependencies, unresolved) = declaredDependencies()
        var edges = dependencies.flatMap { dependency in
            dependency.modules.map {
                Edge(
                    from: dependency.from,
                    to: $0,
                    kind: .declared,
                    place: dependency.place,
                    condition: dependency.condition
                )
            }
        }
        edges += importedEdges()
        if repository.hasSharedSources { edges += repository.sharedSourceEdges }
        let problems = repository.packages.flatMap(missing(in:)) + unresolved
        return (ModuleGraph(edges: edges, dependencies: dependencies), problems)
    }

    /// Returns the declared dependencies of each module, without plug-ins and macros.
    func built() -> [String: Set<String>] {
        let tools = Set(repository.modules.filter(\.target.kind.isTool).map(\.name))
        return declaredDependencies().resolved.reduce(into: [:]) {
            $0[$1.from, default: []].formUnion($1.modules.filter { !tools.contains($0) })
        }
    }

    private func declaredDependencies() -> (resolved: [DeclaredDependency], problems: [Problem]) {
        let names = Dictionary(
            firstOf: repository.packages.map { ($0.path, dependencyNames(of: $0)) }
        )
        var resolved: [DeclaredDependency] = []
        var problems: [Problem] = []
        for module in repository.modules {
            let package = module.package
            for dependency in module.target.uses {
                let named = dependency.package.map { name in
                    let names = names[package.path] ?? [:]
                    return (names[name.lowercased()] ?? []) + (names[name] ?? [])
                }
                let found = meaning(of: dependency, in: package, named ?? package.dependencies)
                guard let (modules, external) = found else {
                    problems.append(unresolved(dependency, of: module))
                    continue
                }
                resolved.append(
                    DeclaredDependency(
                        from: module.name,
                        name: dependency.name,
                        modules: modules,
                        place: module.place(of: dependency.name),
                        external: external,
                        isPlugin: dependency.kind == .plugin,
                        condition: dependency.condition?.text
                    )
                )
            }
        }
        return (resolved, problems)
    }

    private func importedEdges() -> [Edge] {
        let ours = Set(repository.modules.map(\.name))
        return repository.modules.flatMap { module in
            module.imports { $0.module != module.name && ours.contains($0.module) }
        }
    }

    /// Resolves a dependency to modules of the repository, or else to external packages.
    ///
    /// - Returns: The modules, or the identities of the packages; nil if there are neither.
    private func meaning(
        of dependency: Manifest.TargetDependency,
        in package: SwiftPackage,
        _ candidates: [Manifest.PackageDependency]
    ) -> (modules: [String], external: Set<String>)? {
        if dependency.mayBeTarget,
            let target = package.targets.first(where: { $0.name == dependency.name })
        {
            return ([target.graphName], [])
        }
        guard dependency.mayBeProduct else { return nil }
        for other in candidates.compactMap(repository.package(of:)) {
            if let product = other.products.first(where: { $0.name == dependency.name }) {
                let targets = other.targets.filter { product.targets.contains($0.name) }
                return (targets.map(\.graphName), [])
            }
        }
        let elsewhere = candidates.filter(repository.isElsewhere)
        guard !elsewhere.isEmpty else { return nil }
        let external = elsewhere.filter { !repository.isMissing($0) }.map(\.shownIdentity)
        // Without a package, SwiftPM prefers the one of the same name.
        let named = external.filter { $0 == dependency.name.lowercased() }
        return ([], Set(named.isEmpty ? external : named))
    }

    /// Returns the package dependencies of `package`, each under two names of the used package: its
    /// identity, and the name in its manifest.
    private func dependencyNames(of package: SwiftPackage) -> [String: [Manifest.PackageDependency]]
    {
        package.dependencies.reduce(into: [:]) { names, dependency in
            names[dependency.shownIdentity, default: []].append(dependency)
            guard let name = repository.package(of: dependency)?.name,
                name != dependency.shownIdentity
            else { return }
            names[name, default: []].append(dependency)
        }
    }

    private func missing(in package: SwiftPackage) -> [Problem] {
        package.dependencies.filter(repository.isMissing).map { dependency in
            let reason = dependency.folder.flatMap { repository.unexamined[$0] }
            return Problem(
                .unreadable,
                at: package.place(ofPackage: dependency.shownIdentity).description,
                "\(package.folderName) depends on the package \(dependency.shownIdentity), "
                    + (reason.map { "which is not examined, since \($0)" }
                        ?? "whose manifest is missing or cannot be read")
            )
        }
    }

    private func unresolved(_ dependency: Manifest.TargetDependency, of module: Module) -> Problem {
        Problem(
            .badData,
            at: module.place(of: dependency.name).description,
            "\(module.target.name) depends on \(dependency.name), which no package that "
                + "\(module.package.folderName) declares offers"
        )
    }
}
