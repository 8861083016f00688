import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Opens the box of an account; each account has one at most.
struct OpenSafeBox: Sendable {
    let service: SafeBoxService

    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.exists`.
    func callAsFunction(
        for reference: AccountReference,
        limit: SafeBoxLimit,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let (number, intent) = try await service.intent(
            .safeBoxOpening,
            for: reference,
            options,
            ["limit": String(limit.money.won)]
        )
        return try await service.carryOut(intent, options) {
            let account = try await service.accounts.openAccount(number.description)
            if let box = try await service.directory.box(linkedTo: account.id) {
                throw BankError(
                    .refused,
                    code: "safebox.exists",
                    "the account '\(number)' has a safe box already, with \(box.balance) in it"
                )
            }
            return Proposal(
                try SafeBoxDrafts.opening(
                    intent,
                    try await service.directory.freeBoxAccount(of: account.id),
                    of: account.owner,
                    on: try await service.ledger.businessDate()
                )
            )
        }
    }
}
