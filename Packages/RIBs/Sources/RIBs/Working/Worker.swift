/// A part of an interactor's work that has a life of its own, such as polling, so that the
/// interactor stays small.
///
/// ```swift
/// final class RateWorker: Worker {
///     override func didStart(_ interactorScope: any InteractorScope) {
///         rates.subscribe { [weak self] in self?.keep($0) }.disposeOnStop(self)
///     }
/// }
///
/// override func didBecomeActive() { rateWorker.start(self) }   // in the interactor
/// ```
///
/// Once started it works whenever its interactor is active: it stops with it, and starts again with
/// it, until `stop` is called or the interactor goes away.
@MainActor
open class Worker: Working {
    private let started = MutableValueStream(false)
    private var binding: Subscription?

    /// What ends with the present time of work; nil outside of it.
    private var work: SubscriptionBag?

    /// Whether the worker has been started and not stopped; also true while it waits for its
    /// interactor to become active.
    public final var isStarted: Bool { started.value ?? false }

    /// Whether the worker is started, now and at each change; completes when the worker goes away.
    public final var isStartedStream: ValueStream<Bool> { started }

    /// Makes a worker that is not started.
    public init() {}

    isolated deinit {
        stop()
        started.complete()
    }

    /// Binds the worker to an interactor: `didStart` is called at once if that is active, otherwise
    /// as soon as it is. Does nothing when the worker is started already.
    ///
    /// - Parameter interactorScope: the interactor; not held.
    public final func start(_ interactorScope: any InteractorScope) {
        guard !isStarted else { return }
        started.send(true)
        bind(to: interactorScope)
    }

    /// Ends the work at once, and the tie to the interactor. Does nothing when it is not started.
    public final func stop() {
        guard isStarted else { return }
        unbind()
        // Before who listens to the stream, which may start the worker anew.
        let work = work
        started.send(false)
        end(work)
    }

    /// The work begins: the worker is started and its interactor is active. The default does
    /// nothing.
    ///
    /// - Parameter interactorScope: tells whether the interactor is active; does not hold it.
    open func didStart(_ interactorScope: any InteractorScope) {}

    /// The work has ended, and with it all that was tied to it by `disposeOnStop`. The default does
    /// nothing.
    open func didStop() {}

    /// Ends a subscription with the present time of work; at once when there is none.
    final func tie(_ subscription: Subscription) {
        guard let work else { return subscription.cancel() }
        work.add(subscription)
    }

    private func bind(to interactorScope: any InteractorScope) {
        // Who listens to the stream may have stopped the worker again, or started it elsewhere.
        guard isStarted, binding == nil else { return }
        let scope = WeakInteractorScope(interactorScope)
        let binding = SubscriptionBag()
        let ending = Subscription { binding.end() }
        self.binding = ending
        let activity = interactorScope.isActiveStream.subscribe(
            { [weak self] isActive in
                guard let self, self.binding === ending else { return }
                if isActive { begin(in: scope) } else { end(work) }
            },
            onCompletion: { [weak self] in
                guard let self, self.binding === ending else { return }
                stop()
            }
        )
        binding.add(activity)
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
        ended.end()
        didStop()
    }
}
