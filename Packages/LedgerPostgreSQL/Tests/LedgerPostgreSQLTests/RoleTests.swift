@testable import LedgerPostgreSQL

@Suite("Roles", .serialized, .enabled(if: PostgreSQLServer.isWanted))
struct RoleTests {
    private static let server = Result { try PostgreSQLServer() }

    private static let history = [
        "entries", "legs", "record_history", "hold_history", "log_nodes", "log_entries",
        "checkpoints",
    ]

    /// The statements that neither role may run.
    private static func both(_ user: String) -> [String] {
        [
            "UPDATE bank.entries SET memo = 'changed'",
            "UPDATE bank.legs SET amount = 1",
            "UPDATE bank.accounts SET owner = 'C2'",
            "DELETE FROM bank.entries",
            "DELETE FROM bank.legs",
            "DELETE FROM bank.accounts",
            "DELETE FROM bank.holds",
            "TRUNCATE bank.entries CASCADE",
            "TRUNCATE bank.records",
            """
            MERGE INTO bank.legs l USING (VALUES (2)) v (s) ON l.sequence = v.s
            WHEN MATCHED THEN UPDATE SET amount = 2
            """,
            "INSERT INTO bank.migrations VALUES (99)",
            """
            INSERT INTO bank.log_entries VALUES (0, 1)
            ON CONFLICT (position) DO UPDATE SET sequence = 2
            """,
            "ALTER TABLE bank.entries DISABLE TRIGGER ALL",
            "ALTER TABLE bank.legs ADD COLUMN more text",
            "DROP TABLE bank.checkpoints",
            "DROP TRIGGER refuse_change ON bank.entries",
            "CREATE RULE r AS ON INSERT TO bank.legs DO INSTEAD NOTHING",
            "CREATE TABLE bank.more (id integer)",
            "CREATE TABLE public.more (id integer)",
            "CREATE TEMPORARY TABLE more (id integer)",
            "CREATE SCHEMA more",
            "CREATE OR REPLACE FUNCTION bank.refuse_change() RETURNS trigger LANGUAGE sql AS ''",
            """
            CREATE TRIGGER more BEFORE INSERT ON bank.entries
            FOR EACH ROW EXECUTE FUNCTION bank.refuse_change()
            """,
            "ALTER SEQUENCE bank.entries_sequence_seq CACHE 10",
            "GRANT bank_writer TO r",
            "GRANT UPDATE ON bank.entries TO \(user); UPDATE bank.entries SET memo = 'changed'",
            "ALTER ROLE \(user) SUPERUSER",
            "SET ROLE bank",
            "SET SESSION AUTHORIZATION bank",
            "SET session_replication_role = replica",
            "SELECT setval('bank.entries_sequence_seq', 1)",
            "SELECT nextval('bank.entries_sequence_seq')",
            "COPY bank.entries TO '/tmp/entries'",
            "COPY bank.entries TO PROGRAM 'cat'",
            "SELECT pg_read_file('PG_VERSION')",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'bank'",
            "SELECT pg_create_physical_replication_slot('more')",
            "SELECT lo_create(0)",
            "SELECT lo_from_bytea(0, 'x')",
            "BEGIN; LOCK TABLE bank.migrations IN ACCESS EXCLUSIVE MODE",
        ]
    }

    private static let attempts = [
        "w": both("w") + attemptsOfWriter, "r": both("r") + attemptsOfReader,
        "bank": attemptsOfAdministrator,
    ]

    private static let attemptsOfWriter =
        history.flatMap { table in
            [
                "UPDATE bank.\(table) SET \(column(of: table)) = 1",
                "DELETE FROM bank.\(table)",
                "TRUNCATE bank.\(table) CASCADE",
            ]
        } + [
            "INSERT INTO bank.entries (sequence, date) OVERRIDING SYSTEM VALUE VALUES (1, 1)",
            "INSERT INTO bank.entries (transaction) VALUES ('1')",
            // A copied row would bring its number with it.
            "COPY bank.entries (sequence, date) FROM STDIN",
            "INSERT INTO bank.legs VALUES (2, 9, '1', 'debit', 1, '', 1)",
            "INSERT INTO bank.record_history VALUES ('box', 'x', 1, 2)",
            "INSERT INTO bank.hold_history VALUES ('h', 2, 1)",
            "INSERT INTO bank.accounts VALUES ('9', 'k', 'debit', true, NULL, 2, NULL, 0)",
            "UPDATE bank.accounts SET id = 'x'",
            "UPDATE bank.holds SET account = 'x'",
            "UPDATE bank.records SET name = 'x'",
        ]

    private static let attemptsOfReader =
        (history + ["accounts", "holds", "records"]).flatMap { table in
            [
                "INSERT INTO bank.\(table) DEFAULT VALUES",
                "UPDATE bank.\(table) SET \(column(of: table)) = NULL",
                "DELETE FROM bank.\(table)",
                "TRUNCATE bank.\(table) CASCADE",
                "SELECT FROM bank.\(table) FOR KEY SHARE",
                "BEGIN; LOCK TABLE bank.\(table) IN ROW SHARE MODE",
            ]
        } + [
            "SELECT FROM bank.accounts FOR UPDATE",
            "SELECT pg_advisory_lock(1113681515)",
            "SELECT pg_advisory_xact_lock_shared(1113681515)",
            "SELECT pg_try_advisory_lock(1, 2)",
            "SELECT pg_current_xact_id()",
            "SELECT txid_current()",
            "SELECT pg_logical_emit_message(true, 'bank', '')",
        ]

    /// The statements that the triggers refuse the administrator, too.
    private static let attemptsOfAdministrator =
        history.flatMap { table in
            [
                "UPDATE bank.\(table) SET \(column(of: table)) = 1",
                "DELETE FROM bank.\(table)",
                "TRUNCATE bank.\(table) CASCADE",
                "SET session_replication_role = replica; DELETE FROM bank.\(table)",
            ]
        } + ["INSERT INTO bank.legs VALUES (2, 9, '1', 'debit', 1, '', 1)"]

    private static func column(of table: String) -> String {
        switch table {
        case "entries": "date"
        case "log_nodes", "log_entries": "position"
        case "checkpoints": "size"
        case "accounts", "holds": "id"
        case "records": "name"
        default: "sequence"
        }
    }

    /// Makes a book with users who have one role each.
    private static func book() async throws -> (database: String, fixture: LedgerFixture) {
        let server = try server.get()
        let database = try server.database()
        let fixture = try await LedgerFixture(store: database)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 10)
        let hold = HoldChange.place(HoldID("h"), on: AccountID("1"), Money(won: 5))
        _ = try await fixture.ledger.post(fixture.holdDraft("h", hold))
        for (user, role) in [("w", "bank_writer"), ("r", "bank_reader")] {
            try server.makeUser(user, in: role)
        }
        return (database, fixture)
    }

    @Test("no user does more than the role allows")
    func attempts() async throws {
        let server = try Self.server.get()
        let (database, fixture) = try await Self.book()
        let head = try await fixture.ledger.seal()
        for (user, statements) in Self.attempts {
            let codes = try server.errorCodes(
                of: statements,
                in: PostgreSQLServer.store(database, as: user)
            )
            try #require(codes.count == statements.count)
            for (statement, code) in zip(statements, codes) {
                #expect(code == "42501", "\(user): \(statement)")
            }
        }
        let reader = try await LedgerFixture(store: PostgreSQLServer.store(database, as: "r"))
            .ledger
        let report = try await reader.audit()
        #expect(report.passed, "\(report.findings)")
        #expect(report.head == head.root.description)
        #expect(try await reader.receipt(under: IdempotencyID("open-1")) != nil)
    }

    @Test("an entry that an administrator adds in a gap below the sealed ones is found")
    func lateEntry() async throws {
        let server = try Self.server.get()
        let (database, fixture) = try await Self.book()
        let gap = try server.query("SELECT nextval('bank.entries_sequence_seq')", in: database)
        _ = try await fixture.ledger.post(fixture.depositDraft("after", to: AccountID("1"), 1))
        try await fixture.ledger.seal()
        try server.query(
            """
            INSERT INTO bank.entries (sequence, date, time, idempotency_id, purpose, content, result,
              authority, memo) OVERRIDING SYSTEM VALUE
            SELECT \(gap), date, time, 'late', purpose, content, result, authority, memo
            FROM bank.entries WHERE idempotency_id = 'after'
            """,
            in: database
        )
        let report = try await fixture.ledger.audit()
        let missing = report.findings.filter { $0.message.hasSuffix("the entry before it is not") }
        #expect(missing.count == 1, "\(report.findings)")
    }

    @Test("a post of a reader is refused with the missing role")
    func refusal() async throws {
        let (database, _) = try await Self.book()
        let fixture = try await LedgerFixture(store: PostgreSQLServer.store(database, as: "r"))
        let error = await #expect(throws: BankError.self) {
            try await fixture.ledger.post(fixture.depositDraft("d", to: AccountID("1"), 1))
        }
        #expect(error?.code == "book.readonly")
    }
}
