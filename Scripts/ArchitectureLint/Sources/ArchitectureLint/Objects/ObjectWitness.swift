#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The third witness of who knows whom, beside manifests and sources: the symbols in what was
/// built. A module knows another when an object of it refers to a symbol that only objects of the
/// other define, whatever its sources seem to say.
struct ObjectWitness {
    /// Who refers to whom: one edge for each source and module, with the shortest symbol.
    let edges: [Edge]
    /// What was not there, or is older than its sources.
    let problems: [Problem]
    /// How much was looked into.
    let count: Proof.ObjectCount

    /// Looks into what was built.
    ///
    /// - Parameters:
    ///   - folders: where SwiftPM built, absolute or from the current folder.
    ///   - repository: the targets whose objects are meant.
    ///   - tools: what reads them.
    init(in folders: [String], of repository: Repository, tools: ObjectTools = ObjectTools()) {
        var problems: [Problem] = []
        let units = problems.collect(
            folders.map { folder in Result.of { try BuildFolder(path: folder).units() } }
        ).flatMap { $0 }.unique
        let owners = SourceOwners(repository)
        let built = owners.built(units)
        let others = OtherSources(repository)
        let ages = ObjectAges(owners: owners, others: others)
        problems += built.compactMap { unit, module in ages.problem(with: unit, of: module) }

        let objects = Set(
            built.flatMap { unit, module in
                unit.objects.map { Built(path: $0.path, source: $0.source, module: module.name) }
            }
        ).sorted { $0.path < $1.path }
        let symbols = problems.collect(or: []) { try tools.symbols(of: objects.map(\.path)) }
        let references = References(Array(zip(objects.map(\.module), symbols)))

        let seen = Set(objects.map(\.module))
        let missing = repository.modules.filter { module in
            guard !seen.contains(module.name) else { return false }
            return !module.files.isEmpty || !others.files(of: module).isEmpty
        }
        let (needed, optional) = missing.parted { $0.target.kind == .library }
        if !needed.isEmpty { problems.append(Self.absence(of: needed, in: folders)) }
        count = Proof.ObjectCount(
            objects: objects.count,
            targets: seen.count,
            references: references.count,
            unbuilt: optional.map(\.name).sorted()
        )
        edges = Self.edges(objects, references, repository, owners, tools)
        self.problems = problems
    }

    /// An object file and what it was made of.
    private struct Built: Hashable {
        let path: String
        let source: String?
        let module: String
    }

    private static func absence(of modules: [Module], in folders: [String]) -> Problem {
        let names = modules.map(\.name).sorted().joined(separator: ", ")
        return Problem(
            .badData,
            "there is no object of \(names) below \(folders.joined(separator: ", ")): "
                + "`swift build` first, or name the folder where it is built"
        )
    }

    private static func edges(
        _ objects: [Built],
        _ references: References,
        _ repository: Repository,
        _ owners: SourceOwners,
        _ tools: ObjectTools
    ) -> [Edge] {
        struct Way: Hashable {
            let from: String
            let to: String
            let place: Place
        }
        let modules = Dictionary(
            repository.modules.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var shortest: [Way: String] = [:]
        for (object, needed) in zip(objects, references.byObject) {
            guard let module = modules[object.module] else { continue }
            let place =
                object.source.flatMap(owners.path).map { Place(file: $0, line: 1) }
                ?? repository.place(of: module)
            for (other, symbol) in needed {
                let way = Way(from: module.name, to: other, place: place)
                let known = shortest[way]
                if known.map({ References.isBetter(symbol, than: $0) }) ?? true {
                    shortest[way] = symbol
                }
            }
        }
        let ways = shortest.keys.sorted { ($0.place, $0.to) < ($1.place, $1.to) }
        let names = tools.readable(ways.map { shortest[$0] ?? "" })
        return zip(ways, names).map { way, name in
            Edge(from: way.from, to: way.to, kind: .referred(to: name), place: way.place)
        }
    }
}

extension Array {
    /// Those that fit, and the others.
    fileprivate func parted(_ fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}

extension [BuildUnit] {
    /// Each unit once, as one folder may lie in another.
    fileprivate var unique: [BuildUnit] {
        var known: Set<[String]> = []
        return filter { known.insert($0.objects.map(\.path)).inserted }
    }
}
