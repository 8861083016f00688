/// What an entry says of a hold that it changed: what the hold keeps back from then on.
public struct HoldVersion: Sendable, Hashable {
    public let hold: HoldID
    public let account: AccountID
    /// Zero where the entry ended it.
    public let amount: Money

    public init(hold: HoldID, account: AccountID, amount: Money) {
        self.hold = hold
        self.account = account
        self.amount = amount
    }
}
