/// A translator between an interactor and a view, where the view does not present by itself.
///
/// Most views are presenters themselves. Subclass this where turning the business's values into
/// what is shown is worth a place of its own.
@MainActor
open class Presenter<ViewControllerType>: Presentable {
    /// What shows the RIB's state.
    public let viewController: ViewControllerType

    /// Makes a presenter.
    ///
    /// - Parameter viewController: what shows the RIB's state; held strongly.
    public init(viewController: ViewControllerType) {
        self.viewController = viewController
    }
}
