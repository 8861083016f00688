/// An import statement with its module and place.
struct ImportUse {
    let module: Architecture.Module
    let statement: Import
    let place: Place
}

extension RuleContext {
    /// The imports of all sources that fit, by what they say and by who says so.
    ///
    /// - Parameters:
    ///   - fits: whether a statement fits, whoever makes it.
    ///   - isMeant: whether it fits in a module; asked only where it fits at all.
    func imports(
        where fits: (ImportStatement) -> Bool,
        in isMeant: (ImportStatement, Architecture.Module) -> Bool = { _, _ in true }
    ) -> [ImportUse] {
        let tally = index.imports
        let isFitting = tally.statements.map(fits)
        guard isFitting.contains(true) else { return [] }
        var found: [ImportUse] = []
        for (number, uses) in tally.uses.enumerated() {
            let meant = uses.filter {
                isFitting[$0.statement]
                    && isMeant(tally.statements[$0.statement], architecture.modules[number])
            }
            if meant.isEmpty { continue }
            let ids = Set(meant.map { ObjectIdentifier(tally.statements[$0.statement]) })
            let module = architecture.modules[number]
            for file in module.files {
                for statement in file.imports
                where ids.contains(ObjectIdentifier(statement.statement)) {
                    let place = Place(file: file.path, line: statement.line)
                    found.append(ImportUse(module: module, statement: statement, place: place))
                }
            }
        }
        return found
    }
}
