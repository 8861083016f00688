/// Finds modules that know what the rows of their groups do not list. What has no group at all, or
/// no row, is for other rules.
struct AllowedOnlyCheck: RequirementCheck {
    let rows: [AllowedRow]

    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.edges.compactMap { edge in
            let fitting = rows(of: edge.from, context)
            guard !fitting.isEmpty, context.placement.place(of: edge.to) != nil else { return nil }
            let allowed = fitting.flatMap(\.to)
            if allowed.contains(where: { context.reaches($0, from: edge.from, to: edge.to) }) {
                return nil
            }
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
