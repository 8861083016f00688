@testable import LedgerSQLite

@Suite("Audit of an edited book")
struct TamperingTests {
    private static let a = AccountID("1")
    private static let b = AccountID("2")

    /// Posts the entries to which ``TamperingCase`` refers by number.
    ///
    /// 1 starts the book. 2 and 3 open accounts, and 4 transfers. 5 and 6 write a record, 7 pays
    /// in, and 8 closes the day. 9 pays in, 10 writes and 11 removes a record, 12 closes an
    /// account. 13 places a hold, and 14 lowers it.
    private static func write(_ fixture: LedgerFixture) async throws {
        try await fixture.open(a, of: LedgerFixture.kim, with: 1000)
        try await fixture.open(b, of: LedgerFixture.lee, with: 500)
        _ = try await fixture.ledger.post(
            fixture.transferDraft("t", from: a, to: b, 300, signature: 1)
        )
        let key = RecordKey("thing", "one")
        try await fixture.set("r1", .create(key, 1, linkedTo: a))
        let record = try #require(try await fixture.ledger.record(key))
        try await fixture.set("r2", .update(record, to: 2))
        _ = try await fixture.ledger.post(fixture.depositDraft("d1", to: a, 7))
        try await fixture.ledger.closeDay(LedgerFixture.firstDay)
        var draft = try fixture.depositDraft("d2", to: a, 9)
        draft.memo = "memo"
        draft.result = ["number": "1"]
        _ = try await fixture.ledger.post(draft)
        let other = RecordKey("thing", "two")
        try await fixture.set("r3", .create(other, 1))
        let second = try #require(try await fixture.ledger.record(other))
        try await fixture.set("r4", .remove(second))
        var closing = try fixture.depositDraft("c", to: b, 1)
        closing.legs = fixture.moved(from: b, to: AccountOpening.cash.id, 800)
        closing.closings = [b]
        _ = try await fixture.ledger.post(closing)
        let hold = Hold(id: HoldID("h"), account: a, amount: Money(won: 100))
        _ = try await fixture.ledger.post(
            fixture.holdDraft("h1", .place(hold.id, on: a, hold.amount))
        )
        _ = try await fixture.ledger.post(
            fixture.holdDraft("h2", .lower(hold, to: Money(won: 40)))
        )
        try await fixture.ledger.seal()
    }

    @Test("the audit finds a manipulation at its entry", arguments: TamperingCase.all)
    func finds(tampering: TamperingCase) async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        try await Self.write(fixture)
        let before = try await fixture.ledger.audit()
        try #require(before.passed)
        try #require(before.entries == 14)
        try RawBook(folder.book).tamper(tampering.sql)
        let findings = try await fixture.ledger.audit().findings
        #expect(
            findings.contains {
                $0.check == tampering.check && $0.sequence == tampering.sequence
            },
            "\(findings)"
        )
        if let sequence = tampering.sequence {
            #expect(findings.first?.sequence == sequence, "\(findings)")
        }
    }

    @Test("the triggers refuse every change of history")
    func triggers() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        try await Self.write(fixture)
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
            "INSERT INTO record_history VALUES ('a', 'b', 1, 4, NULL, NULL, NULL, NULL)",
            "DELETE FROM accounts",
            "UPDATE accounts SET owner = 'C9'",
            "UPDATE accounts SET closed_by = NULL WHERE id = '2'",
            "INSERT OR REPLACE INTO accounts SELECT * FROM accounts WHERE id = '1'",
            "UPDATE OR REPLACE accounts SET key = 1 WHERE id = '1'",
            """
            REPLACE INTO accounts SELECT 99, id, kind, normal_side, may_be_negative, 'C9',
              opened_by, closed_by, balance FROM accounts
            """,
            "REPLACE INTO holds SELECT id, account, 1 FROM holds",
            "UPDATE hold_history SET amount = 1",
            "DELETE FROM hold_history",
            "INSERT INTO hold_history VALUES ('h', 4, 1)",
            "UPDATE holds SET amount = 41",
            "UPDATE holds SET account = 1",
            "DELETE FROM holds",
            "UPDATE log_nodes SET hash = zeroblob(32)",
            "DELETE FROM log_nodes",
            "INSERT INTO log_nodes VALUES (0, 20, zeroblob(32))",
            "UPDATE checkpoints SET note = ''",
            "DELETE FROM checkpoints",
        ] {
            #expect(throws: SQLiteFailure.self, "\(sql)") { try raw.connection.execute(sql) }
        }
        #expect(try await fixture.ledger.audit().passed)
    }

    @Test(
        "the audit of a file with overwritten pages reports or refuses it",
        arguments: GeneratedWork.damagedPages.seeds()
    )
    func pages(seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        do {
            let fixture = try await LedgerFixture(book: folder.book)
            try await Self.write(fixture)
        }
        var generator = SeededGenerator(seed: seed)
        // Pages without content do not count.
        try RawBook(folder.book).connection.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
        let handle = try #require(FileHandle(forUpdatingAtPath: folder.book))
        let size = try handle.seekToEnd()
        let page = UInt64.random(in: 1..<(size / 4096), using: &generator)
        try handle.seek(toOffset: page * 4096 + 8)
        try handle.write(
            contentsOf: Data((0..<2000).map { _ in .random(in: 0...255, using: &generator) })
        )
        try handle.close()
        let fixture = try await LedgerFixture(book: folder.book, date: nil)
        let code = try await refusalCode {
            let audit = try await fixture.ledger.audit()
            #expect(!audit.passed)
        }
        #expect(code == nil || code == "book.damaged")
        GeneratedWork.damagedPages.report(1)
    }
}
