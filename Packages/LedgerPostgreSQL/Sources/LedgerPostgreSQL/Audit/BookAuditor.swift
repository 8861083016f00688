import Bookkeeping
import LedgerInterface

/// An audit of the whole book in one read-only transaction, which reads a single state of the book.
struct BookAuditor {
    /// The maximum number of entries that are read in one round trip.
    private static let batch = 500

    private let reader: BookReader
    private let connection: PostgreSQLConnection
    private let authority: AuthorityCheck

    init(_ reader: BookReader, authority: AuthorityCheck) {
        self.reader = reader
        connection = reader.connection
        self.authority = authority
    }

    func report(
        against checkpoints: [Checkpoint],
        signatureFaults: () -> (LedgerEntry) -> String?,
        progress: (Int64, Int64) -> Void
    ) throws -> AuditReport {
        try connection.run(["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"])
        _ = try reader.head
        var audit = BookAudit(against: checkpoints, hasGaps: true)
        let sealed = try checkLog(&audit)
        // The transaction has begun to read, so the state of the book is fixed now.
        try showEntries(to: &audit, signatureFault: signatureFaults(), progress: progress)
        let state = StateAuditor(connection: connection)
        try state.showAccounts(to: &audit)
        try state.showRecords(to: &audit)
        try connection.run(["COMMIT"])
        return audit.report(sealed: sealed)
    }

    /// Checks that the log has the expected number of nodes, and that every stored checkpoint is
    /// valid.
    /// - Returns: The number of entries in the log.
    private func checkLog(_ audit: inout BookAudit) throws -> Int64 {
        let rows = try connection.run(
            """
            SELECT (SELECT count(*) FROM log_entries),
              (SELECT coalesce(max(position), -1) FROM log_entries),
              (SELECT count(*) FROM log_nodes)
            """
        )
        let leaves = rows.first?.integer(0) ?? 0
        let found = rows.first?.integer(2) ?? 0
        let expected = (0..<63).reduce(Int64(0)) { $0 + leaves >> $1 }
        if found != expected || rows.first?.integer(1) != leaves - 1 {
            audit.add("log", at: nil, "the log has \(found) nodes instead of \(expected)")
        }
        for row in try connection.run("SELECT size, note FROM checkpoints ORDER BY size") {
            let note = try? SignedNote(parsing: row.text(1).utf8)
            let checkpoint = note.flatMap { try? Checkpoint(parsing: $0.text.utf8) }
            guard checkpoint?.head.size != row.integer(0) else { continue }
            let text =
                "the checkpoint that is stored for \(row.integer(0)) entries is malformed or has another size"
            audit.add("checkpoint", at: nil, text)
        }
        return leaves
    }

    private func showEntries(
        to audit: inout BookAudit,
        signatureFault: (LedgerEntry) -> String?,
        progress: (Int64, Int64) -> Void
    ) throws {
        let all = try connection.run("SELECT count(*) FROM entries").first?.integer(0) ?? 0
        var last = Int64(0)
        var shown = Int64(0)
        while true {
            let entries = try reader.storedEntries(after: last, limit: Self.batch)
            guard let end = entries.last else { return }
            let nodes = try nodes(from: entries.lazy.compactMap(\.position).first ?? .max)
            for stored in entries {
                let logged = Self.logged(stored, nodes)
                guard let entry = stored.entry else {
                    audit.visitUnreadable(at: stored.sequence, logged: logged)
                    continue
                }
                try judge(entry, stored, &audit)
                if case .customer = entry.authority, let fault = signatureFault(entry) {
                    audit.add("signings", at: entry.sequence, fault)
                }
                audit.visit(entry, leaf: entry.leafHash, logged: logged)
            }
            last = end.sequence
            shown += Int64(entries.count)
            progress(shown, all)
        }
    }

    /// Returns the tree nodes that the next batch of entries completes, beginning at `position`.
    private func nodes(from position: Int64) throws -> [MerkleNode.Position: SHA256Digest] {
        let rows = try connection.run(
            SQLStatement(
                """
                SELECT n.level, n.position, n.hash FROM generate_series(0, 62) AS l (level)
                JOIN log_nodes n ON n.level = l.level::smallint
                  AND n.position >= $1::bigint >> l.level
                  AND n.position < ($1::bigint + $2::bigint) >> l.level
                """,
                min(position, .max - Int64(Self.batch)),
                Int64(Self.batch)
            )
        )
        return Dictionary(
            rows.lazy.compactMap { row in
                row.digest(2).map {
                    (MerkleNode.Position(level: Int(row.integer(0)), index: row.integer(1)), $0)
                }
            },
            uniquingKeysWith: { $1 }
        )
    }

    private static func logged(
        _ stored: StoredEntry,
        _ nodes: [MerkleNode.Position: SHA256Digest]
    ) -> LoggedEntry {
        guard let index = stored.position else { return .unsealed }
        var place = MerkleNode.Position(level: 0, index: index)
        let leaf = nodes[place] ?? .zero
        var completed: [SHA256Digest?] = []
        while !place.index.isMultiple(of: 2) {
            place = MerkleNode.Position(level: place.level + 1, index: place.index / 2)
            completed.append(nodes[place])
        }
        return LoggedEntry(leaf: leaf, nodes: completed)
    }

    /// Checks an entry against the rule of its purpose, and verifies its signature.
    private func judge(
        _ entry: LedgerEntry,
        _ stored: StoredEntry,
        _ audit: inout BookAudit
    ) throws {
        do {
            let transitions = try transitions(of: entry, stored.values, &audit)
            let review = EntryReview(
                entry,
                records: transitions,
                account: {
                    try stored.accounts[$0] ?? reader.accountState($0, through: entry.sequence)
                },
                closingBalances: { try reader.closingBalances(of: $0, on: $1) },
                record: { key in
                    try transitions.lazy.compactMap(\.before).first { $0.key == key }
                        ?? reader.record(key, through: entry.sequence - 1)
                }
            )
            try authority.judge(review, closedAt: audit.closed)
            guard let key = authority.keyRecord(of: entry) else { return }
            // The key is that from before the entry, except for a customer who joins with it.
            let record =
                try reader.record(key, through: entry.sequence - 1)
                ?? reader.record(key, through: entry.sequence)
            try authority.verifySignature(of: entry, keyRecord: record)
        } catch let error as BankError {
            audit.add("authority", at: entry.sequence, error.message)
        }
    }

    /// Returns each record that an entry has changed, as it was before and after the entry.
    private func transitions(
        of entry: LedgerEntry,
        _ values: [String?],
        _ audit: inout BookAudit
    ) throws -> [EntryReview.RecordTransition] {
        var transitions: [EntryReview.RecordTransition] = []
        for (version, value) in zip(entry.records, values) {
            let isKept =
                version.digest != nil && !authority.secrets.contains(version.key.collection)
            if isKept != (value != nil) {
                let text = "the history \(isKept ? "lacks" : "exposes") a value of '\(version.key)'"
                audit.add("records", at: entry.sequence, text)
            } else if let value, version.digest != SHA256.digest(of: value.utf8) {
                let text = "a stored value of the record '\(version.key)' differs from its digest"
                audit.add("records", at: entry.sequence, text)
            }
            transitions.append(
                EntryReview.RecordTransition(
                    before: version.version == 1
                        ? nil : try reader.record(version.key, version: version.version - 1),
                    after: version.digest == nil ? nil : Record(version, value: value ?? "")
                )
            )
        }
        return transitions
    }
}
