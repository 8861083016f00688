import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface

/// What the commands answer about cards: each fact for a person, and under a stable key for a
/// program.
extension Answer {
    static func issue(_ title: String, _ issue: CardIssue) -> Answer {
        Answer(
            title,
            issue.outcome,
            fields: issue.card?.identity ?? [Field("Account", issue.account.rawValue)],
            json: .object(.card(issue.card, of: issue.account))
        )
    }

    /// What a request has made of a card.
    static func change(_ title: String, _ change: CardChange) -> Answer {
        Answer(
            title,
            change.outcome,
            fields: change.card.identity + change.card.settings,
            json: .object(.card(change.card))
        )
    }

    static func list(of cards: [Card], linkedTo account: DemandDepositAccount) -> Answer {
        let number = account.number.description
        let table = Table(
            columns: [Column("Card"), Column("Name"), Column("Issued"), Column("State")],
            rows: cards.map {
                [$0.number.masked, $0.recordName, $0.issued.description, $0.stateText]
            }
        )
        return Answer(
            cards.isEmpty ? [.line("The account \(number) has no card.")] : [.table(table)],
            json: [
                "account": .string(number),
                "cards": .array(cards.map { .object(.card($0)) }),
            ]
        )
    }

    /// - Parameters:
    ///   - paid: What it has paid today.
    ///   - number: The whole number, when its owner has signed for seeing it.
    static func show(_ card: Card, paidToday paid: Money, revealed number: String? = nil) -> Answer
    {
        let revealed = number.map { [Field("Whole number", $0)] } ?? []
        return Answer(
            [
                .fields(
                    card.identity + card.settings + [Field("Paid today", paid.description)]
                        + revealed
                )
            ],
            json: .object(
                .card(card) + [
                    JSONMember("paidToday", .won(paid)), JSONMember("number", .text(number)),
                ]
            )
        )
    }

    /// What is shown when the whole number was asked for in a dry run.
    static func rehearsedReveal(of card: Card, paidToday paid: Money) -> Answer {
        let answer = show(card, paidToday: paid)
        return Answer(
            answer.blocks + [.note("Dry run: no password was asked for, and no number revealed.")],
            json: answer.json
        )
    }
}

extension Card {
    fileprivate var identity: [Field] {
        [
            Field("Card", number.masked),
            Field("Name", recordName),
            Field("Account", account.rawValue),
            Field("Issued", issued.description),
        ]
    }

    fileprivate var settings: [Field] {
        [Field("State", stateText)]
            + PaymentPlace.allCases.map {
                Field($0.title, locks[$0] ? "locked" : "unlocked")
            } + [
                Field("At most a payment", limits.perPayment.description),
                Field("At most a day", limits.perDay.description),
            ]
    }

    fileprivate var stateText: String {
        state == .active ? state.rawValue : "\(state.rawValue) since \(stateSince)"
    }
}

extension [JSONMember] {
    fileprivate static func card(_ card: Card) -> [JSONMember] {
        self.card(card, of: card.account)
    }

    /// - Parameter card: nil for one that was not issued: its members are there, and null.
    fileprivate static func card(_ card: Card?, of account: AccountID) -> [JSONMember] {
        [
            JSONMember("card", .text(card?.recordName)),
            JSONMember("maskedNumber", .text(card?.number.masked)),
            JSONMember("account", .string(account.rawValue)),
            JSONMember("issued", .text(card?.issued.description)),
            JSONMember("state", .text(card?.state.rawValue)),
            JSONMember("since", .text(card?.stateSince.description)),
            JSONMember("domesticLocked", card.map { .bool($0.locks.domestic) } ?? .null),
            JSONMember("overseasLocked", card.map { .bool($0.locks.overseas) } ?? .null),
            JSONMember("limitPerPayment", .won(card?.limits.perPayment)),
            JSONMember("limitPerDay", .won(card?.limits.perDay)),
        ]
    }
}
