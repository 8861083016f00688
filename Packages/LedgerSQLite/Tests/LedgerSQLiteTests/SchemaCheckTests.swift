@testable import LedgerSQLite

@Suite("Schema of a book")
struct SchemaCheckTests {
    private static let credit = """
        CREATE TRIGGER gift AFTER INSERT ON entries BEGIN
          UPDATE accounts SET balance = balance + 1000000 WHERE id = '1';
        END
        """

    private static let changes = [
        credit, "CREATE TABLE more (x)", "CREATE VIEW more AS SELECT 1",
        "DROP INDEX legs_by_account",
        "CREATE INDEX more ON entries (memo)", "DROP TRIGGER entries_stay",
        "DROP TRIGGER legs_are_added_last; CREATE TRIGGER legs_are_added_last BEFORE INSERT ON legs "
            + "WHEN 0 BEGIN SELECT 1; END",
        "ALTER TABLE entries ADD COLUMN more TEXT",
    ]

    private func makeBook(_ folder: TemporaryFolder) async throws {
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 1000)
    }

    @Test("a book with a changed schema is refused before a trigger fires", arguments: changes)
    func refused(change: String) async throws {
        let folder = try TemporaryFolder()
        try await makeBook(folder)
        try RawBook(folder.book).connection.execute(change)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let actions: [@Sendable () async throws -> Void] = [
            { _ = try await fixture.ledger.account(AccountID("1")) },
            { try await fixture.ledger.closeDay(LedgerFixture.firstDay) },
            { _ = try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1)) },
        ]
        for action in actions {
            #expect(try await refusalCode { try await action() } == "book.damaged")
        }
        let balance = try RawBook(folder.book).connection.first(
            "SELECT balance FROM accounts WHERE id = '1'"
        ) { $0.integer(0) }
        #expect(balance == 1000)
        // The audit names the change.
        let audit = try await fixture.ledger.audit()
        #expect(audit.findings.contains { $0.check == "schema" }, "\(audit.findings)")
    }

    @Test("a trigger that is added to an open book is refused before it fires")
    func addedLater() async throws {
        let folder = try TemporaryFolder()
        try await makeBook(folder)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await fixture.balance(AccountID("1")) == 1000)
        try RawBook(folder.book).connection.execute(Self.credit)
        let code = try await refusalCode {
            try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        }
        #expect(code == "book.damaged")
        try RawBook(folder.book).connection.execute("DROP TRIGGER gift")
        try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        #expect(try await fixture.balance(AccountID("1")) == 1000)
    }

    @Test("a trigger in an older book is refused before an upgrade could fire it")
    func olderBook() async throws {
        let folder = try TemporaryFolder()
        try await makeBook(folder)
        let raw = try RawBook(folder.book).connection
        try raw.execute("CREATE TABLE fired (x)")
        try raw.execute(Self.credit)
        let upgraded =
            Schema.migrations + [
                Migration(
                    sql: "INSERT INTO entries SELECT * FROM entries WHERE sequence = 1",
                    schema: ""
                )
            ]
        let fixture = try await LedgerFixture(book: folder.book, date: nil, migrations: upgraded)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try Migrator.version(of: raw) == Schema.version)
    }
}
