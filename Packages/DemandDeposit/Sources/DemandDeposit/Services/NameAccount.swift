import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// Gives an account a nickname, or removes it.
struct NameAccount: Sendable {
    let service: DemandDepositService

    /// - Parameter nickname: The new nickname; nil to remove the present one.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `nickname.taken`.
    func callAsFunction(
        _ reference: AccountReference,
        _ nickname: Nickname?,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await service.directory.number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .accountNaming,
            content: ["account": number.description, "nickname": nickname?.text ?? ""]
        )
        return try await service.carryOut(intent, options) {
            let account = try await service.openAccount(number)
            return Proposal(
                try AccountDrafts.naming(
                    intent,
                    try await service.directory.requiredRecord(of: number),
                    of: account.owner,
                    nicknames: try await service.nicknames(of: account.owner)
                )
            )
        }
    }
}
