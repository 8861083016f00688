/// Finds packages, and targets, that know each other in a circle.
struct AcyclicCheck: RequirementCheck {
    let packages: Bool
    let targets: Bool

    func violations(in context: RuleContext) -> [Violation] {
        let outer = packages ? context.architecture.packageEdges.cycles() : []
        let inner = targets ? context.network.cycles() : []
        return outer.compactMap { violation("the packages", $0, context) }
            + inner.compactMap { violation("the targets", $0, context) }
    }

    private func violation(_ what: String, _ cycle: [Edge], _ context: RuleContext) -> Violation? {
        guard let first = cycle.first else { return nil }
        let names = cycle.map(\.from) + [first.from]
        return context.violation(
            at: first.place,
            importer: first.from,
            imported: first.to,
            message: "\(what) know each other in a circle: \(names.joined(separator: " → "))",
            chain: cycle,
            instead: "take one of the steps away"
        )
    }
}
