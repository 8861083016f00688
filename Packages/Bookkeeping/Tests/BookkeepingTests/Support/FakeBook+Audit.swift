import Bookkeeping

extension FakeBook {
    /// Audits the book like a ledger: judges every entry, and shows all that is stored.
    /// - Parameters:
    ///   - authority: The check of authorities; nil judges no entry.
    ///   - checkpoints: The checkpoints with which the history is compared.
    ///   - hasGaps: Whether the numbers of the entries only increase.
    func audit(
        under authority: AuthorityCheck? = nil,
        against checkpoints: [Checkpoint] = [],
        hasGaps: Bool = false
    ) -> AuditReport {
        var audit = BookAudit(against: checkpoints, hasGaps: hasGaps)
        for (index, entry) in entries.enumerated() {
            let logged = logged(Int64(index))
            guard !unreadable.contains(entry.sequence) else {
                audit.visitUnreadable(at: entry.sequence, logged: logged)
                continue
            }
            if let authority, let fault = fault(of: entry, under: authority, after: audit.closed) {
                audit.add("authority", at: entry.sequence, fault.message)
            }
            audit.visit(entry, leaf: entry.leafHash, logged: logged)
        }
        for page in pages.values.sorted(by: { $0.account.id < $1.account.id }) {
            audit.visit(page.audited)
            for leg in page.legs { audit.visit(leg) }
        }
        for (_, history) in records.sorted(by: { $0.key.precedesInBytes($1.key) }) {
            for step in history.steps {
                audit.visit(step.version, at: step.sequence, present: history.present)
            }
        }
        return audit.report(sealed: sealed)
    }

    /// Returns the error of judging an entry and verifying its signature.
    func fault(
        of entry: LedgerEntry,
        under authority: AuthorityCheck,
        after closed: Timestamp
    ) -> BankError? {
        do {
            try authority.judge(review(of: entry), closedAt: closed)
            let key = authority.keyRecord(of: entry).flatMap { record($0) }
            try authority.verifySignature(of: entry, keyRecord: key)
            return nil
        } catch {
            return error as? BankError
        }
    }

    /// Returns the surroundings of an entry, as they were when it was posted.
    func review(of entry: LedgerEntry) -> EntryReview {
        EntryReview(
            entry,
            records: entry.records.map {
                EntryReview.RecordTransition(
                    before: record($0.key, version: $0.version - 1),
                    after: record($0.key, version: $0.version)
                )
            },
            account: { id in
                pages[id].map { page in
                    EntryReview.AccountState(
                        kind: page.account.kind,
                        owner: page.account.owner,
                        balance: page.legs.last { $0.sequence <= entry.sequence }?.balance ?? .zero
                    )
                }
            },
            closingBalances: { closingBalances(of: $0, on: $1) },
            record: { key in
                let step = records[key]?.steps.last { $0.sequence < entry.sequence }
                return step.flatMap { record(key, version: $0.version.version) }
            }
        )
    }

    private func record(_ key: RecordKey, version: Int64) -> Record? {
        let step = records[key]?.steps.first { $0.version.version == version }
        guard let step, step.version.digest != nil else { return nil }
        return Record(step.version, value: step.value ?? "")
    }

    private func logged(_ leaf: Int64) -> LoggedEntry {
        guard let hash = nodes[MerkleNode.Position(level: 0, index: leaf)] else { return .unsealed }
        return LoggedEntry(at: leaf, leaf: hash) { nodes[$0] }
    }
}

extension FakeBook.Page {
    /// The account as an audit sees it.
    fileprivate var audited: AuditedAccount {
        AuditedAccount(
            id: account.id,
            kind: account.kind,
            openedBy: openedBy,
            closedBy: closedBy,
            balance: account.balance,
            holds: holds,
            holdHistory: holdHistory
        )
    }
}
