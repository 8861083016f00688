/// Where each node of a graph is kept: in the container, or in a scope that is open.
///
/// What is new each time, or kept as long as somebody holds it, has no scope of its own: it lives
/// where the innermost scope is of which it needs anything.
struct Homes: Sendable {
    /// By node: the scope's index in the blueprint, or -1 for the container. Empty without scopes.
    private let homes: [Int16]
    /// By node: its place among the nodes of the same scope.
    private let places: [Int32]
    /// By scope: how many nodes it keeps.
    private let counts: [Int32]
    /// By scope: the index of the scope right around it, or -1.
    private let outers: [Int16]
    /// By node: the way to something that its home keeps, through what has no scope of its own.
    let ways: Ways

    init(_ builder: WiringBuilder) {
        let scopes = builder.blueprint.scopes
        guard !scopes.isEmpty else {
            (homes, places, counts, outers, ways) = ([], [], [], [], Ways())
            return
        }
        let outers = scopes.map { scope in
            Int16(scopes.firstIndex { $0.slot == scope.outer.first } ?? -1)
        }
        let (homes, ways) = Self.settled(builder, outers)
        var counts = [Int32](repeating: 0, count: scopes.count)
        var places = [Int32](repeating: 0, count: homes.count)
        for (node, home) in homes.enumerated() where home >= 0 {
            places[node] = counts[Int(home)]
            counts[Int(home)] += 1
        }
        (self.homes, self.places, self.counts) = (homes, places, counts)
        (self.outers, self.ways) = (outers, ways)
    }

    /// Moves what has no scope of its own into those of what it needs, until nothing moves.
    private static func settled(
        _ builder: WiringBuilder,
        _ outers: [Int16]
    ) -> (homes: [Int16], ways: Ways) {
        let nodes = builder.nodes
        var homes = nodes.map { Int16($0.scope.named ?? -1) }
        var ways = Ways(count: nodes.count)
        let needing = ReverseEdges(nodes: nodes, edges: builder.edges)
        // Who is nearest to what is kept comes first, so that the ways are short.
        var queue = nodes.indices.filter { homes[$0] >= 0 }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for (needing, index, edge) in needing.edges(to: node)
            where !edge.traits.contains(.opened) {
                let scope = nodes[needing].scope
                guard scope == .new || scope == .weak, homes[needing] != homes[node] else {
                    continue
                }
                if Self.sees(homes[node], homes[needing], outers) {
                    homes[needing] = homes[node]
                    ways.lead(needing, by: index, to: node)
                    queue.append(needing)
                }
            }
        }
        return (homes, ways)
    }

    /// The scope that keeps the node; -1 for the container.
    func home(of node: Int) -> Int16 { homes.isEmpty ? -1 : homes[node] }

    /// The place of the node among those of its scope.
    func place(of node: Int) -> Int { places.isEmpty ? 0 : Int(places[node]) }

    /// How many nodes a scope keeps.
    func count(in scope: Int16) -> Int { Int(counts[Int(scope)]) }

    /// The scope right around a scope; -1 for the container.
    func outer(of scope: Int16) -> Int16 { outers[Int(scope)] }

    /// Whether what is kept at one home is sure to find what is kept at the other.
    func sees(_ home: Int16, _ other: Int16) -> Bool { Self.sees(home, other, outers) }

    private static func sees(_ home: Int16, _ other: Int16, _ outers: [Int16]) -> Bool {
        var current = home
        while true {
            if current == other { return true }
            if current < 0 { return false }
            current = outers[Int(current)]
        }
    }
}
