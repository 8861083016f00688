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
    /// The ids other than lists that have several registrations.
    func findDuplicates() -> [DuplicateRegistration] {
        nodes.indices.compactMap { node in
            guard nodes[node].kind != .contribution else { return nil }
            let registrations = registrations(of: node)
            guard registrations.count > 1 else { return nil }
            let steps = registrations.map(step)
            return DuplicateRegistration(name: steps[0].name, registrations: steps)
        }
    }
}
