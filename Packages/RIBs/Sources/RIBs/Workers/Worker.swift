/// A worker, as an interactor sees it.
@MainActor
public protocol Working: AnyObject {
    /// A Boolean value that indicates whether the worker has been started and not stopped.
    ///
    /// Also true while the worker waits for its interactor to become active.
    var isStarted: Bool { get }

    /// A stream of `isStarted`, which sends the current value first.
    ///
    /// The stream completes when the worker is released.
    var isStartedStream: ValueStream<Bool> { get }

    /// Starts the worker, which works whenever the interactor is active.
    ///
    /// Does nothing if the worker is already started.
    ///
    /// - Parameter interactorScope: The interactor, which the worker does not hold.
    func start(_ interactorScope: any InteractorScope)

    /// Stops the worker at once, if it is started.
    func stop()
}

/// A part of an interactor's work that is started and stopped separately, such as polling.
///
/// ```swift
/// final class RateWorker: Worker {
///     private let rates = MutableValueStream(1_300)
///     private var latest: Int?
///
///     override func didStart(_ interactorScope: any InteractorScope) {
///         rates.subscribe { [weak self] in self?.latest = $0 }.disposeOnStop(self)
///     }
/// }
///
/// rateWorker.start(self)  // in the interactor's didBecomeActive
/// ```
///
/// Once started, the worker works whenever its interactor is active, until `stop` is called or the
/// interactor is released.
@MainActor
open class Worker: Working {
    private let started = MutableValueStream(false)
    private var binding: Subscription?

    /// The subscriptions that end with the current period of work; nil while the worker is not
    /// working.
    private var work: SubscriptionBag?

    /// A Boolean value that indicates whether the worker has been started and not stopped.
    ///
    /// Also true while the worker waits for its interactor to become active.
    public final var isStarted: Bool { started.value ?? false }

    /// A stream of `isStarted`, which sends the current value first.
    ///
    /// The stream completes when the worker is released.
    public final var isStartedStream: ValueStream<Bool> { started }

    /// Creates a worker that is not started.
    public init() {}

    isolated deinit {
        stop()
        started.complete()
    }

    /// Starts the worker and calls `didStart` as soon as the interactor is active.
    ///
    /// Does nothing if the worker is already started.
    ///
    /// - Parameter interactorScope: The interactor, which the worker does not hold.
    public final func start(_ interactorScope: any InteractorScope) {
        guard !isStarted else { return }
        started.send(true)
        bind(to: interactorScope)
    }

    /// Stops the worker at once, if it is started.
    public final func stop() {
        guard isStarted else { return }
        unbind()
        // Read before sending, because a subscriber may start the worker again.
        let work = work
        started.send(false)
        end(work)
    }

    /// Begins the work when the worker is started and its interactor is active.
    ///
    /// The default does nothing.
    ///
    /// - Parameter interactorScope: A reference to the interactor that does not keep the interactor
    ///   alive.
    open func didStart(_ interactorScope: any InteractorScope) {}

    /// Reacts to the end of the work, after every subscription tied to it by `disposeOnStop` has
    /// ended.
    ///
    /// The default does nothing.
    open func didStop() {}

    /// Cancels a subscription when the work ends, or at once if the worker is not working.
    fileprivate func cancelOnStop(_ subscription: Subscription) {
        guard let work else { return subscription.cancel() }
        work.add(subscription)
    }

    private func bind(to interactorScope: any InteractorScope) {
        // A subscriber may have stopped the worker again, or started it with another interactor.
        guard isStarted, binding == nil else { return }
        let scope = WeakInteractorScope(interactorScope)
        let sources = SubscriptionBag()
        let binding = Subscription { sources.cancel() }
        self.binding = binding
        let activity = interactorScope.isActiveStream.subscribe(
            { [weak self] isActive in
                guard let self, self.binding === binding else { return }
                if isActive { begin(in: scope) } else { end(work) }
            },
            onCompletion: { [weak self] in
                guard let self, self.binding === binding else { return }
                stop()
            }
        )
        sources.add(activity)
    }

    private func unbind() {
        binding?.cancel()
        binding = nil
    }

    private func begin(in scope: any InteractorScope) {
        end(work)
        work = SubscriptionBag()
        didStart(scope)
    }

    private func end(_ ended: SubscriptionBag?) {
        guard let ended, work === ended else { return }
        work = nil
        ended.cancel()
        didStop()
    }
}

extension Subscription {
    /// Cancels the subscription when a worker's work ends, or at once if the worker is not working.
    ///
    /// The work ends when the worker is stopped or its interactor becomes inactive.
    ///
    /// - Parameter worker: The worker that the subscription serves.
    /// - Returns: The subscription itself.
    @discardableResult
    public final func disposeOnStop(_ worker: any Working) -> Subscription {
        guard !isEnded else { return self }
        if let worker = worker as? Worker {
            worker.cancelOnStop(self)
        } else {
            cancel(unless: worker.isStarted, worker.isStartedStream)
        }
        return self
    }
}

/// A weak reference to a worker's interactor, which usually owns the worker.
@MainActor
final class WeakInteractorScope: InteractorScope {
    private weak var source: (any InteractorScope)?

    init(_ source: any InteractorScope) {
        self.source = source
    }

    /// The interactor, to tie subscriptions to it directly; nil if it is released or of another
    /// type.
    var interactor: Interactor? { source as? Interactor }

    var isActive: Bool { source?.isActive ?? false }

    var isActiveStream: ValueStream<Bool> { source?.isActiveStream ?? .just(false) }
}
