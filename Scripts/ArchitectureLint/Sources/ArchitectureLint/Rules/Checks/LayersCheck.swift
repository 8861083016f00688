/// Finds modules that reach one of a layer above theirs.
struct LayersCheck: RequirementCheck {
    let layers: [[String]]

    func violations(in context: RuleContext) -> [Violation] {
        let floors = layers.map { context.placement.members(of: $0) }
        let all = floors.reduce(into: Set<String>()) { $0.formUnion($1) }
        let search = context.chains
        var above: Set<String> = []
        var found: [Violation] = []
        for (floor, members) in zip(layers, floors) {
            let goals = above.subtracting(members)
            let starts = search.starts(reaching: goals, endingAt: all)
            for module in members.intersection(starts).sorted() {
                let chains = search.chains(from: module, to: goals, endingAt: all)
                found += context.violations(
                    chains,
                    because: { _, goal in because(floor, goal, context) },
                    instead: "turn it round: let what stands below offer a protocol, and give it "
                        + "what it needs from above"
                )
            }
            above.formUnion(members)
        }
        return found
    }

    private func because(_ floor: [String], _ goal: String, _ context: RuleContext) -> String {
        let upper = layers.first { context.placement.members(of: $0).contains(goal) } ?? []
        return "\(upper.joined(separator: ", ")) stands above \(floor.joined(separator: ", "))"
    }

    func isIdle(in context: RuleContext) -> Bool {
        layers.filter { !context.placement.members(of: $0).isEmpty }.count < 2
    }
}
