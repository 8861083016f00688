extension AttackCase {
    /// Gives each of two customers the sealed keys of the other.
    static let exchangedCredentials = """
        CREATE TEMP TABLE sealed AS SELECT name, value FROM records WHERE collection = 'credential';
        UPDATE records SET value = (SELECT value FROM sealed WHERE name =
            CASE records.name WHEN 'C000001' THEN 'C000002' ELSE 'C000001' END)
          WHERE collection = 'credential' AND name IN ('C000001', 'C000002');
        DROP TABLE sealed
        """

    /// Attacks that leave all hashes unchanged.
    static let editing = cases(
        """
        1 blocked: an update with the triggers
        UPDATE legs SET amount = 1
        2 audit audit.authority: a leg's amount
        UPDATE legs SET amount = 7 WHERE sequence = \(some("account.deposit"))
        3 audit audit.balances: a leg's balance
        UPDATE legs SET balance = 7 WHERE sequence > 9
        4 audit audit.balances: an account's balance
        UPDATE accounts SET balance = balance + 1
        5 audit audit.orphans: a deleted entry
        DELETE FROM entries WHERE sequence = 20
        6 audit audit.authority: a memo
        UPDATE entries SET memo = 'x' WHERE sequence = 20
        7 audit audit.authority: a signature's text
        UPDATE entries SET signature = 'ab' WHERE sequence = \(some("account.transfer"))
        8 audit audit.log: a key of JSON twice, first
        UPDATE entries SET content = '{"account":"x",' || substr(content, 2)
        WHERE purpose = 'account.deposit'
        5 audit audit.log: a leaf of the log at the greatest position
        INSERT INTO log_nodes VALUES (0, 9223372036854775807, zeroblob(32))
        9 audit audit.records: a kept value of a record, removed
        UPDATE record_history SET value = NULL WHERE collection = 'account' AND version = 1
        9 audit audit.records: a secret, kept in the history
        UPDATE record_history SET value = (SELECT value FROM records r WHERE
          r.collection = record_history.collection AND r.name = record_history.name)
        WHERE collection = 'credential'
        8 audit audit.log: a second signature in signed parameters
        UPDATE entries SET signed = json_set(signed, '$.signature', 'x')
        WHERE sequence = \(some("account.transfer"))
        9 audit audit.records: a public key
        UPDATE records SET value =
          replace(value, '"publicKey":"', '"publicKey":"00') WHERE name = 'C000001'
        9 audit audit.records: the sealed keys of two customers, exchanged
        \(exchangedCredentials)
        9 audit audit.records: an old value of a record, put back
        UPDATE records SET value = (SELECT value FROM record_history h WHERE version = 1
          AND h.collection = records.collection AND h.name = records.name)
        WHERE collection = 'account' AND version > 1
        10 audit audit.records: a count of tries
        UPDATE records SET value = replace(value, '"counted":', '"counted":1')
        WHERE name = 'C000003'
        11 audit audit.records: a limit of a card
        UPDATE records SET value = replace(value, '"perPayment":', '"perPayment":9')
        WHERE collection = 'card'
        12 audit audit.records: a deleted card
        DELETE FROM records WHERE collection = 'card'
        13 audit audit.holds: a live hold
        UPDATE holds SET amount = 0
        14 refused book.damaged audit.schema: a dropped trigger
        DROP TRIGGER legs_stay
        15 refused book.damaged audit.schema: a trigger that pays the attacker
        CREATE TRIGGER paid AFTER INSERT ON entries
          BEGIN UPDATE accounts SET balance = balance + 1; END
        15 refused book.damaged audit.schema: a table
        CREATE TABLE loot (won)
        59 blocked: a replaced account
        REPLACE INTO accounts SELECT key, id, kind, normal_side, may_be_negative, 'C000002',
          opened_by, closed_by, balance FROM accounts WHERE owner = 'C000001'
        59 blocked: a replaced hold
        REPLACE INTO holds SELECT id, account, 0 FROM holds
        9 audit audit.orphans: a record linked to a missing account
        UPDATE records SET linked_to = 99999 WHERE linked_to IS NULL
        9 audit audit.orphans: a past record linked to a missing account
        UPDATE record_history SET linked_to = 99999 WHERE linked_to IS NULL
        32 refused book.newer: the version
        PRAGMA user_version = 77
        33 refused book.foreign: the application
        PRAGMA application_id = 77
        34 refused book.damaged audit.schema: another table
        CREATE TABLE more (x)
        """
    )
}
