import Bookkeeping

/// Writes accepted transactions in the write transaction of the caller.
struct BookWriter {
    private let connection: SQLiteConnection
    private let reader: BookReader
    private let state: WriteState

    /// Runs `body` in the write transaction of the caller, and then writes the changed balances of
    /// accounts.
    /// - Parameter state: The cached state of the book, which becomes invalid if this method
    ///   throws.
    static func writing<Result>(
        _ connection: SQLiteConnection,
        path: String,
        state: WriteState = WriteState(),
        _ body: (BookReader, BookWriter) throws -> Result
    ) throws -> Result {
        let reader = BookReader(connection, path: path, state: state)
        let writer = BookWriter(connection: connection, reader: reader, state: state)
        let result = try body(reader, writer)
        try writer.writeBalances()
        return result
    }

    /// Writes a transaction, except for the balances of accounts.
    ///
    /// The balances are written at the end of ``writing(_:path:state:_:)``.
    func write(_ posting: Posting) throws {
        // Without a local copy of the entry, whose many fields would all be retained.
        let sequence = posting.entry.sequence
        try add(posting.entry)
        for opening in posting.entry.openings { try open(opening, by: sequence) }
        for (position, leg) in posting.entry.legs.enumerated() {
            try move(leg, position, to: posting.balances[position], by: sequence)
        }
        for hold in posting.entry.holds { try keep(hold, by: sequence) }
        for write in posting.records { try keep(write, by: sequence) }
        for account in posting.entry.closings { try close(account, by: sequence) }
        state.append(posting.entry)
    }

    private func account(_ id: AccountID) throws -> WriteState.CachedAccount? {
        try state.account(id) { try reader.readAccount(id) }
    }

    /// Returns the number of an account in the database, or nil if `id` is nil or unknown.
    private func key(of id: AccountID?) throws -> Int64? {
        try id.flatMap { try account($0)?.key }
    }

    private func writeBalances() throws {
        try state.writeBalances { key, balance in
            try connection.run(
                "UPDATE accounts SET balance = ? WHERE key = ?",
                balance.won,
                key
            )
        }
    }

    /// Writes the changed balances, and removes `account` from the cache.
    ///
    /// The cache would otherwise keep outdated holds, or treat a closed account as open.
    private func forget(_ account: AccountID) throws {
        try writeBalances()
        state.forget(account)
    }

    private func add(_ entry: LedgerEntry) throws {
        let (authority, name, signature) = entry.authority.columns
        let reversed = try entry.reverses.flatMap { try reader.sequence(under: $0) }
        try connection.run("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {
            $0.bind(entry.sequence)
            $0.bind(Int64(entry.date.dayNumber))
            $0.bind(entry.time.milliseconds)
            $0.bind(entry.intent.id.rawValue)
            $0.bind(entry.intent.purpose.rawValue)
            $0.bind(CanonicalJSON.encode(entry.intent.content))
            $0.bind(CanonicalJSON.encode(entry.result))
            $0.bind(authority)
            $0.bind(name)
            $0.bind(signature?.value)
            $0.bind((signature?.parameters).map(CanonicalJSON.encode))
            $0.bind(entry.memo)
            $0.bind(reversed)
        }
    }

    private func open(_ opening: AccountOpening, by sequence: Int64) throws {
        try connection.run(
            """
            INSERT INTO accounts
              (id, kind, normal_side, may_be_negative, owner, opened_by, balance)
            VALUES (?, ?, ?, ?, ?, ?, 0)
            """,
            opening.id.rawValue,
            opening.kind.name,
            opening.kind.normalSide.rawValue,
            Int64(opening.kind.mayBeNegative ? 1 : 0),
            opening.owner?.rawValue,
            sequence
        )
    }

    private func move(
        _ leg: Leg,
        _ position: Int,
        to balance: Money,
        by sequence: Int64
    ) throws {
        let account = try account(leg.account)
        try connection.run("INSERT INTO legs VALUES (?, ?, ?, ?, ?, ?, ?)") {
            $0.bind(sequence)
            $0.bind(Int64(position))
            $0.bind(account?.key)
            $0.bind(leg.side.rawValue)
            $0.bind(leg.amount.won)
            $0.bind(leg.text)
            $0.bind(balance.won)
        }
        if let account { state.move(account, to: balance) }
    }

    private func keep(_ hold: Hold, by sequence: Int64) throws {
        let id = hold.id.rawValue
        let amount = hold.amount.won
        let changes = connection.totalChanges
        try connection.run("UPDATE holds SET amount = ? WHERE id = ?", amount, id)
        if connection.totalChanges == changes {
            try connection.run(
                "INSERT INTO holds VALUES (?, ?, ?)",
                id,
                try key(of: hold.account),
                amount
            )
        }
        try connection.run(
            "INSERT INTO hold_history VALUES (?, ?, ?)",
            id,
            sequence,
            amount
        )
        try forget(hold.account)
    }

    private func keep(_ write: Posting.RecordWrite, by sequence: Int64) throws {
        let version = write.version
        let linkedTo = try key(of: version.linkedTo)
        let due = version.due.map { Int64($0.dayNumber) }
        try connection.run(
            "INSERT INTO record_history VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            version.key.collection,
            version.key.name,
            version.version,
            sequence,
            version.digest?.bytes,
            linkedTo,
            write.isSecret ? nil : write.value,
            due
        )
        try keep(write, linkedTo: linkedTo, due: due)
    }

    /// Writes, replaces or deletes the current value of a record.
    private func keep(
        _ write: Posting.RecordWrite,
        linkedTo: Int64?,
        due: Int64?
    ) throws {
        let version = write.version.version
        let collection = write.version.key.collection
        let name = write.version.key.name
        guard let value = write.value else {
            return try connection.run(
                "DELETE FROM records WHERE collection = ? AND name = ?",
                collection,
                name
            )
        }
        if write.keepsLink {
            // Without the account SQLite leaves the index of linked records alone.
            return try connection.run(
                """
                UPDATE records SET version = ?, value = ?, due = ?
                WHERE collection = ? AND name = ?
                """,
                version,
                value,
                due,
                collection,
                name
            )
        }
        try connection.run(
            """
            INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET version = excluded.version, value = excluded.value,
              linked_to = excluded.linked_to, due = excluded.due
            """,
            collection,
            name,
            version,
            value,
            linkedTo,
            due
        )
    }

    private func close(_ account: AccountID, by sequence: Int64) throws {
        try forget(account)
        try connection.run(
            "UPDATE accounts SET closed_by = ? WHERE id = ?",
            sequence,
            account.rawValue
        )
    }
}
