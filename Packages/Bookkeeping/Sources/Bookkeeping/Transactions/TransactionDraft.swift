/// A transaction that the ledger posts as a whole or refuses as a whole.
///
/// ``PostingRules`` accept a draft under these conditions:
/// * Debits equal credits. Each leg is greater than zero, and its account is open.
/// * After the transaction, every account has enough money for its holds, unless its kind allows a
///   negative balance.
/// * The ``AuthorityRule`` of the purpose allows the changes. A change of holds needs the bank's
///   authority.
/// * A customer's signature covers the ``digest`` of the draft. Of all customers' accounts, a
///   signed draft changes only the accounts `from` and `to` of the signed ``Movement``, by exactly
///   its amount.
public struct TransactionDraft: Sendable {
    /// The request that the transaction carries out.
    public var intent: Intent
    /// The authorization of the draft.
    public var authority: Authority
    /// The debits and credits of the transaction.
    public var legs: [Leg]
    /// The accounts to open, which the legs may use.
    public var openings: [AccountOpening]
    /// The accounts to close after the legs; each must have no money, no holds and no linked
    /// records.
    public var closings: [AccountID]
    /// The records to change.
    public var records: [RecordChange]
    /// The holds to change.
    ///
    /// Balances are checked at the end of the transaction. Therefore one draft can lower a hold and
    /// spend the released money.
    public var holds: [HoldChange]
    /// The customer's memo, which may be empty; see ``FreeText``.
    public var memo: String
    /// The idempotency key of the entry that this transaction corrects.
    public var reverses: IdempotencyID?
    /// The values for the receipt, such as the number of a new account.
    public var result: [String: String]
    /// The business date for which the draft was made; nil if the draft is valid on any date.
    ///
    /// On another date the draft is refused with `record.changed`, and the feature makes a new
    /// draft.
    public var date: BusinessDate?

    /// The versions of records that the draft depends on but does not change; 0 for a missing
    /// record.
    ///
    /// If a record has a different version at the time of posting, the draft is refused with
    /// `record.changed`.
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
