import Testing

@testable import Bookkeeping

@Suite("Audit of edited records")
struct EditedRecordTests {
    private let bank: FakeBank

    init() throws {
        bank = try FakeBank.afterRequests(seed: 31, steps: 120)
    }

    /// Checks that an edit of each record is found, at the entry that `sequence` names.
    private func expectFound(
        _ text: String = "",
        where isIncluded: (FakeBook.History) -> Bool = { _ in true },
        at sequence: (FakeBook.History) -> Int64? = { $0.steps.last?.sequence },
        _ edit: (inout FakeBook.History) -> Void
    ) {
        let keys = bank.book.records.filter { isIncluded($0.value) }.keys
        #expect(!keys.isEmpty)
        for key in keys {
            var book = bank.book
            guard var history = book.records[key] else { continue }
            let expected = sequence(history)
            edit(&history)
            book.records[key] = history
            let findings = book.audit().findings
            #expect(findings.map(\.check) == ["records"], "\(key)")
            #expect(findings.map(\.sequence) == [expected], "\(key)")
            #expect(findings.first?.message.contains(text) == true)
            #expect(findings.first?.message.contains("\(key)") == true)
        }
    }

    private func isPresent(_ history: FakeBook.History) -> Bool { history.present != nil }

    @Test("a changed value, version, link or due date of a record is found")
    func present() {
        expectFound("differs", where: isPresent) { $0.present = $0.present?.with(value: "8") }
        expectFound("differs", where: isPresent) { $0.present = $0.present?.with(version: 90) }
        expectFound("differs", where: isPresent) {
            $0.present = $0.present?.with(link: AccountID("other"))
        }
        expectFound("differs", where: isPresent) {
            $0.present = $0.present?.with(due: BusinessDate(dayNumber: 1))
        }
        expectFound("differs", where: isPresent) {
            $0.present = $0.present?.with(key: RecordKey("note", "other"))
        }
    }

    @Test("a record that was removed by hand is found, and one that exists after its removal")
    func presence() {
        expectFound("is missing", where: isPresent) { $0.present = nil }
        expectFound("differs", where: { !isPresent($0) }) { history in
            history.present = history.steps.last.map { Record($0.version, value: "1") }
        }
    }

    @Test("a missing version is found at the next one")
    func versions() {
        let isLong = { (history: FakeBook.History) in history.steps.count > 2 }
        expectFound("version 1 ", where: isLong, at: { $0.steps[1].sequence }) {
            $0.steps.removeFirst()
        }
        expectFound("version 2 ", where: isLong, at: { $0.steps[2].sequence }) {
            $0.steps.remove(at: 1)
        }
    }

    @Test("keys that Swift treats as equal are different records")
    func equalKeys() {
        var audit = BookAudit()
        for name in ["\u{E9}", "e\u{301}"] {
            let key = RecordKey("note", name)
            let digest = SHA256.digest(of: "1".utf8)
            let version = RecordVersion(key: key, version: 1, digest: digest, linkedTo: nil)
            audit.visit(version, at: 1, present: Record(version, value: "1"))
        }
        let report = audit.report(sealed: 0)
        #expect(report.findings == [])
        #expect(report.records == 2)
        #expect(RecordName(RecordKey("a", "\u{E9}")) != RecordName(RecordKey("a", "e\u{301}")))
        #expect(RecordName(RecordKey("a", "b")) == RecordName(RecordKey("a", "b")))
        #expect(RecordName(RecordKey("a", "b")) != RecordName(RecordKey("b", "b")))
    }
}

extension Record {
    fileprivate func with(
        key: RecordKey? = nil,
        value: String? = nil,
        version: Int64? = nil,
        link: AccountID? = nil,
        due: BusinessDate? = nil
    ) -> Record {
        Record(
            key: key ?? self.key,
            value: value ?? self.value,
            version: version ?? self.version,
            linkedTo: link ?? linkedTo,
            due: due ?? self.due
        )
    }
}
