import Console
import LedgerInterface

@MainActor
protocol ShowPaymentPresentableListener: AnyObject {
    func void()
    func cancel(_ text: String)
    func leave()
}

/// A payment: how far it has come, and what can be given back of it.
final class ShowPaymentViewController: ScreenViewController, ShowPaymentPresentable {
    weak var listener: (any ShowPaymentPresentableListener)?

    func show(_ state: ShowPaymentState) {
        screen = Screen(
            "Payment to \(state.payment.merchant)",
            notice: state.notice,
            blocks: [.fields(state.payment.fields)],
            prompt: state.prompt,
            actions: state.actions
        )
    }

    override func submitted(_ text: String) {
        listener?.cancel(text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .void { listener?.void() } else { listener?.leave() }
    }
}

extension ShowPaymentState {
    fileprivate var prompt: Prompt? {
        guard payment.cancellable > .zero else { return nil }
        return Prompt(
            "Cancel how much",
            placeholder: "all \(payment.cancellable)",
            initial: amount
        )
    }

    fileprivate var actions: [ScreenAction] {
        guard payment.held > .zero else { return [.back()] }
        return [
            ScreenAction(
                .void,
                "Give back what is held",
                detail: payment.held.description,
                role: .destructive
            ),
            .back(),
        ]
    }
}

extension CardPayment {
    fileprivate var fields: [Field] {
        var fields = [
            Field("State", status.rawValue),
            Field("Date", "\(date), \(place.words)"),
            Field("Authorised", authorised.description),
        ]
        if held > .zero { fields.append(Field("Held", "\(held), until \(expires)")) }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if cancelled > .zero { fields.append(Field("Cancelled", cancelled.description)) }
        return fields
    }
}

extension ScreenAction.ID {
    fileprivate static let void: ScreenAction.ID = "void"
}
