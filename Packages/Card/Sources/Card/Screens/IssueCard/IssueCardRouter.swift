import Console
import RIBs

/// It shows nothing above its own screen.
final class IssueCardRouter: ViewableRouter<IssueCardInteractor, any PresentingViewControllable> {}
