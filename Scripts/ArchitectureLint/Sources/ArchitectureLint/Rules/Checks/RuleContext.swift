/// An architecture with the lookup tables that the checks of rules need.
package struct RuleContext: Sendable {
    let architecture: Architecture
    let membership: GroupMembership
    let toolchain: Set<String>
    let network: EdgeNetwork
    let external: ExternalModules
    private let modules: [String: Int]

    init(_ architecture: Architecture, _ rules: RuleFile) {
        self.architecture = architecture
        toolchain = rules.toolchain
        modules = Dictionary(
            firstOf: zip(architecture.modules.map(\.name), architecture.modules.indices)
        )
        network = EdgeNetwork(architecture.edges)
        membership = GroupMembership(architecture.modules, in: rules.groups)
        external = ExternalModules(architecture, rules.rules)
    }

    func module(_ name: String) -> Module? { modules[name].map { architecture.modules[$0] } }

    /// Returns the name of a module in imports and in `canImport`.
    func moduleName(_ module: String) -> String {
        self.module(module)?.target.moduleName ?? module
    }

    func members(of groups: [String]) -> Set<String> { membership.members(of: groups) }

    /// Returns a violation for each forbidden chain from a module in `starts`.
    ///
    /// - Parameters:
    ///   - all: All modules that can be forbidden goals.
    ///   - goals: Returns the modules in `all` that `start` may not reach.
    ///   - ends: The modules that a chain may reach, but not pass through; nil to use the goals.
    ///   - isDirect: True to report only direct dependencies.
    ///   - reason: Returns the reason why a chain to `goal` is forbidden.
    func violations(
        from starts: Set<String>,
        to all: Set<String>,
        where goals: (_ start: String) -> Set<String>,
        endingAt ends: Set<String>?,
        onlyDirect isDirect: Bool = false,
        because reason: (_ goal: String) -> String,
        instead: String
    ) -> [Violation] {
        let reaching = network.starts(reaching: all, endingAt: ends ?? [])
        let chains = starts.intersection(reaching).sorted().flatMap { start in
            let goals = goals(start)
            return network.chains(from: start, to: goals, endingAt: ends ?? goals)
        }
        return chains.filter { !isDirect || $0.count == 1 }.compactMap { chain in
            guard let first = chain.first, let last = chain.last else { return nil }
            let isDirect = chain.count == 1
            let verb = isDirect ? first.verb : "indirectly reaches"
            return Violation(
                place: first.place,
                importer: first.from,
                imported: last.to,
                message: "\(described(first.from)) \(verb) \(described(last.to)): "
                    + reason(last.to) + (isDirect ? first.shownCondition : ""),
                chain: isDirect ? [] : chain,
                instead: instead
            )
        }
    }

    func imports(where fits: (Import, Module) -> Bool) -> [Edge] {
        architecture.modules.flatMap { module in
            module.imports { fits($0, module) }
        }
    }

    func imports(with attribute: String) -> [Edge] {
        imports { statement, _ in statement.attributes.contains(attribute) }
    }

    /// Returns a module with its group for messages, such as `Card (feature)`.
    func described(_ module: String) -> String {
        membership.group(of: module).map { "\(module) (\($0))" } ?? module
    }

    func reaches(_ reach: GroupReach, from: String, to: String) -> Bool {
        guard membership.isMember(to, of: reach.group), let package = module(to)?.package.path
        else { return false }
        // A companion may be in another package than its subject.
        return [from, membership.companion(from)?.subject].compactMap { $0.flatMap(module) }
            .contains { reach.spans(from: $0.package.path, to: package) }
    }

    func edges(leaving members: Set<String>) -> Measure {
        let count = members.compactMap(network.number).reduce(0) { $0 + network.all[$1].count }
        return Measure(examined: count, unit: "edges", modules: members.count)
    }

    /// Returns, for each module, the rows of a rule that apply to the module, in their order.
    ///
    /// A row is an object in a list of the rule. A companion, such as tests, has no rows if the
    /// module that it accompanies has no rows.
    ///
    /// - Parameters:
    ///   - groups: Returns the groups that a row is about.
    ///   - derived: Returns the rows of a companion, given the rows of the module that it
    ///     accompanies; nil for a companion that may import anything.
    func byModule<Row>(
        _ rows: [Row],
        from groups: (Row) -> [String],
        companions derived: (_ role: CompanionRole, _ subject: String, _ rows: [Row]) -> [Row]?
    ) -> [String: [Row]] {
        var found: [String: [Row]] = [:]
        for row in rows {
            for module in members(of: groups(row)) { found[module, default: []].append(row) }
        }
        for module in architecture.modules {
            guard let companion = membership.companion(module.name),
                let group = membership.group(of: companion.subject)
            else { continue }
            let rows = found[companion.subject].flatMap { derived(companion.role, group, $0) }
            found[module.name] = rows.map { (found[module.name] ?? []) + $0 }
        }
        return found
    }
}
