import Bookkeeping
import BookkeepingTesting
import Foundation
import LedgerInterfaceTesting
import Testing
@testable import LedgerSQLite


@Suite("The audit of a book that somebody has edited")
struct TamperingTests {
    /// Something that somebody does to the book, and where the audit must find it first.
    struct Case: CustomStringConvertible, Sendable {
        let description: String
        let sql: String
        let check: String
        let sequence: Int64?

        init(_ description: String, _ sql: String, _ check: String, at sequence: Int64?) {
            self.description = description
            self.sql = sql
            self.check = check
            self.sequence = sequence
        }
    }

    private static let a = AccountID("1")
    private static let b = AccountID("2")

    /// 1 begins the book, 2 and 3 open accounts, 4 transfers, 5 and 6 write a record, 7 pays in, 8
    /// closes the day, 9 pays in, 10 writes and 11 removes a record, 12 closes an account, 13
    /// places and 14 lowers a hold.
    private static func write(_ bench: LedgerFixture) async throws {
        try await bench.open(a, of: LedgerFixture.kim, with: 1000)
        try await bench.open(b, of: LedgerFixture.lee, with: 500)
        _ = try await bench.ledger.post(
            bench.transferDraft("t", from: a, to: b, 300, signature: 1)
        )
        let key = RecordKey("thing", "one")
        try await bench.set("r1", .create(key, 1, linkedTo: a))
        let record = try #require(try await bench.ledger.record(key))
        try await bench.set("r2", .update(record, to: 2))
        _ = try await bench.ledger.post(bench.depositDraft("d1", to: a, 7))
        try await bench.ledger.closeDay(LedgerFixture.firstDay)
        var draft = try bench.depositDraft("d2", to: a, 9)
        draft.memo = "memo"
        draft.result = ["told": "much"]
        _ = try await bench.ledger.post(draft)
        let other = RecordKey("thing", "two")
        try await bench.set("r3", .create(other, 1))
        let second = try #require(try await bench.ledger.record(other))
        try await bench.set("r4", .remove(second))
        var closing = try bench.depositDraft("c", to: b, 1)
        closing.legs = bench.moved(from: b, to: AccountOpening.cash.id, 800)
        closing.closings = [b]
        _ = try await bench.ledger.post(closing)
        let hold = Hold(id: HoldID("h"), account: a, amount: Money(won: 100))
        _ = try await bench.ledger.post(
            bench.holdDraft("h1", .place(hold.id, on: a, hold.amount))
        )
        _ = try await bench.ledger.post(
            bench.holdDraft("h2", .lower(hold, to: Money(won: 40)))
        )
    }

    static let cases: [Case] = [
        Case(
            "an amount, on both sides",
            "UPDATE legs SET amount = amount + 1 WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case(
            "an amount, on one side",
            "UPDATE legs SET amount = amount + 1 WHERE sequence = 4 AND side = 'credit'",
            "sums",
            at: 4
        ),
        Case(
            "the account of a leg",
            "UPDATE legs SET account = 1 WHERE sequence = 4 AND side = 'credit'",
            "chain",
            at: 4
        ),
        Case(
            "the text of a leg",
            "UPDATE legs SET text = 'gift' WHERE sequence = 7 AND position = 1",
            "chain",
            at: 7
        ),
        Case(
            "the balance after a leg",
            "UPDATE legs SET balance = balance + 5 WHERE sequence = 7 AND position = 1",
            "balances",
            at: 7
        ),
        Case(
            "the balance of an account",
            "UPDATE accounts SET balance = balance + 1 WHERE id = '1'",
            "balances",
            at: 9
        ),
        Case("a deleted entry", "DELETE FROM entries WHERE sequence = 7", "orphans", at: 7),
        Case(
            "a deleted entry with its legs",
            "DELETE FROM legs WHERE sequence = 7; DELETE FROM entries WHERE sequence = 7",
            "orphans",
            at: 7
        ),
        Case("deleted legs", "DELETE FROM legs WHERE sequence = 4", "chain", at: 4),
        Case("a deleted account", "DELETE FROM accounts WHERE id = '2'", "orphans", at: 3),
        Case(
            "the first entry",
            "DELETE FROM entries WHERE sequence = 1",
            "orphans",
            at: 1
        ),
        Case(
            "a hash",
            "UPDATE entries SET hash = zeroblob(32) WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case(
            "a hash that is none",
            "UPDATE entries SET hash = x'00' WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case("a date", "UPDATE entries SET date = date + 1 WHERE sequence = 7", "date", at: 7),
        Case(
            "a time, before that of the entry before",
            "UPDATE entries SET time = 0 WHERE sequence = 7",
            "date",
            at: 7
        ),
        Case(
            "a time, slightly",
            "UPDATE entries SET time = time + 1 WHERE sequence = 12",
            "chain",
            at: 12
        ),
        Case(
            "what was asked for",
            "UPDATE entries SET content = '{\"won\":\"8\"}' WHERE sequence = 7",
            "chain",
            at: 7
        ),
        Case(
            "what was asked for, into nonsense",
            "UPDATE entries SET content = 'nonsense' WHERE sequence = 7",
            "chain",
            at: 7
        ),
        Case(
            "a result",
            "UPDATE entries SET result = '{}' WHERE sequence = 9",
            "chain",
            at: 9
        ),
        Case("a memo", "UPDATE entries SET memo = '' WHERE sequence = 9", "chain", at: 9),
        Case(
            "an idempotency id",
            "UPDATE entries SET idempotency_id = 'x' WHERE sequence = 9",
            "chain",
            at: 9
        ),
        Case(
            "a purpose",
            "UPDATE entries SET purpose = 'x' WHERE sequence = 9",
            "chain",
            at: 9
        ),
        Case(
            "who gave the authority",
            "UPDATE entries SET authority_name = 'C9' WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case(
            "a signature's name",
            "UPDATE entries SET signature = 'other' WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case(
            "the kind of authority",
            "UPDATE entries SET authority = 'royal' WHERE sequence = 4",
            "chain",
            at: 4
        ),
        Case(
            "what an entry reverses",
            "UPDATE entries SET reverses = 4 WHERE sequence = 9",
            "chain",
            at: 9
        ),
        Case(
            "the owner of an account",
            "UPDATE accounts SET owner = 'C9' WHERE id = '1'",
            "chain",
            at: 2
        ),
        Case(
            "the kind of an account",
            "UPDATE accounts SET may_be_negative = 1 WHERE id = '1'",
            "chain",
            at: 2
        ),
        Case(
            "an account opened anew",
            "UPDATE accounts SET closed_by = NULL WHERE id = '2'",
            "chain",
            at: 12
        ),
        Case(
            "a record's value",
            "UPDATE records SET value = '3'",
            "records",
            at: 6
        ),
        Case("a record's version", "UPDATE records SET version = 1", "records", at: 6),
        Case("a record's link", "UPDATE records SET linked_to = NULL", "records", at: 6),
        Case("a deleted record", "DELETE FROM records", "records", at: 6),
        Case(
            "a record from nowhere",
            "INSERT INTO records VALUES ('thing', 'three', 1, '1', NULL)",
            "orphans",
            at: nil
        ),
        Case(
            "a record that was removed",
            "INSERT INTO records VALUES ('thing', 'two', 1, '1', NULL)",
            "records",
            at: 11
        ),
        Case(
            "the digest of an older version",
            "UPDATE record_history SET digest = zeroblob(32) WHERE sequence = 5",
            "chain",
            at: 5
        ),
        Case(
            "a deleted older version",
            "DELETE FROM record_history WHERE sequence = 5",
            "chain",
            at: 5
        ),
        Case(
            "what a hold keeps back",
            "UPDATE holds SET amount = amount - 1",
            "holds",
            at: nil
        ),
        Case(
            "what an entry says of a hold",
            "UPDATE hold_history SET amount = amount + 1 WHERE sequence = 13",
            "chain",
            at: 13
        ),
        Case(
            "what an entry says of a hold, to more than there is",
            "UPDATE hold_history SET amount = 717 WHERE sequence = 13",
            "holds",
            at: 13
        ),
        Case(
            "a hold that grows",
            "UPDATE hold_history SET amount = 101 WHERE sequence = 14",
            "holds",
            at: 14
        ),
        Case(
            "the account of a hold",
            "UPDATE holds SET account = (SELECT key FROM accounts WHERE id = 'bank/cash')",
            "chain",
            at: 13
        ),
        Case("a deleted hold", "DELETE FROM holds", "orphans", at: 13),
        Case(
            "a change of a hold less",
            "DELETE FROM hold_history WHERE sequence = 14",
            "chain",
            at: 14
        ),
        Case(
            "a hold from nowhere",
            "INSERT INTO holds SELECT 'x', key, 1 FROM accounts WHERE id = '1'",
            "holds",
            at: nil
        ),
        Case("a view less", "DROP VIEW journal; DELETE FROM records", "schema", at: nil),
        Case(
            "a table more",
            "CREATE TABLE more (x); INSERT INTO more VALUES (1)",
            "schema",
            at: nil
        ),
    ]

    @Test("finds it, at its entry", arguments: cases)
    func finds(tampering: Case) async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        try await Self.write(bench)
        let before = try await bench.ledger.audit()
        try #require(before.passed)
        try #require(before.entries == 14)
        try RawBook(folder.book).tamper(tampering.sql)
        let findings = try await bench.ledger.audit().findings
        #expect(
            findings.contains {
                $0.check == tampering.check && $0.sequence == tampering.sequence
            },
            "found were \(findings)"
        )
        if let sequence = tampering.sequence {
            #expect(findings.first?.sequence == sequence, "found were \(findings)")
        }
    }

    @Test("is kept out by triggers as long as they are there")
    func triggers() async throws {
        let folder = try TemporaryFolder()
        let bench = try await LedgerFixture(book: folder.book)
        try await Self.write(bench)
        let raw = try RawBook(folder.book)
        for sql in [
            "UPDATE entries SET memo = 'x' WHERE sequence = 4",
            "DELETE FROM entries WHERE sequence = 12",
            "INSERT INTO entries SELECT * FROM entries WHERE sequence = 4",
            "INSERT OR REPLACE INTO entries SELECT * FROM entries WHERE sequence = 12",
            "UPDATE legs SET amount = 1",
            "DELETE FROM legs",
            "INSERT OR REPLACE INTO legs SELECT * FROM legs WHERE sequence = 12",
            "INSERT INTO legs SELECT 4, 9, account, side, 1, text, balance FROM legs",
            "UPDATE record_history SET version = 9",
            "DELETE FROM record_history",
            "INSERT INTO record_history VALUES ('a', 'b', 1, 4, NULL, NULL)",
            "DELETE FROM accounts",
            "UPDATE accounts SET owner = 'C9'",
            "UPDATE accounts SET closed_by = NULL WHERE id = '2'",
            "UPDATE hold_history SET amount = 1",
            "DELETE FROM hold_history",
            "INSERT INTO hold_history VALUES ('h', 4, 1)",
            "UPDATE holds SET amount = 41",
            "UPDATE holds SET account = 1",
            "DELETE FROM holds",
        ] {
            #expect(throws: SQLiteFailure.self, "\(sql)") { try raw.connection.execute(sql) }
        }
        #expect(try await bench.ledger.audit().passed)
    }

    @Test("says what it can of a file with overwritten pages", arguments: 1...12)
    func pages(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        do {
            let bench = try await LedgerFixture(book: folder.book)
            try await Self.write(bench)
        }
        var generator = SeededGenerator(seed: seed)
        try RawBook(folder.book).connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let handle = try #require(FileHandle(forUpdatingAtPath: folder.book))
        let size = try handle.seekToEnd()
        let page = UInt64.random(in: 1..<(size / 4096), using: &generator)
        try handle.seek(toOffset: page * 4096 + 8)
        try handle.write(
            contentsOf: Data((0..<2000).map { _ in .random(in: 0...255, using: &generator) })
        )
        try handle.close()
        let bench = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode {
            let audit = try await bench.ledger.audit()
            #expect(!audit.passed)
        }
        #expect(code == nil || code == "book.damaged")
    }
}
