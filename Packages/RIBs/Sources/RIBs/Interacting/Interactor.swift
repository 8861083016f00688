/// The business logic of a RIB.
///
/// It works between `didBecomeActive` and `willResignActive`, which may come several times: a RIB
/// that is detached and attached again wakes again. Subscriptions and tasks that are tied to it end
/// when it stops.
///
/// ```swift
/// override func didBecomeActive() {
///     scores.subscribe { [weak self] in self?.presenter.show($0) }
///         .disposeOnDeactivate(interactor: self)
///     task { [weak self] in await self?.refresh() }
/// }
/// ```
@MainActor
open class Interactor: Interactable {
    private enum Phase { case inactive, beginning, active, resigning }
    private var phase = Phase.inactive

    /// What ends with the present time of work.
    // Unchecked, because each access is over before anybody else is called.
    @exclusivity(unchecked) private var tied = SubscriptionList<Subscription>()

    /// Made when it is first asked for: most interactors are never watched.
    private var activity: MutableValueStream<Bool>?

    /// The router, which holds this interactor.
    final var routerLink = NodeLink.none

    /// Made when it is first asked for, because making a weak reference costs as much as attaching.
    private final weak var weakRouter: RouterNode?

    /// The router; nil from the moment its release begins, when its properties are no longer safe.
    final var liveRouter: RouterNode? {
        if let weakRouter { return weakRouter }
        // A weak reference to a router that is being released is nil.
        weakRouter = routerLink.node
        return weakRouter
    }

    /// Whether the interactor is at work and not about to stop.
    final var isAwake: Bool { phase == .active || phase == .beginning }

    /// Whether the interactor is at work; still true inside `willResignActive`.
    public final var isActive: Bool { phase != .inactive }

    /// Whether the interactor is at work, now and at each change. It says true before
    /// `didBecomeActive`, and false when all that was tied to the interactor has ended. It
    /// completes when the interactor goes away.
    public final var isActiveStream: ValueStream<Bool> {
        if let activity { return activity }
        let made = MutableValueStream(isActive)
        activity = made
        return made
    }

    /// Makes an interactor that is not active yet.
    public init() {
        LiveCounts.counted.interactors += 1
    }

    isolated deinit {
        end()
        activity?.complete()
        LiveCounts.counted.interactors -= 1
    }

    /// Starts the interactor: `isActiveStream` says so, then `didBecomeActive` is called; what is
    /// attached to its loaded router wakes too. Does nothing when it is active.
    public final func activate() {
        guard begin() == .isActive else { return }
        if let router = routerLink.node, router.isLoaded { SubtreeWalk.wakeChildren(of: router) }
    }

    /// Calls `willResignActive`, ends what is tied to the interactor and stops it; then whatever is
    /// attached to its router. Does nothing when it is inactive, nor inside `willResignActive`.
    public final func deactivate() {
        guard isAwake else { return }
        end()
        if let router = routerLink.node { SubtreeWalk.sleepChildren(of: router) }
    }

    /// What starting an interactor has led to.
    enum Start { case wasActive, isActive, isInactive }

    /// Starts the interactor without what is below it.
    final func begin() -> Start {
        guard phase == .inactive else { return .wasActive }
        phase = .beginning
        activity?.send(true)
        // Who listens may have stopped it again.
        if phase == .beginning {
            phase = .active
            didBecomeActive()
        }
        return isActive ? .isActive : .isInactive
    }

    /// Stops the interactor without what is below it.
    ///
    /// - Returns: whether it was active, though it may have been about to stop.
    @discardableResult
    final func end() -> Bool {
        switch phase {
        case .inactive:
            return false
        case .resigning:
            return true
        case .beginning:
            phase = .resigning
        case .active:
            phase = .resigning
            willResignActive()
        }
        endTied()
        phase = .inactive
        activity?.send(false)
        return true
    }

    /// The interactor has become active: start what the RIB is for. The default does nothing.
    open func didBecomeActive() {}

    /// The interactor is about to stop: end what was started and is not tied to it. The default
    /// does nothing.
    open func willResignActive() {}

    /// Runs a task on the main actor that is cancelled when the interactor stops.
    ///
    /// A body that has not begun by then never runs; so nothing runs for an inactive interactor.
    ///
    /// - Parameter body: what to do; held until it ends.
    /// - Returns: the task, to be awaited or cancelled earlier.
    @discardableResult
    public final func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let hook = TaskHook()
        let task = Task { @MainActor in
            defer { hook.finish() }
            guard !Task.isCancelled else { return }
            await body()
        }
        hook.task = task
        hook.disposeOnDeactivate(interactor: self)
        return task
    }

    /// Ends a subscription with the present time of work. The interactor must be active.
    final func tie(_ subscription: Subscription) {
        tied.append(subscription)
    }

    private func endTied() {
        // Again, because ending one may tie another.
        while !tied.elements.isEmpty {
            for subscription in tied.takeAll() { subscription.cancel() }
        }
    }
}
