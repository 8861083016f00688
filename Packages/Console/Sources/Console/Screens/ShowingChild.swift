import RIBs

/// A router that shows one child at a time above its screen.
///
/// ```swift
/// final class HomeRouter: ViewableRouter<any HomeInteractable, any ScreenViewControllable>,
///     ShowingChild
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
    var viewController: any ScreenViewControllable { get }
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

extension Routing {
    /// Presents the view of a child and attaches the child.
    ///
    /// The view is presented first, so that the child can present further views as soon as it
    /// becomes active.
    ///
    /// - Parameters:
    ///   - child: A router without a parent.
    ///   - view: The view that presents the child's view.
    public func attachChild(
        _ child: any ViewableRouting,
        shownBy view: any ScreenViewControllable
    ) {
        view.present(child.viewControllable)
        attachChild(child)
    }

    /// Removes the view of a child and detaches the child.
    ///
    /// - Parameters:
    ///   - child: A child of this router.
    ///   - view: The view that presents the child's view.
    public func detachChild(
        _ child: any ViewableRouting,
        shownBy view: any ScreenViewControllable
    ) {
        view.dismiss(child.viewControllable)
        detachChild(child)
    }
}
