/// Services that need each other before any of them exists.
public struct DependencyCycle: Sendable, Hashable, CustomStringConvertible {
    /// The registrations of the cycle: each needs the next, and the last needs the first.
    public let steps: [DependencyStep]
    /// Services that are tied into the same knot by further cycles, which are too many to list.
    public let alsoInvolved: [String]

    /// The cycle, where each need of it is declared, and what to do.
    public var description: String {
        let circle = steps.map(\.name) + steps.prefix(1).map(\.name)
        let needs = zip(steps, circle.dropFirst()).map { step, next in "\(step) needs \(next)" }
        var parts = ["cycle: \(shortened(circle).joined(separator: " → "))"]
        parts += shortened(needs)
        if !alsoInvolved.isEmpty {
            parts.append(labelled("also involved", shortened(alsoInvolved)))
        }
        parts.append(labelled("to mend", ["write one of these needs as `.lazily`"]))
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// The eager cycles.
    func findCycles() -> [DependencyCycle] {
        var search = CycleSearch(self)
        return search.cycles()
    }
}
