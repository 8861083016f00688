import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Gives an account a nickname, or removes the nickname.
    ///
    /// - Parameter nickname: The new nickname; nil to remove the current nickname.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `nickname.taken`.
    func name(
        _ reference: AccountReference,
        _ nickname: Nickname?,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(
            of: reference,
            options,
            \AccountNamingRequest.account
        )
        let request = AccountNamingRequest(account: number, nickname: nickname)
        return try await carryOut(request, options) {
            let account = try await openAccount(number)
            return Proposal(
                try AccountDrafts.naming(
                    request,
                    as: options.id,
                    try await directory.requiredRecord(of: number),
                    of: account.owner,
                    nicknames: try await nicknames(of: account.owner)
                )
            )
        }
    }
}
