import Console
import RIBs

/// It has no children: a nickname is given without confirming or signing.
final class NameAccountRouter: ViewableRouter<any Interactable, any PresentingViewControllable> {}
