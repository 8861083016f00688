import RIBs

/// A router that shows one child at a time above its own screen.
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
    /// The child that is shown, if any.
    var shown: (any ViewableRouting)? { get set }

    /// What shows its view.
    var viewController: any ScreenViewControllable { get }
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

extension Routing {
    /// Attaches a child and shows its view.
    ///
    /// It is shown before it becomes active, so that it can show children of its own, and be taken away,
    /// from the first moment. Nothing is drawn in between.
    ///
    /// - Parameters:
    ///   - child: a router without a parent.
    ///   - view: what shows the child's view.
    public func attachChild(
        _ child: any ViewableRouting,
        shownBy view: any ScreenViewControllable
    ) {
        view.present(child.viewControllable)
        attachChild(child)
    }

    /// Takes a child's view away and detaches the child.
    ///
    /// - Parameters:
    ///   - child: a child of this router.
    ///   - view: what shows the child's view.
    public func detachChild(
        _ child: any ViewableRouting,
        shownBy view: any ScreenViewControllable
    ) {
        view.dismiss(child.viewControllable)
        detachChild(child)
    }
}
