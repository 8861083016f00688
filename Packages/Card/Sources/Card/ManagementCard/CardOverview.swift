import Bookkeeping
import DemandDepositInterface

/// A card with what a person wants to know at a glance.
struct CardOverview: Sendable {
    let card: Card
    let account: DemandDepositAccount
    let paidToday: Money
    /// The last ones, newest first.
    let payments: [CardPayment]
}

extension CardService {
    /// - Parameters:
    ///   - number: As a person or another feature gives it.
    ///   - customer: Whose the card has to be.
    /// - Throws: `BankError` `card.number`, `card.mistyped`, `card.unknown`, `card.foreign`.
    func overview(
        ofCardNumbered number: String,
        for customer: CustomerID,
        payments count: Int
    ) async throws -> CardOverview {
        let (card, payments) = try await payments(
            of: .number(try CardNumber(parsing: number)),
            last: count
        )
        let account = try await demandDeposit.account(card.account.rawValue)
        guard account.owner == customer else {
            throw BankError(
                .refused,
                code: "card.foreign",
                "the card \(card.number.masked) is not yours; sign in as its owner to see it"
            )
        }
        return CardOverview(
            card: card,
            account: account,
            paidToday: try await paidToday(by: card),
            payments: payments
        )
    }
}
