import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface

extension DemandDepositService {
    /// The open accounts by number: all, or those of a customer.
    /// - Throws: `BankError` `customer.unknown`.
    func list(ownedBy customer: CustomerID?) async throws -> [DemandDepositAccount] {
        if let customer { _ = try await customers.customer(customer) }
        var accounts: [DemandDepositAccount] = []
        for record in try await directory.records() {
            let account = try await directory.account(record.account.rawValue)
            if customer == nil || account.owner == customer { accounts.append(account) }
        }
        return accounts
    }

    /// All that there is to know of an account.
    /// - Throws: `BankError` `account.unknown`.
    func show(_ reference: AccountReference) async throws -> AccountDetails {
        let account = try await directory.account(reference)
        let owner = try await customers.customer(account.owner)
        guard let held = try await directory.record(of: account.number) else {
            return AccountDetails(
                account: account,
                owner: owner,
                interest: nil,
                safeBox: nil,
                cards: []
            )
        }
        let today = try await ledger.businessDate()
        return AccountDetails(
            account: account,
            owner: owner,
            interest: AccountDetails.Interest(
                rate: interest.rate(on: today),
                payable: try await interest.accrual(of: held.value).interest.payable,
                payday: held.value.nextPayday(after: today)
            ),
            safeBox: try await safeBoxes.value.safeBox(linkedTo: account.id),
            cards: try await cards.value.cards(linkedTo: account.id)
        )
    }

    /// What happened on an account, open or closed.
    /// - Throws: `BankError` `account.unknown`, `date.order`, `date.future`.
    func statement(_ request: StatementRequest) async throws -> AccountStatement {
        let account = try await directory.account(request.account)
        if let from = request.from, let through = request.through, from > through {
            throw BankError(
                .badData,
                code: "date.order",
                "the statement would begin on \(from), after its end on \(through)"
            )
        }
        try await requireNotFuture(request.from)
        try await requireNotFuture(request.through)
        return AccountStatement(
            account: account,
            from: request.from,
            through: request.through,
            statement: try await ledger.statement(
                of: account.id,
                from: request.from,
                through: request.through
            )
        )
    }

    /// The balance of an account at the end of a business date; of the current one, so far.
    /// - Throws: `BankError` `account.unknown`, `date.future`.
    func balance(
        of reference: AccountReference,
        atEndOf date: BusinessDate
    ) async throws -> (account: DemandDepositAccount, balance: Money) {
        let account = try await directory.account(reference)
        try await requireNotFuture(date)
        return (account, try await ledger.balance(of: account.id, atEndOf: date))
    }

    private func requireNotFuture(_ date: BusinessDate?) async throws {
        let today = try await ledger.businessDate()
        guard let date, date > today else { return }
        throw BankError(
            .badData,
            code: "date.future",
            "\(date) is yet to come: the business date is \(today)"
        )
    }
}
