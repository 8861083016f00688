/// Subscriptions that end together.
@MainActor
final class SubscriptionBag {
    private var subscriptions = SubscriptionList<Subscription>()
    private var isEnded = false

    /// Ends a subscription with the others; at once when they have ended.
    func add(_ subscription: Subscription) {
        if isEnded { subscription.cancel() } else { subscriptions.append(subscription) }
    }

    /// Ends all of them. The second call does nothing.
    func end() {
        isEnded = true
        for subscription in subscriptions.takeAll() { subscription.cancel() }
    }
}
