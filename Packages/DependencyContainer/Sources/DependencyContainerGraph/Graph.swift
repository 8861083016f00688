public import DependencyContainer

/// The registrations of a container and their needs, for people, tests and other programs.
///
/// ```swift
/// let graph = container.graph
/// print(graph.text)                                           // a tree for the terminal
/// print(graph.from(named: "Signing")?.mermaid ?? "")          // a part, for a web page
/// print(graph.reversed.from(named: "Ledger")?.text ?? "")     // the users of the ledger
/// ```
///
/// A graph has four formats: ``text``, ``mermaid``, ``dot`` and ``json``. Each takes time and
/// memory in proportion to the number of nodes and needs.
public struct Graph: Sendable, Hashable {
    /// The nodes of the registered ids, in the order of the first registrations.
    ///
    /// ``Need/node`` is an index of this list; it is nil for a need of an absent service. In a
    /// reversed graph, absent services have nodes of the kind ``Node/Kind/absent``, after all other
    /// nodes.
    public let nodes: [Node]

    /// Indicates whether the edges are reversed: ``Node/needs`` lists the users of each node.
    public let isReversed: Bool

    /// The nodes with their needs as declared, so that reversing twice restores the order.
    let declared: [Node]

    /// The start node if this graph is a part of a larger graph; nil for a whole graph.
    let start: Start?

    /// The node at which a part of a graph starts.
    ///
    /// If the part is reversed later, the node is no longer the root of the part.
    struct Start: Sendable, Hashable {
        let node: Int
        let isReversed: Bool
    }

    /// Creates a graph.
    /// - Parameter nodes: The nodes with their needs. ``Need/node`` is an index of this list.
    package init(nodes: [Node]) {
        self.init(declared: nodes, isReversed: false, start: nil)
    }

    init(declared: [Node], isReversed: Bool, start: Start?) {
        nodes = isReversed ? Self.reversing(declared) : declared
        self.isReversed = isReversed
        self.declared = declared
        self.start = start
    }

    /// An id and its registrations.
    ///
    /// ```swift
    /// let shared = container.graph.nodes.filter { $0.scope == .container }.map(\.name)
    /// ```
    public struct Node: Sendable, Hashable {
        /// The kind of an id.
        ///
        /// The raw value is the name of the kind in ``Graph/json``.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// The service of an `InjectID`.
            case service
            /// A service of the main actor.
            case mainService
            /// A service that is made asynchronously.
            case asyncService
            /// A list to which several modules contribute.
            case collection
            /// A builder type.
            case builder
            /// A plug-in that is present.
            case plugin
            /// The input of a named scope.
            case scopeInput
            /// A plug-in or a list that is needed but not registered.
            ///
            /// Only reversed graphs have such nodes.
            case absent
        }

        /// The name of the id.
        public let name: String
        /// The kind of the id.
        public let kind: Kind
        /// The lifetime of the service; `.container` for an absent service.
        public let scope: Scope
        /// The registration, or the contributions to a list in order; empty for an absent service.
        public let registrations: [DependencyStep]
        /// The decorators, the innermost first.
        public let decorators: [DependencyStep]
        /// The needs in the order of declaration, each once.
        ///
        /// In a reversed graph, these are the users of the node, in the order of the nodes.
        public internal(set) var needs: [Need]

        package init(
            name: String,
            kind: Kind,
            scope: Scope = .container,
            registrations: [DependencyStep],
            decorators: [DependencyStep] = [],
            needs: [Need]
        ) {
            self.name = name
            self.kind = kind
            self.scope = scope
            self.registrations = registrations
            self.decorators = decorators
            self.needs = needs
        }
    }

    /// A need of a node.
    ///
    /// In a reversed graph, a need is one user of the node.
    ///
    /// ```swift
    /// let deferred = graph.nodes.flatMap(\.needs).filter(\.isDeferred).map(\.name)
    /// ```
    public struct Need: Sendable, Hashable {
        /// The name of the needed id; in a reversed graph, the name of the user.
        public let name: String
        /// The index of the needed node; nil for an absent plug-in and for a list without
        /// contributions.
        public let node: Int?
        /// Indicates whether the service is resolved after its owner is made, through a `Lazy` or a
        /// provider.
        public let isDeferred: Bool

        package init(name: String, node: Int?, isDeferred: Bool) {
            self.name = name
            self.node = node
            self.isDeferred = isDeferred
        }
    }
}
