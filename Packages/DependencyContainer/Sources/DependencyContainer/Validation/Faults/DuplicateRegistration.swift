/// An id that is registered more than once.
public struct DuplicateRegistration: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The registrations in order.
    public let registrations: [DependencyStep]

    /// The id, its registrations and the fix.
    public var description: String {
        let times = registrations.count == 2 ? "twice" : "\(registrations.count) times"
        let lines = registrations.map { "\($0.place) in module \($0.module)" }
        return [
            "\(name) is registered \(times).",
            labeled("registered", shortened(lines)),
            labeled("fix", ["keep one registration; in a test, use 'container.replacing'"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns the ids with several registrations, except lists.
    func findDuplicates() -> [DuplicateRegistration] {
        nodes.indices.compactMap { node -> DuplicateRegistration? in
            guard nodes[node].kind != .contribution, !isUnmatchedReplacement(node) else {
                return nil
            }
            let registrations = registrations(of: node)
            guard registrations.count > 1 else { return nil }
            let steps =
                registrations
                .filter { !isDecorator($0) }
                .map { step($0) }
            guard steps.count > 1 else { return nil }
            return DuplicateRegistration(name: steps[0].name, registrations: steps)
        }
    }
}
