/// Finds modules that know what the rows of their groups do not list: no row lists what belongs to
/// no group. Groups without a row are free.
struct AllowedOnlyCheck: RequirementCheck {
    let rows: [AllowedRow]

    func violations(in context: RuleContext) -> [Violation] {
        let network = context.network
        // The edges that leave a module follow each other.
        var last = (module: "", fitting: [AllowedRow]())
        func fitting(_ module: String) -> [AllowedRow] {
            if module != last.module { last = (module, rows(of: module, context)) }
            return last.fitting
        }
        let broken = network.edges(ofPairs: context.chains.both) { number in
            let edge = network.edges[number]
            let fitting = fitting(edge.from)
            return !fitting.isEmpty
                && !fitting.contains { row in
                    row.to.contains { context.reaches($0, from: edge.from, to: edge.to) }
                }
        }
        return broken.map { number in
            let edge = network.edges[number]
            let allowed = fitting(edge.from).flatMap(\.to)
            let known =
                allowed.isEmpty ? "nothing" : allowed.map(\.description).joined(separator: ", ")
            let group = context.placement.place(of: edge.from) ?? edge.from
            let isPlaced = context.placement.place(of: edge.to) != nil
            return context.violation(
                at: edge.place,
                importer: edge.from,
                imported: edge.to,
                message: "\(context.described(edge.from)) \(edge.verb) "
                    + context.described(edge.to)
                    + (isPlaced ? "" : ", which belongs to no group")
                    + ": \(group) may know \(known)",
                instead: "take the dependency away"
                    + (isPlaced ? "" : ", or give \(edge.to) a group that \(group) may know")
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
