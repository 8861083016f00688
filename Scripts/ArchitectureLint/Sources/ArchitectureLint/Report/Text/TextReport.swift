/// A report as people read it. Problems are messages rather than findings, and stand elsewhere.
struct TextReport {
    let report: Report
    let style: TextStyle
    /// Whether only what is wrong is said.
    let isQuiet: Bool

    init(_ report: Report, style: TextStyle = .plain, isQuiet: Bool = false) {
        self.report = report
        self.style = style
        self.isQuiet = isQuiet
    }

    /// The violations, rule by rule, and what they come to; or what was examined, and what follows.
    var output: String {
        if isQuiet, report.status == .success { return "" }
        var blocks = report.groups.map(text)
        if !isQuiet {
            if report.holds { blocks.append(examined) }
            if report.holds || !report.violations.isEmpty { blocks.append(summary) }
        }
        return blocks.map { "\($0)\n" }.joined(separator: "\n")
    }

    /// What it comes to, in a line.
    var summary: String {
        let line = report.summary
        return report.holds ? style.success(line) : style.failure(line)
    }

    /// A rule, why it is, and where it is broken. What to do stands once behind all places for which
    /// it is the same.
    private func text(_ rule: RuleNote, _ violations: [Violation]) -> String {
        let reason = rule.reason.isEmpty ? "" : ": \(rule.reason.onOneLine)"
        var advice: [String] = []
        var places: [String: [String]] = [:]
        for violation in violations {
            if places[violation.instead] == nil { advice.append(violation.instead) }
            places[violation.instead, default: []] += lines(of: violation)
        }
        let blocks = advice.map { instead in
            let way = style.headed("Instead:", " \(instead.onOneLine).", indent: 4)
            return (places[instead, default: []] + [way]).joined(separator: "\n")
        }
        return "\(style.headed(rule.name.onOneLine, reason))\n" + blocks.joined(separator: "\n\n")
    }

    /// A violation on a line that editors understand, and under it the steps of its chain.
    private func lines(of violation: Violation) -> [String] {
        let severity =
            switch violation.severity {
            case .error: style.failure("error:")
            case .warning: style.warning("warning:")
            }
        let place = style.place("\(violation.place):".onOneLine)
        let steps = violation.chain.map { step in
            "    \("\(step.from) → \(step.to)".onOneLine)  "
                + style.place("\(step.place)".onOneLine)
        }
        return ["\(place) \(severity) \(violation.message.onOneLine)"] + steps
    }

    /// What was examined, what it rests on, and what follows.
    private var examined: String {
        let proof = report.proof
        let examined = proof.examined
        let numbers = style.wrapped(
            """
            Examined: \(examined.packages.counted("package")), \
            \(examined.targets.counted("target")), \(examined.files.counted("file")), \
            \(examined.imports.counted("import")) \
            (\(examined.conditionalImports) within #if), \
            \(examined.declaredDependencies.counted("declared dependency", "declared dependencies")).
            """
        )
        let groups = examined.groups.filter { $0.targets > 0 }.map {
            "\($0.name.onOneLine) \($0.targets)"
        }
        let grounds = [proof.excluded, proof.readings, proof.objects]
            .compactMap { $0.map { "    \($0)" } }
        let list = groups.dropLast().map { "\($0)," } + groups.suffix(1)
        let follows = proof.consequences.map { "    \($0)" }
        let parts = [
            (numbers, grounds),
            ("Targets of each group:", groups.isEmpty ? [] : [style.listed(list, indent: 4)]),
            ("What follows:", follows),
        ]
        return parts.filter { $0.0 == numbers || !$0.1.isEmpty }.flatMap { [$0] + $1 }
            .joined(separator: "\n")
    }
}
