/// The interface of a view for the router that shows it.
///
/// The RIBs runtime itself draws no view.
@MainActor
public protocol ViewControllable: AnyObject {
    /// A Boolean value that indicates whether the view is in a window now; by default false.
    ///
    /// The `LeakDetector` reads this value when the view's RIB is detached, and for some seconds
    /// after.
    var isShown: Bool { get }
}

extension ViewControllable {
    /// The default value, `false`, for a view that does not know whether it is in a window.
    public var isShown: Bool { false }
}

/// A view that can show the views of child RIBs above itself.
@MainActor
public protocol PresentingViewControllable: ViewControllable {
    /// Shows a view above all views that are already shown.
    ///
    /// - Parameter viewController: The view of a child.
    func present(_ viewController: any ViewControllable)

    /// Removes a view and every view above it.
    ///
    /// An implementation must ignore a view that is not shown. A router may dismiss a view that has
    /// left already, because another view was dismissed below it or because the user has closed it.
    ///
    /// - Parameter viewController: A view that was presented.
    func dismiss(_ viewController: any ViewControllable)
}
