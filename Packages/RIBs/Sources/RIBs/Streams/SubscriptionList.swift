/// Subscriptions in the order in which they came.
///
/// Those that have ended are not taken out one by one, which would cost a search each; they are
/// swept out when the list would grow, or by who has just walked over it. So ending one costs
/// nothing here, and no more than as many ended ones as living ones are ever kept.
@MainActor
@usableFromInline
struct SubscriptionList<Element: Subscription> {
    @usableFromInline private(set) var elements: ContiguousArray<Element> = []
    private var sweepAt = 8

    mutating func append(_ element: Element) {
        if elements.count >= sweepAt { sweep() }
        elements.append(element)
    }

    /// Takes out those that have ended.
    @usableFromInline
    mutating func sweep() {
        elements.removeAll { $0.isCancelled }
        sweepAt = max(8, elements.count * 2)
    }

    /// Empties the list.
    ///
    /// - Returns: what was in it.
    mutating func takeAll() -> ContiguousArray<Element> {
        defer { elements = [] }
        return elements
    }
}
