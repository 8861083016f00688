import Console
import DemandDepositInterface

/// The actions on the screen of a card.
enum CardAction: String {
    case pay, payments, account, domestic, overseas, limits, reveal, lost, reissue, close
}

extension CardOverview {
    /// - Parameter number: The whole number; nil to hide its middle digits.
    func blocks(number: String?) -> [ScreenBlock] {
        let picture = CardPicture(
            issuer: "ModularBank",
            number: number ?? card.number.masked,
            detail: account.label
        )
        let blocks: [ScreenBlock] = [.card(picture), .fields(fields)]
        guard !payments.isEmpty else { return blocks }
        return blocks + [.heading("Last payments"), .table(table)]
    }

    /// The settings matter only while the card is active.
    private var fields: [Field] {
        let state = card.state.rawValue
        guard card.state == .active else {
            return [Field("State", "\(state) since \(card.stateSince)")]
        }
        let places = PaymentPlace.allCases.map {
            Field($0.title, card.locks[$0] ? "locked" : "unlocked")
        }
        return [Field("State", state)] + places + [
            Field("Limit per payment", card.limits.perPayment.description),
            Field("Limit per day", card.limits.perDay.description),
            Field("Paid today", paidToday.description),
        ]
    }

    private var table: Table {
        Table(
            columns: [
                Column("Date"), Column("Merchant"), Column("Amount", .trailing), Column("State"),
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
                role: [.lost, .close].contains(action) ? .destructive : .normal
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
