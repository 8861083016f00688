import Bookkeeping

/// A book in memory: what ``InMemoryLedger`` keeps, and how the rules read it.
struct MemoryBook {
    /// A record now, and all its versions with the entries that made them.
    struct RecordPage {
        var present: Record?
        var history: [(version: RecordVersion, sequence: Int64)] = []
    }

    private(set) var entries: [(entry: LedgerEntry, hash: SHA256Digest)] = []
    private(set) var accounts: [AccountID: MemoryAccount] = [:]
    private(set) var records: [RecordName: RecordPage] = [:]
    private var accountsOfHolds: [HoldID: AccountID] = [:]
    private var sequences: [IdempotencyID: Int64] = [:]
    private var signatures: Set<String> = []
    private(set) var head: BookHead

    /// A book that begins with this entry.
    init(beginning: Posting) {
        head = BookHead(of: beginning.entry, hash: beginning.hash)
        apply(beginning)
    }

    /// The entry that was made under an idempotency id.
    func entry(under id: IdempotencyID) -> LedgerEntry? {
        sequences[id].map { entries[Int($0) - 1].entry }
    }

    /// The records that a filter lets through, by collection and name.
    func records(where isIncluded: (Record) -> Bool) -> [Record] {
        records.values.compactMap(\.present).filter(isIncluded)
            .sorted { $0.key.precedesInBytes($1.key) }
    }

    /// Writes down what the rules have allowed.
    mutating func apply(_ posting: Posting) {
        let entry = posting.entry
        entries.append((entry, posting.hash))
        sequences[entry.intent.id] = entry.sequence
        if case .customer(_, let signature) = entry.authority { signatures.insert(signature) }
        for opening in entry.openings {
            accounts[opening.id] = MemoryAccount(opening, by: entry)
        }
        for (leg, balance) in zip(entry.legs, posting.balances) {
            accounts[leg.account]?.move(leg, to: balance, by: entry)
        }
        for hold in entry.holds {
            accounts[hold.account]?.keep(hold, by: entry)
            accountsOfHolds[hold.hold] = hold.account
        }
        for write in posting.records { keep(write, by: entry) }
        for account in entry.closings { accounts[account]?.close(by: entry) }
        head = BookHead(of: entry, hash: posting.hash)
    }

    private mutating func keep(_ write: Posting.RecordWrite, by entry: LedgerEntry) {
        let version = write.version
        records[RecordName(version.key), default: RecordPage()].present = write.value.map {
            Record(
                key: version.key,
                value: $0,
                version: version.version,
                linkedTo: version.linkedTo
            )
        }
        records[RecordName(version.key), default: RecordPage()].history
            .append((version, entry.sequence))
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

    func recordKeys(linkedTo account: AccountID) -> [RecordKey] {
        records { $0.linkedTo == account }.map(\.key)
    }

    func hold(_ id: HoldID) -> Hold? {
        accountsOfHolds[id].flatMap { accounts[$0]?.hold(id) }
    }

    func isUsed(signature: String) -> Bool { signatures.contains(signature) }
}
