/// Everything that rules look at, as plain values.
struct Architecture: Sendable {
    var modules: [Module] = []
    /// The dependencies among the modules.
    var edges: [Edge] = []
    /// The dependencies among the packages, by path: packages may share a folder's name.
    var packageEdges: [Edge] = []
    /// The declared dependencies of targets, without plug-ins.
    var dependencies: [Dependency] = []
    var unusedPackages: [UnusedPackage] = []
    var externalPackages: [ExternalPackage] = []
    var strays: [Stray] = []
    // False when a package or source could not be read.
    var isComplete = true

    /// A target with its sources.
    struct Module: Equatable, Sendable {
        /// The name that sources import.
        var name: String
        /// The name in the manifest.
        var target: String
        var kind: TargetKind
        /// The path of the package.
        var package: String
        /// The name of the package's folder.
        var packageFolder: String
        /// The line of the manifest that declares the target.
        var place: Place
        /// The products of its package that contain the target.
        var products: [String] = []
        /// The system libraries that the target links.
        var linkedLibraries: [String] = []
        /// The Swift sources.
        var files: [SourceFile] = []

        /// The path of the package as messages write it: `.` for the root.
        var shownPackage: String { package.isEmpty ? "." : package }
    }

    /// A source that belongs to no target.
    struct Stray: Equatable, Sendable {
        var path: String
        /// The folder of snippets that holds it, if any.
        var snippets: String?
    }

    /// A declared dependency of a target.
    struct Dependency: Equatable, Sendable {
        var from: String
        /// The name of the target or product that is declared.
        var name: String
        /// The modules that the dependency makes visible.
        var modules: Set<String>
        var place: Place
        /// The identities of the external packages that the dependency may mean.
        var external: Set<String> = []
    }

    /// A dependency of a package on an external one.
    struct ExternalPackage: Equatable, Sendable {
        /// The folder of the dependent package.
        var from: String
        /// The identity in lower case.
        var identity: String
        /// The products of it that targets of the dependent package use.
        var products: Set<String>
        var place: Place
    }

    /// A package that another one depends on without using it.
    struct UnusedPackage: Equatable, Sendable {
        /// The folder of the dependent package.
        var from: String
        /// The path of the dependent package.
        var package: String
        /// The identity of the unused package in lower case.
        var identity: String
        var place: Place
    }
}

extension Architecture {
    init(repository: Repository, graph: ModuleGraph) {
        modules = repository.modules.map { module in
            let products = module.package.products.filter {
                $0.targets.contains(module.target.name)
            }
            return Module(
                name: module.name,
                target: module.target.name,
                kind: module.target.kind,
                package: module.package.path,
                packageFolder: module.package.folderName,
                place: repository.place(of: module),
                products: products.map(\.name),
                linkedLibraries: module.target.linkedLibraries,
                files: module.files
            )
        }
        edges = graph.edges
        packageEdges = repository.packages.flatMap { package in
            package.dependencies.compactMap { dependency in
                guard let other = repository.package(of: dependency) else { return nil }
                return Edge(
                    from: package.shownPath,
                    to: other.shownPath,
                    kind: .declared,
                    place: repository.place(ofPackage: dependency.shownIdentity, in: package)
                )
            }
        }
        externalPackages = repository.packages.flatMap { Self.externalPackages(of: $0, repository) }
        dependencies = Self.dependencies(of: repository, graph, externalPackages)
        unusedPackages = repository.packages.flatMap { Self.unusedPackages(of: $0, repository) }
        // Without its manifest, the sources of a package seem to belong to no target.
        strays = repository.hasAllPackages ? Self.strays(of: repository) : []
        isComplete = repository.isComplete
    }

    private static func externalPackages(
        of package: SwiftPackage,
        _ repository: Repository
    ) -> [ExternalPackage] {
        let external = package.dependencies.filter {
            repository.isElsewhere($0) && !repository.isMissing($0)
        }
        return external.map { dependency in
            let identity = dependency.shownIdentity
            let used = package.targets.flatMap(\.dependencies).filter {
                repository.externalPackages(of: $0, in: package).contains(identity)
            }
            return ExternalPackage(
                from: package.folderName,
                identity: identity,
                products: Set(used.map(\.name)),
                place: repository.place(ofPackage: identity, in: package)
            )
        }
    }

    private static func unusedPackages(
        of package: SwiftPackage,
        _ repository: Repository
    ) -> [UnusedPackage] {
        let usage = PackageUsage(of: package)
        return package.dependencies.filter { dependency in
            !repository.isMissing(dependency) && !usage.includes(dependency, in: repository)
        }.map { dependency in
            let identity = dependency.shownIdentity
            return UnusedPackage(
                from: package.folderName,
                package: package.path,
                identity: identity,
                place: repository.place(ofPackage: identity, in: package)
            )
        }
    }

    private static func strays(of repository: Repository) -> [Stray] {
        let folders = repository.packages.map {
            $0.path.isEmpty ? "Snippets" : "\($0.path)/Snippets"
        }
        return repository.strays.map { path in
            Stray(path: path, snippets: folders.first { path.hasPrefix("\($0)/") })
        }
    }

    private static func dependencies(
        of repository: Repository,
        _ graph: ModuleGraph,
        _ externalPackages: [ExternalPackage]
    ) -> [Dependency] {
        let manifests = Set(externalPackages.map(\.place.file))
        var visible: [String: Set<String>] = [:]
        for package in repository.packages {
            for product in package.products {
                let targets = package.targets.filter { product.targets.contains($0.name) }
                visible[product.name, default: []].formUnion(targets.map(\.graphName))
            }
        }
        return repository.modules.flatMap { module in
            let declared = graph.declared[module.name] ?? []
            let mayBeExternal = manifests.contains(module.package.manifest)
            return module.target.dependencies.map { dependency in
                let sibling = module.package.targets.first { $0.name == dependency.name }
                let names = sibling.map { [$0.graphName] } ?? visible[dependency.name] ?? []
                return Dependency(
                    from: module.name,
                    name: dependency.name,
                    modules: declared.intersection(names),
                    place: repository.place(of: dependency.name, in: module),
                    external: mayBeExternal
                        ? repository.externalPackages(of: dependency, in: module.package) : []
                )
            }
        }
    }
}

extension SwiftPackage {
    /// The path as messages write it: `.` for the root.
    var shownPath: String { path.isEmpty ? "." : path }
}
