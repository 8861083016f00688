import Bookkeeping
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("The ledger on disk")
struct SQLiteLedgerTests {
    @Test("keeps the contract of ledgers", arguments: LedgerContract.clauses)
    func contract(clause: LedgerContract.Clause) async throws {
        let folder = try TemporaryFolder()
        try await clause.check { try await SQLiteLedger($0, path: folder.book) }
    }

    @Test("keeps everything over the end of its process")
    func reopening() async throws {
        let folder = try TemporaryFolder()
        let account = AccountID("1")
        var head = ""
        do {
            let bench = try await LedgerFixture(book: folder.book)
            try await bench.open(account, of: LedgerFixture.kim, with: 1000)
            try await bench.set("1", .create(RecordKey("thing", "one"), ["가": "나"]))
            try await bench.ledger.closeDay(LedgerFixture.firstDay)
            head = try await bench.ledger.audit().head
        }
        let bench = try await LedgerFixture(book: folder.book)
        let audit = try await bench.ledger.audit()
        #expect(audit.head == head)
        #expect(audit.entries == 4)
        #expect(audit.passed)
        #expect(try await bench.balance(account) == 1000)
        #expect(try await bench.ledger.businessDate() == LedgerFixture.firstDay.next)
        let record = try await bench.ledger.record(RecordKey("thing", "one"))
        #expect(try record?.decode() == ["가": "나"])
    }

    @Test("shows people the book through views of plain SQL")
    func views() async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        try await bench.open(AccountID("1"), of: LedgerFixture.kim, with: 1000)
        let raw = try RawBook(folder.book)
        let lines = try raw.connection.all(
            "SELECT date, account, side, amount, balance FROM journal WHERE account = '1'"
        ) { "\($0.text(0)) \($0.text(1)) \($0.text(2)) \($0.text(3)) \($0.text(4))" }
        #expect(lines == ["2026-01-05 1 credit 1000 1000"])
        _ = try await bench.ledger.post(
            bench.holdDraft("h", .place(HoldID("h"), on: AccountID("1"), Money(won: 300)))
        )
        let balances = try raw.connection.all(
            "SELECT account, balance, held, opened, closed IS NULL FROM balances"
        ) { row in (0..<5).map { row.text($0) }.joined(separator: " ") }
        #expect(balances == ["1 1000 300 2026-01-05 1", "bank/cash 1000 0 2026-01-05 1"])
    }
}
