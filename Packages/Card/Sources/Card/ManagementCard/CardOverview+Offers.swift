import Console
import DemandDepositInterface

/// What can be done with a card.
extension CardOverview {
    var actions: [ScreenAction] { offers.map(action) }

    private var offers: [ManagementCardChoice] {
        switch card.state {
        case .active:
            [.pay, .payments, .account, .domestic, .overseas, .limits, .reveal, .lost, .close]
        case .lost: [.reissue, .payments, .account, .close]
        case .replaced, .closed: [.payments, .account]
        }
    }

    private func action(_ choice: ManagementCardChoice) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(choice.rawValue),
            label(of: choice),
            detail: detail(of: choice),
            role: [.lost, .close].contains(choice) ? .destructive : .normal
        )
    }

    private func label(of choice: ManagementCardChoice) -> String {
        switch choice {
        case .pay: "Pay with it"
        case .payments: "All payments"
        case .account: "The account"
        case .domestic: lockLabel(of: .domestic)
        case .overseas: lockLabel(of: .overseas)
        case .limits: "Change the limits"
        case .reveal: "Show the whole number"
        case .lost: "Report it lost"
        case .reissue: "Have another card in its place"
        case .close: "Close the card"
        }
    }

    private func detail(of choice: ManagementCardChoice) -> String {
        switch choice {
        case .payments: String(card.paymentCount)
        case .account: "\(account.balance) available"
        default: ""
        }
    }

    private func lockLabel(of place: PaymentPlace) -> String {
        "\(card.locks[place] ? "Unlock" : "Lock") \(place.rawValue) payments"
    }
}
