/// Holds an architecture against the rules of a file.
struct RuleRun: Sendable {
    /// Where rules are broken.
    let violations: [Violation]
    /// How often each rule is broken where another one says more of it, by the rule's name.
    let leftOut: [String: Int]
    /// What the file speaks of and nothing answers to: a pass over it would prove nothing.
    let problems: [Problem]
    /// How many modules each group of patterns has, in the order of the file.
    let groups: [Proof.GroupCount]
    /// Which modules belong to which groups.
    let placement: Placement
    /// What the rules looked up.
    let index: ArchitectureIndex

    /// Holds an architecture against rules.
    ///
    /// - Parameters:
    ///   - architecture: what was read.
    ///   - rules: the rules.
    ///   - file: the name of the rules file, for messages.
    init(
        _ architecture: Architecture,
        against rules: RuleFile,
        file: String
    ) {
        let index = ArchitectureIndex(architecture, rules.rules)
        let placement = Placement(architecture.modules, in: rules.groups)
        self.placement = placement
        self.index = index
        // What could not be read may be what a group or a rule is about.
        let lost = rules.groups.filter {
            architecture.isComplete && !$0.mayBeEmpty && placement.members(of: $0.name).isEmpty
        }
        var problems = lost.map { group in
            let meant = group.hint(among: architecture.modules).map { "; did you mean \($0)?" }
            return Problem(
                .badData,
                at: "\(file):\(group.place)",
                "no module belongs to the group \"\(group.name)\"\(meant ?? "")"
            )
        }
        // No rule asks what another has found.
        let results = rules.rules.mapInParallel { statement in
            let context = RuleContext(
                statement,
                architecture,
                placement,
                toolchain: rules.toolchain,
                index: index
            )
            let check = statement.requirement.check
            let mustNotBeIdle = architecture.isComplete && !statement.mayBeEmpty
            return (
                isIdle: mustNotBeIdle && check.isIdle(in: context),
                idleParts: mustNotBeIdle ? check.idleParts(in: context) : [],
                violations: check.violations(in: context)
            )
        }
        for (statement, result) in zip(rules.rules, results) where result.isIdle {
            problems.append(
                Problem(
                    .badData,
                    at: "\(file):\(statement.place)",
                    "there is nothing to hold the rule \"\(statement.name)\" against"
                )
            )
        }
        for (message, place) in results.flatMap(\.idleParts) {
            problems.append(Problem(.badData, at: "\(file):\(place)", message))
        }
        let found = zip(rules.rules, results).map {
            (requirement: $0.requirement, violations: $1.violations)
        }
        violations = Self.withoutConsequences(found)
        let told = Dictionary(grouping: violations, by: \.rule.rawValue).mapValues(\.count)
        leftOut = Dictionary(grouping: found.flatMap(\.violations), by: \.rule.rawValue)
            .mapValues(\.count).merging(told) { $0 - $1 }
        self.problems = problems
        groups = rules.groups.filter { if case .patterns = $0.members { true } else { false } }.map
        {
            Proof.GroupCount(name: $0.name, targets: placement.members(of: $0.name).count)
        }
    }

    /// Leaves out what would be no help: to declare an import that another rule forbids, or to take
    /// it away twice; and that a dependency is not listed where another rule says more of it. What is
    /// told must weigh as much as what is left out: no warning hides an error. It is about the same
    /// dependency, too: what is told of a target alone, once known, would hide whatever comes later.
    private static func withoutConsequences(
        _ all: [(requirement: Requirement, violations: [Violation])]
    ) -> [Violation] {
        struct Pair: Hashable {
            let importer: String
            let imported: String
            var place: Place?

            init(_ violation: Violation, at place: Place? = nil) {
                importer = violation.importer
                imported = violation.imported
                self.place = place
            }
        }
        func worst<Key: Hashable>(
            _ violations: [Violation],
            by key: (Violation) -> Key
        ) -> [Key: Severity] {
            Dictionary(violations.map { (key($0), $0.severity) }) { $0.covers($1) ? $0 : $1 }
        }
        func covers(_ other: Severity?, _ violation: Violation) -> Bool {
            other?.covers(violation.severity) ?? false
        }
        func violations(_ fits: (Requirement) -> Bool) -> [Violation] {
            all.filter { fits($0.requirement) }.flatMap(\.violations)
        }
        let forbidden = worst(violations(\.forbidsEdges)) { Pair($0) }
        let told = worst(violations { $0.forbidsEdges && !$0.isList }) { Pair($0, at: $0.place) }
        let foreign = worst(violations { if case .noThirdParty = $0 { true } else { false } }) {
            Pair($0)
        }
        return all.flatMap { requirement, violations in
            violations.filter { violation in
                let others: [Severity?] =
                    switch requirement {
                    case .allowedOnly: [told[Pair(violation, at: violation.place)]]
                    case .declared: [forbidden[Pair(violation)]]
                    case .used: [forbidden[Pair(violation)], foreign[Pair(violation)]]
                    default: []
                    }
                return !others.contains { covers($0, violation) }
            }
        }
    }
}

/// What a requirement means.
protocol RequirementCheck: Sendable {
    /// Everywhere the rule is broken.
    func violations(in context: RuleContext) -> [Violation]
    /// Whether there is nothing that could break it.
    func isIdle(in context: RuleContext) -> Bool
    /// What of the rule speaks of nothing, and where the file says it.
    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)]
}

extension RequirementCheck {
    func isIdle(in context: RuleContext) -> Bool { context.architecture.modules.isEmpty }
    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)] { [] }
}

extension Requirement {
    /// Whether it decides which module may know which.
    var forbidsEdges: Bool {
        switch self {
        case .layers, .independence, .forbidden, .allowedOnly: true
        default: false
        }
    }

    /// Whether it lists what is allowed, and so has nothing to say of what it does not list.
    fileprivate var isList: Bool { if case .allowedOnly = self { true } else { false } }

    var check: any RequirementCheck {
        switch self {
        case .layers(let layers): LayersCheck(layers: layers)
        case .independence(let groups, let withinPackage):
            IndependenceCheck(groups: groups, withinPackage: withinPackage)
        case .forbidden(let from, let to, let indirectly):
            ForbiddenCheck(from: from, to: to, indirectly: indirectly)
        case .allowedOnly(let rows): AllowedOnlyCheck(rows: rows)
        case .acyclic(let packages, let targets):
            AcyclicCheck(packages: packages, targets: targets)
        case .declared: DeclaredCheck()
        case .used: UsedCheck()
        case .noThirdParty(let allowed): NoThirdPartyCheck(allowed: allowed)
        case .testableOnlyOwn(let groups): TestableCheck(by: groups)
        case .exportedOnly(let groups): ExportedCheck(by: groups)
        case .toolchain(let rows): ToolchainImportCheck(rows: rows)
        case .systemLibrary(let owners): LibraryOwnerCheck(owners: owners)
        case .everythingPlaced: PlacedCheck()
        case .noStraySources: StraySourceCheck()
        case .sizeLimit(let groups, let lines, let unit):
            SizeLimitCheck(groups: groups, limit: lines, unit: unit)
        }
    }
}
