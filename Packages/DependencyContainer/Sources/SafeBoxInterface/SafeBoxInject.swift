public import Bookkeeping
public import DependencyContainer

/// A safe box, with the properties that other features may use.
public struct SafeBoxSummary: Sendable, Hashable {
    /// The demand deposit account that the box belongs to.
    public let account: AccountID
    /// The money in the box.
    public let balance: Money
    /// The maximum balance of the box.
    public let limit: Money
    /// The interest before tax that can be paid now.
    public let payableInterest: Money

    /// Creates a summary.
    /// - Parameters:
    ///   - account: The demand deposit account that the box belongs to.
    ///   - balance: The money in the box, in whole won.
    ///   - limit: The maximum balance of the box, in whole won.
    ///   - payableInterest: The interest before tax that can be paid now, in whole won.
    public init(account: AccountID, balance: Money, limit: Money, payableInterest: Money) {
        self.account = account
        self.balance = balance
        self.limit = limit
        self.payableInterest = payableInterest
    }
}

/// The safe boxes, for features that show the box of an account.
public protocol SafeBoxInject: Sendable {
    /// Returns the box of an account, or nil for an account without a box.
    /// - Throws: `BankError` when the book cannot be read.
    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary?
}

/// The id of the ``SafeBoxInject`` service.
public let safeBoxInject = InjectID<any SafeBoxInject>("SafeBoxInject")
