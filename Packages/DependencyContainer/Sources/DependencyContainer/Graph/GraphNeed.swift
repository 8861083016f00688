extension Graph {
    /// One need of a node. In a reversed graph: one who needs it.
    ///
    /// ```swift
    /// let deferred = graph.nodes.flatMap(\.needs).filter(\.isDeferred).map(\.name)
    /// ```
    public struct Need: Sendable, Hashable {
        /// The name of the id at the other end.
        public let name: String
        /// The index of the node at the other end; nil for a plug-in that is absent and for a list
        /// that nobody contributes to.
        public let node: Int?
        /// Whether it is resolved later than its owner is made: when a `Lazy` is read or a provider
        /// asked.
        public let isDeferred: Bool

        package init(name: String, node: Int?, isDeferred: Bool) {
            self.name = name
            self.node = node
            self.isDeferred = isDeferred
        }
    }
}
