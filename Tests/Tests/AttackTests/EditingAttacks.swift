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
    static let editing: [AttackCase] = [
        AttackCase(1, "an update with the triggers", .blocked, "UPDATE legs SET amount = 1"),
        AttackCase(
            2,
            "a leg's amount",
            .audit("audit.authority"),
            "UPDATE legs SET amount = 7 WHERE sequence = \(some("account.deposit"))"
        ),
        AttackCase(
            3,
            "a leg's balance",
            .audit("audit.balances"),
            "UPDATE legs SET balance = 7 WHERE sequence > 9"
        ),
        AttackCase(
            4,
            "an account's balance",
            .audit("audit.balances"),
            "UPDATE accounts SET balance = balance + 1"
        ),
        AttackCase(
            5,
            "a deleted entry",
            .audit("audit.orphans"),
            "DELETE FROM entries WHERE sequence = 20"
        ),
        AttackCase(
            6,
            "a memo",
            .audit("audit.authority"),
            "UPDATE entries SET memo = 'x' WHERE sequence = 20"
        ),
        AttackCase(
            7,
            "a signature's text",
            .audit("audit.authority"),
            "UPDATE entries SET signature = 'ab' WHERE sequence = \(some("account.transfer"))"
        ),
        AttackCase(
            8,
            "a key of JSON twice, first",
            .audit("audit.log"),
            """
            UPDATE entries SET content = '{"account":"x",' || substr(content, 2)
            WHERE purpose = 'account.deposit'
            """
        ),
        AttackCase(
            5,
            "a leaf of the log at the greatest position",
            .audit("audit.log"),
            "INSERT INTO log_nodes VALUES (0, 9223372036854775807, zeroblob(32))"
        ),
        AttackCase(
            9,
            "a kept value of a record, removed",
            .audit("audit.records"),
            "UPDATE record_history SET value = NULL WHERE collection = 'account' AND version = 1"
        ),
        AttackCase(
            9,
            "a secret, kept in the history",
            .audit("audit.records"),
            """
            UPDATE record_history SET value = (SELECT value FROM records r WHERE
              r.collection = record_history.collection AND r.name = record_history.name)
            WHERE collection = 'credential'
            """
        ),
        AttackCase(
            8,
            "a second signature in signed parameters",
            .audit("audit.log"),
            "UPDATE entries SET signed = json_set(signed, '$.signature', 'x') WHERE sequence = "
                + some("account.transfer")
        ),
        AttackCase(
            9,
            "a public key",
            .audit("audit.records"),
            """
            UPDATE records SET value =
              replace(value, '"publicKey":"', '"publicKey":"00') WHERE name = 'C000001'
            """
        ),
        AttackCase(
            9,
            "the sealed keys of two customers, exchanged",
            .audit("audit.records"),
            exchangedCredentials
        ),
        AttackCase(
            9,
            "an old value of a record, put back",
            .audit("audit.records"),
            """
            UPDATE records SET value = (SELECT value FROM record_history h WHERE version = 1
              AND h.collection = records.collection AND h.name = records.name)
            WHERE collection = 'account' AND version > 1
            """
        ),
        AttackCase(
            10,
            "a count of tries",
            .audit("audit.records"),
            """
            UPDATE records SET value = replace(value, '"counted":', '"counted":1')
            WHERE name = 'C000003'
            """
        ),
        AttackCase(
            11,
            "a limit of a card",
            .audit("audit.records"),
            """
            UPDATE records SET value = replace(value, '"perPayment":', '"perPayment":9')
            WHERE collection = 'card'
            """
        ),
        AttackCase(
            12,
            "a deleted card",
            .audit("audit.records"),
            "DELETE FROM records WHERE collection = 'card'"
        ),
        AttackCase(13, "a live hold", .audit("audit.holds"), "UPDATE holds SET amount = 0"),
        AttackCase(
            14,
            "a dropped trigger",
            .refused("book.damaged", audit: "audit.schema"),
            "DROP TRIGGER legs_stay"
        ),
        AttackCase(
            15,
            "a trigger that pays the attacker",
            .refused("book.damaged", audit: "audit.schema"),
            """
            CREATE TRIGGER paid AFTER INSERT ON entries
              BEGIN UPDATE accounts SET balance = balance + 1; END
            """
        ),
        AttackCase(
            15,
            "a table",
            .refused("book.damaged", audit: "audit.schema"),
            "CREATE TABLE loot (won)"
        ),
        AttackCase(
            32,
            "the version",
            .refused("book.newer", audit: "book.newer"),
            "PRAGMA user_version = 77"
        ),
        AttackCase(
            33,
            "the application",
            .refused("book.foreign", audit: "book.foreign"),
            "PRAGMA application_id = 77"
        ),
        AttackCase(
            34,
            "another table",
            .refused("book.damaged", audit: "audit.schema"),
            "CREATE TABLE more (x)"
        ),
    ]
}
