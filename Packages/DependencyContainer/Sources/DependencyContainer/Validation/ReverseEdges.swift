/// The edges of a graph by where they lead.
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

    /// The nodes that need the node, and their needs with the indices of these.
    func edges(to node: Int) -> some Sequence<(node: Int, index: Int, edge: Wiring.Edge)> {
        sources[Int(first[node])..<Int(first[node + 1])].lazy.map { [edges] source in
            (Int(source.node), Int(source.edge), edges[Int(source.edge)])
        }
    }
}
