import Bookkeeping
import Foundation
import LedgerInterfaceTesting

@testable import LedgerSQLite

/// A book as version 0.1.0 wrote it, with a chain of hashes.
struct LegacyBookFile {
    private let connection: SQLiteConnection
    private var head = SHA256Digest.zero
    private var sequence = Int64(0)
    private let date = LedgerFixture.firstDay

    /// Creates a book with an account that holds money, and a record.
    /// - Parameter version: The version of the schema, 1 to 3.
    init(_ folder: TemporaryFolder, version: Int = 3) throws {
        // SQLite makes an empty file a database.
        try Data().write(to: URL(fileURLWithPath: folder.book))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: folder.book
        )
        connection = try SQLiteConnection(path: folder.book)
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        for migration in Schema.migrations.prefix(version) {
            try connection.execute(migration.sql)
        }
        try connection.execute("PRAGMA user_version = \(version); PRAGMA journal_mode = WAL")
        let account = AccountID("1")
        let legs: [Leg] = [
            .debit(AccountOpening.cash.id, Money(won: 1000), "out"),
            .credit(account, Money(won: 1000), "in"),
        ]
        try add(Purpose("book.start"), content: ["date": date.description])
        try add(
            LedgerFixture.deposit,
            legs: legs,
            openings: [
                .cash,
                AccountOpening(id: account, kind: LedgerFixture.money, owner: LedgerFixture.kim),
            ]
        )
        try add(
            LedgerFixture.setting,
            records: [
                RecordVersion(
                    key: RecordKey("thing", "one"),
                    version: 1,
                    digest: SHA256.digest(of: "1".utf8),
                    linkedTo: account
                )
            ]
        )
        try connection.close()
    }

    private mutating func add(
        _ purpose: Purpose,
        content: [String: String] = [:],
        legs: [Leg] = [],
        openings: [AccountOpening] = [],
        records: [RecordVersion] = []
    ) throws {
        sequence += 1
        let entry = LedgerEntry(
            sequence: sequence,
            date: date,
            time: Timestamp(milliseconds: 1_767_571_200_000 + sequence),
            intent: Intent(
                id: sequence == 1 ? .start : IdempotencyID(unchecked: "id-\(sequence)"),
                purpose: purpose,
                content: content
            ),
            authority: sequence == 1 ? .bank("Ledger") : .bank("Test"),
            legs: legs,
            openings: openings,
            records: records
        )
        head = entry.hash(after: head, reversing: nil)
        try connection.run(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, '{}', 'bank', ?, NULL, '', NULL, ?)",
            sequence,
            Int64(date.dayNumber),
            entry.time.milliseconds,
            entry.intent.id.rawValue,
            purpose.rawValue,
            CanonicalJSON.encode(content),
            sequence == 1 ? "Ledger" : "Test",
            head.bytes
        )
        for opening in openings {
            try connection.run(
                """
                INSERT INTO accounts
                  (id, kind, normal_side, may_be_negative, owner, opened_by, balance)
                VALUES (?, ?, ?, ?, ?, ?, 1000)
                """,
                opening.id.rawValue,
                opening.kind.name,
                opening.kind.normalSide.rawValue,
                Int64(opening.kind.mayBeNegative ? 1 : 0),
                opening.owner?.rawValue,
                sequence
            )
        }
        for (position, leg) in legs.enumerated() {
            try connection.run(
                "INSERT INTO legs SELECT ?, ?, key, ?, ?, ?, 1000 FROM accounts WHERE id = ?",
                sequence,
                Int64(position),
                leg.side.rawValue,
                leg.amount.won,
                leg.text,
                leg.account.rawValue
            )
        }
        for record in records {
            try connection.run(
                """
                INSERT INTO record_history
                VALUES (?, ?, 1, ?, ?, (SELECT key FROM accounts WHERE id = '1'))
                """,
                record.key.collection,
                record.key.name,
                sequence,
                record.digest?.bytes
            )
            try connection.run(
                """
                INSERT INTO records VALUES (?, ?, 1, '1', (SELECT key FROM accounts WHERE id = '1'))
                """,
                record.key.collection,
                record.key.name
            )
        }
    }
}
