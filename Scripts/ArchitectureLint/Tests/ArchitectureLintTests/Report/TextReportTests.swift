import Testing

@testable import ArchitectureLint

@Suite("A report for people")
struct TextReportTests {
    @Test("groups violations by rule, with reason and advice once")
    func grouped() throws {
        let other = SampleReport.violation(file: "B.swift", instead: "delete it")
        let report = Report(
            try SampleReport.result([
                SampleReport.violation(rule: "cycle", reason: "Circles change together"),
                SampleReport.violation(), other,
                SampleReport.violation(severity: .warning, line: 9),
            ])
        )
        #expect(
            TextReport(report: report).output == """
                apart: A feature changes alone
                Card/Sources/Card.swift:3: error: Card imports Deposit
                Card/Sources/Card.swift:9: warning: Card imports Deposit
                    fix: ask for it by an interface.

                B.swift:3: error: Card imports Deposit
                    fix: delete it.

                cycle: Circles change together
                Card/Sources/Card.swift:3: error: Card imports Deposit
                    fix: ask for it by an interface.

                3 violations, 1 warning

                """
        )
    }

    @Test("shows the steps of chains, and that problems hide violations")
    func chain() throws {
        let text = TextReport(report: try SampleReport.rich())
        #expect(
            text.output.hasSuffix(
                """
                Card/Sources/Card.swift:3: warning: a circle: Card → Deposit → Card
                    Card → Deposit  Card/Sources/Card.swift:3
                    Deposit → Card  Deposit/Package.swift:9
                    fix: take a step away.

                1 violation, 1 warning, and 1 problem: not everything could be examined

                """
            )
        )
        #expect(!text.output.contains("the manifest is odd"))
    }

    @Test("shows at most five places of violations between the same modules")
    func places() throws {
        let all = (1...7).map { SampleReport.violation(file: "\($0).swift") }
        #expect(
            TextReport(report: Report(try SampleReport.result(all))).output == """
                apart: A feature changes alone
                1.swift:3: error: Card imports Deposit
                    also 2.swift:3
                    also 3.swift:3
                    also 4.swift:3
                    also 5.swift:3
                    also 2 more places
                    fix: ask for it by an interface.

                1 violation

                """
        )
    }

    @Test("contains the same text with and without color")
    func colored() throws {
        let report = try SampleReport.rich()
        let colored = TextReport(report: report, style: TextStyle(isColored: true)).output
        #expect(colored.contains("\u{1B}[1mapart\u{1B}[0m: A feature"))
        #expect(
            colored.contains("\u{1B}[36mCard/Sources/Card.swift:3:\u{1B}[0m \u{1B}[1;31merror:")
        )
        #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m a circle"))
        let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain == TextReport(report: report).output)
        #expect(plain != colored)
    }

    @Test("is empty on success with --quiet, and has no summary otherwise")
    func quiet() throws {
        let warning = SampleReport.violation(severity: .warning)
        let fine = Report(try SampleReport.result([warning]))
        #expect(TextReport(report: fine, isQuiet: true).output == "")
        #expect(TextReport(report: fine).output.hasSuffix("\n\nThe rules hold, with 1 warning.\n"))
        let broken = Report(try SampleReport.result([SampleReport.violation()]))
        #expect(TextReport(report: broken, isQuiet: true).output.hasSuffix("by an interface.\n"))
        #expect(TextReport(report: broken).output.hasSuffix("by an interface.\n\n1 violation\n"))
    }

    @Test("escapes control characters")
    func commands() throws {
        let file = "a\nB.swift:1: error: made up\u{1B}[2J\u{202E}"
        let violation = SampleReport.violation(rule: "x\u{7}", file: file, message: "m\r\u{85}")
        let text = TextReport(report: Report(try SampleReport.result([violation]))).output
        #expect(text.split(separator: "\n").count == 4)
        #expect(
            text.contains("a\\nB.swift:1: error: made up\\u{1B}[2J\\u{202E}:3: error: m\\r\\u{85}")
        )
        let problem = Problem(.badData, at: "a\u{1B}", "one\n\ttwo\u{1B}")
        #expect(problem.line == "archlint: a\\u{1B}: one\n\ttwo\\u{1B}\n")
    }
}
