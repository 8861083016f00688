/// Returns the strongly connected components of a graph, each after the components it leads to.
///
/// This is Tarjan's algorithm without recursion, so that long paths do not exhaust the call stack.
///
/// - Parameter successors: For each node, the nodes that its edges lead to.
func stronglyConnectedComponents(_ successors: [[Int]]) -> [[Int]] {
    var order = [Int](repeating: -1, count: successors.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: successors.count)
    var open: [Int] = []
    var count = 0
    var components: [[Int]] = []
    for root in successors.indices where order[root] < 0 {
        var calls = [(node: root, next: 0)]
        while let (node, next) = calls.last {
            if next == 0 {
                order[node] = count
                low[node] = count
                count += 1
                open.append(node)
                isOpen[node] = true
            }
            if next < successors[node].count {
                calls[calls.count - 1].next += 1
                let successor = successors[node][next]
                if order[successor] < 0 {
                    calls.append((successor, 0))
                } else if isOpen[successor] {
                    low[node] = min(low[node], order[successor])
                }
                continue
            }
            calls.removeLast()
            if let caller = calls.last?.node { low[caller] = min(low[caller], low[node]) }
            guard low[node] == order[node], let start = open.lastIndex(of: node) else { continue }
            for member in open[start...] { isOpen[member] = false }
            components.append(Array(open[start...]))
            open.removeSubrange(start...)
        }
    }
    return components
}

/// Returns `starts` and all nodes that are reachable from them.
func reachable<Node: Hashable>(
    from starts: some Sequence<Node>,
    over steps: (Node) -> some Sequence<Node>
) -> Set<Node> {
    var found = Set(starts)
    var waiting = Array(found)
    while let node = waiting.popLast() {
        waiting += steps(node).filter { found.insert($0).inserted }
    }
    return found
}

/// The floors of a drawing: arrows lead to lower floors, and the nodes of a cycle share a floor.
enum Floors {
    /// Returns the floor of each node: 0 for a node without successors, otherwise one above its
    /// highest successor.
    static func of(_ successors: [[Int]]) -> [Int] {
        var floors = [Int](repeating: 0, count: successors.count)
        for component in stronglyConnectedComponents(successors) {
            let members = Set(component)
            let below = component.flatMap { successors[$0] }.filter { !members.contains($0) }
            let floor = (below.map { floors[$0] }.max() ?? -1) + 1
            for node in component { floors[node] = floor }
        }
        return floors
    }
}
