import Console
import DemandDepositInterface

@MainActor
protocol ManagementCardPresentableListener: AnyObject {
    func choose(_ choice: ManagementCardChoice)
    func leave()
}

/// The actions on the screen of a card.
enum ManagementCardChoice: String, CaseIterable, Sendable {
    case pay, payments, account, domestic, overseas, limits, reveal, lost, reissue, close
}

/// The state of the screen of a card.
struct ManagementCardState: Sendable {
    /// The card; nil while it is loading or if it cannot be shown.
    var overview: CardOverview?
    /// The whole number, from the customer's signature until the next action.
    var wholeNumber: String?
    var notice: Notice?
}

/// Shows a card: its picture, its settings, its last payments and its actions.
final class ManagementCardViewController: ScreenViewController, ManagementCardPresentable {
    weak var listener: (any ManagementCardPresentableListener)?

    func show(_ state: ManagementCardState) {
        guard let overview = state.overview else {
            screen = Screen("Card", notice: state.notice, actions: [.back()])
            return
        }
        screen = Screen(
            "Card \(overview.card.number.masked)",
            notice: state.notice,
            blocks: overview.blocks(number: state.wholeNumber),
            actions: overview.actions + [.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if let choice = ManagementCardChoice(rawValue: action.rawValue) {
            listener?.choose(choice)
        } else {
            listener?.leave()
        }
    }
}

extension CardOverview {
    /// - Parameter number: The whole number; nil to hide its middle digits.
    fileprivate func blocks(number: String?) -> [ScreenBlock] {
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
    fileprivate var actions: [ScreenAction] {
        choices.map { choice in
            ScreenAction(
                ScreenAction.ID(choice.rawValue),
                label(of: choice),
                detail: detail(of: choice),
                role: [.lost, .close].contains(choice) ? .destructive : .normal
            )
        }
    }

    private var choices: [ManagementCardChoice] {
        switch card.state {
        case .active:
            [.pay, .payments, .account, .domestic, .overseas, .limits, .reveal, .lost, .close]
        case .lost: [.reissue, .payments, .account, .close]
        case .replaced, .closed: [.payments, .account]
        }
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
        case .reissue: "Replace the card"
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
