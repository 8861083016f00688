import Console
import LedgerPostgreSQLTesting
import Testing

/// The attacks of an administrator of the database, who may change its schema and each row.
@Suite("Attacks on a real book in a database", .enabled(if: PostgreSQLServer.isWanted))
struct DatabaseAttackTests {
    /// A change of the schema, with the number of the attack and the first changed object.
    struct Change: Sendable, CustomStringConvertible {
        let description: String
        let object: String
        let sql: String
    }

    static let changes = [
        Change(
            description: "45: a dropped trigger",
            object: "trigger legs.refuse_change",
            sql: "DROP TRIGGER refuse_change ON bank.legs"
        ),
        Change(
            description: "46: a disabled trigger",
            object: "trigger entries.refuse_change",
            sql: "ALTER TABLE bank.entries DISABLE TRIGGER refuse_change"
        ),
        Change(
            description: "47: a trigger that pays the attacker",
            object: "function bank.pay()",
            sql: """
                CREATE FUNCTION bank.pay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                  UPDATE bank.accounts SET balance = balance + 1000; RETURN NULL; END $$;
                CREATE TRIGGER paid AFTER INSERT ON bank.entries
                  FOR EACH STATEMENT EXECUTE FUNCTION bank.pay()
                """
        ),
        Change(
            description: "48: a guard against changes, emptied",
            object: "function bank.refuse_change()",
            sql: """
                CREATE OR REPLACE FUNCTION bank.refuse_change() RETURNS trigger LANGUAGE plpgsql
                AS 'BEGIN RETURN NULL; END'
                """
        ),
        Change(
            description: "49: a guard of old entries, emptied",
            object: "function bank.require_own_sequence()",
            sql: """
                CREATE OR REPLACE FUNCTION bank.require_own_sequence() RETURNS trigger
                LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'
                """
        ),
        Change(
            description: "50: a rule that drops entries",
            object: "rule entries.hide",
            sql: "CREATE RULE hide AS ON INSERT TO bank.entries DO INSTEAD NOTHING"
        ),
        Change(
            description: "51: a rule that pays the attacker",
            object: "rule holds.pay",
            sql: """
                CREATE RULE pay AS ON INSERT TO bank.holds
                DO ALSO UPDATE bank.accounts SET balance = balance + 1000
                """
        ),
        Change(
            description: "52: row-level security that hides an entry",
            object: "policy entries.hide",
            sql: """
                ALTER TABLE bank.entries ENABLE ROW LEVEL SECURITY;
                ALTER TABLE bank.entries FORCE ROW LEVEL SECURITY;
                CREATE POLICY hide ON bank.entries USING (sequence <> 20)
                """
        ),
        Change(
            description: "53: a view in the place of the checkpoints",
            object: "column checkpoints.note",
            sql: """
                ALTER TABLE bank.checkpoints RENAME TO hidden;
                CREATE VIEW bank.checkpoints AS SELECT * FROM bank.hidden WHERE size < 100
                """
        ),
        Change(
            description: "54: a dropped check",
            object: "constraint accounts.accounts_check",
            sql: "ALTER TABLE bank.accounts DROP CONSTRAINT accounts_check"
        ),
        Change(
            description: "55: a changed default",
            object: "column entries.transaction",
            sql: "ALTER TABLE bank.entries ALTER transaction SET DEFAULT '1'"
        ),
        Change(
            description: "56: a dropped index",
            object: "index entries.entries_by_signature",
            sql: "DROP INDEX bank.entries_by_signature"
        ),
        Change(
            description: "57: another table",
            object: "column loot.won",
            sql: "CREATE TABLE bank.loot (won bigint)"
        ),
        Change(
            description: "58: another column",
            object: "column accounts.secret",
            sql: "ALTER TABLE bank.accounts ADD COLUMN secret text"
        ),
    ]

    @Test("refuses a changed schema, and names what was changed", arguments: changes)
    func schema(change: Change) async throws {
        let story = try await DatabaseStory.shared.value
        let book = try story.copy()
        let server = try DatabaseStory.server.get()
        let place = try #require(book.store)
        let balances = "SELECT sum(balance) FROM bank.accounts"
        let before = try server.query(balances, in: place)
        try server.query(change.sql, in: place)
        for line in ["account list", "account deposit 3333-01-0000013 5", "day advance 1"] {
            let outcome = await book.run(line)
            #expect(outcome.code == "book.damaged", "\(line): \(outcome)")
            #expect(outcome.errors.contains("object '\(change.object)'"), "\(line): \(outcome)")
        }
        #expect(try server.query(balances, in: place) == before)
        let audit = await book.run("audit --checkpoint \(story.checkpoint)")
        #expect(audit.status == .badData, "\(audit)")
        #expect(audit.code == "audit.schema", "\(audit)")
        #expect(audit.errors.contains("object '\(change.object)'"), "\(audit)")
    }

    @Test("44: names a deleted entry, also while the triggers are disabled")
    func deleted() async throws {
        let story = try await DatabaseStory.shared.value
        let book = try story.copy()
        try DatabaseStory.server.get().query(
            """
            ALTER TABLE bank.entries DISABLE TRIGGER ALL;
            ALTER TABLE bank.log_entries DISABLE TRIGGER ALL;
            DELETE FROM bank.entries WHERE sequence = 3
            """,
            in: try #require(book.store)
        )
        let audit = await book.run("audit")
        #expect(audit.status == .badData, "\(audit)")
        #expect(audit.code == "audit.orphans", "\(audit)")
        #expect(audit.errors.contains("failed at entry 3: entry 3 is missing"), "\(audit)")
    }

    @Test("44: names an entry whose position in the log was exchanged", arguments: [2, 4, 40])
    func exchanged(entry: Int) async throws {
        let story = try await DatabaseStory.shared.value
        let book = try story.copy()
        try DatabaseStory.server.get().query(
            """
            ALTER TABLE bank.log_entries DISABLE TRIGGER ALL;
            UPDATE bank.log_entries SET sequence = 0 WHERE sequence = \(entry);
            UPDATE bank.log_entries SET sequence = \(entry) WHERE sequence = \(entry + 1);
            UPDATE bank.log_entries SET sequence = \(entry + 1) WHERE sequence = 0;
            ALTER TABLE bank.log_entries ENABLE TRIGGER ALL;
            ALTER TABLE bank.log_entries ENABLE ALWAYS TRIGGER refuse_change
            """,
            in: try #require(book.store)
        )
        let audit = await book.run("audit")
        #expect(audit.code == "audit.log", "\(audit)")
        #expect(audit.errors.contains("failed at entry \(entry): entry \(entry) "), "\(audit)")
    }
}
