import Console

@MainActor
protocol ChangeLimitsPresentableListener: AnyObject {
    func submit(_ text: String)
    func goBack()
}

/// One field at a time, below what the card has now.
final class ChangeLimitsViewController: ScreenViewController, ChangeLimitsPresentable {
    weak var listener: (any ChangeLimitsPresentableListener)?

    func show(_ state: ChangeLimitsState) {
        screen = Screen(
            "Limits of \(state.card.number.masked)",
            notice: state.problem,
            blocks: [.fields(state.fields)],
            prompt: state.prompt,
            actions: [.back()]
        )
    }

    override func submitted(_ text: String) {
        listener?.submit(text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.goBack()
    }
}

extension ChangeLimitsState {
    fileprivate var fields: [Field] {
        let highest = CardLimits.highest
        let now = card.limits
        return switch step {
        case .perPayment:
            [
                Field("Current limit", now.perPayment.description),
                Field("Highest limit", highest.perPayment.description),
            ]
        case .perDay(let perPayment):
            [
                Field("Limit per payment", perPayment.description),
                Field("Current limit", now.perDay.description),
                Field("Highest limit", highest.perDay.description),
            ]
        }
    }

    fileprivate var prompt: Prompt {
        switch step {
        case .perPayment: Prompt("Limit per payment", placeholder: "200만", initial: perPayment)
        case .perDay: Prompt("Limit per day", placeholder: "600만", initial: perDay)
        }
    }
}
