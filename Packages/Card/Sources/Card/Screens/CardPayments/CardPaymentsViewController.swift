import Console

@MainActor
protocol CardPaymentsPresentableListener: AnyObject {
    func open(_ ordinal: Int)
    func showOlder()
    func leave()
}

/// The payments, each with its amount and what has become of it.
final class CardPaymentsViewController: ScreenViewController, CardPaymentsPresentable {
    weak var listener: (any CardPaymentsPresentableListener)?

    func show(_ state: CardPaymentsState) {
        screen = Screen(
            "Payments of \(state.card.number.masked)",
            notice: state.problem,
            blocks: state.payments?.isEmpty == true ? [.text("The card has no payments yet.")] : [],
            actions: (state.payments ?? []).map(Self.action)
                + (state.hasOlder ? [ScreenAction(.older, "Older payments")] : [])
                + [ScreenAction.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .older: listener?.showOlder()
        case .back: listener?.leave()
        default:
            guard let ordinal = Int(action.rawValue.dropFirst(Self.word.count)) else { return }
            listener?.open(ordinal)
        }
    }

    /// What the words of payments begin with, as the ends of their names do.
    private static let word = "payment"

    private static func action(of payment: CardPayment) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID("\(word)\(payment.ordinal)"),
            "\(payment.date) \(payment.merchant)",
            detail: "\(payment.authorized), \(payment.status.rawValue)"
        )
    }
}

extension ScreenAction.ID {
    fileprivate static let older: ScreenAction.ID = "older"
}
