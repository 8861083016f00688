import Console
import RIBs

/// It shows nothing above its own screen.
final class ShowPaymentRouter: ViewableRouter<ShowPaymentInteractor, any PresentingViewControllable> {}
