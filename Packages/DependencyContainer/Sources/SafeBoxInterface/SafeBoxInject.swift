import DependencyContainer
import LedgerInterface

/// A safe box, as other features see it.
public struct SafeBoxSummary: Sendable, Hashable {
    /// The demand deposit account it belongs to.
    public let account: AccountID
    public let balance: Money
    public let limit: Money
    /// Interest that can be taken now, before tax.
    public let payableInterest: Money

    public init(account: AccountID, balance: Money, limit: Money, payableInterest: Money) {
        self.account = account
        self.balance = balance
        self.limit = limit
        self.payableInterest = payableInterest
    }
}

/// The safe boxes, for features that show what is linked to an account.
public protocol SafeBoxInject: Sendable {
    /// The box of that account; nil when it has none.
    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary?
}

public let safeBoxInject = InjectID<any SafeBoxInject>("SafeBoxInject")
