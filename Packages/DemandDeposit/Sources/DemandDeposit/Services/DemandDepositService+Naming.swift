import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension DemandDepositService {
    /// Gives an account a nickname, or takes it away.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `nickname.taken`.
    func name(
        _ request: NamingRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: request.account, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .accountNaming,
            content: [
                "account": number.description, "nickname": request.nickname?.text ?? "",
            ]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await openAccount(.number(number))
        if let nickname = request.nickname {
            try await requireFree(nickname, for: account.owner, except: account.id)
        }
        return try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            guard var held = try await directory.record(of: number) else {
                throw BankError.accountClosed(number)
            }
            held.value.nickname = request.nickname?.text
            return TransactionDraft(intent, authority: authority, records: [try held.update()])
        }
    }

    /// Two people may choose the same nickname; one person who does would not know which is meant.
    func requireFree(
        _ nickname: Nickname,
        for owner: CustomerID,
        except account: AccountID?
    ) async throws {
        for other in try await directory.records()
        where other.nickname == nickname.text && other.account != account {
            guard try await ledger.account(other.account)?.owner == owner else { continue }
            throw BankError(
                .refused,
                code: "nickname.taken",
                "“\(nickname.text)” is the nickname of your account \(other.account) already"
            )
        }
    }
}
