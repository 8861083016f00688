/// A report as programs read it: one document, its keys in alphabetical order.
struct JSONReport: Encodable {
    private let holds: Bool
    private let exitCode: Int32
    private let examined: Examined
    private let conclusions: [Conclusion]
    private let rules: [RuleEntry]
    private let violations: [Finding]
    private let known: [KnownFinding]
    private let baseline: Nullable<String>
    private let problems: [ProblemEntry]

    private struct Examined: Encodable {
        let packages: Int
        /// How many more there are that the rules leave out.
        let excludedPackages: Int
        let targets: Int
        let files: Int
        /// How many of the files were not read, since a former run has read them as they are.
        let imports: Int
        let conditionalImports: Int
        let declaredDependencies: Int
        let groups: [String: Int]
        /// How many manifests were read in which way.
        let readings: [String: Int]
        let objects: Nullable<Objects>
    }

    private struct Objects: Encodable {
        let objects: Int
        let targets: Int
        let references: Int
        let unbuilt: [String]
    }

    private struct Conclusion: Encodable {
        let rule: String
        let kind: String
        let examined: Int
        let unit: String
        let modules: Nullable<Int>
        let violations: Int
        let leftOut: Int
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

    /// A value, or `null`: a key that is there only at times would be a trap.
    private struct Nullable<Value: Encodable>: Encodable {
        let value: Value?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if let value { try container.encode(value) } else { try container.encodeNil() }
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
        examined = Self.examined(report.proof.examined)
        conclusions = report.proof.conclusions.map {
            Conclusion(
                rule: $0.rule,
                kind: $0.kind,
                examined: $0.examined,
                unit: $0.unit,
                modules: Nullable(value: $0.modules),
                violations: $0.violations,
                leftOut: $0.leftOut
            )
        }
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
        baseline = Nullable(value: report.baseline)
        problems = report.problems.map(ProblemEntry.init)
    }

    private static func examined(_ numbers: Proof.Examined) -> Examined {
        Examined(
            packages: numbers.packages,
            excludedPackages: numbers.excludedPackages,
            targets: numbers.targets,
            files: numbers.files,
            imports: numbers.imports,
            conditionalImports: numbers.conditionalImports,
            declaredDependencies: numbers.declaredDependencies,
            groups: Dictionary(
                numbers.groups.map { ($0.name, $0.targets) },
                uniquingKeysWith: { first, _ in first }
            ),
            readings: Dictionary(
                numbers.readings.map { ($0.name, $0.manifests) },
                uniquingKeysWith: { first, _ in first }
            ),
            objects: Nullable(
                value: numbers.objects.map {
                    Objects(
                        objects: $0.objects,
                        targets: $0.targets,
                        references: $0.references,
                        unbuilt: $0.unbuilt
                    )
                }
            )
        )
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
