import Bookkeeping
import DependencyContainer

/// A safe box, as other features see it.
public struct SafeBoxSummary: Sendable, Hashable {
    /// The demand deposit account it belongs to.
    public let account: AccountID
    /// What is in it.
    public let balance: Money
    /// The most that it may hold.
    public let limit: Money
    /// Interest that can be taken now, before tax.
    public let payableInterest: Money

    /// Says what a box is; for those who offer boxes.
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

/// Who knows the safe boxes.
public let safeBoxInject = InjectID<any SafeBoxInject>("SafeBoxInject")
