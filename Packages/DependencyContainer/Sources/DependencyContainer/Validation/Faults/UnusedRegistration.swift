/// A registration that the container's roots do not reach: a warning, not a fault.
///
/// ```swift
/// let container = try Container(
///     modules: SafeBoxModule(), SigningModule(), LedgerModule(),
///     roots: [safeBoxInject]
/// )
/// for warning in container.warnings { print(warning) }
/// ```
public struct UnusedRegistration: Sendable, Hashable, CustomStringConvertible {
    /// The registration; for a list, the first contribution.
    public let step: DependencyStep

    /// The registration and the fix.
    public var description: String {
        "\(step.name) is registered but never used: \(step.place) in module \(step.module);"
            + " fix: remove it, or add it to the roots if the app resolves it"
    }
}

extension Container {
    /// The registrations that the container's roots do not reach; empty without roots.
    ///
    /// Computed at each call.
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
