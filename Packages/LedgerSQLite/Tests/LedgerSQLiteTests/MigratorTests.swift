import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import Testing

@testable import LedgerSQLite

@Suite("Upgrades of older books")
struct MigratorTests {
    private func version(_ folder: TemporaryFolder) throws -> Int64 {
        try Migrator.version(of: RawBook(folder.book).connection)
    }

    @Test("opening an older book upgrades it and keeps its contents", arguments: 1...3)
    func upgrade(version: Int) async throws {
        let folder = try TemporaryFolder()
        _ = try LegacyBookFile(folder, version: version)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await fixture.balance(AccountID("1")) == 1000)
        #expect(try self.version(folder) == Schema.version)
        let report = try await fixture.ledger.audit()
        #expect(report.findings == [])
        #expect((report.entries, report.upgrade) == (4, 4))
        #expect(report.unsealed == 0)
        #expect(try await fixture.ledger.checkpoints().count == 1)
        _ = try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        _ = try await fixture.ledger.post(
            fixture.holdDraft("h", .place(HoldID("h"), on: AccountID("1"), Money(won: 1)))
        )
        let record = try #require(try await fixture.ledger.record(RecordKey("thing", "one")))
        try await fixture.set("r", .update(record, to: 2))
        #expect(try await fixture.ledger.audit().findings == [])
    }

    @Test("concurrent processes upgrade an older book once")
    func race() async throws {
        let folder = try TemporaryFolder()
        _ = try LegacyBookFile(folder)
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
        _ = try LegacyBookFile(folder)
        let failing =
            Schema.migrations + [Migration(sql: "CREATE TABLE half (x); NONSENSE", schema: "")]
        let fixture = try await LedgerFixture(book: folder.book, date: nil, migrations: failing)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try version(folder) == 3)
        let repaired = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await repaired.ledger.audit().passed)
    }

    @Test(
        "an older book whose history or whose state was edited is not upgraded",
        arguments: [
            "UPDATE legs SET amount = 999", "UPDATE entries SET memo = 'x' WHERE sequence = 2",
            "UPDATE entries SET hash = zeroblob(32) WHERE sequence = 1",
            "UPDATE records SET value = '2'", "DELETE FROM entries WHERE sequence = 3",
            "DELETE FROM record_history", "DELETE FROM records",
            "UPDATE records SET linked_to = NULL",
            "UPDATE accounts SET balance = 1001 WHERE key = 2",
            "UPDATE legs SET balance = 1001 WHERE account = 2",
        ]
    )
    func edited(sql: String) async throws {
        let folder = try TemporaryFolder()
        _ = try LegacyBookFile(folder)
        try RawBook(folder.book).tamper(sql)
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode { try await fixture.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try version(folder) == 3)
    }

    @Test("an upgraded book has the same schema as a new book")
    func sameLayout() async throws {
        let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try LegacyBookFile(old)
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

    @Test("each migration and the mark of a move state the digest of the schema that they make")
    func digests() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.book))
        let connection = try RawBook(folder.book).connection
        for migration in Schema.migrations + [.createMark] {
            try connection.execute(migration.sql)
            let digest = try Schema.digest(of: connection)
            #expect(digest == migration.schema, "\(digest)")
        }
    }
}
