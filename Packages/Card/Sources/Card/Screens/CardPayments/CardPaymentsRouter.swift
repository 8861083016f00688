import Console
import RIBs

@MainActor
protocol CardPaymentsInteractable: Interactable, ShowPaymentListener {
    var router: (any CardPaymentsRouting)? { get set }
}

/// Shows one payment above the history at a time.
final class CardPaymentsRouter:
    ViewableRouter<any CardPaymentsInteractable, any PresentingViewControllable>,
    CardPaymentsRouting, ShowingChild
{
    private let paymentBuilder: any ShowPaymentBuildable
    var shown: (any ViewableRouting)?

    init(
        interactor: any CardPaymentsInteractable,
        viewController: any PresentingViewControllable,
        paymentBuilder: any ShowPaymentBuildable
    ) {
        self.paymentBuilder = paymentBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachPayment(_ payment: CardPayment) {
        show(paymentBuilder.build(payment, withListener: interactor))
    }
}
