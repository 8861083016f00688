/// Everything that rules look at, as plain values.
struct Architecture: Sendable {
    /// The modules of all packages.
    var modules: [Module] = []
    /// Who knows whom among them.
    var edges: [Edge] = []
    /// Which package depends on which, by their paths: folders in different places may have one name.
    var packageEdges: [Edge] = []
    /// What targets declare to import it, dependency by dependency: no plug-ins.
    var dependencies: [Dependency] = []
    /// The packages that others depend on and do not use.
    var unusedPackages: [UnusedPackage] = []
    /// The packages from elsewhere that ours depend on.
    var foreignPackages: [ForeignPackage] = []
    /// The sources that no target claims.
    var strays: [Stray] = []
    /// Whether all packages and sources are there, so that what is not theirs is nobody's.
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
        /// The products of its package that make it visible to others.
        var products: [String] = []
        /// The libraries of the system that it is linked with.
        var linkedLibraries: [String] = []
        /// Its sources in Swift.
        var files: [SourceFile] = []
    }

    /// A source that no target claims.
    struct Stray: Equatable, Sendable {
        /// Where it is.
        var path: String
        /// The folder of a package that holds it and that SwiftPM takes for its snippets.
        var snippets: String?
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
        /// The packages from elsewhere that it may mean, by identity.
        var foreign: Set<String> = []
    }

    /// A dependency of a package on one from elsewhere.
    struct ForeignPackage: Equatable, Sendable {
        /// The folder of the package that depends on it.
        var from: String
        /// How targets name it, in lower case.
        var identity: String
        /// The products of it that targets of the package import from, by name.
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
                products: module.package.products.filter {
                    $0.targets.contains(module.target.name)
                }.map(\.name),
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
                    from: package.shownPath,
                    to: other.shownPath,
                    kind: .declared,
                    place: repository.place(ofPackage: identity, in: package)
                )
            }
        }
        foreignPackages = repository.packages.flatMap { package in
            package.dependencies.filter {
                repository.isElsewhere($0) && !repository.isMissing($0)
            }.map { dependency in
                let identity = dependency.identity.lowercased()
                let used = package.targets.flatMap(\.dependencies).filter {
                    !$0.isPlugin
                        && repository.foreignPackages(of: $0, in: package).contains(identity)
                }
                return ForeignPackage(
                    from: package.folderName,
                    identity: identity,
                    products: Set(used.map(\.name)),
                    place: repository.place(ofPackage: dependency.identity, in: package)
                )
            }
        }
        dependencies = Self.dependencies(
            of: repository,
            graph,
            Set(foreignPackages.map(\.place.file))
        )
        unusedPackages = Self.unusedPackages(of: repository)
        // Without its manifest, nobody can tell which sources a package claims.
        strays = repository.hasAllPackages ? Self.strays(of: repository) : []
        isComplete = repository.isComplete
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
        _ manifestsWithForeign: Set<String>
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
            let mayBeForeign =
                !manifestsWithForeign.isEmpty
                && manifestsWithForeign.contains(module.package.manifest)
            return module.target.dependencies.filter { !$0.isPlugin }.map { dependency in
                let sibling = module.package.targets.first { $0.name == dependency.name }
                let names = sibling.map { [$0.graphName] } ?? visible[dependency.name] ?? []
                return Dependency(
                    from: module.name,
                    name: dependency.name,
                    modules: declared.intersection(names),
                    place: repository.place(of: dependency.name, in: module),
                    foreign: mayBeForeign
                        ? repository.foreignPackages(of: dependency, in: module.package) : []
                )
            }
        }
    }
}

extension Architecture.Module {
    /// Its package's path as messages write it: the root's own is a dot.
    var shownPackage: String { package.isEmpty ? "." : package }
}

extension SwiftPackage {
    /// Its path as messages write it: the root's own is a dot.
    var shownPath: String { path.isEmpty ? "." : path }
}
