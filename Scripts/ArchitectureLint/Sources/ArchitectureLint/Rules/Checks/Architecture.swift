/// Everything that rules look at, as plain values.
struct Architecture: Sendable {
    /// The modules of all packages.
    var modules: [Module] = []
    /// Who knows whom among them.
    var edges: [Edge] = []
    /// Which package depends on which, by the names of their folders.
    var packageEdges: [Edge] = []
    /// What targets declare, dependency by dependency.
    var dependencies: [Dependency] = []
    /// The packages from elsewhere that ours depend on.
    var foreignPackages: [ForeignPackage] = []
    /// The sources that no target claims.
    var strays: [String] = []
    /// Whether all packages are there, so that what is not theirs is nobody's.
    var isComplete = true

    /// A target with its sources.
    struct Module: Equatable, Sendable {
        /// The name under which sources import it.
        var name: String
        /// Its name in the manifest.
        var target: String
        var kind: TargetKind
        /// Its package's path.
        var package: String
        /// Its package's folder, by name.
        var packageFolder: String
        /// Where its manifest declares it.
        var place: Place
        /// The libraries of the system that it is linked with.
        var linkedLibraries: [String] = []
        /// Its sources in Swift.
        var files: [SourceFile] = []
    }

    /// One dependency of a target, as it is written.
    struct Dependency: Equatable, Sendable {
        /// The module that declares it.
        var from: String
        /// The target or product that it names.
        var name: String
        /// The modules that it makes visible.
        var modules: Set<String>
        /// Where.
        var place: Place
    }

    /// A dependency of a package on one from elsewhere.
    struct ForeignPackage: Equatable, Sendable {
        /// The folder of the package that depends on it.
        var from: String
        /// How targets name it, in lower case.
        var identity: String
        /// The products of it that targets of the package use, by name.
        var products: Set<String>
        /// Where.
        var place: Place
    }
}

extension Architecture {
    /// What was read of a repository.
    init(repository: Repository, graph: ModuleGraph) {
        modules = repository.modules.map { module in
            Module(
                name: module.name,
                target: module.target.name,
                kind: module.target.kind,
                package: module.package.path,
                packageFolder: module.package.folderName,
                place: repository.place(of: module),
                linkedLibraries: module.target.linkedLibraries,
                files: module.files
            )
        }
        edges = graph.edges
        packageEdges = repository.packages.flatMap { package in
            package.dependencies.compactMap { dependency in
                guard case .folder(let identity, let path) = dependency,
                    let other = repository.package(atAbsolute: path)
                else { return nil }
                return Edge(
                    from: package.folderName,
                    to: other.folderName,
                    kind: .declared,
                    place: repository.place(ofPackage: identity, in: package)
                )
            }
        }
        dependencies = Self.dependencies(of: repository, graph)
        foreignPackages = repository.packages.flatMap { package in
            package.dependencies.filter {
                repository.isElsewhere($0) && !repository.isMissing($0)
            }.map { dependency in
                let used = package.targets.flatMap(\.dependencies).filter {
                    $0.mayBeProduct
                        && ($0.package == nil || $0.package?.lowercased() == dependency.identity)
                }
                return ForeignPackage(
                    from: package.folderName,
                    identity: dependency.identity,
                    products: Set(used.map(\.name)),
                    place: repository.place(ofPackage: dependency.identity, in: package)
                )
            }
        }
        // Without its manifest, nobody can tell which sources a package claims.
        strays = repository.isComplete ? repository.strays : []
        isComplete = repository.isComplete
    }

    private static func dependencies(
        of repository: Repository,
        _ graph: ModuleGraph
    ) -> [Dependency] {
        var visible: [String: Set<String>] = [:]
        for package in repository.packages {
            for product in package.products {
                let targets = package.targets.filter { product.targets.contains($0.name) }
                visible[product.name, default: []].formUnion(targets.map(\.graphName))
            }
        }
        return repository.modules.flatMap { module in
            let declared = graph.declared[module.name] ?? []
            return module.target.dependencies.map { dependency in
                let sibling = module.package.targets.first { $0.name == dependency.name }
                let names = sibling.map { [$0.graphName] } ?? visible[dependency.name] ?? []
                return Dependency(
                    from: module.name,
                    name: dependency.name,
                    modules: declared.intersection(names),
                    place: repository.place(of: dependency.name, in: module)
                )
            }
        }
    }
}
