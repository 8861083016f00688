/// Finds who reaches whom, over what manifests declare, over what sources import, and over both.
struct ChainSearch {
    private let declared: Steps
    private let imported: Steps
    private let both: Steps

    private typealias Steps = [String: [Edge]]

    init(_ edges: [Edge]) {
        declared = Self.steps(edges.filter { $0.kind == .declared })
        imported = Self.steps(edges.filter { $0.kind == .imported })
        both = Self.steps(edges)
    }

    private static func steps(_ edges: [Edge]) -> Steps {
        Dictionary(grouping: edges, by: \.from)
    }

    /// Every way from a module to others that is of one step, and the shortest where it takes
    /// more, each on both levels; where the two levels only together make a way, that one.
    ///
    /// - Parameters:
    ///   - start: the module.
    ///   - goals: the others.
    ///   - ends: where ways end; what lies behind is for those to answer for.
    func chains(from start: String, to goals: Set<String>, endingAt ends: Set<String>) -> [[Edge]] {
        guard !goals.isEmpty else { return [] }
        let direct = (both[start] ?? []).filter { goals.contains($0.to) && $0.to != start }
        var found = direct.map { [$0] }
        var reached: Set<String> = []
        for steps in [declared, imported] {
            let near = Set((steps[start] ?? []).map(\.to))
            for chain in Self.shortest(from: start, to: goals, endingAt: ends, steps) {
                guard let goal = chain.last?.to else { continue }
                reached.insert(goal)
                if !near.contains(goal) { found.append(chain) }
            }
        }
        let rest = goals.subtracting(reached).subtracting(direct.map(\.to))
        return found + Self.shortest(from: start, to: rest, endingAt: ends, both)
    }

    private static func shortest(
        from start: String,
        to goals: Set<String>,
        endingAt ends: Set<String>,
        _ steps: Steps
    ) -> [[Edge]] {
        var reachedBy: [String: Edge] = [:]
        var found: [[Edge]] = []
        var front = [start]
        while !front.isEmpty {
            var next: [String] = []
            for edge in front.flatMap({ steps[$0] ?? [] })
            where edge.to != start && reachedBy[edge.to] == nil {
                reachedBy[edge.to] = edge
                if goals.contains(edge.to) { found.append(way(to: edge, reachedBy)) }
                if !ends.contains(edge.to) { next.append(edge.to) }
            }
            front = next
        }
        return found
    }

    private static func way(to last: Edge, _ reachedBy: [String: Edge]) -> [Edge] {
        var way = [last]
        var edge = last
        while let before = reachedBy[edge.from] {
            edge = before
            way.append(edge)
        }
        return way.reversed()
    }
}

extension RuleContext {
    /// The violations that ways from one module to others make.
    ///
    /// - Parameter because: what is wrong with them, after "A imports B".
    func violations(
        _ chains: [[Edge]],
        because: (Edge, _ goal: String) -> String,
        instead: String
    ) -> [Violation] {
        chains.compactMap { chain in
            guard let first = chain.first, let last = chain.last else { return nil }
            let who = described(first.from)
            let whom = described(last.to)
            let how =
                chain.count == 1
                ? "\(who) \(first.verb) \(whom)" : "\(who) reaches \(whom) through others"
            return violation(
                at: first.place,
                importer: first.from,
                imported: last.to,
                message: "\(how): \(because(first, last.to))",
                chain: chain.count == 1 ? [] : chain,
                instead: instead
            )
        }
    }
}
