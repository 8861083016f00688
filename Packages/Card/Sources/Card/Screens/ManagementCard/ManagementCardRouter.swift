import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs

@MainActor
protocol ManagementCardInteractable: Interactable, PayByCardListener, CardPaymentsListener,
    ChangeLimitsListener, ReportLossListener, ManagementDemandDepositListener
{
    var router: (any ManagementCardRouting)? { get set }
}

/// Who builds what the screen of a card opens.
struct ManagementCardChildren {
    let pay: any PayByCardBuildable
    let payments: any CardPaymentsBuildable
    let limits: any ChangeLimitsBuildable
    let loss: any ReportLossBuildable
    let account: MainLazy<any ManagementDemandDepositInject>
}

/// Shows one child above the card at a time, beside Verify.
final class ManagementCardRouter:
    VerifyingRouter<any ManagementCardInteractable, any PresentingViewControllable>,
    ManagementCardRouting, ShowingChild
{
    private let builders: ManagementCardChildren
    var shown: (any ViewableRouting)?

    init(
        interactor: any ManagementCardInteractable,
        viewController: any PresentingViewControllable,
        component: any VerifyingDependency,
        children: ManagementCardChildren
    ) {
        builders = children
        super.init(
            interactor: interactor,
            viewController: viewController,
            screen: viewController,
            component: component
        )
        interactor.router = self
    }

    func attachPay(with card: Card) {
        show(builders.pay.build(with: card, withListener: interactor))
    }

    func attachPayments(of card: Card) {
        show(builders.payments.build(of: card, withListener: interactor))
    }

    func attachLimits(of card: Card) {
        show(builders.limits.build(of: card, withListener: interactor))
    }

    func attachLoss(of card: Card) {
        show(builders.loss.build(of: card, withListener: interactor))
    }

    func attachAccount(_ account: AccountID) throws {
        show(
            try builders.account.value
                .router(accountNumber: account.rawValue, listener: interactor)
        )
    }
}
