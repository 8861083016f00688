public import DependencyContainer

/// A service that one module needs from another module.
///
/// ```swift
/// for crossing in container.crossings {
///     print(crossing.user.module, "→", crossing.provider.module, "by", crossing.name)
/// }
/// ```
public struct Crossing: Sendable, Hashable {
    /// The name of the id.
    public let name: String
    /// The kind of the id.
    public let kind: Graph.Node.Kind
    /// The registration that needs the service.
    public let user: DependencyStep
    /// The registration that provides the service, or one contribution to a list.
    public let provider: DependencyStep
}

extension Container {
    /// The needs for services of other modules, in the order of the needing registrations.
    ///
    /// A list has one crossing for each contribution. Decorators are not providers.
    public var crossings: [Crossing] {
        wiring.nodes.indices.flatMap { node in
            wiring.edges(of: node).flatMap { edge in crossings(along: edge) }
        }
    }

    private func crossings(along edge: Wiring.Edge) -> [Crossing] {
        let target = Int(edge.target)
        let user = wiring.step(edge.registration)
        return wiring.registrations(of: target).compactMap { registration in
            let provider = wiring.step(registration)
            guard provider.module != user.module, !wiring.isDecorator(registration) else {
                return nil
            }
            return Crossing(
                name: wiring.name(of: target),
                kind: Graph.Node.Kind(wiring.nodes[target].kind),
                user: user,
                provider: provider
            )
        }
    }
}
