import Bookkeeping
import DependencyContainer

/// A demand deposit account, as other features see it.
public struct DemandDepositAccount: Sendable, Hashable {
    public let number: AccountNumber
    /// Whose it is, and whose signature it needs.
    public let owner: CustomerID
    /// nil when it has none, or is closed.
    public let nickname: String?
    /// What can be spent now: all that is in it, less what is held for card payments.
    public let balance: Money
    /// What is in it and cannot be spent now.
    public let held: Money
    /// Whether it was closed; nothing moves on it any more.
    public let isClosed: Bool

    /// All that is in it: what a statement ends with, and what earns interest.
    public var bookBalance: Money {
        let (sum, overflow) = balance.won.addingReportingOverflow(held.won)
        return Money(won: overflow ? .max : sum)
    }

    /// The account in the book.
    public var id: AccountID { number.accountID }

    /// Says what an account is; for those who offer accounts.
    ///
    /// - Parameters:
    ///   - balance: What can be spent now.
    ///   - held: What is in it beside that; both together are one balance of the book.
    public init(
        number: AccountNumber,
        owner: CustomerID,
        nickname: String?,
        balance: Money,
        held: Money = .zero,
        isClosed: Bool
    ) {
        self.number = number
        self.owner = owner
        self.nickname = nickname
        self.balance = balance
        self.held = held
        self.isClosed = isClosed
    }
}

/// The demand deposit accounts, for features that are linked to one.
public protocol DemandDepositInject: Sendable {
    /// The account that somebody named: by number or by nickname.
    /// - Throws: `BankError` `account.mistyped`, `account.number`, `account.unknown` (with the
    ///   nearest nickname, if any is near).
    func account(_ reference: String) async throws -> DemandDepositAccount

    /// The open accounts of a customer, by number; none for one that there is not.
    /// - Throws: `BankError` when the book cannot be read.
    func accounts(ownedBy customer: CustomerID) async throws -> [DemandDepositAccount]
}

/// Who knows the demand deposit accounts.
public let demandDepositInject = InjectID<any DemandDepositInject>("DemandDepositInject")

extension DemandDepositInject {
    /// The account that somebody named, when it can be used.
    /// - Throws: as ``account(_:)``, and `account.closed`.
    public func openAccount(_ reference: String) async throws -> DemandDepositAccount {
        let account = try await account(reference)
        try account.requireOpen()
        return account
    }
}
