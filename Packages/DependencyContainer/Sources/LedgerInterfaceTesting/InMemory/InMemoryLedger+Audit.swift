public import Bookkeeping
import LedgerInterface

extension InMemoryLedger {
    public func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) throws -> AuditReport {
        let book = try book()
        let authority = try authority()
        var audit = BookAudit(against: checkpoints)
        let signatureFault = signatureFaults()
        for posting in book.entries {
            let entry = posting.entry
            do {
                try authority.judge(book.review(posting), closedAt: audit.closed)
                let key = authority.keyRecord(of: entry).flatMap { book.record($0) }
                try authority.verifySignature(of: entry, keyRecord: key)
            } catch let error as BankError {
                audit.add("authority", at: entry.sequence, error.message)
            }
            if case .customer = entry.authority, let fault = signatureFault(entry) {
                audit.add("signings", at: entry.sequence, fault)
            }
            audit.visit(entry, leaf: entry.leafHash, logged: book.logged(entry))
        }
        for page in book.accounts.values { page.show(to: &audit) }
        for page in book.records.values {
            for (version, sequence) in page.history {
                audit.visit(version, at: sequence, present: page.present)
            }
        }
        return audit.report(sealed: book.tree.size)
    }
}

extension MemoryBook {
    /// Returns the Merkle nodes that an entry adds: its leaf and the nodes that the leaf completes.
    fileprivate func logged(_ entry: LedgerEntry) -> LoggedEntry {
        let position = MerkleNode.Position(level: 0, index: entry.sequence - 1)
        guard let leaf = nodes[position] else { return .unsealed }
        return LoggedEntry(at: position.index, leaf: leaf) { nodes[$0] }
    }

    /// Returns the review of an entry, with the state of the book when the entry was posted.
    fileprivate func review(_ posting: Posting) -> EntryReview {
        let entry = posting.entry
        return EntryReview(
            entry,
            records: entry.records.map { version in
                EntryReview.RecordTransition(
                    before: record(version.key, version.version - 1),
                    after: record(version.key, version.version)
                )
            },
            account: { id in
                accounts[id].map { page in
                    EntryReview.AccountState(
                        kind: page.account.kind,
                        owner: page.account.owner,
                        balance: page.lines.last { $0.sequence <= entry.sequence }?.balance ?? .zero
                    )
                }
            },
            closingBalances: { closingBalances(of: $0, on: $1) },
            record: { record($0, before: entry.sequence) }
        )
    }

    /// Returns the last version of a record before an entry.
    private func record(_ key: RecordKey, before sequence: Int64) -> Record? {
        let past = records[RecordName(key)]?.history.last { $0.sequence < sequence }
        return past.flatMap { record(key, $0.version.version) }
    }

    /// Returns a version of a record, or nil for a removal.
    private func record(_ key: RecordKey, _ version: Int64) -> Record? {
        guard let page = records[RecordName(key)],
            let past = page.history.first(where: { $0.version.version == version })?.version,
            past.digest != nil
        else { return nil }
        return Record(past, value: page.values[version] ?? "")
    }
}
