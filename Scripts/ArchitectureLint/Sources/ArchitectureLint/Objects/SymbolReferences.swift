/// The references between modules in their object files.
///
/// A module refers to another if one of its objects needs a symbol that only objects of the other
/// define. This includes references that neither manifests nor imports show.
struct SymbolReferences {
    /// The edges, each for a source and a module, with the shortest symbol.
    let edges: [Edge]
    /// The problems with missing and outdated objects.
    let problems: [Problem]
    let count: Proof.ObjectCount

    /// Reads the object files of a repository.
    ///
    /// - Parameter folders: The build folders, absolute or relative to the current folder.
    init(in folders: [String], of repository: Repository, tools: ObjectTools = ObjectTools()) {
        var problems: [Problem] = []
        let all = problems.collect(
            folders.map { folder in Result.of { try BuildFolder(path: folder).units() } }
        ).flatMap { $0 }
        // One folder may contain another.
        var known: Set<[String]> = []
        let units = all.filter { known.insert($0.objects.map(\.path)).inserted }
        let owners = SourceOwners(repository)
        let built = owners.merged(units)
        problems += built.compactMap { unit, module in owners.problem(with: unit, of: module) }

        let objects = Set(
            built.flatMap { unit, module in
                unit.objects.map { Object(path: $0.path, source: $0.source, module: module.name) }
            }
        ).sorted { $0.path < $1.path }
        let symbols = problems.collect(or: []) { try tools.symbols(of: objects.map(\.path)) }
        let table = ReferenceTable(Array(zip(objects.map(\.module), symbols)))

        let found = Set(objects.map(\.module))
        let missing = repository.modules.filter {
            !found.contains($0.name) && !owners.sources(of: $0).isEmpty
        }
        let libraries = missing.filter { $0.target.kind == .library }.map(\.name).sorted()
        if !libraries.isEmpty {
            problems.append(
                Problem(
                    .badData,
                    "there is no object of \(libraries.joined(separator: ", ")) below "
                        + "\(folders.joined(separator: ", ")): 'swift build' first, or name the "
                        + "folder where it is built"
                )
            )
        }
        count = Proof.ObjectCount(
            objects: objects.count,
            targets: found.count,
            references: table.count,
            unbuilt: missing.filter { $0.target.kind != .library }.map(\.name).sorted()
        )
        edges = Self.edges(objects, table, repository, owners, tools)
        self.problems = problems
    }

    private struct Object: Hashable {
        let path: String
        let source: String?
        let module: String
    }

    private static func edges(
        _ objects: [Object],
        _ table: ReferenceTable,
        _ repository: Repository,
        _ owners: SourceOwners,
        _ tools: ObjectTools
    ) -> [Edge] {
        var shortest: [Edge: String] = [:]
        for (object, needed) in zip(objects, table.byObject) {
            guard let module = repository.module(object.module) else { continue }
            let place =
                object.source.flatMap(owners.path).map { Place(file: $0, line: 1) }
                ?? module.place
            for (other, symbol) in needed {
                let reference = Edge(from: module.name, to: other, kind: .referred, place: place)
                shortest[reference] = ReferenceTable.shorter(shortest[reference], symbol)
            }
        }
        let references = shortest.keys.sorted { ($0.place, $0.to) < ($1.place, $1.to) }
        let names = tools.demangled(references.map { shortest[$0] ?? "" })
        return zip(references, names).map { reference, name in
            var edge = reference
            edge.symbol = name
            return edge
        }
    }
}

/// The modules that objects refer to.
struct ReferenceTable {
    /// The modules that each object refers to, each with the shortest symbol.
    private(set) var byObject: [[(module: String, symbol: String)]] = []
    /// The number of references, each symbol counted once for each object.
    private(set) var count = 0

    /// Finds the modules that define the symbols.
    ///
    /// A symbol that several modules define, or may define, belongs to no module: the objects of a
    /// user contain its specialized generics and inlined functions.
    ///
    /// - Parameter objects: The module and the symbols of each object.
    init(_ objects: [(module: String, symbols: SymbolList.Symbols)]) {
        // An empty name marks a symbol without an owner.
        var owners: [String: String] = [:]
        for (module, symbols) in objects {
            for name in symbols.own {
                owners[name] = owners[name, default: module] == module ? module : ""
            }
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
                shortest[owner] = Self.shorter(shortest[owner], name)
            }
            byObject.append(
                shortest.sorted { $0.key < $1.key }.map { (module: $0.key, symbol: $0.value) }
            )
        }
    }

    /// The shorter symbol, which is usually the clearer one.
    static func shorter(_ known: String?, _ symbol: String) -> String {
        guard let known else { return symbol }
        return (symbol.utf8.count, symbol) < (known.utf8.count, known) ? symbol : known
    }
}
