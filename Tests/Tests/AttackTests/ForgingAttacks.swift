extension AttackCase {
    /// Copies the first entry of a purpose with its legs to the end of the book.
    private static func copying(_ purpose: String) -> String {
        """
        CREATE TEMP TABLE copied AS SELECT * FROM entries WHERE sequence = \(some(purpose));
        CREATE TEMP TABLE copied_legs AS SELECT * FROM legs WHERE sequence = \(some(purpose));
        UPDATE copied SET sequence = (SELECT max(sequence) + 1 FROM entries),
          idempotency_id = 'forged', (date, time) =
            (SELECT date, time FROM entries ORDER BY sequence DESC LIMIT 1);
        UPDATE copied_legs SET sequence = (SELECT sequence FROM copied);
        """
    }

    /// Adds the copied entry to the book.
    private static let pasting = """
        INSERT INTO entries SELECT * FROM copied;
        INSERT INTO legs SELECT * FROM copied_legs;
        DROP TABLE copied; DROP TABLE copied_legs
        """

    /// Removes all entries after a number, with everything that they did.
    private static let truncate = """
        CREATE TEMP TABLE last AS SELECT max(sequence) - 4 AS n FROM entries;
        DELETE FROM legs WHERE sequence > (SELECT n FROM last);
        DELETE FROM entries WHERE sequence > (SELECT n FROM last);
        DROP TABLE last
        """

    /// Attacks after which all hashes and balances are computed again.
    static let forging = cases(
        forging: true,
        """
        9 audit audit.authority: the sealed keys of two customers, exchanged with their digests
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
        16 uncovered: cash paid in, at the end
        \(copying("account.deposit"))
        UPDATE copied SET content = replace(content, '"20000000"', '"1000000000"');
        UPDATE copied_legs SET amount = 1000000000;
        \(pasting)
        17 audit audit.authority: a transfer with a random signature
        \(copying("account.transfer"))
        UPDATE copied SET signature = lower(hex(randomblob(64)));
        \(pasting)
        17 unknown audit.authority signer.missing: a transfer without a signature or a format
        \(copying("account.transfer"))
        UPDATE entries SET content = json_remove(content, '$.format') WHERE sequence = 1;
        UPDATE copied SET authority = 'none', authority_name = NULL, signature = NULL,
          signed = NULL;
        \(pasting)
        18 audit audit.authority: no authority for a transfer
        UPDATE entries SET authority = 'none', authority_name = NULL, signature = NULL,
          signed = NULL WHERE sequence = \(some("account.transfer"))
        19 audit audit.authority: an unknown holder of the bank's authority
        UPDATE entries SET authority_name = 'M' WHERE sequence = \(some("account.deposit"))
        20 checkpoint: an amount of the past
        UPDATE legs SET amount = 3000 WHERE amount = 2000 AND sequence =
          (SELECT max(sequence) - 3 FROM entries);
        UPDATE entries SET content = replace(content, '"2000"', '"3000"') WHERE sequence =
          (SELECT max(sequence) - 3 FROM entries)
        21 checkpoint: the last four entries
        \(truncate)
        23 audit audit.authority: a customer's public key
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
        24 checkpoint audit.authority: a reset count of wrong tries
        UPDATE record_history SET value = replace(value, '"counted":5', '"counted":0')
          WHERE name = 'C000003';
        UPDATE records SET value = replace(value, '"counted":5', '"counted":0')
          WHERE name = 'C000003'
        25 checkpoint audit.authority: a customer and the history of the records
        DELETE FROM records WHERE name = 'C000003';
        DELETE FROM record_history WHERE name = 'C000003'
        26 audit audit.authority: the owner of an account
        UPDATE accounts SET owner = 'C000003' WHERE owner = 'C000002'
        27 audit audit.authority: accrued interest
        \(Attacker.rewrite("safebox", "json_set(value, '$.accrual.interest', '1000000000')"))
        28 audit audit.authority: a limit of a card, with all hashes
        \(Attacker.rewrite("card", "json_set(value, '$.limits.perPayment', 1000000000000)"))
        29 audit audit.date: a time before the end of the last day
        UPDATE entries SET time = (SELECT max(time) - 1 FROM entries
          WHERE purpose = 'day.close') WHERE sequence = (SELECT max(sequence) FROM entries)
        30 checkpoint: an idempotency id
        UPDATE entries SET idempotency_id = 'other' WHERE sequence = \(some("account.deposit"))
        31 audit audit.authority: the birth dates of customers
        \(Attacker.rewrite("customer", "replace(value, '1990-03-14', '1980-03-14')"))
        39 audit audit.authority: a box above its limit
        UPDATE legs SET amount = 65000000 WHERE sequence = \(some("safebox.put"));
        UPDATE entries SET content = replace(content, '5000000', '65000000')
          WHERE sequence = \(some("safebox.put"))
        40 audit audit.authority: interest of the wrong day
        \(Attacker.rewrite("safebox", "json_set(value, '$.accrual.accruedThrough', '2026-01-20')"))
        41 audit audit.log: a key of JSON twice, last
        UPDATE entries SET content = substr(content, 1, length(content) - 1)
          || ',"account":"x"}' WHERE purpose = 'account.deposit'
        42 audit audit.log: white space in JSON
        UPDATE entries SET content = replace(content, ',', ', ')
        WHERE sequence = \(some("account.deposit"))
        42 unreadable audit.log: white space in JSON of all entries
        UPDATE entries SET content = replace(content, ':', ': ')
        43 audit audit.log: positions of legs
        UPDATE legs SET position = position + 5 WHERE sequence = \(some("account.deposit"))
        """
    )
}
