/// Services that need each other before any of them exists.
public struct DependencyCycle: Sendable, Hashable, CustomStringConvertible {
    /// The registrations of the cycle: each needs the next, and the last needs the first.
    public let steps: [DependencyStep]
    /// The names of connected services in further cycles; empty unless there are too many cycles to
    /// list.
    public let alsoInvolved: [String]

    /// The cycle, the place of each need and the fix.
    public var description: String {
        let cycle = steps.map(\.name) + steps.prefix(1).map(\.name)
        let needs = zip(steps, cycle.dropFirst()).map { step, next in "\(step) needs \(next)" }
        var parts = ["cycle: \(shortened(cycle).joined(separator: " → "))"]
        parts += shortened(needs)
        if !alsoInvolved.isEmpty {
            parts.append(labeled("also involved", shortened(alsoInvolved)))
        }
        parts.append(labeled("fix", ["declare one of these needs as '.lazily'"]))
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    func findCycles() -> [DependencyCycle] {
        var search = CycleSearch(self)
        return search.cycles()
    }
}

/// Finds the eager cycles of a graph without recursion and in linear time.
///
/// Tarjan's algorithm finds the strongly connected components with more than one service. A
/// component may have more cycles than anyone can read. So the search lists one shortest cycle
/// through each service that no earlier cycle contains.
private struct CycleSearch {
    private let wiring: Wiring
    /// The number of each node's component; -1 for a node outside of all cycles.
    private var component: [Int32]
    private var componentCount: Int32 = 0
    /// For each node, the node before it on the path that the last search found.
    private var previous: [Int32]
    private var registration: [Int32]
    /// For each node, the number of the search that last visited it.
    private var visitedIn: [Int32]
    private var searches: Int32 = 0
    /// The number of edges that the searches may still follow.
    ///
    /// The first search of each component ignores the limit. The limit keeps the total time linear.
    private var budget: Int

    init(_ wiring: Wiring) {
        self.wiring = wiring
        let none = [Int32](repeating: -1, count: wiring.nodes.count)
        component = none
        previous = none
        registration = none
        visitedIn = none
        budget = 100_000 + 4 * wiring.edges.count
    }

    /// Returns the cycles in the order of their first registrations.
    mutating func cycles() -> [DependencyCycle] {
        findComponents()
        guard componentCount > 0 else { return [] }
        var isListed = [Bool](repeating: false, count: wiring.nodes.count)
        var cycles = [[[DependencyStep]]](repeating: [], count: Int(componentCount))
        var unlisted = [[String]](repeating: [], count: Int(componentCount))
        var order: [Int] = []
        for node in wiring.nodes.indices where component[node] >= 0 && !isListed[node] {
            let number = Int(component[node])
            if cycles[number].isEmpty { order.append(number) }
            guard cycles[number].isEmpty || budget > 0 else {
                unlisted[number].append(wiring.name(of: node))
                continue
            }
            let cycle = shortestCycle(through: node)
            for member in cycle { isListed[member.node] = true }
            cycles[number].append(cycle.map { wiring.step($0.registration) })
        }
        return order.flatMap { number in
            cycles[number].enumerated().map { index, steps in
                let isLast = index == cycles[number].count - 1
                return DependencyCycle(steps: steps, alsoInvolved: isLast ? unlisted[number] : [])
            }
        }
    }

    /// Searches breadth first for a shortest cycle through a node, within its component.
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
                if component[target] == component[start], visitedIn[target] != searches {
                    visitedIn[target] = searches
                    previous[target] = Int32(node)
                    registration[target] = edge.registration
                    queue.append(target)
                }
            }
        }
        return []
    }

    /// Finds the components by Tarjan's algorithm with an explicit stack.
    private mutating func findComponents() {
        let count = wiring.nodes.count
        var index = [Int32](repeating: -1, count: count)
        var lowest = [Int32](repeating: 0, count: count)
        var isOpen = [Bool](repeating: false, count: count)
        var open: [Int32] = []
        // An index of the next edge instead of a slice, which would retain the array.
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
                if lowest[node] == index[node] { closeComponent(of: node, &open, &isOpen) }
            }
        }
    }

    /// Removes the nodes of a component from the stack, and numbers the component.
    ///
    /// A single node counts as a component only if it needs itself.
    private mutating func closeComponent(
        of node: Int,
        _ open: inout [Int32],
        _ isOpen: inout [Bool]
    ) {
        let isCyclic = open.last != Int32(node) || needsItself(node)
        while let member = open.popLast() {
            isOpen[Int(member)] = false
            if isCyclic { component[Int(member)] = componentCount }
            if member == Int32(node) { break }
        }
        if isCyclic { componentCount += 1 }
    }

    private func needsItself(_ node: Int) -> Bool {
        wiring.edges(of: node).contains { !$0.isDeferred && Int($0.target) == node }
    }
}
