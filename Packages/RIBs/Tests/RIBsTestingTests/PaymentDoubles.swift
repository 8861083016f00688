import RIBs
import RIBsTesting

// Each as the documentation of its superclass shows it.

final class PaymentListenerDouble: RecordingListener<Int>, PaymentListener {
    func paymentDidFinish(won: Int) { record(won) }
}

final class PaymentViewDouble: RecordingViewController, PaymentPresentable {
    func show(_ text: String) { record(text) }
}

final class PaymentRouterDouble: RecordingViewableRouter, PaymentRouting {
    func routeToVerify() { record() }
    func leaveVerify() { record() }
}

final class PaymentInteractorDouble: RecordingInteractor, PaymentInteractable {
    func verifyDidFinish() { record() }
}

final class VerifyBuilderDouble:
    RecordingBuilder<any VerifyListener, any ViewableRouting>, VerifyBuildable
{
    func build(withListener listener: any VerifyListener) -> any ViewableRouting {
        product(for: listener)
    }
}
