/// The business logic of a RIB.
///
/// An interactor works between `didBecomeActive` and `willResignActive`. Both are called again if
/// the RIB is detached and attached again. Subscriptions and tasks tied to the interactor end when
/// it stops.
///
/// ```swift
/// override func didBecomeActive() {
///     scores.map { "\($0) points" }
///         .subscribe { [weak self] in self?.presenter.show($0) }
///         .disposeOnDeactivate(interactor: self)
///     task { [weak self, scores] in
///         for await score in scores where score > 9 { self?.cheers += 1 }
///     }
///     …
/// }
/// ```
@MainActor
open class Interactor: Interactable {
    private enum Phase { case inactive, beginning, active, resigning }
    private var phase = Phase.inactive

    /// A Boolean value that indicates whether the presenter, if any, belongs to this RIB alone.
    // Here and not in `PresentableInteractor`, because it fits between other properties.
    @usableFromInline final var ownsPresenter = true

    /// The index in the leak detector's `OrphanTable`; negative while the router is alive.
    final var orphanPlace: Int32 = -1

    /// The subscriptions that end when the interactor stops.
    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) private var subscriptions = SubscriptionList()

    // Created by the first read of `isActiveStream`, because most interactors are never observed.
    private var activity: MutableValueStream<Bool>?

    /// A link to the router, which holds this interactor.
    final var routerLink = NodeLink.none

    /// The router; nil once its release has begun, because its properties are then unsafe to read.
    final var liveRouter: RouterNode? {
        // A weak reference to a router that is being released is nil. It is not a property, because
        // few interactors have one and all would be larger.
        weak let router = routerLink.node
        return router
    }

    /// A Boolean value that indicates whether the interactor is active and not resigning.
    final var staysActive: Bool { phase == .active || phase == .beginning }

    /// A Boolean value that indicates whether `didBecomeActive` was called and resigning has not
    /// begun.
    final var allowsActiveChildren: Bool { phase == .active }

    /// A Boolean value that indicates whether the interactor is active.
    ///
    /// The value is still true inside `willResignActive`.
    public final var isActive: Bool { phase != .inactive }

    /// A stream of `isActive`, which sends the current value first.
    ///
    /// The stream sends true before `didBecomeActive`, and false after all tied subscriptions and
    /// tasks have ended. It completes when the interactor is released.
    public final var isActiveStream: ValueStream<Bool> {
        if let activity { return activity }
        let stream = MutableValueStream(isActive)
        activity = stream
        return stream
    }

    /// Creates an inactive interactor.
    public init() {
        LiveCounts.counted.interactors += 1
    }

    isolated deinit {
        end()
        activity?.complete()
        if orphanPlace >= 0 { LeakDetector.instance.removeOrphan(at: orphanPlace) }
        LiveCounts.counted.interactors -= 1
    }

    /// Starts the interactor and then, if its router is loaded, the router's children.
    ///
    /// `isActiveStream` sends true, then `didBecomeActive` is called. Does nothing when the
    /// interactor is active, or while its router is asleep or being detached.
    public final func activate() {
        guard routerLink.node?.inactivityReasons.isEmpty != false, begin() == .isActive else {
            return
        }
        if let router = routerLink.node, router.isLoaded {
            SubtreeActivation.activateChildren(of: router)
        }
    }

    /// Stops the interactor and then the children of its router.
    ///
    /// `willResignActive` is called, then all tied subscriptions and tasks end. Does nothing when
    /// the interactor is inactive, or inside `willResignActive`.
    public final func deactivate() {
        guard staysActive else { return }
        end()
        if let router = routerLink.node { SubtreeActivation.deactivateChildren(of: router) }
    }

    /// The result of `begin`.
    enum Start {
        /// The interactor has become active.
        case isActive
        /// The interactor was active before.
        case wasActive
        /// The interactor is inactive, or another call is changing its state.
        case isInactive
    }

    /// Starts the interactor without its router's children.
    final func begin() -> Start {
        guard phase == .inactive else { return phase == .active ? .wasActive : .isInactive }
        phase = .beginning
        activity?.send(true)
        // A subscriber may have stopped it again.
        if phase == .beginning {
            phase = .active
            didBecomeActive()
        }
        return phase == .active ? .isActive : .isInactive
    }

    /// Stops the interactor without its router's children.
    ///
    /// - Returns: True if the interactor was active or already resigning.
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
        cancelSubscriptions()
        phase = .inactive
        activity?.send(false)
        return true
    }

    /// Begins the interactor's work after it has become active.
    ///
    /// The default does nothing.
    open func didBecomeActive() {}

    /// Ends work that is not tied to the interactor, before the interactor stops.
    ///
    /// The default does nothing.
    open func willResignActive() {}

    /// Runs a task on the main actor that is canceled when the interactor stops.
    ///
    /// If the interactor stops before the body has begun, the body never runs.
    ///
    /// - Parameter body: The work of the task, which is held until it ends.
    /// - Returns: The task, which can be awaited or canceled earlier.
    @discardableResult
    public final func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let subscription = TaskSubscription()
        let task = Task { @MainActor in
            defer { subscription.finish() }
            guard !Task.isCancelled else { return }
            await body()
        }
        subscription.task = task
        subscription.disposeOnDeactivate(interactor: self)
        return task
    }

    /// Returns whether a view is also the interactor's presenter.
    func isPresenter(_ view: any ViewControllable) -> Bool { false }

    /// Cancels a subscription when the interactor stops, or at once if the interactor is inactive.
    final func cancelOnDeactivate(_ subscription: Subscription) {
        if isActive { subscriptions.append(subscription) } else { subscription.cancel() }
    }

    private func cancelSubscriptions() {
        // Repeated, because canceling one may add another.
        while !subscriptions.elements.isEmpty {
            let canceled = subscriptions.takeAll()
            for place in canceled.indices { canceled[place].cancel() }
        }
    }
}

/// An interactor of a RIB that has a view.
///
/// The `LeakDetector` expects the presenter to be released within one second after the interactor's
/// release, or within five seconds if the presenter is the view. It does not expect the release of
/// a presenter that the RIB does not own.
@MainActor
open class PresentableInteractor<PresenterType>: Interactor {
    /// The presenter of the RIB's state.
    public let presenter: PresenterType

    /// Creates an inactive interactor.
    ///
    /// A RIB without a view can borrow the view of its parent as its presenter:
    ///
    /// ```swift
    /// Router(interactor: PresentableInteractor(presenter: homeView, ownsPresenter: false))
    /// ```
    ///
    /// - Parameters:
    ///   - presenter: The presenter of the RIB's state; held strongly.
    ///   - ownsPresenter: False for a presenter that outlives the RIB, such as the view of the
    ///     parent. If the presenter is also the view of the RIB's `ViewableRouter`, the `ownsView`
    ///     of that router decides instead.
    @inlinable
    public init(presenter: PresenterType, ownsPresenter: Bool = true) {
        self.presenter = presenter
        super.init()
        if !ownsPresenter { self.ownsPresenter = false }
    }

    override final func isPresenter(_ view: any ViewControllable) -> Bool {
        (presenter as AnyObject) === view
    }

    isolated deinit {
        guard LeakDetector.isOn, ownsPresenter, type(of: presenter as Any) is any AnyObject.Type
        else { return }
        LeakDetector.instance.expectDeallocate(
            object: presenter as AnyObject,
            inTime: presenter is any ViewControllable
                ? LeakDetector.viewTime : LeakDetector.deallocationTime
        )
    }
}

/// A subscription that cancels a task.
@MainActor
final class TaskSubscription: Subscription {
    var task: Task<Void, Never>?

    override func didCancel() {
        task?.cancel()
    }

    override func release() {
        task = nil
    }
}
