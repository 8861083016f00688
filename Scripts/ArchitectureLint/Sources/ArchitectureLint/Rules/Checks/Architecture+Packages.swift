extension Architecture {
    /// A dependency of a package on another one, as its manifest states it.
    struct PackageDependency: Equatable, Sendable {
        /// The folder of the package that depends.
        var from: String
        /// Its path.
        var package: String
        /// How targets name the other one, in lower case.
        var identity: String
        /// Whether a target names it, or a source imports a module of it; also when nobody can tell.
        var isUsed: Bool
        /// Where.
        var place: Place
    }

    /// What packages depend on, and whether anything of theirs uses it.
    static func packageDependencies(of repository: Repository) -> [PackageDependency] {
        var imported: [String: Set<String>] = [:]
        for module in repository.modules where !module.package.dependencies.isEmpty {
            for file in module.files {
                imported[module.package.path, default: []].formUnion(file.imports.map(\.module))
            }
        }
        return repository.packages.flatMap { package in
            package.dependencies.filter { !repository.isMissing($0) }.map { dependency in
                PackageDependency(
                    from: package.folderName,
                    package: package.path,
                    identity: dependency.identity.lowercased(),
                    isUsed: repository.isUsed(
                        dependency,
                        by: package,
                        importing: imported[package.path] ?? []
                    ),
                    place: repository.place(ofPackage: dependency.identity, in: package)
                )
            }
        }
    }
}

extension Repository {
    /// The packages from elsewhere, by identity, that a target's dependency may mean.
    func foreignPackages(
        of dependency: TargetDependency,
        in package: SwiftPackage
    ) -> Set<String> {
        guard dependency.mayBeProduct, !isOurs(dependency, in: package) else { return [] }
        let identities = package.dependencies.filter { isElsewhere($0) && !isMissing($0) }
            .map { $0.identity.lowercased() }
        guard let named = dependency.package?.lowercased() else { return Set(identities) }
        return Set(identities.filter { $0 == named })
    }

    /// Whether a target's dependency is a target beside it, or a product of a package of ours.
    private func isOurs(_ dependency: TargetDependency, in package: SwiftPackage) -> Bool {
        if dependency.mayBeTarget, package.targets.contains(where: { $0.name == dependency.name }) {
            return true
        }
        guard dependency.package == nil else { return false }
        return package.dependencies.contains { other in
            guard case .folder(_, let path) = other else { return false }
            return self.package(atAbsolute: path)?.offers(dependency.name) ?? false
        }
    }

    /// Whether anything of a package needs another one, or nobody can tell.
    fileprivate func isUsed(
        _ dependency: PackageDependency,
        by package: SwiftPackage,
        importing imports: Set<String>
    ) -> Bool {
        let identity = dependency.identity.lowercased()
        if package.targets.contains(where: { $0.pluginPackages.contains(identity) }) { return true }
        let uses = package.targets.flatMap(\.dependencies)
        guard case .folder(_, let path) = dependency, let other = self.package(atAbsolute: path)
        else {
            // Plugins for the command line are used without being named.
            return identity.contains("plugin")
                || uses.contains { foreignPackages(of: $0, in: package).contains(identity) }
        }
        let names = [identity, other.identity, other.name.lowercased()]
        return other.targets.contains { $0.kind == .plugin || imports.contains($0.moduleName) }
            || uses.contains { use in
                guard use.mayBeProduct else { return false }
                return use.package.map { names.contains($0.lowercased()) }
                    ?? other.offers(use.name)
            }
    }
}

extension SwiftPackage {
    /// Whether it has a product of a name.
    fileprivate func offers(_ name: String) -> Bool { products.contains { $0.name == name } }
}
