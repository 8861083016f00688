/// Xcode projects as packages: each target is a module, and other projects are dependencies.
struct XcodePackages {
    private let projects: [XcodeProject]
    private let tree: FileTree
    /// The folders of the Swift packages that offer each product.
    private let offers: [String: [String]]

    /// - Parameter packages: The Swift packages of the repository.
    init(of projects: [XcodeProject], beside packages: [SwiftPackage], in tree: FileTree) {
        self.projects = projects
        self.tree = tree
        offers = packages.reduce(into: [:]) { offers, package in
            for product in package.products where product.kind == .library {
                offers[product.name, default: []].append(package.path)
            }
        }
    }

    var packages: [SwiftPackage] { projects.map(package) }

    private func package(_ project: XcodeProject) -> SwiftPackage {
        var dependencies = project.packages.map { package in
            package.isLocal
                ? folder(package.location)
                : Manifest.PackageDependency(
                    kind: .sourceControl,
                    identity: package.identity,
                    location: package.location,
                    traits: []
                )
        }
        func depend(on path: String) -> String {
            let dependency = folder(path)
            if !dependencies.contains(where: { $0.location == dependency.location }) {
                dependencies.append(dependency)
            }
            return dependency.identity
        }
        var lines = ManifestLines([])
        let targets = project.targets.map { target in
            lines.add(target.name, in: target.name, line: target.line)
            var uses: [Manifest.TargetDependency] = []
            var plugins: [Manifest.PluginUse] = []
            for dependency in target.dependencies {
                if case .package(let name, let identity) = dependency.kind,
                    let plugin = name.split(separator: "plugin:").first, plugin.count < name.count
                {
                    plugins.append(.init(name: String(plugin), package: identity))
                } else if var use = use(dependency.kind, by: target, of: project, depend) {
                    if !dependency.platforms.isEmpty {
                        use.condition = .init(platforms: dependency.platforms)
                    }
                    lines.add(use.name, in: target.name, line: dependency.line)
                    if !uses.contains(use) { uses.append(use) }
                }
            }
            return Manifest.Target(
                name: target.name,
                kind: target.kind,
                excluded: [],
                resources: [],
                dependencies: uses,
                plugins: plugins,
                settings: [],
                xcode: target
            )
        }
        let manifest = Manifest(
            name: String(project.path.lastName.dropLast(".xcodeproj".count)),
            toolsVersion: "",
            products: project.targets.map {
                .init(name: $0.name, kind: .library, targets: [$0.name])
            },
            dependencies: dependencies,
            traits: [],
            targets: targets
        )
        for package in project.packages { lines.add(package: package.identity, line: package.line) }
        return SwiftPackage(manifest, at: project.path, file: XcodeProject.file, lines)
    }

    private func folder(_ path: String) -> Manifest.PackageDependency {
        let location = PackageLocation.absolute(path, from: tree.root) ?? path
        let identity = String(location.lastName).lowercased()
        return .init(kind: .path, identity: identity, location: location, traits: [])
    }

    /// Returns the dependency of a target as a manifest states it; nil for a product that no
    /// target of the repository builds.
    ///
    /// - Parameter depend: Makes the project depend on the package or project in a folder, and
    ///   returns the identity of the dependency.
    private func use(
        _ kind: XcodeTarget.Dependency.Kind,
        by target: XcodeTarget,
        of project: XcodeProject,
        _ depend: (String) -> String
    ) -> Manifest.TargetDependency? {
        switch kind {
        case .target(let name):
            return project.targets.contains { $0.name == name && name != target.name }
                ? .init(kind: .target, name: name) : nil
        case .package(let name, let identity):
            let found = identity == nil ? offers[name]?.min().map(depend) : nil
            return .init(kind: .product, name: name, package: identity ?? found)
        case .other(let path, let name):
            guard let other = projects.first(where: { $0.path == path }),
                other.targets.contains(where: { $0.name == name })
            else { return nil }
            return .init(kind: .product, name: name, package: depend(path))
        case .product(let file):
            let others = [project] + projects.filter { $0.path != project.path }
            for other in others {
                let builders = other.targets.filter { $0.product == file && $0 != target }
                let fitting = builders.first {
                    !Set($0.platforms).isDisjoint(with: target.platforms)
                }
                guard let builder = fitting ?? builders.first else { continue }
                return other.path == project.path
                    ? .init(kind: .target, name: builder.name)
                    : .init(kind: .product, name: builder.name, package: depend(other.path))
            }
            return nil
        }
    }
}
