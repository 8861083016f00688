import RIBs

/// A router that shows one child at a time above its own screen.
///
/// ```swift
/// final class HomeRouter: ViewableRouter<any HomeInteractable, any PresentingViewControllable>,
///     ShowingChild
/// {
///     var shown: (any ViewableRouting)?
///
///     func attachGame() { show(gameBuilder.build(withListener: interactor)) }
/// }
/// ```
@MainActor
public protocol ShowingChild: Routing {
    /// The child that is shown, if any.
    var shown: (any ViewableRouting)? { get set }

    /// What shows its view.
    var viewController: any PresentingViewControllable { get }
}

extension ShowingChild {
    /// Attaches a child and shows it, in place of the one before.
    ///
    /// - Parameter child: a router without a parent.
    public func show(_ child: any ViewableRouting) {
        detachShown()
        shown = child
        attachChild(child, shownBy: viewController)
    }

    /// Takes away what is shown; does nothing when nothing is.
    public func detachShown() {
        guard let child = shown else { return }
        shown = nil
        detachChild(child, shownBy: viewController)
    }
}
