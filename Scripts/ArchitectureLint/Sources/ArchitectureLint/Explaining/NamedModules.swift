/// The modules that a name refers to: one module, or all modules of a product or package.
struct NamedModules: Equatable, Sendable {
    enum Kind: String, Sendable {
        case module, product, package
    }

    let name: String
    let kind: Kind
    let modules: Set<String>

    /// Looks up a name: a module first, then a product, then a package.
    ///
    /// - Throws: `UsageError` for an unknown or ambiguous name, with suggestions.
    init(_ name: String, in workspace: Workspace) throws(UsageError) {
        self.name = name
        let repository = workspace.repository
        let all = Set(repository.modules.map(\.name)).union(workspace.edges.map(\.to))
        if let module = try Self.module(name, in: repository, among: all) {
            kind = .module
            modules = [module]
        } else if let offered = try Self.product(name, in: repository) {
            kind = .product
            modules = offered
        } else if let package = try Self.package(name, in: repository) {
            kind = .package
            modules = Set(package.targets.map(\.graphName))
        } else {
            let others = repository.packages.flatMap {
                [$0.folderName, $0.path] + $0.products.map(\.name)
            }
            throw Self.unknown(name, among: all.union(others))
        }
    }

    private static func module(
        _ name: String,
        in repository: Repository,
        among all: Set<String>
    ) throws(UsageError) -> String? {
        if repository.modules.contains(where: { $0.name == name }) { return name }
        let named = repository.modules.filter { $0.target.name == name }.map(\.name)
        return try only("targets", called: name, named) { [$0] }
            ?? (all.contains(name) ? name : nil)
    }

    private static func product(
        _ name: String,
        in repository: Repository
    ) throws(UsageError) -> Set<String>? {
        let offers = repository.packages.compactMap { package in
            let targets = Set(package.products.filter { $0.name == name }.flatMap(\.targets))
            let offered = package.targets.filter { targets.contains($0.name) }.map(\.graphName)
            return offered.isEmpty ? nil : offered
        }
        return try only("products", called: name, offers) { $0 }.map { Set($0) }
    }

    /// Returns the package whose path (`.` for the root), folder name or name in the manifest is
    /// `name`, in this order of preference.
    static func package(
        _ name: String,
        in repository: Repository
    ) throws(UsageError) -> SwiftPackage? {
        let path = name.hasSuffix("/") ? String(name.dropLast()) : name
        for names in [\SwiftPackage.path.shownPath, \.folderName, \.name] {
            let named = repository.packages.filter { $0[keyPath: names] == path }
            let package = try only("packages", called: name, named) { [$0.path.shownPath] }
            if let package { return package }
        }
        return nil
    }

    /// Returns the only element of `found`; nil if `found` is empty.
    ///
    /// - Throws: `UsageError` if there are several.
    private static func only<Found>(
        _ kind: String,
        called name: String,
        _ found: [Found],
        names: (Found) -> [String]
    ) throws(UsageError) -> Found? {
        guard found.count > 1 else { return found.first }
        let list = Set(found.flatMap(names)).sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw UsageError(message: "there are several \(kind) called '\(name)'. Name one of \(list)")
    }

    private static func unknown(_ name: String, among names: Set<String>) -> UsageError {
        let lower = name.lowercased()
        let near = NearestName.of(name, in: names.sorted())
        let alike = names.filter { !lower.isEmpty && $0.lowercased().hasPrefix(lower) }
        let meant = ([near].compactMap { $0 } + alike.sorted().filter { $0 != near }).prefix(3)
        let question = meant.map { "'\($0)'" }.joined(separator: ", ")
        return UsageError(
            message: "there is no module, product or package '\(name)'"
                + (meant.isEmpty ? "" : ". Did you mean \(question)?")
        )
    }
}
