struct JSONReport {
    let report: Report

    func text() throws -> String {
        let document: JSONObject = [
            "holds": report.holds,
            "exitCode": report.status.rawValue,
            "examined": examined,
            "conclusions": report.proof.conclusions.map { conclusion -> JSONObject in
                [
                    "rule": conclusion.rule, "kind": conclusion.kind,
                    "examined": conclusion.measure.examined, "unit": conclusion.measure.unit,
                    "modules": Nullable(conclusion.measure.modules),
                    "violations": conclusion.violations, "leftOut": conclusion.leftOut,
                ]
            },
            "rules": report.rules.map { rule -> JSONObject in
                [
                    "name": rule.name, "kind": rule.kind, "reason": rule.reason,
                    "severity": rule.severity.rawValue,
                    "violations": report.violations.count { $0.rule == rule.name },
                ]
            },
            "violations": report.violations.map(entry),
            "known": report.known.map { known -> JSONObject in
                ["violation": entry(known.violation), "reason": known.reason]
            },
            "baseline": Nullable(report.baseline),
            "problems": report.problems.map(\.entry),
        ]
        return try document.jsonText()
    }

    private var examined: JSONObject {
        let numbers = report.proof.examined
        return [
            "packages": numbers.packages, "excludedPackages": numbers.excludedPackages,
            "targets": numbers.targets, "files": numbers.files,
            "imports": numbers.imports, "conditionalImports": numbers.conditionalImports,
            "declaredDependencies": numbers.declaredDependencies,
            "groups": numbers.groups.reduce(into: [:]) { $0[$1.name] = $1.count },
            "readings": numbers.readings.reduce(into: [:]) { $0[$1.name] = $1.count },
            "objects": Nullable(numbers.objects),
        ]
    }

    private func entry(_ violation: Violation) -> JSONObject {
        [
            "file": violation.place.file, "line": violation.place.line, "rule": violation.rule,
            "kind": report.kind(of: violation), "severity": violation.severity.rawValue,
            "reason": violation.reason, "importer": violation.importer,
            "imported": violation.imported, "message": violation.message,
            "chain": violation.chain.map(\.entry), "instead": violation.instead,
        ]
    }
}
