/// What sources call modules, where that is not what these are called here.
struct ImportedNames {
    /// By the package's path and the name in the source.
    private var names: [String: [String: String]] = [:]
    /// By the name in the source, in all packages.
    private var everywhere: [String: String] = [:]

    /// - Parameters:
    ///   - packages: all packages.
    ///   - maps: the modules that module maps declare, by the names of the targets that have them.
    init(_ packages: [SwiftPackage], maps: [String: [String]]) {
        let ours = Set(packages.flatMap { $0.targets.map(\.graphName) })
        for (target, modules) in maps {
            for module in modules where !ours.contains(module) { everywhere[module] = target }
        }
        for package in packages {
            var known: [String: String] = [:]
            for target in package.targets {
                for dependency in target.dependencies {
                    for (module, alias) in dependency.moduleAliases where ours.contains(module) {
                        known[alias] = module
                    }
                }
            }
            for target in package.targets {
                known[target.moduleName] = target.uniqueName
            }
            if !known.isEmpty { names[package.path] = known }
        }
    }

    /// The module, with imports that name modules as all do.
    func resolved(_ module: Module) -> Module {
        let known = everywhere.merging(names[module.package.path] ?? [:]) { $1 }
        guard !known.isEmpty else { return module }
        var statements: [ImportStatement: ImportStatement] = [:]
        let files = module.files.map { file in
            guard file.imports.contains(where: { known[$0.module] != nil }) else { return file }
            let imports = file.imports.map { found in
                guard let name = known[found.module] else { return found }
                let statement = statements[found.statement] ?? found.statement.naming(name)
                statements[found.statement] = statement
                return Import(statement, line: found.line, column: found.column)
            }
            return SourceFile(path: file.path, imports: imports, lines: file.lines)
        }
        return Module(target: module.target, package: module.package, files: files)
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
            conditions: conditions
        )
    }
}
