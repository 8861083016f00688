/// Finds dependencies that the rule does not allow for the group of the dependent module.
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
        let allowed = allowed(in: context)
        let broken = network.edges(ofPairs: network.both) { number in
            let edge = network.edges[number]
            return allowed[edge.from].map { reaches in
                !reaches.contains { context.reaches($0, from: edge.from, to: edge.to) }
            } ?? false
        }
        return broken.map { violation($0, allowed[$0.from] ?? [], context) }
    }

    private func allowed(in context: RuleContext) -> [String: [GroupReach]] {
        let rows = context.byModule(rows, from: \.from) { role, group, rows in
            [Row(from: [], to: reaches(ofCompanion: role, of: group, rows, context))]
        }
        return rows.mapValues { $0.flatMap(\.to) }
    }

    /// Returns the groups that a companion, such as tests, may use if it accompanies `group`.
    ///
    /// In its own package, it may use `group` and some other companions of `group`. It may also use
    /// all groups that `group` may use, and the test support of these groups.
    private func reaches(
        ofCompanion role: CompanionRole,
        of group: String,
        _ rows: [Row],
        _ context: RuleContext
    ) -> [GroupReach] {
        let own =
            [group]
            + CompanionRole.allCases.filter(role.usable.contains).map { $0.group(of: group) }
        let others = rows.flatMap(\.to)
        let doubles = others.map {
            GroupReach(group: CompanionRole.testing.group(of: $0.group), extent: $0.extent)
        }
        return own.map { GroupReach(group: $0, extent: .ownPackage) } + others
            + doubles.filter { !context.members(of: [$0.group]).isEmpty }
    }

    private func violation(
        _ edge: Edge,
        _ allowed: [GroupReach],
        _ context: RuleContext
    ) -> Violation {
        let companion = context.membership.companion(edge.from)
        // A group that is allowed anywhere needs no second mention.
        let shown = allowed.filter { reach in
            guard companion != nil else { return true }
            let isRepeated = allowed.contains { $0.group == reach.group && $0.extent == .anywhere }
            return !context.membership.isOfCompanions(reach.group)
                && (reach.extent == .anywhere || !isRepeated)
        }
        let list =
            shown.map(\.description).joined(separator: ", ")
            + (companion == nil ? "" : ", and the support for tests of these")
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
        context.edges(leaving: Set(allowed(in: context).keys))
    }
}
