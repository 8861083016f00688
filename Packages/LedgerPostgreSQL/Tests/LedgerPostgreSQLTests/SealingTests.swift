import BookkeepingTesting

@testable import LedgerPostgreSQL

@Suite("Sealing", .enabled(if: PostgreSQLServer.isWanted))
struct SealingTests {
    /// Delays each entry between its number and its commit, and rolls every fifth back.
    private static let disturbance = """
        CREATE FUNCTION bank.disturb() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          PERFORM pg_sleep(random() * 0.02);
          IF random() < 0.2 THEN RAISE EXCEPTION 'rolled back' USING ERRCODE = '40001'; END IF;
          RETURN NULL;
        END $$;
        CREATE TRIGGER disturb AFTER INSERT ON bank.entries FOR EACH ROW EXECUTE FUNCTION bank.disturb();
        """

    private static let log = """
        SELECT count(e.sequence), count(l.sequence), max(l.position) + 1,
          count(*) FILTER (WHERE l.sequence <= l.before)
        FROM bank.entries e FULL JOIN (SELECT sequence, position,
          lag(sequence) OVER (ORDER BY position) AS before FROM bank.log_entries) l USING (sequence)
        """

    /// Posts transfers between two accounts that no other writer uses, so that none waits for it.
    private func write(_ writer: Int, _ count: Int, _ fixture: LedgerFixture) async throws {
        let (a, b) = (AccountID("\(writer)a"), AccountID("\(writer)b"))
        try await fixture.open(a, of: LedgerFixture.kim, with: Int64(count))
        try await fixture.open(b, of: LedgerFixture.kim)
        for number in 1...count - 2 {
            let draft = try fixture.transferDraft(
                "w\(writer)-\(number)",
                from: a,
                to: b,
                1,
                signature: writer * 10_000 + number
            )
            _ = try await fixture.ledger.post(draft)
        }
    }

    @Test("a transaction that stays open is reported, and the log stays unchanged")
    func openTransaction() async throws {
        let server = try PostgreSQLServer()
        let database = try server.database()
        let store = PostgreSQLStore(database, timeout: .seconds(2))
        let fixture = try await LedgerFixture(in: store)
        let head = try await fixture.ledger.sealedHead()
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        try server.openTransaction("pg_current_xact_id()", in: database)
        let error = await #expect(throws: BankError.self) { try await fixture.ledger.seal() }
        #expect(error?.code == "book.sealing")
        #expect(try await fixture.ledger.sealedHead() == head)
        try server.endTransaction()
        #expect(try await fixture.ledger.seal().size == 2)
    }

    /// 16 writers with as many entries each.
    @Test("entries with delays and gaps are sealed in the order of their numbers, each once")
    func order() async throws {
        let server = try PostgreSQLServer(settings: ["fsync = off", "max_connections = 200"])
        let store = try server.database()
        let fixture = try await LedgerFixture(store: store)
        try server.query(Self.disturbance, in: store)
        var disturbed: PostgreSQLStore { PostgreSQLStore(store, schemaFaults: { _ in [] }) }
        let each = GeneratedWork.sealedEntries.amount / 16
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for writer in 1...16 {
                group.addTask {
                    try await write(writer, each, LedgerFixture(in: disturbed))
                    return true
                }
            }
            for _ in 1...2 {
                group.addTask {
                    let sealer = try await LedgerFixture(in: disturbed)
                    while !Task.isCancelled { try await sealer.ledger.seal() }
                    return false
                }
            }
            for _ in 1...16 { while try await group.next() == false {} }
            group.cancelAll()
        }
        try server.query("DROP FUNCTION bank.disturb CASCADE", in: store)
        try await fixture.ledger.seal()
        GeneratedWork.sealedEntries.report(16 * each)
        let count = 1 + 16 * each
        #expect(try server.query(Self.log, in: store) == "\(count)|\(count)|\(count)|0")
        let audit = try await fixture.ledger.audit()
        #expect(audit.passed, "\(audit.findings)")
        #expect(audit.unsealed == 0)
    }
}
