import Console
import RIBs

/// It shows nothing above its own screen, which is the confirmation.
final class ReportLossRouter: ViewableRouter<ReportLossInteractor, any PresentingViewControllable> {}
