/// The shortest path to each node from a root, found in one pass over the graph.
struct RootPaths {
    /// The maximum number of registrations that a shortened path shows after the `…`.
    private static let longestTail = 8

    private let wiring: Wiring
    /// The root of each node's path.
    private var root: [Int32]
    private var previous: [Int32]
    private var registration: [Int32]
    private var depth: [Int32]

    init(_ wiring: Wiring) {
        self.wiring = wiring
        let unknown = [Int32](repeating: -1, count: wiring.nodes.count)
        root = unknown
        previous = unknown
        registration = unknown
        depth = unknown

        var isNeeded = [Bool](repeating: false, count: wiring.nodes.count)
        for edge in wiring.edges { isNeeded[Int(edge.target)] = true }
        visit(from: wiring.nodes.indices.filter { !isNeeded[$0] })
        // No root reaches the remaining nodes, because they depend on a cycle.
        for node in wiring.nodes.indices where root[node] < 0 { visit(from: [node]) }
    }

    private mutating func visit(from roots: [Int]) {
        var queue = roots
        for node in roots {
            root[node] = Int32(node)
            depth[node] = 0
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in wiring.edges(of: node) where root[Int(edge.target)] < 0 {
                let target = Int(edge.target)
                root[target] = root[node]
                previous[target] = Int32(node)
                registration[target] = edge.registration
                depth[target] = depth[node] + 1
                queue.append(target)
            }
        }
    }

    /// Returns the path from a root to a registration.
    func path(to last: Int) -> DependencyPath {
        let node = wiring.node(at: wiring.blueprint.registrations[last].slot) ?? 0
        var tail = [wiring.step(last)]
        var current = node
        while depth[current] > 1, tail.count < Self.longestTail {
            tail.append(wiring.step(registration[current]))
            current = Int(previous[current])
        }
        guard depth[current] > 0 else {
            return DependencyPath(steps: tail.reversed(), omitted: 0)
        }
        let omitted = Int(depth[current]) - 1
        let first =
            omitted == 0
            ? wiring.step(registration[current])
            : wiring.firstStep(of: Int(root[current]))
        return DependencyPath(steps: [first] + tail.reversed(), omitted: omitted)
    }
}
