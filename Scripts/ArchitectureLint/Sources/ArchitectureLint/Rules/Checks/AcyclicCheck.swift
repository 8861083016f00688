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
        let packages =
            levels.contains(.packages)
            ? EdgeNetwork(context.architecture.packageEdges).cycles() : []
        // Targets that build the same source through links do not wait for each other.
        let steps = context.network.steps { $0.kind != .shared }
        let targets = levels.contains(.targets) ? context.network.cycles(over: steps) : []
        // The declarations between packages make the cycle of their targets, too.
        let reported = packages.map { Set($0.map(\.from)) }
        let others = targets.filter { cycle in
            let own = Set(cycle.compactMap { context.module($0.from)?.package.path.shownPath })
            return own.count < 2 || cycle.contains { $0.kind != .declared }
                || !reported.contains { $0.isSuperset(of: own) }
        }
        return packages.compactMap { violation("packages", $0) }
            + others.compactMap { violation("targets", $0) }
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
