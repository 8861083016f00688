import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A report in JSON")
struct JSONReportTests {
    @Test("always has the same keys")
    func keys() throws {
        let keys = [
            "baseline", "conclusions", "examined", "exitCode", "holds", "known", "partial",
            "problems",
            "rules", "unseen", "violations",
        ]
        for report in [Report([]), try SampleReport.rich(), Report([Problem(.usage, "what?")])] {
            let document = try document(report)
            #expect(document.keys.sorted() == keys)
        }
    }

    @Test("states rule, kind, reason and severity of each violation")
    func violations() throws {
        let document = try document(SampleReport.rich())
        let violations = try #require(document["violations"] as? [[String: Any]])
        #expect(violations.count == 3)
        let circle = try #require(violations.last)
        #expect(circle["rule"] as? String == "cycle")
        #expect(circle["kind"] as? String == "acyclic")
        #expect(circle["reason"] as? String == "Circles change together")
        #expect(circle["severity"] as? String == "warning")
        #expect((circle["chain"] as? [[String: Any]])?.map { $0["line"] as? Int } == [3, 9])
        let rules = try #require(document["rules"] as? [[String: Any]])
        #expect(rules.map { $0["violations"] as? Int } == [2, 1])
    }

    @Test("states problems with their kind, and the exit code")
    func problems() throws {
        let document = try document(SampleReport.rich())
        let problems = try #require(document["problems"] as? [[String: Any]])
        #expect(problems.map { $0["kind"] as? String } == ["bad-data"])
        #expect(document["exitCode"] as? Int == 65)
        #expect(document["holds"] as? Bool == false)
        #expect(document["baseline"] is NSNull)
    }

    @Test("states conclusions, and how manifests were read")
    func conclusions() throws {
        var result = try SampleReport.result()
        result.conclusions = [
            RuleSummary(
                rule: "apart",
                kind: "independence",
                measure: Measure(examined: 20, unit: "ordered pairs", modules: 5),
                violations: 0
            )
        ]
        let document = try document(Report(result))
        let conclusions = try #require(document["conclusions"] as? [[String: Any]])
        #expect(conclusions.map { $0["rule"] as? String } == ["apart"])
        #expect(conclusions.map { $0["examined"] as? Int } == [20])
        #expect(conclusions.map { $0["modules"] as? Int } == [5])
        let examined = try #require(document["examined"] as? [String: Any])
        #expect(examined["readings"] is [String: Int])
    }

    private func document(_ report: Report) throws -> [String: Any] {
        let data = Data(try JSONReport(report: report).text().utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
