/// Finds dependencies that the rows of a module's group, if there are any, do not list.
struct AllowedOnlyCheck: RuleCheck {
    static let kind = "allowed-only"
    static let requiredKeys = ["allow"]

    private struct Row {
        let from: [String]
        let to: [GroupReach]
    }

    private let rows: [Row]

    init(_ fields: DocumentObject) {
        rows = fields.rows("allow", keys: ["from", "to"]).map { row in
            Row(from: row.required("from")?.groups ?? [], to: row.required("to")?.reaches ?? [])
        }
    }

    var groups: [String] { rows.flatMap { $0.from + $0.to.map(\.group) } }

    func violations(in context: RuleContext) -> [Violation] {
        let network = context.network
        let allowed = context.byModule(rows, from: \.from).mapValues { $0.flatMap(\.to) }
        let broken = network.edges(ofPairs: network.both) { number in
            let edge = network.edges[number]
            return allowed[edge.from].map { reaches in
                !reaches.contains { context.reaches($0, from: edge.from, to: edge.to) }
            } ?? false
        }
        return broken.map { violation($0, allowed[$0.from] ?? [], context) }
    }

    private func violation(
        _ edge: Edge,
        _ allowed: [GroupReach],
        _ context: RuleContext
    ) -> Violation {
        let list = allowed.map(\.description).joined(separator: ", ")
        let group = context.membership.group(of: edge.from) ?? edge.from
        let isInGroup = context.membership.group(of: edge.to) != nil
        return Violation(
            edge,
            "\(context.described(edge.from)) \(edge.verb) \(context.described(edge.to))"
                + (isInGroup ? "" : ", which belongs to no group")
                + ": \(group) may depend on \(list.isEmpty ? "nothing" : list)",
            instead: "remove the dependency"
                + (isInGroup ? "" : ", or give \(edge.to) a group that \(group) may depend on")
        )
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.members(of: rows.flatMap(\.from)).isEmpty
    }

    func measure(in context: RuleContext) -> Measure {
        context.edges(leaving: rows.flatMap(\.from))
    }
}
