/// An interactor of a RIB that has a view.
@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
    /// What shows the RIB's state, seen as the interactor's own protocol.
    public let presenter: PresenterType

    /// Makes an interactor that is not active yet.
    ///
    /// - Parameter presenter: what shows the RIB's state; held strongly.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
