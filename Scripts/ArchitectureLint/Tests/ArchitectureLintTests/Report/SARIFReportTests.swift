import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A report in SARIF")
struct SARIFReportTests {
    @Test("conforms to the standard for any contents")
    func shape() throws {
        let place = "/elsewhere/rules.json5:3:4"
        let reports = [
            Report([]), try SampleReport.rich(), Report(try SampleReport.result()),
            Report([Problem(.badData, at: place, "odd {0}"), Problem(.usage, "what?")]),
            try SampleReport.rich(knowing: Baseline(file: "known", entries: [])),
        ]
        for report in reports {
            #expect(try SARIFShape(SARIFReport(report: report).text()).mistakes == [])
        }
    }

    @Test("is distinguished from a document that does not conform")
    func broken() throws {
        let text = try SARIFReport(report: SampleReport.rich()).text()
        for (part, other) in [
            ("\"ruleIndex\" : 0", "\"ruleIndex\" : 1"),
            ("\"version\" : \"2.1.0\"", "\"version\" : \"2.0.0\""),
            ("\"level\" : \"error\"", "\"level\" : \"fatal\""), ("Card.swift\"", "a b\""),
            ("\"startLine\" : 3", "\"startLine\" : 0"), ("\"uriBaseId\"", "\"base\""),
        ] {
            let changed = text.replacingOccurrences(of: part, with: other)
            #expect(changed != text, "there is no \(part)")
            #expect(try !SARIFShape(changed).mistakes.isEmpty, "\(other) is not noticed")
        }
    }

    @Test("states rules with advice, results with chains, and problems")
    func contents() throws {
        let log = try SARIFShape(SARIFReport(report: SampleReport.rich()).text())
        #expect(log.rules.map { $0["id"] as? String } == ["apart", "cycle"])
        #expect(text(log.rules[0]["fullDescription"]) == "A feature changes alone")
        #expect(text(log.rules[0]["help"]) == "fix: ask for it by an interface.")
        #expect(log.results.map { $0["level"] as? String } == ["error", "error", "warning"])
        #expect((log.results[2]["relatedLocations"] as? [Any])?.count == 2)
        #expect((log.results[2]["codeFlows"] as? [Any])?.count == 1)
        #expect(log.results[0]["codeFlows"] == nil)
        #expect(log.results[0]["suppressions"] == nil)
        #expect(log.notifications.map { text($0["message"]) } == ["the manifest is odd"])
    }

    @Test("marks known violations as suppressed, with their reason")
    func suppressed() throws {
        let known = Baseline.Entry(
            key: SampleReport.violation().key,
            reason: "until spring"
        )
        let report = try SampleReport.rich(knowing: Baseline(file: "known", entries: [known]))
        let log = try SARIFShape(SARIFReport(report: report).text())
        let suppressions = log.results.map { $0["suppressions"] as? [[String: String]] ?? [] }
        let suppression = [
            "kind": "external", "status": "accepted", "justification": "until spring",
        ]
        #expect(suppressions == [[], [suppression], [suppression]])
    }

    @Test("keeps the fingerprint of a result exactly when only lines move")
    func fingerprints() throws {
        func print(_ violation: Violation) throws -> [String: String]? {
            let report = Report(try SampleReport.result([violation]))
            let log = try SARIFShape(SARIFReport(report: report).text())
            return log.results.first?["partialFingerprints"] as? [String: String]
        }
        let first = try print(SampleReport.violation())
        let moved = try print(SampleReport.violation(line: 99))
        let other = try print(SampleReport.violation(file: "B.swift"))
        #expect(first != nil)
        #expect(moved == first)
        #expect(other != first)
    }

    private func text(_ message: Any?) -> String? {
        (message as? [String: Any])?["text"] as? String
    }
}
