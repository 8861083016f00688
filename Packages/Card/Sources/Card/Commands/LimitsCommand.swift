import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    /// `card limits CARD`
    static func changeCardLimits(_ context: Lazy<CardContext>) -> Command {
        let highest = CardLimits.highest
        return Command(
            "card limits",
            abstract: "Change the limits of a card; asks for the password.",
            discussion: """
                The highest limits are \(highest.perPayment) a payment and \(highest.perDay) a \
                day. The limit of a day counts all payments authorized on a business date, \
                domestic and overseas. A payment voided or canceled on the same day no longer \
                counts.
                """,
            arguments: [.card],
            options: [
                .cardAccount,
                .value("per-payment", placeholder: "AMOUNT", help: "The limit of a payment."),
                .value("per-day", placeholder: "AMOUNT", help: "The limit of a day."),
            ],
            examples: [
                Example(
                    "bank card limits 3333-01-0000013/card1 --per-payment 50만",
                    "Limit its payments to 500,000 won each."
                )
            ]
        ) { invocation in
            func limit(_ name: String) throws -> Money? {
                try invocation.option(name).map { try Money(parsing: $0) }
            }
            let request = CardLimitsRequest(
                perPayment: try limit("per-payment"),
                perDay: try limit("per-day")
            )
            guard request.perPayment != nil || request.perDay != nil else {
                throw Failure(
                    status: .usage,
                    code: "usage.limit",
                    message: "No limit to change; use --per-payment AMOUNT, --per-day AMOUNT, "
                        + "or both."
                )
            }
            return .change(
                "Limits of a card",
                try await ChangeLimits(context: context.value)(
                    of: try invocation.card(),
                    to: request,
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
