/// A path in a report: its first registrations and its last registration.
struct PathExcerpt {
    let steps: [DependencyStep]
    /// The number of omitted registrations before the last registration.
    let omitted: Int
    /// The last node of the path.
    let end: Int

    /// Creates the path from a node along its next hops to the end.
    /// - Parameters:
    ///   - first: The registrations before the node.
    ///   - start: The node at which the next hops begin.
    ///   - nextHops: The result of the search that found the path.
    ///   - wiring: The graph.
    ///   - limit: The maximum number of registrations before the last, which keeps reports short.
    init(
        after first: [DependencyStep] = [],
        from start: Int,
        following nextHops: NextHopTable,
        in wiring: Wiring,
        limit: Int = 8
    ) {
        var steps = first
        var node = start
        while steps.count < limit, let edge = nextHops.edge(from: node) {
            steps.append(wiring.step(wiring.edges[edge].registration))
            node = Int(wiring.edges[edge].target)
        }
        end = nextHops.end(from: start)
        omitted = first.count + nextHops.length(from: start) - steps.count
        self.steps = steps + [wiring.firstStep(of: end)]
    }

    /// Returns the steps as text, with the number of omitted steps.
    static func text(_ steps: [DependencyStep], omitted: Int) -> String {
        var texts = steps.map(\.description)
        if omitted > 0 { texts.insert("… \(omitted) more …", at: texts.count - 1) }
        return texts.joined(separator: " → ")
    }
}

/// Each node's next edge on its path to a target, found by one search backward from the targets.
///
/// The table stores one edge per node, however many paths there are.
struct NextHopTable: Sendable {
    /// The index of each node's next edge; -1 at the end of a path.
    private var edge: [Int32] = []
    private var end: [Int32] = []
    private var length: [Int32] = []

    init(count: Int = 0) {
        edge = Array(repeating: -1, count: count)
        end = (0..<count).map { Int32($0) }
        length = Array(repeating: 0, count: count)
    }

    /// Sets the path of `node`: the edge at `index`, followed by the path of `target`.
    mutating func set(_ node: Int, edge index: Int, target: Int) {
        edge[node] = Int32(index)
        end[node] = end[target]
        length[node] = length[target] + 1
    }

    /// Returns the index of the edge that leads from `node` to the next node of its path; nil if the
    /// path ends at `node`.
    func edge(from node: Int) -> Int? { edge.isEmpty || edge[node] < 0 ? nil : Int(edge[node]) }

    /// Returns the last node of the path from `node`.
    func end(from node: Int) -> Int { end.isEmpty ? node : Int(end[node]) }

    /// Returns the number of edges of the path from `node`.
    func length(from node: Int) -> Int { length.isEmpty ? 0 : Int(length[node]) }
}

/// The edges of a graph, grouped by target.
struct ReverseEdges {
    private var first: [Int32]
    private var sources: [(node: Int32, edge: Int32)]
    private let edges: [Wiring.Edge]

    init(nodes: [Wiring.Node], edges: [Wiring.Edge]) {
        self.edges = edges
        first = Array(repeating: 0, count: nodes.count + 1)
        for edge in edges { first[Int(edge.target) + 1] += 1 }
        for node in nodes.indices { first[node + 1] += first[node] }
        sources = Array(repeating: (0, 0), count: edges.count)
        var next = first
        for node in nodes.indices {
            for index in nodes.range(of: node, by: { $0.firstEdge }, end: edges.count) {
                let target = Int(edges[index].target)
                sources[Int(next[target])] = (Int32(node), Int32(index))
                next[target] += 1
            }
        }
    }

    /// Returns the edges to a node, each with its source and its index.
    func edges(to node: Int) -> some Sequence<(node: Int, index: Int, edge: Wiring.Edge)> {
        sources[Int(first[node])..<Int(first[node + 1])].lazy.map { [edges] source in
            (Int(source.node), Int(source.edge), edges[Int(source.edge)])
        }
    }
}
