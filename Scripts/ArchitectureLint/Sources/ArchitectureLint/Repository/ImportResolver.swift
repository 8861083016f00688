/// Resolves the names of modules in imports: module aliases, and the modules of module maps.
struct ImportResolver {
    /// The unique names of modules, by the path of the importing package and the name in the
    /// import.
    private var aliases: [String: [String: String]] = [:]
    /// The targets whose module maps declare a module, sorted.
    private let mapped: [String: [String]]
    /// The modules that are built for each module.
    private let declared: [String: Set<String>]
    private let systemModules: Set<String>

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
        self.mapped = mapped.mapValues { $0.sorted() }
        declared = mapped.isEmpty ? [:] : GraphBuilder(repository: repository).built()
        for package in repository.packages {
            var known: [String: String] = [:]
            for dependency in package.targets.flatMap(\.dependencies) {
                for (module, alias) in dependency.moduleAliases ?? [:] where ours.contains(module) {
                    known[alias] = module
                }
            }
            for target in package.targets { known[target.moduleName] = target.uniqueName }
            if !known.isEmpty { aliases[package.path] = known }
        }
    }

    /// The module with resolved imports.
    func resolved(_ module: Module) -> Module {
        let aliases = aliases[module.package.path] ?? [:]
        guard !aliases.isEmpty || !mapped.isEmpty else { return module }
        let dependencies = Lazy { self.dependencies(of: module.name) }
        var statements: [ImportStatement: ImportStatement?] = [:]
        func resolved(_ statement: ImportStatement) -> ImportStatement? {
            if let known = statements[statement] { return known }
            let name =
                aliases[statement.module]
                ?? mapped[statement.module].flatMap { targets in
                    self.target(of: statement.module, among: targets, dependencies.value)
                }
            let new = name.map(statement.renamed)
            statements[statement] = new
            return new
        }
        let files = module.files.map { file in
            guard file.imports.contains(where: { resolved($0.statement) != nil }) else {
                return file
            }
            let imports = file.imports.map { found in
                Import(
                    resolved(found.statement) ?? found.statement,
                    line: found.line,
                    column: found.column
                )
            }
            return SourceFile(path: file.path, imports: imports, lines: file.lines, link: file.link)
        }
        return Module(target: module.target, package: module.package, files: files)
    }

    /// The target whose module map declares a module: the nearest dependency, or else any target,
    /// unless the system has a module of the name.
    private func target(
        of module: String,
        among targets: [String],
        _ dependencies: [String]
    ) -> String? {
        if let own = dependencies.first(where: targets.contains) { return own }
        return systemModules.contains(module) ? nil : targets.first
    }

    /// The direct and indirect dependencies of a module, the nearest first.
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

extension ImportStatement {
    fileprivate func renamed(_ module: String) -> ImportStatement {
        ImportStatement(
            module: module,
            members: members,
            kind: kind,
            attributes: attributes,
            accessLevel: accessLevel,
            conditions: conditions,
            asWritten: self
        )
    }
}
