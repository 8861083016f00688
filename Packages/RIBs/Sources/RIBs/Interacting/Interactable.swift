/// What a router sees of its interactor.
@MainActor
public protocol Interactable: InteractorScope {
    /// Starts the interactor; does nothing when it is active. Called by the router that attaches
    /// it.
    func activate()

    /// Stops the interactor; does nothing when it is inactive. Called by the router that detaches
    /// it.
    func deactivate()
}
