import Bookkeeping
import DemandDepositInterface
import SigningInterface

/// The account that receives a transfer, and its owner.
struct Payee: Sendable, Hashable {
    let account: DemandDepositAccount
    let owner: CustomerProfile

    /// The account's number and the owner's name, such as `3333-01-0000021 (이두리)`.
    var label: String { "\(account.number) (\(owner.name))" }
}

extension DemandDepositService {
    /// Finds the account that receives a transfer, so that its owner can be shown before money
    /// moves.
    ///
    /// - Parameters:
    ///   - number: The account that receives the money.
    ///   - payer: The account that sends the money.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `transfer.same-account`.
    func payee(_ number: AccountNumber, paidBy payer: AccountNumber) async throws -> Payee {
        let account = try await openAccount(number)
        guard account.number != payer else {
            throw BankError(
                .refused,
                code: "transfer.same-account",
                "the account '\(payer)' cannot send money to itself; name another account"
            )
        }
        return Payee(account: account, owner: try await customers.customer(account.owner))
    }
}
