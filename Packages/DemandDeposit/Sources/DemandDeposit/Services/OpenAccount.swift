import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Opens an account for a customer, with or without a nickname.
    ///
    /// - Returns: An outcome whose result has the account number under the key `account`.
    /// - Throws: `BankError` `customer.unknown`, `nickname.taken`, `account.none-left`.
    func open(
        for customer: CustomerID,
        nickname: Nickname?,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let request = AccountOpeningRequest(customer: customer, nickname: nickname)
        return try await carryOut(request, options) {
            let owner = try await customers.customer(customer).id
            return Proposal(
                try AccountDrafts.opening(
                    request,
                    as: options.id,
                    counter: try await ledger.record(AccountCounter.key, as: AccountCounter.self),
                    nicknames: try await nicknames(of: owner),
                    on: try await ledger.businessDate()
                )
            )
        }
    }
}
