/// Everything that rules look at, as plain values.
struct Architecture: Sendable {
    var modules: [Module] = []
    var edges: [Edge] = []
    /// The dependencies among the packages, by path: packages may share a folder's name.
    var packageEdges: [Edge] = []
    /// The declared dependencies of targets, without plug-ins.
    var dependencies: [DeclaredDependency] = []
    /// The packages that others depend on, by path, without using them.
    var unusedPackages: [(user: String, edge: Edge)] = []
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
        var packageFolder: String
        /// The line of the manifest that declares the target.
        var place: Place
        /// The products of its package that contain the target.
        var products: [String] = []
        var linkedLibraries: [String] = []
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
}

extension Architecture {
    init(_ repository: Repository, _ graph: ModuleGraph) {
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
                let place = repository.place(ofPackage: identity, in: package)
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
}

extension SwiftPackage {
    /// The path as messages write it: `.` for the root.
    var shownPath: String { path.isEmpty ? "." : path }
}
