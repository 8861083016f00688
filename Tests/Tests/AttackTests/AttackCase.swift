@testable import LedgerSQLite

/// A row of the list of attacks, and the check that must notice it.
struct AttackCase: Sendable, CustomStringConvertible {
    enum Outcome: Sendable {
        /// The triggers refuse the statement.
        case blocked
        /// No command opens the book.
        case refusedAtOpening
        /// The audit notices it without any checkpoint.
        case audit
        /// The audit notices it at the latest against a checkpoint that is held elsewhere.
        case checkpoint
        /// The audit counts one entry that no checkpoint covers.
        case uncovered
    }

    let row: Int
    let name: String
    let outcome: Outcome
    /// Indicates whether the attacker computes all hashes again.
    let isForging: Bool
    let sql: String

    var description: String { "\(row): \(name)" }

    init(_ row: Int, _ name: String, _ outcome: Outcome, forging: Bool = false, _ sql: String) {
        self.row = row
        self.name = name
        self.outcome = outcome
        isForging = forging
        self.sql = sql
    }

    private static func some(_ purpose: String) -> String {
        "(SELECT sequence FROM entries WHERE purpose = '\(purpose)' ORDER BY sequence LIMIT 1)"
    }

    /// Adds an entry like the first one of a purpose, with the legs of that one.
    private static func append(_ purpose: String, _ changes: String) -> String {
        """
        CREATE TEMP TABLE copied AS SELECT * FROM entries WHERE sequence = \(some(purpose));
        CREATE TEMP TABLE copied_legs AS SELECT * FROM legs WHERE sequence = \(some(purpose));
        UPDATE copied SET sequence = (SELECT max(sequence) + 1 FROM entries),
          idempotency_id = 'forged', (date, time) =
            (SELECT date, time FROM entries ORDER BY sequence DESC LIMIT 1);
        UPDATE copied_legs SET sequence = (SELECT sequence FROM copied);
        \(changes);
        INSERT INTO entries SELECT * FROM copied;
        INSERT INTO legs SELECT * FROM copied_legs;
        DROP TABLE copied; DROP TABLE copied_legs
        """
    }

    /// Removes all entries after a number, with everything that they did.
    private static let truncate = """
        CREATE TEMP TABLE last AS SELECT max(sequence) - 4 AS n FROM entries;
        DELETE FROM legs WHERE sequence > (SELECT n FROM last);
        DELETE FROM entries WHERE sequence > (SELECT n FROM last);
        DROP TABLE last
        """

    static let bySQL: [AttackCase] = [
        AttackCase(1, "an update with the triggers", .blocked, "UPDATE legs SET amount = 1"),
        AttackCase(2, "a leg's amount", .audit, "UPDATE legs SET amount = 7 WHERE sequence = 9"),
        AttackCase(3, "a leg's balance", .audit, "UPDATE legs SET balance = 7 WHERE sequence > 9"),
        AttackCase(4, "an account's balance", .audit, "UPDATE accounts SET balance = balance + 1"),
        AttackCase(5, "a deleted entry", .audit, "DELETE FROM entries WHERE sequence = 20"),
        AttackCase(6, "a memo", .audit, "UPDATE entries SET memo = 'x' WHERE sequence = 20"),
        AttackCase(
            7,
            "a signature's text",
            .audit,
            "UPDATE entries SET signature = 'ab' WHERE sequence = \(some("account.transfer"))"
        ),
        AttackCase(
            8,
            "a key of JSON twice, first",
            .audit,
            """
            UPDATE entries SET content = '{"account":"x",' || substr(content, 2)
            WHERE purpose = 'account.deposit'
            """
        ),
        AttackCase(
            9,
            "a public key",
            .audit,
            """
            UPDATE records SET value =
              replace(value, '"publicKey":"', '"publicKey":"00') WHERE name = 'C000001'
            """
        ),
        AttackCase(
            10,
            "a count of tries",
            .audit,
            """
            UPDATE records SET value = replace(value, '"counted":', '"counted":1')
            WHERE name = 'C000003'
            """
        ),
        AttackCase(
            11,
            "a limit of a card",
            .audit,
            """
            UPDATE records SET value = replace(value, '"perPayment":', '"perPayment":9')
            WHERE collection = 'card'
            """
        ),
        AttackCase(12, "a deleted card", .audit, "DELETE FROM records WHERE collection = 'card'"),
        AttackCase(13, "a live hold", .audit, "UPDATE holds SET amount = 0"),
        AttackCase(14, "a dropped trigger", .refusedAtOpening, "SELECT 1"),
        AttackCase(
            15,
            "a trigger that pays the attacker",
            .refusedAtOpening,
            """
            CREATE TRIGGER paid AFTER INSERT ON entries
              BEGIN UPDATE accounts SET balance = balance + 1; END
            """
        ),
        AttackCase(15, "a table", .refusedAtOpening, "CREATE TABLE loot (won)"),
        AttackCase(
            16,
            "cash paid in, at the end",
            .uncovered,
            forging: true,
            append(
                "account.deposit",
                """
                UPDATE copied SET content =
                  replace(content, '"20000000"', '"1000000000"');
                UPDATE copied_legs SET amount = 1000000000
                """
            )
        ),
        AttackCase(
            17,
            "a transfer with a random signature",
            .audit,
            forging: true,
            append(
                "account.transfer",
                "UPDATE copied SET signature = lower(hex(randomblob(64)))"
            )
        ),
        AttackCase(
            18,
            "no authority for a transfer",
            .audit,
            forging: true,
            """
            UPDATE entries SET authority = 'none', authority_name = NULL, signature = NULL,
              signed = NULL WHERE sequence = \(some("account.transfer"))
            """
        ),
        AttackCase(
            19,
            "an unknown holder of the bank's authority",
            .audit,
            forging: true,
            "UPDATE entries SET authority_name = 'M' WHERE sequence = \(some("account.deposit"))"
        ),
        AttackCase(
            20,
            "an amount of the past",
            .checkpoint,
            forging: true,
            """
            UPDATE legs SET amount = 3000 WHERE amount = 2000 AND sequence =
              (SELECT max(sequence) - 3 FROM entries);
            UPDATE entries SET content = replace(content, '"2000"', '"3000"') WHERE sequence =
              (SELECT max(sequence) - 3 FROM entries)
            """
        ),
        AttackCase(21, "the last four entries", .checkpoint, forging: true, truncate),
        AttackCase(
            23,
            "a customer's public key",
            .audit,
            forging: true,
            """
            UPDATE records SET value = replace(value, (SELECT json_extract(value, '$.publicKey')
              FROM records WHERE name = 'C000001' AND value LIKE '%publicKey%'),
              (SELECT json_extract(value, '$.publicKey')
              FROM records WHERE name = 'C000002' AND value LIKE '%publicKey%'))
            WHERE name = 'C000001' AND value LIKE '%publicKey%';
            UPDATE record_history SET value = replace(value,
              (SELECT json_extract(value, '$.publicKey')
              FROM record_history WHERE name = 'C000001' AND value LIKE '%publicKey%'),
              (SELECT json_extract(value, '$.publicKey')
              FROM record_history WHERE name = 'C000002' AND value LIKE '%publicKey%'))
            WHERE name = 'C000001' AND value LIKE '%publicKey%'
            """
        ),
        AttackCase(
            24,
            "a reset count of wrong tries",
            .checkpoint,
            forging: true,
            """
            UPDATE record_history SET value = replace(value, '"counted":5', '"counted":0')
              WHERE name = 'C000003';
            UPDATE records SET value = replace(value, '"counted":5', '"counted":0')
              WHERE name = 'C000003'
            """
        ),
        AttackCase(
            25,
            "a customer and the history of the records",
            .checkpoint,
            forging: true,
            """
            DELETE FROM records WHERE name = 'C000003';
            DELETE FROM record_history WHERE name = 'C000003'
            """
        ),
        AttackCase(
            26,
            "the owner of an account",
            .audit,
            forging: true,
            "UPDATE accounts SET owner = 'C000003' WHERE owner = 'C000002'"
        ),
        AttackCase(
            27,
            "accrued interest",
            .audit,
            forging: true,
            Attacker.rewrite(
                "safebox",
                "json_set(value, '$.accrual.interest', '1000000000')",
                where: "1"
            )
        ),
        AttackCase(
            28,
            "a limit of a card, with all hashes",
            .audit,
            forging: true,
            Attacker.rewrite(
                "card",
                "json_set(value, '$.limits.perPayment', 1000000000000)",
                where: "1"
            )
        ),
        AttackCase(
            29,
            "a time before the end of the last day",
            .audit,
            forging: true,
            """
            UPDATE entries SET time = (SELECT max(time) - 1 FROM entries
              WHERE purpose = 'day.close') WHERE sequence = (SELECT max(sequence) FROM entries)
            """
        ),
        AttackCase(
            30,
            "an idempotency id",
            .checkpoint,
            forging: true,
            """
            UPDATE entries SET idempotency_id = 'other'
            WHERE sequence = \(some("account.deposit"))
            """
        ),
        AttackCase(
            31,
            "a birth date and a phone number",
            .audit,
            forging: true,
            """
            UPDATE records SET value = replace(value, '1990-03-14', '1980-03-14')
              WHERE name = 'C000001';
            UPDATE record_history SET value = replace(value, '1990-03-14', '1980-03-14')
              WHERE name = 'C000001'
            """
        ),
        AttackCase(32, "the version", .refusedAtOpening, "PRAGMA user_version = 77"),
        AttackCase(33, "the application", .refusedAtOpening, "PRAGMA application_id = 77"),
        AttackCase(34, "another table", .refusedAtOpening, "CREATE TABLE more (x)"),
        AttackCase(
            39,
            "a box above its limit",
            .audit,
            forging: true,
            """
            UPDATE legs SET amount = 65000000 WHERE sequence = \(some("safebox.put"));
            UPDATE entries SET content = replace(content, '5000000', '65000000')
              WHERE sequence = \(some("safebox.put"))
            """
        ),
        AttackCase(
            40,
            "interest of the wrong day",
            .audit,
            forging: true,
            Attacker.rewrite(
                "safebox",
                "json_set(value, '$.accrual.accruedThrough', '2026-01-20')",
                where: "1"
            )
        ),
        AttackCase(
            41,
            "a key of JSON twice, last",
            .audit,
            forging: true,
            """
            UPDATE entries SET content = substr(content, 1, length(content) - 1)
              || ',"account":"x"}' WHERE purpose = 'account.deposit'
            """
        ),
        AttackCase(
            42,
            "white space in JSON",
            .audit,
            forging: true,
            "UPDATE entries SET content = replace(content, ',', ', ') WHERE sequence = 9"
        ),
        AttackCase(
            43,
            "positions of legs",
            .audit,
            forging: true,
            "UPDATE legs SET position = position + 5 WHERE sequence = 9"
        ),
    ]
}
