/// What a person means by a name: one module, or all modules of a product or package.
struct NamedPlace: Equatable, Sendable {
    /// What is meant.
    enum Kind: String, Sendable {
        case module, product, package
    }

    /// The name as it was given.
    let name: String
    /// Whether it is a module, a product or a package.
    let kind: Kind
    /// The modules that are meant.
    let modules: Set<String>

    /// Looks a name up. A module is meant before a product, and either before a package of the same
    /// name, which then is named by its folder (`Packages/Card`).
    ///
    /// - Parameters:
    ///   - name: a module, a target, a product, a package or a package's folder.
    ///   - landscape: where to look.
    /// - Throws: `UsageError`, with the nearest names, when there is nothing of the name.
    init(_ name: String, in landscape: Landscape) throws(UsageError) {
        self.name = name
        let repository = landscape.repository
        let known = Set(repository.modules.map(\.name)).union(landscape.edges.map(\.to))
        if known.contains(name) {
            kind = .module
            modules = [name]
            return
        }
        if let module = repository.modules.first(where: { $0.target.name == name }) {
            kind = .module
            modules = [module.name]
            return
        }
        let offered = repository.packages.flatMap { package in
            let targets = Set(package.products.filter { $0.name == name }.flatMap(\.targets))
            return package.targets.filter { targets.contains($0.name) }
        }
        guard offered.isEmpty else {
            kind = .product
            modules = Set(offered.map(\.moduleName))
            return
        }
        let path = name.hasSuffix("/") ? String(name.dropLast()) : name
        let package = repository.packages.first {
            $0.path == path || $0.folderName == path || $0.name == path
        }
        guard let package else {
            let packages = repository.packages.flatMap {
                [$0.folderName, $0.path] + $0.products.map(\.name)
            }
            throw Self.unknown(name, among: known.union(packages))
        }
        kind = .package
        modules = Set(package.targets.map(\.graphName))
    }

    private static func unknown(_ name: String, among names: Set<String>) -> UsageError {
        let lower = name.lowercased()
        let near = NearestName.of(name, in: names.sorted())
        let alike = names.filter {
            !lower.isEmpty && ($0.lowercased() == lower || $0.lowercased().hasPrefix(lower))
        }
        let meant = ([near].compactMap { $0 } + alike.sorted().filter { $0 != near }).prefix(3)
        let question = meant.map { "'\($0)'" }.joined(separator: ", ")
        return UsageError(
            message: "there is no module, product or package '\(name)'"
                + (meant.isEmpty ? "" : ". Did you mean \(question)?")
        )
    }
}
