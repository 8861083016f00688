import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Opens a safe box for an account that has none.
    ///
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.exists`.
    func open(
        for reference: AccountReference,
        limit: SafeBoxLimit,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: reference, options, \SafeBoxOpeningRequest.account)
        let request = SafeBoxOpeningRequest(account: number, limit: limit)
        return try await carryOut(request, options) {
            let account = try await accounts.openAccount(number.description)
            if let box = try await directory.box(linkedTo: account.id) {
                throw BankError(
                    .refused,
                    code: "safebox.exists",
                    "the account '\(number)' has a safe box already, with \(box.balance) in it"
                )
            }
            return Proposal(
                try SafeBoxDrafts.opening(
                    request,
                    as: options.id,
                    try await directory.freeBoxAccount(of: account.id),
                    of: account.owner,
                    on: try await ledger.businessDate()
                )
            )
        }
    }
}
