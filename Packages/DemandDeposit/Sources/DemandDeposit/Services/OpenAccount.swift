import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// Opens an account.
struct OpenAccount: Sendable {
    let service: DemandDepositService

    /// - Returns: An outcome whose result has the account number, as `account`.
    /// - Throws: `BankError` `customer.unknown`, `nickname.taken`, `account.none-left`.
    func callAsFunction(
        for customer: CustomerID,
        nickname: Nickname?,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let intent = Intent(
            id: options.id,
            purpose: .accountOpening,
            content: ["customer": customer.rawValue, "nickname": nickname?.text ?? ""]
        )
        return try await service.carryOut(intent, options) {
            let owner = try await service.customers.customer(customer).id
            return Proposal(
                try AccountDrafts.opening(
                    intent,
                    counter: try await service.ledger.record(
                        AccountCounter.key,
                        as: AccountCounter.self
                    ),
                    nicknames: try await service.nicknames(of: owner),
                    on: try await service.ledger.businessDate()
                )
            )
        }
    }
}
