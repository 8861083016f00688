/// The results of checking an architecture against the rules of a file.
struct RuleRun: Sendable {
    let violations: [Violation]
    /// The problems with groups and rules that apply to nothing, and therefore check nothing.
    let problems: [Problem]
    /// The number of modules in each group that patterns define, in the order of the file.
    let groups: [LintResult.Count]
    let summaries: [RuleSummary]
    let membership: GroupMembership

    init(_ architecture: Architecture, against rules: RuleFile, file: String) {
        let context = RuleContext(architecture, rules)
        let membership = context.membership
        self.membership = membership
        // The builds to which rules are limited.
        let limits = Set(rules.rules.map(\.builds)).subtracting([[BuildSetting()]])
        let contexts = limits.reduce(into: [:]) {
            $0[$1] = RuleContext(architecture.restricted(to: $1), rules)
        }
        // The rules are independent of each other.
        let results = rules.rules.mapInParallel { rule in
            let context = contexts[rule.builds] ?? context
            let mustApply = architecture.isComplete && !rule.mayBeEmpty
            return (
                idleParts: mustApply ? rule.idleParts(in: context) : [],
                violations: rule.check.violations(in: context).map {
                    rule.stated($0, membership)
                },
                measure: rule.check.measure(in: context)
            )
        }
        let all = zip(rules.rules, results).map { ($0, $1.violations) }
        let kept = withoutConsequences(all)
        violations = kept
        let counts = Dictionary(grouping: kept, by: \.rule).mapValues(\.count)
        let leftOut = Dictionary(grouping: all.flatMap(\.1), by: \.rule)
            .mapValues(\.count).merging(counts) { $0 - $1 }
        summaries = zip(rules.rules, results).map { rule, result in
            RuleSummary(
                rule: rule.name,
                kind: rule.kind,
                measure: result.measure,
                violations: counts[rule.name] ?? 0,
                leftOut: leftOut[rule.name] ?? 0
            )
        }
        // A group may be empty because something could not be read.
        let emptyGroups = rules.groups.filter {
            architecture.isComplete && !$0.mayBeEmpty && membership.members(of: [$0.name]).isEmpty
        }.map { group in
            let hint = group.hint(among: architecture.modules).map { "; did you mean \($0)?" } ?? ""
            let message = "no module belongs to the group '\(group.name)'\(hint)"
            return Problem(.badData, at: "\(file):\(group.place)", message)
        }
        let idleParts = zip(rules.rules, results).flatMap { rule, result in
            result.idleParts.map { message, place in
                Problem(.badData, at: "\(file):\(place)", "the rule '\(rule.name)' \(message)")
            }
        }
        problems = emptyGroups + idleParts
        groups = rules.groups.compactMap { group in
            // A group of groups repeats others, and so do its companions.
            if case .groups = group.members { return nil }
            let count = membership.members(of: [group.name])
                .count { membership.group(of: $0) == group.name }
            return group.isOfCompanions && count == 0 ? nil : .init(name: group.name, count: count)
        }
    }
}

extension RuleStatement {
    fileprivate func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)] {
        (check.isIdle(in: context) ? [("applies to nothing; correct or remove it", place)] : [])
            + check.idleParts(in: context)
    }

    /// Returns a violation with the rule's name, severity and reason, and the first advice of the
    /// rule that fits.
    fileprivate func stated(_ violation: Violation, _ membership: GroupMembership) -> Violation {
        let advice = advice.first { advice in
            membership.isMember(violation.importer, ofAny: advice.from)
                && membership.isMember(violation.imported, ofAny: advice.to)
        }
        var violation = violation
        violation.rule = name
        violation.severity = severity
        violation.reason = reason
        violation.instead = advice?.instead ?? violation.instead
        return violation
    }
}

/// Leaves out violations that another rule explains better.
///
/// For example, a forbidden import is not reported as undeclared, too. An unlisted dependency that
/// another rule forbids is reported once.
///
/// The remaining violation is at least as severe as the omitted violation, so that no warning hides
/// an error. Both are about the same dependency, so that a baseline entry hides nothing else.
private func withoutConsequences(
    _ all: [(rule: RuleStatement, violations: [Violation])]
) -> [Violation] {
    func severities(of kinds: [String], by key: (Violation) -> [String]) -> [[String]: Severity] {
        let violations = all.filter { kinds.contains($0.rule.kind) }.flatMap(\.violations)
        return Dictionary(violations.map { (key($0), $0.severity) }) { $0.covers($1) ? $0 : $1 }
    }
    func dependency(_ violation: Violation) -> [String] {
        [violation.importer, violation.imported]
    }
    func place(_ violation: Violation) -> [String] {
        dependency(violation) + [violation.place.description]
    }
    let chains = [LayersCheck.kind, IndependenceCheck.kind, ForbiddenCheck.kind]
    let explained = severities(of: chains, by: place)
    let forbidden = severities(of: chains + [AllowedOnlyCheck.kind], by: dependency)
    let external = severities(of: [NoThirdPartyCheck.kind], by: dependency)
    return all.flatMap { rule, violations in
        violations.filter { violation in
            let key = dependency(violation)
            let others: [Severity?] =
                switch rule.kind {
                case AllowedOnlyCheck.kind: [explained[place(violation)]]
                case DeclaredCheck.kind: [forbidden[key]]
                case UsedCheck.kind: [forbidden[key], external[key]]
                default: []
                }
            return !others.contains { $0?.covers(violation.severity) ?? false }
        }
    }
}
