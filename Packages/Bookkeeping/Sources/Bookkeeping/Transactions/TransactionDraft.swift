/// A transaction to post, as a whole or not at all.
///
/// ``PostingRules`` accept a draft under these conditions:
/// * Debits equal credits. Each leg is greater than zero, and its account is open.
/// * Every account has the money that leaves it, without the money that is held.
/// * The ``AuthorityRule`` of the purpose allows it. A change of holds needs the bank's authority.
/// * A signature covers the ``digest`` of the draft. The draft changes no customer's account besides
///   the signed `from` and `to`, and by exactly the signed amount.
public struct TransactionDraft: Sendable {
    /// The request.
    public var intent: Intent
    /// The authorization of the draft.
    public var authority: Authority
    /// The amounts on the accounts.
    public var legs: [Leg]
    /// The accounts to open, which the legs may use.
    public var openings: [AccountOpening]
    /// The accounts to close after the legs, at zero and without linked records.
    public var closings: [AccountID]
    /// The records to change.
    public var records: [RecordChange]
    /// The holds to change.
    ///
    /// Only the end of the transaction counts, so money can leave together with the hold that
    /// reserves it.
    public var holds: [HoldChange]
    /// The memo of the customer; see ``FreeText``.
    public var memo: String
    /// The idempotency key of the entry that this transaction corrects.
    public var reverses: IdempotencyID?
    /// The values for the receipt, such as the number of a new account.
    public var result: [String: String]
    /// The business date for which the draft was made; nil if it is right on any date.
    ///
    /// On another date the draft is refused with `record.changed`, and the feature starts over.
    public var date: BusinessDate?

    /// The versions of the records on which the draft depends without changing them; 0 for a record
    /// that does not exist.
    ///
    /// When a record has another version by now, the draft is refused with `record.changed`.
    public var reads: [RecordKey: Int64] = [:]

    public init(
        _ intent: Intent,
        authority: Authority = .unneeded,
        legs: [Leg] = [],
        openings: [AccountOpening] = [],
        closings: [AccountID] = [],
        records: [RecordChange] = [],
        holds: [HoldChange] = [],
        memo: String = "",
        reverses: IdempotencyID? = nil,
        result: [String: String] = [:],
        on date: BusinessDate? = nil
    ) {
        self.intent = intent
        self.authority = authority
        self.legs = legs
        self.openings = openings
        self.closings = closings
        self.records = records
        self.holds = holds
        self.memo = memo
        self.reverses = reverses
        self.result = result
        self.date = date
    }
}
