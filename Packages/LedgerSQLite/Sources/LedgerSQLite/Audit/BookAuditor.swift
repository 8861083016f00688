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
        try attempt(&audit) { audit in
            sealed = try checkNodes(&audit)
            try checkSizes(&audit)
        }
        do {
            try await showEntries(
                to: &audit,
                // The first pass has begun to read, so the state of the book is fixed now.
                signatureFault: signatureFaults(),
                progress: progress
            )
        } catch let failure as SQLiteFailure where failure.meansDamage {
            audit.add("file", at: nil, "the file is damaged: SQLite reports '\(failure.message)'")
        }
        for pass in StateAuditor(connection: connection).passes { try attempt(&audit, pass) }
        try attempt(&audit) {
            try FileCheck(connection: connection, migrations: migrations).run(&$0)
        }
        return audit.report(sealed: sealed)
    }

    /// Checks that the log has the number of nodes that follows from its number of leaves.
    /// - Returns: The number of leaves, which is the number of entries in the log.
    private func checkNodes(_ audit: inout BookAudit) throws -> Int64 {
        let (leaves, end, found) =
            try connection.first(
                """
                SELECT count(*) FILTER (WHERE level = 0),
                  ifnull(max(position) FILTER (WHERE level = 0), -1), count(*)
                FROM log_nodes
                """
            ) { ($0.integer(0), $0.integer(1), $0.integer(2)) } ?? (0, -1, 0)
        let expected = (0..<63).reduce(Int64(0)) { $0 + leaves >> $1 }
        if found != expected || end != leaves - 1 {
            audit.add("log", at: nil, "the log has \(found) nodes instead of \(expected)")
        }
        return leaves
    }

    /// Checks that each checkpoint is well-formed and stored under its size, without verifying
    /// signatures.
    private func checkSizes(_ audit: inout BookAudit) throws {
        try connection.each("SELECT size, note FROM checkpoints ORDER BY size") { row in
            let size = row.integer(0)
            let note = try? SignedNote(parsing: row.bytes(1))
            let checkpoint = note.flatMap { try? Checkpoint(parsing: $0.text.utf8) }
            guard checkpoint?.head.size != size else { return }
            audit.add(
                "checkpoint",
                at: nil,
                "the checkpoint that is stored for \(size) entries is malformed or has another size"
            )
        }
    }

    /// Runs a pass of the audit, and reports a damaged file as a finding so that the other passes
    /// still run.
    private func attempt(
        _ audit: inout BookAudit,
        _ pass: (inout BookAudit) throws -> Void
    ) throws {
        do {
            try pass(&audit)
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
        var closed = Timestamp(milliseconds: .min)
        var batch: [EntryEvidence] = []
        var pending: [Task<[EntryEvidence], Never>] = []
        while let stored = try entries.next() {
            var evidence = EntryEvidence(
                sequence: stored.sequence,
                entry: stored.entry,
                logged: try nodes.next(of: stored.sequence)
            )
            try judge(&evidence, stored, closedAt: closed)
            if let entry = stored.entry {
                if case .customer = entry.authority, let fault = signatureFault(entry) {
                    evidence.faults.append(("signings", fault))
                }
                if entry.beginsDay { closed = entry.time }
            }
            batch.append(evidence)
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

    /// Checks an entry with the rule of its purpose, and finds the record with the signer's public
    /// key.
    private func judge(
        _ evidence: inout EntryEvidence,
        _ stored: EntryCursor.StoredEntry,
        closedAt closed: Timestamp
    ) throws {
        guard let entry = stored.entry else { return }
        do {
            let records = try RecordTransitions(
                entry,
                values: stored.values,
                secrets: authority.secrets,
                in: connection
            )
            if let fault = records.fault { evidence.faults.append(("records", fault)) }
            let review = EntryReview(
                entry,
                records: records.transitions,
                account: {
                    try stored.accounts[$0] ?? reader.accountState($0, through: entry.sequence)
                },
                closingBalances: { try reader.closingBalances(of: $0, on: $1) },
                record: { try records.before($0) ?? reader.record($0, through: entry.sequence - 1) }
            )
            try authority.judge(review, closedAt: closed)
            if let key = authority.keyRecord(of: entry) {
                evidence.isSigned = true
                // The key is that from before the entry, except for a customer who joins with it.
                evidence.keyRecord =
                    try reader.record(key, through: entry.sequence - 1)
                    ?? reader.record(key, through: entry.sequence)
            }
        } catch let error as BankError {
            evidence.faults.append(("authority", error.message))
        }
    }
}
