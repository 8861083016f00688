import Bookkeeping
import LedgerInterface

extension PostgreSQLLedger: MovableBook {
    var place: String { store.place }

    func state() async throws -> BookState {
        try await read { reader in
            try reader.requireOwner()
            return try reader.state
        }
    }

    func mark(_ state: BookState, replacing old: BookState) async throws {
        try await read { reader in
            do {
                if old == .missing { try Migrator.migrate(reader.connection) }
            } catch let error as BatchFailure where error.failure.isForbidden {
                throw BankError.bookNotOwned(reader.place)
            }
            try reader.connection.run(["BEGIN", BookReader.exclusion])
            let current = try reader.state
            // After a lost connection, the mark may be there already.
            guard current == old || current == state else {
                throw BankError.bookChanged(at: reader.place)
            }
            if current == old { try reader.mark(state) }
            try reader.connection.run(["COMMIT"])
        }
    }

    func postings(at position: Int64, limit count: Int) async throws -> [Posting] {
        try await read { reader in
            try reader.connection.run(["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"])
            let numbers = try reader.connection.run(
                """
                SELECT sequence FROM log_entries WHERE position >= $1 AND position < $1 + $2
                ORDER BY position
                """,
                position,
                Int64(count)
            ).map { $0.integer(0) }
            var postings: [Posting] = []
            if let first = numbers.first, let last = numbers.last {
                postings = try reader.storedEntries(after: first - 1, through: last, limit: count)
                    .enumerated().map {
                        try reader.posting(of: $1, numbered: position + Int64($0) + 1)
                    }
            }
            try reader.connection.run(["COMMIT"])
            return postings
        }
    }

    func add(_ postings: [Posting]) async throws {
        try await read { reader in
            let results = try reader.connection.run([
                "BEGIN", BookReader.exclusion,
                "SELECT set_config('bank.is_moving', 'on', true)",
                // A transaction that was rolled back has left a gap.
                """
                SELECT setval('bank.entries_sequence_seq', greatest(max(sequence), 1),
                  max(sequence) IS NOT NULL) FROM entries
                """,
                BookReader.receipts(under: postings.map(\.entry.intent.id)),
            ])
            guard case .arriving = try reader.state else {
                throw BankError.bookChanged(at: reader.place)
            }
            let known = Set(results[4].map { $0.text(3) })
            let missing = postings.filter { !known.contains($0.entry.intent.id.rawValue) }
            guard !missing.isEmpty else {
                try reader.connection.run(["COMMIT"])
                return
            }
            try reader.connection.run([EntryInsertion(postings: missing).statement, "COMMIT"])
            let before = results[3].first?.integer(0) ?? 0
            if before.leadingZeroBitCount > (before + Int64(missing.count)).leadingZeroBitCount {
                try reader.analyze()
            }
        }
    }

    func add(_ checkpoints: [SignedNote]) async throws {
        try await read { reader in
            for checkpoint in checkpoints {
                try reader.log.store(checkpoint, isCurrent: false)
            }
            try reader.analyze()
        }
    }
}

extension BookReader {
    /// Updates the server's statistics, so that the server plans statements for the present table
    /// sizes.
    ///
    /// A plan that was made for a small table can read all of a large table.
    fileprivate func analyze() throws {
        for table in [
            "entries", "legs", "accounts", "records", "record_history", "holds", "hold_history",
            "log_entries", "log_nodes",
        ] {
            try connection.execute("ANALYZE bank.\(table)")
        }
    }
}
