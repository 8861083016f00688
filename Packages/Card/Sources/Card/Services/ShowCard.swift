import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// A card with its account, its spending and its last payments.
struct CardOverview: Sendable {
    let card: Card
    let account: DemandDepositAccount
    /// The amount that all cards of the account have paid on the business date.
    let paidToday: Money
    /// The number of all payments of the card.
    let paymentCount: Int
    /// The last payments, newest first.
    let payments: [CardPayment]
}

extension CardService {
    /// Reads the overview of a card.
    ///
    /// - Parameters:
    ///   - reference: The card.
    ///   - count: The largest number of payments in the overview.
    /// - Throws: Errors of ``findCard(_:)``.
    func showCard(
        _ reference: CardReference,
        payments count: Int = 0
    ) async throws -> CardOverview {
        let card = try await findCard(reference)
        let spending = try await payments.spending(of: card.account)?.value
        let today = try await ledger.businessDate()
        return CardOverview(
            card: card,
            account: try await demandDeposit.account(card.account.rawValue),
            paidToday: spending?.amount(on: today) ?? .zero,
            paymentCount: spending?.paymentCount(of: card) ?? 0,
            payments: try await listPayments(of: card, last: count)
        )
    }
}

extension CardOverview {
    /// - Throws: `BankError` `card.foreign` if the account belongs to another customer.
    func requireOwned(by customer: CustomerID) throws(BankError) {
        guard account.owner == customer else {
            throw BankError(
                .refused,
                code: "card.foreign",
                "the card '\(card.number.masked)' is not yours; sign in as its owner to see it"
            )
        }
    }
}
