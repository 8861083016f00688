import RIBs

// The RIB that the tests of the doubles test: it pays when a child has verified the person.

@MainActor
protocol PaymentListener: AnyObject {
    func paymentDidFinish(won: Int)
}

@MainActor
protocol PaymentPresentable: Presentable {
    func show(_ text: String)
}

@MainActor
protocol PaymentRouting: ViewableRouting {
    func routeToVerify()
    func leaveVerify()
}

@MainActor
protocol VerifyListener: AnyObject {
    func verifyDidFinish()
}

@MainActor
protocol VerifyBuildable: Buildable {
    func build(withListener listener: any VerifyListener) -> any ViewableRouting
}

@MainActor
protocol PaymentInteractable: RoutedInteractable<any PaymentRouting>, VerifyListener {}

final class PaymentInteractor: PresentableInteractor<any PaymentPresentable>, PaymentInteractable {
    weak var listener: (any PaymentListener)?

    override func didBecomeActive() { presenter.show("to pay: 500") }

    func pay() { router?.routeToVerify() }

    func verifyDidFinish() {
        router?.leaveVerify()
        listener?.paymentDidFinish(won: 500)
    }
}

final class PaymentRouter: ViewableRouter<any PaymentInteractable, any ViewControllable>,
    PaymentRouting
{
    private let verifyBuilder: any VerifyBuildable
    private var verify: (any ViewableRouting)?

    init(
        interactor: any PaymentInteractable,
        viewController: any ViewControllable,
        verifyBuilder: any VerifyBuildable
    ) {
        self.verifyBuilder = verifyBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToVerify() {
        guard verify == nil else { return }
        let child = verifyBuilder.build(withListener: interactor)
        verify = child
        attachChild(child)
    }

    func leaveVerify() {
        verify.map(detachChild)
        verify = nil
    }
}
