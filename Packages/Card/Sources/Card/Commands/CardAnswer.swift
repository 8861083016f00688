import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface

/// The answers of commands about cards.
extension Answer {
    static func issue(_ title: String, _ issue: CardIssue) -> Answer {
        Answer(
            title,
            issue.outcome,
            fields: issue.card?.identity ?? [Field("Account", issue.account.rawValue)],
            json: .object(.card(issue.card, of: issue.account))
        )
    }

    static func change(_ title: String, _ change: CardChange) -> Answer {
        Answer(
            title,
            change.outcome,
            fields: change.card.identity + change.card.settings,
            json: .object(.card(change.card))
        )
    }

    /// - Parameters:
    ///   - overview: The card with its account and spending.
    ///   - number: The whole card number, after the owner has signed; nil to leave it out.
    static func show(_ overview: CardOverview, revealed number: String? = nil) -> Answer {
        let (card, paid) = (overview.card, overview.paidToday)
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

    /// The answer to `card show --reveal --dry-run`.
    static func rehearsedReveal(of overview: CardOverview) -> Answer {
        let answer = show(overview)
        return Answer(
            answer.blocks + [.note("Dry run: no password was requested and no number revealed.")],
            json: answer.json
        )
    }
}

extension Invocation {
    /// Returns an empty list, ready for the cards of `account`, or for all cards in use if
    /// `account` is nil.
    func cards(of account: String?) -> ListAnswer {
        ListAnswer(
            self,
            "cards",
            columns: [Column("Card"), Column("Name"), Column("Issued"), Column("State")],
            json: [JSONMember("account", .text(account))]
        )
    }
}

extension ListAnswer {
    mutating func write(_ cards: [Card]) throws {
        try write(
            cards.map { [$0.number.masked, $0.recordName, $0.issued.description, $0.stateText] },
            json: cards.map { .object(.card($0)) }
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
            + PaymentPlace.allCases.map { Field($0.title, locks[$0] ? "locked" : "unlocked") }
            + [
                Field("Limit per payment", limits.perPayment.description),
                Field("Limit per day", limits.perDay.description),
            ]
    }

    fileprivate var stateText: String {
        state == .active ? state.rawValue : "\(state.rawValue) since \(stateSince)"
    }
}

extension JSONSchema {
    /// The JSON schema of a card.
    static let cardDetails: JSONSchema = [
        "card": .card, "maskedNumber": .string, "account": .account, "issued": .date,
        "state": .oneOf(CardState.allCases.map(\.rawValue)), "since": .date,
        "domesticLocked": .bool, "overseasLocked": .bool, "limitPerPayment": .won,
        "limitPerDay": .won,
    ]

    /// The JSON schema of a new card; after a dry run, all members except the account are null.
    static let newCard: JSONSchema = [
        "card": .card.orNull, "maskedNumber": .string.orNull, "account": .account,
        "issued": .date.orNull, "state": .string.orNull, "since": .date.orNull,
        "domesticLocked": .bool.orNull, "overseasLocked": .bool.orNull,
        "limitPerPayment": .won.orNull, "limitPerDay": .won.orNull,
    ]
}

extension [JSONMember] {
    fileprivate static func card(_ card: Card) -> [JSONMember] {
        self.card(card, of: card.account)
    }

    /// - Parameters:
    ///   - card: The card; nil if no card was issued. Without a card, all members except the
    ///     account are null.
    ///   - account: The account of the card.
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
