/// What sources call modules, where that is not what these are called here.
struct ImportedNames {
    /// By the package's path and the name in the source.
    private var aliases: [String: [String: String]] = [:]
    /// The targets whose module maps declare a module, sorted.
    private let mapped: [String: [String]]
    /// What is built for each module that declares it.
    private let declared: [String: Set<String>]

    private let systemModules: Set<String>

    /// - Parameters:
    ///   - repository: the repository, as its sources name modules.
    ///   - maps: the modules that module maps declare, by the names of the targets that have them.
    ///   - systemModules: the modules of the toolchain and the system.
    init(_ repository: Repository, maps: [String: [String]], systemModules: Set<String>) {
        self.systemModules = systemModules
        let ours = Set(repository.packages.flatMap { $0.targets.map(\.graphName) })
        var mapped: [String: [String]] = [:]
        for (target, modules) in maps {
            // The compiler takes a module in Swift before one of a module map.
            for module in modules
            where !ours.contains(module) && !KnownToolchain.inSwift.contains(module) {
                mapped[module, default: []].append(target)
            }
        }
        self.mapped = mapped.mapValues { $0.sorted() }
        declared = mapped.isEmpty ? [:] : GraphBuilder(repository: repository).built()
        for package in repository.packages {
            var known: [String: String] = [:]
            for target in package.targets {
                for dependency in target.dependencies {
                    for (module, alias) in dependency.moduleAliases where ours.contains(module) {
                        known[alias] = module
                    }
                }
            }
            for target in package.targets { known[target.moduleName] = target.uniqueName }
            if !known.isEmpty { aliases[package.path] = known }
        }
    }

    /// The module, with imports that name modules as all do.
    func resolved(_ module: Module) -> Module {
        let aliases = aliases[module.package.path] ?? [:]
        guard !aliases.isEmpty || !mapped.isEmpty else { return module }
        let reached = Lazy { self.reached(from: module.name) }
        var statements: [ImportStatement: ImportStatement?] = [:]
        func resolved(_ statement: ImportStatement) -> ImportStatement? {
            if let known = statements[statement] { return known }
            let name =
                aliases[statement.module]
                ?? mapped[statement.module].flatMap { targets in
                    self.target(of: statement.module, among: targets, reached.value)
                }
            let new = name.map(statement.naming)
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
            return SourceFile(
                path: file.path,
                imports: imports,
                lines: file.lines,
                link: file.link
            )
        }
        return Module(target: module.target, package: module.package, files: files)
    }

    /// The target that an import means whose module some of our module maps declare: the compiler is
    /// shown those of what a target depends on. Where there is none, somebody else's may be meant: the
    /// system's own, or the only one of ours, which then is not declared.
    private func target(
        of module: String,
        among targets: [String],
        _ reached: [String]
    ) -> String? {
        if let own = reached.first(where: targets.contains) { return own }
        return systemModules.contains(module) ? nil : targets.first
    }

    /// The modules that a target depends on, the nearest first.
    private func reached(from start: String) -> [String] {
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
    /// The same of another module.
    fileprivate func naming(_ module: String) -> ImportStatement {
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
