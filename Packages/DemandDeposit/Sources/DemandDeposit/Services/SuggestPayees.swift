import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// An account that a customer may want to pay.
struct LikelyPayee: Sendable, Hashable {
    let number: AccountNumber
    /// The number with the nickname of the customer's own account, or with the owner's name; an own
    /// account without a nickname is `yours`.
    let label: String
    /// The amount of the last transfer to the account; nil if the history that was read has none.
    let lastAmount: Money?
}

extension DemandDepositService {
    /// Returns the customer's own other accounts, then the accounts that the customer paid last,
    /// newest first.
    ///
    /// However long the history is, 10 accounts and 100 movements of each are read, and at most 10
    /// own and 10 foreign accounts are returned.
    func likelyPayees(
        of customer: CustomerID,
        from payer: AccountNumber
    ) async throws -> [LikelyPayee] {
        let limit = 10
        let own = try await directory.accounts(ownedBy: customer)
        let others = own.filter { $0.number != payer }
        var transfers: [(payee: AccountNumber, line: Statement.Line)] = []
        for account in own.filter({ $0.number == payer }) + others.prefix(limit - 1) {
            let paid = try await ledger.lastLines(100, of: account.id).filter { $0.change < .zero }
            transfers += paid.compactMap { line in
                let payee = AccountDrafts.counterpart(of: line)?.rawValue
                return (try? payee.map(AccountNumber.init(parsing:))).map { ($0, line) }
            }
        }
        transfers.sort { $0.line.sequence > $1.line.sequence }
        var last: [AccountNumber: Money] = [:]
        var foreign: [LikelyPayee] = []
        for (number, line) in transfers where last[number] == nil {
            let amount = try line.change.negated()
            last[number] = amount
            guard foreign.count < limit, !own.contains(where: { $0.number == number }) else {
                continue
            }
            let account = try await directory.account(.number(number))
            guard !account.isClosed else { continue }
            let payee = Payee(account: account, owner: try await customers.customer(account.owner))
            foreign.append(LikelyPayee(number: number, label: payee.label, lastAmount: amount))
        }
        return others.prefix(limit).map { account in
            LikelyPayee(
                number: account.number,
                label: account.nickname == nil ? "\(account.number) (yours)" : account.label,
                lastAmount: last[account.number]
            )
        } + foreign
    }
}
