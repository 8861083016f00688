/// A report as build servers read the results of tests: a suite for each rule. One that holds is a
/// case that passed. Each violation of another is a case that failed, a warning one that passed and
/// says so, and what the baseline knows one that was skipped.
struct JUnitReport {
    let report: Report

    /// One test case.
    private struct Case {
        enum Outcome {
            case passed(note: String?)
            case failed(type: String, message: String, text: String)
            case skipped(String)
            case broken(type: String, message: String)
        }

        let name: String
        let file: String?
        let outcome: Outcome
    }

    private typealias Suite = (name: String, cases: [Case])

    /// The document.
    var text: String {
        let problems = Suite("archlint", report.problems.map(Self.testCase))
        let suites =
            report.rules.map { Suite($0.name, cases(of: $0)) }
            + (problems.cases.isEmpty ? [] : [problems])
        let all = Self.counts(suites.flatMap(\.cases))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="archlint"\(all)>
            \(suites.map(Self.text(of:)).joined())</testsuites>

            """
    }

    private func cases(of rule: RuleNote) -> [Case] {
        let found = report.violations.filter { $0.rule.rawValue == rule.name }
        let known = report.known.filter { $0.violation.rule.rawValue == rule.name }
        let cases = found.map { Self.testCase($0, of: rule) } + known.map(Self.testCase)
        guard cases.isEmpty else { return cases }
        let isLeftOut = report.proof.conclusions.contains { $0.rule == rule.name && $0.leftOut > 0 }
        // Nothing can be said to hold that was not wholly looked at.
        let outcome: Case.Outcome =
            if !report.problems.isEmpty {
                .skipped("not all could be examined")
            } else if isLeftOut {
                .skipped("broken only where another rule says more of it")
            } else {
                .passed(note: nil)
            }
        return [
            Case(name: rule.reason.isEmpty ? rule.name : rule.reason, file: nil, outcome: outcome)
        ]
    }

    private static func testCase(_ violation: Violation, of rule: RuleNote) -> Case {
        let text = violation.explanation
        return Case(
            name: "\(violation.place): \(violation.message)",
            file: violation.place.file,
            outcome: violation.severity == .warning
                ? .passed(note: "warning: \(text)")
                : .failed(type: rule.kind, message: violation.message, text: text)
        )
    }

    private static func testCase(_ known: Baseline.Known) -> Case {
        Case(
            name: "\(known.violation.place): \(known.violation.message)",
            file: known.violation.place.file,
            outcome: .skipped("known\(known.reason.isEmpty ? "" : ": \(known.reason)")")
        )
    }

    private static func testCase(_ problem: Problem) -> Case {
        Case(
            name: problem.place.isEmpty ? problem.kind.rawValue : problem.place,
            file: problem.location?.file,
            outcome: .broken(type: problem.kind.rawValue, message: problem.message)
        )
    }

    private static func counts(_ cases: [Case]) -> String {
        var (failures, errors, skipped) = (0, 0, 0)
        for testCase in cases {
            switch testCase.outcome {
            case .passed: break
            case .failed: failures += 1
            case .skipped: skipped += 1
            case .broken: errors += 1
            }
        }
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
            + " skipped=\"\(skipped)\""
    }

    private static func text(of suite: Suite) -> String {
        let name = XMLText.attribute(suite.name)
        let cases = suite.cases.map { text(of: $0, in: name) }.joined()
        return """
              <testsuite name="\(name)"\(counts(suite.cases))>
            \(cases)  </testsuite>

            """
    }

    private static func text(of testCase: Case, in suite: String) -> String {
        let file = testCase.file.map { " file=\"\(XMLText.attribute($0))\"" } ?? ""
        let name = XMLText.attribute(testCase.name)
        let start = "    <testcase classname=\"archlint.\(suite)\" name=\"\(name)\"\(file)"
        guard let outcome = text(of: testCase.outcome) else { return "\(start)/>\n" }
        return "\(start)>\(outcome)</testcase>\n"
    }

    private static func text(of outcome: Case.Outcome) -> String? {
        switch outcome {
        case .passed(let note):
            return note.map { "<system-out>\(XMLText.content($0))</system-out>" }
        case .failed(let type, let message, let text):
            return "<failure type=\"\(XMLText.attribute(type))\""
                + " message=\"\(XMLText.attribute(message))\">\(XMLText.content(text))</failure>"
        case .skipped(let message):
            return "<skipped message=\"\(XMLText.attribute(message))\"/>"
        case .broken(let type, let message):
            return "<error type=\"\(XMLText.attribute(type))\""
                + " message=\"\(XMLText.attribute(message))\">\(XMLText.content(message))</error>"
        }
    }
}
