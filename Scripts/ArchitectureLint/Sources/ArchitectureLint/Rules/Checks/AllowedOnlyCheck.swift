/// Finds modules that know what the rows of their groups do not list. What has no group at all, or
/// no row, is for other rules.
struct AllowedOnlyCheck: RequirementCheck {
    let rows: [AllowedRow]

    func violations(in context: RuleContext) -> [Violation] {
        struct Pair: Hashable {
            let from: Int
            let to: Int
        }
        let network = context.network
        // One module mostly imports another in several files.
        var verdicts: [Pair: Bool] = [:]
        return zip(network.edges, network.ends).compactMap { edge, ends in
            let pair = Pair(from: ends.from, to: ends.to)
            if verdicts[pair] == true { return nil }
            let fitting = rows(of: edge.from, context)
            let allowed = fitting.flatMap(\.to)
            let isAllowed =
                fitting.isEmpty || context.placement.place(of: edge.to) == nil
                || allowed.contains { context.reaches($0, from: edge.from, to: edge.to) }
            verdicts[pair] = isAllowed
            if isAllowed { return nil }
            let known =
                allowed.isEmpty ? "nothing" : allowed.map(\.description).joined(separator: ", ")
            let group = context.placement.place(of: edge.from) ?? edge.from
            return context.violation(
                at: edge.place,
                importer: edge.from,
                imported: edge.to,
                message: "\(context.described(edge.from)) \(edge.verb) "
                    + "\(context.described(edge.to)): \(group) may know \(known)",
                instead: "take the dependency away"
            )
        }
    }

    private func rows(of module: String, _ context: RuleContext) -> [AllowedRow] {
        rows.filter { $0.from.contains { context.placement.isMember(module, of: $0) } }
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.placement.members(of: rows.flatMap(\.from)).isEmpty
    }
}
