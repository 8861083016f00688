/// The facts about the packages and modules that rules are about, as plain values.
struct Architecture: Sendable {
    /// The paths of the packages.
    var packages: [String] = []
    var modules: [Module] = []
    var edges: [Edge] = []
    /// The dependencies among the packages, which are named by their paths.
    var packageEdges: [Edge] = []
    /// The declared dependencies of targets, without plug-ins.
    var dependencies: [DeclaredDependency] = []
    /// The dependencies on packages that no target uses, each with the path of the dependent
    /// package.
    var unusedPackages: [(user: String, edge: Edge)] = []
    var externalPackages: [ExternalPackage] = []
    /// The sources that nothing builds.
    var strays: [String] = []
    /// The dependencies in the file of frozen edges; nil if no rule needs it.
    var frozen: FrozenEdges?
    // False when a package or source could not be read.
    var isComplete = true

    /// A dependency of a package on an external package.
    struct ExternalPackage: Equatable, Sendable {
        /// The name of the dependent package's folder.
        var from: String
        /// The identity of the external package, in lower case.
        var identity: String
        /// The products of the external package that targets of the dependent package use.
        var products: Set<String>
        var place: Place
    }
}

extension Architecture {
    init(_ repository: Repository, _ graph: ModuleGraph) {
        packages = repository.packages.map(\.path)
        modules = repository.modules
        edges = graph.edges
        packageEdges = repository.packages.flatMap { package in
            package.dependencies.compactMap { dependency in
                guard let other = repository.package(of: dependency) else { return nil }
                return Edge(
                    from: package.path.shownPath,
                    to: other.path.shownPath,
                    kind: .declared,
                    place: package.place(ofPackage: dependency.shownIdentity)
                )
            }
        }
        dependencies = graph.dependencies.filter { !$0.isPlugin }
        let used = Dictionary(grouping: graph.dependencies, by: \.place.file)
        for package in repository.packages {
            let usage = PackageUsage(of: package, by: used[package.manifest] ?? [])
            for dependency in package.dependencies where !repository.isMissing(dependency) {
                let isExternal = repository.isElsewhere(dependency)
                let isUnused = !usage.includes(dependency, in: repository)
                guard isExternal || isUnused else { continue }
                let identity = dependency.shownIdentity
                let from = package.folderName
                let place = package.place(ofPackage: identity)
                if isExternal {
                    let products = usage.products(of: identity)
                    externalPackages.append(
                        .init(from: from, identity: identity, products: products, place: place)
                    )
                }
                if isUnused {
                    let edge = Edge(from: from, to: identity, kind: .declared, place: place)
                    unusedPackages.append((package.path, edge))
                }
            }
        }
        // Without its manifest, the sources of a package seem to belong to no target.
        strays = repository.hasAllPackages ? repository.strays : []
        frozen = repository.frozen
        isComplete = repository.isComplete
    }
}
