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
        var audit = BookAudit(against: checkpoints, hasGaps: true)
        let schema = try BookSchema(of: connection)
        for fault in schema.faults { audit.add("schema", at: nil, fault) }
        // Other objects decide what a statement does, so no statement reads the book.
        guard schema.isReadable else {
            audit.add("schema", at: nil, "so the entries were not audited")
            try connection.run(["COMMIT"])
            return audit.report(sealed: 0)
        }
        _ = try reader.head
        let sealed = try checkLog(&audit)
        // The transaction has begun to read, so the state of the book is fixed now.
        try showEntries(to: &audit, signatureFault: signatureFaults(), progress: progress)
        let state = StateAuditor(connection: connection)
        try state.showAccounts(to: &audit)
        try state.showRecords(to: &audit)
        try OrphanSearch(connection: connection).run(&audit)
        try connection.run(["COMMIT"])
        return audit.report(sealed: sealed)
    }

    /// Checks that the log has the expected number of nodes, and that every stored checkpoint is
    /// valid.
    /// - Returns: The number of entries in the log.
    private func checkLog(_ audit: inout BookAudit) throws -> Int64 {
        let sizes = try connection.run(
            """
            SELECT (SELECT count(*) FROM log_entries),
              (SELECT coalesce(max(position), -1) FROM log_entries),
              (SELECT count(*) FROM log_nodes)
            """
        )
        for row in try connection.run("SELECT size, note FROM checkpoints ORDER BY size") {
            audit.checkCheckpoint(row)
        }
        return sizes.first.map { audit.checkLog($0) } ?? 0
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
                let evidence = try EntryEvidence(
                    of: stored,
                    logged: Self.logged(stored, nodes),
                    under: authority,
                    in: reader,
                    closedAt: audit.closed,
                    signatureFault: signatureFault
                )
                evidence.checked(by: authority).show(to: &audit)
            }
            last = end.sequence
            shown += Int64(entries.count)
            progress(shown, all)
        }
    }

    /// Returns the tree nodes that the next batch of entries completes, beginning at `position`.
    private func nodes(from position: Int64) throws -> [MerkleNode.Position: SHA256Digest] {
        let rows = try connection.run(
            """
            SELECT n.level, n.position, n.hash FROM generate_series(0, 62) AS l (level)
            JOIN log_nodes n ON n.level = l.level::smallint
              AND n.position >= $1::bigint >> l.level
              AND n.position < ($1::bigint + $2::bigint) >> l.level
            """,
            min(position, .max - Int64(Self.batch)),
            Int64(Self.batch)
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
        let leaf = nodes[MerkleNode.Position(level: 0, index: index)]
        return LoggedEntry(at: index, leaf: leaf ?? .zero) { nodes[$0] }
    }
}
