/// A transaction to be posted: all of it, or nothing.
///
/// What the ledger asks of it, beside enough money on every account, what is held there left alone:
/// * Debits equal credits, each leg is above zero, and its account is open.
/// * Where money leaves an account that has an owner, or such an account is closed, a signature of
///   that owner or an authority of the bank for this purpose is given; for changes of holds, the
///   latter.
/// * A signed movement has the draft's purpose and idempotency id; of the accounts that have an owner,
///   the legs and closings touch only those it names; over all legs `to` gains exactly its amount, and
///   `from` loses it, where it is touched at all.
public struct TransactionDraft: Sendable {
    public var intent: Intent
    public var authority: Authority
    public var legs: [Leg]
    /// Accounts opened by it; the legs may use them.
    public var openings: [AccountOpening]
    /// Accounts closed by it, after the legs: at zero, and with no record linked any more.
    public var closings: [AccountID]
    public var records: [RecordChange]
    /// Holds placed, lowered and ended by it: only the end of the transaction counts, so that money
    /// which a hold keeps back can leave together with it.
    public var holds: [HoldChange]
    /// A text of the person; see ``FreeText``.
    public var memo: String
    /// The transaction that this one puts right.
    public var reverses: Int64?
    /// What the receipt tells beside the movement, such as a new account's number.
    public var result: [String: String]

    public init(
        _ intent: Intent,
        authority: Authority,
        legs: [Leg] = [],
        openings: [AccountOpening] = [],
        closings: [AccountID] = [],
        records: [RecordChange] = [],
        holds: [HoldChange] = [],
        memo: String = "",
        reverses: Int64? = nil,
        result: [String: String] = [:]
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
    }
}
