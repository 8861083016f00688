/// What a run has to say, in whichever format it is said.
struct Report: Sendable {
    /// What was examined and found.
    let proof: Proof
    /// The rules, in the order of their file; behind them what else is broken.
    let rules: [RuleNote]
    /// What counts: the violations that no baseline knows, and its stale entries.
    let violations: [Violation]
    /// The violations that the baseline knows.
    let known: [Baseline.Known]
    /// The baseline's name, when there is one.
    let baseline: String?

    /// What there is to say of a proof, apart from what a baseline knows.
    init(_ proof: Proof, knowing baseline: Baseline? = nil) {
        self.proof = proof
        self.baseline = baseline?.file
        var rules = (proof.ground?.rules.rules ?? []).map(RuleNote.init)
        if baseline != nil { rules.append(Baseline.rule) }
        let match = baseline?.match(proof, rules: Set(rules.map(\.name)))
        violations = match?.violations ?? proof.violations
        known = match?.known ?? []
        for violation in violations + known.map(\.violation)
        where !rules.contains(where: { $0.name == violation.rule.rawValue }) {
            rules.append(RuleNote(violation))
        }
        self.rules = rules
    }

    /// What there is to say when nothing could be examined.
    init(_ problems: [Problem]) {
        self.init(Proof(examined: .nothing, violations: [], problems: problems))
    }
}

extension Report {
    /// The violations that fail the run.
    var errors: [Violation] { violations.filter { $0.severity == .error } }
    /// Those that do not.
    var warnings: [Violation] { violations.filter { $0.severity == .warning } }
    /// What could not be read, or was not there to be examined.
    var problems: [Problem] { proof.problems }
    /// Whether the rules hold, as far as the run can tell; warnings and what is known do not count.
    var holds: Bool { errors.isEmpty && problems.isEmpty }

    /// How the run ends. A problem outweighs violations: the list of these may be incomplete.
    var status: ExitStatus {
        guard problems.isEmpty else { return ExitStatus(problems) }
        return errors.isEmpty ? .success : .violations
    }

    /// The violations of each rule that is broken, in the order of the rules.
    var groups: [(rule: RuleNote, violations: [Violation])] {
        let byRule = Dictionary(grouping: violations, by: \.rule.rawValue)
        return rules.compactMap { rule in byRule[rule.name].map { (rule, $0) } }
    }

    /// The kind of a violation's rule.
    func kind(of violation: Violation) -> String {
        rules.first { $0.name == violation.rule.rawValue }?.kind ?? ""
    }

    /// What it comes to, in a line.
    var summary: String {
        let counts = [
            Self.count(errors.count, "violation"), Self.count(warnings.count, "warning"),
        ].compactMap { $0 }
        let known = Self.count(known.count, "known violation").map {
            "\($0) in \((baseline ?? "").onOneLine)"
        }
        if let problems = Self.count(problems.count, "problem") {
            let all = counts + [known].compactMap { $0 }
            let found = all.isEmpty ? "" : "\(all.joined(separator: ", ")), and "
            return "\(found)\(problems): not all could be examined"
        }
        guard holds else { return (counts + [known].compactMap { $0 }).joined(separator: ", ") }
        let warned = counts.isEmpty ? "" : ", with \(counts.joined(separator: ", "))"
        return "The rules hold\(warned)\(known.map { ", but for \($0)" } ?? "")."
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : number.counted(noun)
    }
}
