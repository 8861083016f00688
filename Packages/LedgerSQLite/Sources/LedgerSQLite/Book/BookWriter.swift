import Bookkeeping

/// Writes accepted transactions within the write transaction of its caller.
struct BookWriter {
    private let connection: SQLiteConnection
    private let path: String

    init(_ connection: SQLiteConnection, path: String) {
        self.connection = connection
        self.path = path
    }

    func write(_ posting: Posting) throws {
        let entry = posting.entry
        try add(posting)
        for opening in entry.openings { try open(opening, by: entry) }
        for (position, leg) in entry.legs.enumerated() {
            try move(leg, position, to: posting.balances[position], by: entry)
        }
        for hold in entry.holds { try keep(hold, by: entry) }
        for write in posting.records { try keep(write, by: entry) }
        for account in entry.closings { try close(account, by: entry) }
    }

    private func add(_ posting: Posting) throws {
        let entry = posting.entry
        let (authority, name, signature): (String, String?, CustomerSignature?) =
            switch entry.authority {
            case .none: ("none", nil, nil)
            case .bank(let holder): ("bank", holder, nil)
            case .customer(let customer, let signature): ("customer", customer.rawValue, signature)
            }
        try connection.run(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            .integer(entry.sequence),
            .integer(Int64(entry.date.dayNumber)),
            .integer(entry.time.milliseconds),
            .text(entry.intent.id.rawValue),
            .text(entry.intent.purpose.rawValue),
            .text(CanonicalJSON.encode(entry.intent.content)),
            .text(CanonicalJSON.encode(entry.result)),
            .text(authority),
            .text(name),
            .text(signature?.value),
            .text(signature?.parameters.map(CanonicalJSON.encode)),
            .text(entry.memo),
            .integer(posting.reversed)
        )
    }

    private func open(_ opening: AccountOpening, by entry: LedgerEntry) throws {
        try connection.run(
            """
            INSERT INTO accounts
              (id, kind, normal_side, may_be_negative, owner, opened_by, balance)
            VALUES (?, ?, ?, ?, ?, ?, 0)
            """,
            .text(opening.id.rawValue),
            .text(opening.kind.name),
            .text(opening.kind.normalSide.rawValue),
            .integer(opening.kind.mayBeNegative ? 1 : 0),
            .text(opening.owner?.rawValue),
            .integer(entry.sequence)
        )
    }

    private func move(
        _ leg: Leg,
        _ position: Int,
        to balance: Money,
        by entry: LedgerEntry
    ) throws {
        try connection.run(
            """
            INSERT INTO legs
            VALUES (?, ?, (SELECT key FROM accounts WHERE id = ?), ?, ?, ?, ?)
            """,
            .integer(entry.sequence),
            .integer(Int64(position)),
            .text(leg.account.rawValue),
            .text(leg.side.rawValue),
            .integer(leg.amount.won),
            .text(leg.text),
            .integer(balance.won)
        )
        // The table refuses an overdrawn balance, which an account may have before its last leg.
        guard !entry.legs[(position + 1)...].contains(where: { $0.account == leg.account }) else {
            return
        }
        try connection.run(
            "UPDATE accounts SET balance = ? WHERE id = ?",
            .integer(balance.won),
            .text(leg.account.rawValue)
        )
    }

    private func keep(_ hold: Hold, by entry: LedgerEntry) throws {
        let id = SQLiteValue.text(hold.id.rawValue)
        let amount = SQLiteValue.integer(hold.amount.won)
        try connection.run(
            """
            INSERT INTO holds SELECT ?, key, ? FROM accounts WHERE id = ?
            ON CONFLICT DO UPDATE SET amount = excluded.amount
            """,
            id,
            amount,
            .text(hold.account.rawValue)
        )
        try connection.run(
            "INSERT INTO hold_history VALUES (?, ?, ?)",
            id,
            .integer(entry.sequence),
            amount
        )
    }

    private func keep(_ write: Posting.RecordWrite, by entry: LedgerEntry) throws {
        let version = write.version
        let collection = SQLiteValue.text(version.key.collection)
        let name = SQLiteValue.text(version.key.name)
        try connection.run(
            """
            INSERT INTO record_history
            VALUES (?, ?, ?, ?, ?, (SELECT key FROM accounts WHERE id = ?), ?, ?)
            """,
            collection,
            name,
            .integer(version.version),
            .integer(entry.sequence),
            .blob(version.digest?.bytes),
            .text(version.linkedTo?.rawValue),
            .text(write.isSecret ? nil : write.value),
            .integer(version.due.map { Int64($0.dayNumber) })
        )
        guard let value = write.value else {
            return try connection.run(
                "DELETE FROM records WHERE collection = ? AND name = ?",
                collection,
                name
            )
        }
        try connection.run(
            """
            INSERT INTO records VALUES (?, ?, ?, ?, (SELECT key FROM accounts WHERE id = ?), ?)
            ON CONFLICT DO UPDATE SET version = excluded.version, value = excluded.value,
              linked_to = excluded.linked_to, due = excluded.due
            """,
            collection,
            name,
            .integer(version.version),
            .text(value),
            .text(version.linkedTo?.rawValue),
            .integer(version.due.map { Int64($0.dayNumber) })
        )
    }

    private func close(_ account: AccountID, by entry: LedgerEntry) throws {
        try connection.run(
            "UPDATE accounts SET closed_by = ? WHERE id = ?",
            .integer(entry.sequence),
            .text(account.rawValue)
        )
    }
}
