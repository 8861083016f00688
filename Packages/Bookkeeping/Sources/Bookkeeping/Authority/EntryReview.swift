/// An entry with everything that the rule of its purpose may look at.
public struct EntryReview {
    /// The change of one record by the entry.
    public struct RecordTransition: Sendable {
        /// The record before the entry; nil for a new one.
        public let before: Record?
        /// The record after the entry; nil for a removed one.
        public let after: Record?

        /// The place of the record.
        public var key: RecordKey { (after ?? before)?.key ?? RecordKey("", "") }

        /// Creates a transition, of which one side exists.
        public init(before: Record?, after: Record?) {
            self.before = before
            self.after = after
        }
    }

    /// The state of an account after the entry.
    public struct AccountState: Sendable {
        /// The kind of the account.
        public let kind: AccountKind
        /// The customer who owns the money; nil for an account of the bank.
        public let owner: CustomerID?
        /// The balance after the entry.
        public let balance: Money

        public init(kind: AccountKind, owner: CustomerID?, balance: Money) {
            self.kind = kind
            self.owner = owner
            self.balance = balance
        }
    }

    /// The entry.
    public let entry: LedgerEntry
    /// The records that the entry changes, by collection and name.
    public let records: [RecordTransition]
    private let accountState: (AccountID) throws -> AccountState?
    private let balances: (AccountID, ClosedRange<BusinessDate>) throws -> ClosingBalances
    private let recordBefore: (RecordKey) throws -> Record?

    /// Creates a review.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - records: The records that the entry changes.
    ///   - account: Returns the state of an account after the entry; nil for an unknown one.
    ///   - closingBalances: Returns the closing balances of an account on closed days.
    ///   - record: Returns a record before the entry; nil for an unknown one.
    public init(
        _ entry: LedgerEntry,
        records: [RecordTransition],
        account: @escaping (AccountID) throws -> AccountState?,
        closingBalances: @escaping (AccountID, ClosedRange<BusinessDate>) throws -> ClosingBalances,
        record: @escaping (RecordKey) throws -> Record?
    ) {
        self.entry = entry
        self.records = records
        accountState = account
        balances = closingBalances
        recordBefore = record
    }

    /// The customer whose signature authorizes the entry; nil for another authority, and for a
    /// rehearsal.
    public var signer: CustomerID? {
        if case .customer(let customer, _) = entry.authority { customer } else { nil }
    }

    /// Returns the state of an account after the entry.
    /// - Throws: The error of ``refusal(_:)`` for an unknown account.
    public func account(_ id: AccountID) throws -> AccountState {
        guard let state = try accountState(id) else { throw refusal("'\(id)' does not exist") }
        return state
    }

    /// Returns the closing balances of an account.
    /// - Parameters:
    ///   - account: The account.
    ///   - days: The days, all of which are closed when the entry is posted.
    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        try balances(account, days)
    }

    /// Returns the single transition in a collection.
    /// - Throws: The error of ``refusal(_:)`` unless there is exactly one.
    public func transition(in collection: String) throws(BankError) -> RecordTransition {
        let found = records.filter { $0.key.collection == collection }
        guard found.count == 1, let first = found.first else {
            throw refusal("it changes \(found.count) records of '\(collection)' instead of one")
        }
        return first
    }

    /// Returns a record before the entry, or nil when the entry creates or does not change it.
    /// - Throws: ``BankError`` `record.unreadable`.
    public func before<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type = Value.self
    ) throws(BankError) -> TypedRecord<Value>? {
        guard let record = records.first(where: { $0.key == key })?.before else { return nil }
        return try TypedRecord(record)
    }

    /// Requires that the request of the entry has these fields and no others.
    /// - Throws: The error of ``refusal(_:)``.
    public func requireFields(_ names: Set<String>) throws(BankError) {
        try require(
            Set(entry.intent.content.keys) == names,
            "its request has other fields than \(names.sorted().joined(separator: ", "))"
        )
    }

    /// Requires that the entry is what a draft would post, besides the accounts of the bank.
    ///
    /// A rule makes the draft like the feature does, from the request and the records before the
    /// entry. Then the entry can contain nothing that the feature would never post.
    /// - Parameter draft: The transaction.
    /// - Throws: The error of ``refusal(_:)``.
    public func requireSame(as draft: TransactionDraft) throws(BankError) {
        let holds = draft.holds
            .map { Hold(id: $0.hold, account: $0.account, amount: $0.amount) }
            .sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) }
        guard entry.holds != holds || !entry.hasDigest(of: draft) else { return }
        // The entry differs; the rest only finds the words for it.
        try require(entry.legs == draft.legs, "its legs are not those of the request")
        try require(entry.closings == draft.closings, "it closes other accounts")
        try require(entry.holds == holds, "its holds are not those of the request")
        try require(
            entry.memo == draft.memo && entry.result == draft.result
                && entry.reverses == draft.reverses,
            "its memo, its result or its reversal is not that of the request"
        )
        throw refusal(
            "its records or the accounts that it opens are not those of the request"
        )
    }

    /// Returns a record before the entry, which does not have to change it; nil for an unknown one.
    /// - Throws: ``BankError`` `record.unreadable`, and the errors of the book.
    public func record<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type = Value.self
    ) throws -> TypedRecord<Value>? {
        try recordBefore(key).map { try TypedRecord($0) }
    }

    /// Throws the error of ``refusal(_:)`` unless a condition holds.
    /// - Parameters:
    ///   - condition: The condition.
    ///   - reason: The fault as a clause.
    public func require(
        _ condition: Bool,
        _ reason: @autoclosure () -> String
    ) throws(BankError) {
        guard condition else { throw refusal(reason()) }
    }

    /// Returns the error for an entry that breaks the rule of its purpose.
    /// - Parameter reason: The fault as a clause.
    public func refusal(_ reason: String) -> BankError {
        BankError(
            .refused,
            code: "authority.rule",
            "the rule of '\(entry.intent.purpose)' forbids this entry: \(reason)"
        )
    }
}
