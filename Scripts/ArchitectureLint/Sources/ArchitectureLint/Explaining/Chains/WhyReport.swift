#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Why one module knows another: what `archlint why` answers.
struct WhyReport: Sendable {
    let from: NamedPlace
    let to: NamedPlace
    /// The chains that manifests declare.
    let declared: ShortestChains
    /// The chains that sources import.
    let imported: ShortestChains
    /// The chains over all ways to know another, where neither level has one, or where one builds
    /// sources of the other: to these no import leads.
    let together: ShortestChains?
    /// How much was searched.
    let searched: Searched
    /// What could not be read, or has one name with others, so that a chain may be missing.
    let problems: [Problem]
    /// Whether manifests may declare the end: a module of the toolchain is only imported.
    private let mayBeDeclared: Bool

    /// How much was searched.
    struct Searched: Encodable, Equatable, Sendable {
        let packages: Int
        let modules: Int
        let declaredDependencies: Int
        let imports: Int
    }

    private static let limit = 5

    /// Looks for the chains from one place to another.
    init(from: NamedPlace, to: NamedPlace, in landscape: Workspace) {
        let declared = landscape.edges.filter { $0.kind == .declared }
        let imported = landscape.edges.filter { $0.kind == .imported }
        self.from = from
        self.to = to
        self.declared = Self.chains(declared, from, to)
        self.imported = Self.chains(imported, from, to)
        let together = Self.chains(landscape.edges, from, to)
        let isShared = together.chains.contains { $0.count == 1 && $0.first?.kind == .shared }
        let isNeeded = self.declared.chains.isEmpty && self.imported.chains.isEmpty
        self.together = (isNeeded || isShared) && !together.chains.isEmpty ? together : nil
        searched = Searched(
            packages: landscape.repository.packages.count,
            modules: landscape.repository.modules.count,
            declaredDependencies: declared.count,
            imports: imported.count
        )
        problems = landscape.problems + landscape.repository.sharedNames
        let ours = Set(landscape.repository.modules.map(\.name))
        mayBeDeclared = !ours.isDisjoint(with: to.modules)
    }

    private static func chains(
        _ edges: [Edge],
        _ from: NamedPlace,
        _ to: NamedPlace
    ) -> ShortestChains {
        // Between packages, what a package knows of itself says nothing.
        let within = from.modules.intersection(to.modules)
        let useful = within.count < 2 ? edges : edges.filter { !within.contains($0.to) }
        return ShortestChains(over: useful, from: from.modules, to: to.modules, limit: limit)
    }

    /// Whether there is a chain.
    var isFound: Bool { isFoundOnALevel || together != nil }

    private var isFoundOnALevel: Bool { !declared.chains.isEmpty || !imported.chains.isEmpty }

    /// How a run that answers this ends: what could not be read outweighs the rest.
    var status: ExitStatus {
        guard problems.isEmpty else { return ExitStatus(problems) }
        return isFound ? .success : .violations
    }

    /// The answer as people read it.
    var text: String {
        guard let together else { return levels }
        let block = block(Self.verbs(of: together), together)
        return isFoundOnALevel ? levels + "\n" + block : block
    }

    /// What is said of the two levels.
    private var levels: String {
        var text =
            isFound ? "" : "\(title(from, article: "The")) does not reach \(title(to)).\n"
        let saysDeclared = mayBeDeclared || !declared.chains.isEmpty
        if isFound {
            if saysDeclared { text += block("declares", declared) + "\n" }
            text += block("imports", imported)
        }
        if (saysDeclared && declared.chains.isEmpty) || imported.chains.isEmpty {
            text += (isFound ? "\n" : "") + searchedLine
        }
        return text
    }

    /// How the steps of some chains know each other, single words first: `declares or imports`.
    private static func verbs(of found: ShortestChains) -> String {
        let verbs = Set(found.chains.joined().map(\.verb))
        let order = verbs.sorted { ($0.contains(" ") ? 1 : 0, $0) < ($1.contains(" ") ? 1 : 0, $1) }
        return order.joined(separator: " or ")
    }

    private var searchedLine: String {
        let counts = [
            searched.packages.counted("package"), searched.modules.counted("module"),
            searched.declaredDependencies.counted(
                "declared dependency",
                "declared dependencies"
            ),
            searched.imports.counted("import"),
        ]
        return "Searched: \(counts.joined(separator: ", ")).\n"
    }

    private func title(_ place: NamedPlace, article: String = "the") -> String {
        place.kind == .module ? place.name : "\(article) \(place.kind.rawValue) \(place.name)"
    }

    private func block(_ verb: String, _ found: ShortestChains) -> String {
        guard let length = found.chains.first?.count else {
            return "No chain in which each \(verb) the next.\n"
        }
        let steps = length.counted("step")
        let count = found.count == 1 ? "" : ", \(found.count) such chains"
        let lines = found.chains.map { chain in
            let width = chain.map { $0.from.count + $0.to.count }.max() ?? 0
            return chain.map { edge in
                let gap = String(repeating: " ", count: width - edge.from.count - edge.to.count)
                return "    \(edge.from) → \(edge.to)\(gap)  \(edge.place)\n"
            }.joined()
        }
        let more =
            found.count > found.chains.count
            ? "    … \(found.count - found.chains.count) more\n" : ""
        return "Each \(verb) the next (\(steps)\(count)):\n"
            + lines.joined(separator: "\n") + more
    }

    /// What could not be read, as people read it.
    var errors: String { problems.map(\.line).joined() }
}

extension WhyReport {
    /// The answer as one JSON document.
    ///
    /// - Throws: what the encoder throws.
    func json() throws -> String {
        try Document(
            from: Name(name: from.name, kind: from.kind.rawValue),
            to: Name(name: to.name, kind: to.kind.rawValue),
            declared: Level(declared),
            imported: Level(imported),
            together: together.map(Level.init),
            searched: searched,
            problems: problems.map(ProblemEntry.init)
        ).jsonText()
    }

    private struct Document: Encodable {
        let from: Name
        let to: Name
        let declared: Level
        let imported: Level
        let together: Level?
        let searched: Searched
        let problems: [ProblemEntry]
    }

    private struct Name: Encodable {
        let name: String
        let kind: String
    }

    private struct Level: Encodable {
        let count: Int
        let chains: [[Step]]

        init(_ found: ShortestChains) {
            count = found.count
            chains = found.chains.map { chain in
                chain.map {
                    Step(from: $0.from, to: $0.to, file: $0.place.file, line: $0.place.line)
                }
            }
        }
    }

    private struct Step: Encodable {
        let from: String
        let to: String
        let file: String
        let line: Int
    }
}
