/// A registration that nothing the app asks for ever reaches: a warning, not a fault.
///
/// ```swift
/// let container = try Container(
///     modules: SafeBoxModule(), SigningModule(), LedgerModule(),
///     roots: [safeBoxInject]
/// )
/// for warning in container.warnings { print(warning) }
/// ```
public struct UnusedRegistration: Sendable, Hashable, CustomStringConvertible {
    /// The registration; of a list its first contribution.
    public let step: DependencyStep

    /// What is not used, where, and what to do.
    public var description: String {
        "\(step.name) is registered and never asked for: \(step.place) in module \(step.module)."
            + " Take it out, or name it among the roots if the app asks for it."
    }
}

extension Container {
    /// What is registered and cannot be reached from the roots that the container was given; empty
    /// when it was given none. Computed anew at each call.
    public var warnings: [UnusedRegistration] {
        guard let roots else { return [] }
        var isReached = [Bool](repeating: false, count: wiring.nodes.count)
        var open = roots.compactMap { wiring.node(at: $0) }
        while let node = open.popLast() {
            if isReached[node] { continue }
            isReached[node] = true
            for edge in wiring.edges(of: node) where !isReached[Int(edge.target)] {
                open.append(Int(edge.target))
            }
        }
        return wiring.nodes.indices
            .filter { !isReached[$0] && wiring.nodes[$0].kind != .scopeInput }
            .map { UnusedRegistration(step: wiring.firstStep(of: $0)) }
    }
}
