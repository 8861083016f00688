enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, sarif, junit, github
}

/// The parts of a rule that reports show.
struct ReportedRule: Equatable, Sendable {
    let name: String
    let kind: String
    let reason: String
    let severity: Severity
    /// The advice in the rules file, without repeated texts.
    var advice: [String] = []
}

extension ReportedRule {
    init(_ rule: RuleStatement) {
        self.init(name: rule.name, kind: rule.kind, reason: rule.reason, severity: rule.severity)
        for text in rule.advice.map(\.instead) where !advice.contains(text) { advice.append(text) }
    }
}

/// The content of every report, independent of its format.
struct Report: Sendable {
    let result: LintResult
    /// The rules in the order of the rules file, then the rule about stale entries.
    let rules: [ReportedRule]
    /// The violations that the baseline does not list, and the baseline's stale entries.
    let violations: [Violation]
    let known: [Baseline.Known]
    let baseline: String?
    let coverage: Coverage

    /// Creates a report of `result`.
    ///
    /// - Parameter isComplete: True if the run fails when files could not be examined.
    init(
        _ result: LintResult,
        knowing baseline: Baseline? = nil,
        complete isComplete: Bool = false
    ) {
        self.result = result
        var rules = (result.input?.rules.rules ?? []).map(ReportedRule.init)
        let strays = result.violations.filter { violation in
            rules.contains { $0.name == violation.rule && $0.kind == StraySourceCheck.kind }
        }
        let files = result.examined.coverage
            .filesWithoutTarget(except: Set(strays.map(\.place.file)))
        coverage = Coverage(
            mistakes: result.problems,
            unseen: result.unseen + (isComplete ? files : []),
            isRequired: isComplete
        )
        self.baseline = baseline?.file
        if baseline != nil { rules.append(Baseline.rule) }
        let match = baseline?.match(result, rules: Set(rules.map(\.name)))
        violations = match?.violations ?? result.violations
        known = match?.known ?? []
        self.rules = rules
    }

    /// Creates a report of a run that failed before it examined anything.
    init(_ problems: [Problem]) {
        self.init(LintResult(examined: .init(), violations: [], problems: problems))
    }
}

extension Report {
    var errors: [Violation] { violations.filter { $0.severity == .error } }
    var warnings: [Violation] { violations.filter { $0.severity == .warning } }

    /// True if something could not be examined.
    var isPartial: Bool { !result.unseen.isEmpty }

    /// The problems that fail the run.
    var problems: [Problem] { coverage.problems }

    /// The problems with parts that could not be examined; empty if such problems fail the run.
    var unseen: [Problem] { coverage.notes }

    // Warnings and known violations do not count.
    var holds: Bool { errors.isEmpty && problems.isEmpty }

    /// The exit code; a problem outweighs violations, because their list may be incomplete.
    var status: ExitCode {
        guard problems.isEmpty else { return ExitCode(problems) }
        return errors.isEmpty ? .success : .violations
    }

    /// The broken rules with their violations, in the order of the rules.
    var groups: [(rule: ReportedRule, violations: [Violation])] {
        let byRule = Dictionary(grouping: violations, by: \.rule)
        return rules.compactMap { rule in byRule[rule.name].map { (rule, $0) } }
    }

    private var partial: String {
        unseen.isEmpty ? "" : " (partial: \(unseen.count.counted("part")) could not be examined)"
    }

    var summary: String {
        func count(_ number: Int, _ noun: String) -> String? {
            number == 0 ? nil : number.counted(noun)
        }
        let found = [
            count(errors.byKey.count, "violation"), count(warnings.byKey.count, "warning"),
        ]
        .compactMap { $0 }
        let known = count(known.map(\.violation).byKey.count, "known violation").map {
            "\($0) in \((baseline ?? "").onOneLine)"
        }
        let all = (found + [known].compactMap { $0 }).joined(separator: ", ")
        if let problems = count(problems.count, "problem") {
            let start = all.isEmpty ? "" : "\(all), and "
            return "\(start)\(problems): not everything could be examined"
        }
        guard holds else { return all + partial }
        let warned = found.isEmpty ? "" : ", with \(found.joined(separator: ", "))"
        let isEmpty = result.examined.targets == 0 && isPartial
        let verdict = isEmpty ? "Nothing is checked" : "The rules hold"
        return "\(verdict)\(partial)\(warned)\(known.map { ", except for \($0)" } ?? "")."
    }
}
