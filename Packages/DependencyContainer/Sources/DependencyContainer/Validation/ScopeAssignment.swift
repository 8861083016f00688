/// The container or open scope that keeps each node of a graph.
///
/// A service with the scope ``Scope/new`` or ``Scope/weak`` belongs to the scope of its needs.
struct ScopeAssignment: Sendable {
    /// The index of each node's scope; -1 for the container.
    ///
    /// The array is empty if the graph has no named scopes.
    private let scopes: [Int16]
    /// The position of each node among the nodes of its scope.
    private let positions: [Int32]
    /// The number of nodes in each scope.
    private let counts: [Int32]
    /// The path from each node without a stated scope to the node that determines its scope.
    let nextHops: NextHopTable

    init(_ builder: WiringBuilder) {
        let scopeCount = builder.blueprint.scopes.count
        guard scopeCount > 0 else {
            (scopes, positions, counts, nextHops) = ([], [], [], NextHopTable())
            return
        }
        let (scopes, nextHops) = Self.assign(builder)
        var counts = [Int32](repeating: 0, count: scopeCount)
        var positions = [Int32](repeating: 0, count: scopes.count)
        for (node, scope) in scopes.enumerated() where scope >= 0 {
            positions[node] = counts[Int(scope)]
            counts[Int(scope)] += 1
        }
        (self.scopes, self.positions, self.counts) = (scopes, positions, counts)
        self.nextHops = nextHops
    }

    /// Assigns nodes without a stated scope to the scopes of their needs, until nothing changes.
    private static func assign(
        _ builder: WiringBuilder
    ) -> (scopes: [Int16], nextHops: NextHopTable) {
        let nodes = builder.nodes
        var scopes = nodes.map { Int16($0.scope.named ?? -1) }
        var nextHops = NextHopTable(count: nodes.count)
        let reverseEdges = ReverseEdges(nodes: nodes, edges: builder.edges)
        // Breadth first, so that the paths are short.
        var queue = nodes.indices.filter { scopes[$0] >= 0 }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for (holder, index, edge) in reverseEdges.edges(to: node)
            where !edge.traits.contains(.opened) {
                let scope = nodes[holder].scope
                guard scope == .new || scope == .weak, scopes[holder] < 0 else { continue }
                scopes[holder] = scopes[node]
                nextHops.set(holder, edge: index, target: node)
                queue.append(holder)
            }
        }
        return (scopes, nextHops)
    }

    /// Returns the index of the scope that keeps a node; -1 for the container.
    func scope(of node: Int) -> Int16 { scopes.isEmpty ? -1 : scopes[node] }

    /// Returns the position of a node among the nodes of its scope.
    func position(of node: Int) -> Int { positions.isEmpty ? 0 : Int(positions[node]) }

    /// Returns the number of nodes in a scope.
    func count(in scope: Int16) -> Int { Int(counts[Int(scope)]) }

    /// Indicates whether the nodes in `other` are always available to the nodes in `scope`.
    func sees(_ scope: Int16, _ other: Int16) -> Bool { other < 0 || other == scope }
}
