/// A manipulation of a book, and the first finding that the audit must report.
struct TamperingCase: CustomStringConvertible, Sendable {
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

    /// The manipulations of the book that `TamperingTests` write.
    static let all: [TamperingCase] = [
        TamperingCase(
            "an amount on both sides",
            "UPDATE legs SET amount = amount + 1 WHERE sequence = 4",
            "log",
            at: 4
        ),
        TamperingCase(
            "an amount on one side",
            "UPDATE legs SET amount = amount + 1 WHERE sequence = 4 AND side = 'credit'",
            "sums",
            at: 4
        ),
        TamperingCase(
            "the account of a leg",
            "UPDATE legs SET account = 1 WHERE sequence = 4 AND side = 'credit'",
            "log",
            at: 4
        ),
        TamperingCase(
            "the text of a leg",
            "UPDATE legs SET text = 'gift' WHERE sequence = 7 AND position = 1",
            "log",
            at: 7
        ),
        TamperingCase(
            "the balance after a leg",
            "UPDATE legs SET balance = balance + 5 WHERE sequence = 7 AND position = 1",
            "balances",
            at: 7
        ),
        TamperingCase(
            "the balance of an account",
            "UPDATE accounts SET balance = balance + 1 WHERE id = '1'",
            "balances",
            at: 9
        ),
        TamperingCase(
            "a deleted entry",
            "DELETE FROM entries WHERE sequence = 7",
            "orphans",
            at: 7
        ),
        TamperingCase(
            "a deleted entry with its legs",
            "DELETE FROM legs WHERE sequence = 7; DELETE FROM entries WHERE sequence = 7",
            "orphans",
            at: 7
        ),
        TamperingCase("deleted legs", "DELETE FROM legs WHERE sequence = 4", "log", at: 4),
        TamperingCase("a deleted account", "DELETE FROM accounts WHERE id = '2'", "orphans", at: 3),
        TamperingCase(
            "the first entry",
            "DELETE FROM entries WHERE sequence = 1",
            "orphans",
            at: 1
        ),
        TamperingCase(
            "a leaf of the log",
            "UPDATE log_nodes SET hash = zeroblob(32) WHERE level = 0 AND position = 3",
            "log",
            at: 4
        ),
        TamperingCase(
            "a node of the log",
            "UPDATE log_nodes SET hash = zeroblob(32) WHERE level = 2 AND position = 0",
            "log",
            at: 4
        ),
        TamperingCase(
            "a hash of another length",
            "UPDATE log_nodes SET hash = x'00' WHERE level = 0 AND position = 3",
            "log",
            at: 4
        ),
        TamperingCase(
            "the end of the log",
            "DELETE FROM log_nodes WHERE level = 0 AND position = 13",
            "log",
            at: nil
        ),
        TamperingCase(
            "white space in JSON",
            "UPDATE entries SET content = replace(content, ',', ', ') WHERE sequence = 7",
            "log",
            at: 7
        ),
        TamperingCase(
            "a key of JSON twice",
            """
            UPDATE entries SET content = replace(content, '}', ',"won":"7"}') WHERE sequence = 7
            """,
            "log",
            at: 7
        ),
        TamperingCase(
            "positions of legs",
            "UPDATE legs SET position = position + 5 WHERE sequence = 7",
            "log",
            at: 7
        ),
        TamperingCase(
            "a kept value of a record",
            "UPDATE record_history SET value = '9' WHERE sequence = 5",
            "records",
            at: 5
        ),
        TamperingCase(
            "the due date of a record",
            "UPDATE records SET due = 1",
            "records",
            at: 6
        ),
        TamperingCase(
            "a date",
            "UPDATE entries SET date = date + 1 WHERE sequence = 7",
            "date",
            at: 7
        ),
        TamperingCase(
            "a time before the last closing of a day",
            "UPDATE entries SET time = 0 WHERE sequence = 7",
            "date",
            at: 7
        ),
        TamperingCase(
            "a slightly later time",
            "UPDATE entries SET time = time + 1 WHERE sequence = 12",
            "log",
            at: 12
        ),
        TamperingCase(
            "the content of a request",
            "UPDATE entries SET content = '{\"won\":\"8\"}' WHERE sequence = 7",
            "log",
            at: 7
        ),
        TamperingCase(
            "malformed content of a request",
            "UPDATE entries SET content = 'nonsense' WHERE sequence = 7",
            "log",
            at: 7
        ),
        TamperingCase(
            "a result",
            "UPDATE entries SET result = '{}' WHERE sequence = 9",
            "log",
            at: 9
        ),
        TamperingCase("a memo", "UPDATE entries SET memo = '' WHERE sequence = 9", "log", at: 9),
        TamperingCase(
            "an idempotency id",
            "UPDATE entries SET idempotency_id = 'x' WHERE sequence = 9",
            "log",
            at: 9
        ),
        TamperingCase(
            "a purpose",
            "UPDATE entries SET purpose = 'x' WHERE sequence = 9",
            "log",
            at: 9
        ),
        TamperingCase(
            "the customer of an authority",
            "UPDATE entries SET authority_name = 'C9' WHERE sequence = 4",
            "log",
            at: 4
        ),
        TamperingCase(
            "a signature's name",
            "UPDATE entries SET signature = 'other' WHERE sequence = 4",
            "log",
            at: 4
        ),
        TamperingCase(
            "the kind of authority",
            "UPDATE entries SET authority = 'royal' WHERE sequence = 4",
            "log",
            at: 4
        ),
        TamperingCase(
            "the entry that is reversed",
            "UPDATE entries SET reverses = 4 WHERE sequence = 9",
            "log",
            at: 9
        ),
        TamperingCase(
            "the owner of an account",
            "UPDATE accounts SET owner = 'C9' WHERE id = '1'",
            "log",
            at: 2
        ),
        TamperingCase(
            "the kind of an account",
            "UPDATE accounts SET may_be_negative = 1 WHERE id = '1'",
            "log",
            at: 2
        ),
        TamperingCase(
            "a closed account that is opened again",
            "UPDATE accounts SET closed_by = NULL WHERE id = '2'",
            "log",
            at: 12
        ),
        TamperingCase(
            "a record's value",
            "UPDATE records SET value = '3'",
            "records",
            at: 6
        ),
        TamperingCase("a record's version", "UPDATE records SET version = 1", "records", at: 6),
        TamperingCase("a record's link", "UPDATE records SET linked_to = NULL", "records", at: 6),
        TamperingCase("a deleted record", "DELETE FROM records", "records", at: 6),
        TamperingCase(
            "a record without history",
            "INSERT INTO records VALUES ('thing', 'three', 1, '1', NULL, NULL)",
            "orphans",
            at: nil
        ),
        TamperingCase(
            "a removed record that exists",
            "INSERT INTO records VALUES ('thing', 'two', 1, '1', NULL, NULL)",
            "records",
            at: 11
        ),
        TamperingCase(
            "the digest of an older version",
            "UPDATE record_history SET digest = zeroblob(32) WHERE sequence = 5",
            "log",
            at: 5
        ),
        TamperingCase(
            "a deleted older version",
            "DELETE FROM record_history WHERE sequence = 5",
            "log",
            at: 5
        ),
        TamperingCase(
            "the amount of a hold",
            "UPDATE holds SET amount = amount - 1",
            "holds",
            at: nil
        ),
        TamperingCase(
            "the amount of a hold in an entry",
            "UPDATE hold_history SET amount = amount + 1 WHERE sequence = 13",
            "log",
            at: 13
        ),
        TamperingCase(
            "an amount of a hold beyond the balance",
            "UPDATE hold_history SET amount = 717 WHERE sequence = 13",
            "holds",
            at: 13
        ),
        TamperingCase(
            "a hold that grows",
            "UPDATE hold_history SET amount = 101 WHERE sequence = 14",
            "holds",
            at: 14
        ),
        TamperingCase(
            "the account of a hold",
            "UPDATE holds SET account = (SELECT key FROM accounts WHERE id = 'bank/cash')",
            "log",
            at: 13
        ),
        TamperingCase("a deleted hold", "DELETE FROM holds", "orphans", at: 13),
        TamperingCase(
            "a deleted change of a hold",
            "DELETE FROM hold_history WHERE sequence = 14",
            "log",
            at: 14
        ),
        TamperingCase(
            "a hold without history",
            "INSERT INTO holds SELECT 'x', key, 1 FROM accounts WHERE id = '1'",
            "holds",
            at: nil
        ),
        TamperingCase(
            "a dropped view",
            "DROP VIEW journal; DELETE FROM records",
            "schema",
            at: nil
        ),
        TamperingCase(
            "an additional table",
            "CREATE TABLE more (x); INSERT INTO more VALUES (1)",
            "schema",
            at: nil
        ),
    ]
}
