/// The part of a presenter that its interactor sees.
@MainActor
public protocol Presentable: AnyObject {}

/// A translator of business values for a view that does not present them itself.
///
/// Most views are presenters themselves. Subclass this one where the translation deserves a type.
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
