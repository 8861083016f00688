/// A report as text, without the problems, which go to standard error.
struct TextReport {
    let report: Report
    var style = TextStyle.plain
    var isQuiet = false

    /// The violations by rule, a note about the parts that were not checked, and the summary.
    ///
    /// If the rules hold, the numbers of examined things and the names of the rules precede the
    /// summary. A quiet report has neither these numbers nor a summary.
    var output: String {
        var blocks = isQuiet && report.status == .success ? [] : report.groups.map(text)
        if !report.unseen.isEmpty { blocks.append(report.coverage.note(style, "are not checked")) }
        if !isQuiet {
            if report.holds { blocks.append(examined) }
            let coverage = report.result.examined.coverage
            let files = coverage.all == 0 ? "" : style.wrapped(coverage.text) + "\n"
            if report.holds || !report.violations.isEmpty { blocks.append(files + summary) }
        }
        return blocks.map { "\($0)\n" }.joined(separator: "\n")
    }

    var summary: String {
        let line = report.summary
        return report.holds ? style.success(line) : style.failure(line)
    }

    /// Returns a rule with its violations; one advice follows all violations that share it.
    private func text(_ rule: ReportedRule, _ violations: [Violation]) -> String {
        let reason = rule.reason.isEmpty ? "" : ": \(rule.reason.onOneLine)"
        var advice: [String] = []
        var places: [String: [String]] = [:]
        for same in violations.byKey {
            let violation = same[0]
            if places[violation.instead] == nil { advice.append(violation.instead) }
            places[violation.instead, default: []] += lines(of: same)
        }
        let blocks = advice.map { instead in
            let fix = style.headed("fix:", " \(instead.onOneLine).", indent: 4)
            return (places[instead, default: []] + [fix]).joined(separator: "\n")
        }
        return "\(style.headed(rule.name.onOneLine, reason))\n" + blocks.joined(separator: "\n\n")
    }

    /// Returns violations of the same modules as a line that editors understand, the steps of the
    /// first violation's chain, and the other places.
    private func lines(of same: [Violation]) -> [String] {
        let violation = same[0]
        let severity =
            switch violation.severity {
            case .error: style.failure("error:")
            case .warning: style.warning("warning:")
            }
        let place = style.place("\(violation.place):".onOneLine)
        let steps = violation.chain.map { step in
            "    \("\(step.from) → \(step.to)".onOneLine)  "
                + style.place("\(step.place)".onOneLine) + step.shownCondition.onOneLine
        }
        let others = same.otherPlaces.map { "    also \(style.place($0.onOneLine))" }
        return ["\(place) \(severity) \(violation.message.onOneLine)"] + steps + others
    }

    private var examined: String {
        let result = report.result
        let examined = result.examined
        let dependencies = examined.declaredDependencies.counted("declared dependency")
        let projects =
            examined.projects == 0 ? "" : "\(examined.projects.counted("Xcode project")), "
        let numbers = style.wrapped(
            """
            Examined: \(examined.packages.counted("package")), \
            \(projects)\(examined.targets.counted("target")), \(examined.files.counted("file")), \
            \(examined.imports.counted("import")) \
            (\(examined.conditionalImports) within #if), \(dependencies).
            """
        )
        let readings = examined.readings.isEmpty ? nil : result.readings
        let details = [result.excluded, readings].compactMap { $0.map { "    \($0)" } }
        let groups = examined.groups.filter { $0.count > 0 }.map {
            "\($0.name.onOneLine) \($0.count)"
        }
        let list = groups.dropLast().map { "\($0)," } + groups.suffix(1)
        let sections = [
            ("Targets of each group:", groups.isEmpty ? [] : [style.listed(list, indent: 4)]),
            ("Rules that hold:", result.consequences.map { "    \($0)" }),
        ]
        return ([numbers] + details + sections.filter { !$0.1.isEmpty }.flatMap { [$0] + $1 })
            .joined(separator: "\n")
    }
}
