/// Finds modules of a group that reach each other.
struct IndependenceCheck: RequirementCheck {
    let groups: [String]
    let withinPackage: Bool

    func violations(in context: RuleContext) -> [Violation] {
        let members = context.placement.members(of: groups)
        let search = context.chains
        let starts = search.starts(reaching: members, endingAt: members)
        return members.intersection(starts).sorted().flatMap { module in
            let goals = members.filter { other in
                other != module && !(withinPackage && isNear(module, other, context))
            }
            return context.violations(
                search.chains(from: module, to: goals, endingAt: members),
                because: { _, _ in "no \(groups.joined(separator: ", ")) may know another" },
                instead: "let one ask for what it needs by a protocol that both may know"
            )
        }
    }

    private func isNear(_ module: String, _ other: String, _ context: RuleContext) -> Bool {
        context.module(module)?.package == context.module(other)?.package
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.placement.members(of: groups).count < 2
    }
}
