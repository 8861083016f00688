/// A report as programs read it: one document, its keys in alphabetical order.
struct JSONReport: Encodable {
    private let holds: Bool
    private let exitCode: Int32
    private let examined: Examined
    private let rules: [RuleEntry]
    private let violations: [Finding]
    private let known: [KnownFinding]
    private let baseline: FileName
    private let problems: [ProblemEntry]

    private struct Examined: Encodable {
        let packages: Int
        let targets: Int
        let files: Int
        let imports: Int
        let conditionalImports: Int
        let declaredDependencies: Int
        let groups: [String: Int]
    }

    private struct RuleEntry: Encodable {
        let name: String
        let kind: String
        let reason: String
        let severity: String
        let violations: Int
    }

    private struct Finding: Encodable {
        let file: String
        let line: Int
        let rule: String
        let kind: String
        let severity: String
        let reason: String
        let importer: String
        let imported: String
        let message: String
        let chain: [Step]
        let instead: String
    }

    /// A file's name, or `null`: a key that is there only at times would be a trap.
    private struct FileName: Encodable {
        let name: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if let name { try container.encode(name) } else { try container.encodeNil() }
        }
    }

    private struct KnownFinding: Encodable {
        let violation: Finding
        /// Why it is known, as the baseline says.
        let reason: String
    }

    private struct Step: Encodable {
        let from: String
        let to: String
        let file: String
        let line: Int
    }

    init(_ report: Report) {
        holds = report.holds
        exitCode = report.status.rawValue
        let numbers = report.proof.examined
        examined = Examined(
            packages: numbers.packages,
            targets: numbers.targets,
            files: numbers.files,
            imports: numbers.imports,
            conditionalImports: numbers.conditionalImports,
            declaredDependencies: numbers.declaredDependencies,
            groups: Dictionary(
                numbers.groups.map { ($0.name, $0.targets) },
                uniquingKeysWith: { first, _ in first }
            )
        )
        rules = report.rules.map { rule in
            RuleEntry(
                name: rule.name,
                kind: rule.kind,
                reason: rule.reason,
                severity: rule.severity.rawValue,
                violations: report.violations.count { $0.rule.rawValue == rule.name }
            )
        }
        violations = report.violations.map { Self.finding($0, report) }
        known = report.known.map {
            KnownFinding(violation: Self.finding($0.violation, report), reason: $0.reason)
        }
        baseline = FileName(name: report.baseline)
        problems = report.problems.map(ProblemEntry.init)
    }

    private static func finding(_ violation: Violation, _ report: Report) -> Finding {
        Finding(
            file: violation.place.file,
            line: violation.place.line,
            rule: violation.rule.rawValue,
            kind: report.kind(of: violation),
            severity: violation.severity.rawValue,
            reason: violation.reason,
            importer: violation.importer,
            imported: violation.imported,
            message: violation.message,
            chain: violation.chain.map {
                Step(from: $0.from, to: $0.to, file: $0.place.file, line: $0.place.line)
            },
            instead: violation.instead
        )
    }

    /// The document.
    ///
    /// - Throws: what the encoder throws.
    func text() throws -> String { try jsonText() }
}
