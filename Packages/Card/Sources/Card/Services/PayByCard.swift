import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension CardService {
    /// Authorizes a card payment: its amount is held on the account.
    ///
    /// As in a shop, no password is needed. The card's state, locks and limits must allow the
    /// payment, and the balance must cover the amount.
    ///
    /// - Throws: `BankError` `balance.insufficient`, and errors of ``findCard(_:)`` and of
    ///   ``Card/requirePayable(_:_:after:)``.
    func pay(
        _ purchase: CardPurchase,
        with reference: CardReference,
        options: RequestOptions
    ) async throws -> PaymentChange {
        let name = try await findCard(reference, for: options, \CardPaymentRequest.card).recordName
        let request = CardPaymentRequest(card: name, purchase: purchase)
        let outcome = try await carryOut(request, options) {
            let card = try await records.card(named: name)
            let account = try await demandDeposit.account(card.value.account.rawValue)
            let draft = try await draft(purchase, by: card, as: options.id)
            try account.requireSpendable(purchase.amount)
            return Proposal(
                draft,
                preview: MovementPreview(
                    title: "Card payment",
                    from: account.label,
                    to: purchase.merchant,
                    amount: purchase.amount
                )
            )
        }
        return try await PaymentChange(outcome, in: self) {
            try await draft(purchase, by: records.card(named: name), as: options.id)
        }
    }

    private func draft(
        _ purchase: CardPurchase,
        by card: TypedRecord<Card>,
        as id: IdempotencyID
    ) async throws -> TransactionDraft {
        var draft = try CardDrafts.paying(
            purchase,
            by: card,
            id,
            spending: try await payments.spending(of: card.value.account),
            on: try await ledger.businessDate()
        )
        draft.authority = .bank(authority)
        return draft
    }
}
