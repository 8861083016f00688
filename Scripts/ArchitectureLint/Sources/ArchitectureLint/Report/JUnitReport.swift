/// A report as JUnit test results, with a suite for each rule.
///
/// A rule that holds is a test case that passed. A violation is a case that failed, a warning one
/// that passed with a note, and a known violation one that was skipped.
struct JUnitReport {
    let report: Report

    private struct Case {
        enum Outcome {
            case passed(note: String?)
            case failed(type: String, message: String, text: String)
            case skipped(String)
            case error(type: String, message: String)
        }

        let name: String
        var file: String?
        let outcome: Outcome
    }

    private typealias Suite = (name: String, cases: [Case])

    var text: String {
        let problems = report.problems.map { problem in
            Case(
                name: problem.place.isEmpty ? problem.kind.rawValue : problem.place,
                file: problem.location?.file,
                outcome: .error(type: problem.kind.rawValue, message: problem.message)
            )
        }
        let suites =
            report.rules.map { Suite($0.name, cases(of: $0)) }
            + (problems.isEmpty ? [] : [Suite("archlint", problems)])
        let counts = Self.counts(suites.flatMap(\.cases))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="archlint"\(counts)>
            \(suites.map(Self.text(of:)).joined())</testsuites>

            """
    }

    private func cases(of rule: ReportedRule) -> [Case] {
        let found = report.violations.filter { $0.rule == rule.name }.map { violation in
            let text = violation.explanation
            return Self.testCase(
                violation,
                violation.severity == .warning
                    ? .passed(note: "warning: \(text)")
                    : .failed(type: rule.kind, message: violation.message, text: text)
            )
        }
        let known = report.known.filter { $0.violation.rule == rule.name }.map { known in
            let reason = known.reason.isEmpty ? "" : ": \(known.reason)"
            return Self.testCase(known.violation, .skipped("known\(reason)"))
        }
        guard (found + known).isEmpty else { return found + known }
        let isLeftOut = report.proof.conclusions.contains { $0.rule == rule.name && $0.leftOut > 0 }
        let outcome: Case.Outcome =
            if !report.problems.isEmpty {
                .skipped("not everything could be examined")
            } else if isLeftOut {
                .skipped("broken only where another rule explains it better")
            } else {
                .passed(note: nil)
            }
        return [Case(name: rule.reason.isEmpty ? rule.name : rule.reason, outcome: outcome)]
    }

    private static func testCase(_ violation: Violation, _ outcome: Case.Outcome) -> Case {
        Case(
            name: "\(violation.place): \(violation.message)",
            file: violation.place.file,
            outcome: outcome
        )
    }

    private static func counts(_ cases: [Case]) -> String {
        var (failures, errors, skipped) = (0, 0, 0)
        for testCase in cases {
            switch testCase.outcome {
            case .passed: break
            case .failed: failures += 1
            case .skipped: skipped += 1
            case .error: errors += 1
            }
        }
        return attribute("tests", "\(cases.count)") + attribute("failures", "\(failures)")
            + attribute("errors", "\(errors)") + attribute("skipped", "\(skipped)")
    }

    private static func text(of suite: Suite) -> String {
        let start = "  <testsuite" + attribute("name", suite.name) + counts(suite.cases) + ">\n"
        let cases = suite.cases.map { text(of: $0, in: suite.name) }.joined()
        return start + cases + "  </testsuite>\n"
    }

    private static func text(of testCase: Case, in suite: String) -> String {
        let file = testCase.file.map { attribute("file", $0) } ?? ""
        let start =
            "    <testcase" + attribute("classname", "archlint.\(suite)")
            + attribute("name", testCase.name) + file
        guard let outcome = text(of: testCase.outcome) else { return "\(start)/>\n" }
        return "\(start)>\(outcome)</testcase>\n"
    }

    private static func text(of outcome: Case.Outcome) -> String? {
        switch outcome {
        case .passed(let note): return note.map { "<system-out>\($0.xmlContent)</system-out>" }
        case .failed(let type, let message, let text):
            return "<failure" + attribute("type", type) + attribute("message", message)
                + ">\(text.xmlContent)</failure>"
        case .skipped(let message): return "<skipped" + attribute("message", message) + "/>"
        case .error(let type, let message):
            return "<error" + attribute("type", type) + attribute("message", message)
                + ">\(message.xmlContent)</error>"
        }
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=" + "\"" + value.xmlAttribute + "\""
    }
}

extension String {
    /// The text between XML tags, with invalid scalars escaped as in Swift.
    fileprivate var xmlContent: String { xmlEscaped(keeping: "\n\t\"'") }

    /// The text in an XML attribute, where a reader would replace a line break by a space.
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
