struct JSONReport {
    let report: Report

    func text() throws -> String { try document.jsonText() }

    var document: JSONObject {
        let members: JSONObject = [
            "holds": report.holds,
            "exitCode": report.status.rawValue,
            "examined": examined,
            "conclusions": report.result.conclusions.map { conclusion -> JSONObject in
                [
                    "rule": conclusion.rule, "kind": conclusion.kind,
                    "examined": conclusion.measure.examined, "unit": conclusion.measure.unit,
                    "modules": conclusion.measure.modules as any Encodable,
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
            "baseline": report.baseline as any Encodable,
        ]
        return members.adding(report.coverage.json)
    }

    private var examined: JSONObject {
        let numbers = report.result.examined
        return [
            "packages": numbers.packages, "excludedPackages": numbers.excludedPackages,
            "projects": numbers.projects, "coverage": numbers.coverage.json,
            "targets": numbers.targets, "files": numbers.files,
            "imports": numbers.imports, "conditionalImports": numbers.conditionalImports,
            "declaredDependencies": numbers.declaredDependencies,
            "groups": numbers.groups.reduce(into: [:]) { $0[$1.name] = $1.count },
            "readings": numbers.readings.reduce(into: [:]) { $0[$1.name] = $1.count },
        ]
    }

    private func entry(_ violation: Violation) -> JSONObject {
        let kind = report.rules.first { $0.name == violation.rule }?.kind ?? ""
        return violation.entry.adding(["kind": kind, "reason": violation.reason])
    }
}
