import Testing

@testable import Bookkeeping

@Suite("Report of an audit")
struct AuditReportTests {
    @Test("an audit reports at most 200 findings of each check, and counts the others")
    func limit() {
        var audit = BookAudit()
        for number in 1...203 as ClosedRange<Int64> { audit.add("files", at: number, "file") }
        for number in 1...200 as ClosedRange<Int64> { audit.add("pages", at: number, "page") }
        let report = audit.report(sealed: 0)
        let files = report.findings.filter { $0.check == "files" }
        #expect(files.count == 201)
        #expect(files.dropLast().map(\.sequence) == (1...200).map { $0 })
        #expect(files.last?.message == "and 3 more like these")
        #expect(files.last?.sequence == nil)
        #expect(report.findings.count { $0.check == "pages" } == 200)
        #expect(!report.passed)
    }

    @Test("findings are in the order of the entries, and then of their discovery")
    func order() {
        var audit = BookAudit()
        for (number, message) in [
            (nil, "a"), (7, "b"), (3, "c"), (7, "d"), (nil, "e"), (3, "f"), (.max, "g"),
        ] as [(Int64?, String)] {
            audit.add("files", at: number, message)
        }
        #expect(audit.report(sealed: 0).findings.map(\.message).joined() == "cfbdaeg")
    }

    @Test("the checks that found too much are named in their order")
    func omissions() {
        var audit = BookAudit()
        for check in ["c", "a", "b"] {
            for _ in 0...200 { audit.add(check, at: 1, "fault") }
        }
        let findings = audit.report(sealed: 0).findings
        #expect(findings.suffix(3).map(\.check) == ["a", "b", "c"])
        #expect(
            findings.suffix(3).map(\.message) == Array(repeating: "and 1 more like these", count: 3)
        )
    }

    @Test("an empty book has nothing to report")
    func empty() {
        let report = BookAudit().report(sealed: 0)
        #expect(report.passed)
        let counts = [
            report.entries, report.unsealed, report.legs, report.accounts, report.records,
        ]
        #expect(counts == [0, 0, 0, 0, 0])
        #expect(report.head == MerkleTree().head.root.description)
    }

    @Test("a leg without an account is ignored")
    func strayLeg() {
        var audit = BookAudit()
        audit.visit(AuditedLeg(sequence: 1, side: .debit, amount: 5, balance: 9))
        let report = audit.report(sealed: 0)
        #expect(report.passed && report.legs == 0)
    }
}
