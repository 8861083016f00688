@testable import LedgerSQLite

@Suite("SQLite ledger")
struct SQLiteLedgerTests {
    @Test("meets the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let folder = try TemporaryFolder()
        try await clause.check { try await SQLiteLedger($0, path: folder.book) }
    }

    @Test("a reopened book has the same contents")
    func reopening() async throws {
        let folder = try TemporaryFolder()
        let account = AccountID("1")
        var head = ""
        do {
            let fixture = try await LedgerFixture(book: folder.book)
            try await fixture.open(account, of: LedgerFixture.kim, with: 1000)
            try await fixture.set("1", .create(RecordKey("thing", "one"), ["가": "나"]))
            try await fixture.ledger.closeDay(LedgerFixture.firstDay)
            head = try await fixture.ledger.audit().head
        }
        let fixture = try await LedgerFixture(book: folder.book)
        let audit = try await fixture.ledger.audit()
        #expect(audit.head == head)
        #expect(audit.entries == 4)
        #expect(audit.passed)
        #expect(try await fixture.balance(account) == 1000)
        #expect(try await fixture.ledger.businessDate() == LedgerFixture.firstDay.next)
        let record = try await fixture.ledger.record(RecordKey("thing", "one"))
        #expect(try record?.decode() == ["가": "나"])
    }

    @Test("the count of changes differs after another process has changed the book")
    func changes() async throws {
        let folder = try TemporaryFolder()
        let first = try await LedgerFixture(book: folder.book)
        let second = try await LedgerFixture(book: folder.book)
        try await first.expectCountedChanges(madeBy: second)
    }

    @Test("an account's linked records include one whose collection was edited")
    func editedCollection() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        let account = AccountID("1")
        try await fixture.open(account, of: LedgerFixture.kim)
        try await fixture.set("1", .create(RecordKey("thing", "one"), 1, linkedTo: account))
        for collection in ["", "zoo", "물건"] {
            try RawBook(folder.book).tamper("UPDATE records SET collection = '\(collection)'")
            let linked = try await fixture.ledger.records(linkedTo: account, in: nil)
            #expect(linked.map(\.key) == [RecordKey(collection, "one")])
            #expect(
                try await fixture.ledger.records(linkedTo: account, in: collection) == linked
            )
            #expect(try await fixture.ledger.records(linkedTo: account, in: "thing").isEmpty)
        }
    }
}
