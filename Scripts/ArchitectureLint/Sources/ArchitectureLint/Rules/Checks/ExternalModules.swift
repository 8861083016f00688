/// The external packages that modules come from, according to rules and manifests.
struct ExternalModules: Sendable {
    /// The identities of the packages that each module may come from.
    private(set) var owners: [String: Set<String>] = [:]
    /// The modules that the rules list for each package.
    private var listed: [String: Set<String>] = [:]
    /// The products of each package that targets use.
    private var products: [String: Set<String>] = [:]
    private var imported: Set<String> = []

    init(_ architecture: Architecture, _ rules: [RuleStatement]) {
        for package in architecture.externalPackages {
            products[package.identity, default: []].formUnion(package.products)
        }
        for check in rules.compactMap({ $0.check as? NoThirdPartyCheck }) {
            for package in check.allowed where !package.modules.isEmpty {
                listed[package.identity, default: []].formUnion(package.modules)
            }
        }
        for (identity, modules) in products.merging(listed, uniquingKeysWith: { $0.union($1) }) {
            for name in modules { owners[name.moduleName, default: []].insert(identity) }
        }
        for module in architecture.modules { owners[module.name] = nil }
        guard !owners.isEmpty else { return }
        for file in architecture.modules.lazy.flatMap(\.files) {
            for statement in file.imports where owners[statement.module] != nil {
                imported.insert(statement.module)
            }
        }
    }

    /// Returns the modules that a product may contain; nil if neither rules nor imports name such a
    /// module.
    func modules(of product: String, from packages: Set<String>) -> Set<String>? {
        let others = packages.reduce(into: Set<String>()) { $0.formUnion(products[$1] ?? []) }
        let known = packages.reduce(into: Set<String>()) { $0.formUnion(listed[$1] ?? []) }
            .filter { $0 == product || !others.contains($0) }
        if !known.isEmpty { return known }
        let module = product.moduleName
        return imported.contains(module) ? [module] : nil
    }

    /// Returns the product of a package that probably contains a module; nil if that is unclear.
    func product(containing module: String, of package: String) -> String? {
        let names = products[package] ?? []
        if let name = names.first(where: { $0.moduleName == module }) { return name }
        return names.count == 1 ? names.first : nil
    }
}
