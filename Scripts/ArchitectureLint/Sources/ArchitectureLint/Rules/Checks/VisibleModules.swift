/// The modules that each module may import because of its declarations, or through a re-export.
///
/// Tests may also import the dependencies of the Xcode target in whose process they run.
struct VisibleModules {
    let declared: [String: [DeclaredDependency]]
    /// The modules of each product in the repository.
    private let products: [String: Set<String>]
    /// The modules that each module imports with `@_exported`.
    private let exported: [String: Set<String>]

    init(_ context: RuleContext) {
        let modules = context.architecture.modules
        let own = Dictionary(grouping: context.architecture.dependencies, by: \.from)
        declared = modules.reduce(into: own) { declared, module in
            guard let host = module.host else { return }
            declared[module.name, default: []] += own[host] ?? []
        }
        products = modules.reduce(into: [:]) { products, module in
            for product in module.products { products[product, default: []].insert(module.name) }
        }
        exported = Dictionary(grouping: context.imports(with: "@_exported"), by: \.from)
            .mapValues { Set($0.map(\.to)) }
    }

    /// Returns the modules that declarations of `importer` provide, each with the conditions of its
    /// declarations; nil for an unconditional declaration.
    func declarations(in importer: String) -> [String: [String?]] {
        (declared[importer] ?? []).reduce(into: [:]) { found, dependency in
            for module in modules(of: dependency) {
                found[module, default: []].append(dependency.condition)
            }
        }
    }

    /// Returns the modules of a dependency, and the modules that those modules re-export.
    ///
    /// For an external product, the modules of a product in the repository with the same name are
    /// included.
    func modules(of dependency: DeclaredDependency) -> Set<String> {
        var pending = dependency.modules
        if !dependency.external.isEmpty {
            pending += [dependency.name.moduleName] + (products[dependency.name] ?? [])
        }
        return reachable(from: pending) { exported[$0] ?? [] }
    }
}
