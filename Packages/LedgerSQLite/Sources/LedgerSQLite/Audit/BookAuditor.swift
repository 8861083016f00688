import Bookkeeping
import LedgerInterface

/// An audit of the whole book, row by row, in the read transaction of the caller.
struct BookAuditor {
    /// The number of entries in a batch, whose hashes and signatures are checked in a separate
    /// task.
    private static let batch = 256
    /// The greatest number of batches that are checked at the same time, which limits the memory.
    private static let mostBatches = 4

    private let reader: BookReader
    private let connection: SQLiteConnection
    /// The migrations whose schema the book should have.
    private let migrations: [Migration]
    private let authority: AuthorityCheck

    /// - Parameters:
    ///   - reader: The book, in a read transaction that lasts as long as the audit.
    ///   - migrations: The migrations whose schema the book should have.
    ///   - authority: The rules and the verifier with which entries are checked.
    init(_ reader: BookReader, migrations: [Migration], authority: AuthorityCheck) {
        self.reader = reader
        connection = reader.connection
        self.migrations = migrations
        self.authority = authority
    }

    func report(
        against checkpoints: [Checkpoint],
        signatureFaults: () -> (LedgerEntry) -> String?,
        progress: (Int64, Int64) -> Void
    ) async throws -> AuditReport {
        var audit = BookAudit(against: checkpoints)
        var sealed = Int64(0)
        try await attempt(&audit) { audit in
            sealed =
                try connection.first(
                    """
                    SELECT count(*) FILTER (WHERE level = 0),
                      ifnull(max(position) FILTER (WHERE level = 0), -1), count(*)
                    FROM log_nodes
                    """
                ) { audit.checkLog($0) } ?? 0
            try connection.each("SELECT size, note FROM checkpoints ORDER BY size") {
                audit.checkCheckpoint($0)
            }
        }
        try await attempt(&audit) { audit in
            try await showEntries(
                to: &audit,
                // The first pass has begun to read, so the state of the book is fixed now.
                signatureFault: signatureFaults(),
                progress: progress
            )
        }
        for pass in StateAuditor(connection: connection).passes {
            try await attempt(&audit, pass)
        }
        try await attempt(&audit) {
            try FileCheck(connection: connection, migrations: migrations).run(&$0)
        }
        return audit.report(sealed: sealed)
    }

    /// Runs a pass of the audit, and reports a damaged file as a finding so that the other passes
    /// still run.
    private func attempt(
        _ audit: inout BookAudit,
        _ pass: (inout BookAudit) async throws -> Void
    ) async throws {
        do {
            try await pass(&audit)
        } catch let failure as SQLiteFailure where failure.meansDamage {
            audit.add("file", at: nil, "the file is damaged: SQLite reports '\(failure.message)'")
        }
    }

    private func showEntries(
        to audit: inout BookAudit,
        signatureFault: (LedgerEntry) -> String?,
        progress: (Int64, Int64) -> Void
    ) async throws {
        let all = try connection.first("SELECT max(sequence) FROM entries") { $0.integer(0) } ?? 0
        let entries = EntryCursor(connection)
        let nodes = NodeCursor(connection)
        var head: BookHead?
        var batch: [EntryEvidence] = []
        var pending: [Task<[EntryEvidence], Never>] = []
        while let stored = try entries.next() {
            batch.append(
                try EntryEvidence(
                    of: stored,
                    logged: try nodes.next(of: stored.sequence),
                    under: authority,
                    in: reader,
                    closedAt: head?.closed ?? Timestamp(milliseconds: .min),
                    signatureFault: signatureFault
                )
            )
            if let entry = stored.entry { head = BookHead(of: entry, after: head) }
            if batch.count == Self.batch {
                pending.append(check(batch))
                batch = []
            }
            if pending.count == Self.mostBatches {
                let checked = await pending.removeFirst().value
                for evidence in checked { evidence.show(to: &audit) }
                progress(checked.last?.sequence ?? 0, all)
            }
        }
        pending.append(check(batch))
        for task in pending {
            let checked = await task.value
            for evidence in checked { evidence.show(to: &audit) }
            progress(checked.last?.sequence ?? all, all)
        }
    }

    private func check(_ batch: [EntryEvidence]) -> Task<[EntryEvidence], Never> {
        Task { [authority] in batch.map { $0.checked(by: authority) } }
    }
}
