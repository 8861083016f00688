/// A chain of services with the scope ``Scope/new``, whose factories run within each other.
///
/// Making the chain may overflow a thread's stack.
///
/// A chain of kept services may have any length, because they are made one after another.
public struct DeepNesting: Sendable, Hashable, CustomStringConvertible {
    /// The maximum number of new objects whose factories may run within each other.
    ///
    /// The smallest stacks, of 512 KiB, belong to the secondary threads of Apple's systems. On such
    /// a thread, a debug build made 138 nested objects if the last object was weak, 188 with
    /// deferred needs, and 429 otherwise.
    ///
    /// The limit is lower, because the factories need stack, too.
    public static let deepest = 100

    /// The registrations of the chain, in which each needs the next; the last needs no new object.
    public let path: [DependencyStep]
    /// The number of omitted registrations before the last step.
    public let omitted: Int

    /// The chain and the fix.
    public var description: String {
        [
            "\(path.first?.name ?? "") makes a chain of \(path.count + omitted) nested objects,"
                + " which may overflow a thread's stack; at most \(Self.deepest) are allowed.",
            labeled("path", [PathExcerpt.text(path, omitted: omitted)]),
            labeled("fix", ["keep one in the container, or need one as '.lazily' or '.provider'"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns each chain that exceeds the limit by one; every longer chain contains such a chain.
    func findDeepNestings() -> [DeepNesting] {
        guard nodes.lazy.filter({ $0.scope == .new }).count > DeepNesting.deepest else { return [] }
        let reverseEdges = ReverseEdges(nodes: nodes, edges: edges)
        // The number of unvisited needs by node. It stays above zero for nodes in a cycle.
        var unvisited = [Int32](repeating: 0, count: nodes.count)
        for node in nodes.indices where isNested(node) {
            for edge in edges(of: node) where nests(edge) { unvisited[node] += 1 }
        }
        var nextHops = NextHopTable(count: nodes.count)
        var queue = nodes.indices.filter { isNested($0) && unvisited[$0] == 0 }
        var next = 0
        var found: [Int] = []
        while next < queue.count {
            let node = queue[next]
            next += 1
            if nextHops.length(from: node) == DeepNesting.deepest { found.append(node) }
            for (holder, index, edge) in reverseEdges.edges(to: node)
            where isNested(holder) && nests(edge) {
                if nextHops.length(from: node) >= nextHops.length(from: holder) {
                    nextHops.set(holder, edge: index, target: node)
                }
                unvisited[holder] -= 1
                if unvisited[holder] == 0 { queue.append(holder) }
            }
        }
        return found.sorted().map { node in
            let path = PathExcerpt(from: node, following: nextHops, in: self, limit: 3)
            return DeepNesting(path: path.steps, omitted: path.omitted)
        }
    }

    /// Indicates whether the node's factory runs on the stack of the services that need it.
    ///
    /// Asynchronous factories are awaited instead.
    private func isNested(_ node: Int) -> Bool {
        nodes[node].scope == .new && nodes[node].kind != .asyncService
    }

    private func nests(_ edge: Edge) -> Bool {
        !edge.isDeferred && isNested(Int(edge.target))
    }
}
