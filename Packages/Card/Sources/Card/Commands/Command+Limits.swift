import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    /// `card limits CARD`
    static func limitCard(_ service: Lazy<CardService>) -> Command {
        let highest = CardLimits.highest
        return Command(
            "card limits",
            abstract: "Change the most that a card pays; asks for the password.",
            discussion: """
                At most \(highest.perPayment) a payment and \(highest.perDay) a day. A day is a \
                business date, and counts what was authorised on it, domestic and overseas; what is \
                voided or cancelled on the same day counts no more.
                """,
            arguments: [.card],
            options: [
                .cardAccount,
                .value("per-payment", placeholder: "AMOUNT", help: "The most of one payment."),
                .value("per-day", placeholder: "AMOUNT", help: "The most of one day."),
            ],
            examples: [
                Example(
                    "bank card limits 3333-01-0000013/card1 --per-payment 50만",
                    "Let it pay 500,000 won at once."
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
                    exitCode: .usage,
                    code: "usage.limit",
                    message: "Say what to change: --per-payment AMOUNT, --per-day AMOUNT, or both."
                )
            }
            return .change(
                "Limits of a card",
                try await service.value.setLimits(
                    try invocation.card(),
                    to: request,
                    options: try invocation.requestOptions()
                )
            )
        }
    }
}
