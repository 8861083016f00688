public import Bookkeeping
public import DependencyContainer

/// The demand deposit accounts, for features that use an account.
public protocol DemandDepositInject: Sendable {
    /// Returns the account whose number or nickname is `reference`.
    /// - Throws: `BankError` `account.mistyped` or `account.number` for an invalid number, and
    ///   `account.unknown` if there is no such account.
    func account(_ reference: String) async throws -> DemandDepositAccount

    /// Returns the open accounts of a customer, sorted by number.
    ///
    /// An unknown customer has no accounts.
    /// - Throws: `BankError` when the book cannot be read.
    func accounts(ownedBy customer: CustomerID) async throws -> [DemandDepositAccount]
}

/// The id of the ``DemandDepositInject`` service.
public let demandDepositInject = InjectID<any DemandDepositInject>("DemandDepositInject")

extension DemandDepositInject {
    /// Returns the account whose number or nickname is `reference`, and requires that it is open.
    /// - Throws: The errors of ``account(_:)``, and `account.closed`.
    public func openAccount(_ reference: String) async throws -> DemandDepositAccount {
        let account = try await account(reference)
        try account.requireOpen()
        return account
    }
}
