import BankConsole
import Console
import DemandDepositInterface
import LedgerInterface

/// What the commands answer: each fact for a person, and under a stable key for a program.
extension Answer {
    static func issue(_ issue: CardIssue) -> Answer {
        Answer(
            "Card issue",
            issue.outcome,
            fields: issue.card?.fields ?? [Field("Account", issue.account.rawValue)],
            json: .object(.card(issue.card, of: issue.account))
        )
    }

    static func list(of cards: [Card], linkedTo account: DemandDepositAccount) -> Answer {
        let number = account.number.description
        let table = Table(
            columns: [Column("Card"), Column("Issued")],
            rows: cards.map { [$0.number.masked, $0.issued.description] }
        )
        return Answer(
            cards.isEmpty ? [.line("The account \(number) has no card.")] : [.table(table)],
            json: [
                "account": .string(number),
                "cards": .array(cards.map { .object(.card($0)) }),
            ]
        )
    }

    /// - Parameter number: The whole number, when its owner has signed for seeing it.
    static func show(_ card: Card, revealed number: String? = nil) -> Answer {
        let revealed = number.map { [Field("Whole number", $0)] } ?? []
        return Answer(
            [.fields(card.fields + revealed)],
            json: .object(.card(card) + [JSONMember("number", .text(number))])
        )
    }

    /// What is shown when the whole number was asked for in a dry run.
    static func rehearsedReveal(of card: Card) -> Answer {
        let answer = show(card)
        return Answer(
            answer.blocks + [.note("Dry run: no password was asked for, and no number revealed.")],
            json: answer.json
        )
    }
}

extension Card {
    fileprivate var fields: [Field] {
        [
            Field("Card", number.masked),
            Field("Account", account.rawValue),
            Field("Issued", issued.description),
        ]
    }
}

extension [JSONMember] {
    fileprivate static func card(_ card: Card) -> [JSONMember] {
        self.card(card, of: card.account)
    }

    /// - Parameter card: nil for one that was not issued: its members are there, and null.
    fileprivate static func card(_ card: Card?, of account: AccountID) -> [JSONMember] {
        [
            JSONMember("maskedNumber", .text(card?.number.masked)),
            JSONMember("account", .string(account.rawValue)),
            JSONMember("issued", .text(card?.issued.description)),
        ]
    }
}
