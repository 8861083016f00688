/// Resolves the names in imports to modules, by means of module aliases and module maps.
struct ImportResolver {
    /// The unique names of modules, by the path of the importing package and the name in the
    /// import.
    private var aliases: [String: [String: String]] = [:]
    /// The targets that may provide a module, sorted, by the module's name in imports.
    private let mapped: [String: [String]]
    /// The declared dependencies of each module, without plug-ins and macros.
    private let declared: [String: Set<String>]
    private let systemModules: Set<String>

    /// Creates a resolver for the imports of a repository.
    ///
    /// - Parameters:
    ///   - repository: The repository with unresolved imports.
    ///   - moduleMaps: The modules in the module maps of targets, by the names of the targets.
    ///   - systemModules: The modules of the toolchain and the system.
    init(_ repository: Repository, moduleMaps: [String: [String]], systemModules: Set<String>) {
        self.systemModules = systemModules
        let ours = Set(repository.packages.flatMap { $0.targets.map(\.graphName) })
        var mapped: [String: [String]] = [:]
        for (target, modules) in moduleMaps {
            // The compiler prefers a Swift module.
            for module in modules
            where !ours.contains(module) && !KnownToolchain.inSwift.contains(module) {
                mapped[module, default: []].append(target)
            }
        }
        // An import of a name that several libraries have means the nearest dependency.
        for (name, targets) in repository.renamedLibraries { mapped[name, default: []] += targets }
        self.mapped = mapped.mapValues { $0.sorted() }
        declared = mapped.isEmpty ? [:] : GraphBuilder(repository: repository).built()
        for package in repository.packages {
            var known: [String: String] = [:]
            for dependency in package.targets.flatMap(\.dependencies) {
                for (module, alias) in dependency.moduleAliases ?? [:] where ours.contains(module) {
                    known[alias] = module
                }
            }
            let own = Dictionary(grouping: package.targets, by: \.moduleName)
            for (module, targets) in own {
                guard let target = targets.first, targets.count == 1 else { continue }
                known[module] = target.graphName == module ? nil : target.graphName
            }
            if !known.isEmpty { aliases[package.path] = known }
        }
    }

    func resolve(_ module: inout Module) {
        let aliases = (aliases[module.package.path] ?? [:])
            .merging(module.target.moduleAliases) { $1 }
        guard !aliases.isEmpty || !mapped.isEmpty else { return }
        let dependencies = Lazy { [name = module.name] in self.dependencies(of: name) }
        func resolved(_ name: String) -> String {
            let target = mapped[name].flatMap {
                self.target(of: name, among: $0, dependencies.value)
            }
            let own = name == module.target.moduleName ? module.name : nil
            return own ?? aliases[name] ?? target ?? name
        }
        for file in module.files.indices {
            let tested = module.files[file].tested
            if !tested.isEmpty { module.files[file].tested = Set(tested.map(resolved)) }
            for (index, found) in module.files[file].imports.enumerated() {
                let name = resolved(found.module)
                if name != found.module { module.files[file].imports[index].module = name }
            }
        }
    }

    /// Returns the target that provides a module: the nearest dependency, or else the first target.
    ///
    /// A system module with the name is preferred to a target that is not a dependency.
    private func target(
        of module: String,
        among targets: [String],
        _ dependencies: [String]
    ) -> String? {
        if let own = dependencies.first(where: targets.contains) { return own }
        return systemModules.contains(module) ? nil : targets.first
    }

    /// Returns the direct and indirect dependencies of a module, sorted by distance.
    private func dependencies(of start: String) -> [String] {
        var found: [String] = []
        var seen: Set = [start]
        var front = [start]
        while !front.isEmpty {
            front = front.flatMap { (declared[$0] ?? []).sorted() }.filter {
                seen.insert($0).inserted
            }
            found += front
        }
        return found
    }
}
