import DependencyContainer
import LedgerInterface

/// A demand deposit account, as other features see it.
public struct DemandDepositAccount: Sendable, Hashable {
    public let number: AccountNumber
    public let owner: CustomerID
    public let nickname: String?
    /// What can be spent now.
    public let balance: Money
    public let isClosed: Bool

    public var id: AccountID { number.accountID }

    public init(
        number: AccountNumber,
        owner: CustomerID,
        nickname: String?,
        balance: Money,
        isClosed: Bool
    ) {
        self.number = number
        self.owner = owner
        self.nickname = nickname
        self.balance = balance
        self.isClosed = isClosed
    }
}

/// The demand deposit accounts, for features that are linked to one.
public protocol DemandDepositInject: Sendable {
    /// The account that somebody named: by number or by nickname.
    /// - Throws: `BankError` `account.mistyped`, `account.number`, `account.unknown` (with the nearest
    ///   nickname, if any is near).
    func account(_ reference: String) async throws -> DemandDepositAccount
}

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
