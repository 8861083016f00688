import Testing

@testable import ArchitectureLint

@Suite("A baseline")
struct BaselineMatchingTests {
    private let violation = SampleReport.violation()

    private func baseline(_ violations: [Violation]) -> Baseline {
        Baseline(violations, file: "known.json", keepingReasonsOf: nil)
    }

    private func report(
        _ violations: [Violation],
        _ problems: [Problem] = [],
        knowing baseline: Baseline
    ) throws -> Report {
        Report(try SampleReport.result(violations, problems: problems), knowing: baseline)
    }

    @Test("accepts a known violation wherever it has moved, and counts it")
    func known() throws {
        let moved = SampleReport.violation(file: "Renamed.swift", line: 99)
        let report = try report([moved], knowing: baseline([violation]))
        #expect(report.status == .success)
        #expect(report.violations == [])
        #expect(report.known.map(\.violation) == [moved])
        #expect(report.summary == "The rules hold, except for 1 known violation in known.json.")
    }

    @Test(
        "reports a violation with another rule, importer or module",
        arguments: [
            SampleReport.violation(rule: "cycle"), SampleReport.violation(importer: "B"),
            SampleReport.violation(imported: "B"),
        ]
    )
    func new(other: Violation) throws {
        let report = try report([violation, other], knowing: baseline([violation]))
        #expect(report.status == .violations)
        #expect(report.violations == [other])
        #expect(report.summary == "1 violation, 1 known violation in known.json")
    }

    @Test("accepts a further violation of a known pair, also in a new file")
    func more() throws {
        let all = [
            violation, SampleReport.violation(line: 8), SampleReport.violation(file: "New.swift"),
        ]
        let report = try report(all, knowing: baseline([violation]))
        #expect(report.violations == [])
        #expect(report.known.map(\.violation) == all)
        #expect(report.summary == "The rules hold, except for 1 known violation in known.json.")
    }

    @Test("reports an indirect dependency that has become direct or takes another path")
    func detour() throws {
        func reaching(by names: [String]) -> Violation {
            let all = ["Card"] + names + ["Deposit"]
            let steps = zip(all, all.dropFirst()).map { from, to in
                SampleReport.step(from, to, "\(from)/Sources/\(from).swift", 3)
            }
            return SampleReport.violation(chain: names.isEmpty ? [] : steps)
        }
        let known = baseline([reaching(by: ["Bridge"])])
        #expect(try report([reaching(by: ["Bridge"])], knowing: known).status == .success)
        #expect(try report([reaching(by: [])], knowing: known).violations.count == 2)
        #expect(try report([reaching(by: ["Ford"])], knowing: known).violations.count == 2)
    }

    @Test("reports an entry whose violation is fixed, with advice")
    func stale() throws {
        let report = try report([], knowing: baseline([violation]))
        #expect(report.status == .violations)
        #expect(
            TextReport(report: report).output == """
                stale-baseline: The list of known violations may only shrink
                known.json:1: error: Card → Deposit: this no longer \
                breaks 'apart'
                    fix: run 'archlint baseline' again to remove stale entries.

                1 violation

                """
        )
    }

    @Test("reports an entry without its rule")
    func withoutRule() throws {
        let gone = try report([], knowing: baseline([SampleReport.violation(rule: "old")]))
        let message = gone.violations.map(\.message).first
        #expect(message?.hasSuffix(": the rule 'old' does not exist anymore") == true)
    }

    @Test("reports no stale entry when something could not be examined")
    func partial() throws {
        let problem = Problem(.unreadable, at: "Card", "cannot be read")
        let report = try report([], [problem], knowing: baseline([violation]))
        #expect(report.violations == [])
        #expect(report.status == .unreadable)
    }

    @Test("counts known violations in every report format")
    func counted() throws {
        let report = try report([violation], knowing: baseline([violation]))
        #expect(TextReport(report: report).output.hasSuffix("1 known violation in known.json.\n"))
        let json = try JSONReport(report: report).text()
        #expect(json.contains("\"baseline\" : \"known.json\","))
        #expect(json.contains("\"known\" : [\n    {\n"))
        #expect(try SARIFShape(SARIFReport(report: report).text()).results.count == 1)
        let junit = try XMLElement(document: JUnitReport(report: report).text)
        #expect(junit.attributes["skipped"] == "1")
        #expect(junit.attributes["failures"] == "0")
        let github = GitHubReport(report: report, folder: "", isQuiet: false).text
        #expect(github == "The rules hold, except for 1 known violation in known.json.\n")
    }
}
