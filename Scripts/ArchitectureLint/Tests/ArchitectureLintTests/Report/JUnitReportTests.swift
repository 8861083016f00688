import Testing

@testable import ArchitectureLint

@Suite("A report in JUnit's format")
struct JUnitReportTests {
    @Test("has a suite for each rule, with a case for each violation")
    func suites() throws {
        let root = try document(
            Report(
                try SampleReport.result([SampleReport.violation(), SampleReport.violation(line: 8)])
            )
        )
        #expect(root.name == "testsuites")
        #expect(root.children.map(\.name) == ["testsuite", "testsuite"])
        #expect(root.children.map { $0.attributes["name"] } == ["apart", "cycle"])
        let apart = root.children[0]
        #expect(apart.attributes["tests"] == "2")
        #expect(apart.attributes["failures"] == "2")
        #expect(
            apart.children.map { $0.attributes["name"] } == [
                "Card/Sources/Card.swift:3: Card imports Deposit",
                "Card/Sources/Card.swift:8: Card imports Deposit",
            ]
        )
        let failure = try #require(apart.all("failure").first)
        #expect(failure.attributes == ["type": "independence", "message": "Card imports Deposit"])
        #expect(
            failure.text == """
                Card imports Deposit
                Why: A feature changes alone.
                fix: ask for it by an interface.
                """
        )
        let cycle = root.children[1]
        #expect(cycle.attributes["tests"] == "1")
        #expect(cycle.attributes["failures"] == "0")
        #expect(cycle.children[0].children == [])
    }

    @Test("passes warnings with a note, and skips rules that were not checked")
    func problems() throws {
        let root = try document(SampleReport.rich())
        let cases = root.all("testcase")
        #expect(root.attributes["tests"] == "\(cases.count)")
        #expect(root.attributes["failures"] == "\(root.all("failure").count)")
        #expect(root.attributes["errors"] == "1")
        #expect(root.all("system-out").count == 1)
        let error = try #require(root.all("error").first)
        #expect(error.attributes == ["type": "bad-data", "message": "the manifest is odd"])

        let unseen = Report(
            try SampleReport.result(problems: [Problem(.unreadable, "cannot be read")])
        )
        #expect(try document(unseen).all("skipped").count == 2)
    }

    private func document(_ report: Report) throws -> XMLElement {
        try XMLElement(document: JUnitReport(report: report).text)
    }
}
