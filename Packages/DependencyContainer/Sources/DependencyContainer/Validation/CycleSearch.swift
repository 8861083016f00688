/// Finds the eager cycles of a graph, without recursion and in linear time.
///
/// Tarjan's algorithm finds the knots: the largest sets of services that all need each other. A knot
/// may hold more cycles than anybody can read, so for each of its services one shortest cycle through
/// it is listed, unless one that is listed already goes through it.
struct CycleSearch {
    private let wiring: Wiring
    /// By node: its knot, or -1 when it is in no cycle.
    private var knot: [Int32]
    private var knotCount: Int32 = 0
    /// By node: the node before it and the edge's registration in the search that was done last.
    private var previous: [Int32]
    private var registration: [Int32]
    /// By node: the number of the search that saw it last.
    private var seen: [Int32]
    private var searches: Int32 = 0
    /// How many edges searches beyond the first of a knot may follow; keeps the whole linear.
    private var budget: Int

    init(_ wiring: Wiring) {
        self.wiring = wiring
        let none = [Int32](repeating: -1, count: wiring.nodes.count)
        knot = none
        previous = none
        registration = none
        seen = none
        budget = 100_000 + 4 * wiring.edges.count
    }

    /// The cycles, in the order of the first registration in each.
    mutating func cycles() -> [DependencyCycle] {
        findKnots()
        guard knotCount > 0 else { return [] }
        var isListed = [Bool](repeating: false, count: wiring.nodes.count)
        var cyclesOfKnot = [[[DependencyStep]]](repeating: [], count: Int(knotCount))
        var leftOver = [[String]](repeating: [], count: Int(knotCount))
        var order: [Int] = []
        for node in wiring.nodes.indices where knot[node] >= 0 && !isListed[node] {
            let number = Int(knot[node])
            if cyclesOfKnot[number].isEmpty { order.append(number) }
            guard cyclesOfKnot[number].isEmpty || budget > 0 else {
                leftOver[number].append(wiring.name(of: node))
                continue
            }
            let cycle = shortestCycle(through: node)
            for member in cycle { isListed[member.node] = true }
            cyclesOfKnot[number].append(cycle.map { wiring.step($0.registration) })
        }
        return order.flatMap { number in
            cyclesOfKnot[number].enumerated().map { index, steps in
                let isLast = index == cyclesOfKnot[number].count - 1
                return DependencyCycle(
                    steps: steps,
                    alsoInvolved: isLast ? leftOver[number] : []
                )
            }
        }
    }

    /// A shortest cycle through a node that is in one: breadth first, within its knot.
    private mutating func shortestCycle(
        through start: Int
    ) -> [(node: Int, registration: Int32)] {
        searches += 1
        var queue = [start]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in wiring.edges(of: node) where !edge.isDeferred {
                budget -= 1
                let target = Int(edge.target)
                if target == start {
                    var cycle = [(node: node, registration: edge.registration)]
                    var current = node
                    while current != start {
                        let before = Int(previous[current])
                        cycle.append((before, registration[current]))
                        current = before
                    }
                    return cycle.reversed()
                }
                if knot[target] == knot[start], seen[target] != searches {
                    seen[target] = searches
                    previous[target] = Int32(node)
                    registration[target] = edge.registration
                    queue.append(target)
                }
            }
        }
        return []
    }
}

extension CycleSearch {
    /// Tarjan's strongly connected components, with a stack of its own.
    private mutating func findKnots() {
        let count = wiring.nodes.count
        var index = [Int32](repeating: -1, count: count)
        var lowest = [Int32](repeating: 0, count: count)
        var isOpen = [Bool](repeating: false, count: count)
        var open: [Int32] = []
        // The node, and the next of its edges: not a slice of them, which would retain the array.
        var visits: [(node: Int, edge: Int, end: Int)] = []
        var nextIndex: Int32 = 0

        func enter(_ node: Int) {
            index[node] = nextIndex
            lowest[node] = nextIndex
            nextIndex += 1
            open.append(Int32(node))
            isOpen[node] = true
            let edges = wiring.edgeRange(of: node)
            visits.append((node, edges.lowerBound, edges.upperBound))
        }

        for start in 0..<count where index[start] < 0 {
            enter(start)
            while let last = visits.indices.last {
                let (node, next, end) = visits[last]
                if next < end {
                    visits[last].edge = next + 1
                    let edge = wiring.edges[next]
                    let target = Int(edge.target)
                    if edge.isDeferred { continue }
                    if index[target] < 0 {
                        enter(target)
                    } else if isOpen[target] {
                        lowest[node] = min(lowest[node], index[target])
                    }
                    continue
                }
                visits.removeLast()
                if let parent = visits.last?.node {
                    lowest[parent] = min(lowest[parent], lowest[node])
                }
                if lowest[node] == index[node] { closeKnot(of: node, &open, &isOpen) }
            }
        }
    }

    /// Takes the nodes from there on off the stack: they are a knot, unless it is one node that does
    /// not need itself.
    private mutating func closeKnot(of node: Int, _ open: inout [Int32], _ isOpen: inout [Bool]) {
        let isKnot = open.last != Int32(node) || needsItself(node)
        while let member = open.popLast() {
            isOpen[Int(member)] = false
            if isKnot { knot[Int(member)] = knotCount }
            if member == Int32(node) { break }
        }
        if isKnot { knotCount += 1 }
    }

    private func needsItself(_ node: Int) -> Bool {
        wiring.edges(of: node).contains { !$0.isDeferred && Int($0.target) == node }
    }
}
