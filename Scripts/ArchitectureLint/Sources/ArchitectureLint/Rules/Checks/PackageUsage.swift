/// The packages and products that the targets of a package name.
struct PackageUsage {
    private let package: SwiftPackage
    /// The named packages, in lower case.
    private let packages: Set<String>
    /// The products named without a package.
    private let products: [Manifest.TargetDependency]

    init(of package: SwiftPackage) {
        self.package = package
        let dependencies = package.targets.flatMap(\.uses).filter(\.mayBeProduct)
        packages = Set(dependencies.compactMap { $0.package?.lowercased() })
        products = dependencies.filter { $0.package == nil }
    }

    /// Returns true when a target uses a package, and in doubt.
    func includes(_ dependency: Manifest.PackageDependency, in repository: Repository) -> Bool {
        let identity = dependency.shownIdentity
        if packages.contains(identity) { return true }
        guard let other = repository.package(of: dependency) else {
            // Command plug-ins are used without being named.
            return identity.contains("plugin")
                || products.contains {
                    repository.externalPackages(of: $0, in: package).contains(identity)
                }
        }
        if packages.contains(other.identity) || packages.contains(other.name.lowercased())
            || products.contains(where: { other.offers($0.name) })
            || other.targets.contains(where: { $0.kind == .plugin })
        {
            return true
        }
        // A package whose modules are imported is needed; a target lacks the declaration.
        let names = Set(other.targets.map(\.moduleName))
        return repository.modules.contains { module in
            module.package.path == package.path
                && module.files.contains { file in
                    file.imports.contains { names.contains($0.module) }
                }
        }
    }
}

extension Repository {
    /// The identities of the external packages that a target's dependency may mean.
    func externalPackages(
        of dependency: Manifest.TargetDependency,
        in package: SwiftPackage
    ) -> Set<String> {
        guard dependency.mayBeProduct, !isOurs(dependency, in: package) else { return [] }
        let identities = package.dependencies.filter { isElsewhere($0) && !isMissing($0) }
            .map(\.shownIdentity)
        guard let named = dependency.package?.lowercased() else { return Set(identities) }
        return Set(identities.filter { $0 == named })
    }

    private func isOurs(_ dependency: Manifest.TargetDependency, in package: SwiftPackage) -> Bool {
        if dependency.mayBeTarget, package.targets.contains(where: { $0.name == dependency.name }) {
            return true
        }
        guard dependency.package == nil else { return false }
        return package.dependencies.contains { other in
            self.package(of: other)?.offers(dependency.name) ?? false
        }
    }
}

extension SwiftPackage {
    fileprivate func offers(_ product: String) -> Bool { products.contains { $0.name == product } }
}
