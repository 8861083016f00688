import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import Testing

@testable import LedgerSQLite

@Suite("Upgrades of older books")
struct MigratorTests {
    /// Creates a book of version 1 with an account and a record.
    private func makeOlderBook(_ folder: TemporaryFolder) async throws -> AuditReport {
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 1000)
        try await fixture.set("r", .create(RecordKey("thing", "one"), 1, linkedTo: AccountID("1")))
        let report = try await fixture.ledger.audit()
        try undoMigrations(folder)
        return report
    }

    /// Drops the tables and views of the migrations after the first.
    private func undoMigrations(_ folder: TemporaryFolder) throws {
        try RawBook(folder.book).connection.execute(
            """
            DROP TABLE hold_history;
            DROP TABLE holds;
            DROP VIEW balances;
            DROP VIEW journal;
            PRAGMA user_version = 1;
            """
        )
    }

    private func version(_ folder: TemporaryFolder) throws -> Int64 {
        try Migrator.version(of: RawBook(folder.book).connection)
    }

    @Test("opening an older book upgrades it and keeps its contents")
    func upgrade() async throws {
        let folder = try TemporaryFolder()
        let before = try await makeOlderBook(folder)
        #expect(before.passed)
        #expect(try version(folder) == 1)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await fixture.balance(AccountID("1")) == 1000)
        #expect(try version(folder) == Schema.version)
        #expect(try await fixture.ledger.audit() == before)
        let views = try RawBook(folder.book).connection.all(
            "SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name"
        ) { $0.text(0) }
        #expect(views == ["balances", "journal"])
        _ = try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        _ = try await fixture.ledger.post(
            fixture.holdDraft("h", .place(HoldID("h"), on: AccountID("1"), Money(won: 1)))
        )
        #expect(try await fixture.ledger.audit().passed)
    }

    @Test("concurrent processes upgrade an older book once")
    func race() async throws {
        let folder = try TemporaryFolder()
        _ = try await makeOlderBook(folder)
        let probes = try (1...4).map { _ in try ProbeProcess("account", folder.book, "1") }
        for probe in probes {
            let outcome = try probe.finish()
            #expect(outcome.lines == ["1000"])
            #expect(outcome.error == "")
        }
        #expect(try version(folder) == Schema.version)
    }

    @Test("a failing migration leaves the book at its old version")
    func failingMigration() async throws {
        let folder = try TemporaryFolder()
        let before = try await makeOlderBook(folder)
        let failing =
            Schema.migrations + [Migration(sql: "CREATE TABLE half (x); NONSENSE", schema: "")]
        let fixture = try await LedgerFixture(book: folder.book, date: nil, migrations: failing)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try version(folder) == 1)
        let repaired = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await repaired.ledger.audit() == before)
    }

    @Test("an upgraded book has the same schema as a new book")
    func sameLayout() async throws {
        let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try await makeOlderBook(old)
        _ = try await LedgerFixture(book: old.book, date: nil).ledger.businessDate()
        _ = try await LedgerFixture(book: new.book)
        let layouts = try [old, new].map { folder in
            try RawBook(folder.book).connection.all(
                "SELECT type || name || sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY 1"
            ) { $0.text(0) }
        }
        #expect(layouts[0] == layouts[1])
        #expect(layouts[0].count > 15)
    }

    @Test("each migration states the digest of the schema that it makes")
    func digests() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let connection = try RawBook(folder.book).connection
        for migration in Schema.migrations {
            try connection.execute(migration.sql)
            let digest = try Schema.digest(of: connection)
            #expect(digest == migration.schema, "\(digest)")
        }
    }
}
