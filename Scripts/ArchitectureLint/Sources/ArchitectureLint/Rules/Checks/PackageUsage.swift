/// The packages that the targets of a package use.
struct PackageUsage {
    private let package: SwiftPackage
    private let dependencies: [DeclaredDependency]
    private let modules: Set<String>
    /// The packages that targets name, in lower case.
    private let named: Set<String>

    /// Determines which packages the targets of `package` use.
    ///
    /// - Parameter dependencies: The declared dependencies of the package's targets.
    init(of package: SwiftPackage, by dependencies: [DeclaredDependency]) {
        self.package = package
        self.dependencies = dependencies
        modules = Set(dependencies.flatMap(\.modules))
        named = Set(package.targets.flatMap(\.uses).compactMap { $0.package?.lowercased() })
    }

    /// Returns the products of an external package that targets may use.
    func products(of identity: String) -> Set<String> {
        let used = dependencies.filter { !$0.isPlugin && $0.external.contains(identity) }
        return Set(used.map(\.name))
    }

    /// Returns whether a target uses a package; in doubt, returns true.
    func includes(_ dependency: Manifest.PackageDependency, in repository: Repository) -> Bool {
        let identity = dependency.shownIdentity
        if named.contains(identity)
            || dependencies.contains(where: { $0.external.contains(identity) })
        {
            return true
        }
        // A package without code pins the programs that others run.
        let files = repository.modules.filter { $0.package.path == package.path }.flatMap(\.files)
        guard files.contains(where: \.hasCode) else { return true }
        // An external package may be the one of a package in the repository.
        let copied = repository.packages.first { $0.name.lowercased() == identity }
        guard let other = repository.package(of: dependency) ?? copied else {
            // Command plug-ins are used without being named.
            return identity.contains("plugin")
        }
        if named.contains(other.identity) || named.contains(other.name.lowercased())
            || other.targets.contains(where: {
                $0.kind == .plugin || modules.contains($0.graphName)
            })
        {
            return true
        }
        // A package whose modules are imported is needed; a target lacks the declaration.
        let names = Set(other.targets.map(\.moduleName))
        return files.hasImport(where: names.contains)
    }
}

extension [SourceFile] {
    /// Returns whether any source imports a module that `fits` accepts.
    func hasImport(where fits: (String) -> Bool) -> Bool {
        contains { $0.imports.contains { fits($0.module) } }
    }
}
