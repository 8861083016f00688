/// The graph of packages or modules as it is drawn: who stands on which floor, and who knows whom.
struct Drawing: Equatable, Encodable, Sendable {
    /// What is drawn.
    enum Level: String, CaseIterable, Encodable, Sendable {
        case modules, packages
    }

    /// A module or a package.
    struct Node: Equatable, Encodable, Sendable {
        /// Its name.
        var name: String
        /// What it is built to; `package` for a package.
        var kind: String
        /// The folder of its package.
        var package: String
        /// Its group; nothing when it has none.
        var group: String?
        /// Its floor: 0 for those that know nobody, one above the highest that it knows otherwise.
        var floor: Int
    }

    /// One that knows another.
    struct Arrow: Equatable, Encodable, Sendable {
        /// Who knows.
        var from: String
        /// Who is known.
        var to: String
        /// The manifest's line, when it is declared.
        var declared: String?
        /// The first source's line that imports it, when one does.
        var imported: String?
        /// How many imports there are.
        var imports: Int
        /// The first place where it builds a source of the other by a link, when it does.
        var shared: String?
        /// Which rules that breaks, in sentences.
        var violations: [String]

        /// Whether it neither declares nor imports the other.
        var isOnlyShared: Bool { declared == nil && imported == nil && shared != nil }
    }

    /// What is drawn.
    var level: Level
    /// Everybody, in the order of the names.
    var nodes: [Node]
    /// Who knows whom, in the order of the names.
    var arrows: [Arrow]

    /// The floors from the ground up, each with those on it.
    var floors: [[Node]] {
        let byFloor = Dictionary(grouping: nodes, by: \.floor)
        return byFloor.keys.sorted().map { byFloor[$0] ?? [] }
    }

    /// The part around one, or around the modules of a product or package: itself, those that it
    /// knows, those that know it, and who of these knows whom.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - landscape: what is drawn.
    /// - Throws: `UsageError` when there is nobody of the name, or several.
    func focused(on name: String, in landscape: Workspace) throws(UsageError) -> Drawing {
        let names = Set(nodes.map(\.name))
        if names.contains(name) { return focused(on: [name]) }
        let meant: Set<String> =
            switch level {
            case .modules: try NamedPlace(name, in: landscape).modules
            case .packages:
                Set(
                    [try NamedPlace.package(name, in: landscape.repository)?.label].compactMap {
                        $0
                    }
                )
            }
        guard !names.isDisjoint(with: meant) else {
            let near = NearestName.of(name, in: names.sorted())
            throw UsageError(
                message: "there is nothing called '\(name)' among the \(level.rawValue)"
                    + (near.map { ". Did you mean '\($0)'?" } ?? "")
            )
        }
        return focused(on: meant)
    }

    private func focused(on names: Set<String>) -> Drawing {
        let touching = arrows.filter { names.contains($0.from) || names.contains($0.to) }
        let kept = names.union(touching.flatMap { [$0.from, $0.to] })
        return Drawing(
            level: level,
            nodes: nodes.filter { kept.contains($0.name) },
            arrows: arrows.filter { kept.contains($0.from) && kept.contains($0.to) }
        )
    }
}
