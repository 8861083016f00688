/// A presenter, as its interactor sees it.
@MainActor
public protocol Presentable: AnyObject {}

/// A presenter that translates business values for a view.
///
/// Most views are presenters themselves. Subclass `Presenter` if the translation needs a separate
/// type.
@MainActor
open class Presenter<ViewControllerType>: Presentable {
    /// The view that shows the RIB's state.
    public let viewController: ViewControllerType

    /// Creates a presenter.
    ///
    /// - Parameter viewController: The view that shows the RIB's state; held strongly.
    public init(viewController: ViewControllerType) {
        self.viewController = viewController
    }
}
