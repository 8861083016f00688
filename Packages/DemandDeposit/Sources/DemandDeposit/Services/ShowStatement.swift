import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension DemandDepositService {
    /// Reads the statement of an account, open or closed.
    ///
    /// - Parameters:
    ///   - from: The first business date; nil for the date on which the account was opened.
    ///   - through: The last business date; nil for the current business date.
    /// - Throws: `BankError` `account.unknown`, `date.order`, `date.future`.
    func statement(
        of reference: AccountReference,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> AccountStatement {
        let account = try await directory.account(reference)
        if let from, let through, from > through {
            throw BankError(
                .badData,
                code: "date.order",
                "the first date \(from) is after the last date \(through); swap the two dates"
            )
        }
        try await requireNotFuture(from)
        try await requireNotFuture(through)
        return AccountStatement(
            account: account,
            from: from,
            through: through,
            opening: try await opening(of: account.id, from: from),
            parts: ledger.statements(of: account.id, from: from, through: through)
        )
    }
    private func opening(of account: AccountID, from: BusinessDate?) async throws -> Money {
        guard let from else { return .zero }
        return try await ledger.balance(of: account, atEndOf: from.advanced(by: -1))
    }
}
