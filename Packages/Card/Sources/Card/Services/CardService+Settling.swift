import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Settles a payment, on the bank's word: what was held goes to whoever is paid. The rest, if
    /// any, stays held, to be settled later, voided, or to expire.
    /// - Parameter amount: nil for all that is held.
    /// - Throws: `BankError` `payment.unknown`, `payment.not-held`, `payment.expired`,
    ///   `payment.settle`.
    package func settle(
        _ name: String,
        _ amount: Money?,
        options: RequestOptions
    ) async throws -> CardPaymentChange {
        let intent = intent(.cardSettlement, name, amount, options)
        if let first = try await ledger.receipt(for: intent) { return try await repeated(first) }
        var planned = try await payment(name)
        let settled = try planned.settle(
            amount,
            on: try await ledger.businessDate(),
            as: options.id
        )
        let account = try await demandDeposit.account(planned.account.rawValue)
        let outcome = try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Settlement of a card payment",
                from: account.label,
                to: planned.merchant,
                amount: settled
            ),
            authority: { .bank(authority) }
        ) { authority in
            var held = try await held(name)
            let hold = held.value.hold
            let amount = try held.value.settle(
                amount,
                on: try await ledger.businessDate(),
                as: options.id
            )
            return TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(held.value.account, amount, "card payment"),
                    .credit(AccountOpening.cardSettlement.id, amount, "card payment"),
                ],
                openings: [.cardSettlement],
                records: try await payments.changing(held),
                holds: [.lower(hold, to: held.value.held)],
                memo: held.value.merchant,
                result: Self.result(of: held.value, amount)
            )
        }
        return try await change(of: planned, settled, outcome)
    }

    /// What is asked for is part of the intent: all there is stays all, whatever that is by then.
    func intent(
        _ purpose: Purpose,
        _ payment: String,
        _ amount: Money?,
        _ options: RequestOptions
    ) -> Intent {
        Intent(
            id: options.id,
            purpose: purpose,
            content: ["payment": payment, "amount": amount.map { String($0.won) } ?? "all"]
        )
    }
}
