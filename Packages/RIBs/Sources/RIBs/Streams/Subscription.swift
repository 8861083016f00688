/// A connection between a stream and its subscriber, or anything else that can be canceled once.
///
/// It lasts until it is canceled or its stream completes, even when nothing holds it. So tie it to
/// the object it serves:
///
/// ```swift
/// scores.subscribe { [weak self] in self?.presenter.show($0) }
///     .disposeOnDeactivate(interactor: self)
/// ```
@MainActor
public class Subscription {
    /// A Boolean value that indicates whether the subscription was canceled or ended by itself.
    @exclusivity(unchecked) public final private(set) var isEnded = false

    private var onCancel: (@MainActor () -> Void)?

    /// Creates a subscription to something that is not a stream.
    ///
    /// - Parameter onCancel: Runs when the subscription is canceled, at most once; never after
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

    /// Ends the subscription, unless it has ended already.
    public final func cancel() {
        guard markEnded() else { return }
        didCancel()
        release()
    }

    /// Marks the subscription as ended by itself, so that `onCancel` does not run.
    public final func finish() {
        guard markEnded() else { return }
        release()
    }

    /// Cancels the work behind the subscription.
    func didCancel() {
        onCancel?()
    }

    /// Releases everything that was held for the time of the subscription.
    func release() {
        onCancel = nil
    }

    private func markEnded() -> Bool {
        guard !isEnded else { return false }
        isEnded = true
        LiveCounts.counted.subscriptions -= 1
        return true
    }

    /// Cancels the subscription when the interactor is deactivated, or at once if it is inactive.
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

    /// Cancels the subscription when a stream sends false or completes, or at once.
    ///
    /// - Parameters:
    ///   - isActive: Whether the subscription may go on now.
    ///   - stream: The values of `isActive`, read only if it is true.
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

/// Subscriptions in the order of their arrival.
///
/// Ended ones are not removed one by one, which would take a search each. They are removed when
/// another is appended, if they are the last ones or the list would grow, or after a loop. So the
/// list never keeps more ended than living ones, beyond a small minimum.
///
/// Streams of all values share this code, so the elements have no type parameter.
@MainActor
@usableFromInline
struct SubscriptionList {
    @usableFromInline private(set) var elements: ContiguousArray<Subscription> = []
    private var sweepAt = 8

    /// Appends a subscription, and moves no other one while a loop over the list is running.
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

    /// Adds a subscription, and cancels it at once if the others have been canceled.
    func add(_ subscription: Subscription) {
        if isCanceled { subscription.cancel() } else { subscriptions.append(subscription) }
    }

    /// Cancels all of them.
    func cancel() {
        isCanceled = true
        for subscription in subscriptions.takeAll() { subscription.cancel() }
    }
}
