/// What sources call modules, where that is not what these are called here.
struct ImportedNames {
    /// By the package's path and the name in the source.
    private var names: [String: [String: String]] = [:]

    init(_ packages: [SwiftPackage]) {
        for package in packages {
            for target in package.targets {
                guard let unique = target.uniqueName else { continue }
                names[package.path, default: [:]][target.moduleName] = unique
            }
        }
    }

    /// The module, with imports that name modules as all do.
    func resolved(_ module: Module) -> Module {
        guard let known = names[module.package.path] else { return module }
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
