import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    /// The command `card limits CARD`.
    static func changeCardLimits(_ service: Lazy<CardService>) -> Command {
        let highest = CardLimits.highest
        return changingCard(
            service,
            "card limits",
            title: "Limits of a card",
            abstract: "Change the limits of a card; asks for the password.",
            discussion: """
                The highest limits are \(highest.perPayment) a payment and \(highest.perDay) a \
                day. The limit of a day counts all payments that the cards of the account made on \
                a business date, domestic and overseas. A payment that is voided or canceled on \
                the same day no longer counts.
                """,
            options: [
                .value("per-payment", placeholder: "AMOUNT", help: "The new limit per payment."),
                .value("per-day", placeholder: "AMOUNT", help: "The new limit per day."),
            ],
            example: Example(
                "bank card limits 3333-01-0000013/card1 --per-payment 50만",
                "Limit each payment of the card to 500,000 won."
            )
        ) { invocation in
            let perPayment = try invocation.limit("per-payment")
            let perDay = try invocation.limit("per-day")
            guard perPayment != nil || perDay != nil else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.limit",
                    message: "No new limit is given; use '--per-payment', '--per-day', or both."
                )
            }
            return .limits(perPayment: perPayment, perDay: perDay)
        }
    }
}

extension Invocation {
    fileprivate func limit(_ name: String) throws -> Money? {
        try option(name).map { try Money(parsing: $0) }
    }
}
