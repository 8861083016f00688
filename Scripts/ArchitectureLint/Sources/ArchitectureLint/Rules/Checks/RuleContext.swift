/// A rule and the architecture that it is checked against.
package struct RuleContext: Sendable {
    let rule: RuleStatement
    let index: ArchitectureIndex

    var architecture: Architecture { index.architecture }
    var membership: GroupMembership { index.membership }
    var network: EdgeNetwork { index.network }
    var chains: ChainSearch { index.chains }
    var toolchain: Set<String> { index.toolchain }

    func module(_ name: String) -> Architecture.Module? { index.module(name) }

    func members(of groups: [String]) -> Set<String> { membership.members(of: groups) }

    /// A violation of the rule.
    ///
    /// - Parameter instead: The advice, unless the rule has advice that fits.
    func violation(
        at place: Place,
        importer: String,
        imported: String,
        message: String,
        chain: [Edge] = [],
        size: Int? = nil,
        instead: String
    ) -> Violation {
        Violation(
            rule.name,
            severity: rule.severity,
            reason: rule.reason,
            at: place,
            importer: importer,
            imported: imported,
            message: message,
            chain: chain.map(Violation.Step.init),
            size: size,
            instead: advice(importer, imported) ?? instead
        )
    }

    /// A violation by an edge.
    func violation(
        _ edge: Edge,
        _ message: String,
        chain: [Edge] = [],
        instead: String
    ) -> Violation {
        violation(
            at: edge.place,
            importer: edge.from,
            imported: edge.to,
            message: message,
            chain: chain,
            instead: instead
        )
    }

    private func advice(_ importer: String, _ imported: String) -> String? {
        rule.advice.first { advice in
            (advice.from.map { membership.isMember(importer, of: $0) } ?? true)
                && (advice.to.map { membership.isMember(imported, of: $0) } ?? true)
        }?.instead
    }

    /// The violations that chains from one module to others make.
    ///
    /// - Parameter reason: Returns what is wrong with a chain to a module.
    func violations(
        _ chains: [[Edge]],
        because reason: (_ goal: String) -> String,
        instead: String
    ) -> [Violation] {
        chains.compactMap { chain in
            guard let first = chain.first, let last = chain.last else { return nil }
            let isDirect = chain.count == 1
            let verb = isDirect ? first.verb : "indirectly reaches"
            return violation(
                at: first.place,
                importer: first.from,
                imported: last.to,
                message: "\(described(first.from)) \(verb) \(described(last.to)): "
                    + reason(last.to),
                chain: isDirect ? [] : chain,
                instead: instead
            )
        }
    }

    /// A module with its group, as messages write it: `Card (feature)`.
    func described(_ module: String) -> String {
        membership.group(of: module).map { "\(module) (\($0))" } ?? module
    }

    func reaches(_ reach: GroupReach, from: String, to: String) -> Bool {
        membership.isMember(to, of: reach.group)
            && reach.spans(from: module(from)?.package ?? "", to: module(to)?.package ?? "")
    }

    /// The number of edges that leave modules of some groups.
    func edges(leaving groups: [String]) -> Measure {
        let members = members(of: groups)
        let count = members.compactMap(network.number).reduce(0) { $0 + chains.all[$1].count }
        return Measure(examined: count, unit: "edges", modules: members.count)
    }
}

/// A row of a rule that applies to the modules of some groups.
protocol GroupRow {
    var from: [String] { get }
}

/// Finds the rows for a module, and keeps the last answer for the next dependency of that module.
struct RowLookup<Row: GroupRow> {
    let rows: [Row]
    let membership: GroupMembership
    private var last: (module: String, rows: [Row])?

    init(_ rows: [Row], _ membership: GroupMembership) {
        self.rows = rows
        self.membership = membership
    }

    mutating func rows(for module: String) -> [Row] {
        if let last, last.module == module { return last.rows }
        let found = rows.filter { $0.from.contains { membership.isMember(module, of: $0) } }
        last = (module, found)
        return found
    }
}
