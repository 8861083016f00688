/// An import in a source of a module.
struct ImportUse {
    let module: Architecture.Module
    let statement: Import
    let place: Place
}

extension RuleContext {
    /// The imports that fit.
    ///
    /// - Parameter fits: Whether a statement fits in a module.
    func imports(where fits: (ImportStatement, Architecture.Module) -> Bool) -> [ImportUse] {
        architecture.modules.flatMap { module in
            // Many imports share one statement.
            var verdicts: [ObjectIdentifier: Bool] = [:]
            var uses: [ImportUse] = []
            for file in module.files {
                for found in file.imports {
                    let id = ObjectIdentifier(found.statement)
                    let verdict = verdicts[id] ?? fits(found.statement, module)
                    verdicts[id] = verdict
                    guard verdict else { continue }
                    let place = Place(file: file.path, line: found.line)
                    uses.append(ImportUse(module: module, statement: found, place: place))
                }
            }
            return uses
        }
    }

    /// The number of imports whose statements fit.
    func importCount(where fits: (ImportStatement) -> Bool) -> Int {
        imports { statement, _ in fits(statement) }.count
    }

    /// A violation by an import.
    func violation(_ use: ImportUse, _ message: String, instead: String) -> Violation {
        violation(
            at: use.place,
            importer: use.module.name,
            imported: use.statement.module,
            message: message,
            instead: instead
        )
    }
}
