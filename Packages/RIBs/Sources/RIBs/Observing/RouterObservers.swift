/// Who is told when any router of the program attaches or detaches a child.
///
/// ```swift
/// let tracing = RouterObservers.observe { event in log(event.description) }
/// …
/// tracing.cancel()
/// ```
///
/// A refused call (a programmer's error) is not told, nor is a tree that is dropped without being
/// detached. While nobody observes, attaching costs one comparison more.
@MainActor
public enum RouterObservers {
    /// What routers call; nil while nobody observes, so that nothing is made for nobody.
    static var report: ((RouterEvent) -> Void)?

    private static var observers: [Observer] = []

    private final class Observer {
        let onEvent: (RouterEvent) -> Void
        var isEnded = false

        init(_ onEvent: @escaping (RouterEvent) -> Void) {
            self.onEvent = onEvent
        }
    }

    /// Tells somebody of every change from now on, until the subscription is cancelled.
    ///
    /// - Parameter onEvent: called in the middle of the change: it may read the tree, and should
    ///   not change it. Observers are told in the order in which they came.
    /// - Returns: what ends it.
    public static func observe(
        _ onEvent: @escaping @MainActor (RouterEvent) -> Void
    ) -> Subscription {
        let observer = Observer(onEvent)
        observers.append(observer)
        report = tell
        return Subscription { end(observer) }
    }

    private static func tell(_ event: RouterEvent) {
        // One that another observer has just ended is told nothing more.
        for observer in observers where !observer.isEnded { observer.onEvent(event) }
    }

    private static func end(_ observer: Observer) {
        observer.isEnded = true
        observers.removeAll { $0 === observer }
        if observers.isEmpty { report = nil }
    }
}
