/// The part of a view that a router sees.
///
/// The runtime itself shows nothing.
@MainActor
public protocol ViewControllable: AnyObject {
    /// A Boolean value that indicates whether the view is in a window now; by default false.
    ///
    /// The `LeakDetector` reads it when the view's RIB is detached, and for some seconds after.
    var isShown: Bool { get }
}

extension ViewControllable {
    /// The value for a view that cannot know: `false`.
    public var isShown: Bool { false }
}

/// A view that can show the views of child RIBs above itself.
@MainActor
public protocol PresentingViewControllable: ViewControllable {
    /// Shows another view above everything that is shown.
    ///
    /// - Parameter viewController: The view of a child.
    func present(_ viewController: any ViewControllable)

    /// Removes a view and every view above it.
    ///
    /// - Parameter viewController: A view that was presented.
    func dismiss(_ viewController: any ViewControllable)
}
