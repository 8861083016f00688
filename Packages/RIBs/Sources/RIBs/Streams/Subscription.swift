import Synchronization

/// A connection between a stream and its subscriber, or anything else that can be canceled once.
///
/// A subscription lasts until it is canceled or its stream completes, even if no object holds it.
/// So tie the subscription to the object that it serves:
///
/// ```swift
/// scores.subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
/// ```
@MainActor
public class Subscription {
    /// A Boolean value that indicates whether the subscription has been canceled or finished.
    @exclusivity(unchecked) public final private(set) var isEnded = false

    private var onCancel: (@MainActor () -> Void)?

    /// Creates a subscription to something that is not a stream.
    ///
    /// - Parameter onCancel: Runs once, when the subscription is canceled. Does not run after
    ///   `finish`.
    public init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
        LiveCounts.counted.subscriptions += 1
    }

    @usableFromInline init() {
        LiveCounts.counted.subscriptions += 1
    }

    // Not isolated, because the check for the main actor costs as much as the rest.
    deinit {
        if !isEnded { LiveCounts.released.add(1, ordering: .relaxed) }
    }

    /// Cancels the subscription; does nothing if it has already ended.
    public final func cancel() {
        guard markEnded() else { return }
        didCancel()
        release()
    }

    /// Ends the subscription without running `onCancel`.
    public final func finish() {
        guard markEnded() else { return }
        release()
    }

    /// Runs `onCancel`; a subclass overrides this method to cancel its own work.
    func didCancel() {
        onCancel?()
    }

    /// Releases the objects that are held until the subscription ends.
    func release() {
        onCancel = nil
    }

    private func markEnded() -> Bool {
        guard !isEnded else { return false }
        isEnded = true
        LiveCounts.counted.subscriptions -= 1
        return true
    }

    /// Cancels the subscription when an interactor is deactivated, or at once if it is already
    /// inactive.
    ///
    /// - Parameter interactor: The interactor that the subscription serves.
    /// - Returns: The subscription itself.
    @inlinable
    @discardableResult
    public final func disposeOnDeactivate(interactor: any InteractorScope) -> Subscription {
        cancelOnDeactivate(of: interactor)
        return self
    }

    @usableFromInline
    final func cancelOnDeactivate(of interactor: any InteractorScope) {
        guard !isEnded else { return }
        if interactor is Interactor {
            // Unlike a cast, it does not retain the interactor.
            unsafeDowncast(interactor, to: Interactor.self).cancelOnDeactivate(self)
        } else if let interactor = (interactor as? WeakInteractorScope)?.interactor {
            interactor.cancelOnDeactivate(self)
        } else {
            cancel(unless: interactor.isActive, interactor.isActiveStream)
        }
    }

    /// Cancels the subscription: at once if `isActive` is false, otherwise when `stream` sends
    /// false or completes.
    ///
    /// - Parameters:
    ///   - isActive: Whether the subscription may continue now.
    ///   - stream: The further values of `isActive`, read only if `isActive` is true.
    final func cancel(unless isActive: Bool, _ stream: @autoclosure () -> ValueStream<Bool>) {
        guard isActive else { return cancel() }
        var observation: Subscription?
        observation = stream().subscribe(
            { [self] isActive in
                guard !isActive else { return }
                cancel()
                observation?.cancel()
            },
            onCompletion: { [self] in cancel() }
        )
    }
}

/// A list of subscriptions in the order in which they were added.
///
/// An ended subscription stays in the list for a while, because removing it at once would take a
/// search. `append` removes ended subscriptions at the end of the list, and all of them before the
/// list grows. `sweep` removes them after a loop over the list.
///
/// Streams of all value types share this code, so the elements have no type parameter.
@MainActor
@usableFromInline
struct SubscriptionList {
    @usableFromInline private(set) var elements: ContiguousArray<Subscription> = []
    private var sweepAt = 8

    /// Appends a subscription; first removes ended subscriptions, unless a loop over the list runs.
    mutating func append(_ element: Subscription, whileLooping isLooping: Bool = false) {
        if !isLooping {
            while elements.last?.isEnded == true { elements.removeLast() }
            if elements.count >= sweepAt { sweep() }
        }
        // Most owners have a few.
        if elements.isEmpty { elements.reserveCapacity(4) }
        elements.append(element)
    }

    /// Removes the ended subscriptions.
    @usableFromInline mutating func sweep() {
        elements.removeAll { $0.isEnded }
        sweepAt = max(8, elements.count * 2)
    }

    /// Empties the list and returns its elements.
    mutating func takeAll() -> ContiguousArray<Subscription> {
        var taken: ContiguousArray<Subscription> = []
        swap(&taken, &elements)
        return taken
    }
}

/// Subscriptions that are canceled together.
@MainActor
final class SubscriptionBag {
    private var subscriptions = SubscriptionList()
    private var isCanceled = false

    /// Adds a subscription; cancels it at once if the bag has been canceled.
    func add(_ subscription: Subscription) {
        if isCanceled { subscription.cancel() } else { subscriptions.append(subscription) }
    }

    /// Cancels all subscriptions in the bag, and every subscription that is added later.
    func cancel() {
        isCanceled = true
        for subscription in subscriptions.takeAll() { subscription.cancel() }
    }
}
