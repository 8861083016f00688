/// The results of checking an architecture against the rules of a file.
struct RuleRun: Sendable {
    let violations: [Violation]
    /// The number of violations of each rule that another rule explains better.
    let leftOut: [String: Int]
    /// Groups and rules that apply to nothing: to pass them would prove nothing.
    let problems: [Problem]
    /// The size of each group of patterns, in the order of the file.
    let groups: [Proof.GroupCount]
    let summaries: [RuleSummary]
    let membership: GroupMembership

    /// Checks an architecture.
    ///
    /// - Parameter file: The name of the rules file, for messages.
    init(_ architecture: Architecture, against rules: RuleFile, file: String) {
        let index = ArchitectureIndex(architecture, rules)
        let membership = index.membership
        self.membership = membership
        // The rules are independent of each other.
        let results = rules.rules.mapInParallel { rule in
            let context = RuleContext(rule: rule, index: index)
            let mustApply = architecture.isComplete && !rule.mayBeEmpty
            return (
                isIdle: mustApply && rule.check.isIdle(in: context),
                idleParts: mustApply ? rule.check.idleParts(in: context) : [],
                violations: rule.check.violations(in: context),
                measure: rule.check.measure(in: context)
            )
        }
        let all = zip(rules.rules, results).map { ($0.check, $1.violations) }
        let kept = withoutConsequences(all)
        violations = kept
        let counts = Dictionary(grouping: kept, by: \.rule).mapValues(\.count)
        let leftOut = Dictionary(grouping: all.flatMap(\.1), by: \.rule)
            .mapValues(\.count).merging(counts) { $0 - $1 }
        self.leftOut = leftOut
        summaries = zip(rules.rules, results).map { rule, result in
            RuleSummary(
                rule: rule.name,
                kind: rule.kind,
                examined: result.measure.examined,
                unit: result.measure.unit,
                modules: result.measure.modules,
                violations: counts[rule.name] ?? 0,
                leftOut: leftOut[rule.name] ?? 0
            )
        }
        // A group may be empty because something could not be read.
        let emptyGroups = rules.groups.filter {
            architecture.isComplete && !$0.mayBeEmpty && membership.members(of: $0.name).isEmpty
        }
        var problems = emptyGroups.map { group in
            let hint = group.hint(among: architecture.modules).map { "; did you mean \($0)?" } ?? ""
            let message = "no module belongs to the group '\(group.name)'\(hint)"
            return Problem(.badData, at: "\(file):\(group.place)", message)
        }
        for (rule, result) in zip(rules.rules, results) where result.isIdle {
            let message = "the rule '\(rule.name)' applies to nothing"
            problems.append(Problem(.badData, at: "\(file):\(rule.place)", message))
        }
        for (message, place) in results.flatMap(\.idleParts) {
            problems.append(Problem(.badData, at: "\(file):\(place)", message))
        }
        self.problems = problems
        groups = rules.groups.compactMap { group in
            guard case .patterns = group.members else { return nil }
            return Proof.GroupCount(
                name: group.name,
                targets: membership.members(of: group.name).count
            )
        }
    }
}

/// Leaves out violations that another rule explains better.
///
/// A forbidden import need not be declared as well. An unlisted dependency that another rule
/// forbids is reported once.
///
/// The remaining violation is at least as severe, so that no warning hides an error. It is about
/// the same dependency, so that a baseline entry for it hides nothing else.
private func withoutConsequences(
    _ all: [(check: any RuleCheck, violations: [Violation])]
) -> [Violation] {
    struct Dependency: Hashable {
        let importer: String
        let imported: String
        let place: Place?

        init(_ violation: Violation, at place: Place? = nil) {
            importer = violation.importer
            imported = violation.imported
            self.place = place
        }
    }
    func severities(
        where fits: (any RuleCheck) -> Bool,
        by key: (Violation) -> Dependency
    ) -> [Dependency: Severity] {
        let violations = all.filter { fits($0.check) }.flatMap(\.violations)
        return Dictionary(violations.map { (key($0), $0.severity) }) { $0.covers($1) ? $0 : $1 }
    }
    func forbidsEdges(_ check: any RuleCheck) -> Bool {
        check is LayersCheck || check is IndependenceCheck || check is ForbiddenCheck
    }
    let explained = severities(where: forbidsEdges) { Dependency($0, at: $0.place) }
    let forbidden = severities(where: { forbidsEdges($0) || $0 is AllowedOnlyCheck }) {
        Dependency($0)
    }
    let external = severities(where: { $0 is NoThirdPartyCheck }) { Dependency($0) }
    return all.flatMap { check, violations in
        violations.filter { violation in
            let key = Dependency(violation)
            let others: [Severity?] =
                switch check {
                case is AllowedOnlyCheck: [explained[Dependency(violation, at: violation.place)]]
                case is DeclaredCheck: [forbidden[key]]
                case is UsedCheck: [forbidden[key], external[key]]
                default: []
                }
            return !others.contains { $0?.covers(violation.severity) ?? false }
        }
    }
}
