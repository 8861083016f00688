import Bookkeeping

/// The book of ``InMemoryLedger``.
struct MemoryBook {
    /// A record and its versions, each with the number of the entry that wrote the version.
    struct RecordPage {
        var present: Record?
        var history: [(version: RecordVersion, sequence: Int64)] = []
        /// The values of the record's versions by version number; removed and secret values are
        /// absent.
        var values: [Int64: String] = [:]
    }

    private(set) var entries: [Posting] = []
    private(set) var accounts: [AccountID: MemoryAccount] = [:]
    private(set) var records: [RecordName: RecordPage] = [:]
    private var accountsOfHolds: [HoldID: AccountID] = [:]
    private var sequences: [IdempotencyID: Int64] = [:]
    private var signatures: Set<String> = []
    private(set) var head: BookHead
    /// The log, which contains sealed entries only.
    private(set) var tree = MerkleTree()
    private(set) var nodes: [MerkleNode.Position: SHA256Digest] = [:]
    var checkpoints: [SignedNote] = []

    /// Creates a book with its first entry.
    init(start: Posting) {
        head = BookHead(of: start.entry, after: nil)
        apply(start)
        seal()
    }

    /// Returns the entry with an idempotency key.
    func entry(under id: IdempotencyID) -> LedgerEntry? {
        sequences[id].map { entries[Int($0) - 1].entry }
    }

    /// Returns the records that pass a filter, sorted by collection and name.
    func records(where isIncluded: (Record) -> Bool) -> [Record] {
        records.values.compactMap(\.present).filter(isIncluded)
            .sorted { $0.key.precedesInBytes($1.key) }
    }

    /// Writes a transaction that the rules have accepted.
    mutating func apply(_ posting: Posting) {
        let entry = posting.entry
        entries.append(posting)
        sequences[entry.intent.id] = entry.sequence
        if case .customer(_, let signature) = entry.authority { signatures.insert(signature.value) }
        for opening in entry.openings {
            accounts[opening.id] = MemoryAccount(opening, by: entry)
        }
        for (leg, balance) in zip(entry.legs, posting.balances) {
            accounts[leg.account]?.move(leg, to: balance, by: entry)
        }
        for hold in entry.holds {
            accounts[hold.account]?.keep(hold, by: entry)
            accountsOfHolds[hold.id] = hold.account
        }
        for write in posting.records { keep(write, by: entry) }
        for account in entry.closings { accounts[account]?.close(by: entry) }
        head = BookHead(of: entry, after: head)
    }

    /// Adds all entries that are not sealed yet to the log.
    mutating func seal() {
        for posting in entries[Int(tree.size)...] {
            tree.append(posting.entry.leafHash) { nodes[$0.position] = $0.hash }
        }
    }

    private mutating func keep(_ write: Posting.RecordWrite, by entry: LedgerEntry) {
        let version = write.version
        records[RecordName(version.key), default: RecordPage()].present =
            write.value.map { Record(version, value: $0) }
        records[RecordName(version.key), default: RecordPage()].history
            .append((version, entry.sequence))
        records[RecordName(version.key), default: RecordPage()].values[version.version] =
            write.isSecret ? nil : write.value
    }
}

extension MemoryBook: BookReading {
    func account(_ id: AccountID) -> Account? { accounts[id]?.account }

    func recordState(_ key: RecordKey) -> RecordState {
        let page = records[RecordName(key)]
        return RecordState(
            lastVersion: page?.history.last?.version.version ?? 0,
            isPresent: page?.present != nil
        )
    }

    func record(_ key: RecordKey) -> Record? { records[RecordName(key)]?.present }

    func sequence(under id: IdempotencyID) -> Int64? { sequences[id] }

    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) -> ClosingBalances {
        let lines = accounts[account]?.lines ?? []
        return ClosingBalances(
            opening: lines.last { $0.date < days.lowerBound }?.balance ?? .zero,
            changes: lines.filter { days.contains($0.date) }.map {
                ClosingBalances.Change(date: $0.date, balance: $0.balance)
            }
        )
    }

    func recordKeys(linkedTo account: AccountID) -> [RecordKey] {
        records { $0.linkedTo == account }.map(\.key)
    }

    func hold(_ id: HoldID) -> Hold? {
        accountsOfHolds[id].flatMap { accounts[$0]?.hold(id) }
    }

    func isUsed(signature: String) -> Bool { signatures.contains(signature) }
}
