/// An id that is registered more than once.
public struct DuplicateRegistration: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// All its registrations, in their order.
    public let registrations: [DependencyStep]

    /// What is registered more than once, where, and what to do.
    public var description: String {
        let times = registrations.count == 2 ? "twice" : "\(registrations.count) times"
        let lines = registrations.map { "\($0.place) in module \($0.module)" }
        return [
            "\(name) is registered \(times).",
            labelled("registered", shortened(lines)),
            labelled("to mend", ["keep one; a test derives a container with replacing(…)"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// The ids other than lists that have several registrations, here or here and in the container
    /// around.
    func findDuplicates() -> [DuplicateRegistration] {
        nodes.indices.compactMap { node -> DuplicateRegistration? in
            guard nodes[node].kind != .contribution, !isStray(node) else { return nil }
            let registrations = registrations(of: node)
            guard registrations.count > 1 || outer != nil else { return nil }
            var steps =
                registrations
                .filter { blueprint.registrations[Int($0)].role != .decorator }
                .map { step($0) }
            // That of a scope has a fault of its own: see ``findUnknownTargets(besides:)``.
            if nodes[node].kind != .scopeInput,
                let (far, target) = outer?.registered(nodes[node].slot)
            {
                steps.insert(far.firstStep(of: target), at: 0)
            }
            guard steps.count > 1 else { return nil }
            return DuplicateRegistration(name: steps[0].name, registrations: steps)
        }
    }
}
