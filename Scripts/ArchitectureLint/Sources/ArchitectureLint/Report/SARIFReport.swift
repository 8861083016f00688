/// A report in SARIF 2.1.0, the OASIS format for results of static analysis.
struct SARIFReport {
    let report: Report
    private static let base = "SRCROOT"

    func text() throws -> String {
        let log: JSONObject = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
        return try log.jsonText()
    }

    private var run: JSONObject {
        let driver: JSONObject = [
            "name": "archlint",
            "semanticVersion": HelpText.version,
            "rules": report.rules.map(Self.descriptor),
            "notifications": ExitCode.problems.map { ["id": $0.name] },
        ]
        let properties: JSONObject = [
            "partial": report.isPartial, "coverage": report.result.examined.coverage.json,
        ]
        let invocation: JSONObject = [
            "executionSuccessful": report.problems.isEmpty,
            "exitCode": report.status.rawValue,
            "toolExecutionNotifications": report.problems.map { Self.notification($0, "error") }
                + report.unseen.map { Self.notification($0, "warning") },
            "properties": properties,
        ]
        let root: JSONObject = ["description": Self.message("The folder that was examined.")]
        return [
            "tool": ["driver": driver],
            "invocations": [invocation],
            "originalUriBaseIds": [Self.base: root],
            "columnKind": "unicodeCodePoints",
            "results": results,
        ]
    }

    private static func descriptor(_ rule: ReportedRule) -> JSONObject {
        let reason = rule.reason.isEmpty ? rule.name : rule.reason
        let advice = rule.advice.map { "fix: \($0)." }.joined(separator: "\n")
        return [
            "id": rule.name,
            "shortDescription": message(reason),
            "fullDescription": message(reason),
            "help": message(advice.isEmpty ? reason : advice),
            "defaultConfiguration": ["level": rule.severity.rawValue],
            "properties": ["kind": rule.kind],
        ]
    }

    private static func notification(_ problem: Problem, _ level: String) -> JSONObject {
        let index = ExitCode.problems.firstIndex(of: problem.kind) ?? 0
        let descriptor: JSONObject = ["id": problem.kind.name, "index": index]
        return [
            "descriptor": descriptor,
            "level": level,
            "message": message(problem.message),
            "locations": problem.location.map { [location($0.file, line: $0.line ?? 0)] },
        ]
    }

    /// The new violations, then the known violations.
    ///
    /// With a baseline, each has the key `suppressions`, whose list is empty for a new violation.
    private var results: [JSONObject] {
        let suppressions: [JSONObject]? = report.baseline == nil ? nil : []
        let all =
            report.violations.map { ($0, suppressions) }
            + report.known.map { known in
                let suppression: JSONObject = [
                    "kind": "external", "status": "accepted",
                    "justification": known.reason.isEmpty ? nil : known.reason,
                ]
                return (known.violation, [suppression])
            }
        var counts: [[String]: Int] = [:]
        return all.map { violation, suppressions in
            let words = [
                violation.rule, violation.importer, violation.imported, violation.place.file,
            ]
            counts[words, default: 0] += 1
            let (steps, flows) = Self.flow(violation.chain)
            return [
                "ruleId": violation.rule,
                "ruleIndex": report.rules.firstIndex { $0.name == violation.rule } ?? -1,
                "level": violation.severity.rawValue,
                "message": Self.message("\(violation.message)\nfix: \(violation.instead)."),
                "locations": [Self.location(violation.place.file, line: violation.place.line)],
                "relatedLocations": steps,
                "codeFlows": flows,
                "partialFingerprints": [
                    "archlintKey/v1": Self.fingerprint(words + ["\(counts[words] ?? 1)"])
                ],
                "suppressions": suppressions,
            ]
        }
    }

    /// Returns the steps of a chain as locations and as a code flow; nil without steps.
    private static func flow(_ chain: [Edge]) -> ([JSONObject]?, [JSONObject]?) {
        guard !chain.isEmpty else { return (nil, nil) }
        func location(_ step: Edge, id: Int? = nil) -> JSONObject {
            let text: JSONObject = ["id": id, "message": message("\(step.from) → \(step.to)")]
            return Self.location(step.place.file, line: step.place.line).adding(text)
        }
        let related = chain.enumerated().map { location($1, id: $0 + 1) }
        let steps = chain.map { ["location": location($0)] }
        return (related, [["threadFlows": [["locations": steps]]]])
    }

    /// Returns a digest that does not depend on the line of the violation.
    private static func fingerprint(_ words: [String]) -> String {
        SHA256.digest(of: Array(words.joined(separator: "\0").utf8))
    }

    private static func location(_ file: String, line: Int) -> JSONObject {
        let isAbsolute = file.hasPrefix("/")
        // RFC 3986 does not encode these characters.
        let uri = file.percentEncoded { scalar in
            !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDecimalDigit))
                && !"-._~/".unicodeScalars.contains(scalar)
        }
        let artifact: JSONObject = [
            "uri": isAbsolute ? "file://\(uri)" : uri,
            "uriBaseId": isAbsolute ? nil : base,
        ]
        let place: JSONObject = [
            "artifactLocation": artifact, "region": line > 0 ? ["startLine": line] : nil,
        ]
        return ["physicalLocation": place]
    }

    /// Returns a message with doubled braces, because SARIF uses single braces for arguments.
    private static func message(_ text: String) -> [String: String] {
        ["text": text.replacing("{", with: "{{").replacing("}", with: "}}")]
    }
}
