/// A proof as people read it.
struct TextReport {
    let proof: Proof

    /// The violations and what was examined: what the run is asked for.
    var output: String {
        var blocks = proof.violations.map(text(of:))
        if proof.holds { blocks.append("The rules hold.\n" + numbers) }
        if !proof.violations.isEmpty { blocks.append(counts) }
        return blocks.map { "\($0)\n" }.joined(separator: "\n")
    }

    /// The problems, which are messages rather than findings.
    var errors: String {
        proof.problems.map { problem in
            let place = problem.place.isEmpty ? "" : "\(problem.place): "
            return "archlint: \(place)\(problem.message)\n"
        }.joined()
    }

    private func text(of violation: Violation) -> String {
        let chain = violation.chain.map { "    \($0.from) → \($0.to)  \($0.place)" }
        return
            ([
                "\(violation.place): \(mark(violation))\(violation.message) [\(violation.rule.rawValue)]"
            ] + chain
            + ["    Instead: \(violation.instead)."]).joined(separator: "\n")
    }

    /// How many violations there are of each severity that occurs.
    private var counts: String {
        let warnings = proof.violations.filter { $0.severity == .warning }.count
        let errors = proof.violations.count - warnings
        return [(errors, "violation"), (warnings, "warning")].filter { $0.0 > 0 }.map {
            $0 == 1 ? "1 \($1)" : "\($0) \($1)s"
        }.joined(separator: ", ")
    }

    private func mark(_ violation: Violation) -> String {
        violation.severity == .warning ? "warning: " : ""
    }

    private var numbers: String {
        let examined = proof.examined
        let present = examined.groups.filter { $0.targets > 0 }
        let width = present.map(\.name.count).max() ?? 0
        let rows = present.map { group in
            let gap = String(repeating: " ", count: width - group.name.count)
            return "    \(group.name)\(gap)  \(group.targets)"
        }
        return """
            Examined: \(examined.packages) packages, \(examined.targets) targets, \
            \(examined.files) files, \(examined.imports) imports \
            (\(examined.conditionalImports) within #if), \
            \(examined.declaredDependencies) declared dependencies.
            Targets of each group:

            """ + rows.joined(separator: "\n")
    }
}
