import RIBs

/// A router that shows one child at a time above its screen.
///
/// ```swift
/// final class HomeRouter:
///     ViewableRouter<any HomeInteractable, any PresentingViewControllable>, ShowingChild
/// {
///     var shown: (any ViewableRouting)?
///
///     func attachGame() { show(gameBuilder.build(withListener: interactor)) }
/// }
/// ```
@MainActor
public protocol ShowingChild: Routing {
    /// The child that is shown; nil for no child.
    var shown: (any ViewableRouting)? { get set }

    /// The view that presents the child's view.
    var viewController: any PresentingViewControllable { get }
}

extension ShowingChild {
    /// Attaches a child and shows it instead of the previous one.
    ///
    /// - Parameter child: A router without a parent.
    public func show(_ child: any ViewableRouting) {
        detachShown()
        shown = child
        attachChild(child, shownBy: viewController)
    }

    /// Detaches the shown child and removes its view, if there is one.
    public func detachShown() {
        guard let child = shown else { return }
        shown = nil
        detachChild(child, shownBy: viewController)
    }
}
