import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `card history CARD`.
    static func showCardHistory(_ service: Lazy<CardService>) -> Command {
        Command(
            "card history",
            abstract: "Show the payments of a card, newest first.",
            arguments: [.card],
            options: [
                .cardAccount,
                .value("last", placeholder: "COUNT", help: "Show only the last COUNT payments."),
            ],
            synonyms: "payments",
            examples: [
                Example(
                    "bank card history 3333-01-0000013/card1 --last 10",
                    "Show the card's last ten payments."
                )
            ],
            answer: [
                "card": .card, "maskedNumber": .string, "account": .account, "payments": [.payment],
            ]
        ) { invocation in
            let (card, payments) = try await service.value.listPayments(
                of: try invocation.card(),
                last: try invocation.option("last").map(count)
            )
            var list = invocation.payments(of: card)
            for try await part in payments {
                try list.write(part.map(\.cells), json: part.map { .object(.payment($0)) })
            }
            return try list.finish(ifEmpty: "The card \(card.number.masked) has no payments.")
        }
    }

    private static func count(_ text: String) throws(BankError) -> Int {
        guard let count = Int(text), count > 0 else {
            throw BankError(
                .badData,
                code: "card.count",
                "'\(text)' is not a number of payments; give a whole number above zero"
            )
        }
        return count
    }
}
