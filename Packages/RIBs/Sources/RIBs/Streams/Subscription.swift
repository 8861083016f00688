/// The tie between a stream and who listens to it, or anything else that can be ended once.
///
/// It lasts until it is cancelled or its stream completes, also when nobody keeps it; so tie it to
/// what it is for:
///
/// ```swift
/// scores.subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
/// ```
@MainActor
public class Subscription {
    /// Whether it has ended, by `cancel` or by itself. Nothing is delivered any more.
    public final private(set) var isCancelled = false

    private var onCancel: (@MainActor () -> Void)?

    /// Makes a subscription to something that is not a stream.
    ///
    /// - Parameter onCancel: ends what the subscription stands for; runs at most once, and not at
    ///   all after `finish`.
    public init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
        LiveCounts.counted.subscriptions += 1
    }

    init() {
        LiveCounts.counted.subscriptions += 1
    }

    isolated deinit {
        if !isCancelled { LiveCounts.counted.subscriptions -= 1 }
    }

    /// Ends it. The second call does nothing.
    public final func cancel() {
        guard markEnded() else { return }
        cancelled()
        release()
    }

    /// Says that what it stands for has ended by itself, so that there is nothing to cancel.
    public final func finish() {
        guard markEnded() else { return }
        release()
    }

    /// Ends what it stands for.
    func cancelled() {
        onCancel?()
    }

    /// Lets go of everything that was held for the time of the subscription.
    func release() {
        onCancel = nil
    }

    private func markEnded() -> Bool {
        guard !isCancelled else { return false }
        isCancelled = true
        LiveCounts.counted.subscriptions -= 1
        return true
    }
}
