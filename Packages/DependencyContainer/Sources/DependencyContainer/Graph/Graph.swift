/// What a container is made of, to be read by people, tests and other programs: who is registered,
/// where, and who needs whom.
///
/// ```swift
/// let graph = container.graph
/// print(graph.text)                                           // a tree for the terminal
/// print(graph.from(named: "Signing")?.mermaid ?? "")          // a part of it, for a page
/// print(graph.reversed.from(named: "Ledger")?.text ?? "")     // who needs the ledger
/// ```
///
/// There are four ways to write it: ``text``, ``mermaid``, ``dot`` and ``json``. Each takes time and
/// room in proportion to the nodes and needs, however deep the graph is.
public struct Graph: Sendable, Hashable {
    /// The ids, in the order of their first registrations; ``Need/node`` counts in this list.
    ///
    /// What is absent has no node, only a need without ``Need/node``. In a reversed graph, where it
    /// is who is needed, it has one: of the kind ``Node/Kind/absent``, after all others.
    public let nodes: [Node]

    /// Whether the edges are turned round: each node's ``Node/needs`` are those who need *it*.
    public let isReversed: Bool

    /// The nodes as they were registered, each with what it needs, whichever way ``nodes`` reads
    /// them: turning round twice gives back the order in which needs were declared.
    let declared: [Node]

    /// The only root, if the graph was cut out of a larger one.
    let start: Start?

    /// A node a graph was cut out from, and which way its edges ran: it is a root only that way.
    struct Start: Sendable, Hashable {
        let node: Int
        let isReversed: Bool
    }

    /// The graph of those nodes.
    /// - Parameter nodes: each with what it needs; ``Need/node`` is an index of this list.
    package init(nodes: [Node]) {
        self.init(declared: nodes, isReversed: false, start: nil)
    }

    init(declared: [Node], isReversed: Bool, start: Start?) {
        nodes = isReversed ? Self.turnedRound(declared) : declared
        self.isReversed = isReversed
        self.declared = declared
        self.start = start
    }
}
