/// The shortest ways from some modules to others, over some edges.
struct ShortestChains: Sendable {
    /// The ways, each with its steps; no more than were asked for. Where one module knows another
    /// in several places, the first place is given, and what manifests declare before the rest.
    let chains: [[Edge]]
    /// How many there are; of very many only that they are at least `Int.max`.
    let count: Int

    /// Looks for chains.
    ///
    /// - Parameters:
    ///   - edges: over which they may lead.
    ///   - starts: the modules where they may start.
    ///   - goals: the modules where they may end, after a step at least.
    ///   - limit: how many are wanted.
    init(over edges: [Edge], from starts: Set<String>, to goals: Set<String>, limit: Int) {
        let steps = Self.steps(edges)
        var distances: [String: Int] = [:]
        var ways: [String: Int] = [:]
        var before: [String: [Edge]] = [:]
        var front = Set(starts)
        var distance = 0
        while !front.isEmpty, !goals.contains(where: { distances[$0] != nil }) {
            distance += 1
            var next: Set<String> = []
            for module in front.sorted() {
                for edge in steps[module] ?? [] where distances[edge.to] ?? distance == distance {
                    distances[edge.to] = distance
                    before[edge.to, default: []].append(edge)
                    let sum = (ways[edge.to] ?? 0)
                        .addingReportingOverflow(distance == 1 ? 1 : ways[module] ?? 0)
                    ways[edge.to] = sum.overflow ? Int.max : sum.partialValue
                    next.insert(edge.to)
                }
            }
            front = next
        }
        let ends = goals.filter { distances[$0] != nil }.sorted()
        var chains: [[Edge]] = []
        for end in ends {
            Self.collect([], to: end, over: before, length: distance, limit: limit, into: &chains)
        }
        self.chains = chains
        count = ends.reduce(0) { sum, end in
            let total = sum.addingReportingOverflow(ways[end] ?? 0)
            return total.overflow ? Int.max : total.partialValue
        }
    }

    /// Who knows whom, by who knows: the first edge of each, in the order of the names.
    private static func steps(_ edges: [Edge]) -> [String: [Edge]] {
        Dictionary(grouping: edges, by: \.from).mapValues { leaving in
            Dictionary(leaving.map { ($0.to, $0) }) { isFirst($1, $0) ? $1 : $0 }
                .values.sorted { $0.to < $1.to }
        }
    }

    private static func isFirst(_ one: Edge, _ other: Edge) -> Bool {
        let isDeclared = one.kind == .declared
        return isDeclared == (other.kind == .declared) ? one.place < other.place : isDeclared
    }

    /// Goes back from an end. Each step back is one nearer to the start, so it ends.
    private static func collect(
        _ tail: [Edge],
        to module: String,
        over before: [String: [Edge]],
        length: Int,
        limit: Int,
        into chains: inout [[Edge]]
    ) {
        guard chains.count < limit else { return }
        guard length > 0 else {
            chains.append(tail)
            return
        }
        for edge in before[module] ?? [] {
            collect(
                [edge] + tail,
                to: edge.from,
                over: before,
                length: length - 1,
                limit: limit,
                into: &chains
            )
        }
    }
}
