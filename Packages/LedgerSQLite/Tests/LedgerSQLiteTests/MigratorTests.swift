@testable import LedgerSQLite

/// The first migration, and how a later one would change the books of this version.
@Suite("Migrations of a book")
struct MigratorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns the migrations of a later version, which makes another table.
    private static func later(_ sql: String = "CREATE TABLE later (x)") throws -> [Migration] {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let connection = try RawBook(folder.book).connection
        for migration in Schema.migrations { try connection.execute(migration.sql) }
        try connection.execute("CREATE TABLE later (x)")
        return Schema.migrations + [Migration(sql: sql, schema: try Schema.digest(of: connection))]
    }

    /// Makes a book of this version, with an account and a record.
    private func makeBook() async throws {
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 1000)
        try await fixture.set("1", .create(RecordKey("thing", "one"), 1))
    }

    private var version: Int64 {
        get throws { try Migrator.version(of: RawBook(folder.book).connection) }
    }

    @Test("a later version upgrades a book once, keeps its contents, and goes on with it")
    func upgrade() async throws {
        try await makeBook()
        #expect(try version == Schema.version)
        let later = try Self.later()
        try await withThrowingTaskGroup { group in
            for _ in 1...4 {
                let fixture = try await LedgerFixture(
                    book: folder.book,
                    date: nil,
                    migrations: later
                )
                group.addTask { try await fixture.balance(AccountID("1")) }
            }
            for try await balance in group { #expect(balance == 1000) }
        }
        #expect(try version == Schema.version + 1)
        let fixture = try await LedgerFixture(book: folder.book, date: nil, migrations: later)
        _ = try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        let record = try #require(try await fixture.ledger.record(RecordKey("thing", "one")))
        try await fixture.set("r", .update(record, to: 2))
        let report = try await fixture.ledger.audit()
        #expect((report.findings, report.entries) == ([], 5))
    }

    @Test("refuses to upgrade a book that this user may not write")
    func outdated() async throws {
        try await makeBook()
        let file = BookFile(path: folder.book, migrations: try Self.later(), isReadOnly: true)
        let error = await #expect(throws: BankError.self) {
            try await OpenBook.inspecting(file) { _ in }
        }
        #expect(error?.code == "book.outdated")
        #expect(try version == Schema.version)
    }

    @Test("a failing migration leaves the book at its old version")
    func failing() async throws {
        try await makeBook()
        let failing = try Self.later("CREATE TABLE half (x); NONSENSE")
        let fixture = try await LedgerFixture(book: folder.book, date: nil, migrations: failing)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try version == Schema.version)
        let repaired = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await repaired.ledger.audit().passed)
    }

    @Test("each migration and the mark of a move state the digest of the schema that they make")
    func digests() throws {
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let connection = try RawBook(folder.book).connection
        for migration in Schema.migrations + [.createMark] {
            try connection.execute(migration.sql)
            let digest = try Schema.digest(of: connection)
            #expect(digest == migration.schema, "\(digest)")
        }
    }
}
