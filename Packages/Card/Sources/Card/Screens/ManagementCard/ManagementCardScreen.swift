import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface

/// The actions on the screen of a card.
enum CardAction: String {
    case pay, payments, account, domestic, overseas, limits, reveal, lost, reissue, close

    var key: Character {
        switch self {
        case .pay: ActionKey.pay
        case .payments: ActionKey.history
        case .account: ActionKey.account
        case .domestic: ActionKey.domestic
        case .overseas: ActionKey.overseas
        case .limits: ActionKey.limits
        case .reveal: ActionKey.show
        case .lost: ActionKey.reportLoss
        case .reissue: ActionKey.new
        case .close: ActionKey.close
        }
    }
}

extension CardOverview {
    /// - Parameter number: The whole card number to show; nil to show today's payments or the
    ///   card's state.
    func headline(number: String?) -> Headline {
        if let number { return Headline("Number", number, role: .warning) }
        guard card.state == .active else {
            return Headline(
                "State",
                "\(card.state.rawValue) since \(card.stateSince)",
                role: .negative
            )
        }
        return Headline("Paid today", paidToday.description, detail: "of \(card.limits.perDay)")
    }

    /// - Parameter number: The whole card number; nil to hide the middle digits.
    func blocks(number: String?) -> [ScreenBlock] {
        let names = [
            Field("Number", number ?? card.number.masked), Field("Account", account.label),
        ]
        let latest =
            payments.isEmpty
            ? [] : [Panel("Last payments", minimumWidth: 50, blocks: [.table(table)])]
        return [.panels([Panel("Card", blocks: [.fields(names + settings)])] + latest)]
    }

    /// The card's settings; empty unless the card is active.
    private var settings: [Field] {
        guard card.state == .active else { return [] }
        let places = PaymentPlace.allCases.map {
            Field(
                $0.title,
                card.locks[$0] ? "locked" : "unlocked",
                role: card.locks[$0] ? .warning : .positive
            )
        }
        return [Field("State", card.state.rawValue, role: .positive)] + places + [
            Field("Limit per payment", card.limits.perPayment.description),
            Field("Limit per day", card.limits.perDay.description),
        ]
    }

    private var table: Table {
        Table(
            columns: [
                Column("Date"), Column("Merchant", isShortenable: true),
                Column("Amount", .trailing), Column("State", tint: .role(.muted), dropRank: 1),
            ],
            rows: payments.map {
                [$0.date.description, $0.merchant, $0.authorized.description, $0.status.rawValue]
            }
        )
    }
}

extension CardOverview {
    var actions: [ScreenAction] {
        cardActions.map { action in
            ScreenAction(
                ScreenAction.ID(action.rawValue),
                label(of: action),
                detail: detail(of: action),
                role: [.lost, .close].contains(action) ? .destructive : .normal,
                key: action.key
            )
        }
    }

    private var cardActions: [CardAction] {
        switch card.state {
        case .active:
            [.pay, .payments, .account, .domestic, .overseas, .limits, .reveal, .lost, .close]
        case .lost: [.reissue, .payments, .account, .close]
        case .replaced, .closed: [.payments, .account]
        }
    }

    private func label(of action: CardAction) -> String {
        switch action {
        case .pay: "Pay with it"
        case .payments: "All payments"
        case .account: "The account"
        case .domestic: lockLabel(of: .domestic)
        case .overseas: lockLabel(of: .overseas)
        case .limits: "Change the limits"
        case .reveal: "Show the whole number"
        case .lost: "Report it lost"
        case .reissue: "Replace the card"
        case .close: "Close the card"
        }
    }

    private func detail(of action: CardAction) -> String {
        switch action {
        case .payments: String(paymentCount)
        case .account: "\(account.balance) available"
        default: ""
        }
    }

    private func lockLabel(of place: PaymentPlace) -> String {
        "\(card.locks[place] ? "Unlock" : "Lock") \(place.rawValue) payments"
    }
}
