import Bookkeeping
import DemandDepositInterface
import LedgerInterface

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
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let account = try await service.openAccount(number)
        if let nickname {
            try await service.requireUnused(nickname, by: account.owner, except: account.id)
        }
        return try await service.ledger.carryOut(options, authority: { .unneeded }) { authority in
            var held = try await service.directory.requiredRecord(of: number)
            held.value.nickname = nickname?.text
            return TransactionDraft(intent, authority: authority, records: [try held.update()])
        }
    }
}
