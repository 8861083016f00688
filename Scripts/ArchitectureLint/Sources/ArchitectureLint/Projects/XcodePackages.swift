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
        let targets = project.targets.map { target in
            func resolved(_ all: [Manifest.TargetDependency]) -> [Manifest.TargetDependency] {
                all.compactMap { use($0, by: target, of: project, depend) }
            }
            let uses = resolved(target.dependencies)
            var target = target
            target.embedded = resolved(target.embedded)
            return Manifest.Target(
                name: target.name,
                kind: target.kind,
                excluded: [],
                resources: [],
                dependencies: uses.filter { $0.kind != .plugin },
                plugins: uses.filter { $0.kind == .plugin }
                    .map { .init(name: $0.name, package: $0.package) },
                settings: [],
                xcode: target
            )
        }
        let manifest = Manifest(
            name: project.name,
            toolsVersion: "",
            products: project.targets.map {
                .init(name: $0.name, kind: .library, targets: [$0.name])
            },
            dependencies: dependencies,
            traits: [],
            targets: targets
        )
        return SwiftPackage(manifest, at: project.path, file: XcodeProject.file)
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
        _ dependency: Manifest.TargetDependency,
        by target: XcodeTarget,
        of project: XcodeProject,
        _ depend: (String) -> String
    ) -> Manifest.TargetDependency? {
        var use = dependency
        switch dependency.kind {
        case .plugin: break
        case .target:
            guard dependency.name != target.name,
                project.targets.contains(where: { $0.name == dependency.name })
            else { return nil }
        case .product:
            if dependency.package == nil {
                let folders = offers[use.name] ?? []
                let own = folders.filter(project.folders.contains)
                use.package = (own.isEmpty ? folders : own).min().map(depend)
            }
        case .byName:
            let others = ([project] + projects.filter { $0.path != project.path })
                .filter { dependency.package == nil || $0.path == dependency.package }
            func builders(in project: XcodeProject) -> [XcodeTarget] {
                project.targets.filter { [$0.product, $0.name].contains(use.name) && $0 != target }
            }
            guard let other = others.first(where: { !builders(in: $0).isEmpty }) else { return nil }
            let all = builders(in: other)
            let fitting = all.first { !Set($0.platforms).isDisjoint(with: target.platforms) }
            use.name = (fitting ?? all[0]).name
            use.kind = other.path == project.path ? .target : .product
            use.package = other.path == project.path ? nil : depend(other.path)
        }
        return use
    }
}
