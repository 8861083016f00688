/// A manipulation of a book, and the first finding that the audit must report.
struct TamperingCase: CustomStringConvertible, Sendable {
    let description: String
    let sql: String
    let check: String
    let sequence: Int64?

    /// The manipulations of the book that `TamperingTests` write.
    ///
    /// The line above each statement has the check and the sequence of the finding, and a name.
    private static let table = """
        log 4: an amount on both sides
        UPDATE legs SET amount = amount + 1 WHERE sequence = 4
        sums 4: an amount on one side
        UPDATE legs SET amount = amount + 1 WHERE sequence = 4 AND side = 'credit'
        log 4: the account of a leg
        UPDATE legs SET account = 1 WHERE sequence = 4 AND side = 'credit'
        log 7: the text of a leg
        UPDATE legs SET text = 'gift' WHERE sequence = 7 AND position = 1
        balances 7: the balance after a leg
        UPDATE legs SET balance = balance + 5 WHERE sequence = 7 AND position = 1
        balances 9: the balance of an account
        UPDATE accounts SET balance = balance + 1 WHERE id = '1'
        orphans 7: a deleted entry
        DELETE FROM entries WHERE sequence = 7
        orphans 7: a deleted entry with its legs
        DELETE FROM legs WHERE sequence = 7; DELETE FROM entries WHERE sequence = 7
        log 4: deleted legs
        DELETE FROM legs WHERE sequence = 4
        orphans 3: a deleted account
        DELETE FROM accounts WHERE id = '2'
        orphans 1: the first entry
        DELETE FROM entries WHERE sequence = 1
        log 4: a leaf of the log
        UPDATE log_nodes SET hash = zeroblob(32) WHERE level = 0 AND position = 3
        log 4: a node of the log
        UPDATE log_nodes SET hash = zeroblob(32) WHERE level = 2 AND position = 0
        log 4: a hash of another length
        UPDATE log_nodes SET hash = x'00' WHERE level = 0 AND position = 3
        log -: the end of the log
        DELETE FROM log_nodes WHERE level = 0 AND position = 13
        log 7: white space in JSON
        UPDATE entries SET content = replace(content, ',', ', ') WHERE sequence = 7
        log 7: a key of JSON twice
        UPDATE entries SET content = replace(content, '}', ',"won":"7"}') WHERE sequence = 7
        log 7: positions of legs
        UPDATE legs SET position = position + 5 WHERE sequence = 7
        records 5: a kept value of a record
        UPDATE record_history SET value = '9' WHERE sequence = 5
        records 6: the due date of a record
        UPDATE records SET due = 1
        date 7: a date
        UPDATE entries SET date = date + 1 WHERE sequence = 7
        date 7: a time before the last closing of a day
        UPDATE entries SET time = 0 WHERE sequence = 7
        log 12: a slightly later time
        UPDATE entries SET time = time + 1 WHERE sequence = 12
        log 7: the content of a request
        UPDATE entries SET content = '{"won":"8"}' WHERE sequence = 7
        log 7: malformed content of a request
        UPDATE entries SET content = 'nonsense' WHERE sequence = 7
        log 9: a result
        UPDATE entries SET result = '{}' WHERE sequence = 9
        log 9: a memo
        UPDATE entries SET memo = '' WHERE sequence = 9
        log 9: an idempotency key
        UPDATE entries SET idempotency_id = 'x' WHERE sequence = 9
        log 9: a purpose
        UPDATE entries SET purpose = 'x' WHERE sequence = 9
        log 4: the customer of an authority
        UPDATE entries SET authority_name = 'C9' WHERE sequence = 4
        log 4: a signature's name
        UPDATE entries SET signature = 'other' WHERE sequence = 4
        log 4: the kind of authority
        UPDATE entries SET authority = 'royal' WHERE sequence = 4
        log 9: the entry that is reversed
        UPDATE entries SET reverses = 4 WHERE sequence = 9
        log 2: the owner of an account
        UPDATE accounts SET owner = 'C9' WHERE id = '1'
        log 2: the kind of an account
        UPDATE accounts SET may_be_negative = 1 WHERE id = '1'
        log 12: a closed account that is opened again
        UPDATE accounts SET closed_by = NULL WHERE id = '2'
        records 6: a record's value
        UPDATE records SET value = '3'
        records 6: a record's version
        UPDATE records SET version = 1
        records 6: a record's link
        UPDATE records SET linked_to = NULL
        orphans 11: a link of a removed record to a missing account
        UPDATE record_history SET linked_to = 99 WHERE sequence = 11
        orphans -: a link to a missing account in a record that had none
        UPDATE records SET linked_to = 99
        records 6: a deleted record
        DELETE FROM records
        orphans -: a record without history
        INSERT INTO records VALUES ('thing', 'three', 1, '1', NULL, NULL)
        records 11: a removed record that exists
        INSERT INTO records VALUES ('thing', 'two', 1, '1', NULL, NULL)
        log 5: the digest of an older version
        UPDATE record_history SET digest = zeroblob(32) WHERE sequence = 5
        log 5: a deleted older version
        DELETE FROM record_history WHERE sequence = 5
        holds -: the amount of a hold
        UPDATE holds SET amount = amount - 1
        log 13: the amount of a hold in an entry
        UPDATE hold_history SET amount = amount + 1 WHERE sequence = 13
        holds 13: an amount of a hold beyond the balance
        UPDATE hold_history SET amount = 717 WHERE sequence = 13
        holds 14: a hold that grows
        UPDATE hold_history SET amount = 101 WHERE sequence = 14
        log 13: the account of a hold
        UPDATE holds SET account = (SELECT key FROM accounts WHERE id = 'bank/cash')
        orphans 13: a deleted hold
        DELETE FROM holds
        log 14: a deleted change of a hold
        DELETE FROM hold_history WHERE sequence = 14
        holds -: a hold without history
        INSERT INTO holds SELECT 'x', key, 1 FROM accounts WHERE id = '1'
        schema -: a dropped index
        DROP INDEX entries_by_date; DELETE FROM records
        schema -: an additional table
        CREATE TABLE more (x); INSERT INTO more VALUES (1)
        """

    static let all: [TamperingCase] = {
        let lines = table.split(separator: "\n").map(String.init)
        return stride(from: 0, to: lines.count, by: 2).map { line in
            let parts = lines[line].split(separator: ": ", maxSplits: 1).map(String.init)
            let finding = parts[0].split(separator: " ").map(String.init)
            return TamperingCase(
                description: parts[1],
                sql: lines[line + 1],
                check: finding[0],
                sequence: Int64(finding[1])
            )
        }
    }()
}
