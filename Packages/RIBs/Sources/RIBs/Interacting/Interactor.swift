/// The business logic of a RIB.
///
/// It works between `didBecomeActive` and `willResignActive`, which may come several times: a RIB
/// that is detached and attached again wakes again.
@MainActor
open class Interactor: Interactable {
    private enum Phase { case inactive, active, resigning }
    private var phase = Phase.inactive

    /// Whether the interactor is at work; still true inside `willResignActive`.
    public final var isActive: Bool { phase != .inactive }

    /// Makes an interactor that is not active yet.
    public init() {}

    /// Starts the interactor and calls `didBecomeActive`; does nothing when it is active.
    public final func activate() {
        guard phase == .inactive else { return }
        phase = .active
        didBecomeActive()
    }

    /// Calls `willResignActive` and stops the interactor; does nothing when it is inactive, nor
    /// inside `willResignActive`.
    public final func deactivate() {
        guard phase == .active else { return }
        phase = .resigning
        willResignActive()
        phase = .inactive
    }

    /// The interactor has become active: start what the RIB is for. The default does nothing.
    open func didBecomeActive() {}

    /// The interactor is about to stop: end what was started. The default does nothing.
    open func willResignActive() {}
}
