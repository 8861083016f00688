import RIBs

/// What a router sees of a view that can show the views of its children.
///
/// ```swift
/// protocol HomeViewControllable: ScreenViewControllable {}
/// viewController.present(child.viewControllable)
/// ```
@MainActor
public protocol ScreenViewControllable: ViewControllable {
    /// Shows another view above everything that is shown.
    ///
    /// - Parameter viewController: the view of a child.
    func present(_ viewController: any ViewControllable)

    /// Takes a view away, and whatever stands above it.
    ///
    /// - Parameter viewController: what was presented.
    func dismiss(_ viewController: any ViewControllable)
}
