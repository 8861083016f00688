import Console

@MainActor
protocol ShowPaymentPresentableListener: AnyObject {
    func leave()
}

/// A payment: how far it has come, and who can give it back.
final class ShowPaymentViewController: ScreenViewController, ShowPaymentPresentable {
    weak var listener: (any ShowPaymentPresentableListener)?

    func show(_ state: ShowPaymentState) {
        screen = Screen(
            "Payment to \(state.payment.merchant)",
            notice: state.problem,
            blocks: [.fields(state.payment.fields)] + state.payment.advice,
            actions: [.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.leave()
    }
}

extension CardPayment {
    fileprivate var fields: [Field] {
        var fields = [
            Field("State", status.rawValue),
            Field("Date", "\(date), \(place.rawValue)"),
            Field("Authorized", authorized.description),
        ]
        if held > .zero { fields.append(Field("Held", "\(held), until \(expires)")) }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if canceled > .zero { fields.append(Field("Canceled", canceled.description)) }
        return fields
    }

    /// Whom to turn to, as long as there is something to have back.
    fileprivate var advice: [ScreenBlock] {
        guard held > .zero || cancelable > .zero else { return [] }
        return [.text("For a refund, ask the merchant.")]
    }
}
