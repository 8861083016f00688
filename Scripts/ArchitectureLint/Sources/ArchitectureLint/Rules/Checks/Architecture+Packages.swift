extension Architecture {
    /// A package that another one depends on, and that nothing of that one uses.
    struct UnusedPackage: Equatable, Sendable {
        /// The folder of the package that depends.
        var from: String
        /// Its path.
        var package: String
        /// How targets name the other one, in lower case.
        var identity: String
        /// Where.
        var place: Place
    }

    /// The packages that nothing uses, as far as that can be told, of all that packages depend on.
    static func unusedPackages(of repository: Repository) -> [UnusedPackage] {
        repository.packages.flatMap { package in
            let uses = Uses(of: package)
            return package.dependencies.filter { dependency in
                !repository.isMissing(dependency) && !uses.use(dependency, in: repository)
            }.map { dependency in
                UnusedPackage(
                    from: package.folderName,
                    package: package.path,
                    identity: dependency.identity.lowercased(),
                    place: repository.place(ofPackage: dependency.identity, in: package)
                )
            }
        }
    }

    /// What the targets of a package use of others.
    private struct Uses {
        private let package: SwiftPackage
        /// The packages that they name, in lower case.
        private var packages: Set<String> = []
        /// The products that they name without a package, and that are no targets of its own.
        private var products: [TargetDependency] = []

        init(of package: SwiftPackage) {
            self.package = package
            for target in package.targets {
                for dependency in target.dependencies where dependency.mayBeProduct {
                    if let name = dependency.package {
                        packages.insert(name.lowercased())
                    } else {
                        products.append(dependency)
                    }
                }
            }
        }

        /// Whether anything uses a package, or nobody can tell.
        func use(_ dependency: PackageDependency, in repository: Repository) -> Bool {
            let identity = dependency.identity.lowercased()
            if packages.contains(identity) { return true }
            guard case .folder(_, let path) = dependency,
                let other = repository.package(atAbsolute: path)
            else {
                // Plugins for the command line are used without being named.
                return identity.contains("plugin")
                    || products.contains {
                        repository.foreignPackages(of: $0, in: package).contains(identity)
                    }
            }
            if packages.contains(other.identity) || packages.contains(other.name.lowercased()) {
                return true
            }
            if products.contains(where: { other.offers($0.name) }) { return true }
            if other.targets.contains(where: { $0.kind == .plugin }) { return true }
            // What is imported is needed: there it is a target that lacks it.
            let names = Set(other.targets.map(\.moduleName))
            return repository.modules.contains { module in
                module.package.path == package.path
                    && module.files.contains { file in
                        file.imports.contains { names.contains($0.module) }
                    }
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
}

extension SwiftPackage {
    /// Whether it has a product of a name.
    fileprivate func offers(_ name: String) -> Bool { products.contains { $0.name == name } }
}
