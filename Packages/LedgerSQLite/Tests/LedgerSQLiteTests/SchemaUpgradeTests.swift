import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("A book with an older schema")
struct SchemaUpgradeTests {
    /// A book as the first version of the schema made it, with something in it.
    private func makeOlderBook(_ folder: TemporaryFolder) async throws -> AuditReport {
        let bench = try await LedgerFixture(book: folder.book)
        try await bench.open(AccountID("1"), of: LedgerFixture.kim, with: 1000)
        try await bench.set("r", .create(RecordKey("thing", "one"), 1, linkedTo: AccountID("1")))
        let report = try await bench.ledger.audit()
        try undoSteps(folder)
        return report
    }

    /// Takes away all that the steps after the first have made.
    private func undoSteps(_ folder: TemporaryFolder) throws {
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
        try SchemaUpgrade.version(of: RawBook(folder.book).connection)
    }

    @Test("is brought to the current one when it is opened, with all that is in it")
    func upgrade() async throws {
        let folder = try TemporaryFolder()
        let before = try await makeOlderBook(folder)
        #expect(before.passed)
        #expect(try version(folder) == 1)
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await bench.balance(AccountID("1")) == 1000)
        #expect(try version(folder) == Schema.version)
        #expect(try await bench.ledger.audit() == before)
        let views = try RawBook(folder.book).connection.all(
            "SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name"
        ) { $0.text(0) }
        #expect(views == ["balances", "journal"])
        _ = try await bench.ledger.post(bench.depositDraft("d", to: AccountID("1"), 1))
        _ = try await bench.ledger.post(
            bench.holdDraft("h", .place(HoldID("h"), on: AccountID("1"), Money(won: 1)))
        )
        #expect(try await bench.ledger.audit().passed)
    }

    @Test("is brought there once, however many open it at the same moment")
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

    @Test("stays as it is when a step fails, every step of it")
    func failingStep() async throws {
        let folder = try TemporaryFolder()
        let before = try await makeOlderBook(folder)
        let failing =
            Schema.steps + [
                SchemaStep(purpose: "fails in its middle", sql: "CREATE TABLE half (x); NONSENSE")
            ]
        let bench = try await LedgerFixture(book: folder.book, date: nil, steps: failing)
        let code = try await refusalCode { try await bench.ledger.businessDate() }
        #expect(code == "book.damaged")
        #expect(try version(folder) == 1)
        let mended = try await LedgerFixture(book: folder.book, date: nil)
        #expect(try await mended.ledger.audit() == before)
    }

    @Test("has the same layout after its steps as a new book")
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
}
