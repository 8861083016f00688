import Console
import DemandDepositInterface
import LedgerInterface

/// What the commands answer: each fact for a person, and under a stable key for a program.
extension Answer {
    static func issue(_ issue: CardIssue) -> Answer {
        let (outcome, receipt) = (issue.outcome, issue.outcome.receipt)
        let id = outcome.intent.id.rawValue
        var fields = issue.card?.fields ?? [Field("Account", issue.account.rawValue)]
        fields.append(Field("Status", outcome.status))
        if let receipt { fields.append(Field("Entry", "\(receipt.sequence) of \(receipt.date)")) }
        fields.append(Field("Idempotency key", id))
        let members = [
            JSONMember("dryRun", .bool(receipt == nil)),
            JSONMember("repeated", .bool(outcome.isRepeat)),
            JSONMember("entry", receipt.map { .integer($0.sequence) } ?? .null),
            JSONMember("date", receipt.map { .string($0.date.description) } ?? .null),
            JSONMember("idempotencyKey", .string(id)),
        ]
        return Answer(
            [.heading("Card issue"), .fields(fields)],
            json: .object(.card(issue.card, of: issue.account) + members)
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
            json: .object(.card(card) + [JSONMember("number", number.map { .string($0) } ?? .null)])
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
            JSONMember("maskedNumber", card.map { .string($0.number.masked) } ?? .null),
            JSONMember("account", .string(account.rawValue)),
            JSONMember("issued", card.map { .string($0.issued.description) } ?? .null),
        ]
    }
}
