import Bookkeeping
import LedgerInterface

/// An audit of the whole book in one read-only transaction, which sees one state of it.
struct BookAuditor {
    /// The number of entries that are read in one round trip.
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
        try showAccounts(to: &audit)
        try showRecords(to: &audit)
        try connection.run(["COMMIT"])
        return audit.report(sealed: sealed)
    }

    /// Requires as many nodes as a log with the stored entries has, and readable checkpoints.
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
            let text = "the stored checkpoint of \(row.integer(0)) entries is not one"
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

    /// Returns the nodes that the next entries of the log complete.
    private func nodes(from position: Int64) throws -> [MerkleNode.Position: SHA256Digest] {
        let rows = try connection.run(
            SQLStatement(
                """
                SELECT level, position, hash FROM log_nodes n WHERE level <= 62
                  AND ((position + 1) << level) > $1 AND ((position + 1) << level) <= $1 + $2
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

    /// Judges an entry by the rule of its purpose, and verifies its signature.
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

    /// Returns the records that an entry has changed, before and after it.
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
                let text = "the value of '\(version.key)' is \(isKept ? "missing" : "kept")"
                audit.add("records", at: entry.sequence, text)
            } else if let value, version.digest != SHA256.digest(of: value.utf8) {
                let text = "a kept value of '\(version.key)' differs from its digest"
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

    private func showAccounts(to audit: inout BookAudit) throws {
        var last = ""
        while true {
            let accounts = try connection.run(
                SQLStatement(
                    """
                    SELECT id, kind, normal_side, may_be_negative, opened_by, closed_by, balance
                    FROM accounts WHERE id > $1 ORDER BY id LIMIT 100
                    """,
                    last
                )
            )
            guard !accounts.isEmpty else { return }
            for row in accounts {
                last = row.text(0)
                try show(row, to: &audit)
            }
        }
    }

    private func show(_ row: SQLRow, to audit: inout BookAudit) throws {
        let id = row.text(0)
        let holds = try connection.run([
            SQLStatement("SELECT id, account, amount FROM holds WHERE account = $1", id),
            SQLStatement(
                """
                SELECT e.sequence, e.hold, e.amount FROM holds h JOIN hold_history e ON e.hold = h.id
                WHERE h.account = $1 ORDER BY e.sequence, e.hold
                """,
                id
            ),
        ])
        audit.visit(
            AuditedAccount(
                id: AccountID(id),
                kind: row.accountKind(from: 1),
                openedBy: row.integer(4),
                closedBy: row.optionalInteger(5),
                balance: row.money(6),
                holds: holds[0].map(BookReader.hold),
                holdHistory: holds[1].map { row in
                    AuditedHold(
                        sequence: row.integer(0),
                        hold: HoldID(row.text(1)),
                        amount: row.money(2)
                    )
                }
            )
        )
        var (sequence, position) = (Int64(0), Int64(-1))
        while true {
            let legs = try connection.run(
                SQLStatement(
                    """
                    SELECT sequence, position, side, amount, balance FROM legs
                    WHERE account = $1 AND (sequence, position) > ($2, $3)
                    ORDER BY sequence, position LIMIT 1000
                    """,
                    id,
                    sequence,
                    position
                )
            )
            guard !legs.isEmpty else { return }
            for leg in legs {
                (sequence, position) = (leg.integer(0), leg.integer(1))
                audit.visit(
                    AuditedLeg(
                        sequence: sequence,
                        side: leg.side(2),
                        amount: leg.money(3),
                        balance: leg.money(4)
                    )
                )
            }
        }
    }

    private func showRecords(to audit: inout BookAudit) throws {
        var (collection, name, version) = ("", "", Int64(0))
        while true {
            let rows = try connection.run(
                SQLStatement(
                    """
                    SELECT h.collection, h.name, h.version, h.digest, h.linked_to, h.due,
                      h.sequence, r.version, r.value, r.linked_to, r.due
                    FROM record_history h
                    LEFT JOIN records r ON r.collection = h.collection AND r.name = h.name
                    WHERE (h.collection, h.name, h.version) > ($1, $2, $3)
                    ORDER BY h.collection, h.name, h.version LIMIT 1000
                    """,
                    collection,
                    name,
                    version
                )
            )
            guard !rows.isEmpty else { break }
            for row in rows {
                (collection, name, version) = (row.text(0), row.text(1), row.integer(2))
                let past = row.recordVersion(from: 0)
                let present =
                    row.isNull(7)
                    ? nil
                    : Record(
                        key: past.key,
                        value: row.text(8),
                        version: row.integer(7),
                        linkedTo: row.accountID(9),
                        due: row.optionalDate(10)
                    )
                audit.visit(past, at: row.integer(6), present: present)
            }
        }
        let orphans = try connection.run(
            """
            SELECT collection, name FROM records r WHERE NOT EXISTS
              (SELECT FROM record_history h WHERE h.collection = r.collection AND h.name = r.name)
            """
        )
        for row in orphans {
            let key = RecordKey(row.text(0), row.text(1))
            audit.add("orphans", at: nil, "'\(key)' exists without an entry that wrote it")
        }
    }
}

extension BookReader {
    /// Returns the state of an account after an entry, whether or not the entry moves it.
    fileprivate func accountState(
        _ id: AccountID,
        through sequence: Int64
    ) throws -> EntryReview.AccountState? {
        try connection.run(
            SQLStatement(
                """
                SELECT kind, normal_side, may_be_negative, owner,
                  (SELECT l.balance FROM legs l WHERE l.account = a.id AND l.sequence <= $2
                   ORDER BY l.sequence DESC, l.position DESC LIMIT 1)
                FROM accounts a WHERE id = $1
                """,
                id,
                sequence
            )
        ).first.map { row in
            EntryReview.AccountState(
                kind: row.accountKind(from: 0),
                owner: row.customerID(3),
                balance: row.money(4)
            )
        }
    }

    /// Returns the version of a record after an entry; nil if it does not exist or is not kept.
    fileprivate func record(_ key: RecordKey, through sequence: Int64) throws -> Record? {
        try connection.run(
            SQLStatement(
                """
                SELECT collection, name, version, digest, linked_to, due, value FROM record_history
                WHERE collection = $1 AND name = $2 AND sequence <= $3
                ORDER BY version DESC LIMIT 1
                """,
                key.collection,
                key.name,
                sequence
            )
        ).first.flatMap { row in
            row.optionalText(6).map { Record(row.recordVersion(from: 0), value: $0) }
        }
    }

    /// Returns a version of a record; nil for a removal.
    fileprivate func record(_ key: RecordKey, version: Int64) throws -> Record? {
        try connection.run(
            SQLStatement(
                """
                SELECT collection, name, version, digest, linked_to, due, value FROM record_history
                WHERE collection = $1 AND name = $2 AND version = $3
                """,
                key.collection,
                key.name,
                version
            )
        ).first.flatMap { row in
            row.digest(3).map { _ in Record(row.recordVersion(from: 0), value: row.text(6)) }
        }
    }
}
