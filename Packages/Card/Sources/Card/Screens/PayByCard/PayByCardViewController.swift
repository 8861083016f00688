import Console

@MainActor
protocol PayByCardPresentableListener: AnyObject {
    func choose(_ place: PaymentPlace)
    func submit(_ text: String)
    func goBack()
}

/// One question at a time, below what is known already.
final class PayByCardViewController: ScreenViewController, PayByCardPresentable {
    weak var listener: (any PayByCardPresentableListener)?

    func show(_ state: PayByCardState) {
        screen = Screen(
            "Pay with \(state.card.number.masked)",
            notice: state.problem,
            blocks: state.blocks,
            prompt: state.prompt,
            actions: state.actions
        )
    }

    override func submitted(_ text: String) {
        listener?.submit(text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        if let place = PaymentPlace(rawValue: action.rawValue) {
            listener?.choose(place)
        } else {
            listener?.goBack()
        }
    }
}

extension PayByCardState {
    fileprivate var blocks: [ScreenBlock] {
        switch step {
        case .place: [.text("Where do you want to pay?")]
        case .amount(let place): [.fields([Field("Where", place.rawValue)])]
        case .merchant(let place, let amount):
            [.fields([Field("Where", place.rawValue), Field("Amount", amount.description)])]
        }
    }

    fileprivate var prompt: Prompt? {
        switch step {
        case .place: nil
        case .amount: Prompt("Amount", placeholder: "5만", initial: amount)
        case .merchant: Prompt("Merchant", placeholder: "책방", initial: merchant)
        }
    }

    fileprivate var actions: [ScreenAction] {
        guard step == .place else { return [.back()] }
        return PaymentPlace.allCases.map { place in
            ScreenAction(
                ScreenAction.ID(place.rawValue),
                place.title,
                detail: card.locks[place] ? "locked" : ""
            )
        } + [.back()]
    }
}
