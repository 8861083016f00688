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
    /// - Throws: `UsageError` when there is nothing of the name, with the nearest ones, or several,
    ///   with what else they are called.
    init(_ name: String, in landscape: Workspace) throws(UsageError) {
        self.name = name
        let repository = landscape.repository
        if let modules = try Self.modules(called: name, in: landscape) {
            kind = .module
            self.modules = modules
        } else if let modules = try Self.modules(offeredAs: name, in: repository) {
            kind = .product
            self.modules = modules
        } else if let package = try Self.package(name, in: repository) {
            kind = .package
            modules = Set(package.targets.map(\.graphName))
        } else {
            let others = repository.packages.flatMap {
                [$0.folderName, $0.path] + $0.products.map(\.name)
            }
            throw Self.unknown(name, among: Self.modules(in: landscape).union(others))
        }
    }

    /// All modules that somebody may mean, from elsewhere too.
    private static func modules(in landscape: Workspace) -> Set<String> {
        Set(landscape.repository.modules.map(\.name)).union(landscape.edges.map(\.to))
    }

    private static func modules(
        called name: String,
        in landscape: Workspace
    ) throws(UsageError) -> Set<String>? {
        let modules = landscape.repository.modules
        if modules.contains(where: { $0.name == name }) { return [name] }
        let named = modules.filter { $0.target.name == name }.map(\.name)
        if let module = try only(of: named, called: name, "targets") { return [module] }
        return Self.modules(in: landscape).contains(name) ? [name] : nil
    }

    private static func modules(
        offeredAs name: String,
        in repository: Repository
    ) throws(UsageError) -> Set<String>? {
        let offers = repository.packages.compactMap { package in
            let targets = Set(package.products.filter { $0.name == name }.flatMap(\.targets))
            let offered = package.targets.filter { targets.contains($0.name) }.map(\.graphName)
            return offered.isEmpty ? nil : offered
        }
        guard offers.count < 2 else {
            throw several("products", called: name, offers.flatMap { $0 })
        }
        return offers.first.map { Set($0) }
    }

    /// The package of a name: of its folder, with those around it or without, or of its own. The one
    /// at the root is `.`, too.
    static func package(
        _ name: String,
        in repository: Repository
    ) throws(UsageError) -> SwiftPackage? {
        let path = name.hasSuffix("/") ? String(name.dropLast()) : name
        let packages = repository.packages
        if let package = packages.first(where: { ($0.path.isEmpty ? "." : $0.path) == path }) {
            return package
        }
        for names in [\SwiftPackage.folderName, \.name] {
            let named = packages.filter { $0[keyPath: names] == path }
            let labels = named.map { $0.path.isEmpty ? "." : $0.path }
            guard named.count < 2 else { throw several("packages", called: name, labels) }
            if let package = named.first { return package }
        }
        return nil
    }

    /// The only one of several; nothing when there is none.
    private static func only(
        of names: [String],
        called name: String,
        _ kind: String
    ) throws(UsageError) -> String? {
        guard names.count < 2 else { throw several(kind, called: name, names) }
        return names.first
    }

    private static func several(
        _ kind: String,
        called name: String,
        _ names: [String]
    ) -> UsageError {
        let list = Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ")
        return UsageError(
            message: "there are several \(kind) called '\(name)'. Name one of \(list)"
        )
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
