/// A report in the exchange format of static analysis, SARIF 2.1.0.
struct SARIFReport {
    private let report: Report
    private let indices: [String: Int]

    private static let base = "SRCROOT"

    init(_ report: Report) {
        self.report = report
        indices = Dictionary(
            report.rules.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The document.
    ///
    /// - Throws: what the encoder throws.
    func text() throws -> String { try SARIFLog(runs: [run]).jsonText() }

    private var run: SARIFLog.Run {
        SARIFLog.Run(
            tool: SARIFLog.Tool(
                driver: SARIFLog.Driver(
                    semanticVersion: HelpText.version,
                    rules: report.rules.map(Self.descriptor),
                    notifications: Problem.Kind.allCases.map {
                        SARIFLog.Descriptor(id: $0.rawValue)
                    }
                )
            ),
            invocations: [
                SARIFLog.Invocation(
                    executionSuccessful: report.problems.isEmpty,
                    exitCode: report.status.rawValue,
                    toolExecutionNotifications: report.problems.map(Self.notification)
                )
            ],
            originalUriBaseIds: [
                Self.base: SARIFLog.URIBase(
                    description: SARIFLog.Message("The folder that was examined.")
                )
            ],
            results: results
        )
    }

    private static func descriptor(_ rule: RuleNote) -> SARIFLog.Descriptor {
        let reason = rule.reason.isEmpty ? rule.name : rule.reason
        let advice = rule.advice.map { "Instead: \($0)." }.joined(separator: "\n")
        return SARIFLog.Descriptor(
            id: rule.name,
            shortDescription: SARIFLog.Message(reason),
            fullDescription: SARIFLog.Message(reason),
            help: SARIFLog.Message(advice.isEmpty ? reason : advice),
            defaultConfiguration: SARIFLog.Configuration(level: rule.severity.rawValue),
            properties: SARIFLog.Properties(kind: rule.kind)
        )
    }

    private static func notification(_ problem: Problem) -> SARIFLog.Notification {
        SARIFLog.Notification(
            descriptor: SARIFLog.Reference(
                id: problem.kind.rawValue,
                index: Problem.Kind.allCases.firstIndex(of: problem.kind) ?? 0
            ),
            level: "error",
            message: SARIFLog.Message(problem.message),
            locations: problem.location.map { [location($0.file, line: $0.line ?? 0)] }
        )
    }

    /// The violations, then those that are known. Once one result tells whether it is suppressed,
    /// the standard wants all to tell.
    private var results: [SARIFLog.Result] {
        let suppressions: [SARIFLog.Suppression]? = report.baseline == nil ? nil : []
        let all =
            report.violations.map { ($0, suppressions) }
            + report.known.map { known in
                let reason = known.reason.isEmpty ? nil : known.reason
                return (known.violation, [SARIFLog.Suppression(justification: reason)])
            }
        var counts: [Baseline.Key: Int] = [:]
        return all.map { violation, suppressions in
            counts[violation.key, default: 0] += 1
            return result(violation, number: counts[violation.key] ?? 1, suppressions)
        }
    }

    private func result(
        _ violation: Violation,
        number: Int,
        _ suppressions: [SARIFLog.Suppression]?
    ) -> SARIFLog.Result {
        let steps = violation.chain.enumerated().map { index, step in
            SARIFLog.Location(
                id: index + 1,
                physicalLocation: Self.place(step.place.file, line: step.place.line),
                message: SARIFLog.Message("\(step.from) → \(step.to)")
            )
        }
        let flow = SARIFLog.ThreadFlow(
            locations: steps.map { step in
                var step = step
                step.id = nil
                return SARIFLog.ThreadFlowLocation(location: step)
            }
        )
        return SARIFLog.Result(
            ruleId: violation.rule.rawValue,
            ruleIndex: indices[violation.rule.rawValue] ?? -1,
            level: violation.severity.rawValue,
            message: SARIFLog.Message("\(violation.message)\nInstead: \(violation.instead)."),
            locations: [Self.location(violation.place.file, line: violation.place.line)],
            relatedLocations: steps.isEmpty ? nil : steps,
            codeFlows: steps.isEmpty ? nil : [SARIFLog.CodeFlow(threadFlows: [flow])],
            partialFingerprints: ["archlintKey/v1": Self.fingerprint(violation.key, number)],
            suppressions: suppressions
        )
    }

    /// What stays the same as long as a baseline would know the violation.
    private static func fingerprint(_ key: Baseline.Key, _ number: Int) -> String {
        let words = [key.rule, key.importer, key.imported, key.file, "\(number)"]
        return SHA256.digest(of: Array(words.joined(separator: "\0").utf8))
    }

    private static func location(_ file: String, line: Int) -> SARIFLog.Location {
        SARIFLog.Location(physicalLocation: place(file, line: line))
    }

    private static func place(_ file: String, line: Int) -> SARIFLog.PhysicalLocation {
        let isAbsolute = file.hasPrefix("/")
        return SARIFLog.PhysicalLocation(
            artifactLocation: SARIFLog.ArtifactLocation(
                uri: isAbsolute ? "file://\(escaped(file))" : escaped(file),
                uriBaseId: isAbsolute ? nil : base
            ),
            region: line > 0 ? SARIFLog.Region(startLine: line) : nil
        )
    }

    /// A path as a URI writes it (RFC 3986): all but what needs no escape as `%20`.
    private static func escaped(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%\(digits.count < 2 ? "0" : "")\(digits)"
            }
        }
    }
}
