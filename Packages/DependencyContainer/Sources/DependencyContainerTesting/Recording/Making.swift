import DependencyContainer

extension Recording {
    /// One thing that was made.
    public struct Making: Sendable, Hashable, CustomStringConvertible {
        /// The registration that made it: its name, its module and its place.
        public let step: DependencyStep
        /// What kind of id it was registered under; `collection` for a contribution.
        public let kind: Graph.Node.Kind
        /// Whether it wraps what was made before it.
        public let isDecorator: Bool

        /// What a test compares with.
        /// - Parameters:
        ///   - step: the registration.
        ///   - kind: what kind of id it was registered under.
        ///   - isDecorator: whether it wraps what was made before it.
        public init(step: DependencyStep, kind: Graph.Node.Kind, isDecorator: Bool = false) {
            self.step = step
            self.kind = kind
            self.isDecorator = isDecorator
        }

        /// `Signing (App/Audit.swift:7), decorator`
        public var description: String { isDecorator ? "\(step), decorator" : "\(step)" }
    }
}
