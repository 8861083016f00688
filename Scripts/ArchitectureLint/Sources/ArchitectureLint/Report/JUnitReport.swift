/// A report as JUnit test results, with a suite for each rule.
///
/// A rule that holds is a passed test case. A violation is a failed case, a warning is a passed
/// case with a note, and a known violation is a skipped case.
struct JUnitReport {
    let report: Report

    /// The XML element in a test case that reports its outcome.
    private struct Outcome {
        enum Tag: String {
            case note = "system-out"
            case failure, skipped, error
        }

        let tag: Tag
        var type: String?
        var message: String?
        var text: String?
    }

    /// A test case; the outcome of a case that passed without a note is nil.
    private typealias Case = (name: String, file: String?, outcome: Outcome?)
    private typealias Suite = (name: String, cases: [Case])

    var text: String {
        func testCase(_ problem: Problem, _ outcome: Outcome) -> Case {
            let name = problem.place.isEmpty ? problem.kind.name : problem.place
            return (name, problem.location?.file, outcome)
        }
        let problems = report.problems.map { problem in
            let (type, text) = (problem.kind.name, problem.message)
            return testCase(problem, Outcome(tag: .error, type: type, message: text, text: text))
        }
        let unseen = report.unseen.map {
            testCase($0, Outcome(tag: .skipped, message: "partial: \($0.message)"))
        }
        let files = report.result.examined.coverage
        let coverage: Case = (
            "Swift files are examined", nil, Outcome(tag: .note, text: files.text)
        )
        let others = problems + unseen + (files.all == 0 ? [] : [coverage])
        let suites =
            report.rules.map { Suite($0.name, cases(of: $0)) }
            + (others.isEmpty ? [] : [Suite("archlint", others)])
        let counts = Self.counts(suites.flatMap(\.cases))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="archlint"\(counts)>
            \(suites.map(Self.text(of:)).joined())</testsuites>

            """
    }

    private func cases(of rule: ReportedRule) -> [Case] {
        func testCase(_ violation: Violation, _ outcome: Outcome) -> Case {
            ("\(violation.place): \(violation.message)", violation.place.file, outcome)
        }
        let found = report.violations.filter { $0.rule == rule.name }.map { violation in
            let (message, text) = (violation.message, violation.explanation)
            return testCase(
                violation,
                violation.severity == .warning
                    ? Outcome(tag: .note, text: "warning: \(text)")
                    : Outcome(tag: .failure, type: rule.kind, message: message, text: text)
            )
        }
        let known = report.known.filter { $0.violation.rule == rule.name }.map { known in
            let reason = known.reason.isEmpty ? "" : ": \(known.reason)"
            return testCase(known.violation, Outcome(tag: .skipped, message: "known\(reason)"))
        }
        guard (found + known).isEmpty else { return found + known }
        let isLeftOut = report.result.conclusions.contains {
            $0.rule == rule.name && $0.leftOut > 0
        }
        let reason =
            !report.problems.isEmpty
            ? "not everything could be examined"
            : isLeftOut ? "another rule reports each violation of this rule" : nil
        let note =
            report.isPartial
            ? Outcome(tag: .note, text: "partial: not everything could be examined") : nil
        let outcome = reason.map { Outcome(tag: .skipped, message: $0) } ?? note
        return [(rule.reason.isEmpty ? rule.name : rule.reason, nil, outcome)]
    }

    private static func counts(_ cases: [Case]) -> String {
        func count(_ tag: Outcome.Tag) -> String { "\(cases.count { $0.outcome?.tag == tag })" }
        return attribute("tests", "\(cases.count)") + attribute("failures", count(.failure))
            + attribute("errors", count(.error)) + attribute("skipped", count(.skipped))
    }

    private static func text(of suite: Suite) -> String {
        let cases = suite.cases.map { name, file, outcome in
            let start =
                "    <testcase" + attribute("classname", "archlint.\(suite.name)")
                + attribute("name", name) + attribute("file", file)
            guard let outcome else { return "\(start)/>\n" }
            let tag = outcome.tag.rawValue
            let attributes =
                attribute("type", outcome.type) + attribute("message", outcome.message)
            let end = outcome.text.map { ">\($0.xmlContent)</\(tag)>" } ?? "/>"
            return "\(start)><\(tag)\(attributes)\(end)</testcase>\n"
        }
        let start = "  <testsuite" + attribute("name", suite.name) + counts(suite.cases) + ">\n"
        return start + cases.joined() + "  </testsuite>\n"
    }

    private static func attribute(_ name: String, _ value: String?) -> String {
        value.map { " \(name)=" + "\"" + $0.xmlAttribute + "\"" } ?? ""
    }
}

extension String {
    /// The text between XML tags, with invalid scalars escaped as in Swift.
    fileprivate var xmlContent: String { xmlEscaped(keeping: "\n\t\"'") }

    /// The text in an XML attribute; line breaks are escaped, because XML parsers replace them
    /// with spaces.
    fileprivate var xmlAttribute: String { xmlEscaped(keeping: "") }

    private func xmlEscaped(keeping kept: String) -> String {
        escaping { scalar in
            switch scalar {
            case _ where kept.unicodeScalars.contains(scalar): nil
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&apos;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            case _ where scalar.value & 0xFFFE == 0xFFFE || scalar.isControl: scalar.swiftEscape
            default: nil
            }
        }
    }
}
