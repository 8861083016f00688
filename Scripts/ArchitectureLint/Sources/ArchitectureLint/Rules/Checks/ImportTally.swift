/// What the modules say when they import. A module says the same in many files, and so do others:
/// rules judge each statement once, and each once for a module that makes it.
struct ImportTally: Sendable {
    /// A statement of a module.
    struct Use: Sendable {
        /// Its number among the statements.
        let statement: Int
        /// How often the module makes it.
        var count: Int
    }

    /// All statements, each once as long as they share it.
    private(set) var statements: [ImportStatement] = []
    /// Those of each module, in the order of the modules.
    private(set) var uses: [[Use]] = []

    init(_ modules: [Architecture.Module]) {
        var numbers: [ObjectIdentifier: Int] = [:]
        // Where the module that is looked at has each statement, if it has it.
        var places: [(module: Int, use: Int)] = []
        uses.reserveCapacity(modules.count)
        for module in modules.indices {
            var own: [Use] = []
            for file in modules[module].files {
                for found in file.imports {
                    let id = ObjectIdentifier(found.statement)
                    let number = numbers[id] ?? statements.count
                    if number == statements.count {
                        numbers[id] = number
                        statements.append(found.statement)
                        places.append((-1, 0))
                    }
                    if places[number].module == module {
                        own[places[number].use].count += 1
                    } else {
                        places[number] = (module, own.count)
                        own.append(Use(statement: number, count: 1))
                    }
                }
            }
            uses.append(own)
        }
    }

    /// How many imports there are whose statements fit.
    func count(where fits: (ImportStatement) -> Bool) -> Int {
        let isFitting = statements.map(fits)
        return uses.reduce(0) { sum, own in
            own.reduce(sum) { isFitting[$1.statement] ? $0 + $1.count : $0 }
        }
    }
}
