/// A chain of services that are new each time, each of which needs the next: making the first makes
/// all of them within each other, which takes more of the stack than a thread is sure to have.
///
/// What a container keeps may need as long a chain as it likes: it is made one after another.
public struct DeepNesting: Sendable, Hashable, CustomStringConvertible {
    /// The most objects that may be made within each other.
    ///
    /// The smallest stacks, of 512 KiB, are those of the threads of Apple's systems other than the
    /// main one. On such a stack a debug build made 138 objects within each other when the last of them
    /// was weak, 188 when they had deferred needs, 429 when they had neither; a release build 398, 614
    /// and 5,390. The rest is for what the factories take themselves.
    public static let deepest = 100

    /// The registrations, from the one that is one too many to the one that needs no new object.
    public let path: [DependencyStep]
    /// How many registrations are left out before the last.
    public let omitted: Int

    /// Which chain it is, and what to do.
    public var description: String {
        [
            "\(path.first?.name ?? "") makes \(path.count + omitted) objects within each other, which"
                + " may be more than a thread's stack holds; \(Self.deepest) are allowed.",
            labelled("path", [ShortWay.text(path, omitted: omitted)]),
            labelled("to mend", ["keep one of them, or ask for one by `.lazily` or `.provider`"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// The chains of what is new each time that are one longer than they may be.
    func findDeepNestings() -> [DeepNesting] {
        guard nodes.lazy.filter({ $0.scope == .new }).count > DeepNesting.deepest else { return [] }
        let needing = ReverseEdges(nodes: nodes, edges: edges)
        // How many of a node's needs were not looked at yet; those in a circle stay waiting.
        var waiting = [Int32](repeating: 0, count: nodes.count)
        for node in nodes.indices where isNested(node) {
            for edge in edges(of: node) where nests(edge) { waiting[node] += 1 }
        }
        var ways = Ways(count: nodes.count)
        var queue = nodes.indices.filter { isNested($0) && waiting[$0] == 0 }
        var next = 0
        var found: [Int] = []
        while next < queue.count {
            let node = queue[next]
            next += 1
            if ways.length(of: node) == DeepNesting.deepest { found.append(node) }
            for (holder, index, edge) in needing.edges(to: node)
            where isNested(holder) && nests(edge) {
                if ways.length(of: node) >= ways.length(of: holder) {
                    ways.lead(holder, by: index, to: node)
                }
                waiting[holder] -= 1
                if waiting[holder] == 0 { queue.append(holder) }
            }
        }
        return found.sorted().map { node in
            let way = ShortWay(from: node, by: ways, in: self, naming: 3)
            return DeepNesting(path: way.steps, omitted: way.omitted)
        }
    }

    /// Whether the factory of the node runs within those who need it. An asynchronous one does not: it
    /// has no part in the stack of who awaits it.
    private func isNested(_ node: Int) -> Bool {
        nodes[node].scope == .new && nodes[node].kind != .asyncService
    }

    private func nests(_ edge: Edge) -> Bool {
        !edge.isDeferred && isNested(Int(edge.target))
    }
}
