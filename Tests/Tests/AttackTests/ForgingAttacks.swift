extension AttackCase {
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

    /// Attacks after which all hashes and balances are computed again.
    static let forging: [AttackCase] = [
        AttackCase(
            9,
            "the sealed keys of two customers, exchanged with their digests",
            .audit("audit.authority"),
            forging: true,
            """
            CREATE TEMP TABLE digests AS SELECT name, digest FROM record_history h
              WHERE collection = 'credential' AND version = (SELECT version FROM records r
                WHERE r.collection = h.collection AND r.name = h.name);
            UPDATE record_history SET digest = (SELECT digest FROM digests WHERE name =
                CASE record_history.name WHEN 'C000001' THEN 'C000002' ELSE 'C000001' END)
              WHERE collection = 'credential' AND name IN ('C000001', 'C000002')
                AND version = (SELECT version FROM records r WHERE
                  r.collection = record_history.collection AND r.name = record_history.name);
            DROP TABLE digests;
            \(exchangedCredentials)
            """
        ),
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
            .audit("audit.authority"),
            forging: true,
            append(
                "account.transfer",
                "UPDATE copied SET signature = lower(hex(randomblob(64)))"
            )
        ),
        AttackCase(
            17,
            "a transfer without a signature, in a book whose first entry has no format",
            .unknown("audit.authority", compared: "signer.missing"),
            forging: true,
            append(
                "account.transfer",
                """
                UPDATE entries SET content = json_remove(content, '$.format') WHERE sequence = 1;
                UPDATE copied SET authority = 'none', authority_name = NULL, signature = NULL,
                  signed = NULL
                """
            )
        ),
        AttackCase(
            18,
            "no authority for a transfer",
            .audit("audit.authority"),
            forging: true,
            """
            UPDATE entries SET authority = 'none', authority_name = NULL, signature = NULL,
              signed = NULL WHERE sequence = \(some("account.transfer"))
            """
        ),
        AttackCase(
            19,
            "an unknown holder of the bank's authority",
            .audit("audit.authority"),
            forging: true,
            "UPDATE entries SET authority_name = 'M' WHERE sequence = \(some("account.deposit"))"
        ),
        AttackCase(
            20,
            "an amount of the past",
            .checkpoint(alone: nil),
            forging: true,
            """
            UPDATE legs SET amount = 3000 WHERE amount = 2000 AND sequence =
              (SELECT max(sequence) - 3 FROM entries);
            UPDATE entries SET content = replace(content, '"2000"', '"3000"') WHERE sequence =
              (SELECT max(sequence) - 3 FROM entries)
            """
        ),
        AttackCase(21, "the last four entries", .checkpoint(alone: nil), forging: true, truncate),
        AttackCase(
            23,
            "a customer's public key",
            .audit("audit.authority"),
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
            .checkpoint(alone: "audit.authority"),
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
            .checkpoint(alone: "audit.authority"),
            forging: true,
            """
            DELETE FROM records WHERE name = 'C000003';
            DELETE FROM record_history WHERE name = 'C000003'
            """
        ),
        AttackCase(
            26,
            "the owner of an account",
            .audit("audit.authority"),
            forging: true,
            "UPDATE accounts SET owner = 'C000003' WHERE owner = 'C000002'"
        ),
        AttackCase(
            27,
            "accrued interest",
            .audit("audit.authority"),
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
            .audit("audit.authority"),
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
            .audit("audit.date"),
            forging: true,
            """
            UPDATE entries SET time = (SELECT max(time) - 1 FROM entries
              WHERE purpose = 'day.close') WHERE sequence = (SELECT max(sequence) FROM entries)
            """
        ),
        AttackCase(
            30,
            "an idempotency id",
            .checkpoint(alone: nil),
            forging: true,
            """
            UPDATE entries SET idempotency_id = 'other'
            WHERE sequence = \(some("account.deposit"))
            """
        ),
        AttackCase(
            31,
            "a birth date and a phone number",
            .audit("audit.authority"),
            forging: true,
            Attacker.rewrite(
                "customer",
                "replace(replace(value, '1990-03-14', '1980-03-14'), '2345-6789', '9999-9999')",
                where: "name = 'C000001'"
            )
        ),
        AttackCase(
            39,
            "a box above its limit",
            .audit("audit.authority"),
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
            .audit("audit.authority"),
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
            .audit("audit.log"),
            forging: true,
            """
            UPDATE entries SET content = substr(content, 1, length(content) - 1)
              || ',"account":"x"}' WHERE purpose = 'account.deposit'
            """
        ),
        AttackCase(
            42,
            "white space in JSON",
            .audit("audit.log"),
            forging: true,
            """
            UPDATE entries SET content = replace(content, ',', ', ')
            WHERE sequence = \(some("account.deposit"))
            """
        ),
        AttackCase(
            42,
            "white space in JSON of all entries",
            .unreadable("audit.log"),
            forging: true,
            "UPDATE entries SET content = replace(content, ':', ': ')"
        ),
        AttackCase(
            43,
            "positions of legs",
            .audit("audit.log"),
            forging: true,
            "UPDATE legs SET position = position + 5 WHERE sequence = \(some("account.deposit"))"
        ),
    ]
}
