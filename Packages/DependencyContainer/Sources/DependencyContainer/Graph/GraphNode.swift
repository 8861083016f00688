extension Graph {
    /// One id and what stands behind it.
    ///
    /// ```swift
    /// let shared = container.graph.nodes.filter { $0.scope == .container }.map(\.name)
    /// ```
    public struct Node: Sendable, Hashable {
        /// What kind of id it is. The raw value is what ``Graph/json`` calls it.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// One object behind an ``InjectID``.
            case service
            /// A service that lives on the main actor.
            case mainService
            /// A service that is made asynchronously.
            case asyncService
            /// Makes a new object of each argument it is handed.
            case factory
            /// A list to which several modules contribute.
            case collection
            /// A type that builds, instead of an object.
            case builder
            /// A service that may be absent, and is there.
            case plugin
            /// What a named scope is opened with.
            case scopeInput
            /// Needed, but allowed to be absent, and nothing is registered: a plug-in, or a list
            /// nobody contributes to. Only in reversed graphs.
            case absent
        }

        /// The name of the id.
        public let name: String
        /// What kind of id it is.
        public let kind: Kind
        /// How long what is made is kept; of what is absent, ``Scope/container``.
        public let scope: Scope
        /// The registration; of a list its contributions, in their order; of what is absent, none.
        public let registrations: [DependencyStep]
        /// Those who decorate it, the one next to the service first.
        public let decorators: [DependencyStep]
        /// What it needs, in the order it was declared, each once. In a reversed graph: who needs
        /// it, in the order of the nodes.
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
}
