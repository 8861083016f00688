/// One thing that is expected to go away.
@MainActor
final class LeakExpectation {
    private weak var object: AnyObject?
    private weak var interactor: (any InteractorScope)?
    private let kind: Leak.Kind
    private let type: Any.Type
    private let time: Duration

    /// The time that is left.
    var remaining: Duration

    /// Whether nobody expects it any more.
    var isCancelled = false

    init(
        kind: Leak.Kind,
        object: AnyObject,
        time: Duration,
        unlessActive interactor: (any InteractorScope)? = nil
    ) {
        self.kind = kind
        self.object = object
        self.interactor = interactor
        self.time = time
        type = Swift.type(of: object)
        remaining = time
    }

    /// Whether there is nothing to wait for.
    var isFulfilled: Bool {
        guard !isCancelled, let object else { return true }
        guard kind == .shownView, let view = object as? any ViewControllable else { return false }
        // The view of a RIB that is at work again is shown rightly.
        return !view.isShown || interactor?.isActive == true
    }

    /// What is told when time is up.
    var leak: Leak {
        Leak(kind: kind, typeName: String(describing: type), time: time)
    }
}
