/// A path in a report: its first registrations and the last one.
struct PathExcerpt {
    let steps: [DependencyStep]
    /// The number of omitted registrations before the last.
    let omitted: Int
    /// The last node.
    let end: Int

    /// Creates the path from a node to the end of its next hops.
    /// - Parameters:
    ///   - first: The registrations before the node.
    ///   - start: The node.
    ///   - nextHops: The result of the search that found the path.
    ///   - wiring: The graph.
    ///   - limit: The number of registrations before the last, so that many long paths stay short.
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

    /// Returns the steps as text, with the number of omitted ones.
    static func text(_ steps: [DependencyStep], omitted: Int) -> String {
        var texts = steps.map(\.description)
        if omitted > 0 { texts.insert("… \(omitted) more …", at: texts.count - 1) }
        return texts.joined(separator: " → ")
    }
}

/// The next edge of each node on its path to a target, found by one search backwards from the
/// targets.
///
/// It stores one edge per node, so all paths together take as much memory as there are nodes.
struct NextHopTable: Sendable {
    /// The next edge by node; -1 at the end of a path.
    private var edge: [Int32] = []
    private var end: [Int32] = []
    private var length: [Int32] = []

    init(count: Int = 0) {
        edge = Array(repeating: -1, count: count)
        end = (0..<count).map { Int32($0) }
        length = Array(repeating: 0, count: count)
    }

    /// Continues the path of a node with an edge and the path of the edge's target.
    mutating func set(_ node: Int, edge index: Int, target: Int) {
        edge[node] = Int32(index)
        end[node] = end[target]
        length[node] = length[target] + 1
    }

    /// Returns the index of the next edge; nil at the end of the path.
    func edge(from node: Int) -> Int? { edge.isEmpty || edge[node] < 0 ? nil : Int(edge[node]) }

    /// Returns the last node of a path.
    func end(from node: Int) -> Int { end.isEmpty ? node : Int(end[node]) }

    /// Returns the number of edges of a path.
    func length(from node: Int) -> Int { length.isEmpty ? 0 : Int(length[node]) }
}

/// The edges of a graph by target.
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
