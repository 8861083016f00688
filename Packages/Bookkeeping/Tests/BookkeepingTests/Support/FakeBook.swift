import Bookkeeping

/// A book in memory with everything that a ledger stores, which a test can edit.
struct FakeBook {
    /// An account with its legs and its changes of holds.
    struct Page {
        var account: Account
        var openedBy: Int64
        var closedBy: Int64?
        var legs: [AuditedLeg] = []
        var holds: [Hold] = []
        var holdHistory: [AuditedHold] = []
    }

    /// A record and its versions, oldest first.
    struct History {
        /// A version, the entry that made it, and its value; nil for a removal and for a secret.
        struct Step {
            var version: RecordVersion
            var sequence: Int64
            var value: String?
        }

        var steps: [Step] = []
        var present: Record?
    }

    var entries: [LedgerEntry] = []
    /// The numbers of the entries that cannot be read.
    var unreadable: Set<Int64> = []
    var pages: [AccountID: Page] = [:]
    var records: [RecordKey: History] = [:]
    var nodes: [MerkleNode.Position: SHA256Digest] = [:]
    /// The stored number of entries in the log.
    var sealed = Int64(0)
    private(set) var tree = MerkleTree()
    private(set) var head: BookHead
    private(set) var postings: [Posting] = []

    init(start: Posting) {
        head = BookHead(of: start.entry, after: nil)
        apply(start)
    }

    /// Writes a transaction that the rules have accepted.
    mutating func apply(_ posting: Posting) {
        let entry = posting.entry
        postings.append(posting)
        entries.append(entry)
        for opening in entry.openings {
            let account = Account(
                id: opening.id,
                kind: opening.kind,
                owner: opening.owner,
                opened: entry.date
            )
            pages[opening.id] = Page(account: account, openedBy: entry.sequence)
        }
        for (leg, balance) in zip(entry.legs, posting.balances) {
            pages[leg.account]?.legs.append(
                AuditedLeg(
                    sequence: entry.sequence,
                    side: leg.side,
                    amount: leg.amount,
                    balance: balance
                )
            )
            pages[leg.account]?.account.balance = balance
        }
        for hold in entry.holds { pages[hold.account]?.keep(hold, by: entry.sequence) }
        for write in posting.records {
            let step = History.Step(
                version: write.version,
                sequence: entry.sequence,
                value: write.isSecret ? nil : write.value
            )
            let present = write.value.map { Record(write.version, value: $0) }
            records[write.version.key, default: History()].steps.append(step)
            records[write.version.key]?.present = present
        }
        for account in entry.closings { pages[account]?.close(by: entry) }
        head = BookHead(of: entry, after: head)
    }

    /// Adds all entries to the log.
    mutating func seal() {
        for entry in entries[Int(tree.size)...] {
            tree.append(entry.leafHash) { nodes[$0.position] = $0.hash }
        }
        sealed = tree.size
    }
}

extension FakeBook.Page {
    fileprivate mutating func keep(_ hold: Hold, by sequence: Int64) {
        holds.removeAll { $0.id == hold.id }
        holds.append(hold)
        holdHistory.append(AuditedHold(sequence: sequence, hold: hold.id, amount: hold.amount))
        change(held: Money(won: holds.reduce(0) { $0 + $1.amount.won }))
    }

    fileprivate mutating func close(by entry: LedgerEntry) {
        closedBy = entry.sequence
        change(closed: entry.date)
    }

    private mutating func change(held: Money? = nil, closed: BusinessDate? = nil) {
        account = Account(
            id: account.id,
            kind: account.kind,
            owner: account.owner,
            opened: account.opened,
            closed: closed ?? account.closed,
            balance: account.balance,
            held: held ?? account.held
        )
    }
}

extension FakeBook: BookReading {
    func account(_ id: AccountID) -> Account? { pages[id]?.account }

    func recordState(_ key: RecordKey) -> RecordState {
        RecordState(
            lastVersion: records[key]?.steps.last?.version.version ?? 0,
            isPresent: records[key]?.present != nil
        )
    }

    func record(_ key: RecordKey) -> Record? { records[key]?.present }

    func entry(under id: IdempotencyID) -> LedgerEntry? { entries.first { $0.intent.id == id } }

    func sequence(under id: IdempotencyID) -> Int64? { entry(under: id)?.sequence }

    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) -> ClosingBalances {
        let changes = (pages[account]?.legs ?? []).map { leg in
            ClosingBalances.Change(
                date: entries[Int(leg.sequence) - 1].date,
                balance: leg.balance
            )
        }
        return ClosingBalances(
            opening: changes.last { $0.date < days.lowerBound }?.balance ?? .zero,
            changes: changes.filter { days.contains($0.date) }
        )
    }

    func recordKeys(linkedTo account: AccountID) -> [RecordKey] {
        records.values.compactMap(\.present).filter { $0.linkedTo == account }.map(\.key)
            .sorted { $0.precedesInBytes($1) }
    }

    func hold(_ id: HoldID) -> Hold? {
        pages.values.lazy.flatMap(\.holds).first { $0.id == id }
    }

    func isUsed(signature: String) -> Bool {
        entries.contains { entry in
            guard case .customer(_, let used) = entry.authority else { return false }
            return used.value == signature
        }
    }
}
