/// An entry as a book stores it, with the other values that an audit compares with it.
public struct StoredEntry: Sendable {
    /// The number of the entry.
    public let sequence: Int64
    /// The entry; nil if a part is malformed or not in canonical form.
    public var entry: LedgerEntry?
    /// The position in the log, starting at 0; nil for an unsealed entry.
    ///
    /// Also nil in a book that computes each position from the number of the entry.
    public var position: Int64?
    /// For each leg in order, the balance of the leg's account after that leg.
    public let balances: [Money]
    /// The state of each account after its last leg in this entry.
    public let accounts: [AccountID: EntryReview.AccountState]
    /// The value of each record, in the order of the entry's records; nil if the history does not
    /// store it.
    public let values: [String?]
}

/// The parts of one stored entry, which a ledger adds row by row.
public struct StoredEntryParts {
    private var legs: [Leg] = []
    private var balances: [Money] = []
    private var accounts: [AccountID: EntryReview.AccountState] = [:]
    private var openings: [AccountOpening] = []
    private var closings: [AccountID] = []
    private var records: [RecordVersion] = []
    private var values: [String?] = []
    private var holds: [Hold] = []
    private var isInOrder = true

    /// Creates an entry without parts.
    public init() {}

    /// Adds the next leg.
    /// - Parameter row: The number of the entry, then position, side, account, amount, text and
    ///   balance of the leg. The account's kind (three columns) and owner follow.
    public mutating func addLeg(_ row: some StoredRow) {
        isInOrder = isInOrder && row.integer(1) == Int64(legs.count)
        let id = AccountID(row.text(3))
        let balance = row.money(6)
        legs.append(Leg(row.side(2), id, row.money(4), text: row.text(5)))
        balances.append(balance)
        guard !row.isNull(7) else { return }
        accounts[id] = EntryReview.AccountState(
            kind: row.accountKind(from: 7),
            owner: row.customerID(10),
            balance: balance
        )
    }

    /// Adds an account that the entry opened.
    /// - Parameter row: The number of the entry, then the account's name, kind (three columns) and
    ///   owner.
    public mutating func addOpening(_ row: some StoredRow) {
        openings.append(
            AccountOpening(
                id: AccountID(row.text(1)),
                kind: row.accountKind(from: 2),
                owner: row.customerID(5)
            )
        )
    }

    /// Adds an account that the entry closed.
    /// - Parameter row: The number of the entry, and the name of the account.
    public mutating func addClosing(_ row: some StoredRow) {
        closings.append(AccountID(row.text(1)))
    }

    /// Adds the next record that the entry changed.
    /// - Parameter row: The number of the entry, the columns of
    ///   ``StoredRow/recordVersion(from:)``, and the value.
    public mutating func addRecord(_ row: some StoredRow) {
        records.append(row.recordVersion(from: 1))
        values.append(row.optionalText(7))
    }

    /// Adds a hold that the entry changed.
    /// - Parameter row: The number of the entry, and the columns of ``StoredRow/hold(from:)``.
    public mutating func addHold(_ row: some StoredRow) {
        holds.append(row.hold(from: 1))
    }

    /// Returns the entry with all added parts.
    /// - Parameter row: The columns of ``StoredRow/receipt(isRepeat:)``. The kind, name, signature
    ///   and signed parameters of the authority follow, then the memo and the key of the reversed
    ///   entry.
    public func entry(_ row: some StoredRow) -> StoredEntry {
        StoredEntry(
            sequence: row.integer(0),
            entry: ledgerEntry(row),
            balances: balances,
            accounts: accounts,
            values: values
        )
    }

    private func ledgerEntry(_ row: some StoredRow) -> LedgerEntry? {
        let authority = EntryAuthority(
            kind: row.text(7),
            name: row.optionalText(8),
            signature: row.optionalText(9),
            signed: row.optionalText(10)
        )
        guard isInOrder, let authority, let receipt = row.receipt(isRepeat: true) else {
            return nil
        }
        return LedgerEntry(
            sequence: receipt.sequence,
            date: receipt.date,
            time: receipt.time,
            intent: receipt.intent,
            result: receipt.result,
            authority: authority,
            legs: legs,
            openings: openings,
            closings: closings,
            records: records,
            holds: holds,
            memo: row.text(11),
            reverses: row.optionalText(12).map { IdempotencyID(unchecked: $0) }
        )
    }
}
