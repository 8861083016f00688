/// Money on an account that is promised to somebody: still there, and not to be spent on anything
/// else.
///
/// It never grows. Once it has come down to zero it is over, and its name is used up.
public struct Hold: Sendable, Hashable {
    public let id: HoldID
    /// The account on which it lies.
    public let account: AccountID
    /// What it keeps back now; zero when it is over.
    public let amount: Money

    public init(id: HoldID, account: AccountID, amount: Money) {
        self.id = id
        self.account = account
        self.amount = amount
    }
}
