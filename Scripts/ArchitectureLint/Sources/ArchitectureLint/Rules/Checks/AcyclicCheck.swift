/// Finds cycles of packages and of targets.
struct AcyclicCheck: RuleCheck {
    static let kind = "acyclic"
    static let optionalKeys = ["among"]

    private enum Level: String, CaseIterable {
        case packages, targets
    }

    private let levels: [Level]

    init(_ fields: DocumentObject) {
        let chosen: [Level]? = fields["among"]?.choices("word of among")
        levels = Level.allCases.filter { chosen?.contains($0) ?? true }
    }

    func violations(in context: RuleContext) -> [Violation] {
        levels.flatMap { level in
            let network =
                level == .targets
                ? context.network : EdgeNetwork(context.architecture.packageEdges)
            return network.cycles().compactMap { violation(level.rawValue, $0) }
        }
    }

    private func violation(_ noun: String, _ cycle: [Edge]) -> Violation? {
        guard let first = cycle.first else { return nil }
        let names = cycle.map(\.from) + [first.from]
        return Violation(
            first,
            "the \(noun) form a cycle: \(names.joined(separator: " → "))",
            chain: cycle,
            instead: "remove one of the dependencies"
        )
    }

    func measure(in context: RuleContext) -> Measure {
        let counts = levels.map { level in
            let architecture = context.architecture
            return (level == .packages ? architecture.packageEdges : architecture.edges).count
        }
        return Measure(examined: counts.reduce(0, +), unit: "edges")
    }
}
