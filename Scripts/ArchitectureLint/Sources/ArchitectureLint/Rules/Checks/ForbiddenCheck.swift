/// Finds modules that know what they must not.
struct ForbiddenCheck: RequirementCheck {
    let from: [String]
    let to: [GroupReach]
    let indirectly: Bool

    func violations(in context: RuleContext) -> [Violation] {
        let targets = context.placement.members(of: to.map(\.group))
        let search = context.chains
        let members = context.placement.members(of: from)
        let starts = search.starts(reaching: targets)
        let names = to.map(\.description).joined(separator: ", ")
        return members.intersection(starts).sorted().flatMap { module in
            let goals = targets.filter { other in
                other != module && to.contains { context.reaches($0, from: module, to: other) }
            }
            return context.violations(
                search.chains(from: module, to: goals, endingAt: goals)
                    .filter { indirectly || $0.count == 1 },
                because: { _, _ in "\(from.joined(separator: ", ")) may not know \(names)" },
                instead: "take the dependency away"
            )
        }
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.placement.members(of: from).isEmpty
            || context.placement.members(of: to.map(\.group)).isEmpty
    }
}
