import BankConsole
import Bookkeeping
import CardInterface
import Console
import RIBs

/// Builds the screen of a payment.
final class ShowPaymentBuilder: Builder<CardScreens> {
    func build(
        _ payment: CardPayment,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        ScreenRouter(
            ShowPaymentInteractor(dependency.cards, payment: payment, listener: listener)
        )
    }
}

/// Shows one payment, without actions, because only the merchant can refund the payment.
final class ShowPaymentInteractor: ScreenInteractor {
    private let service: CardService
    private var payment: CardPayment

    init(_ service: CardService, payment: CardPayment, listener: any ChildListener) {
        self.service = service
        self.payment = payment
        super.init(listener: listener)
    }

    override func load() async throws {
        payment = try await service.findPayment(payment.name).value
    }

    override var screen: Screen {
        Screen(
            "Payment to \(payment.merchant)",
            headline: Headline("Authorized", payment.authorized.description),
            blocks: [.fields(payment.fields)] + payment.advice,
            actions: [.back()]
        )
    }
}

extension CardPayment {
    fileprivate var fields: [Field] {
        var fields = [
            Field("State", status.rawValue),
            Field("Date", "\(date), \(place.rawValue)"),
        ]
        if held > .zero { fields.append(Field("Held until", "\(expires), \(held)")) }
        if settled > .zero { fields.append(Field("Settled", settled.description)) }
        if canceled > .zero { fields.append(Field("Canceled", canceled.description)) }
        return fields
    }

    fileprivate var advice: [ScreenBlock] {
        guard held > .zero || cancelable > .zero else { return [] }
        return [.text("For a refund, ask the merchant.")]
    }
}
