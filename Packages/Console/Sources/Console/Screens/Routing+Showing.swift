import RIBs

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
