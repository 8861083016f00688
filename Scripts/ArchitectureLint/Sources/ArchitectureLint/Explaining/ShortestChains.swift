struct ShortestChains: Sendable {
    /// The shortest chains, at most `limit` of them; a step is an import only if no
    /// manifest declares the dependency.
    let chains: [[Edge]]
    /// The number of all shortest chains, at most `Int.max`.
    let count: Int

    /// Searches for the shortest chains from a module in `starts` to a module in `goals`.
    ///
    /// - Parameters:
    ///   - goals: The modules where chains can end, after at least one step.
    ///   - limit: The highest number of chains to keep.
    init(over edges: [Edge], from starts: Set<String>, to goals: Set<String>, limit: Int = 5) {
        let steps = Self.steps(edges)
        var distances: [String: Int] = [:]
        var counts: [String: Int] = [:]
        var before: [String: [Edge]] = [:]
        var front = starts
        var distance = 0
        while !front.isEmpty, !goals.contains(where: { distances[$0] != nil }) {
            distance += 1
            var next: Set<String> = []
            for module in front.sorted() {
                for edge in steps[module] ?? [] where distances[edge.to] ?? distance == distance {
                    distances[edge.to] = distance
                    before[edge.to, default: []].append(edge)
                    counts[edge.to, default: 0].add(distance == 1 ? 1 : counts[module] ?? 0)
                    next.insert(edge.to)
                }
            }
            front = next
        }
        var chains: [[Edge]] = []
        var count = 0
        // Each step back is one nearer to the start, so it ends.
        func collect(_ tail: [Edge], to module: String, length: Int) {
            guard chains.count < limit else { return }
            guard length > 0 else { return chains.append(tail) }
            for edge in before[module] ?? [] {
                collect([edge] + tail, to: edge.from, length: length - 1)
            }
        }
        for end in goals.filter({ distances[$0] != nil }).sorted() {
            collect([], to: end, length: distance)
            count.add(counts[end] ?? 0)
        }
        self.chains = chains
        self.count = count
    }

    /// Returns the first edge between each pair of modules, grouped by the dependent module.
    ///
    /// The first edge is a declaration if there is one.
    private static func steps(_ edges: [Edge]) -> [String: [Edge]] {
        Dictionary(grouping: edges, by: \.from).mapValues { leaving in
            Dictionary(firstOf: leaving.map { ($0.to, $0) })
                .values.sorted { $0.to < $1.to }
        }
    }
}

extension Int {
    /// Adds `other`; the sum is at most `Int.max`.
    fileprivate mutating func add(_ other: Int) {
        let (sum, isOverflow) = addingReportingOverflow(other)
        self = isOverflow ? .max : sum
    }
}
