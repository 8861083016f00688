/// Who refers to whom, by the symbols of their objects.
struct References {
    /// For each object, the modules that it refers to, each by the shortest of the symbols.
    private(set) var byObject: [[(module: String, symbol: String)]] = []
    /// How many references there are, each symbol counted once for each object.
    private(set) var count = 0

    /// Works out who refers to whom.
    ///
    /// A symbol that several modules define is nobody's, and so is one that others may define too:
    /// specialised generics and inlined functions are left in the objects of whoever uses them.
    ///
    /// - Parameter objects: the symbols of each object, and the module that it was built of.
    init(_ objects: [(module: String, symbols: SymbolList.Symbols)]) {
        var owners: [String: String] = [:]
        // An empty name stands for nobody.
        for (module, symbols) in objects {
            for name in symbols.own where owners[name, default: module] != module {
                owners[name] = ""
            }
            for name in symbols.own where owners[name] == nil { owners[name] = module }
        }
        for (module, symbols) in objects {
            for name in symbols.shared where owners[name, default: module] != module {
                owners[name] = ""
            }
        }
        for (module, symbols) in objects {
            var shortest: [String: String] = [:]
            for name in symbols.needed {
                guard let owner = owners[name], owner != module, !owner.isEmpty else { continue }
                count += 1
                if shortest[owner].map({ Self.isBetter(name, than: $0) }) ?? true {
                    shortest[owner] = name
                }
            }
            byObject.append(
                shortest.sorted { $0.key < $1.key }.map { (module: $0.key, symbol: $0.value) }
            )
        }
    }

    /// Whether a symbol says more at a glance than another: the shorter one does, as a rule.
    static func isBetter(_ symbol: String, than other: String) -> Bool {
        (symbol.utf8.count, symbol) < (other.utf8.count, other)
    }
}
