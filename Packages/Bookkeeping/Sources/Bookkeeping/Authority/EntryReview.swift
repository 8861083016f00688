/// An entry, with the accounts and records that the rule of its purpose may read.
public struct EntryReview {
    /// The change of one record by the entry.
    public struct RecordTransition: Sendable {
        /// The record before the entry; nil if the entry creates the record.
        public let before: Record?
        /// The record after the entry; nil if the entry removes the record.
        public let after: Record?

        /// The collection and the name of the record.
        public var key: RecordKey { (after ?? before)?.key ?? RecordKey("", "") }

        /// Creates a transition; `before` and `after` must not both be nil.
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

    /// The entry under review.
    public let entry: LedgerEntry
    /// The records that the entry changes, before and after the change.
    public let records: [RecordTransition]
    private let accountState: (AccountID) throws -> AccountState?
    private let balances: (AccountID, ClosedRange<BusinessDate>) throws -> ClosingBalances
    private let recordBefore: (RecordKey) throws -> Record?

    /// Creates the review of an entry that is being posted or audited.
    /// - Parameters:
    ///   - entry: The entry under review.
    ///   - records: The records that the entry changes, before and after the change.
    ///   - account: Returns the state of an account after the entry; nil for an unknown account.
    ///   - closingBalances: Returns the closing balances of an account on closed days.
    ///   - record: Returns a record as of the end of the previous entry; nil for an unknown record.
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

    /// The customer whose signature authorizes the entry; nil without a signature, such as in a
    /// rehearsal.
    public var signer: CustomerID? {
        if case .customer(let customer, _) = entry.authority { customer } else { nil }
    }

    /// The idempotency key of the request.
    public var id: IdempotencyID { entry.intent.id }

    /// Returns the state of an account after the entry.
    /// - Throws: The error of ``refusal(_:)`` for an unknown account.
    public func account(_ id: AccountID) throws -> AccountState {
        guard let state = try accountState(id) else {
            throw refusal("the account '\(id)' does not exist")
        }
        return state
    }

    /// Returns the closing balances of an account.
    /// - Parameters:
    ///   - account: The name of the account.
    ///   - days: The days, which must be closed when the entry is posted.
    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        try balances(account, days)
    }

    /// Returns the change of the only record of `collection` that the entry changes.
    /// - Throws: The error of ``refusal(_:)`` when the entry changes no record or several records
    ///   of the collection.
    public func transition(in collection: String) throws(BankError) -> RecordTransition {
        let found = records.filter { $0.key.collection == collection }
        guard found.count == 1, let first = found.first else {
            throw refusal("it changes \(found.count) records of '\(collection)' instead of one")
        }
        return first
    }

    /// Returns the previous state of a record that the entry changes; nil for a new or unchanged
    /// record.
    /// - Throws: ``BankError`` `record.unreadable` when the value cannot be decoded.
    public func before<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type = Value.self
    ) throws(BankError) -> TypedRecord<Value>? {
        guard let record = records.first(where: { $0.key == key })?.before else { return nil }
        return try TypedRecord(record)
    }

    /// Requires that the entry is the one that `draft` would post, except for openings of the
    /// bank's accounts.
    ///
    /// A rule builds `draft` in the same way as the feature, from the request and the records
    /// before the entry. An entry that passes contains only changes that the feature would post.
    /// - Parameter draft: The draft that the feature would make for the request.
    /// - Throws: The error of ``refusal(_:)`` otherwise.
    public func requireSame(as draft: TransactionDraft) throws(BankError) {
        let holds = draft.holds
            .map { Hold(id: $0.hold, account: $0.account, amount: $0.amount) }
            .sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) }
        guard entry.holds != holds || !entry.hasDigest(of: draft) else { return }
        // The entry differs; the rest only finds the words for it.
        try require(entry.legs == draft.legs, "its legs differ from the request")
        try require(entry.closings == draft.closings, "it closes other accounts")
        try require(entry.holds == holds, "its holds differ from the request")
        try require(
            entry.memo == draft.memo && entry.result == draft.result
                && entry.reverses == draft.reverses,
            "its memo, its result or its reversal differs from the request"
        )
        throw refusal(
            "its records or the accounts that it opens differ from the request"
        )
    }

    /// Returns the state of any record before the entry; nil for an unknown record.
    /// - Throws: ``BankError`` `record.unreadable` when the value cannot be decoded, and the errors
    ///   of the book.
    public func record<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type = Value.self
    ) throws -> TypedRecord<Value>? {
        try recordBefore(key).map { try TypedRecord($0) }
    }

    /// Throws the error of ``refusal(_:)`` when `condition` is false.
    /// - Parameters:
    ///   - condition: The condition that the entry must meet.
    ///   - reason: The fault as a clause, such as `it closes other accounts`.
    public func require(
        _ condition: Bool,
        _ reason: @autoclosure () -> String
    ) throws(BankError) {
        guard condition else { throw refusal(reason()) }
    }

    /// Returns the error for an entry that breaks the rule of its purpose.
    /// - Parameter reason: The fault as a clause, such as `it closes other accounts`.
    public func refusal(_ reason: String) -> BankError {
        BankError(
            .refused,
            code: "authority.rule",
            "the rule of '\(entry.intent.purpose)' forbids this entry: \(reason)"
        )
    }
}
