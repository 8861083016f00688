/// Finds cycles of packages and of targets.
struct AcyclicCheck: RuleCheck {
    static let kind = "acyclic"
    static let optionalKeys = ["among"]

    private var packages = true
    private var targets = true

    init(_ fields: RuleFields) {
        guard let value = fields["among"] else { return }
        let known = ["packages", "targets"]
        let words = value.texts
        if words.isEmpty { value.report("is empty") }
        for (word, place) in words where !known.contains(word) {
            value.mistakes.reportUnknown("word of among", word, among: known, at: place)
        }
        packages = words.contains { $0.text == "packages" }
        targets = words.contains { $0.text == "targets" }
    }

    func violations(in context: RuleContext) -> [Violation] {
        let outer = packages ? context.architecture.packageEdges.cycles() : []
        let inner = targets ? context.network.cycles() : []
        return outer.compactMap { violation("packages", $0, context) }
            + inner.compactMap { violation("targets", $0, context) }
    }

    private func violation(_ noun: String, _ cycle: [Edge], _ context: RuleContext) -> Violation? {
        guard let first = cycle.first else { return nil }
        let names = cycle.map(\.from) + [first.from]
        return context.violation(
            first,
            "the \(noun) form a cycle: \(names.joined(separator: " → "))",
            chain: cycle,
            instead: "remove one of the dependencies"
        )
    }

    func measure(in context: RuleContext) -> Measure {
        let edges = targets ? context.architecture.edges.count : 0
        let packageEdges = packages ? context.architecture.packageEdges.count : 0
        return Measure(examined: edges + packageEdges, unit: "edges")
    }
}
